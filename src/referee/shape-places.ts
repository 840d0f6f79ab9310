import { items } from './form.ts';
import * as codes from './pack.ts';
import type { Code } from './pack.ts';
import { unasked, type Shape } from './shape.ts';

/** Shapes of what stands on the places of a table; `shape-parts.ts` has `byName` for counters on them. */

const numbers = (size: number): readonly number[] => Array.from({ length: size }, (_, number) => number);

/** Some of the places, ascending: what lies on each is alike. */
export const someOf = <Around, Rule extends string>(
  place: Shape<number, Around, Rule>,
  size: (around: Around) => number,
): Shape<readonly number[], Around, Rule> => ({
  none: () => [],
  read: (form, around) =>
    items(form)
      .flatMap((item) => place.read(item, around) ?? [])
      .sort((a, b) => a - b),
  write: (places, around) => places.map((at) => place.write(at, around)),
  code: (around) => codes.some(numbers(size(around))),
  controls: unasked,
});

/** Counters of some seats on so many places, up to `most` of a seat on one: who is there, then how many. */
export const standing = <Each extends readonly (readonly number[])[]>(
  seats: number,
  size: number,
  most: number,
): Code<Each> => ({
  write: (to, counters) => {
    for (const place of numbers(size)) {
      const there = numbers(seats).map((seat) => counters[seat]?.[place] ?? 0);
      to.put(
        there.reduce((mask, count, seat) => mask + (count === 0 ? 0 : 2 ** seat), 0),
        2 ** seats,
      );
      for (const count of there) if (count > 0) to.put(count - 1, most);
    }
  },
  read: (from) => {
    const counters = numbers(seats).map((): number[] => []);
    for (let place = 0; place < size; place++) {
      const mask = from.take(2 ** seats);
      counters.forEach((of, seat) => of.push((mask >> seat) % 2 === 0 ? 0 : 1 + from.take(most)));
    }
    return counters as readonly (readonly number[])[] as Each;
  },
});
