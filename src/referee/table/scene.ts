import type { Said } from '../../language.ts';
import type { Interaction } from './interaction.ts';
import type { PadLine } from './score-pad.ts';
import type { Seat } from '../seats.ts';
/**
 * The table of a game as plain data, which a board can draw without knowing any rule. Lengths are millimetres of the real
 * table, x to the east and y to the south; faces are ids of cards and pieces in the box.
 *
 *     const scene = scenery.scene(position, null); // null: everything, nothing hidden
 *     for (const field of scene.fields) console.log(field.says); // "o, open ground, 2 soldiers of red"
 */
export interface Scene<Says = string> {
  readonly ground: SceneGround;
  readonly fields: readonly SceneField<Says>[];
  /** In the order they were laid. */
  readonly cards: readonly SceneCard[];
  readonly pieces: readonly ScenePiece[];
  /** Lines between places: fire, supply, the path of a move, the trail of the last one. */
  readonly lines: readonly SceneLine[];
  /** Barbed wire on the places or edges that the rules forbid. */
  readonly wire?: readonly SceneWire[];
  /** Lit places: targets, and the proposed one. */
  readonly lit?: readonly SceneLight[];
  /** Labels over everything: the size of a pile, the strength of an attack. */
  readonly tags?: readonly SceneTag<Says>[];
  /** The names of columns and rows, along the frame. */
  readonly rulers?: SceneRulers;
  /**
   * The height of the letters, mm, in which the ground prints the names of its fields: where they are too small on a
   * screen, a live board writes the names of those that can be touched.
   */
  readonly letters?: number;
  /** What lies beside the board: hands, decks, supplies, tracks. */
  readonly zones: readonly SceneZone<Says>[];
  /** Where the game stands, in a sentence: "Round 3 of 7. Red announces an action." */
  readonly status: Says;
  /** The prompt for the player to move; without it only whose turn it is is shown. */
  readonly asks?: SceneAsks<Says>;
  /** The numbers of the seats that are taken; all by default. */
  readonly playing?: readonly number[];
  /** The side that each seat has picked ("German"); null before. */
  readonly sides?: readonly (Says | null)[];
}

/** Those of the players whose seats are taken. */
export const playingIn = (
  { playing }: Pick<Scene<unknown>, 'playing'>,
  players: readonly number[],
): readonly number[] => players.filter((player) => playing?.includes(player) ?? true);

/** A prompt. */
export interface SceneAsks<Says = string> {
  /** Whose decision it is: "Your answer". */
  readonly who: Says;
  /** The steps of the action under way; empty if there is none. */
  readonly steps: readonly { readonly name: Says; readonly isNow: boolean }[];
  /** "Stop the attack?" */
  readonly title: Says;
  /** Details and what to tap: "Panther 12 against Sherman 6. Tap a card, or pass." */
  readonly says: Says;
}

/** A label around a point, mm. */
export interface SceneTag<Says = string> {
  readonly x: number;
  readonly y: number;
  readonly says: Says;
  readonly is: 'count' | 'sum';
}

/** Whether there is a board at all: a game may be played with hands alone. */
export const hasBoard = ({ fields, cards }: Pick<Scene<unknown>, 'fields' | 'cards'>): boolean =>
  fields.length + cards.length > 0;

/**
 * What lies under the cards: the bare table, a table in fog, a printed face, or a plan with its buildings and the lines
 * between its fields as path data, in mm of the table.
 */
type SceneGround =
  | 'plain'
  | 'fog'
  | (Box & { readonly face: string })
  | (Box & { readonly plan: string; readonly ruled: string });

/** The names of columns and rows, each with its middle: mm from the left, and from the top. */
export interface SceneRulers {
  readonly columns: readonly RulerMark[];
  readonly rows: readonly RulerMark[];
}

interface RulerMark {
  readonly label: string;
  readonly at: number;
}

/** A rectangle of the table, mm. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A place of the table that can be touched. */
export interface Spot extends Box {
  /** Unique on the table; a touch names it. */
  readonly id: string;
  /** Its outline if it is no rectangle, as path data in mm of the table; the box is then its bounding box. */
  readonly outline?: string;
}

/** An arrow key. */
export const ARROWS = ['up', 'right', 'down', 'left'] as const;
type Arrow = (typeof ARROWS)[number];

export interface SceneField<Says = string> extends Spot {
  /** The text for screen readers: "o, open ground, 2 soldiers of red". */
  readonly says: Says;
  /** Its short name, shown while it is focused or held; null if it has none. */
  readonly label: string | null;
  /** The middle of its name on the ground, if that is printed; a larger one is shown there. */
  readonly named?: { readonly x: number; readonly y: number };
  /** The cards of its piles, shown side by side when the field is opened. */
  readonly opens?: readonly ZoneCard<Says>[];
  /** The player who holds it: a screen tints it so. */
  readonly held?: PieceSeat;
  /** The fields that the arrow keys lead to; by default the nearest in that direction. */
  readonly beside?: Readonly<Partial<Record<Arrow, string>>>;
}

export interface SceneCard extends Spot {
  readonly face: string;
  /** Degrees, clockwise. */
  readonly turn: number;
  /** Printed symbols that are used up, in mm of the table; they are faded. */
  readonly spent?: readonly Box[];
  /** Tried or proposed, and not there. */
  readonly ghost?: true;
}

/** Like pieces that stand together on a field. */
export interface ScenePiece {
  /** Unique on the table, and the same from one position to the next as long as it is the same stack. */
  readonly id: string;
  readonly face: string;
  readonly field: string;
  readonly count: number;
  /** The printed size of one piece, mm. */
  readonly width: number;
  readonly height: number;
  /** Degrees, clockwise; at 0 it faces east. */
  readonly turn: number;
  /** Its owner, if any. */
  readonly seat?: PieceSeat;
  /** Drawn on a plate as large as the field, which points where the piece faces and has slots for what it carries. */
  readonly plate?: { readonly slots: number };
  /** What it leaves where it goes, if it has no plate and does not walk. */
  readonly leaves?: 'treads';
  /** What it carries or bears: crew, damage. */
  readonly marks: readonly { readonly face: string; readonly count: number }[];
  /** Tried or proposed, and not there. */
  readonly ghost?: true;
  /** Lies over several fields, as large as it is, with its middle on this one. */
  readonly spans?: true;
}

/** The ink and shape by which the pieces of a seat are recognized. */
type PieceSeat = Pick<Seat, 'ink' | 'shape'>;

/** A line from the middle of one place to that of another; fire from a place to itself is a shell that bursts there. */
export interface SceneLine {
  readonly from: string;
  readonly to: string;
  /** `boots` and `treads` are the prints that the last move left. */
  readonly means: 'way' | 'fire' | 'supply' | 'boots' | 'treads';
}

/** Barbed wire on a field or card, or on the edge between two fields. */
export type SceneWire =
  { readonly at: string } | { readonly between: readonly [field: string, other: string] };

/** A lit target with its price. One that is `far` shows only the price. */
export interface SceneLight {
  readonly at: string;
  /** Short: "2". */
  readonly price: string | null;
  readonly is: 'near' | 'far' | 'proposed';
}

/** A place beside the board. */
export interface SceneZone<Says = string> {
  readonly id: string;
  readonly name: Says;
  /** Whose it is; null for a common one. */
  readonly owner: number | null;
  /** What is in it, in words: "5 cards". */
  readonly says: Says;
  /** The number of things in it, if that says everything; else null. */
  readonly count: number | null;
  /** The cards in it that are to be shown. */
  readonly cards: readonly ZoneCard<Says>[];
  /** Dice that lie in it. */
  readonly dice?: readonly { readonly sides: number; readonly shows: number }[];
  /** How the owner's seat shows it; without a role it is only listed. */
  readonly role?: ZoneRole<Says>;
}

/**
 * - `points`: points to spend, drawn as pips, at most `most` a round. With `told` they are no points: the text of the zone
 *   says what is left.
 * - `prize`: things won, or lost if there is a limit `most`.
 * - `space`: one space of a wheel, number `at` of `of`, clockwise from the top; `label` is a short text for its cards, `sign`
 *   what the wheel says of it, `touch` the id that targets it.
 * - `score`: the score if the game ended now. `hand`: the cards in hand.
 */
type ZoneRole<Says = string> =
  | { readonly is: 'points'; readonly most: number; readonly told?: true }
  | { readonly is: 'prize'; readonly face: string; readonly most?: number }
  | {
      readonly is: 'space';
      readonly at: number;
      readonly of: number;
      readonly sign: Says;
      readonly label: Says;
      readonly touch: string | null;
    }
  | { readonly is: 'score' | 'hand' };

/** Like cards in a zone. */
export interface ZoneCard<Says = string> {
  /** The id for a touch; null if it cannot be touched. */
  readonly id: string | null;
  readonly face: string;
  readonly name: Says;
  readonly count: number;
}

/** One touch on the way to a move: a place of the table, or a word. */
export interface Touch<Says = string> {
  /** The id of the spot or card, or of a word, unique among the choices beside it. */
  readonly id: string;
  readonly says: Says;
  /** A spot that is not on the table yet: where a card could be put. */
  readonly spot?: Spot;
}

/** Touches in a row. */
export type TouchPath<Says = string> = readonly [Touch<Says>, ...Touch<Says>[]];

/** A move and the touches that lead to it. */
export interface Choice<Move, Says = string> {
  readonly move: Move;
  readonly path: TouchPath<Says>;
}

/** Something that a move brings about, and the rule by which it does. */
export interface SceneEvent<Says = string> {
  readonly rule: string;
  /** Without a full stop. */
  readonly what: Says;
  /** The number of the player whom its text names; if left out, the reader of the event adds the name. */
  readonly whose?: number;
  /** If left out, everybody may know it. */
  readonly secret?: Secret<Says>;
  /** An aside: a note of the rules without anything to see; summaries leave it out. */
  readonly aside?: boolean;
  /** Whether it only says that a turn or round begins or ends; summaries of the opponent's turn leave it out. */
  readonly flow?: boolean;
  /** The message key and its values, if the text was made from them. */
  readonly said?: Said;
}

/** The players who may know an event, by number, and the event that the others get instead, if any. */
interface Secret<Says = string> {
  readonly to: readonly number[];
  readonly others?: SceneEvent<Says>;
}

/** The odds of one card that a player could lay. */
export interface Reckoning<Says = string> {
  /** "No card", "A 2". */
  readonly card: Says;
  /** The chance of winning with it: 1 and 0 are certain. */
  readonly win: number;
  /** What is won: by default a battle, else that the move stands. */
  readonly of?: 'standing';
  /** What decides it: by default unseen cards, else dice. */
  readonly by?: 'dice';
  /** How it is computed, without a full stop. */
  readonly sum: Says;
  /** The face of the card, if it is one. */
  readonly face?: string;
}

/** Cards that are turned over together, and what comes of it. */
export interface Reveal<Says = string> {
  readonly cards: readonly {
    /** Whose it is: "red". */
    readonly name: Says;
    readonly back: string;
    /** Its face; null where no card was laid. */
    readonly face: string | null;
  }[];
  /** "3 against 2: red wins", without a full stop. */
  readonly says: Says;
  /** The strengths that are compared, if any. */
  readonly weighed?: Weighed<Says>;
}

/** A comparison of strengths, each split into blocks. */
export interface Weighed<Says = string> {
  /** The id of the place it is about. */
  readonly at: string;
  readonly sides: readonly WeighedSide<Says>[];
  /** Who wins a tie, or would. */
  readonly tie: RuledWords<Says>;
  /** The results: who leaves, who stays. */
  readonly then: readonly RuledWords<Says>[];
  /** Whether the next decision belongs to it: who moves in. */
  readonly goesOn: boolean;
}

export interface WeighedSide<Says = string> {
  /** By number. */
  readonly player: number;
  readonly total: number;
  readonly wins: boolean;
  readonly blocks: readonly WeighedBlock<Says>[];
}

/** A part of a strength, and the rule by which it counts. */
export interface WeighedBlock<Says = string> extends RuledWords<Says> {
  readonly points: number;
  /** The face of a piece, drawn once per point; null to show a number. */
  readonly face: string | null;
  /** Whether these pieces leave the table. */
  readonly leaves: boolean;
}

/** Words, without a full stop, and the rule they rest on. */
interface RuledWords<Says = string> {
  readonly rule: string;
  readonly says: Says;
}

/** A place for a card, and an orientation. */
interface Laying<Says = string> {
  readonly touch: Touch<Says> & { readonly spot: Spot };
  /** Degrees, clockwise. */
  readonly turn: number;
  /** "The right way up". */
  readonly says: Says;
}

/** What an attempted move draws on the table, legal or not. */
export interface AttemptPreview {
  /** Pieces and cards where they would end up. */
  readonly pieces: readonly ScenePiece[];
  readonly cards?: readonly SceneCard[];
  /** Their paths. */
  readonly lines: readonly SceneLine[];
  /** The places or edges that would refuse it. */
  readonly wire: readonly SceneWire[];
}

/** The choices before a game begins. */
export interface Start<Position, Move, Says = string> {
  readonly options: readonly StartOption<Says>[];
  /** Options that are on in a first game, to make it fair, until the table has agreed otherwise. */
  readonly advised?: readonly string[];
  /** The first moves that are picked there, in order. */
  readonly picks: readonly StartPick<Position, Move, Says>[];
  /** Two players at one screen hide their cards by default. */
  readonly hides?: true;
  /** How many random moves to add before a picture of the game is taken. */
  readonly pictured: number;
}

/** An option with a name and a sentence for each of its settings. */
interface StartOption<Says = string> {
  readonly option: string;
  readonly asks: Says;
  readonly off: NamedReading<Says>;
  readonly on: NamedReading<Says>;
}

interface NamedReading<Says = string> {
  readonly name: Says;
  readonly means: Says;
}

interface StartPick<Position, Move, Says = string> {
  readonly asks: Says;
  /** Every legal move, by a short name. */
  readonly of: (position: Position) => readonly StartChoice<Move, Says>[];
}

interface StartChoice<Move, Says = string> {
  readonly move: Move;
  readonly name: Says;
  /** The default choice; without one each pick has another default. */
  readonly usual?: true;
}

/** What a game adds to its rules to be shown and played on a board. */
export interface Scenery<Position, Move, Says = string> {
  /** The table as a player sees it; the viewer null sees everything. */
  readonly scene: (position: Position, viewer: number | null) => Scene<Says>;
  /** How moves are made by hand. */
  readonly interaction: Interaction<Position, Move, Says>;
  /** The scenery with texts that address one player as "you"; must return the same object each time. */
  readonly toldTo?: (seat: number) => Scenery<Position, Move, Says>;
  /** The events of a legal move, in order. */
  readonly happenings: (before: Position, move: Move, after: Position) => readonly SceneEvent<Says>[];
  /**
   * Merges two neighbouring events into one if they belong together: steps of one troop, tanks set up. Called only with
   * events of this scenery. A method, not a property, so that its parameters are checked bivariantly.
   */
  joined?(one: SceneEvent<Says>, other: SceneEvent<Says>): SceneEvent<Says> | null;
  /** The events of the set-up, in order, for examples that show it. */
  readonly beginnings?: (first: Position) => readonly SceneEvent<Says>[];
  /** The round of a position, from 1; null before the first. Left out by a game without rounds. */
  readonly round?: (position: Position) => number | null;
  /** Whether a player must not see the newest move yet: a card laid face down. */
  readonly hides: (before: Position, newest: Move, viewer: number) => boolean;
  /** The cards that a legal move turns over; null if none. */
  readonly reveals?: (before: Position, move: Move, after: Position) => Reveal<Says> | null;
  /** The places and orientations that look plausible for a card during a manual set-up, right or wrong. */
  readonly layings?: (laid: readonly SceneCard[], card: SceneCard) => readonly Laying<Says>[];
  /** The odds of each card that the player to move could lay, by what that player knows. */
  readonly reckon?: (position: Position) => readonly Reckoning<Says>[];
  /** The figures that decide the end, by player; left out if there is a score. */
  readonly ends?: (last: Position) => readonly PadLine<string, Says>[];
  /** The choices before the game, if there are any. */
  readonly start?: Start<Position, Move, Says>;
  /** What the levels of the opponent are called, where the usual ranks do not suit. */
  readonly levels?: LevelNames<Says>;
}

/** Of the three levels of the opponent, the weakest first. */
export type LevelNames<Says = string> = readonly [weakest: Says, middle: Says, strongest: Says];
