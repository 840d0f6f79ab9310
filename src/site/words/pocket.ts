/** Texts of the pocket edition about itself. */
import { capital, ENGLISH } from '../../language.ts';
import { ASK_WORDS } from './ask.ts';
import type { PocketPage } from './pocket-pages.ts';
import { ROUND_AND_SCORE_WORDS } from './round-and-score.ts';

const NAMES: Readonly<Record<PocketPage, string>> = {
  rules: 'rules',
  questions: 'questions',
  'can-i': `“${ASK_WORDS.canI.title}”`,
  rulings: 'rulings',
  table: 'round and score',
};

/** The same, on the page of round and score. */
const OFFERED: Readonly<Record<PocketPage, string>> = {
  rules: 'the rules',
  questions: 'the questions',
  'can-i': `“${ASK_WORDS.canI.title}”`,
  rulings: 'the rulings',
  table: 'this page',
};

export const POCKET_WORDS = {
  title: (game: string) => `${game}, pocket edition`,
  about: (pages: readonly PocketPage[]) =>
    `${capital(pages.map((page) => NAMES[page]).join(', '))} in one file that needs no network and no server.`,
  version: (version: string) => `Version ${version} of Fieldkit.`,
  tables: 'Tables are told in words here; the site draws them.',
  contents: 'Contents',
  canI: ASK_WORDS.canI.title,
  table: ROUND_AND_SCORE_WORDS.title,
  offer: 'Take the pocket edition',
  offerText: (pages: readonly PocketPage[]) =>
    `one file with ${ENGLISH.and(pages.map((page) => OFFERED[page]))}. It opens from a phone’s or laptop’s own files, without a network.`,
} as const;
