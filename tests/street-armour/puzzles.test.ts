/** The puzzles of Street Armour have the listed solution, and no other first move solves them. */
import { expect, it } from 'vitest';
import { PUZZLES } from '../../content/street-armour/puzzles.ts';
import { SPEECH_EN } from '../../content/street-armour/messages.en.ts';
import { armourForm } from '../../src/games/street-armour/rules/position-format.ts';
import { streetArmour } from '../../src/games/street-armour/rules/judge.ts';
import { armourScenery } from '../../src/games/street-armour/view/attempts.ts';
import { anyReferee } from '../../src/referee/erased-types.ts';
import { puzzleFaults } from '../../src/site/puzzles/validate-puzzle.ts';

const brought = anyReferee(
  {
    game: () => Promise.resolve(streetArmour),
    form: () => Promise.resolve(armourForm),
    scenery: () => Promise.resolve(armourScenery),
  },
  () => Promise.resolve(SPEECH_EN),
);

it.each(PUZZLES)('$title', async (puzzle) => {
  const scenery = await brought.scenery?.();
  if (scenery === undefined) throw new Error('nothing shows a table');
  expect(puzzleFaults({ game: await brought.game(), form: await brought.form(), scenery }, puzzle)).toEqual(
    [],
  );
});
