/** The puzzles of The Fog of War have exactly the solutions listed. */
import { expect, it } from 'vitest';
import { PUZZLES } from '../../content/fog-of-war/puzzles.ts';
import { FOG_OF_WAR } from '../../src/games/fog-of-war/index.ts';
import { puzzleFaults } from '../../src/site/puzzles/validate-puzzle.ts';

it.each(PUZZLES)('$title', async (puzzle) => {
  const { game, form, scenery } = FOG_OF_WAR.referee;
  const teacher = { game: await game(), form: await form(), scenery: await scenery() };
  expect(puzzleFaults(teacher, puzzle)).toEqual([]);
});
