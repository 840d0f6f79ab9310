import { describe, expect, it } from 'vitest';
import { SHELF as MADE_UP } from '../../../tests/made-up/shelf.ts';
import { deskOf, openDesk } from '../../site/game-bundle.ts';
import { SHELF } from '../../site/shelf.ts';
import { answer } from '../answer.ts';
import { casesIn } from '../book.ts';
import { apartOf } from './divergence.ts';
import { claimOf } from './verify-questions.ts';

const { book, referee } = await deskOf('victory-tank');
if (!referee) throw new Error('Victory Tank has no referee.');

/** Every game with a book and a referee, including the samples. */
const GAMES = (await Promise.all([...SHELF, ...MADE_UP].map(openDesk))).flatMap((desk) =>
  desk?.referee ? [{ id: desk.id, told: desk.book, asked: desk.referee }] : [],
);

/** Options that no example depends on, and why. */
const NOTHING_COMES_OF: Readonly<Record<string, readonly string[]>> = {
  // The first is about what a table shows, the second about choosing sides before the set-up.
  'fog-of-war': ['secret-counts', 'side-bids'],
};

describe.each(GAMES)('the rulings of $id', ({ id, told, asked }) => {
  const entries = Object.entries(told.rulings);
  const fixed = entries.filter(([, { option }]) => option === null).map(([rule]) => rule);

  it.each(fixed)(
    '%s, without a switch: has a case in which its readings part, on a table that can be',
    (rule) => {
      const apart = apartOf(asked, told, rule);
      expect(apart?.example.shows).toContain(rule);
      expect(apart?.otherwise).toMatch(/^\p{Lu}.*\.$/u);
    },
  );

  it.each(fixed)('%s, without a switch: is named by the verdict that it parts', (rule) => {
    const apart = apartOf(asked, told, rule);
    const finding = apart && answer(asked, apart.example).finding;
    if (!apart || finding?.kind !== 'verdict') return;
    const { allowed, basis, rulings } = finding.verdict;
    if (claimOf(asked.game.words, apart.otherwise)?.yes === allowed) return;
    const said = rulings.find((ruling) => ruling.rule === rule);
    expect([apart.example.id, said?.option, said?.differs || 'same', basis]).toEqual([
      apart.example.id,
      null,
      said?.differs === 'perhaps' ? 'perhaps' : true,
      'ruling',
    ]);
  });

  it('have an example that turns on each switch', () => {
    const turned = casesIn(told).flatMap((example) => ('turnsOn' in example ? [example.turnsOn] : []));
    const never = entries
      .flatMap(([, { option }]) => option ?? [])
      .filter((option) => !turned.includes(option));
    expect(never.toSorted()).toEqual(NOTHING_COMES_OF[id] ?? []);
  });
});

describe('every ruling of Victory Tank without a switch', () => {
  const fixed = Object.entries(book.rulings).filter(([, { option }]) => option === null);

  it('is told apart by the referee itself, where the case is a try that leans on it', () => {
    const known = fixed.flatMap(([rule]) => {
      const differs = apartOf(referee, book, rule)?.differs;
      return typeof differs === 'boolean' ? [[rule, differs]] : [];
    });
    expect(Object.fromEntries(known)).toEqual({
      C4: true,
      C4a: true,
      M3a: true,
      M6a: true,
      M7a: true,
      M8a: false,
    });
  });
});

describe('what is told of the other reading', () => {
  const told = (rule: string, apart: { by: string; otherwise: string }) => () =>
    apartOf(referee, { ...book, apart: { [rule]: apart } }, rule);

  it('may not contradict the referee', () => {
    expect(told('C4', { by: 'payment-stands', otherwise: 'No. It stands.' })).toThrow(
      'The other reading of C4: the referee says that the answer differs.',
    );
    expect(told('M8a', { by: 'all-off-before-driving', otherwise: 'Yes. They may.' })).toThrow(
      'The other reading of M8a: the referee says that the answer is the same.',
    );
    expect(told('M7a', { by: 'board-where-the-drive-begins', otherwise: 'They wait.' })).toThrow(
      'it says neither yes nor no',
    );
  });

  it('belongs to a case that shows the ruling', () => {
    expect(told('A2b', { by: 'payment-stands', otherwise: 'No. They may not.' })).toThrow(
      '"payment-stands" does not show it',
    );
  });
});
