import { describe, expect, it } from 'vitest';
import { SHELF as MADE_UP } from '../../tests/made-up/shelf.ts';
import { openDesk } from '../site/desk.ts';
import { SHELF } from '../site/shelf.ts';
import { examplesIn, exampleOf } from './book.ts';
import type { Example } from './example.ts';
import { falseExamples, falsehood } from './held.ts';

const desks = await Promise.all(
  [...SHELF, ...MADE_UP].map(async (shelved) => {
    const desk = await openDesk(shelved);
    if (!desk?.referee) throw new Error(`${shelved.id} has examples and a referee.`);
    return { id: desk.id, book: desk.book, referee: desk.referee };
  }),
);

describe.each(desks)('the examples of $id', ({ book, referee }) => {
  it('come out as they say', () => {
    expect(falseExamples(referee, book)).toEqual([]);
  });

  it('have names of their own', () => {
    const ids = examplesIn(book).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('an example that is false', () => {
  const [desk] = desks;
  if (desk?.id !== 'victory-tank') throw new Error('Victory Tank comes first.');
  const { book, referee } = desk;
  const changed = (id: string, change: object): string | null =>
    falsehood(referee, { ...exampleOf(book, id), ...change } as Example);

  it.each([
    ['by another rule', 'no-diagonal', { breaks: ['M2'] }, /^the rules it breaks: the referee says \["G2"\]/],
    [
      'with another end',
      'bunker-holds',
      { after: { round: 7 } },
      /^what it comes to: the referee says {"round"/,
    ],
    [
      'with soldiers left out',
      'bunker-holds',
      { after: { soldiers: { red: { o: 10 } } } },
      /^what it comes to/,
    ],
    [
      'with another score',
      'every-kind-of-point',
      { totals: [6, 9] },
      /^the scores: the referee says \[6,8\]/,
    ],
    ['with another winner', 'every-kind-of-point', { winner: 'red' }, /^the winner: the referee says "gray"/],
    ['with another mistake', 'ten-crates', { places: ['round'] }, /^where the table is wrong/],
    [
      'of a rule that plays no part',
      'no-diagonal',
      { shows: ['A6'] },
      'it shows A6, which the referee does not name',
    ],
    ['that turns on nothing', 'no-diagonal', { turnsOn: 'free' }, /^it does not turn on the option free/],
    ['that rests on no ruling', 'no-diagonal', { restsOn: 'M0' }, /^it does not rest on M0/],
    [
      'that rests on another ruling',
      'claim-with-some',
      { restsOn: 'M0' },
      /names \["M3a"\] as what decides$/,
    ],
  ])('is found out: %s', (_, id, change, reason) => {
    expect(changed(id, {})).toBeNull();
    expect(changed(id, change)).toMatch(reason);
  });
});
