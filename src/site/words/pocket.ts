/** Texts of the pocket edition about itself. */
import { ASK_WORDS } from './ask.ts';
import { ROUND_AND_SCORE_WORDS } from './round-and-score.ts';

export const POCKET_WORDS = {
  title: (game: string) => `${game}, pocket edition`,
  about: (version: string) =>
    `Rules, questions, “Can I?”, rulings, round and score in one file that needs no network and no server. Version ${version} of Fieldkit. Tables are told in words here; the site draws them.`,
  contents: 'Contents',
  canI: ASK_WORDS.canI.title,
  table: ROUND_AND_SCORE_WORDS.title,
  offer: 'Take the pocket edition',
  offerText:
    'one file with the rules, the questions, “Can I?”, the rulings and this page. It opens from a phone’s or laptop’s own files, without a network.',
} as const;
