import { describe, expect, it } from 'vitest';
import { LESSONS } from '../../../content/victory-tank/lessons.ts';
import { deskOf } from '../game-bundle.ts';
import { beginnerOf, courseOf, fieldsUsed, openLesson } from './lesson-course.ts';
import { lessonFaults, type Teacher } from './validate-lesson.ts';
import { taughtBy } from './teacher.ts';
import type { Lesson } from '../../book/lesson.ts';

const { referee } = await deskOf('victory-tank');
if (!referee?.scenery) throw new Error('Victory Tank is taught.');
const { game, form, scenery } = referee;
const teacher: Teacher = { game, form, scenery };
const lessons: readonly Lesson[] = LESSONS;
const moving = lessons.find(({ id }) => id === 'moving') as Lesson;
const MOVE = {
  kind: 'move',
  title: 'Two points',
  text: 'Announce a Move.',
  rules: [],
  hint: 'Two.',
  moves: ['move 2'],
};
const withStep = (step: object): Lesson => ({ ...moving, steps: [{ ...MOVE, ...step } as never] });
const IS = (says: string) => ({ says, right: true });
const NOT = (says: string) => ({ says, wrong: 'Count again.' });
const CRATE = { zone: 'taken-red', least: 1, else: 'It still lies there.' };

describe('a lesson that is wrong', () => {
  it.each([
    [{ moves: ['move 9'] }, 'is not allowed'],
    [{ moves: ['fly'] }, 'is no move; moves begin with'],
    [{ zones: ['attic'] }, 'there is no zone "attic"'],
    [{ kind: 'watch' }, 'somebody else decides there'],
    [{ kind: 'try', try: 'move 1', breaks: 'C3' }, 'is allowed'],
    [{ kind: 'try', try: 'attack 1', breaks: 'M1' }, 'not M1 first'],
    [{ kind: 'ask', options: [NOT('1'), IS('2')], answer: { zone: 'points-red' } }, 'no right answer'],
    [
      { kind: 'ask', options: [IS('4 of 5 points'), NOT('5 of 5 points')], answer: { zone: 'points-red' } },
      'takes for right: "5 of 5 points"',
    ],
    [{ kind: 'ask', options: [IS('5'), IS('6')] }, 'has to be right, and these are: "5", "6"'],
    [{ kind: 'ask', options: [NOT('5'), NOT('6')] }, 'has to be right, and these are: none'],
    [{ kind: 'ask', options: [NOT('1'), IS('2')], answer: { zone: 'attic' } }, 'there is no zone "attic"'],
    [{ kind: 'lay', card: 'bunker-4' }, 'no right answer'],
    [{ kind: 'reach', goal: [CRATE] }, 'do not lead to its goal'],
    [{ kind: 'reach', goal: [{ ...CRATE, zone: 'attic' }] }, 'no counted zone "attic"'],
    [{ kind: 'reach', goal: [{ ...CRATE, least: 0 }] }, 'reached before anything is done'],
  ])('with %o says so', (step, words) => {
    expect(lessonFaults(teacher, withStep(step)).join()).toContain(words);
  });

  it('whose table cannot be says where', () => {
    const lesson: Lesson = { ...moving, start: { position: { points: { red: 9 } } } };
    expect(lessonFaults(teacher, lesson).join()).toContain('points.red');
  });
});

it('a step that is watched is begun by whose turn it is, and by nobody where a card is turned up', async () => {
  const tank = await taughtBy('lessons', 'tank');
  const lesson = tank.list.find(({ id }) => id === 'an-attack') as Lesson;
  const opened = openLesson(tank.game, tank.form, lesson);
  const course = opened.ok ? courseOf(tank.game, lesson, opened.value) : opened;
  const watched = course.ok ? course.value.filter(({ step }) => step.kind === 'watch') : [];
  const titled = watched.map((stand) => [stand.step.title, beginnerOf(tank.game, stand)]);
  expect(titled).toEqual([
    ['Who comes?', null],
    ['A gun', null],
  ]);
});

it('is about the areas of a map that its moves name or change, not about all that hold a marker', async () => {
  const fog = await taughtBy('lessons', 'fog-of-war');
  const usedIn = (wanted: string): readonly string[] => {
    const lesson = fog.list.find(({ id }) => id === wanted);
    if (lesson === undefined) throw new Error('no such lesson');
    const opened = openLesson(fog.game, fog.form, lesson);
    const course = opened.ok ? courseOf(fog.game, lesson, opened.value) : opened;
    if (!course.ok) throw new Error(course.faults.join());
    return fieldsUsed(fog, lesson, course.value);
  };
  expect(new Set(usedIn('the-wheel'))).toEqual(new Set(['paris', 'ruhr', 'britain', 'northsea']));
  expect(usedIn('an-attack')).toEqual(expect.arrayContaining(['paris', 'vichy', 'morocco', 'levant']));
});
