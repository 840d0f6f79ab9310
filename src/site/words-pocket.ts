/** What the pocket edition says of itself: English, in one place. */
import { WORDS } from './words.ts';

export const POCKET_WORDS = {
  title: (game: string) => `${game}, pocket edition`,
  about: (version: string) =>
    `Rules, questions, rulings, round and score in one file that needs no network and no server. Version ${version} of Fieldkit. Tables are told in words here; the site draws them.`,
  contents: 'Contents',
  table: 'Round and score',
  unofficial: WORDS.unofficial,
  offer: 'Take the pocket edition',
  offerText:
    'one file with the rules, the questions, the rulings and this page. It opens from a phone’s or laptop’s own files, without a network.',
} as const;
