import { describe, expect, it } from 'vitest';
import { deskOf } from '../../site/game-bundle.ts';
import { exampleOf } from '../book.ts';
import type { Example } from '../example.ts';
import { falsehood } from './example-faults.ts';

const desk = await deskOf('victory-tank');

describe('an example that is false', () => {
  const { book, referee: found } = desk;
  if (found === null) throw new Error('Victory Tank has a referee.');
  const referee = found;
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
