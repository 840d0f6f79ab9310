/** The examples, questions and rulings in the book of Street Armour agree with the referee. */
import { describe, expect, it } from 'vitest';
import { BOOK } from '../../content/street-armour/book.ts';
import { SPEECH_EN } from '../../content/street-armour/messages.en.ts';
import { LESSONS } from '../../content/street-armour/lessons/all.ts';
import { PUZZLES } from '../../content/street-armour/puzzles.ts';
import { facing } from '../../content/street-armour/messages-core.en.ts';
import { STATEMENTS } from '../../content/street-armour/statements.ts';
import { apartOf } from '../../src/book/check/divergence.ts';
import { examplesIn, questionsIn } from '../../src/book/book.ts';
import { falseExamples } from '../../src/book/check/example-faults.ts';
import type { Referee } from '../../src/book/shelf-referee.ts';
import { falseAnswers } from '../../src/book/check/verify-questions.ts';
import { armourForm } from '../../src/games/street-armour/rules/position-format.ts';
import { streetArmour } from '../../src/games/street-armour/rules/judge.ts';
import { FACING_IDS } from '../../src/games/street-armour/rules/notation.ts';
import { OPTION_IDS } from '../../src/games/street-armour/rules/options.ts';
import { armourScenery } from '../../src/games/street-armour/view/attempts.ts';
import { anyReferee } from '../../src/referee/erased-types.ts';
import { FACINGS } from '../../src/geometry/squares.ts';

const brought = anyReferee(
  {
    game: () => Promise.resolve(streetArmour),
    form: () => Promise.resolve(armourForm),
    scenery: () => Promise.resolve(armourScenery),
  },
  () => Promise.resolve(SPEECH_EN),
);
const referee: Referee = {
  game: await brought.game(),
  form: await brought.form(),
  scenery: (await brought.scenery?.()) ?? null,
  sentences: () => ({ sentence: () => '', other: () => '' }) as unknown as ReturnType<Referee['sentences']>,
};

describe('the book of Street Armour', () => {
  it('has examples that come out as they say, each under a name of its own', () => {
    expect(falseExamples(referee, BOOK)).toEqual([]);
    const ids = examplesIn(BOOK).map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(60);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has a question answered by the referee wherever it says yes or no', () => {
    expect(falseAnswers(referee, BOOK)).toEqual([]);
    expect(questionsIn(BOOK).length).toBeGreaterThanOrEqual(40);
  });

  it('shows each sentence in an example', () => {
    const shown = new Set<string>(examplesIn(BOOK).flatMap(({ shows }) => shows));
    expect(Object.keys(STATEMENTS).filter((id) => !shown.has(id))).toEqual([]);
  });

  it('says which way a tank faces as it is written', () => {
    expect(FACINGS.map(facing)).toEqual(FACING_IDS);
    const read = JSON.stringify([BOOK, LESSONS, PUZZLES]);
    expect(read).not.toMatch(/(north|south) (east|west)/i);
    expect(read).toMatch(/(north|south)-(east|west)/i);
  });

  it('has a ruling for each switch, and where the readings of the others part', () => {
    const switches = Object.values(BOOK.rulings).flatMap(({ option }) => option ?? []);
    expect(switches.toSorted()).toEqual([...OPTION_IDS].toSorted());
    for (const [rule, { option }] of Object.entries(BOOK.rulings))
      if (option === null) expect(apartOf(referee, BOOK, rule)?.otherwise).toMatch(/\.$/);
  });
});
