/** The examples in the book of The Fog of War agree with the referee. */
import { describe, expect, it } from 'vitest';
import { APART, BOOK } from '../../content/fog-of-war/book.ts';
import { RULING_EXAMPLES } from '../../content/fog-of-war/examples/rulings.ts';
import { SPEECH_EN } from '../../content/fog-of-war/messages.en.ts';
import { STATEMENTS } from '../../content/fog-of-war/statements.ts';
import { AREAS } from '../../cards/fog-of-war/data/areas.ts';
import { answer } from '../../src/book/answer.ts';
import { examplesIn, questionsIn } from '../../src/book/book.ts';
import { apartOf } from '../../src/book/check/divergence.ts';
import type { Example } from '../../src/book/example.ts';
import { falseExamples } from '../../src/book/check/example-faults.ts';
import type { Referee } from '../../src/book/shelf-referee.ts';
import { falseAnswers } from '../../src/book/check/verify-questions.ts';
import { fogForm } from '../../src/games/fog-of-war/rules/position-format.ts';
import { fogOfWar } from '../../src/games/fog-of-war/rules/judge.ts';
import { OPTION_IDS, type OptionId } from '../../src/games/fog-of-war/rules/options.ts';
import { fogScenery } from '../../src/games/fog-of-war/view/attempts.ts';
import { anyReferee } from '../../src/referee/erased-types.ts';
import { wordsOf } from '../../src/book/choices.ts';

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
    expect(ids.length).toBeGreaterThanOrEqual(120);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('shows each sentence in an example', () => {
    const shown = new Set<string>(examplesIn(BOOK).flatMap(({ shows }) => shows));
    expect(Object.keys(STATEMENTS).filter((id) => !shown.has(id))).toEqual([]);
  });

  it('has a ruling for each switch with a case of its own, and where the readings of the others part', () => {
    const switches = Object.values(BOOK.rulings).flatMap(({ option }) => option ?? []);
    expect(switches.toSorted()).toEqual([...OPTION_IDS].toSorted());
    expect(Object.keys(RULING_EXAMPLES).toSorted()).toEqual([...OPTION_IDS].toSorted());
    for (const [rule, { option }] of Object.entries(BOOK.rulings))
      if (option === null) expect(apartOf(referee, BOOK, rule)?.otherwise).toMatch(/\.$/);
  });

  it('has the referee say of a ruling without a switch where its case is a try that comes out otherwise', () => {
    const tried = Object.keys(APART).flatMap((rule) => {
      const apart = apartOf(referee, BOOK, rule);
      if (apart?.example.kind !== 'try') return [];
      const turns = apart.otherwise.startsWith('Yes') !== apart.example.allowed;
      return [{ rule, turns, said: apart.differs ?? false }];
    });
    const turning = tried.filter(({ turns }) => turns).map(({ rule }) => rule);
    expect(turning).toEqual(['F-A64', 'F-A60', 'F-A61', 'F-A54', 'F-A23', 'F-A17', 'F-A65']);
    expect(tried.filter(({ turns, said }) => turns !== said)).toEqual([]);
  });

  it('has a case for each switch that comes out otherwise by the other reading', () => {
    // Neither option changes a move: one is about what is visible, the other about how a game begins.
    const elsewhere: readonly OptionId[] = ['secret-counts', 'side-bids'];
    for (const [option, example] of Object.entries<Example>(RULING_EXAMPLES))
      if (!elsewhere.includes(option as OptionId))
        expect([option, 'turnsOn' in example && example.turnsOn]).toEqual([option, option]);
  });

  it('says what is tried with the names of places as they are written', () => {
    const { scenery } = referee;
    const said = examplesIn(BOOK).flatMap((example): readonly string[] => {
      const { first, steps, finding } = answer(referee, example);
      if (scenery === null || finding.kind !== 'verdict') return [];
      return [wordsOf(scenery.interaction, steps.at(-1)?.after ?? first, finding.move)];
    });
    const small = AREAS.map(({ name }) => name.charAt(0).toLowerCase() + name.slice(1));
    expect(said.length).toBeGreaterThan(50);
    expect(said.filter((words) => small.some((name) => words.includes(name)))).toEqual([]);
  });

  it('has a question answered by the referee wherever it says yes or no', () => {
    expect(falseAnswers(referee, BOOK)).toEqual([]);
    const ids = questionsIn(BOOK).map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(80);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
