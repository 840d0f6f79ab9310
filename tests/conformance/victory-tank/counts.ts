/** Generates the lines of `perft.json`: positions of random games, and the number of runs of moves from each. */
import { victoryTank } from '../../../src/games/victory-tank/rules/judge.ts';
import { victoryTankPositions as positions } from '../../../src/games/victory-tank/rules/position-format.ts';
import { OPTION_IDS, type OptionId } from '../../../src/games/victory-tank/rules/options.ts';
import { type Position, STAGES, type Stage } from '../../../src/games/victory-tank/rules/position.ts';
import { chanceOf } from '../../../src/referee/chance/random.ts';
import { perft, playout } from '../../../src/referee/playout.ts';
import type { Count } from '../shapes.ts';

export const PERFT = new URL('perft.json', import.meta.url);

/** No option, each alone, all together. */
const TABLES: readonly (readonly OptionId[])[] = [[], ...OPTION_IDS.map((id) => [id]), OPTION_IDS];

/** The number of positions per table besides its set-up. */
const EACH = 4;
/** Counting stops at the first depth with this many runs. */
const ENOUGH = 3000;
const DEEPEST = 6;

export function counts(): Count[] {
  return TABLES.flatMap((on, table) => [
    countFrom(on, { seed: '1', after: 0, position: setUp(on, '1') }),
    ...stagesOf(on, table).map((stage) => countFrom(on, firstAt(on, stage))),
  ]);
}

interface Found {
  readonly seed: string;
  readonly after: number;
  readonly position: Position;
}

function setUp(on: readonly OptionId[], seed: string): Position {
  const first = victoryTank.setUp(on, chanceOf(seed));
  if (!first.ok) throw new Error(first.faults.join(' '));
  return first.value;
}

/** The stages for a table; the tables take turns through the list. */
function stagesOf(on: readonly OptionId[], table: number): Stage[] {
  const some = STAGES.filter(
    (stage) => stage !== 'over' && stage !== 'draft' && (stage !== 'muster' || on.includes('combined')),
  );
  return Array.from({ length: EACH }, (_, index) => some[(EACH * table + index) % some.length] ?? 'command');
}

/** The first position of a stage, from round 3 on (the tank's own from round 1), in the games of seeds 1, 2, ... */
function firstAt(on: readonly OptionId[], stage: Stage): Found {
  const late = stage === 'face' ? 1 : 3;
  for (let seed = 1; ; seed++) {
    let found: Found | null = null;
    playout(victoryTank, setUp(on, String(seed)), String(seed), victoryTank.bound, ({ after, count }) => {
      if (found === null && after.stage === stage && after.round >= late)
        found = { seed: String(seed), after: count, position: after };
    });
    if (found !== null) return found;
  }
}

function countFrom(on: readonly OptionId[], { seed, after, position }: Found): Count {
  const runs: number[] = [];
  do runs.push(perft(victoryTank, position, runs.length + 1));
  while (runs.length < DEEPEST && (runs.at(-1) ?? 0) < ENOUGH);
  return { options: on, seed, after, position: positions.write(position), runs };
}
