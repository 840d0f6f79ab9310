/**
 * A lesson: a position and steps, each with something for the learner to do. Lessons are data in a game's
 * content; `lesson-check.ts` checks them against the referee.
 */
import type { Script } from '../referee/chance/random.ts';
import type { Written } from './example.ts';
import type { Goal } from './goal.ts';

/** A lesson: steps on the board of a game, each played by the referee. */
export interface Lesson {
  /** As in its URL: "driving". */
  readonly id: string;
  readonly title: string;
  /** What one can do afterwards, in a sentence. */
  readonly about: string;
  /** The first position: as people write it, or the set-up with forced results. */
  readonly start: { readonly position: Written } | { readonly script: Script };
  /** The player number of the learner. */
  readonly learner: number;
  /** The zones shown beside the board, by their ids in the scene. */
  readonly zones: readonly string[];
  readonly steps: readonly LessonStep[];
  /** The closing text. */
  readonly end: string;
  /** Not needed for a first game; such lessons stand last, for when it comes up. */
  readonly later?: true;
}

/** The HTML id of a step, counted from 0: "step-3" is the third. */
export const stepName = (step: number): string => `step-${step + 1}`;

interface Told {
  readonly title: string;
  /** The instruction, in plain words. */
  readonly text: string;
  /** The rules it is about; their sentences are shown beside it. */
  readonly rules: readonly string[];
  /** Shown once it is done, before what the referee says. */
  readonly done?: string;
  /** As `Lesson.zones`, for this step alone. */
  readonly zones?: readonly string[];
}

/** A step that the learner does, with a hint. */
interface Asked extends Told {
  readonly hint: string;
}

/** Reach a goal by any legal way; the position may be replaced afterwards. */
export interface ReachStep extends Asked {
  readonly kind: 'reach';
  readonly goal: Goal;
  /** Rules by which others decide within the turn, such as a defender’s card. */
  readonly within?: readonly string[];
  /** Rules by which chance begins the others' turn, such as drawing cards for it. */
  readonly ends?: readonly string[];
  /** The goal has to hold when the learner's next turn begins, after the others' turn. */
  readonly outlasts?: true;
  /**
   * A solution in notation, with the others' moves; shown on demand. The next step starts from it. Dice fall and cards
   * come as they do here, whatever way is gone, and so do the others in a turn of their own.
   */
  readonly moves: readonly string[];
  readonly becomes?: Written;
}

/** Pictures to look at. */
export interface ShowStep extends Told {
  readonly kind: 'show';
  readonly pictures: readonly {
    /** The id of a face of the box. */
    readonly face: string;
    readonly says: string;
  }[];
}

/** Make these moves, in notation, or any that reach the same position. */
export interface MoveStep extends Asked {
  readonly kind: 'move';
  readonly moves: readonly string[];
}

/** Try an illegal move: any that breaks the rule `breaks` counts. */
export interface TryStep extends Asked {
  readonly kind: 'try';
  readonly try: string;
  readonly breaks: string;
}

/** Moves of others and of chance, shown to the learner. */
export interface WatchStep extends Told {
  readonly kind: 'watch';
  readonly moves: readonly string[];
}

/** Something done by hand that no rule of the engine covers; the position may be replaced afterwards. */
interface Chore extends Asked {
  readonly becomes?: Written;
}

/**
 * An option of a question: the right one, or a wrong one with the reason, which must not give the right one
 * away.
 */
export type Option =
  { readonly says: string; readonly right: true } | { readonly says: string; readonly wrong: string };

/** A multiple-choice question. */
export interface AskStep extends Chore {
  readonly kind: 'ask';
  readonly options: readonly [Option, Option, ...Option[]];
  /** How the referee determines the right answer; left out where the position does not say. */
  readonly answer?: AnswerFrom;
  /** Zones shown as they were before the latest move, because the question is what happens to them. */
  readonly still?: readonly string[];
}

/** The source of the right answer. */
export type AnswerFrom =
  /** What a zone says; the zone is covered until it is answered. */
  | { readonly zone: string }
  /** The change in a zone's number by the latest move. */
  | { readonly changed: string }
  /**
   * An event of the latest move, or of the next step's moves, by its rule: the right option is the one whose
   * figures match.
   */
  | { readonly event: string; readonly of: 'latest' | 'next'; readonly figures: readonly Figures[] };

/** The figures of an event by name: one entry for each option, in their order. */
export type Figures = Readonly<Record<string, unknown>>;

/** Lay a card in its place; it is missing from the table until then. */
export interface LayStep extends Chore {
  readonly kind: 'lay';
  /** The card's id in the scene. */
  readonly card: string;
}

/** Put pieces of a kind on their fields. */
export interface PutStep extends Chore {
  readonly kind: 'put';
  /** The face of the piece. */
  readonly piece: string;
}

export type LessonStep = ShowStep | ReachStep | MoveStep | TryStep | WatchStep | AskStep | LayStep | PutStep;
