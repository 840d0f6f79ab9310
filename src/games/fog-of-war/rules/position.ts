/**
 * A position: plain JSON with everything on the table, what each side knows of the other's hidden cards, and
 * what is to be decided.
 */
import {
  type CardSet,
  SETS,
  SIDES as SIDE_IDS,
  actionCard,
  setOf,
} from '../../../../cards/fog-of-war/data/components.ts';
import type { Both, Seats } from '../../../referee/seats.ts';
import { AREA_COUNT, areaOf, type AreaNumber, type PlaceNumber, type Side } from './areas.ts';
import type { Space } from './moves.ts';
import type { Options } from './options.ts';
import { forceOf, NONE, pileOf, plus, type Kind, type Pile } from './card-counts.ts';

export const SIDES: readonly Side[] = [0, 1];
export const AXIS: Side = 0;
export const ALLIES: Side = 1;

export const SEATS = [
  { id: 'axis', name: 'axis', team: 0, ink: 'red', shape: 'square' },
  { id: 'allies', name: 'allies', team: 1, ink: 'blue', shape: 'round' },
] as const satisfies Seats;
export { SIDE_IDS };

/** What is to be decided when no answer is pending. */
export const STAGES = [
  'neutrals', // chance: the neutral cards are dealt
  'victory', // chance: the Axis draws victory cards
  'box', // the Axis boxes one of them
  'set-up', // a side places up to three cards
  'actions', // whose turn it is acts
  'intel', // the intelligence step of a turn
  'over', // the game has ended
] as const;
export type Stage = (typeof STAGES)[number];

/** The target of a look. */
export type Target =
  /** The other side's cards in an area. */
  | { readonly kind: 'area'; readonly at: AreaNumber }
  | { readonly kind: 'neutral'; readonly at: AreaNumber }
  | { readonly kind: 'operation'; readonly space: Space }
  /** The victory cards that nobody chose. */
  | { readonly kind: 'victory' };

export const isSame = (one: Target, other: Target): boolean =>
  one.kind === other.kind &&
  (!('at' in one) || !('at' in other) || one.at === other.at) &&
  (!('space' in one) || !('space' in other) || one.space === other.space);

/** A fight for an area; the attacker's cards are its pile there. */
export interface Battle {
  readonly kind: 'battle';
  /** The attacker. */
  readonly seat: Side;
  readonly at: AreaNumber;
  /** Null when a quagmire is resolved. */
  readonly from: PlaceNumber | null;
  /** How often the dial was turned over the operation before its launch. */
  readonly age: number;
  /** The next step, taken when nothing is pending above the battle. */
  readonly step: BattleStep;
  /** Whether the attackers of a quagmire are out of supply (F-077). */
  readonly cutOff: boolean;
  /** The side that spent the advantage on this battle; null if none. */
  readonly spent: Side | null;
  /** Strength added by fleets that bombard the shore (F-193). */
  readonly bombardment: number;
}
export const BATTLE_STEPS = [
  'reveal',
  'cut-off',
  'advantage',
  'totals',
  // After losses are paid: the area is conquered, held, or in quagmire.
  'conquest',
  'held',
  'stuck',
] as const;
export type BattleStep = (typeof BATTLE_STEPS)[number];

/** The stack of pending decisions; the last one is answered first. */
export type Wait =
  /** A bid for playing a side (F-195). */
  | { readonly kind: 'offer'; readonly seat: Side }
  /** Chance: equal bids are decided at random. */
  | { readonly kind: 'lot'; readonly seat: Side }
  /** Chance: a hand is filled up. */
  | { readonly kind: 'draw'; readonly seat: Side }
  /** Whether to block a look, or to outbid the block. */
  | {
      readonly kind: 'bid';
      readonly seat: Side;
      readonly by: Side;
      readonly target: Target;
      readonly stakes: Both<number>;
    }
  /** Chance: cards that are looked at. */
  | {
      readonly kind: 'look';
      readonly seat: Side;
      readonly target: Target;
      /** How many more cards are shown. */
      readonly left: number;
      /** What this look has shown so far. */
      readonly seen: Pile;
      readonly province: boolean;
    }
  | Battle
  /** Whether to fight cut-off attackers or send them back. */
  | { readonly kind: 'cut-off'; readonly seat: Side }
  /** Whether to spend the advantage. */
  | { readonly kind: 'advantage'; readonly seat: Side }
  /** Which cards pay for a battle: the attacker's or the defender's. */
  | { readonly kind: 'match'; readonly seat: Side; readonly need: number; readonly attacks: boolean }
  /** Chance: cards of a side, or of a neutral, are lost. */
  | {
      readonly kind: 'lose';
      /** The owner of the cards; for neutral cards the defending side. */
      readonly seat: Side;
      readonly neutral: boolean;
      readonly left: number;
      readonly at: AreaNumber;
      /** Whether they are lost to interdiction, where dummies are shown. */
      readonly interdicted: boolean;
    }
  /** Whether to show cards against supply that passes a sea. */
  | {
      readonly kind: 'interdict';
      readonly seat: Side;
      readonly seas: readonly AreaNumber[];
      /** Cards shown so far, by sea. */
      readonly shown: readonly Pile[];
    }
  /** Chance: the Win stack is dealt (F-101). */
  | { readonly kind: 'deal'; readonly seat: Side; readonly left: number }
  /** Production points are spent. */
  | {
      readonly kind: 'produce';
      readonly seat: Side;
      readonly left: number;
      /** Victory points that may still be bought. */
      readonly points: number;
      /** Steps of industry bought in this production. */
      readonly steps: number;
    }
  /** Cards are taken back at the end of a year. */
  | { readonly kind: 'remove'; readonly seat: Side }
  /** Not a decision: what follows when everything above it has been answered. */
  | { readonly kind: 'entries' | 'first-turn' | 'next-turn'; readonly seat: Side };

export interface Wheel {
  /** The space under the window NEW OP. */
  readonly turned: Space;
  /** The target area of each space's operation; null if the space is empty. */
  readonly plans: readonly (AreaNumber | null)[];
}

export interface Quagmire {
  readonly at: AreaNumber;
  readonly attacker: Side;
  /** Whether it has to be resolved in this turn (F-023). */
  readonly due: boolean;
}

/** A side's intelligence tokens. */
export interface Tokens {
  readonly ready: number;
  readonly used: number;
}

export interface War {
  readonly options: Options;
  readonly stage: Stage;
  readonly active: Side;
  readonly waits: readonly Wait[];
  /** 0 to 4: 1940 to 1944. */
  readonly year: number;
  readonly winter: boolean;
  /** Victory points of the Axis; `goal` is what it needs. */
  readonly points: number;
  readonly goal: number;
  /** Who holds the advantage. */
  readonly advantage: Side;
  readonly intel: Both<Tokens>;
  readonly industry: Both<number>;
  readonly wheels: Both<Wheel>;
  /** Who controls each area; null where it is neutral. */
  readonly control: readonly (Side | null)[];
  readonly quagmires: readonly Quagmire[];
  /** All cards of each side in the game, by pile: see `PILES`. */
  readonly piles: Both<readonly Pile[]>;
  /** What the *other* side knows to be in each pile (F-A63). */
  readonly known: Both<readonly Pile[]>;
  /** Whether the other side knows each operation's target. */
  readonly aims: Both<readonly boolean[]>;
  /** Neutral cards by area, the lost ones, and what each side knows of them. */
  readonly neutrals: readonly Pile[];
  readonly neutralsLost: Pile;
  readonly neutralsKnown: Both<readonly Pile[]>;
  /**
   * Areas of the victory cards that the Axis drew, and of the one it boxed; `seen` are undrawn ones that the
   * Allies have looked at.
   */
  readonly drawn: readonly AreaNumber[];
  readonly boxed: AreaNumber | null;
  readonly seen: readonly AreaNumber[];
  /** One-time events: the Axis has taken Paris or Britain; the USSR is in the war. */
  readonly fallen: readonly AreaNumber[];
  readonly ussr: boolean;
  /** Of the current turn: blocked looks, whether a card was played, whether an operation was begun. */
  readonly blocked: readonly Target[];
  readonly played: boolean;
  readonly planned: boolean;
  /** Bids for a side made so far (F-195); `swapped`: the players have changed sides. */
  readonly offers: readonly Offer[];
  readonly swapped: boolean;
}

export interface Offer {
  readonly side: Side;
  readonly points: number;
}

/** A side's piles by number: stacks, then operations, then its cards in each area. */
export const STACKS = ['deck', 'hand', 'discard', 'win', 'loss'] as const;
export type PileNumber = number;
export const DECK = 0;
export const HAND = 1;
export const DISCARD = 2;
export const WIN = 3;
export const LOSS = 4;
export const SPACES: readonly Space[] = [0, 1, 2, 3, 4, 5];
export const inSpace = (space: Space): PileNumber => STACKS.length + space;
export const inArea = (at: AreaNumber): PileNumber => STACKS.length + SPACES.length + at;
export const PILES = STACKS.length + SPACES.length + AREA_COUNT;

export const pileIn = ({ piles }: Pick<War, 'piles'>, side: Side, pile: PileNumber): Pile =>
  piles[side][pile] ?? NONE;
export const garrisonOf = (position: Pick<War, 'piles'>, side: Side, at: AreaNumber): Pile =>
  pileIn(position, side, inArea(at));
export const neutralsAt = ({ neutrals }: Pick<War, 'neutrals'>, at: AreaNumber): Pile => neutrals[at] ?? NONE;

export const controllerOf = ({ control }: Pick<War, 'control'>, at: AreaNumber): Side | null =>
  control[at] ?? null;
export const quagmireAt = ({ quagmires }: Pick<War, 'quagmires'>, at: AreaNumber): Quagmire | undefined =>
  quagmires.find((one) => one.at === at);

/** How often the dial has turned since the operation began: 0 is the window NEW OP. */
export const ageOf = ({ turned }: Wheel, space: Space): number => (turned - space + 6) % 6;
/** The space of a side's operation against an area; undefined if there is none. */
export const planFor = ({ wheels }: Pick<War, 'wheels'>, side: Side, at: AreaNumber): Space | undefined =>
  SPACES.find((space) => wheels[side].plans[space] === at);

/** Who controls an area when the war begins; null where it is neutral. */
export function startControl(at: AreaNumber): Side | null {
  const { starts } = areaOf(at);
  return starts === 'axis' ? AXIS : starts === 'allies' ? ALLIES : null;
}

/** The year in which the USA is in the war (F-169, F-A51). */
const usaFrom = ({ options }: Pick<War, 'options'>): number => (options['usa-end-1940'] ? 1 : 2);
export const isUsaIn = (position: Pick<War, 'options' | 'year'>): boolean =>
  position.year >= usaFrom(position);

export const cardsOf = (side: Side, set: CardSet): Pile => pileOf(setOf(SIDE_IDS[side], set));

/** The face id of a kind of card; if several sets have the kind, that of the first. */
export function faceOf(side: Side, kind: Kind): string {
  const [owner, force] = [SIDE_IDS[side], forceOf(kind)];
  const set = SETS.find((one) => (setOf(owner, one)[force] ?? 0) > 0);
  return set === undefined ? '' : actionCard(owner, set, force);
}

/** The set that joins the losses when a year begins (F-106). */
export const setOfYear = (year: number): CardSet | null =>
  year === 1 ? '1941' : year === 2 ? '1942' : year === 3 ? '1943' : null;

export function setsInPlay(position: Pick<War, 'options' | 'year' | 'ussr'>): readonly CardSet[] {
  const years = Array.from({ length: position.year }, (_, year) => setOfYear(year + 1));
  return [
    'start',
    '1940',
    ...years.filter((set) => set !== null),
    ...(isUsaIn(position) ? (['usa'] as const) : []),
    ...(position.ussr ? (['ussr'] as const) : []),
  ];
}

/** All action cards of a side that are in the game by now. */
export const cardsInPlay = (position: Pick<War, 'options' | 'year' | 'ussr'>, side: Side): Pile =>
  setsInPlay(position).reduce((cards, set) => plus(cards, cardsOf(side, set)), NONE);

/** The victory cards the Axis keeps: drawn and not boxed. */
export const keptOf = ({ drawn, boxed }: Pick<War, 'drawn' | 'boxed'>): readonly AreaNumber[] =>
  drawn.filter((at) => at !== boxed);
