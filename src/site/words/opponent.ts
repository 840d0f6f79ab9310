/** What the pages say about the opponent and its thoughts: English, in one place. */
import { capital } from '../../language.ts';
import type { Level } from '../../referee/search/levels.ts';

const percent = (share: number): string => `${Math.round(100 * share)}`;

export const OPPONENT_WORDS = {
  rank: {
    label: 'How well it plays',
    names: {
      recruit: 'Recruit, who learns as you do',
      sergeant: 'Sergeant, who thinks ahead',
      general: 'General, who takes time',
    } satisfies Record<Level, string>,
  },
  progress: (player: string) => `${capital(player)} is thinking`,
  hurry: 'Decide now',
  hint: 'Give me a hint',
  hinting: 'Looking for a good move …',
  hintHeading: 'A hint',
  noHint: 'There is no hint now: the opponent could not be started.',
  why: (player: string, words: string) => `Why ${player} chose “${words}”`,
  chances: (player: string, wins: number, samples: number) =>
    `Tried on ${samples} ${samples === 1 ? 'way' : 'ways'} the hidden cards may lie: with it, ${player} wins about ${percent(wins)} games in 100.`,
  others: 'Also looked at',
  other: (words: string, wins: number) => `${words}: about ${percent(wins)} in 100`,
  line: 'What may follow',
  step: (player: string, words: string) => `${player}: ${words}`,
} as const;
