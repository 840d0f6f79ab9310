import { expect, it } from 'vitest';
import { HOPS } from './cards/stepping-stones/data/box.ts';
import { chanceOf } from '../../src/referee/chance/random.ts';
import { contest } from '../../scripts/make/contest.ts';
import { budgetOf, type Level } from '../../src/site/play/levels.ts';
import { opponentOf } from '../../src/referee/search/search.ts';
import { LONG } from '../lot.ts';
import { drieVeren } from './src/games/drie-veren/rules/game.ts';
import { steppingStones as game, type Hop, type Stones } from './src/games/stepping-stones/rules/game.ts';

const ALL = HOPS.flatMap(({ hops, count }) => Array.from({ length: count }, () => hops as number));

/** Every way of dealing so many of the cards, each hand once. */
function handsOf(cards: readonly number[], count: number): readonly (readonly number[])[] {
  const hands = new Map<string, readonly number[]>();
  const deal = (hand: readonly number[], from: number): void => {
    if (hand.length === count) hands.set(hand.toSorted().join(), hand.toSorted());
    else for (let next = from; next < cards.length; next++) deal([...hand, cards[next] ?? 0], next + 1);
  };
  deal([], 0);
  return [...hands.values()];
}

const less = (cards: readonly number[], hand: readonly number[]): readonly number[] =>
  hand.reduce((left, card) => left.toSpliced(left.indexOf(card), 1), cards);

/** Whether a player wins by perfect play of both, who see all. */
function wins(position: Stones, player: number): boolean {
  if (game.toAct(position) === null) return game.outcome(position)?.winners.includes(player) ?? false;
  const after = game.moves(position).map((hop) => wins(game.play(position, hop), player));
  return position.turn === player ? after.some(Boolean) : after.every(Boolean);
}

/** Every position of every game, from every deal. */
function positions(far: boolean): readonly Stones[] {
  const found = new Map<string, Stones>();
  const visit = (position: Stones): void => {
    const key = JSON.stringify(position);
    if (found.has(key)) return;
    found.set(key, position);
    for (const hop of game.moves(position)) visit(game.play(position, hop));
  };
  for (const hand of handsOf(ALL, 3)) visit({ far, at: [0, 0], hands: [hand, less(ALL, hand)], turn: 0 });
  return [...found.values()].filter((position) => game.moves(position).length > 1);
}

it.each([false, true])(
  'the opponent loses no game of Stepping Stones that it could have won for sure (option far: %s)',
  (far) => {
    let sure = 0;
    for (const position of positions(far)) {
      const { turn } = position;
      const seen = game.observe(position, turn);
      const own = position.hands[turn];
      const deals = handsOf(less(ALL, own), position.hands[1 - turn]?.length ?? 0).map((hand): Stones => ({
        ...position,
        hands: turn === 0 ? [own, hand] : [hand, own],
      }));
      const winning = (hop: Hop): boolean => deals.every((deal) => wins(game.play(deal, hop), turn));
      const good = game.moves(position).filter(winning);
      if (good.length === 0) continue;
      sure++;
      expect(good).toContainEqual(opponentOf({ game, hints: {} }, { samples: 200 })(seen, 'stones'));
    }
    expect(sure).toBeGreaterThan(0);
  },
);

/** A few of them are soon played; the long run has them all. */
const GAMES = LONG ? 240 : 18;

/** What a general wins of a game of Drie Veren against two recruits, who take turns at being first: a victory shared is a part. */
function wonByGeneral(index: number): number {
  const seed = `rank ${index}`;
  const first = drieVeren.setUp([], chanceOf(seed));
  if (!first.ok) throw new Error(seed);
  const general = index % drieVeren.seats.length;
  const ranked = (level: Level) => opponentOf({ game: drieVeren, hints: {} }, budgetOf({}, level));
  const players = drieVeren.seats.map((_, seat) => ranked(seat === general ? 'general' : 'recruit'));
  const end = contest(drieVeren, first.value, players, seed, drieVeren.bound ?? 0);
  const winners = end?.winners ?? [];
  return winners.includes(general) ? 1 / winners.length : 0;
}

it('a general wins more of Drie Veren than the two recruits each, by a game that neither knows', () => {
  const won = Array.from({ length: GAMES }, (_, index) => wonByGeneral(index));
  expect(won.reduce((sum, share) => sum + share, 0) / GAMES).toBeGreaterThan(0.38);
});
