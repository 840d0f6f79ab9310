import type { Situation } from '../../../../../src/book/situation.ts';
import { situationsIn } from '../situations.ts';

/** Waar je bij Stapstenen naar kunt vragen. */
export const SITUATIONS: readonly Situation[] = situationsIn({
  name: 'Verder springen',
  at: 'Waar mijn kikker zit',
  card: 'Mijn kaart',
  cards: ['Een 1', 'Een 2'],
  hop: (stones) => `Spring ${stones}`,
  nothing: 'Zo ver ligt er geen steen.',
});
