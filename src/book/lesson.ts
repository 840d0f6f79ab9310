/**
 * A lesson: a table and steps, each of which asks the learner to do something with their own hands. Lessons are data in
 * a game's content; whoever puts one on the shelf has it checked against the referee (`lesson-check.ts`).
 */
import type { Script } from '../referee/chance/random.ts';
import type { Written } from './example.ts';
import type { Goal } from './goal.ts';

export interface Lesson {
  /** As in its address: "driving". */
  readonly id: string;
  readonly title: string;
  /** What one can do after it, in a sentence. */
  readonly about: string;
  /** The table it begins with: a position as people write it, or the set-up with these forced results. */
  readonly start: { readonly position: Written } | { readonly script: Script };
  /** The player, by number, whose side the learner has. */
  readonly learner: number;
  /** What is shown beside the board, by the ids of the scene's zones. */
  readonly zones: readonly string[];
  readonly steps: readonly LessonStep[];
  /** What is said when all is done. */
  readonly end: string;
}

/** The place of a step on its lesson's page, counted from 0: "step-3" is the third. */
export const stepName = (step: number): string => `step-${step + 1}`;

interface Told {
  readonly title: string;
  /** What is asked, in plain words. */
  readonly text: string;
  /** The rules it is about; their sentences are shown beside it. */
  readonly rules: readonly string[];
  /** What is said once it is done, before what the referee says. */
  readonly done?: string;
  /** As `Lesson.zones`, for this step alone. */
  readonly zones?: readonly string[];
}

/** A step that the learner does; the hint comes before the answer. */
interface Asked extends Told {
  readonly hint: string;
}

/** Something to be brought about, by whatever legal way; the table may be another one afterwards. */
export interface ReachStep extends Asked {
  readonly kind: 'reach';
  readonly goal: Goal;
  /** The rules by which others decide within the turn: a defender’s card. */
  readonly within?: readonly string[];
  /** The rules by which chance begins the turn of the others: cards that they draw for it. */
  readonly ends?: readonly string[];
  /** A way to it, in notation, and what the others do then: it is shown on demand, and the next step begins after it. */
  readonly moves: readonly string[];
  readonly becomes?: Written;
}

/** Pictures of what a game is about, to look at before anything is done. */
export interface ShowStep extends Told {
  readonly kind: 'show';
  readonly pictures: readonly {
    /** A card or piece of the box, by the name that pages ask for it by. */
    readonly face: string;
    readonly says: string;
  }[];
}

/** Moves of the learner, in notation: these, or the like in any order that comes to the same table. */
export interface MoveStep extends Asked {
  readonly kind: 'move';
  readonly moves: readonly string[];
}

/** A move that is not allowed, to be tried all the same: any that breaks `breaks` will do. */
export interface TryStep extends Asked {
  readonly kind: 'try';
  readonly try: string;
  readonly breaks: string;
}

/** Moves of the other side and of chance, shown. */
export interface WatchStep extends Told {
  readonly kind: 'watch';
  readonly moves: readonly string[];
}

/** What hands do at the table and no rule of the engine asks for; the table may be another one afterwards. */
interface Chore extends Asked {
  readonly becomes?: Written;
}

/** One of the answers to choose from: the right one, or one that is wrong and why, which leaves the right one to be found. */
export type Option =
  { readonly says: string; readonly right: true } | { readonly says: string; readonly wrong: string };

/** A question with a few answers. */
export interface AskStep extends Chore {
  readonly kind: 'ask';
  readonly options: readonly [Option, Option, ...Option[]];
  /** Where the referee reads the right one; left out of what no position says. */
  readonly answer?: AnswerFrom;
  /** Zones that are shown as they were before the latest move: what is to be done to them is the question. */
  readonly still?: readonly string[];
}

/** Where the right answer is read from. */
export type AnswerFrom =
  /** What a zone says; it is covered until then. */
  | { readonly zone: string }
  /** By how many a zone has changed with the latest move. */
  | { readonly changed: string }
  /**
   * The answer is in what came of the latest move, or will come of the moves of the next step, by a rule: the option
   * whose figures are those of what the engine says of it.
   */
  | { readonly event: string; readonly of: 'latest' | 'next'; readonly figures: readonly Figures[] };

/** Figures of what an engine says, by name: one entry for each option, in their order. */
export type Figures = Readonly<Record<string, unknown>>;

/** A card is laid where it lies on the table; until then the table is without it. */
export interface LayStep extends Chore {
  readonly kind: 'lay';
  /** The card's id in the scene. */
  readonly card: string;
}

/** Like pieces are put on their field of the table afterwards. */
export interface PutStep extends Chore {
  readonly kind: 'put';
  /** The face of the piece. */
  readonly piece: string;
}

export type LessonStep = ShowStep | ReachStep | MoveStep | TryStep | WatchStep | AskStep | LayStep | PutStep;
