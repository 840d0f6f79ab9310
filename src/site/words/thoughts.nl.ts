import { DUTCH, type InOtherWords } from '../../language.ts';
import type { THOUGHT_WORDS as ENGLISH } from './thoughts.ts';
import { percent } from './hundred.ts';

export const THOUGHT_WORDS: InOtherWords<typeof ENGLISH> = {
  why: (player, words) => `Waarom ${player} voor ‘${words}’ koos`,
  chances: (player, wins, samples) =>
    `Geprobeerd op ${samples} ${DUTCH.form(samples, { one: 'manier', other: 'manieren' })} waarop de verborgen kaarten kunnen liggen: hiermee wint ${player} ongeveer ${percent(wins)} van de 100 spellen.`,
  others: 'Ook bekeken',
  other: (words, wins) => `${words}: ongeveer ${percent(wins)} van de 100`,
  line: 'Wat er kan volgen',
  step: (player, words) => `${player}: ${words}`,
};
