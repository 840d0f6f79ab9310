/** Texts of advice: "What would you do?" */
import { agreeing } from '../../language.ts';
import { percent } from './hundred.ts';

export const ADVICE_WORDS = {
  ask: 'What would you do?',
  looking: 'Looking for a good move …',
  failed: 'There is no advice now. Try again later.',
  best: 'The best of what was tried',
  chances: (player: string, share: number) =>
    `With it, ${agreeing(player, 'wins', 'win')} about ${percent(share)} games in 100.`,
  other: (words: string, share: number, less: number) =>
    Math.round(100 * less) === 0
      ? `${words}: as good, about ${percent(share)} in 100`
      : `${words}: about ${percent(share)} in 100, ${percent(less)} fewer`,
  why: (does: string, share: number) => `It ${does}: ${percent(share)} in 100.`,
  knows: (player: string) => `By what ${player} can know, and nothing else.`,
} as const;
