/** Every lesson of the shelf, played through by the referee. */
import { describe, expect, it } from 'vitest';
import { SHELF as MADE_UP } from '../../../tests/made-up/shelf.ts';
import { SHELF } from '../shelf.ts';
import { choicesAt, courseOf, openLesson, rightReply } from './course.ts';
import { lessonFaults, type Teacher } from './faults.ts';
import type { Lesson } from '../../book/lesson.ts';

const taught = await Promise.all(
  [...SHELF, ...MADE_UP].map(async ({ id, referee, lessons }) => {
    if (!referee?.scenery || !lessons) throw new Error(`${id} is not taught`);
    const [game, form, scenery, under] = await Promise.all([
      referee.game(),
      referee.form(),
      referee.scenery(),
      referee.sentences(),
    ]);
    const teacher: Teacher = { game, form, scenery, sentences: under([]) };
    return { id, teacher, lessons: await lessons() };
  }),
);

describe.each(taught)('the lessons of $id', ({ teacher, lessons }) => {
  it.each(lessons)('$id asks for nothing but what the referee allows, and leads to its end', (lesson) => {
    expect(lessonFaults(teacher, lesson)).toEqual([]);
  });

  it('have names of their own', () => {
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
  });
});

const [{ teacher, lessons }] = taught as [(typeof taught)[0]];
const moving = lessons.find(({ id }) => id === 'moving') as Lesson;
const withStep = (step: object): Lesson => ({ ...moving, steps: [{ ...moving.steps[0], ...step } as never] });

describe('a lesson that is wrong', () => {
  it.each([
    [{ moves: ['move 9'] }, 'is not allowed'],
    [{ moves: ['fly'] }, 'no move begins so'],
    [{ rules: ['Z9'] }, 'there is no rule Z9'],
    [{ kind: 'watch' }, 'somebody else decides there'],
    [{ kind: 'try', try: 'move 1', breaks: 'C3' }, 'is allowed'],
    [{ kind: 'try', try: 'attack 1', breaks: 'M1' }, 'not M1 first'],
    [{ kind: 'ask', options: ['1'], answer: { zone: 'points-red' } }, 'no right answer'],
    [{ kind: 'lay', card: 'bunker-4' }, 'no right answer'],
  ])('with %o says so', (step, words) => {
    expect(lessonFaults(teacher, withStep(step)).join()).toContain(words);
  });

  it('whose table cannot be says where', () => {
    const lesson: Lesson = { ...moving, start: { position: { points: { red: 9 } } } };
    expect(lessonFaults(teacher, lesson).join()).toContain('points.red');
  });
});

it('offers wrong answers beside the one right one to every chore', () => {
  for (const lesson of lessons) {
    const opened = openLesson(teacher.game, teacher.form, lesson);
    const course = opened.ok ? courseOf(teacher.game, lesson, opened.value) : opened;
    if (!course.ok) throw new Error(course.faults.join());
    for (const [at, { step, position }] of course.value.entries()) {
      if (step.kind === 'move' || step.kind === 'try' || step.kind === 'watch') continue;
      const choices = choicesAt(teacher, lesson, course.value, at, position, false);
      const right = choices.filter(({ move }) => (move as { right: boolean }).right);
      expect([lesson.id, at, right.length]).toEqual([lesson.id, at, 1]);
      expect(choices.length).toBeGreaterThan(1);
      expect(rightReply(choices)?.right).toBe(true);
    }
  }
});
