/** Every refused move in the book has a picture; examples, rulings, questions and the booklet share the same scene. */
import { expect, it } from 'vitest';
import { VICTORY_TANK } from '../../src/games/victory-tank/index.ts';
import { answer } from '../../src/book/answer.ts';
import { casesIn } from '../../src/book/book.ts';
import { toldCase } from '../../src/book/render-rules.ts';

const { referee: bring } = VICTORY_TANK;
const book = await VICTORY_TANK.book();
const under = await bring.sentences();
const referee = {
  game: await bring.game(),
  scenery: await bring.scenery(),
  form: await bring.form(),
  sentences: under,
};

/** Moves that have no place on the battlefield, so nothing to draw. */
const OF_NO_PLACE = /^(keep|move|recruit|attack|drive|lay|pass|done)\b/;

it('every refused case about a place of the battlefield shows where the rules say no', () => {
  const refused = casesIn(book).flatMap((example) => {
    const { finding } = answer(referee, example);
    return finding.kind === 'verdict' && !finding.verdict.allowed ? [{ example, words: finding.words }] : [];
  });
  expect(refused.length).toBeGreaterThan(70);
  const undrawn = refused.filter(({ example }) => {
    const { table, steps } = toldCase(referee, example);
    return ((steps.at(-1)?.table ?? table)?.wire ?? []).length === 0;
  });
  expect(undrawn.map(({ words }) => words).filter((words) => !OF_NO_PLACE.test(words))).toEqual([
    // The card that could lie there is no longer held.
    'place w1s1',
  ]);
});
