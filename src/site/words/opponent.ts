/** Texts about the opponent. */
import { agreeing, capital } from '../../language.ts';

export const OPPONENT_WORDS = {
  rank: {
    label: 'How well it plays',
    names: {
      recruit: 'Recruit, for first games',
      sergeant: 'Sergeant, stronger',
      general: 'General, the strongest',
    },
  },
  progress: (player: string) => `${capital(agreeing(player, 'is', 'are'))} thinking`,
  hurry: 'Decide now',
} as const;
