/** How piles of cards are written, and their digits. */
import { FORCES, MANIFEST } from '../../../cards/fog-of-war/box/forces.ts';
import { OPERATIONS } from '../../../cards/fog-of-war/box/tracks.ts';
import * as codes from '../../referee/pack.ts';
import type { Code } from '../../referee/pack.ts';
import { as, coded, numbered, whole, type Shape } from '../../referee/shape.ts';
import { byName } from '../../referee/shape-parts.ts';
import { ALL_AREAS, AREA_COUNT, idOf, type AreaNumber } from './areas.ts';
import { isEmpty, KINDS, NONE, plus, type Pile } from './pile.ts';
import { DECK, PILES, STACKS, type PileNumber } from './position.ts';

/** The most of a kind that any side has, neutrals too. */
const MOST: readonly number[] = FORCES.map((force) =>
  Math.max(
    ...Object.values(MANIFEST).map((sets) =>
      Object.values(sets).reduce(
        (sum, counts: Partial<Record<string, number>>) => sum + (counts[force] ?? 0),
        0,
      ),
    ),
    // Of the neutrals’ armies there are eight of a kind.
    8,
  ),
);

/** A number from 1, mostly 1. */
const some = (most: number): Code<number> =>
  codes.as(
    codes.orNull(codes.whole(2, Math.max(2, most))),
    (count: number) => (count === 1 ? null : count),
    (count) => count ?? 1,
  );

/** The kinds of a pile, each among those that may still follow or none, and how many there are of it. */
const counts: Code<Pile> = {
  write: (to, pile) => {
    let next = 0;
    for (const kind of KINDS) {
      const count = pile[kind] ?? 0;
      if (count === 0) continue;
      to.put(kind - next, KINDS.length - next + 1);
      some(MOST[kind] ?? 0).write(to, count);
      next = kind + 1;
    }
    to.put(KINDS.length - next, KINDS.length - next + 1);
  },
  read: (from) => {
    const pile = [...NONE];
    for (let next = 0; next <= KINDS.length;) {
      const kind = next + from.take(KINDS.length - next + 1);
      if (kind === KINDS.length) break;
      pile[kind] = some(MOST[kind] ?? 0).read(from);
      next = kind + 1;
    }
    return pile;
  },
};

/** Most piles are empty, and take one digit then. */
const pileCode: Code<Pile> = codes.as(
  codes.orNull(counts),
  (pile: Pile) => (isEmpty(pile) ? null : pile),
  (pile) => pile ?? NONE,
);

/** A pile by its cards: `{ "army-2": 3, "air": 1 }`. */
export const pile: Shape<Pile> = coded(
  byName(numbered(FORCES), whole(0, 99), {
    size: () => FORCES.length,
    nothing: 0,
    add: (one, other) => one + other,
  }),
  () => pileCode,
);

export const area: Shape<AreaNumber> = numbered(ALL_AREAS.map(idOf));

const tidy = (piles: readonly Pile[]): readonly Pile[] => piles.map((one) => (isEmpty(one) ? NONE : one));
const same = (piles: readonly Pile[]): readonly Pile[] => piles;

const PILE_NAMES: readonly string[] = [...STACKS, ...OPERATIONS, ...ALL_AREAS.map(idOf)];
const numberOfPile: Shape<PileNumber> = numbered(PILE_NAMES);

/** The piles of a side by where they lie: `{ "hand": { "air": 1 }, "alpha": { "army-3": 1 }, "paris": { "fort-2": 1 } }`. */
export const piles: Shape<readonly Pile[]> = as(
  byName(numberOfPile, pile, { size: () => PILES, nothing: NONE, add: plus }),
  tidy,
  same,
);

/** The same of cards on the table: what is nowhere written lies in the draw deck. */
export const laidPiles: Shape<readonly Pile[]> = as(
  piles,
  (all: readonly Pile[]) => all.with(DECK, NONE),
  same,
);

/** Cards by area. */
export const byArea: Shape<readonly Pile[]> = as(
  byName(area, pile, { size: () => AREA_COUNT, nothing: NONE, add: plus }),
  tidy,
  same,
);
