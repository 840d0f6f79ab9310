/**
 * A lesson worked out: the table before each step, the moves asked for, and the right answers. Where the referee
 * disagrees there are faults, each a sentence.
 *
 *     const opened = openLesson(game, form, lesson);
 *     if (opened.ok) courseOf(table, lesson, opened.value);
 */
import { attemptsIn, choicesIn, furtherWaysIn } from '../../book/choices.ts';
import type { AnyForm, AnyGame, AnyScenery } from '../../referee/erased-types.ts';
import { chanceOf } from '../../referee/chance/random.ts';
import { playerOf } from '../../referee/seats.ts';
import { failed, ok, type Result } from '../../result.ts';
import type { Choice, Scene, SceneEvent, SceneZone } from '../../referee/table/scene.ts';
import type { Written } from '../../book/example.ts';
import { LEARN_WORDS } from '../words/learn.ts';
import type { Said } from '../../language.ts';
import type { AnswerFrom, Figures, Lesson, LessonStep } from '../../book/lesson.ts';
import { answersTo, layings, puttings, type Reply } from './replies.ts';

/** A lesson's parsed tables as plain JSON, so that a page needs no parser for positions. */
export interface Opened {
  readonly first: unknown;
  /** The position each step leaves behind, if the lesson gives one; else null. */
  readonly tables: readonly unknown[];
}

/** A game as lessons use it. */
export interface Taught {
  readonly game: AnyGame;
  readonly scenery: AnyScenery;
}

export interface MadeMove {
  readonly before: unknown;
  readonly move: unknown;
  readonly after: unknown;
}

/** A step, with the position it starts from. */
export interface Stand {
  readonly step: LessonStep;
  /** The position before the step. */
  readonly position: unknown;
  /** The latest move before it; null if there is none. */
  readonly latest: MadeMove | null;
  /** The moves asked for or shown, each with the positions before and after. */
  readonly moves: readonly MadeMove[];
  /** The position after it. */
  readonly after: unknown;
}

export type Course = readonly Stand[];

const becomesOf = (step: LessonStep): Written | undefined => ('becomes' in step ? step.becomes : undefined);

/** Parses a lesson's tables. */
export function openLesson(game: AnyGame, form: AnyForm, { start, steps }: Lesson): Result<Opened, string> {
  const faults: string[] = [];
  const read = (written: Written, where: string): unknown => {
    const found = form.read(written);
    if (found.ok) return found.value;
    faults.push(...found.faults.map(({ place, message }) => `${where}: ${place}: ${message}`));
    return null;
  };
  const tables = steps.map((step, index) => {
    const written = becomesOf(step);
    return written === undefined ? null : read(written, `step ${index + 1}`);
  });
  const first =
    'position' in start
      ? ok(read(start.position, 'start'))
      : game.setUp([], chanceOf('lesson', start.script));
  if (!first.ok) faults.push(...first.faults);
  return first.ok && faults.length === 0 ? ok({ first: first.value, tables }) : failed(...faults);
}

const movesOf = (step: LessonStep): readonly string[] =>
  step.kind === 'move' || step.kind === 'watch' || step.kind === 'reach' ? step.moves : [];

/** Plays a lesson through; a move that is not legal is a fault. */
export function courseOf(game: AnyGame, lesson: Lesson, { first, tables }: Opened): Result<Course, string> {
  const stands: Stand[] = [];
  let position = first;
  let latest: MadeMove | null = null;
  for (const [index, step] of lesson.steps.entries()) {
    const before: Pick<Stand, 'step' | 'position' | 'latest'> = { step, position, latest };
    const moves: MadeMove[] = [];
    for (const words of movesOf(step)) {
      const made = makeMove(game, position, words);
      if (!made.ok) return failed(...made.faults.map((fault) => `step ${index + 1}: ${fault}`));
      latest = made.value;
      position = latest.after;
      moves.push(latest);
    }
    position = tables[index] ?? position;
    stands.push({ ...before, moves, after: position });
  }
  return ok(stands);
}

/** The player of a step's first move; null for chance. */
export const beginnerOf = (game: AnyGame, { moves }: Stand): number | null =>
  playerOf(game.toAct(moves[0]?.before));

function makeMove(game: AnyGame, before: unknown, words: string): Result<MadeMove, string> {
  const move = game.parse(before, words);
  if (!move.ok) return failed(...move.faults);
  const { allowed, breaches } = game.judge(before, move.value);
  if (!allowed)
    return failed(`"${words}" is not allowed: ${breaches.map(({ remedy }) => remedy).join('; ')}`);
  return ok({ before, move: move.value, after: game.play(before, move.value) });
}

/** The events of moves, in order. */
export const eventsOf = ({ scenery }: Taught, moves: readonly MadeMove[]): readonly SceneEvent[] =>
  moves.flatMap(({ before, move, after }) => scenery.happenings(before, move, after));

/** Ids of the cards still to be laid: no earlier table shows them. */
const unlaid = (course: Course, at: number): ReadonlySet<string> =>
  new Set(course.slice(at).flatMap(({ step }) => (step.kind === 'lay' ? [step.card] : [])));

/** A scene without some cards and what lies on them. */
function without(scene: Scene, cards: ReadonlySet<string>): Scene {
  if (cards.size === 0) return scene;
  const left = scene.cards.filter((card) => !cards.has(card.id));
  const fields = scene.fields.filter((field) =>
    left.some(
      (card) =>
        field.x > card.x - 1 &&
        field.x < card.x + card.width - 1 &&
        field.y > card.y - 1 &&
        field.y < card.y + card.height - 1,
    ),
  );
  const names = new Set(fields.map(({ id }) => id));
  return { ...scene, cards: left, fields, pieces: scene.pieces.filter(({ field }) => names.has(field)) };
}

/** The zones with these ids; for a space of a wheel, the whole wheel. */
export function zonesShown({ zones }: Pick<Scene, 'zones'>, ids: readonly string[]): readonly SceneZone[] {
  const isNamed = ({ id }: SceneZone): boolean => ids.includes(id);
  const wheels = zones.filter((zone) => isSpace(zone) && isNamed(zone)).map(({ owner }) => owner);
  return zones.filter((zone) => isNamed(zone) || (isSpace(zone) && wheels.includes(zone.owner)));
}

/**
 * Ids of the fields that pieces stand on at any step of a lesson; of a map with pieces on most fields, those that the
 * moves are about or change.
 */
export function fieldsUsed(taught: Taught, { learner }: Lesson, course: Course): readonly string[] {
  const positions = course.flatMap(({ position, after }) => [position, after]);
  const scenes = positions.map((position) => taught.scenery.scene(position, learner));
  const taken = new Set(scenes.flatMap(({ pieces }) => pieces.map(({ field }) => field)));
  const fields = scenes[0]?.fields ?? [];
  if (taken.size < fields.length / 2) return [...taken];
  const named = new Set(course.flatMap((stand) => placesNamed(taught, stand)));
  const standsAt = ({ pieces }: Scene, id: string): string =>
    JSON.stringify(pieces.filter(({ field }) => field === id));
  return fields
    .map(({ id }) => id)
    .filter((id) => named.has(id) || new Set(scenes.map((scene) => standsAt(scene, id))).size > 1);
}

/** Ids of the touches that a step's moves are made with. */
function placesNamed({ game, scenery }: Taught, { step, position, moves }: Stand): readonly string[] {
  const idsOf = (before: unknown, move: unknown): readonly string[] =>
    scenery.interaction.touches(before, move).map(({ id }) => id);
  const tried = step.kind === 'try' ? game.parse(position, step.try) : null;
  return [
    ...(tried?.ok ? idsOf(position, tried.value) : []),
    ...moves
      .filter(({ before }) => playerOf(game.toAct(before)) !== null)
      .flatMap(({ before, move }) => idsOf(before, move)),
  ];
}

/** Whether a zone is a space of a wheel. */
export const isSpace = ({ role }: SceneZone): boolean => role?.is === 'space';

/** The scene of a position at a step, without cards not yet laid, and with the answer covered. */
export function sceneAt(
  { scenery }: Taught,
  lesson: Lesson,
  course: Course,
  at: number,
  position: unknown,
  isDone: boolean,
): Scene {
  const whole = scenery.scene(position, lesson.learner);
  const stand = course[at];
  const zones = zonesShown(whole, stand?.step.zones ?? lesson.zones);
  const scene = without({ ...whole, zones }, unlaid(course, isDone ? at + 1 : at));
  if (stand?.step.kind !== 'ask' || isDone) return scene;
  const { answer = {}, still = [] } = stand.step;
  const old = stand.latest === null ? [] : scenery.scene(stand.latest.before, lesson.learner).zones;
  const kept = 'changed' in answer ? [...still, answer.changed] : still;
  return {
    ...scene,
    zones: scene.zones.map((zone) => {
      if ('zone' in answer && zone.id === answer.zone)
        return { ...zone, says: LEARN_WORDS.covered, cards: [] };
      return kept.includes(zone.id) ? (old.find(({ id }) => id === zone.id) ?? zone) : zone;
    }),
  };
}

/** Whether a sentence has these figures, whatever its words. */
const hasFigures = (said: Said | undefined, figures: Figures | undefined): boolean =>
  said !== undefined &&
  figures !== undefined &&
  Object.entries(figures).every(
    ([name, figure]) => JSON.stringify((said as unknown as Figures)[name]) === JSON.stringify(figure),
  );

/** The options the referee finds right: exactly one in a sound lesson; null if the referee is not asked. */
export function rightOptions(
  taught: Taught,
  lesson: Lesson,
  course: Course,
  at: number,
): readonly string[] | null {
  const stand = course[at];
  if (stand?.step.kind !== 'ask' || stand.step.answer === undefined) return null;
  const { answer, options } = stand.step;
  const zoneIn = (zone: string, position: unknown): SceneZone | undefined =>
    taught.scenery.scene(position, lesson.learner).zones.find(({ id }) => id === zone);
  return options.map(({ says }) => says).filter((option, index) => isAnswer(answer, option, index));

  function isAnswer(from: AnswerFrom, option: string, index: number): boolean {
    if ('zone' in from) return option === zoneIn(from.zone, stand?.position)?.says;
    if ('changed' in from) {
      const [before, now] = [stand?.latest?.before, stand?.position].map(
        (position) => zoneIn(from.changed, position)?.count ?? Number.NaN,
      );
      return option === `${Math.abs((now ?? Number.NaN) - (before ?? Number.NaN))}`;
    }
    const moves = from.of === 'next' ? (course[at + 1]?.moves ?? []) : stand?.latest ? [stand.latest] : [];
    const figures = from.figures[index];
    return eventsOf(taught, moves).some(({ rule, said }) => rule === from.event && hasFigures(said, figures));
  }
}

/**
 * What the learner may touch at a step after some of its moves: moves or answers. Illegal moves are included if the
 * step asks for one, or with `anything`.
 */
export function choicesAt(
  taught: Taught,
  lesson: Lesson,
  course: Course,
  at: number,
  position: unknown,
  anything: boolean,
): readonly Choice<unknown>[] {
  const stand = course[at];
  if (stand === undefined) return [];
  const { step, after } = stand;
  const { scenery } = taught;
  const finished = (): Scene => scenery.scene(after, lesson.learner);
  const shown = (): Scene => sceneAt(taught, lesson, course, at, position, false);
  switch (step.kind) {
    case 'move':
      return [
        ...(anything ? attemptsIn(taught, position) : choicesIn(taught, position)),
        ...furtherWaysIn(taught, position),
      ];
    case 'try':
      return attemptsIn(taught, position);
    case 'ask':
      return answersTo(step.options);
    case 'lay':
      return layings(scenery, finished(), step.card, shown().cards);
    case 'put':
      return puttings(finished(), step.piece, shown().fields);
    // Goals have a table of their own: `goal-runner.ts`.
    case 'reach':
    case 'show':
    case 'watch':
      return [];
  }
}

/** The right reply among the choices of a chore. */
export const rightReply = (choices: readonly Choice<unknown>[]): Reply | undefined =>
  choices.map(({ move }) => move as Reply).find(({ right }) => right);
