/** What a page and the service worker say to each other. */
import type { ChangedSentence } from './store.ts';

/** From the page: keep some more of what it needs; take over; say what changed. An answer comes on the port that is sent with it. */
export type Asks = 'some more' | 'take over' | 'what changed';

/** What a new version changes in the rules, by game. */
export type Changes = readonly { readonly game: string; readonly sentences: readonly ChangedSentence[] }[];

/** How far what the page needs is kept: some is missing yet, all is here, or it cannot be had now. */
export type Kept = 'some' | 'all' | 'no more now';
