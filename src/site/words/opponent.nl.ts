import { DUTCH, type InOtherWords, capital } from '../../language.ts';
import type { OPPONENT_WORDS as ENGLISH } from './opponent.ts';

const percent = (share: number): string => `${Math.round(100 * share)}`;

export const OPPONENT_WORDS: InOtherWords<typeof ENGLISH> = {
  rank: {
    label: 'Hoe goed hij speelt',
    names: {
      recruit: 'Rekruut, die net als jij nog leert',
      sergeant: 'Sergeant, die vooruitdenkt',
      general: 'Generaal, die de tijd neemt',
    },
  },
  progress: (player) => `${capital(player)} denkt na`,
  hurry: 'Beslis nu',
  hint: 'Geef me een tip',
  hinting: 'Er wordt een goede zet gezocht …',
  hintHeading: 'Een tip',
  noHint: 'Er is nu geen tip: de tegenstander kon niet gestart worden.',
  why: (player, words) => `Waarom ${player} voor ‘${words}’ koos`,
  chances: (player, wins, samples) =>
    `Geprobeerd op ${samples} ${DUTCH.form(samples, { one: 'manier', other: 'manieren' })} waarop de verborgen kaarten kunnen liggen: hiermee wint ${player} ongeveer ${percent(wins)} van de 100 spellen.`,
  others: 'Ook bekeken',
  other: (words, wins) => `${words}: ongeveer ${percent(wins)} van de 100`,
  line: 'Wat kan volgen',
  step: (player, words) => `${player}: ${words}`,
};
