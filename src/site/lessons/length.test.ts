/** How long a game takes to learn: 200 words a minute, and 8 seconds for a tap with the thought before it. */
import { choicesIn } from '../../book/choices.ts';
import { describe, expect, it } from 'vitest';
import type { Lesson } from '../../book/lesson.ts';
import type { AnyForm, AnyTable } from '../../referee/erased-types.ts';
import type { Choice } from '../../referee/table/scene.ts';
import { SHELF } from '../shelf.ts';
import { touched } from '../play/bar/menu.ts';
import { handlesIn, rechosen, touching } from '../play/touch-plan.ts';
import {
  choicesAt,
  courseOf,
  eventsOf,
  openLesson,
  rightReply,
  type Course,
  type Stand,
} from './lesson-course.ts';
import { FEW, questAfter, questBegun, questOfStep, questTable, standingOf } from './goal-runner.ts';

const WORDS_A_SECOND = 200 / 60;
const TAP = 8;
/** Taps to go to the next step or lesson, or to dismiss a refusal. */
const ONE = 1;

const wordsIn = (...texts: readonly (string | undefined)[]): number =>
  texts.flatMap((text) => (text ?? '').split(/\s+/)).filter((word) => word !== '').length;

/** Touches needed for a choice: a fork with one branch is not asked. */
function touchesTo(choices: readonly Choice<unknown>[], way: Choice<unknown> | undefined): number {
  // A move without a choice of its own: what, where to, and Go.
  if (way === undefined) return 3;
  let ids: readonly string[] = [];
  let count = 0;
  while (ids.length < way.path.length) {
    const before = ids.length;
    ids = touched(choices, ids, way.path[before]?.id ?? '').chosen.map(({ id }) => id);
    count++;
    if (ids.length === before) break;
  }
  return count;
}

/** Most moves that two taps and Go can make, and the number of taps; none if no handle makes them. */
function byHandles(
  table: AnyTable,
  position: unknown,
  way: readonly string[],
): { readonly moves: number; readonly taps: number } {
  const { game } = table;
  let best = { moves: 0, taps: 0 };
  for (const handle of handlesIn(table, position)) {
    const first = touching(table, position, null, handle.at);
    if (!first) continue;
    for (const [index, { id }] of handle.ways.entries()) {
      const isFirst = first.handle.id === handle.id && index === 0;
      const hold = isFirst ? first : rechosen(table, position, first, handle, id);
      for (const { moves } of hold.ends.values()) {
        const words: string[] = [];
        let now = position;
        for (const move of moves) {
          words.push(game.print(now, move));
          now = game.play(now, move);
        }
        if (words.length <= best.moves || words.some((word, at) => word !== way[at])) continue;
        best = { moves: words.length, taps: 1 + (isFirst ? 0 : ONE) + (hold.to === null ? 1 : 0) + ONE };
      }
    }
  }
  return best;
}

/** Taps to reach a goal by the shown solution, and the words told meanwhile. */
function reached(
  table: AnyTable,
  { step, position, moves }: Stand,
  learner: number,
): { taps: number; told: readonly string[] } {
  if (step.kind !== 'reach') return { taps: 0, told: [] };
  const { game } = table;
  const quest = questTable(table, questOfStep(step, position, learner), FEW);
  let state = questBegun(quest);
  let taps = 0;
  for (let at = 0; at < moves.length && standingOf(quest, state).is === 'going';) {
    const before = moves[at]?.before;
    const left = step.moves.slice(at);
    const held = byHandles(table, before, left);
    const choices = choicesIn(table, before);
    taps +=
      game.toAct(before) !== learner
        ? 0
        : held.moves > 0
          ? held.taps
          : touchesTo(
              choices,
              choices.find(({ move }) => game.print(before, move) === left[0]),
            );
    for (const words of left.slice(0, Math.max(1, held.moves)))
      if (state.play.words[at++] === undefined) state = questAfter(quest, state, { do: 'try', words });
  }
  expect([step.title, standingOf(quest, state).is]).toEqual([step.title, 'reached']);
  const told = moves.slice(0, state.play.words.length);
  return { taps, told: eventsOf(table, told).map(({ what }) => what) };
}

function seconds(table: AnyTable, lesson: Lesson, course: Course, at: number): number {
  const { game } = table;
  const stand = course[at];
  if (stand === undefined) return 0;
  const { step, position } = stand;
  const { taps, told } = reached(table, stand, lesson.learner);
  const choices = choicesAt(table, lesson, course, at, position, false);
  const right = rightReply(choices);
  const done =
    step.kind === 'reach'
      ? taps
      : step.kind === 'show'
        ? 0
        : step.kind === 'watch'
          ? ONE
          : step.kind === 'try'
            ? touchesTo(
                choices,
                choices.find(({ move }) => game.print(position, move) === step.try),
              ) + ONE
            : touchesTo(
                choices,
                choices.find(({ move }) => move === right),
              );
  const words = wordsIn(
    step.title,
    step.text,
    step.done,
    ...told,
    ...(step.kind === 'ask' ? step.options.map(({ says }) => says) : []),
    ...(step.kind === 'show' ? step.pictures.map(({ says }) => says) : []),
    ...(step.kind === 'watch' ? eventsOf(table, stand.moves).map(({ what }) => what) : []),
  );
  return (done + ONE) * TAP + words / WORDS_A_SECOND;
}

function lengthOf(table: AnyTable, form: AnyForm, lesson: Lesson): number {
  const opened = openLesson(table.game, form, lesson);
  const course = opened.ok ? courseOf(table.game, lesson, opened.value) : opened;
  if (!course.ok) throw new Error(course.faults.join());
  const steps = lesson.steps.map((_, at) => seconds(table, lesson, course.value, at));
  const around = wordsIn(lesson.title, lesson.about, lesson.end) / WORDS_A_SECOND + ONE * TAP;
  return steps.reduce((sum, one) => sum + one, around);
}

const TAUGHT = SHELF.flatMap(({ id, referee, lessons }) =>
  referee && lessons ? [{ id, referee, lessons }] : [],
);

describe.each(TAUGHT)('learning $id', ({ referee, lessons }) => {
  it('takes at most twelve minutes before a first game', async () => {
    const [game, form, scenery, all] = await Promise.all([
      referee.game(),
      referee.form(),
      referee.scenery?.(),
      lessons(),
    ]);
    if (scenery === undefined) throw new Error('a game without a table');
    const lengths = all
      .filter(({ later }) => later === undefined)
      .map((lesson) => ({
        id: lesson.id,
        seconds: Math.round(lengthOf({ game, scenery }, form, lesson)),
      }));
    const sum = lengths.reduce((whole, { seconds: own }) => whole + own, 0);
    expect(sum, JSON.stringify(lengths)).toBeLessThanOrEqual(12 * 60);
  });
});
