import { expect, it } from 'vitest';
import { byWeight } from '../../../referee/chance/draw.ts';
import { chanceOf, lotsOf } from '../../../referee/chance/random.ts';
import { opponentOf } from '../../../referee/search/search.ts';
import { TACTICS, unitOf } from '../rules/cards.ts';
import { tank } from '../rules/judge.ts';
import type { OptionId } from '../rules/options.ts';
import type { Tank } from '../rules/position.ts';
import { tankHints } from './search-hints.ts';

/** A game of so many nations, before anybody has begun. */
function brought(options: readonly OptionId[], ...nations: readonly number[]): Tank {
  const first = tank.setUp(options, chanceOf('nations'));
  if (!first.ok) throw new Error('TanK cannot be set up');
  return nations.reduce((position, nation) => tank.play(position, { kind: 'bring', nation }), first.value);
}

const chances = (position: Tank, seat: number): number => tankHints.value?.(position, seat) ?? NaN;

it('a German formation is about as likely to win as an American one in the even scenario, and loses by the half of its cards', () => {
  // Players of the rule of thumb: 210 of 400 games of the even scenario, 30 of 400 as published (studies/nations.json).
  for (const able of [0, 1]) {
    const even = brought(['even'], able, 1 - able);
    expect(chances(even, able)).toBeGreaterThan(0.35);
    expect(chances(even, able)).toBeLessThan(0.65);
    expect(chances(brought([], able, 1 - able), able)).toBeLessThan(0.2);
  }
});

it('whoever picks a nation in the even scenario brings each of them now and then', () => {
  const seen = tank.observe(brought(['even']), 0);
  const nations = Array.from({ length: 18 }, (_, index) => {
    const move = opponentOf({ game: tank, hints: tankHints }, { samples: 60 })(seen, `pick ${index}`);
    return move.kind === 'bring' ? move.nation : null;
  });
  expect(new Set(nations)).toEqual(new Set([0, 1, 2]));
  expect(nations.filter((nation) => nation === 0).length).toBeLessThan(12);
});

/** An attack by a light or medium tank on a unit that it destroys, before the defender has answered. */
function attackThatHits(): Tank {
  let position = brought(['even'], 1, 0);
  for (let count = 0; count < 2000; count++) {
    const { stage, attack, pending } = position;
    const isLight = attack !== null && ['lt', 'mt'].includes(unitOf(attack.unit).type);
    const foe = attack?.foe ?? null;
    const isHit = isLight && foe !== null && unitOf(attack.unit).pen >= (unitOf(foe).def ?? 0);
    if (stage === 'lost' && isHit && pending.length === 0) return position;
    const moves = tank.moves(position);
    const last = moves.at(-1);
    const move =
      tank.toAct(position) === 'chance' ? byWeight(tank, position, moves, lotsOf(`attack ${count}`)) : last;
    if (move === undefined) break;
    position = tank.play(position, move);
  }
  throw new Error('no light tank attacked anybody that it destroys');
}

it('who holds a card that stops an attack expects more than who holds one that does not suit it', () => {
  const position = attackThatHits();
  const defender = 1 - position.active;
  const card = (id: string): number => TACTICS.findIndex((one) => one.id === id);
  const holding = (id: string): number => {
    const hands = position.hands.map((hand, seat) => (seat === defender ? [card(id)] : hand));
    return chances({ ...position, hands: [hands[0] ?? [], hands[1] ?? []] }, defender);
  };
  // Soft ground stops heavy tanks alone. In the hand both count alike.
  expect(holding('mud')).toBeGreaterThan(holding('soft-ground') + 0.02);
});
