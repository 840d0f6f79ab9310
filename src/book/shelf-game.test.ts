import { expect, it } from 'vitest';
import { STEPPING_STONES } from '../../tests/made-up/src/games/stepping-stones/index.ts';
import { shelfIn } from './shelf-game.ts';

it('a translation shows nothing in another language: what it lacks is left out', () => {
  const { plays, lessons, ...some } = STEPPING_STONES.in.nl;
  const [whole] = shelfIn([STEPPING_STONES], 'nl');
  const [part] = shelfIn([{ ...STEPPING_STONES, in: { nl: some } }], 'nl');
  expect([whole?.plays, whole?.lessons]).toEqual([plays, lessons]);
  expect([part?.plays, part?.lessons]).toEqual([undefined, undefined]);
  expect(part?.book).toBe(some.book);
  expect(part?.id).toBe(STEPPING_STONES.id);
});
