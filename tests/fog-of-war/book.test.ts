/** What is read of The Fog of War holds: its examples are what the referee says. */
import { describe, expect, it } from 'vitest';
import { BOOK } from '../../content/fog-of-war/book.ts';
import { SPEECH_EN } from '../../content/fog-of-war/speech.en.ts';
import { examplesIn, questionsIn } from '../../src/book/book.ts';
import { falseExamples } from '../../src/book/falsehoods.ts';
import type { Referee } from '../../src/book/referee.ts';
import { falseAnswers } from '../../src/book/settlement.ts';
import { fogForm } from '../../src/games/fog-of-war/form.ts';
import { fogOfWar } from '../../src/games/fog-of-war/game.ts';
import { fogScenery } from '../../src/games/fog-of-war/scenery.ts';
import { anyReferee } from '../../src/referee/any.ts';

const brought = anyReferee(
  {
    game: () => Promise.resolve(fogOfWar),
    form: () => Promise.resolve(fogForm),
    scenery: () => Promise.resolve(fogScenery),
  },
  () => Promise.resolve(SPEECH_EN),
);
const referee: Referee = {
  game: await brought.game(),
  form: await brought.form(),
  scenery: (await brought.scenery?.()) ?? null,
  sentences: () => ({ sentence: () => '', other: () => '' }) as unknown as ReturnType<Referee['sentences']>,
};

describe('the book of The Fog of War', () => {
  it('has examples that come out as they say, each under a name of its own', () => {
    expect(falseExamples(referee, BOOK)).toEqual([]);
    const ids = examplesIn(BOOK).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has a question answered by the referee wherever it says yes or no', () => {
    expect(falseAnswers(referee, BOOK)).toEqual([]);
    const ids = questionsIn(BOOK).map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(80);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
