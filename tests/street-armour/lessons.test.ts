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

it.each(LESSONS)('$title stands on the tiles of the city', async (lesson) => {
  const [form, scenery] = [await STREET_ARMOUR.referee.form(), await STREET_ARMOUR.referee.scenery?.()];
  if (!('position' in lesson.start) || scenery === undefined) throw new Error('no table');
  const first = form.read(lesson.start.position);
  if (!first.ok) throw new Error('no position');
  expect(scenery.scene(first.value, null).cards.length).toBeGreaterThan(0);
});
