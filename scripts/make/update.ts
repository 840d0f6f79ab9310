/** What of a game is to be printed for someone who has an earlier print of it. */
import type { DrawnKit } from '../../src/kit/drawn.ts';
import type { Kit } from '../../src/kit/kit.ts';
import { updateSince, type PrintedPart } from '../../src/kit/printed.ts';
import { takeOutSentence } from '../../src/press/impose/cover/swap.ts';
import type { UpdateWords } from '../../src/press/impose/job.ts';
import { listed } from '../cli/nearest.ts';
import { refusal } from '../cli/refusal.ts';
import { keyOfFace } from './faces.ts';
import type { PrintOrder } from './order.ts';
import type { Since } from './since.ts';

/** The part was chosen by the words of an order, as `select` has it; without words, what a table needs. */
const isChosen = ({ kind, id, words }: PrintedPart, { only, models }: PrintOrder): boolean => {
  if (!only) return models || kind !== 'model';
  return only.some((word) => words.includes(word) || (kind !== 'model' && word === id));
};

/** What of a drawn kit is to be printed, and what to take out; refuses where nothing is to be printed. */
export function sinceThen(
  { title }: Kit,
  drawn: DrawnKit,
  since: Since,
  order: PrintOrder,
): { drawn: DrawnKit; update: UpdateWords } {
  const before = since.printed.find(({ edition }) => edition === drawn.edition);
  if (!before) {
    const editions = listed(since.printed.map(({ edition }) => edition));
    throw refusal(`${title}: ${since.words} are of the edition ${editions}: ask for it with --edition.`);
  }
  const { drawn: changed, out } = updateSince(
    drawn,
    before.parts.filter((part) => isChosen(part, order)),
    keyOfFace,
  );
  const update = { since: since.words, out };
  if (changed.cards.length + changed.counters.length + changed.showpieces.length > 0)
    return { drawn: changed, update };
  const gone = takeOutSentence(update);
  throw refusal(
    gone
      ? `${title}: nothing is to be printed since ${since.words}. ${gone}`
      : `${title}: nothing has changed since ${since.words}.`,
  );
}
