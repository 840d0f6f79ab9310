import {
  DECK,
  FERRIES,
  HAND,
  KINDS,
  TURNS,
  type Kind,
  type Load,
} from '../../../../cards/drie-veren/data/box.ts';
import { withoutOne } from '../../../../../../src/referee/alike.ts';
import { chanceOf, shuffle, type Chance } from '../../../../../../src/referee/chance.ts';
import { toAnswer, type Frame } from '../../../../../../src/referee/frames.ts';
import type { Actor } from '../../../../../../src/referee/seats.ts';

/** What everybody sees; what each ferry has is in the order of the ferries. */
export interface Open {
  /** Option `storm`: both others may blow against one crossing. */
  readonly storm: boolean;
  /** Turns taken by all together: whose turn it is follows. */
  readonly turns: number;
  readonly quays: readonly (readonly Load[])[];
  /** What lies in the water: loads that sank, and winds that have blown. */
  readonly water: readonly Kind[];
  readonly afloat: Load | null;
  /** Winds that blow against it. */
  readonly winds: number;
  /** The dice of the latest crossing. */
  readonly dice: readonly number[];
  /** Who is still asked whether the wind turns: the last one first. */
  readonly frames: readonly Frame[];
}

export interface Veren extends Open {
  readonly hands: readonly (readonly Kind[])[];
}

export interface VerenSeen extends Open {
  readonly viewer: number;
  readonly hand: readonly Kind[];
  readonly counts: readonly number[];
}

/** In the order of the deck, so that what holds the same is the same. */
export const sorted = <K extends Kind>(cards: readonly K[]): readonly K[] =>
  cards.toSorted((one, other) => KINDS.indexOf(one) - KINDS.indexOf(other));

export const sailorOf = ({ turns }: Open): number => turns % FERRIES.length;

/** Who is asked while a ferry crosses, in turn. */
export const askedAgainst = (sailor: number): readonly Frame[] =>
  [1, 2].map((after) => ({ kind: 'wind', seat: (sailor + after) % FERRIES.length }));

export function actorIn(position: Open): Actor | null {
  if (position.turns === TURNS) return null;
  return toAnswer(position.frames) ?? (position.afloat === null ? sailorOf(position) : 'chance');
}

/** Somebody has blown, and only one may. */
export const isCalmed = ({ storm, winds }: Open): boolean => winds > 0 && !storm;

/** All cards that lie or are held somewhere, as far as somebody sees them. */
export const cardsIn = ({ quays, water, afloat }: Open, hands: readonly Kind[]): readonly Kind[] => [
  ...hands,
  ...quays.flat(),
  ...water,
  ...(afloat === null ? [] : [afloat]),
];

/** Deals hands of these sizes from all but some cards. */
function dealt(chance: Chance, seen: readonly Kind[], sizes: readonly number[]) {
  const { order, chance: rest } = shuffle(chance, 'cards', seen.reduce(withoutOne<Kind>, DECK));
  let from = 0;
  return { hands: sizes.map((size) => sorted(order.slice(from, (from += size)))), refused: rest.refused };
}

export const firstHands = (chance: Chance) => dealt(chance, [], [HAND, HAND, HAND]);

export function observe({ hands, ...open }: Veren, viewer: number): VerenSeen {
  return { ...open, viewer, hand: hands[viewer] ?? [], counts: hands.map((hand) => hand.length) };
}

/** The cards that somebody does not see are dealt anew among the others and the box. */
export function resample({ viewer, hand, counts, ...open }: VerenSeen, seed: string): Veren {
  const { hands } = dealt(chanceOf(seed), cardsIn(open, hand), counts.with(viewer, 0));
  return { ...open, hands: hands.with(viewer, hand) };
}
