/** The texts of a list of a box's contents. */
import { factsOf } from './kit.en.ts';
import type { Facts } from '../kit.ts';
import { counted, ENGLISH } from '../../language.ts';

const number =
  (one: string, other: string) =>
  (count: number): string =>
    counted(ENGLISH, count, { one, other });

export const LIST_EN = {
  columns: { only: 'only', id: 'id', name: 'name', count: 'count', size: 'size in mm', from: 'from' },
  from: { rulebook: 'rulebook', published: 'published', derived: 'derived', ours: 'ours' },
  makes: { mat: 'mat', pad: 'pad', poster: 'poster', strip: 'strip', counter: 'counter' },
  wheel: (discs: readonly number[]) => `wheel, ${discs.join(' and ')} across`,
  die: (sides: number, edge: number) => `die of ${sides}, edges of ${edge}`,
  cards: number('card', 'cards'),
  pieces: number('piece', 'pieces'),
  sheets: number('sheet', 'sheets'),
  facts: (facts: Facts, counts: readonly string[]) =>
    `${[factsOf(facts), counts].flatMap((part) => part.join(', ') || []).join('; ')}.`,
};
