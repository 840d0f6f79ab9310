import type { RefereeWords } from './speech.ts';

const option = (id: string | null): string => (id === null ? '' : ` (option ${id})`);

export const REFEREE_EN: RefereeWords = {
  chance: 'chance',
  chanceFirst: 'chance comes first: roll or draw, or enter what came',
  decides: (player) => `it is for ${player} to decide`,
  allowed: 'Allowed.',
  refused: 'Not allowed.',
  isRuling: (rule) => `${rule} is a ruling.`,
  ruling: (rule, sentence) => `Ruling ${rule}: ${sentence}`,
  other: (sentence) => `The other reading: ${sentence}`,
  under: {
    opposite: (allowed, id) =>
      `With that reading it would ${allowed ? 'not be' : 'be'} allowed${option(id)}.`,
    perhaps: (allowed, id) =>
      `With that reading it may ${allowed ? 'not be' : 'be'} allowed: that turns on what was done before${option(id)}.`,
    same: (_, id) => `With that reading the answer would be the same${option(id)}.`,
  },
};
