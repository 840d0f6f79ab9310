/** The lessons of Street Armour ask only for legal moves, and can be finished. */
import { expect, it } from 'vitest';
import { LESSONS } from '../../content/street-armour/lessons/all.ts';
import { STREET_ARMOUR } from '../../src/games/street-armour/index.ts';
import { lessonFaults } from '../../src/site/lessons/validate-lesson.ts';

it.each(LESSONS)('$title', async (lesson) => {
  const { game, form, scenery } = STREET_ARMOUR.referee;
  if (scenery === undefined) throw new Error('nothing shows a table');
  const teacher = { game: await game(), form: await form(), scenery: await scenery() };
  expect(lessonFaults(teacher, lesson)).toEqual([]);
});
