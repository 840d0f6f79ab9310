/** The texts on printed components; a language that lacks one does not compile. */
import type { LanguageId } from '../../src/language.ts';
import type { Credit } from '../../src/kit/kit.ts';
import type { BoxNames, BoxNotes } from '../../src/kit/translation.ts';
import type { EventMark } from './data/event-cards.ts';
import type { Status, TroopColour } from './data/pieces.ts';
import type { Track, UnitType } from './data/tables.ts';

/** A line of a reference card: a bold lead and the text. */
export interface Said {
  readonly lead: string;
  readonly says: string;
}

export interface LoopgravenWords {
  readonly language: LanguageId;
  readonly about: string;
  /** How many play: "2 or 4". */
  readonly players: string;
  /** The designer; the rulebook names nobody. */
  readonly credit: Required<Credit>;
  /** Translated names by id where they differ from `box.ts`, and its notes by their English text. */
  readonly names: BoxNames | null;
  readonly notes: BoxNotes;
  /** What the armies are called. */
  readonly colours: Readonly<Record<TroopColour, string>>;
  readonly board: {
    readonly scale: string;
    readonly trench: string;
    /** Names on the map, in capitals. */
    readonly places: Readonly<Record<'farm' | 'mill' | 'copse', string>>;
    readonly negative: string;
    readonly positive: string;
  };
  readonly event: {
    /** What the card does. */
    readonly says: Readonly<Record<EventMark, string>>;
    /** What the sign in its corner means. */
    readonly helps: string;
    readonly hurts: string;
    readonly kept: string;
    readonly atOnce: string;
  };
  readonly round: {
    readonly green: string;
    readonly greenSays: string;
    readonly white: string;
    readonly whiteSays: string;
    readonly turn: string;
  };
  /** The word on each marker of what lasts on a unit. */
  readonly markers: Readonly<Record<Status, string>>;
  readonly upgrades: {
    readonly title: string;
    readonly how: string;
    readonly tracks: Readonly<Record<Track, { readonly name: string; readonly counts: string }>>;
    readonly shots: readonly [normal: string, gas: string, advanced: string];
  };
  readonly setUp: {
    readonly heading: string;
    /** Over the columns: minutes, troops, tokens. */
    readonly heads: readonly [minutes: string, platoons: string, cars: string, tanks: string, tokens: string];
    readonly begins: readonly Said[];
    readonly round: string;
    readonly rounds: readonly Said[];
    readonly order: string;
  };
  readonly reference: {
    readonly units: Readonly<Record<UnitType, string>>;
    readonly heads: readonly [steps: string, die: string, price: string, bonus: string];
    readonly troops: string;
    readonly ammunition: string;
    readonly shots: readonly [normal: Said, gas: Said, advanced: Said];
    readonly hit: string;
    readonly turn: string;
    readonly turns: readonly Said[];
    readonly fight: string;
    readonly fights: readonly Said[];
    readonly end: string;
    readonly ends: string;
  };
}
