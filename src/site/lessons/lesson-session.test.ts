/** Lessons played by actions alone. */
import { describe, expect, it } from 'vitest';
import { SHELF as MADE_UP } from '../../../tests/made-up/shelf.ts';
import type { Lesson } from '../../book/lesson.ts';
import type { ShelfGame } from '../../book/shelf-game.ts';
import { SHELF } from '../shelf.ts';
import { courseOf, openLesson } from './lesson-course.ts';
import type { Teacher } from './validate-lesson.ts';
import {
  after,
  lessonChoices,
  lessonEvents,
  placeOf,
  stepNamed,
  stepState,
  type LessonAction,
  type LessonState,
  type LessonTable,
} from './lesson-session.ts';

async function tablesOf({ id, referee, lessons }: ShelfGame): Promise<readonly LessonTable[]> {
  const [game, form, scenery] = [await referee?.game(), await referee?.form(), await referee?.scenery?.()];
  if (!game || !form || !scenery) throw new Error(`${id} is taught.`);
  return ((await lessons?.()) ?? []).map((lesson) => tableOf({ game, form, scenery }, lesson));
}

function tableOf({ game, form, scenery }: Teacher, lesson: Lesson): LessonTable {
  const opened = openLesson(game, form, lesson);
  if (!opened.ok) throw new Error(opened.faults.join());
  const course = courseOf(game, lesson, opened.value);
  if (!course.ok) throw new Error(course.faults.join());
  return { game, scenery, lesson, course: course.value };
}

const tables = (await Promise.all([...SHELF, ...MADE_UP].map(tablesOf))).flat();

/** The first step of a kind, with its table and state. */
function stepOf(
  kind: string,
  isWanted: (table: LessonTable, state: LessonState) => boolean = () => true,
): readonly [LessonTable, LessonState] {
  for (const table of tables) {
    const at = table.lesson.steps.findIndex(
      (step, index) => step.kind === kind && isWanted(table, stepState(index)),
    );
    if (at >= 0) return [table, stepState(at)];
  }
  throw new Error(`No lesson has a step to ${kind}.`);
}

/** Whether more than one move is legal at a step. */
const hasOthers = (table: LessonTable, state: LessonState): boolean =>
  table.game.moves(placeOf(table, state).position).length > 1;

describe('what a step asks for', () => {
  /** Games may have lessons of one name: the one with that step. */
  const lessonNamed = (id: string, title: string): LessonTable => {
    const found = tables.find(
      ({ lesson }) => lesson.id === id && lesson.steps.some((step) => step.title === title),
    );
    if (found === undefined) throw new Error(`no lesson ${id}`);
    return found;
  };
  const made = (table: LessonTable, at: number, moves: readonly string[]): LessonState =>
    moves.reduce(
      (state, words) =>
        touching(table, state, (move) => table.game.print(placeOf(table, state).position, move) === words),
      stepState(at),
    );

  it.each([
    [
      'the-example-of-play',
      'Alpha aims at Paris',
      ['place dummy ruhr', 'plan paris air', 'add alpha army-3', 'done'],
    ],
    [
      'the-example-of-play',
      'Alpha grows, Bravo begins',
      ['plan scandinavia army-1', 'add alpha dummy', 'add alpha army-2', 'done'],
    ],
  ])('in “%s” is right in whichever order it is done: %s', (id, title, moves) => {
    const table = lessonNamed(id, title);
    const at = table.lesson.steps.findIndex((step) => step.title === title);
    const state = made(table, at, moves);
    expect(state).toMatchObject({ at, isDone: true, tried: null, help: 'none' });
    expect(lessonEvents(table, state).length).toBeGreaterThanOrEqual(moves.length);
    expect(placeOf(table, state).position).toEqual(table.course[at]?.after);
  });

  it('is not right where it can no longer be brought about', () => {
    const table = lessonNamed('the-example-of-play', 'Alpha aims at Paris');
    const at = table.lesson.steps.findIndex(({ title }) => title === 'Alpha aims at Paris');
    expect(made(table, at, ['place army-3 ruhr']).tried?.kind).toBe('other');
    expect(made(table, at, ['plan paris army-3', 'done']).tried?.kind).toBe('other');
  });
});

it.each([
  ['the unit first', ['c5', 'e5']],
  ['the enemy first', ['e5', 'with-c5']],
])('an attack from too far is refused for what the step is about, %s', (_, ids) => {
  const table = tables.find(({ lesson }) => lesson.id === 'a-fight');
  if (table === undefined) throw new Error('no lesson in which units fight');
  const at = table.lesson.steps.findIndex(({ kind }) => kind === 'try');
  let state = stepState(at);
  for (const id of ids) state = after(table, state, { do: 'touch', id });
  expect(state.tried).toMatchObject({ kind: 'refused', asked: true });
  expect(after(table, state, { do: 'take-back' }).isDone).toBe(true);
});

const SHOW: LessonAction = { do: 'show' };

/** The state after touching the way to the first choice that fits. */
function touching(table: LessonTable, state: LessonState, fits: (move: unknown) => boolean): LessonState {
  const choice = lessonChoices(table, state).find(({ move }) => fits(move));
  let next = state;
  for (const { id } of choice?.path ?? [])
    if (next.tried === null && !next.isDone) next = after(table, next, { do: 'touch', id });
  return next;
}

it.each(tables.map((table) => [table.lesson.id, table] as const))(
  'the lesson "%s" comes to its end where every step is shown',
  (_, table) => {
    table.lesson.steps.forEach((step, at) => {
      let state = stepState(at);
      for (let shows = 0; !state.isDone && state.tried === null && shows < 20; shows++)
        state = after(table, state, SHOW);
      if (step.kind === 'try') state = after(table, state, { do: 'take-back' });
      expect(state).toMatchObject({ at, isDone: true });
      expect(lessonChoices(table, state)).toEqual([]);
    });
  },
);

describe('a step', () => {
  it('of moves is done by the move that it asks for, and says what came of it', () => {
    const [table, state] = stepOf('move');
    let next = state;
    while (!next.isDone) {
      const { asked, position } = placeOf(table, next);
      const { print } = table.game;
      const words = print(position, asked?.move);
      next = touching(table, next, (move) => print(position, move) === words);
    }
    expect(next.help).toBe('none');
    expect(lessonEvents(table, next)).not.toEqual([]);
  });

  it('shows what another move would come to, and takes it back', () => {
    const [table, state] = stepOf('move', hasOthers);
    const { asked, position } = placeOf(table, state);
    const other = touching(
      table,
      state,
      (move) => table.game.print(position, move) !== table.game.print(position, asked?.move),
    );
    expect(other.tried?.kind).toBe('other');
    expect(lessonChoices(table, other)).toEqual([]);
    expect(after(table, other, { do: 'take-back' })).toEqual(state);
  });

  it('to try what is not allowed is done once it was refused for its reason', () => {
    const [table, state] = stepOf('try');
    const refused = after(table, state, SHOW);
    expect(refused.tried).toMatchObject({ kind: 'refused', asked: true });
    expect(after(table, refused, { do: 'take-back' })).toMatchObject({ isDone: true, tried: null });
  });

  it('of a question takes its right answer alone', () => {
    const [table, state] = stepOf('ask');
    const isRight = (reply: unknown) => (reply as { readonly right: boolean }).right;
    const done = touching(table, state, isRight);
    expect(done.isDone).toBe(true);
    expect(done.answered).not.toBeNull();
  });

  it('of a question says of each wrong answer why it is wrong, and takes another at once', () => {
    const asked = tables.flatMap((table) =>
      table.lesson.steps.flatMap((step, at) => (step.kind === 'ask' ? [{ table, step, at }] : [])),
    );
    for (const { table, step, at } of asked) {
      const right = step.options.find((option) => 'right' in option)?.says ?? '';
      for (const option of step.options.filter((one) => 'wrong' in one)) {
        const wrong = after(table, stepState(at), { do: 'touch', id: option.says });
        expect(wrong.tried).toEqual({ kind: 'not-this', words: option.says, why: option.wrong });
        expect(after(table, wrong, { do: 'touch', id: right })).toMatchObject({ isDone: true, tried: null });
      }
    }
  });

  it('of a question keeps the right answer to be found, whichever wrong one of several was given', () => {
    const questions = tables.flatMap(({ lesson }) =>
      lesson.steps.flatMap((step) => (step.kind === 'ask' && step.options.length > 2 ? [step.options] : [])),
    );
    for (const options of questions) {
      const right = options.find((option) => 'right' in option)?.says ?? '';
      const whole = new RegExp(`(?<![\\p{L}\\p{N}])${right}(?![\\p{L}\\p{N}])`, 'iu');
      const told = options.flatMap((option) => ('wrong' in option ? [option.wrong] : []));
      expect(told.filter((reason) => whole.test(reason))).toEqual([]);
    }
  });

  it('gives a hint before it shows', () => {
    const [table, state] = stepOf('move');
    expect(after(table, state, { do: 'hint' })).toMatchObject({ help: 'hint', isDone: false });
  });

  it('begins anew when one comes back to it', () => {
    const [table, state] = stepOf('watch');
    const done = after(table, state, SHOW);
    expect(after(table, done, { do: 'go-to', step: state.at })).toEqual(state);
  });

  it('is named by its address, if the lesson has it', () => {
    expect([stepNamed('#step-3', 5), stepNamed('#step-6', 5), stepNamed('#free', 5)]).toEqual([
      2,
      null,
      null,
    ]);
  });
});
