/** English sentences for moves as a friend tells them, in print. */
import type { RetoldSaid } from '../../src/games/fog-of-war/messages-retold.ts';
import type { Catalogue } from '../../src/language.ts';
import { aCard, doesTo, place, space } from './messages-core.en.ts';

const does = doesTo(null);
const wants = (who: 0 | 1): string => does(who, 'wants', 'want');

type Launch = Extract<RetoldSaid, { readonly says: 'launches' | 'wantsToLaunch' }>;

/** "operation Alpha from Ruhr against Paris". */
const launch = ({ space: of, from, at }: Launch): string =>
  `operation ${space(of)} from ${place(from)}${at === null ? '' : ` against ${place(at)}`}`;

export const RETOLD_EN: Catalogue<RetoldSaid> = {
  wantsToPut: ({ who, card, at }) => `${wants(who)} to put ${aCard(card)} into ${place(at)}`,
  wantsToPlan: ({ who, card, at }) =>
    `${wants(who)} to begin an operation against ${place(at)} with ${aCard(card)}`,
  launches: (said) => `${does(said.who, 'launches', 'launch')} ${launch(said)}`,
  wantsToLaunch: (said) => `${wants(said.who)} to launch ${launch(said)}`,
};
