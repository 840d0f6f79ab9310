/** What a page and the service worker say to each other. */
import type { ChangedSentence } from './store.ts';

/** From the page: fetch what is still missing; take over; say what changed, on the port that comes with it. */
export type Asks = 'the rest' | 'take over' | 'what changed';

/** What a new version changes in the rules, by game. */
export type Changes = readonly { readonly game: string; readonly sentences: readonly ChangedSentence[] }[];

/** From the worker: everything is kept. */
export const ALL_KEPT = 'everything is kept';
