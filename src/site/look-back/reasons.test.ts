import { expect, it } from 'vitest';
import { diceRace, type Race } from '../../../tests/made-up/rules-only/dice-race.ts';
import type { Evaluation } from '../../referee/search/evaluation.ts';
import { endOf, reasonsBetween } from './reasons.ts';

const at: Race = { at: [0, 0, 0], turn: 0, die: 3 };

/** Marks gained by the ant's team, and its turn. */
const evaluation: Evaluation<Race, 'marks' | 'turn' | 'bee'> = {
  features: ['marks', 'turn', 'bee'],
  figures: (race) => [race.at[0] + race.at[2], race.turn === 1 ? -1 : 0, -race.at[1]],
  weights: { marks: 0.2, turn: 0.1, bee: 0.2 },
};

it('what a move gains is told, the most first, and not what it loses', () => {
  const ran = diceRace.play(at, 'run');
  const [marks, ...more] = reasonsBetween({ evaluation }, at, ran, 0);
  expect(marks).toMatchObject({ feature: 'marks' });
  expect(marks?.chance).toBeGreaterThan(0.1);
  expect(more).toEqual([]);
  expect(reasonsBetween({ evaluation }, at, diceRace.play(at, 'rest'), 0)).toEqual([]);
  expect(reasonsBetween({}, at, ran, 0)).toEqual([]);
});

it('turns are compared to where somebody else decides, as far as a line can be played', () => {
  const line = [
    { by: 0, words: 'run' },
    { by: 'chance', words: 'roll 2' },
    { by: 1, words: 'run' },
  ] as const;
  const field = { game: diceRace, hints: {} };
  expect(endOf(field, at, line)).toEqual({ at: [3, 0, 0], turn: 1, die: 2 });
  expect(endOf(field, at, [{ by: 0, words: 'fly' }])).toBe(at);
});
