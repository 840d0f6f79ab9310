import { expect, it } from 'vitest';
import { agreedIn, fragmentOf, toggled } from './agreed.ts';

const KNOWN = ['free', 'pass', 'board'];

it('an address carries what a table has agreed on', () => {
  expect(agreedIn(`#${fragmentOf(['board', 'free'])}`, KNOWN)).toEqual(['free', 'board']);
  expect(agreedIn('#recruit&rules=pass', KNOWN)).toEqual(['pass']);
});

it('an address may say that everything is as it is ruled, or nothing at all', () => {
  expect(agreedIn(`#${fragmentOf([])}`, KNOWN)).toEqual([]);
  expect(agreedIn('#recruit', KNOWN)).toBeNull();
});

it('what the game does not know is passed over', () => {
  expect(agreedIn('#rules=pass,flying-tanks', KNOWN)).toEqual(['pass']);
});

it('an option is switched on and off again', () => {
  expect(toggled(toggled(['free'], 'pass'), 'free')).toEqual(['pass']);
});
