/** Whether another program keeps to the engine protocol, as a player and, where it says so, as a referee. */
import { isObject } from '../../src/is-object.ts';
import { shown } from '../../src/kit/untrusted-input.ts';
import { playout, type Happened } from '../../src/referee/playout.ts';
import { setUpBy, type Referee } from '../cli/referees.ts';
import { isRefusal, refusal } from '../cli/command-error.ts';
import { say } from '../cli/terminal.ts';
import { chosenBy, greet, startProgram, type ForeignProgram } from './foreign-player.ts';

const FAILED = 1;

/** Decisions that a player is asked for, and moves that a referee is followed through. */
const ASKED = 20;
const FOLLOWED = 40;

interface Check {
  readonly promise: string;
  /** Throws a refusal where the promise is not kept. */
  readonly holds: (program: ForeignProgram, referee: Referee) => Promise<void>;
}

type Happening = Happened<unknown, unknown>;

/** The first moves of a game by lot, the same each time. */
function gameByLot(referee: Referee, most: number): readonly Happening[] {
  const happened: Happening[] = [];
  playout(referee.game, setUpBy(referee, [], 'conformance'), 'conformance', most, (each) => {
    happened.push(each);
  });
  return happened;
}

function isError(reply: Readonly<Record<string, unknown>>): boolean {
  const { error } = reply;
  return isObject(error) && typeof error['message'] === 'string';
}

async function refuses(program: ForeignProgram, line: string): Promise<void> {
  const reply = await program.send(line);
  if (!isError(reply)) throw refusal(`to ${line} it replied ${shown(JSON.stringify(reply))}`);
}

const PLAYER: readonly Check[] = [
  { promise: 'says its protocol', holds: async (program, { game }) => void (await greet(program, game)) },
  {
    promise: 'answers a line that is no JSON with an error',
    holds: (program) => refuses(program, '{"id": 1,'),
  },
  {
    promise: 'answers an unknown command with an error',
    holds: (program) => refuses(program, '{"id": "a", "command": "dance"}'),
  },
  {
    promise: `chooses a legal move in ${ASKED} positions`,
    holds: async (program, referee) => {
      const { game } = referee;
      const decisions = gameByLot(referee, FOLLOWED * ASKED)
        .map(({ before, count }) => ({ before, count, actor: game.toAct(before) }))
        .flatMap(({ actor, ...each }) => (typeof actor === 'number' ? [{ ...each, actor }] : []));
      for (const { before, actor, count } of decisions.slice(0, ASKED))
        await chosenBy(program, game, before, actor, String(count));
    },
  },
];

const sameList = (one: unknown, other: readonly string[]): boolean =>
  Array.isArray(one) && JSON.stringify(one.toSorted()) === JSON.stringify(other.toSorted());

/** Follows a program through a game by lot, which has the same legal moves and the same end as here. */
async function followed(program: ForeignProgram, referee: Referee): Promise<void> {
  const { game, form } = referee;
  const [first, ...rest] = gameByLot(referee, FOLLOWED);
  if (first === undefined) return;
  await program.ask({ command: 'position', position: form.write(first.before) });
  for (const { before, move, count } of [first, ...rest]) {
    const here = game.moves(before).map((each) => game.print(before, each));
    const { moves } = await program.ask({ command: 'legal' });
    if (!sameList(moves, here))
      throw refusal(`before move ${count} it has other legal moves: ${here.join(', ')}`);
    const reply = await program.ask({ command: 'play', moves: [game.print(before, move)] });
    if (isError(reply)) throw refusal(`move ${count} was refused: ${shown(JSON.stringify(reply), 200)}`);
  }
}

const REFEREE: readonly Check[] = [
  { promise: 'has the same legal moves in a game by lot', holds: followed },
  {
    promise: 'refuses what is no move, and stays where it is',
    holds: async (program) => {
      const before = await program.ask({ command: 'legal' });
      if (!isError(await program.ask({ command: 'play', moves: ['no such move'] })))
        throw refusal('it played "no such move"');
      const after = await program.ask({ command: 'legal' });
      if (JSON.stringify(before['moves']) !== JSON.stringify(after['moves']))
        throw refusal('its legal moves have changed');
    },
  },
];

/** Tries a check; says how it went. */
async function isKept(check: Check, program: ForeignProgram, referee: Referee): Promise<boolean> {
  try {
    await check.holds(program, referee);
    say(`ok      ${check.promise}`);
    return true;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    say(`failed  ${check.promise}: ${error.message}`);
    return false;
  }
}

/** Whether a program says that it is a referee, too. */
async function isReferee(program: ForeignProgram, { game }: Referee): Promise<boolean> {
  const { commands } = await greet(program, game);
  return Array.isArray(commands) && ['position', 'legal', 'play'].every((name) => commands.includes(name));
}

/** Checks a program and says how it went; the exit status is 1 where something failed. */
export async function checkProgram(referee: Referee, command: string): Promise<void> {
  const program = startProgram(command);
  try {
    const kept: boolean[] = [];
    for (const check of PLAYER) {
      kept.push(await isKept(check, program, referee));
      // Who does not answer now will not answer later.
      if (!kept.at(-1)) break;
    }
    if (kept.every(Boolean) && (await isReferee(program, referee)))
      for (const check of REFEREE) kept.push(await isKept(check, program, referee));
    if (!kept.every(Boolean)) process.exitCode = FAILED;
  } finally {
    program.end();
  }
}
