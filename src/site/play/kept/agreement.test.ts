import { expect, it, vi } from 'vitest';
import {
  agreedIn,
  fragmentOf,
  keepAgreement,
  keepSwitched,
  keptAgreement,
  packedIn,
  settledOf,
  toggled,
  withAdvice,
} from './agreement.ts';

const KNOWN = ['free', 'pass', 'board'];

it('an address carries what a table has agreed on', () => {
  expect(agreedIn(`#${fragmentOf(['board', 'free'])}`, KNOWN)).toEqual(['free', 'board']);
  expect(agreedIn('#recruit&rules=pass', KNOWN)).toEqual(['pass']);
});

it('an address may say that everything is as it is ruled, or nothing at all', () => {
  expect(agreedIn(`#${fragmentOf([])}`, KNOWN)).toEqual([]);
  expect(agreedIn('#recruit', KNOWN)).toBeNull();
});

it('a set that is garbled, too long, or not of this game is none', () => {
  for (const none of ['%', '%E0%A4%A', 'pass,flying-tanks', 'pass%', 'pass,'.repeat(100_000)])
    expect(agreedIn(`#rules=${none}`, KNOWN)).toBeNull();
  expect(packedIn(`#rulings=${'A'.repeat(200_000)}`)).toBeNull();
  expect(agreedIn('&'.repeat(60_000), KNOWN)).toBeNull();
});

const deviceWith = (texts: Map<string, string>) => ({
  getItem: (name: string) => texts.get(name) ?? null,
  setItem: (name: string, text: string) => texts.set(name, text),
});

it('what is advised for a new game holds until somebody has settled that very thing', () => {
  vi.stubGlobal('localStorage', deviceWith(new Map()));
  const begins = () => withAdvice(keptAgreement('tank', KNOWN), ['board'], settledOf('tank', KNOWN));
  expect(begins()).toEqual(['board']);
  keepSwitched('tank', 'pass', true, KNOWN);
  expect(begins()).toEqual(['pass', 'board']);
  keepSwitched('tank', 'board', false, KNOWN);
  expect(begins()).toEqual(['pass']);
  vi.stubGlobal('localStorage', deviceWith(new Map([['fieldkit/tank/agreed', '']])));
  expect(begins()).toEqual([]);
  vi.unstubAllGlobals();
});

it('what is kept of options that this page does not know stays beside those that it does', () => {
  const texts = new Map([['fieldkit/tank/agreed', 'pass,of-tomorrow']]);
  vi.stubGlobal('localStorage', deviceWith(texts));
  expect(keptAgreement('tank', KNOWN)).toEqual(['pass']);
  keepAgreement('tank', ['board'], KNOWN);
  expect(keptAgreement('tank', KNOWN)).toEqual(['board']);
  expect(keptAgreement('tank', ['of-tomorrow'])).toEqual(['of-tomorrow']);
  keepSwitched('tank', 'pass', true, KNOWN);
  expect(keptAgreement('tank', KNOWN)).toEqual(['pass', 'board']);
  keepSwitched('tank', 'board', false, KNOWN);
  expect(keptAgreement('tank', [...KNOWN, 'of-tomorrow'])).toEqual(['pass', 'of-tomorrow']);
  vi.unstubAllGlobals();
});

it('an option is switched on and off again', () => {
  expect(toggled(toggled(['free'], 'pass'), 'free')).toEqual(['pass']);
});
