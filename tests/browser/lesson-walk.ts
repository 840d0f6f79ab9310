/** The buttons to press for each step of a lesson. */
import { attemptsIn, choicesIn } from '../../src/book/choices.ts';
import { choicesAt, courseOf, openLesson, type Course } from '../../src/site/lessons/lesson-course.ts';
import type { Teacher } from '../../src/site/lessons/validate-lesson.ts';
import {
  FEW,
  questAfter,
  questBegun,
  questOfStep,
  questTable,
  standingOf,
  type QuestTable,
} from '../../src/site/lessons/goal-runner.ts';
import type { Lesson } from '../../src/book/lesson.ts';
import type { Reply } from '../../src/site/lessons/replies.ts';
import { touched } from '../../src/site/play/bar/menu.ts';
import { positionOf } from '../../src/site/play/play.ts';
import type { Choice } from '../../src/referee/table/scene.ts';

/** The collapsed list of places on the board. */
export const FOLDED = '.lesson-places:not([open]) summary';

/** Plays what was chosen, where it waits. */
export const GO = '.bar > .bar-go';

/** The positions of a lesson, step by step. */
export function courseFor(teacher: Teacher, lesson: Lesson): Course {
  const opened = openLesson(teacher.game, teacher.form, lesson);
  const course = opened.ok ? courseOf(teacher.game, lesson, opened.value) : opened;
  if (!course.ok) throw new Error(course.faults.join());
  return course.value;
}

/** Touches needed for a choice: a fork with one branch is not asked. */
function touchesTo(choices: readonly Choice<unknown>[], { path }: Choice<unknown>): readonly string[] {
  const pressed: string[] = [];
  let ids: readonly string[] = [];
  while (ids.length < path.length) {
    const id = path[ids.length]?.id ?? '';
    pressed.push(id);
    ids = touched(choices, ids, id).chosen.map((touch) => touch.id);
  }
  return pressed;
}

export const button = (id: string): string => `[data-touch=${JSON.stringify(id)}]`;

/** Touches that make a move. */
function touchesOf(
  game: Teacher['game'],
  position: unknown,
  words: string,
  choices: readonly Choice<unknown>[],
): readonly string[] {
  const wanted = choices.find(({ move }) => game.print(position, move) === words);
  return wanted ? touchesTo(choices, wanted) : [];
}

/** Buttons that reach a goal by these moves; replies and forced moves need none. */
export function reaching(quest: QuestTable, moves: readonly string[]): readonly string[] {
  const { game } = quest;
  const pressed: string[] = [];
  let state = questBegun(quest);
  for (const [index, words] of moves.entries()) {
    if (standingOf(quest, state).is !== 'going' || state.play.words[index] !== undefined) continue;
    const before = positionOf(state.play);
    const ids = touchesOf(game, before, words, choicesIn(quest, before));
    const pointed = ids.reduce((at, id) => questAfter(quest, at, { do: 'point', id }), state);
    pressed.push(...ids.map(button), ...(pointed.picked === null ? [] : [GO]));
    state = questAfter(quest, state, { do: 'try', words });
  }
  return pressed;
}

/** Buttons for a step, in order, including the one that ends it. */
export function doings(teacher: Teacher, lesson: Lesson, course: Course, at: number): readonly string[] {
  const stand = course[at];
  if (stand === undefined) return [];
  const { game } = teacher;
  const moving = (position: unknown, words: string, choices: readonly Choice<unknown>[]) =>
    touchesOf(game, position, words, choices).map(button);
  switch (stand.step.kind) {
    case 'watch':
      return ['[data-watch]', '[data-next]'];
    case 'show':
      return ['[data-next]'];
    case 'reach': {
      const quest = questTable(teacher, questOfStep(stand.step, stand.position, lesson.learner), FEW);
      return [...reaching(quest, stand.step.moves), '[data-next]'];
    }
    case 'move':
      return [
        ...stand.moves.flatMap(({ before, move }) =>
          moving(before, game.print(before, move), choicesAt(teacher, lesson, course, at, before, false)),
        ),
        '[data-next]',
      ];
    case 'try':
      return [
        ...moving(stand.position, stand.step.try, attemptsIn(teacher, stand.position)),
        '.sheet-leave',
        '[data-next]',
      ];
    default: {
      const choices = choicesAt(teacher, lesson, course, at, stand.position, false);
      const right = choices.find(({ move }) => (move as Reply).right);
      return [...(right ? touchesTo(choices, right).map(button) : []), '[data-next]'];
    }
  }
}
