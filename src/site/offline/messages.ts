/** Messages between a page and the service worker. */
import type { ChangedSentence } from './store.ts';

/**
 * Requests of a page: cache some more of what it needs; activate; list what changed. The answer comes on the port sent
 * along.
 */
export type Asks = 'some more' | 'take over' | 'what changed';

/** Rule sentences that a new version changes, by game. */
export type Changes = readonly { readonly game: string; readonly sentences: readonly ChangedSentence[] }[];

/** Progress of caching: more to do, all that the open game is played with, complete, or stopped for now. */
export type Kept = 'some' | 'the game' | 'all' | 'no more now';
