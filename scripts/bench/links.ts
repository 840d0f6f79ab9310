/** The length of links, and the time to make and open them. */
import { VICTORY_TANK } from '../../src/games/victory-tank/index.ts';
import { type Packer, pack, unpack, type Shared } from '../../src/site/link/link-text.ts';
import { chanceOf } from '../../src/referee/chance/random.ts';
import { byLot } from '../make/contest.ts';
import type { Player } from '../../src/referee/game.ts';
import { planner } from '../../src/games/victory-tank/bot/baseline.ts';
import { victoryTank } from '../../src/games/victory-tank/rules/judge.ts';
import type { Move } from '../../src/games/victory-tank/rules/moves.ts';
import type { Observation } from '../../src/games/victory-tank/rules/observation.ts';
import type { Position } from '../../src/games/victory-tank/rules/position.ts';
import { codeOf } from '../../src/site/link/qr-code.ts';
import { median, rounded, timed, type Figure } from './measurement.ts';

const { referee } = VICTORY_TANK;
const PACKER: Packer = {
  game: await referee.game(),
  form: await referee.form(),
  packing: await referee.packing(),
};
const GAMES = 1000;
const BOT_GAMES = 20;
/** From this round on a position counts as late: the table is full and few cards are left. */
const LATE = 6;
/** Four 32-bit numbers, like the site's seeds, of the greatest length. */
const seedOf = (game: number): string => `${4294967295 - game}-4294967295-4294967295-4294967295`;
/** Length of the URL before the payload. */
const BEFORE = 'https://kit.example/victory-tank/play/#position='.length;

interface Game {
  readonly record: Shared;
  /** A position from one of the last rounds. */
  readonly late: Position;
  readonly moves: number;
}

function gameOf(seed: string, player: Player<Observation, Move>): Game {
  const first = victoryTank.setUp([], chanceOf(seed));
  if (!first.ok) throw new Error(first.faults.join('; '));
  let position = first.value;
  const moves: string[] = [];
  const late: Position[] = [];
  while (position.player !== null) {
    const move = player(victoryTank.observe(position, position.player), `${seed}/${moves.length}`);
    moves.push(victoryTank.print(position, move));
    position = victoryTank.play(position, move);
    if (position.round >= LATE) late.push(position);
  }
  return {
    record: {
      kind: 'record',
      record: { game: victoryTank.id, rules: victoryTank.rules, options: [], seed, moves },
    },
    late: late[Math.floor(late.length / 2)] ?? position,
    moves: moves.length,
  };
}

/** Packed texts, with the ms each took to pack and to open. */
function packed(all: readonly Shared[]) {
  const texts: string[] = [];
  const making: number[] = [];
  const opening: number[] = [];
  for (const shared of all) {
    making.push(
      timed(() => {
        const text = pack(PACKER, shared);
        if (!text.ok) throw new Error(text.faults.join('; '));
        texts.push(text.value);
      }),
    );
    opening.push(
      timed(() => {
        if (!unpack(PACKER, texts.at(-1) ?? '').ok) throw new Error('a link does not open');
      }),
    );
  }
  return { texts, making, opening };
}

const lengths = (texts: readonly string[]): string => {
  const all = texts.map((text) => text.length);
  return `${median(all)}, longest ${Math.max(...all)}`;
};

/** Rows for one kind of payload, with a limit for its length. */
function rowsOf(what: string, all: readonly Shared[], bar: number): readonly Figure[] {
  const { texts, making, opening } = packed(all);
  const longest = texts.toSorted((one, other) => other.length - one.length)[0] ?? '';
  const { side } = codeOf('x'.repeat(BEFORE) + longest);
  return [
    {
      what: `${what}: characters, median of ${all.length}`,
      bar: `< ${bar}`,
      found: lengths(texts),
      held: longest.length < bar,
    },
    { what: `${what}: QR code of the longest`, bar: '', found: `${side} modules a side` },
    { what: `${what}: made in`, bar: '', found: `${rounded(median(making))} ms` },
    { what: `${what}: opened and checked in`, bar: '', found: `${rounded(median(opening))} ms` },
  ];
}

export async function linkFigures(): Promise<readonly Figure[]> {
  const lot = byLot(victoryTank);
  const games = Array.from({ length: GAMES }, (_, game) => gameOf(seedOf(game), lot));
  const played = Array.from({ length: BOT_GAMES }, (_, game) => gameOf(seedOf(game), planner));
  return [
    ...rowsOf(
      'late position',
      games.map(({ late: position }) => ({ kind: 'position', position })),
      250,
    ),
    ...rowsOf(
      'what a player sees of it',
      games.map(({ late }) => ({ kind: 'view', observation: victoryTank.observe(late, 0) })),
      250,
    ),
    ...rowsOf(
      'record of a game by lot',
      games.map(({ record }) => record),
      1200,
    ),
    ...rowsOf(
      'record of a game by the built-in opponent',
      played.map(({ record }) => record),
      1200,
    ),
  ];
}
