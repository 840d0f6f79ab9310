/**
 * The state of one lesson at one screen: step, tries, help taken; a reducer for its actions. Pure, so it needs no
 * browser.
 *
 *     let state = stepState(0);
 *     state = after(table, state, { do: 'touch', id: 'o' });
 */
import { stepName, type Lesson } from '../../book/lesson.ts';
import type { Choice, Scene, SceneEvent } from '../../referee/table/scene.ts';
import { trailTo, withTrail } from '../../book/trail.ts';
import { sceneOfRefused } from '../../book/attempt-scene.ts';
import { touched } from '../play/bar/menu.ts';
import { heardBy } from '../play/describe/event-dedup.ts';
import { wordsOf } from '../../book/choices.ts';
import type { Refusal } from '../play/session.ts';
import {
  choicesAt,
  eventsOf,
  rightReply,
  sceneAt,
  type Course,
  type MadeMove,
  type Stand,
  type Taught,
} from './lesson-course.ts';
import { hasCome, leadsOn } from './other-ways.ts';
import type { Reply } from './replies.ts';

/** A wrong answer, with the reason if given; the learner may answer again at once. */
export interface NotThis {
  readonly kind: 'not-this';
  readonly words: string;
  readonly why: string | null;
}

/** What the learner did instead of what was asked. */
export type Tried =
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly asked: boolean }
  | { readonly kind: 'other'; readonly words: string; readonly after: unknown }
  | NotThis;

/** How much help was taken at a step. */
export type Help = 'none' | 'hint' | 'shown';

export interface LessonState {
  /** Index of the step; the number of steps once all are done. */
  readonly at: number;
  /** The moves made so far: the step's own, or another way to the same table. */
  readonly way: readonly MadeMove[];
  readonly isDone: boolean;
  readonly help: Help;
  readonly tried: Tried | null;
  readonly ids: readonly string[];
  /** Whether illegal moves are offered too. */
  readonly anything: boolean;
  /** The answer given to the step's question. */
  readonly answered: string | null;
}

export type LessonAction =
  | { readonly do: 'touch'; readonly id: string }
  | { readonly do: 'choose-again' }
  /** Undoes a try; if the step asked to try it, the step is done. */
  | { readonly do: 'take-back' }
  /** Toggles offering illegal moves. */
  | { readonly do: 'try-anything' }
  | { readonly do: 'hint' }
  /** The step's goal has been reached. */
  | { readonly do: 'reached' }
  /** Makes the asked move for the learner, or shows the opponent's. */
  | { readonly do: 'show' }
  | { readonly do: 'go-to'; readonly step: number };

/** A lesson with its game. */
export interface LessonTable extends Taught {
  readonly lesson: Lesson;
  readonly course: Course;
}

const NO_MOVES: readonly MadeMove[] = [];

/** The initial state of a step. */
export const stepState = (at: number): LessonState => ({
  at,
  way: NO_MOVES,
  isDone: false,
  help: 'none',
  tried: null,
  ids: [],
  anything: false,
  answered: null,
});

/** Index of the step in a URL fragment: "#step-3" is 2; null if there is none. */
export function stepNamed(hash: string, all: number): number | null {
  const named = Array.from({ length: all }, (_, step) => `#${stepName(step)}`).indexOf(hash);
  return named < 0 ? null : named;
}

/** Where a learner stands. */
export interface Place {
  /** The step; undefined once all are done. */
  readonly stand: Stand | undefined;
  /** The next move the step asks for; undefined on another way. */
  readonly asked: MadeMove | undefined;
  readonly position: unknown;
}

export function placeOf({ course }: LessonTable, { at, way, isDone }: LessonState): Place {
  const stand = course[at];
  const isAsked = way.every((made, index) => made.after === stand?.moves[index]?.after);
  const table =
    isDone || stand === undefined
      ? course[Math.min(at, course.length - 1)]?.after
      : (way.at(-1)?.after ?? stand.moves[0]?.before);
  return {
    stand,
    asked: isAsked ? stand?.moves[way.length] : undefined,
    position: table ?? stand?.position,
  };
}

const NONE: readonly Choice<unknown>[] = [];

/** What the learner may touch; empty while a try's outcome is shown, and after the step. */
export function lessonChoices(table: LessonTable, state: LessonState): readonly Choice<unknown>[] {
  const { at, isDone, tried, anything } = state;
  if (isDone || (tried !== null && tried.kind !== 'not-this')) return NONE;
  return choicesAt(table, table.lesson, table.course, at, placeOf(table, state).position, anything);
}

/** The scene to show; a legal try other than asked is shown with its result. */
export function lessonScene(table: LessonTable, state: LessonState): Scene {
  const { at, isDone, tried } = state;
  const { position } = placeOf(table, state);
  if (tried?.kind === 'other') return sceneAt(table, table.lesson, table.course, at, tried.after, false);
  const scene = sceneAt(table, table.lesson, table.course, at, position, isDone);
  return tried?.kind === 'refused'
    ? sceneOfRefused(table, scene, position, tried.refusal.words)
    : withTrail(scene, trailTo(scenesSoFar(table, state)));
}

/** The scenes before and after each of the step's moves so far. */
function scenesSoFar({ scenery, lesson }: LessonTable, { way }: LessonState): readonly Scene[] {
  const [first] = way;
  if (first === undefined) return [];
  return [first.before, ...way.map(({ after }) => after)].map((position) =>
    scenery.scene(position, lesson.learner),
  );
}

/** Events of the step's moves so far, as far as the learner may know them. */
export const lessonEvents = (table: LessonTable, { way }: LessonState): readonly SceneEvent[] =>
  heardBy(eventsOf(table, way), table.lesson.learner);

const finished = (
  state: LessonState,
  way: readonly MadeMove[],
  answered: string | null = null,
): LessonState => ({ ...state, way, answered, isDone: true, tried: null, ids: [] });

const otherwise = (state: LessonState, tried: Tried): LessonState => ({ ...state, ids: [], tried });

function attempt(table: LessonTable, state: LessonState, move: unknown): LessonState {
  const { game, scenery } = table;
  const { stand, asked, position } = placeOf(table, state);
  const words = game.print(position, move);
  const says = wordsOf(scenery.interaction, position, move);
  const verdict = game.judge(position, move);
  if (!verdict.allowed) {
    const step = stand?.step;
    const wanted = step?.kind === 'try' && verdict.breaches.some(({ rule }) => rule === step.breaks);
    return otherwise(state, {
      kind: 'refused',
      refusal: { words, says, verdict, faults: [] },
      asked: wanted,
    });
  }
  const made: MadeMove =
    asked !== undefined && game.print(position, asked.move) === words
      ? asked
      : { before: position, move, after: game.play(position, move) };
  const [way, all] = [[...state.way, made], stand?.moves ?? []];
  if (stand?.step.kind !== 'move' || (made !== asked && !leadsOn(game, all, way)))
    return otherwise(state, { kind: 'other', words: says, after: made.after });
  return hasCome(all, way) ? finished(state, way) : { ...state, way, ids: [] };
}

function touch(table: LessonTable, state: LessonState, id: string): LessonState {
  const { choice, touches, chosen } = touched(lessonChoices(table, state), state.ids, id);
  if (choice === undefined || touches.length > 0)
    return { ...state, ids: chosen.map((one) => one.id), tried: null };
  const kind = placeOf(table, state).stand?.step.kind;
  if (kind === 'move' || kind === 'try') return attempt(table, state, choice.move);
  const { right, says, why = null } = choice.move as Reply;
  return right ? finished(state, NO_MOVES, says) : otherwise(state, { kind: 'not-this', words: says, why });
}

function shown(table: LessonTable, state: LessonState): LessonState {
  const { stand, position } = placeOf(table, state);
  const step = stand?.step;
  const moves = stand?.moves ?? NO_MOVES;
  if (step?.kind === 'watch' || step?.kind === 'show') return finished(state, moves);
  if (step?.kind !== 'try') {
    const right = rightReply(lessonChoices(table, state));
    return finished({ ...state, help: 'shown' }, moves, right?.says ?? null);
  }
  const move = table.game.parse(position, step.try);
  return move.ok ? attempt(table, state, move.value) : state;
}

/** The state after an action. */
export function after(table: LessonTable, state: LessonState, action: LessonAction): LessonState {
  switch (action.do) {
    case 'touch':
      return touch(table, state, action.id);
    case 'choose-again':
      return { ...state, ids: [] };
    case 'take-back':
      return state.tried?.kind === 'refused' && state.tried.asked
        ? finished(state, NO_MOVES)
        : { ...state, tried: null };
    case 'try-anything':
      return { ...state, anything: !state.anything, ids: [] };
    case 'hint':
      return { ...state, help: 'hint' };
    case 'show':
      return shown(table, state);
    case 'reached':
      return finished(state, placeOf(table, state).stand?.moves ?? NO_MOVES);
    case 'go-to':
      return stepState(action.step);
  }
}
