import { expect, it } from 'vitest';
import { cardDuel, FIRST_DUEL, type Duel } from '../../../tests/made-up/rules-only/card-duel.ts';
import { diceRace } from '../../../tests/made-up/rules-only/dice-race.ts';
import { advise, type Advising } from './advice.ts';

function adviceOf<Move>(advising: Advising<Move>) {
  while (advising.step());
  expect(advising.done()).toBeLessThanOrEqual(1);
  return advising.advice();
}

const inTurn = (first: Duel, ...moves: Parameters<typeof cardDuel.play>[1][]): Duel =>
  moves.reduce((at, move) => cardDuel.play(at, move), first);

it('the best move is told first, with its chances', () => {
  const fly = { at: [0, 5, 3], turn: 2, die: 3 } as const;
  const [best, other, ...more] = adviceOf(advise({ game: diceRace, hints: {} }, fly, 'fly'));
  expect(best).toEqual({ move: 'run', chances: 1, why: [] });
  expect(other?.move).toBe('rest');
  expect(other?.chances).toBeLessThan(0.2);
  expect(more).toEqual([]);
});

it('two positions that look alike to whoever asks get the same advice', () => {
  const [dodge, blank] = (['dodge', 'blank'] as const).map((card) => {
    const at = inTurn(FIRST_DUEL, { draw: 'cancel' }, 'wait', { draw: card }, 'wait', { draw: 'blank' });
    return adviceOf(advise({ game: cardDuel, hints: {} }, cardDuel.observe(at, 0), 'alike'));
  });
  expect(dodge).toHaveLength(2);
  expect(dodge).toEqual(blank);
});
