import { type Actor, type Chance, chanceOf, shuffle } from '../../../../../../src/referee/index.ts';
import {
  DECK,
  FERRIES,
  HAND,
  KINDS,
  TURNS,
  type Kind,
  type Load,
} from '../../../../cards/drie-veren/data/box.ts';
import { withoutOne } from '../../../../../../src/referee/interchangeable.ts';
import { top } from '../../../../../../src/referee/pending-stack.ts';

/** The public part of a position; lists by player are in the order of `FERRIES`. */
/** Who is asked for a head wind. */
interface Asked {
  readonly kind: string;
  readonly seat: number;
}

export interface Open {
  /** Option `storm`: both others may blow against one crossing. */
  readonly storm: boolean;
  /** Turns taken by all players together; they determine whose turn it is. */
  readonly turns: number;
  readonly quays: readonly (readonly Load[])[];
  /** The discard pile: loads that sank, and winds that were played. */
  readonly water: readonly Kind[];
  readonly afloat: Load | null;
  /** Head winds played against the crossing. */
  readonly winds: number;
  /** The dice of the latest crossing. */
  readonly dice: readonly number[];
  /** Players still to be asked for a head wind, as a stack: the next one is last. */
  readonly frames: readonly Asked[];
}

export interface Veren extends Open {
  readonly hands: readonly (readonly Kind[])[];
}

export interface VerenSeen extends Open {
  readonly viewer: number;
  readonly hand: readonly Kind[];
  readonly counts: readonly number[];
}

/** Cards in the order of the deck, so that equal hands are equal lists. */
export const sorted = <K extends Kind>(cards: readonly K[]): readonly K[] =>
  cards.toSorted((one, other) => KINDS.indexOf(one) - KINDS.indexOf(other));

export const sailorOf = ({ turns }: Open): number => turns % FERRIES.length;

/** Frames that ask the other players in turn for a head wind. */
export const askedAgainst = (sailor: number): readonly Asked[] =>
  [1, 2].map((after) => ({ kind: 'wind', seat: (sailor + after) % FERRIES.length }));

export function actorIn(position: Open): Actor | null {
  if (position.turns === TURNS) return null;
  return top(position.frames)?.seat ?? (position.afloat === null ? sailorOf(position) : 'chance');
}

/** No further head wind may be played: one was, and the option does not allow two. */
export const isCalmed = ({ storm, winds }: Open): boolean => winds > 0 && !storm;

/** All cards on the table, and in these hands. */
export const cardsIn = ({ quays, water, afloat }: Open, hands: readonly Kind[]): readonly Kind[] => [
  ...hands,
  ...quays.flat(),
  ...water,
  ...(afloat === null ? [] : [afloat]),
];

/** Deals hands of these sizes from the cards not in `seen`. */
function dealt(chance: Chance, seen: readonly Kind[], sizes: readonly number[]) {
  const { order, chance: rest } = shuffle(chance, 'cards', seen.reduce(withoutOne<Kind>, DECK));
  let from = 0;
  return { hands: sizes.map((size) => sorted(order.slice(from, (from += size)))), refused: rest.refused };
}

export const firstHands = (chance: Chance) => dealt(chance, [], [HAND, HAND, HAND]);

export function observe({ hands, ...open }: Veren, viewer: number): VerenSeen {
  return { ...open, viewer, hand: hands[viewer] ?? [], counts: hands.map((hand) => hand.length) };
}

/** Deals the cards that the viewer does not see at random among the other hands and the box. */
export function resample({ viewer, hand, counts, ...open }: VerenSeen, seed: string): Veren {
  const { hands } = dealt(chanceOf(seed), cardsIn(open, hand), counts.with(viewer, 0));
  return { ...open, hands: hands.with(viewer, hand) };
}
