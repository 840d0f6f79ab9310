/**
 * The opponent spends no token on what it knows already; the rule of thumb knows its side's cards alone, and beats
 * whoever plays by lot.
 */
import { describe, expect, it } from 'vitest';
import { opponentOf } from '../../../referee/search/search.ts';
import { budgetOf } from '../../../site/play/levels.ts';
import { fogForm } from '../rules/position-format.ts';
import { fogOfWar } from '../rules/judge.ts';
import { fogHints } from './evaluate.ts';
import type { War } from '../rules/position.ts';
import { baselineBot } from './baseline.ts';
import { chanceOf } from '../../../referee/chance/random.ts';
import { byLot, contest } from '../../../../scripts/make/contest.ts';

function table(more: Readonly<Record<string, unknown>>): War {
  const read = fogForm.read(more);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.value;
}

const LOOKING = {
  stage: 'intel',
  active: 'allies',
  played: true,
  intel: { allies: { ready: 5, used: 0 } },
  piles: { axis: { wmed: { dummy: 1 }, italy: { 'army-1': 2 } } },
};
/** The Allies have seen the only card in the Western Mediterranean. */
const SEEN = table({ ...LOOKING, known: { axis: { wmed: { dummy: 1 } } } });

/** What the search expects of each move before it looks at any, in notation. */
function priorsIn(position: War): ReadonlyMap<string, number> {
  const all = fogOfWar.moves(position);
  const priors = fogHints.prior?.(position, all) ?? [];
  return new Map(all.map((move, index) => [fogOfWar.print(position, move), priors[index] ?? 0]));
}

describe('a second look at the only card there', () => {
  it('is not considered, and one at what is still hidden is', () => {
    const priors = priorsIn(SEEN);
    expect(priors.get('intel wmed')).toBeLessThan(0);
    expect(priors.get('intel italy')).toBeGreaterThanOrEqual(0);
    expect(priorsIn(table(LOOKING)).get('intel wmed')).toBeGreaterThanOrEqual(0);
  });

  it.each(['one', 'two', 'three', 'four', 'five', 'six'])('is never taken by a recruit (%s)', (seed) => {
    const recruit = opponentOf({ game: fogOfWar, hints: fogHints }, budgetOf(fogHints, 'recruit'));
    const seen = fogOfWar.observe(SEEN, 1);
    expect(fogOfWar.print(SEEN, recruit(seen, seed))).not.toBe('intel wmed');
    expect(fogOfWar.print(SEEN, baselineBot(seen, seed))).not.toBe('intel wmed');
  });
});

it('each side goes by weights of its own when they are tuned', () => {
  const position = table(LOOKING);
  const moves = fogOfWar.moves(position);
  const by = (weights: Readonly<Record<string, number>>) =>
    fogHints.tuning?.by(weights).prior?.(position, moves);
  // Nobody looks who keeps nine tokens for something else; it is the Allies' turn.
  expect(by({ 'axis.spare': 9 })).toEqual(fogHints.prior?.(position, moves));
  expect(by({ 'allies.spare': 9 })).not.toEqual(fogHints.prior?.(position, moves));
});

const lot = byLot(fogOfWar);
/** Limit against an endless game; no real game takes as many moves. */
const MOST = 20_000;

it.each([
  ['the Axis', [baselineBot, lot], 0],
  ['the Allies', [lot, baselineBot], 1],
] as const)('wins as %s against a player by lot', (_, players, seat) => {
  for (const seed of ['one', 'two', 'three']) {
    const begun = fogOfWar.setUp([], chanceOf(seed));
    if (!begun.ok) throw new Error(begun.faults.join());
    expect(contest(fogOfWar, begun.value, players, seed, MOST)?.winners).toEqual([seat]);
  }
});

it('wins most games against the rule of thumb, by what it knows of moves alone', () => {
  const won = ['one', 'two', 'three'].flatMap((seed) =>
    [0, 1].map((seat) => {
      const begun = fogOfWar.setUp([], chanceOf(seed));
      if (!begun.ok) throw new Error(begun.faults.join());
      const opponent = opponentOf({ game: fogOfWar, hints: fogHints }, { samples: 1 });
      const players = seat === 0 ? [opponent, baselineBot] : [baselineBot, opponent];
      return contest(fogOfWar, begun.value, players, seed, MOST)?.winners.includes(seat) === true;
    }),
  );
  expect(won.filter(Boolean).length).toBeGreaterThanOrEqual(5);
});
