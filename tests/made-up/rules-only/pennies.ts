import type { SpokenGame } from '../../../src/referee/game.ts';
import { REFEREE_EN } from '../../../src/referee/messages/kernel.en.ts';
import { lotsOf } from '../../../src/referee/chance/random.ts';
import { failed, ok } from '../../../src/result.ts';
import { seatsOf } from '../../../src/referee/seats.ts';

/**
 * A game for tests of secret choices: one player lays a coin face down, the other guesses. A right guess wins; a missed
 * head is won by the layer, a missed tail is a draw. Optimal play lays a head 1 in 3 times and guesses it 2 in 3, and
 * the layer then wins a third.
 */
export const COINS = ['head', 'tail'] as const;
export type Coin = (typeof COINS)[number];

export interface Pennies {
  readonly laid: Coin | null;
  readonly guessed: Coin | null;
}

export interface PenniesSeen {
  readonly laid: Coin | 'down' | null;
  readonly guessed: Coin | null;
}

export const pennies: SpokenGame<Pennies, Coin, 'P1', never, PenniesSeen> = {
  words: REFEREE_EN,
  id: 'pennies',
  name: 'Pennies',
  rules: '1',
  seats: seatsOf('layer', 'guesser'),
  options: [],
  bound: 2,
  setUp: () => ok({ laid: null, guessed: null }),
  optionsOn: () => [],
  toAct: ({ laid, guessed }) => (laid === null ? 0 : guessed === null ? 1 : null),
  moves: ({ guessed }) => (guessed === null ? COINS : []),
  judge: () => ({ allowed: true, basis: 'rule', breaches: [], rulings: [] }),
  turnRule: () => 'P1',
  play: ({ laid }, coin) => (laid === null ? { laid: coin, guessed: null } : { laid, guessed: coin }),
  outcome: ({ laid, guessed }) => {
    if (laid === null || guessed === null) return null;
    const winners = guessed === laid ? [1] : laid === 'head' ? [0] : [];
    return { winners, totals: null, rules: ['P1'] };
  },
  observe: ({ laid, guessed }, player) => ({
    laid: player === 0 || guessed !== null || laid === null ? laid : 'down',
    guessed,
  }),
  resample: ({ laid, guessed }, seed) => ({
    laid: laid === 'down' ? (COINS[lotsOf(seed)(2)] ?? 'head') : laid,
    guessed,
  }),
  revealed: () => [],
  print: (_, coin) => coin,
  parse: (_, words) => {
    const coin = COINS.find((name) => name === words);
    return coin === undefined ? failed(`"${words}" is no coin`) : ok(coin);
  },
};
