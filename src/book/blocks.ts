/**
 * A rules text as a list of blocks: its content, not its looks. Pages, the booklet and the text edition all
 * render it.
 */
import type { Scene, SceneEvent, SceneLine } from '../referee/table/scene.ts';

/** A run of text: plain, emphasized, or notation to be read letter by letter. */
export interface Run {
  readonly kind: 'plain' | 'emphasis' | 'strong' | 'code';
  readonly text: string;
}

export type Words = readonly Run[];

export const plain = (text: string): Run => ({ kind: 'plain', text });
export const strong = (text: string): Run => ({ kind: 'strong', text });
export const code = (text: string): Run => ({ kind: 'code', text });

/** Plain text without styles. */
export const textOf = (words: Words): string => words.map(({ text }) => text).join('');

/** Blocks that quote nothing. */
type Running =
  /** Depth 1 is a chapter; `slug` is its anchor, unique in the text. */
  | { readonly kind: 'heading'; readonly depth: number; readonly slug: string; readonly text: string }
  | { readonly kind: 'paragraph'; readonly words: Words }
  /** Printed faces in a row, by their ids in the box. */
  | {
      readonly kind: 'faces';
      readonly faces: readonly string[];
      readonly caption: Words;
      /** As wide as the text: a picture, and no card. */
      readonly isLarge?: true;
    };

/** Practical handling at the table, apart from the rules. */
interface Aside<Inner> {
  readonly kind: 'aside';
  readonly blocks: readonly Inner[];
}

/** A block as written: quotes rules and examples by id. */
export type SourceBlock =
  Running | Aside<SourceBlock> | { readonly kind: 'rule' | 'case'; readonly id: string };

/** A block with everything it quotes. */
export type Block =
  | Running
  | Aside<Block>
  /** A numbered rule sentence; `mark` names its source, if that is not the rulebook. A ruling has a dot in print. */
  | {
      readonly kind: 'rule';
      readonly id: string;
      readonly text: string;
      readonly mark?: string;
      readonly isRuling?: boolean;
    }
  | { readonly kind: 'case'; readonly told: ToldCase };

export type BlockOf<Kind extends Block['kind']> = Extract<Block, { readonly kind: Kind }>;

/** An example as a friend tells it. */
export interface Telling {
  /** Where the game stands: "Round 3 of 7. Red uses a point to attack."; null where there is nothing to say of it. */
  readonly when: string | null;
  /** Of a game that is over, how each side comes to its points, or what lies won beside the board: "Red, crates: 2". */
  readonly scored: readonly string[];
  /** What happens, in sentences. */
  readonly story: string;
  /** The answer to a try, or who wins. */
  readonly answer: string | null;
  /** Why, in sentences. */
  readonly why: string;
  /** The rules that it shows, each once. */
  readonly rules: readonly string[];
}

export interface ToldCase {
  readonly title: string;
  /** The options that are on. */
  readonly on: readonly string[];
  /** The first position; null where it is impossible or cannot be shown. */
  readonly table: Scene | null;
  /** The position as pairs of name and description, where there is no board. */
  readonly written: readonly (readonly [name: string, value: string])[];
  readonly steps: readonly ToldStep[];
  /** The referee's final answer; null where the moves alone are the answer, or there is no referee. */
  readonly finding: ToldFinding | null;
  /** All of it as a friend tells it, for print. */
  readonly telling: Telling;
}

/** A move of an example with its events. */
export interface ToldStep {
  /** In notation. */
  readonly words: string;
  /** In the words of its buttons; in notation where the game has none. */
  readonly says: string;
  /** The name of whoever makes it, as in the middle of a sentence. */
  readonly by: string;
  /** Whether chance makes it: what happens says it all. */
  readonly isChance?: true;
  readonly events: readonly SceneEvent[];
  /** Lines that draw the move on the table before it. */
  readonly lines: readonly SceneLine[];
  readonly table: Scene | null;
}

export interface ToldFinding {
  /** The try in the words of its buttons; null where it is about none. */
  readonly tried: string | null;
  /** The try in notation, where that differs from `tried`. */
  readonly notation: string | null;
  /** In a word or two: "Not allowed", "Red wins, 6 : 0". */
  readonly name: string;
  readonly tone: 'yes' | 'no' | 'plain';
  /** The rules it names, broken ones first. */
  readonly lines: readonly FindingLine[];
  /** A note that the answer depends on a ruling, and under which reading it would be reversed; else null. */
  readonly ruled: string | null;
}

export interface FindingLine {
  /** The rule's id and its sentence in force. */
  readonly quotes: { readonly rule: string; readonly sentence: string } | null;
  /** The place of a fault, as a path into what was written. */
  readonly place: string | null;
  /** What would make it legal, or what is wrong, without a full stop. */
  readonly says: string | null;
}
