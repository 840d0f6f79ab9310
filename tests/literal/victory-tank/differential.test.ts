import { expect, test } from 'vitest';
import { setUp } from '../../../src/games/victory-tank/rules/set-up.ts';
import { chanceOf } from '../../../src/referee/chance/random.ts';
import type { OptionId } from '../../../src/games/victory-tank/rules/options.ts';
import type { Position } from '../../../src/games/victory-tank/rules/position.ts';
import { sameMoves, samePosition, sameScore } from './compare.ts';
import { any, anyKind, eager } from './players.ts';
import { LONG } from '../../lot.ts';
import { drawingFor, PATIENCE, tell } from '../lot.ts';
import { type Draw, dealt, drawing, oneOf } from './scene.ts';
import { FEW, optionsOf } from './tables.ts';

const POSITIONS = LONG ? 100_000 : 3_000;

/** A game from its set-up to its end, both referees asked at every position; the number of positions. */
function playBoth(start: Position, draw: Draw): number {
  const picker = oneOf([any, anyKind, eager], draw);
  let position = start;
  let positions = 1;
  while (position.stage !== 'over') {
    const legal = sameMoves(position);
    const move = picker(position, legal, draw);
    samePosition(position, oneOf(legal, draw));
    sameScore(position);
    position = samePosition(position, move);
    positions += 1;
  }
  expect(sameMoves(position)).toEqual([]);
  sameScore(position);
  return positions;
}

function setUpFor(options: readonly OptionId[], seed: string): Position {
  const position = setUp(options, chanceOf(seed));
  if (!position.ok) throw new Error(position.faults.join(' '));
  return position.value;
}

test('both referees agree on every move, position and score of whole games', { timeout: PATIENCE }, () => {
  const draw = drawingFor('whole games');
  const first = LONG ? 0 : draw(2 * FEW.length);
  let positions = 0;
  let tables = 0;
  for (; positions < POSITIONS; tables++) {
    const seed = `table ${draw(1_000_000)}`;
    positions += playBoth(setUpFor(optionsOf(first + tables, draw), seed), draw);
  }
  tell('whole games', { positions, games: tables });
  // The long run covers every pair of options; a short one starts somewhere among them.
  expect(tables).toBeGreaterThan(LONG ? 2 * FEW.length : 10);
});

test('both referees set the same table but for what is shuffled', () => {
  /** A position without the effects of shuffling: piles are sorted, an army's hand and deck are counted together. */
  const unshuffled = (position: Position): unknown => ({
    ...position,
    drawn: [],
    hands: [],
    startCards: [...position.drawn, ...position.pile.slice(0, 1)].sort(),
    pile: [...position.pile.slice(1), ...position.box].sort(),
    box: position.box.length,
    decks: position.decks.map((deck, army) => {
      const held = [1, 2, 3].map((value) => position.hands[army as 0 | 1][value - 1] ?? 0);
      return [1, 2, 3].map((value, at) => (held[at] ?? 0) + deck.filter((card) => card === value).length);
    }),
    handsOf: position.hands.map((hand) => hand[0] + hand[1] + hand[2]),
  });
  for (const options of FEW) {
    const ours = { ...dealt(drawing(2), options) };
    const theirs = setUpFor(options, options.join(' '));
    expect(unshuffled({ ...theirs, active: 0, player: 0 })).toEqual(unshuffled(ours));
    expect(theirs.player).toBe(theirs.active);
  }
});
