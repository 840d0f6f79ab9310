import { owning } from '../../language.ts';
import type { RefereeWords } from './catalogue.ts';

const option = (id: string | null): string => (id === null ? '' : ` (option ${id})`);

/** The kernel's messages for playing at a table, without fault messages. */
export const TABLE_EN: Omit<RefereeWords, 'faults'> = {
  chance: 'chance',
  chanceFirst: 'chance comes first: roll or draw, or enter what came',
  decides: (player) => `it is ${owning(player)} turn`,
  allowed: 'Allowed.',
  refused: 'Not allowed.',
  isRuling: (rule) => `${rule} is a ruling.`,
  ruling: (rule, sentence) => `Ruling ${rule}: ${sentence}`,
  other: (sentence) => `The other reading: ${sentence}`,
  under: {
    opposite: (allowed, id) => `By that reading it would ${allowed ? 'not be' : 'be'} allowed${option(id)}.`,
    perhaps: (allowed, id) =>
      `By that reading it may ${allowed ? 'not be' : 'be'} allowed: that depends on what was done before${option(id)}.`,
    same: (_, id) => `By that reading the answer would be the same${option(id)}.`,
  },
  claim:
    /^(?:(?<yes>Yes)\b|(?<no>No)\b|The rulebook (?:is silent|can be read two ways): we rule (?:(?<ruledYes>yes)|(?<ruledNo>no))\b)/,
};
