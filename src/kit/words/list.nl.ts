/** De teksten van een lijst met de inhoud van een doos. */
import { factsOf } from './kit.nl.ts';
import { counted, DUTCH, type InOtherWords } from '../../language.ts';
import type { LIST_EN } from './list.en.ts';

const number =
  (one: string, other: string) =>
  (count: number): string =>
    counted(DUTCH, count, { one, other });

export const LIST_NL: InOtherWords<typeof LIST_EN> = {
  columns: { only: 'only', id: 'id', name: 'naam', count: 'aantal', size: 'maat in mm', from: 'van' },
  from: { rulebook: 'regelboek', published: 'uitgever', derived: 'afgeleid', ours: 'ons' },
  makes: { mat: 'mat', pad: 'blok', poster: 'poster', strip: 'meetstrook', counter: 'fiche' },
  wheel: (discs) => `draaischijf, ${discs.join(' en ')} breed`,
  die: (sides, edge) => `dobbelsteen met ${sides} zijden, ribben van ${edge}`,
  cards: number('kaart', 'kaarten'),
  pieces: number('stuk', 'stukken'),
  sheets: number('vel', 'vellen'),
  facts: (facts, counts) =>
    `${[factsOf(facts), counts].flatMap((part) => part.join(', ') || []).join('; ')}.`,
};
