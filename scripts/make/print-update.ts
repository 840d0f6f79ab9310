/** Selects the parts of an earlier print that belong to an order. */
import type { PrintedPart } from '../../src/kit/print-record.ts';
import type { PrintOrder } from './print-order.ts';

/** Whether a part was selected by the words of an order, as by `select`; without words, by default. */
export const isChosen = ({ kind, id, words }: PrintedPart, { only, models }: PrintOrder): boolean => {
  if (!only) return models || (kind !== 'model' && kind !== 'box');
  return only.some(
    (word) => words.includes(word) || ((kind === 'card' || kind === 'counter') && word === id),
  );
};
