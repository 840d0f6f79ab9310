import { describe, expect, it } from 'vitest';
import { deskOf } from '../site/desk.ts';
import { apartOf } from './divergence.ts';

const { book, referee } = await deskOf('victory-tank');
if (!referee) throw new Error('Victory Tank has no referee.');

describe('every ruling without a switch', () => {
  const fixed = Object.entries(book.rulings).filter(([, { option }]) => option === null);

  it.each(fixed.map(([rule, { question }]) => [question, rule] as const))(
    '%s: has a case in which its readings part, on a table that can be',
    (_, rule) => {
      const apart = apartOf(referee, book, rule);
      expect(apart?.example.shows).toContain(rule);
      expect(apart?.otherwise).toMatch(/^\p{Lu}.*\.$/u);
    },
  );

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
