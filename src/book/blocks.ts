/**
 * A text of rules as blocks in their order: what it says, not how it looks. A page, the booklet and the text edition
 * paint the same blocks.
 */
import type { Scene, SceneEvent, SceneLine } from '../referee/table/scene.ts';

/** A stretch of words: as they are, stressed, or of the notation, to be read letter by letter. */
export interface Run {
  readonly kind: 'plain' | 'emphasis' | 'strong' | 'code';
  readonly text: string;
}

export type Words = readonly Run[];

export const plain = (text: string): Run => ({ kind: 'plain', text });
export const strong = (text: string): Run => ({ kind: 'strong', text });
export const code = (text: string): Run => ({ kind: 'code', text });

/** Words without what makes some of them stand out. */
export const textOf = (words: Words): string => words.map(({ text }) => text).join('');

/** What a text holds by itself, and what stands beside it. */
type Running =
  /** A chapter is 1, what stands under it deeper; `slug` is its place, unique in the text. */
  | { readonly kind: 'heading'; readonly depth: number; readonly slug: string; readonly text: string }
  | { readonly kind: 'paragraph'; readonly words: Words }
  /** Printed faces in a row, by their ids in the box. */
  | { readonly kind: 'faces'; readonly faces: readonly string[]; readonly caption: Words };

/** What hands do at the table, apart from what the rules say. */
interface Aside<Inner> {
  readonly kind: 'aside';
  readonly blocks: readonly Inner[];
}

/** A block of a text as it is written: sentences and examples are quoted by their ids. */
export type SourceBlock =
  Running | Aside<SourceBlock> | { readonly kind: 'rule' | 'case'; readonly id: string };

/** A block with all that it quotes. */
export type Block =
  | Running
  | Aside<Block>
  /** A numbered sentence in its place; `mark` says where it comes from, if not from the rulebook. */
  | { readonly kind: 'rule'; readonly id: string; readonly text: string; readonly mark?: string }
  | { readonly kind: 'case'; readonly told: ToldCase };

/** A block of one kind. */
export type BlockOf<Kind extends Block['kind']> = Extract<Block, { readonly kind: Kind }>;

/** An example with the referee's answer. */
export interface ToldCase {
  readonly title: string;
  /** The options of its table. */
  readonly on: readonly string[];
  /** The table at first; null where there can be none, or nothing shows it. */
  readonly table: Scene | null;
  /** What lies where, as names and what is there: in the place of a board, where none shows it. */
  readonly written: readonly (readonly [name: string, value: string])[];
  readonly steps: readonly ToldStep[];
  /** What the referee says in the end; null where the moves alone are the answer, or there is no referee. */
  readonly finding: ToldFinding | null;
}

/** A move of an example, and what comes of it. */
export interface ToldStep {
  /** In notation. */
  readonly words: string;
  /** As somebody at the table would say it; in notation where the game has no words for it. */
  readonly says: string;
  /** Who makes it, as in the middle of a sentence. */
  readonly by: string;
  readonly events: readonly SceneEvent[];
  /** From where to where it goes on the table before it. */
  readonly lines: readonly SceneLine[];
  /** The table after it. */
  readonly table: Scene | null;
}

export interface ToldFinding {
  /** The try that it is about, as somebody at the table would say it; null where it is about none. */
  readonly tried: string | null;
  /** The same in notation, where that is something else. */
  readonly notation: string | null;
  /** In a word or two: "Not allowed", "Red wins, 6 : 0". */
  readonly name: string;
  readonly tone: 'yes' | 'no' | 'plain';
  /** The rules that it names, those broken first. */
  readonly lines: readonly FindingLine[];
  /** That it rests on a ruling, and by which reading it would be the opposite; null where it does not. */
  readonly ruled: string | null;
}

export interface FindingLine {
  /** The rule's number and its sentence in force. */
  readonly quotes: { readonly rule: string; readonly sentence: string } | null;
  /** Where something is wrong, as a path into what was written. */
  readonly place: string | null;
  /** What would make it legal, or what is wrong: without a full stop. */
  readonly says: string | null;
}
