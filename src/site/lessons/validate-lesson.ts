/** Checks a lesson; a lesson with faults fails the build. */
import { attemptsIn } from '../../book/choices.ts';
import type { AnyForm } from '../../referee/erased-types.ts';
import {
  choicesAt,
  courseOf,
  eventsOf,
  openLesson,
  rightOptions,
  rightReply,
  type Course,
  type Taught,
} from './lesson-course.ts';
import { quoted, unknown, type Fault } from '../../book/check/book-faults.ts';
import type { AskStep, Lesson } from '../../book/lesson.ts';
import { FEW, questOfStep, questTable } from './goal-runner.ts';
import { goalFaults, reachedOn } from './validate-goal.ts';

/** A game and everything its lessons are checked against. */
export interface Teacher extends Taught {
  readonly form: AnyForm;
}

/**
 * Every fault of a lesson; empty if the referee agrees with all of it. That its rule ids exist is checked by the book.
 */
export function lessonFaults(teacher: Teacher, lesson: Lesson): readonly Fault[] {
  const part = `lessons, ${quoted(lesson.id)}`;
  const opened = openLesson(teacher.game, teacher.form, lesson);
  const course = opened.ok ? courseOf(teacher.game, lesson, opened.value) : opened;
  if (!course.ok) return course.faults.map((fault) => `${part}, ${fault}`);
  const zones = zonesIn(teacher, course.value);
  return [
    ...unknown(part, 'zone', lesson.zones, zones),
    ...lesson.steps.flatMap((step, at) => {
      const place = `${part}, step ${at + 1}`;
      const named = [...(step.zones ?? []), ...(step.kind === 'ask' ? zonesAsked(step) : [])];
      return [
        ...unknown(place, 'zone', named, zones),
        ...doing(teacher, lesson, course.value, at).map((fault) => `${place}: ${fault}`),
      ];
    }),
  ];
}

/** Ids of the zones that exist at any step. */
const zonesIn = ({ scenery }: Teacher, course: Course): ReadonlySet<string> =>
  new Set(
    course
      .flatMap(({ position, after, moves }) => [position, ...moves.map((made) => made.after), after])
      .flatMap((position) => scenery.scene(position, null).zones.map(({ id }) => id)),
  );

/** Ids of the zones a question is about. */
const zonesAsked = ({ answer, still = [] }: AskStep): readonly string[] => [
  ...still,
  ...(answer && 'zone' in answer ? [answer.zone] : []),
  ...(answer && 'changed' in answer ? [answer.changed] : []),
];

/** Whether a step's task can be done by its learner, and by touch. */
function doing(teacher: Teacher, lesson: Lesson, course: Course, at: number): string[] {
  const stand = course[at];
  if (stand === undefined) return [];
  const { step, moves, position } = stand;
  switch (step.kind) {
    case 'move':
      return moves.flatMap((made) => [
        ...turn(teacher, made.before, lesson.learner, true),
        ...reach(teacher, made.before, teacher.game.print(made.before, made.move)),
      ]);
    case 'reach': {
      const table = questTable(teacher, questOfStep(step, position, lesson.learner), FEW);
      const positions = moves.map(({ after }) => after);
      return [
        ...turn(teacher, position, lesson.learner, true),
        ...goalFaults(table),
        ...(reachedOn(table, step.goal, positions) ? [] : ['its moves do not lead to its goal']),
      ];
    }
    case 'show':
      return [];
    case 'watch':
      return moves.flatMap((made) => turn(teacher, made.before, lesson.learner, false));
    case 'try':
      return [
        ...turn(teacher, position, lesson.learner, true),
        ...reach(teacher, position, step.try),
        ...refusal(teacher, position, step.try, step.breaks),
      ];
    case 'ask':
      return answering(teacher, lesson, course, at, step);
    case 'lay':
    case 'put':
      return rightReply(choicesAt(teacher, lesson, course, at, position, false)) === undefined
        ? ['the referee knows no right answer to it']
        : [];
  }
}

/** A question has exactly one right answer among its options; where the referee is asked, it is the referee's. */
function answering(teacher: Teacher, lesson: Lesson, course: Course, at: number, step: AskStep): string[] {
  const marked = step.options.filter((option) => 'right' in option).map(({ says }) => says);
  const [right, ...others] = marked;
  if (right === undefined || others.length > 0)
    return [`one of its answers has to be right, and these are: ${marked.map(quoted).join(', ') || 'none'}`];
  const found = rightOptions(teacher, lesson, course, at);
  if (found === null || (found.length === 1 && found[0] === right)) return [];
  if (found.length > 0) return [`the referee takes for right: ${found.map(quoted).join(', ')}`];
  const { answer } = step;
  if (answer === undefined || !('event' in answer)) return ['the referee knows no right answer to it'];
  const moves = answer.of === 'next' ? (course[at + 1]?.moves ?? []) : [course[at]?.latest ?? []].flat();
  const said = eventsOf(teacher, moves).filter(({ rule }) => rule === answer.event);
  return [
    said.length === 0
      ? `the referee says nothing there by ${answer.event}`
      : `none of its figures are those of what the referee says: ${said.map((event) => JSON.stringify(event.said)).join(', ')}`,
  ];
}

const turn = ({ game }: Teacher, position: unknown, learner: number, own: boolean): string[] =>
  (game.toAct(position) === learner) === own ? [] : ['somebody else decides there'];

const reach = (teacher: Teacher, position: unknown, words: string): string[] =>
  attemptsIn(teacher, position).some(({ move }) => teacher.game.print(position, move) === words)
    ? []
    : [`"${words}" cannot be touched`];

function refusal({ game }: Teacher, position: unknown, words: string, rule: string): string[] {
  const move = game.parse(position, words);
  if (!move.ok) return [...move.faults];
  const { allowed, breaches } = game.judge(position, move.value);
  if (allowed) return [`"${words}" is allowed`];
  return breaches[0]?.rule === rule
    ? []
    : [`"${words}" breaks ${breaches.map((breach) => breach.rule).join(', ')}, not ${rule} first`];
}
