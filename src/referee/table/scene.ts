import type { Said } from '../../language.ts';
import type { Interaction } from './interaction.ts';
import type { PadLine } from './score-pad.ts';
import type { Seat } from '../seats.ts';
/**
 * What a game tells a board: its table as plain data, so that whoever draws it knows no rule. Lengths are millimetres
 * of the real table, x to the east and y to the south; faces are named by the ids of the box's cards and pieces.
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
  /** What goes from place to place: fire, supply, the way of a move, the trail of the last one. */
  readonly lines: readonly SceneLine[];
  /** Where the rules say no: barbed wire on that very place or edge. */
  readonly wire?: readonly SceneWire[];
  /** Places that are lit: where something may go or is about to. */
  readonly lit?: readonly SceneLight[];
  /** Short figures on plates over it all: how many lie in a pile, what an attack comes to. */
  readonly tags?: readonly SceneTag<Says>[];
  /** What columns and rows are called, along the frame. */
  readonly rulers?: SceneRulers;
  /** What lies beside the board: hands, decks, supplies, tracks. */
  readonly zones: readonly SceneZone<Says>[];
  /** Where the game stands, in a sentence: "Round 3 of 7. Red announces an action." */
  readonly status: Says;
  /** What whoever decides is asked; where left out, only whose turn it is is told. */
  readonly asks?: SceneAsks<Says>;
  /** The seats that are taken, by number, where a game may be played by fewer; all of them where left out. */
  readonly playing?: readonly number[];
  /** What each seat plays, where that is picked: "German"; null before. */
  readonly sides?: readonly (Says | null)[];
}

/** Of some players those whose seats are taken. */
export const playingIn = (
  { playing }: Pick<Scene<unknown>, 'playing'>,
  players: readonly number[],
): readonly number[] => players.filter((player) => playing?.includes(player) ?? true);

/** What somebody is asked, in few words. */
export interface SceneAsks<Says = string> {
  /** Whose decision it is: "Your answer". */
  readonly who: Says;
  /** The steps of what is under way, and which of them this is; none where nothing is. */
  readonly steps: readonly { readonly name: Says; readonly isNow: boolean }[];
  /** "Stop the attack?" */
  readonly title: Says;
  /** What it is about, and what may be tapped: "Panther 12 against Sherman 6. Tap a card, or pass." */
  readonly says: Says;
}

/** A short figure about a point of the table, mm. */
export interface SceneTag<Says = string> {
  readonly x: number;
  readonly y: number;
  readonly says: Says;
  readonly is: 'count' | 'sum';
}

/** Whether anything lies on a board: a game may be played with hands alone. */
export const hasBoard = ({ fields, cards }: Pick<Scene<unknown>, 'fields' | 'cards'>): boolean =>
  fields.length + cards.length > 0;

/**
 * What the cards lie on: the bare table, a table in fog, a printed face under everything, or a plan: what of it is built
 * on, and the lines between its fields, as path data in mm of the table.
 */
export type SceneGround =
  | 'plain'
  | 'fog'
  | (Box & { readonly face: string })
  | (Box & { readonly plan: string; readonly ruled: string });

/** The names of columns and rows, each at its middle: mm from the left, and from above. */
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
  /** Its edge where that is no rectangle, as path data in mm of the table; the rectangle is what it keeps within. */
  readonly outline?: string;
}

/** An arrow key. */
export const ARROWS = ['up', 'right', 'down', 'left'] as const;
export type Arrow = (typeof ARROWS)[number];

export interface SceneField<Says = string> extends Spot {
  /** What it is and what is on it, as read aloud: "o, open ground, 2 soldiers of red". */
  readonly says: Says;
  /** Its name in short, shown while it is focused or held; null where it has none. */
  readonly label: string | null;
  /** Cards that lie there in piles: while it is looked at, they are shown side by side. */
  readonly opens?: readonly ZoneCard<Says>[];
  /** Whose ground it is: on a screen it is tinted so. */
  readonly held?: PieceSeat;
  /** The fields that arrow keys lead to; where one is left out, the nearest in that direction. */
  readonly beside?: Readonly<Partial<Record<Arrow, string>>>;
}

export interface SceneCard extends Spot {
  readonly face: string;
  /** Degrees, clockwise. */
  readonly turn: number;
  /** What is printed on it and used up, mm of the table: it fades. */
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
  /** Of one of them, as it is printed. */
  readonly width: number;
  readonly height: number;
  /** Degrees, clockwise; what turns faces east at 0. */
  readonly turn: number;
  /** Whose it is; nobody's where left out. */
  readonly seat?: PieceSeat;
  /** It lies on a plate as large as its field that points where it faces, with so many slots for what it carries. */
  readonly plate?: { readonly slots: number };
  /** What it carries or bears: crew, damage. */
  readonly marks: readonly { readonly face: string; readonly count: number }[];
  /** Tried or proposed, and not there. */
  readonly ghost?: true;
}

/** Of a seat, what its things are told apart by. */
export type PieceSeat = Pick<Seat, 'ink' | 'shape'>;

/** A line from the middle of one place to that of another. */
export interface SceneLine {
  readonly from: string;
  readonly to: string;
  /** The way of a move, fire, supply; or what the last move left: the prints of boots, or of tracks and wheels. */
  readonly means: 'way' | 'fire' | 'supply' | 'boots' | 'treads';
}

/** A place that refuses, a field or a card; or the edge between two fields. */
export type SceneWire =
  { readonly at: string } | { readonly between: readonly [field: string, other: string] };

/** A lit field: what going there costs, and whether that is proposed; what is far shows its price alone. */
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
  /** How many are in it, where that is all there is to say; else null. */
  readonly count: number | null;
  /** The cards that lie in it, as far as they are to be shown. */
  readonly cards: readonly ZoneCard<Says>[];
  /** Dice that lie in it. */
  readonly dice?: readonly { readonly sides: number; readonly shows: number }[];
  /** What it is to its owner's seat; only listed where left out. */
  readonly role?: ZoneRole<Says>;
}

/**
 * Points to play with, shown one by one, each round so many at most; what has been won, or lost up to so many; the score
 * if the game ended now; the cards in hand; a space of a wheel, `at` its place from the top clockwise, with a short `label` for the cards there, which can be opened, a `sign` for what the wheel says of it, and the id of a `touch` that comes to it. Points that are `told` are no points: the zone’s own words say what is left.
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
  /** A touch names it; null where it cannot be touched. */
  readonly id: string | null;
  readonly face: string;
  readonly name: Says;
  readonly count: number;
}

/** One thing to point at on the way to a move: a place of the table, or a word. */
export interface Touch<Says = string> {
  /** A spot's id where it is a place of the table, else unique among its neighbours. */
  readonly id: string;
  readonly says: Says;
  /** A spot that is not on the table yet: where a card could be put. */
  readonly spot?: Spot;
}

/** Touches in a row. */
export type TouchPath<Says = string> = readonly [Touch<Says>, ...Touch<Says>[]];

/** A move and how one gets to it, touch by touch: moves that begin alike share their first touches. */
export interface Choice<Move, Says = string> {
  readonly move: Move;
  readonly path: TouchPath<Says>;
}

/** Something that a move brings about, and the rule by which it does. */
export interface SceneEvent<Says = string> {
  readonly rule: string;
  /** Without a full stop. */
  readonly what: Says;
  /** The player, by number, whom its sentence names as the one who does it; left out, whoever tells it names who did. */
  readonly whose?: number;
  /** Left out, everybody may be told. */
  readonly secret?: Secret<Says>;
  /** Whether it is said by the rules and seen by nobody: where a turn is summed up it is left out. */
  readonly aside?: boolean;
  /** Whether it says only that a turn or a round is over or begins: where another's turn is summed up that is plain. */
  readonly flow?: boolean;
  /** The key and figures that were put into words; left out where they have not been. */
  readonly said?: Said;
}

/** Who alone may be told of an event, by number, and what the others are told in its place: nothing, where left out. */
export interface Secret<Says = string> {
  readonly to: readonly number[];
  readonly others?: SceneEvent<Says>;
}

/** What one of the cards that a player could lay would come to. */
export interface Reckoning<Says = string> {
  /** "No card", "A 2". */
  readonly card: Says;
  /** The chance of winning with it: 1 and 0 are certain. */
  readonly win: number;
  /** What is won: a battle, where left out, or that what is done stands. */
  readonly of?: 'standing';
  /** What may decide it: cards that nobody has seen, where left out, or dice. */
  readonly by?: 'dice';
  /** How that is worked out, without a full stop. */
  readonly sum: Says;
  /** Its face, where it has one: the one that was laid is told apart by it. */
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
  /** What is weighed against each other; left out where nothing is. */
  readonly weighed?: Weighed<Says>;
}

/** Strengths that are compared, each as the blocks it is built of. */
export interface Weighed<Says = string> {
  /** What it is about: a place of the table. */
  readonly at: string;
  readonly sides: readonly WeighedSide<Says>[];
  /** Who would win a tie, or has won it. */
  readonly tie: RuledWords<Says>;
  /** What comes of it: who leaves, who stays. */
  readonly then: readonly RuledWords<Says>[];
  /** Whether what is decided next belongs to it: who moves in. */
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
  /** What it stands for: the face of a piece, once for each point; null where a number says it. */
  readonly face: string | null;
  /** Whether what it stands for leaves the table. */
  readonly leaves: boolean;
}

/** Words, without a full stop, and the rule they rest on. */
export interface RuledWords<Says = string> {
  readonly rule: string;
  readonly says: Says;
}

/** A place for a card, and a way to lie there. */
export interface Laying<Says = string> {
  readonly touch: Touch<Says> & { readonly spot: Spot };
  /** Degrees, clockwise. */
  readonly turn: number;
  /** "The right way up". */
  readonly says: Says;
}

/** What an attempt draws on the table, be it legal or not. */
export interface AttemptPreview {
  /** Pieces and cards where they would come to be. */
  readonly pieces: readonly ScenePiece[];
  readonly cards?: readonly SceneCard[];
  /** How they would come there. */
  readonly lines: readonly SceneLine[];
  /** The places or edges that would refuse it. */
  readonly wire: readonly SceneWire[];
}

/** What is asked where a game is begun, before anybody sits down. */
export interface Start<Position, Move, Says = string> {
  readonly options: readonly StartOption<Says>[];
  /** Those of them that are on for who has agreed on nothing yet: a first game is one that either side can win. */
  readonly advised?: readonly string[];
  /** One for each of the first moves that are picked there, in their order. */
  readonly picks: readonly StartPick<Position, Move, Says>[];
  /** Two at one screen hide their cards until they say otherwise: the game is about what one does not see. */
  readonly hides?: true;
  /** Moves by lot after those until there is something to see: a picture of the game is taken then. */
  readonly pictured: number;
}

/** An option by what a table knows it as: what either reading is called, and in a sentence what it comes to. */
export interface StartOption<Says = string> {
  readonly option: string;
  readonly asks: Says;
  readonly off: NamedReading<Says>;
  readonly on: NamedReading<Says>;
}

export interface NamedReading<Says = string> {
  readonly name: Says;
  readonly means: Says;
}

export interface StartPick<Position, Move, Says = string> {
  readonly asks: Says;
  /** Every legal move, by a short name. */
  readonly of: (position: Position) => readonly StartChoice<Move, Says>[];
}

interface StartChoice<Move, Says = string> {
  readonly move: Move;
  readonly name: Says;
  /** Picked where nobody has picked yet; where no choice is, each pick is another one. */
  readonly usual?: true;
}

/** What a game adds to its rules to be shown and played on a board. */
export interface Scenery<Position, Move, Says = string> {
  /** The table as a player sees it; null sees everything. */
  readonly scene: (position: Position, viewer: number | null) => Scene<Says>;
  /** How moves are made by hand. */
  readonly interaction: Interaction<Position, Move, Says>;
  /** The same in the words that are said to one of the players; the same object each time. Left out, there are none. */
  readonly toldTo?: (seat: number) => Scenery<Position, Move, Says>;
  /** What a legal move brings about at the table, in order. */
  readonly happenings: (before: Position, move: Move, after: Position) => readonly SceneEvent<Says>[];
  /**
   * What two events come to that are told one after the other, where they are one: steps of a troop, tanks set up. Asked
   * only of events of its own: a method, so that the scenery of a table fits where more can be said.
   */
  joined?(one: SceneEvent<Says>, other: SceneEvent<Says>): SceneEvent<Says> | null;
  /** What the set-up has put on the table, in order; told where an example shows it. */
  readonly beginnings?: (first: Position) => readonly SceneEvent<Says>[];
  /** The round that a position stands in, from 1; null before the first. Left out by a game that counts none. */
  readonly round?: (position: Position) => number | null;
  /** Whether a player must not see the newest move yet: a card laid face down. */
  readonly hides: (before: Position, newest: Move, viewer: number) => boolean;
  /** The cards that a legal move turns over; null where it turns over none. */
  readonly reveals?: (before: Position, move: Move, after: Position) => Reveal<Says> | null;
  /** Where a card may seem to belong among those that lie, and the ways it may lie there: for hands that set up. */
  readonly layings?: (laid: readonly SceneCard[], card: SceneCard) => readonly Laying<Says>[];
  /** Where whoever decides may lay a card: what each would come to, as far as they can know. */
  readonly reckon?: (position: Position) => readonly Reckoning<Says>[];
  /** What decides an end, counted by player; left out where a score says so. */
  readonly ends?: (last: Position) => readonly PadLine<string, Says>[];
  /** What is settled before the game is on the table; left out where nothing is. */
  readonly start?: Start<Position, Move, Says>;
}
