import { agreeing } from '../../language.ts';
import { percent } from './hundred.ts';

/** Texts of the opponent’s thoughts. Loaded with the side panel. */
export const THOUGHT_WORDS = {
  why: (player: string, words: string) => `Why ${player} chose “${words}”`,
  chances: (player: string, wins: number, samples: number) =>
    `Tried on ${samples} ${samples === 1 ? 'way' : 'ways'} the hidden cards may lie: with it, ${agreeing(player, 'wins', 'win')} about ${percent(wins)} games in 100.`,
  others: 'Also looked at',
  other: (words: string, wins: number) => `${words}: about ${percent(wins)} in 100`,
  line: 'What may follow',
  step: (player: string, words: string) => `${player}: ${words}`,
} as const;
