/** What of an earlier print is of what is ordered now. */
import type { PrintedPart } from '../../src/kit/print-record.ts';
import type { PrintOrder } from './order.ts';

/** The part was chosen by the words of an order, as `select` has it; without words, what a table needs. */
export const isChosen = ({ kind, id, words }: PrintedPart, { only, models }: PrintOrder): boolean => {
  if (!only) return models || (kind !== 'model' && kind !== 'box');
  return only.some(
    (word) => words.includes(word) || ((kind === 'card' || kind === 'counter') && word === id),
  );
};
