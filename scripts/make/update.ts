/** What of a game is to be printed for someone who has an earlier print of it. */
import type { DrawnKit } from '../../src/kit/drawn-kit.ts';
import type { Kit } from '../../src/kit/kit.ts';
import type { PrintedPart } from '../../src/kit/print-record.ts';
import {
  sinceFaultSentence,
  updateOf,
  type DrawnUpdate,
  type Since,
} from '../../src/press/impose/earlier-print.ts';
import { refusalOf } from '../cli/refusal.ts';
import { keyOfFace } from './faces.ts';
import type { PrintOrder } from './order.ts';

/** The part was chosen by the words of an order, as `select` has it; without words, what a table needs. */
const isChosen = ({ kind, id, words }: PrintedPart, { only, models }: PrintOrder): boolean => {
  if (!only) return models || (kind !== 'model' && kind !== 'box');
  return only.some(
    (word) => words.includes(word) || ((kind === 'card' || kind === 'counter') && word === id),
  );
};

/** What of a drawn kit is to be printed, and what to take out; refuses where nothing is to be printed. */
export function sinceThen({ title }: Kit, drawn: DrawnKit, since: Since, order: PrintOrder): DrawnUpdate {
  const updated = updateOf(drawn, since, (part) => isChosen(part, order), keyOfFace);
  if (updated.ok) return updated.value;
  throw refusalOf(
    updated.faults.map((fault) => `${title}: ${sinceFaultSentence(fault, 'ask for it with --edition')}`),
  );
}
