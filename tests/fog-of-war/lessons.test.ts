/** The lessons of The Fog of War ask only for legal moves, and can be finished. */
import { expect, it } from 'vitest';
import { LESSONS } from '../../content/fog-of-war/lessons/first-steps.ts';
import { FOG_OF_WAR } from '../../src/games/fog-of-war/index.ts';
import { lessonFaults } from '../../src/site/lessons/validate-lesson.ts';

it.each(LESSONS)('$title', async (lesson) => {
  const { game, form, scenery } = FOG_OF_WAR.referee;
  const teacher = { game: await game(), form: await form(), scenery: await scenery() };
  expect(lessonFaults(teacher, lesson)).toEqual([]);
});
