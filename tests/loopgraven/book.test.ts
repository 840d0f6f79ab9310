/** The examples and rulings in the book of Loopgraven agree with the referee, in both languages. */
import { describe, expect, it } from 'vitest';
import { BOOK as ENGLISH } from '../../content/loopgraven/book.ts';
import { BOOK as DUTCH } from '../../content/loopgraven/nl/book.ts';
import { SPEECH_EN } from '../../content/loopgraven/messages.en.ts';
import { SPEECH_NL } from '../../content/loopgraven/messages.nl.ts';
import { STATEMENTS } from '../../content/loopgraven/statements.ts';
import { examplesIn, questionsIn } from '../../src/book/book.ts';
import { apartOf } from '../../src/book/check/divergence.ts';
import { falseExamples } from '../../src/book/check/example-faults.ts';
import type { Referee } from '../../src/book/shelf-referee.ts';
import { falseAnswers } from '../../src/book/check/verify-questions.ts';
import { loopForm } from '../../src/games/loopgraven/rules/position-format.ts';
import { loopgraven } from '../../src/games/loopgraven/rules/judge.ts';
import { OPTION_IDS } from '../../src/games/loopgraven/rules/options.ts';
import { loopScenery } from '../../src/games/loopgraven/view/attempts.ts';
import { anyReferee } from '../../src/referee/erased-types.ts';

async function refereeIn(speech: typeof SPEECH_EN): Promise<Referee> {
  const brought = anyReferee(
    {
      game: () => Promise.resolve(loopgraven),
      form: () => Promise.resolve(loopForm),
      scenery: () => Promise.resolve(loopScenery),
    },
    () => Promise.resolve(speech),
  );
  return {
    game: await brought.game(),
    form: await brought.form(),
    scenery: (await brought.scenery?.()) ?? null,
    sentences: () => ({ sentence: () => '', other: () => '' }) as unknown as ReturnType<Referee['sentences']>,
  };
}

describe.each([
  ['English', ENGLISH, await refereeIn(SPEECH_EN)],
  ['Dutch', DUTCH, await refereeIn(SPEECH_NL)],
] as const)('the book of Loopgraven in %s', (_, book, referee) => {
  it('has examples that come out as they say, each under a name of its own', () => {
    expect(falseExamples(referee, book)).toEqual([]);
    const ids = examplesIn(book).map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(70);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has a question answered by the referee wherever it says yes or no', () => {
    expect(falseAnswers(referee, book)).toEqual([]);
    expect(questionsIn(book).length).toBeGreaterThanOrEqual(40);
  });

  it('shows each sentence in an example', () => {
    const shown = new Set<string>(examplesIn(book).flatMap(({ shows }) => shows));
    expect(Object.keys(STATEMENTS).filter((id) => !shown.has(id))).toEqual([]);
  });

  it('has a ruling for each switch, and where the readings of the others part', () => {
    const switches = Object.values(book.rulings).flatMap(({ option }) => option ?? []);
    expect(switches.toSorted()).toEqual([...OPTION_IDS].toSorted());
    for (const [rule, { option }] of Object.entries(book.rulings))
      if (option === null) expect(apartOf(referee, book, rule)?.otherwise).toMatch(/\.$/);
  });
});
