/** The tracker for a real table keeps purses and lasting effects by the rules. */
import { expect, it } from 'vitest';
import { loopTracker } from './tracker.ts';

const BEGUN = ['length short', 'players 2', 'first 0', 'card none', 'card none'];
const shown = (presses: readonly string[], on: readonly string[] = []) => {
  const pressed = presses.reduce((state, press) => {
    expect(loopTracker.shows(state).presses.map(({ id }) => id)).toContain(press);
    return loopTracker.pressed(state, press);
  }, loopTracker.begin(on));
  return loopTracker.shows(pressed);
};

it('gives nobody an income in a first turn, and 3 in the second', () => {
  expect(shown(BEGUN).now.says).toMatchObject({ who: 0, round: 1, income: 0, tokens: 10 });
  expect(shown([...BEGUN, 'end', 'end']).now.says).toMatchObject({ who: 0, round: 2, income: 3, tokens: 13 });
});

it('counts the economy and units in enemy trenches', () => {
  const presses = [...BEGUN, 'tier', 'more 4', 'end', 'end'];
  expect(shown(presses).now.says).toMatchObject({ income: 8, tokens: 13, bonus: 4 });
});

it('asks each side for its card in a green round, and nobody in a white one', () => {
  const next = [...BEGUN, 'end', 'end'];
  expect(shown(next).now.says).toMatchObject({ says: 'turnNow', green: false });
  expect(shown([...next, 'end', 'end']).now.says).toMatchObject({ says: 'rollsNow', round: 3, side: 0 });
});

it('says what lasts, and for how long', () => {
  const drawn = ['length short', 'players 2', 'first 0', 'card N6', 'card none'];
  expect(shown(drawn).now.says).toMatchObject({ lasts: ['N6'] });
  expect(shown([...drawn, 'end', 'end']).now.says).toMatchObject({ round: 2, lasts: ['N6'] });
  const after = [...drawn, 'end', 'end', 'end', 'end', 'card none', 'card none'];
  expect(shown(after).now.says).toMatchObject({ round: 3, lasts: [] });
});

it('doubles three incomes, and counts a first turn for none of them', () => {
  const drawn = ['length short', 'players 2', 'first 0', 'card P5', 'card none'];
  const rounds = ['end', 'end'];
  const green = ['card none', 'card none'];
  expect(shown([...drawn, ...rounds]).now.says).toMatchObject({ income: 6 });
  const third = [...drawn, ...rounds, ...rounds, ...green, ...rounds];
  expect(shown(third).now.says).toMatchObject({ round: 4, income: 6 });
  expect(shown([...third, ...rounds, ...green]).now.says).toMatchObject({ round: 5, income: 3 });
});
