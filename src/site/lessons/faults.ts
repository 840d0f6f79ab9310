/** What is wrong with a lesson: a page of one that has faults is not built. */
import type { AnyForm } from '../../referee/any.ts';
import type { Sentences } from '../../referee/verdict-text.ts';
import {
  choicesAt,
  courseOf,
  openLesson,
  rightReply,
  type Course,
  type Stand,
  type Taught,
} from './course.ts';
import type { Lesson } from '../../book/lesson.ts';

/** A game and all that its lessons are held to. */
export interface Teacher extends Taught {
  readonly form: AnyForm;
  readonly sentences: Sentences<string>;
}

/** Every fault of a lesson, a sentence each: none where the referee agrees with all of it. */
export function lessonFaults(teacher: Teacher, lesson: Lesson): readonly string[] {
  const opened = openLesson(teacher.game, teacher.form, lesson);
  const course = opened.ok ? courseOf(teacher.game, lesson, opened.value) : opened;
  if (!course.ok) return course.faults.map((fault) => `${lesson.id}, ${fault}.`);
  const known = new Set(teacher.scenery.scene(course.value[0]?.position, null).zones.map(({ id }) => id));
  return course.value.flatMap((stand, at) =>
    [
      ...citations(teacher, stand),
      ...(lesson.steps[at]?.zones ?? [])
        .filter((zone) => lesson.zones.includes(zone) && !known.has(zone))
        .map((zone) => `there is no zone "${zone}"`),
      ...doing(teacher, lesson, course.value, at),
    ].map((fault) => `${lesson.id}, step ${at + 1}: ${fault}.`),
  );
}

const citations = ({ sentences }: Teacher, { step }: Stand): string[] =>
  step.rules.filter((rule) => sentences.sentence(rule) === rule).map((rule) => `there is no rule ${rule}`);

/** Whether what a step asks can be done, by its learner and by touching. */
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
    case 'watch':
      return moves.flatMap((made) => turn(teacher, made.before, lesson.learner, false));
    case 'try':
      return [
        ...turn(teacher, position, lesson.learner, true),
        ...reach(teacher, position, step.try),
        ...refusal(teacher, position, step.try, step.breaks),
      ];
    case 'ask':
    case 'lay':
    case 'put':
      return rightReply(choicesAt(teacher, lesson, course, at, position, false)) === undefined
        ? ['the referee knows no right answer to it, or several']
        : [];
  }
}

const turn = ({ game }: Teacher, position: unknown, learner: number, own: boolean): string[] =>
  (game.toAct(position) === learner) === own ? [] : ['somebody else decides there'];

const reach = ({ game, scenery }: Teacher, position: unknown, words: string): string[] =>
  scenery.tries(position).some(({ move }) => game.print(position, move) === words)
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
