/** How The Fog of War is packed into links: a position whole, or what one side knows of it. */
import * as codes from '../../referee/pack.ts';
import type { Code } from '../../referee/pack.ts';
import { AREA_COUNT } from './areas.ts';
import type { Hidden, Seen } from './observe.ts';
import { PILES, SIDES, SPACES, type War } from './position.ts';
import { fogPositions, withTheRest } from './shape.ts';
import { area, pile } from './shape-piles.ts';
import { offer } from './shape-waits.ts';

const areaCode = area.code(null);
const pileCode = pile.code(null);
const areas = (most: number) => codes.listOf(most, areaCode);
const plans = codes.times(SPACES.length, codes.orNull(areaCode));

/** Cards that one does not see: how many, and which surely. */
const hidden: Code<Hidden> = codes.fields({ size: codes.orNull(codes.count(99)), known: pileCode });

const AIMS = [...Array.from({ length: AREA_COUNT }, (_, at) => at), 'hidden', null] as const;

/** The parts that are the same to both sides. */
const OPEN = [
  'options',
  'stage',
  'active',
  'year',
  'winter',
  'points',
  'goal',
  'advantage',
  'intel',
  'industry',
  'control',
  'quagmires',
  'neutralsLost',
  'fallen',
  'ussr',
  'blocked',
  'played',
  'planned',
  'swapped',
  'waits',
] as const;
type OpenPart = Pick<Seen, (typeof OPEN)[number]>;
const open = fogPositions.seen<OpenPart>(OPEN);

/** What is one side's alone, and what it knows of the other's. */
const known: Code<Omit<Seen, keyof OpenPart>> = codes.fields({
  viewer: codes.oneOf(SIDES),
  own: codes.times(PILES, pileCode),
  theirs: codes.times(PILES, hidden),
  neutrals: codes.times(AREA_COUNT, hidden),
  turned: codes.times(2, codes.oneOf(SPACES)) as unknown as Code<Seen['turned']>,
  ownPlans: plans,
  theirPlans: codes.times(SPACES.length, codes.oneOf<number | 'hidden' | null>(AIMS)),
  drawn: codes.orNull(areas(3)),
  boxed: codes.orNull(areaCode),
  seen: codes.orNull(areas(3)),
  drawnCount: codes.whole(0, 3),
  isBoxed: codes.flag,
  offers: codes.listOf(2, codes.orNull(offer.code(null))),
});

export const fogPacking: codes.Packing<War, Seen> = {
  position: codes.as(
    fogPositions.code(),
    (position: War) => position,
    (read) => withTheRest(read),
  ),
  observation: {
    write: (to, seen) => {
      open.write(to, seen);
      known.write(to, seen);
    },
    read: (from) => {
      const read = open.read(from);
      return { ...read, ...known.read(from) };
    },
  },
  viewer: ({ viewer }) => viewer,
};
