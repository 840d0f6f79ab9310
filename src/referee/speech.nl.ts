import type { RefereeWords } from './speech.ts';

const option = (id: string | null): string => (id === null ? '' : ` (optie ${id})`);

export const REFEREE_NL: RefereeWords = {
  chance: 'het toeval',
  chanceFirst: 'eerst is het toeval aan zet: gooi of trek, of voer in wat er kwam',
  decides: (player) => `${player} is aan zet`,
  allowed: 'Toegestaan.',
  refused: 'Niet toegestaan.',
  isRuling: (rule) => `${rule} is een uitspraak.`,
  ruling: (rule, sentence) => `Uitspraak ${rule}: ${sentence}`,
  other: (sentence) => `De andere lezing: ${sentence}`,
  under: {
    opposite: (allowed, id) => `Bij die lezing zou het ${allowed ? 'niet' : 'wel'} mogen${option(id)}.`,
    perhaps: (allowed, id) =>
      `Bij die lezing mag het misschien ${allowed ? 'niet' : 'wel'}: dat hangt af van wat er eerder is gedaan${option(id)}.`,
    same: (_, id) => `Bij die lezing zou het antwoord hetzelfde zijn${option(id)}.`,
  },
};
