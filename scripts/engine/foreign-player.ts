/**
 * A player in another program, which is told what a player sees and what it may do, and answers with a move
 * (`docs/engine-protocol.md`, "A player").
 */
import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import type { AnyGame } from '../../src/referee/erased-types.ts';
import { isObject } from '../../src/is-object.ts';
import { readJson, shown } from '../../src/kit/untrusted-input.ts';
import { refusal } from '../cli/command-error.ts';
import { linesIn } from './lines.ts';
import { PROTOCOL } from './request.ts';

/** The longest wait for an answer, ms. */
const PATIENCE = 60_000;

type Reply = Readonly<Record<string, unknown>>;

export interface ForeignProgram {
  readonly command: string;
  /** Asks one request; throws where no reply to it comes. */
  readonly ask: (request: object) => Promise<Reply>;
  /** Sends a line as it is; the reply to it, which need not have an id. */
  readonly send: (line: string) => Promise<Reply>;
  readonly end: () => void;
}

/** Starts a program by its command line, as a shell reads it. */
export function startProgram(command: string): ForeignProgram {
  const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
  const batches = linesIn(child.stdout);
  const come: (string | null)[] = [];
  let asked = 0;
  // Whether a program still listens is told by its reply.
  child.stdin.on('error', () => undefined);

  async function nextLine(): Promise<string> {
    while (come.length === 0) {
      const more = await batches.next();
      if (more.done === true) throw refusal(`"${command}" has ended without an answer.`);
      come.push(...more.value);
    }
    return come.shift() ?? '';
  }

  async function inTime(line: Promise<string>): Promise<string> {
    const done = new AbortController();
    const late = setTimeout(PATIENCE, '', { signal: done.signal }).then(() => {
      throw refusal(`"${command}" has not answered for ${PATIENCE / 1000} seconds.`);
    });
    // Answered in time, the wait is broken off.
    late.catch(() => undefined);
    try {
      return await Promise.race([line, late]);
    } finally {
      done.abort();
    }
  }

  async function send(line: string): Promise<Reply> {
    child.stdin.write(`${line}\n`);
    const said = await inTime(nextLine());
    const read = readJson(said);
    if (read.ok && isObject(read.value)) return read.value;
    throw refusal(`"${command}" has answered with something else than an object of JSON: ${shown(said)}`);
  }

  return {
    command,
    send,
    ask: async (request) => {
      const id = ++asked;
      const reply = await send(JSON.stringify({ id, ...request }));
      if (reply['id'] === id) return reply;
      throw refusal(`"${command}" has not answered request ${id}, but ${shown(JSON.stringify(reply))}`);
    },
    end: () => {
      child.stdin.end();
      child.kill();
    },
  };
}

/** Greets a program as a player of a game; its reply. Throws where it speaks another protocol. */
export async function greet(program: ForeignProgram, game: AnyGame): Promise<Reply> {
  const seats = game.seats.map(({ id }) => id);
  const reply = await program.ask({ command: 'hello', protocol: PROTOCOL, game: { id: game.id, seats } });
  if (reply['protocol'] === PROTOCOL) return reply;
  throw refusal(
    `"${program.command}" speaks another protocol than ${PROTOCOL}: ${shown(JSON.stringify(reply))}`,
  );
}

/** Asks a program for a player's move; throws where it is none of the legal ones. */
export async function chosenBy(
  program: ForeignProgram,
  game: AnyGame,
  position: unknown,
  player: number,
  seed: string,
): Promise<unknown> {
  const moves = game.moves(position);
  const legal = moves.map((move) => game.print(position, move));
  const observation = game.observe(position, player);
  const reply = await program.ask({
    command: 'choose',
    player: game.seats[player]?.id,
    observation,
    legal,
    seed,
  });
  const found = legal.findIndex((words) => words === reply['move']);
  if (found >= 0) return moves[found];
  throw refusal(`"${program.command}" has chosen no legal move: ${shown(JSON.stringify(reply), 200)}`);
}
