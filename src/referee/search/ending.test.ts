import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diceRace } from '../../../tests/made-up/rules-only/dice-race.ts';
import { pennies } from '../../../tests/made-up/rules-only/pennies.ts';
import { ending, solved } from './ending.ts';
import { search } from './search.ts';

describe('a game of two who choose at once', () => {
  it('is solved by a mixture, where nobody has one best choice', () => {
    // A head is laid once in three times: see `pennies`.
    const { value, rows } = solved([
      [0, 1],
      [0.5, 0],
    ]);
    expect(value).toBeCloseTo(1 / 3);
    expect(rows[0]).toBeCloseTo(1 / 3);
  });

  it('leaves no answer that does better than its value, and no choice that does', () => {
    const share = fc.integer({ min: 0, max: 4 }).map((quarter) => quarter / 4);
    const matrix = fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
      .chain(([height, width]) =>
        fc.array(fc.array(share, { minLength: width, maxLength: width }), {
          minLength: height,
          maxLength: height,
        }),
      );
    fc.assert(
      fc.property(matrix, (shares) => {
        const { value, rows } = solved(shares);
        expect(rows.reduce((sum, row) => sum + row, 0)).toBeCloseTo(1);
        for (const column of (shares[0] ?? []).keys()) {
          const comes = rows.reduce((sum, row, index) => sum + row * (shares[index]?.[column] ?? 0), 0);
          expect(comes).toBeGreaterThanOrEqual(value - 1e-6);
        }
        // Seen from the other side it is worth the rest.
        const other = (shares[0] ?? []).map((_, column) => shares.map((row) => 1 - (row[column] ?? 0)));
        expect(solved(other).value).toBeCloseTo(1 - value);
      }),
      { numRuns: 200 },
    );
  });
});

describe('an ending', () => {
  const field = { game: pennies, hints: { isEnding: () => true } };

  it('in which a choice is secret is solved as a choice that nobody sees', () => {
    const found = ending(field, { laid: null, guessed: null }, 100);
    expect(found?.value).toBeCloseTo(1 / 3);
    expect(found?.best.find(({ move }) => move === 'head')?.share).toBeCloseTo(1 / 3);
  });

  it('is given up where there is too much to look at', () => {
    // The race has no end as long as everybody rests.
    expect(ending({ game: diceRace, hints: {} }, { at: [0, 0, 0], turn: 0, die: 1 }, 50)).toBeNull();
  });

  it('is played as solved, with no sample', () => {
    const laid = Array.from({ length: 60 }, (_, index) => {
      const report = search(field, { laid: null, guessed: null }, `coin ${index}`).report();
      expect(report.samples).toBe(0);
      expect(report.chances).toBeCloseTo(1 / 3);
      return report.move;
    });
    expect(laid.filter((coin) => coin === 'head').length).toBeGreaterThan(8);
    expect(laid.filter((coin) => coin === 'head').length).toBeLessThan(35);
  });
});
