/** Texts about the opponent. */
import { agreeing, capital } from '../../language.ts';

export const OPPONENT_WORDS = {
  rank: {
    label: 'How well it plays',
    names: {
      recruit: 'Recruit, who learns as you do',
      sergeant: 'Sergeant, who thinks ahead',
      general: 'General, who takes time',
    },
  },
  progress: (player: string) => `${capital(agreeing(player, 'is', 'are'))} thinking`,
  hurry: 'Decide now',
} as const;
