/**
 * Random players for the differential test. They know no tactics, but together they reach every kind of position: one picks
 * any move, one any kind of move, one heads for the tank and the enemies.
 */
import type { Field, Position } from '../../../src/games/victory-tank/rules/position.ts';
import type { Move } from '../../../src/games/victory-tank/rules/moves.ts';
import { enemyOf, footOn } from './forces.ts';
import { cellOf, everyField } from './ground.ts';
import { type Draw, oneOf } from './scene.ts';

/** Picks one of the legal moves of a position. */
export type Picker = (position: Position, legal: readonly Move[], draw: Draw) => Move;

/** Any move, each as likely as another. */
export const any: Picker = (_position, legal, draw) => oneOf(legal, draw);

/** Any kind of move, each kind as likely as another. */
export const anyKind: Picker = (_position, legal, draw) => {
  const kind = oneOf([...new Set(legal.map((move) => move.kind))], draw);
  return oneOf(
    legal.filter((move) => move.kind === kind),
    draw,
  );
};

/** Mostly goes on rather than stops, and toward the tank or the enemy rather than away. */
export const eager: Picker = (position, legal, draw) => {
  if (draw(5) === 0) return anyKind(position, legal, draw);
  const going = legal.filter((move) => !ENDING.includes(move.kind));
  const most = Math.min(...going.map((move) => reluctance(position, move)));
  const best = going.filter((move) => reluctance(position, move) === most);
  return best.length === 0 ? any(position, legal, draw) : any(position, best, draw);
};

const ENDING: readonly Move['kind'][] = ['pass', 'done', 'stay', 'ready', 'off'];

/** How little a move leads to: the distance a step leaves, the soldiers a force leaves behind. */
function reluctance(position: Position, move: Move): number {
  switch (move.kind) {
    case 'step':
      return 4 * distanceToTrouble(position, move.to) - move.foot - move.crew - move.board;
    case 'battle':
    case 'join':
      return -move.foot - (move.tank ? 3 : 0);
    case 'lay':
      return -move.card;
    case 'announce':
      return move.action === 'attack' ? -5 : -move.pay;
    default:
      return 0;
  }
}

/** Fields between here and the nearest of the tank and the enemies. */
function distanceToTrouble(position: Position, from: Field): number {
  const { player, tank } = position;
  const here = cellOf(position, from);
  if (player === null || here === null) return 0;
  const distances = everyField(position)
    .filter((field) => tank?.field === field || footOn(position, enemyOf(player), field) > 0)
    .map((field) => {
      const there = cellOf(position, field) ?? here;
      return Math.abs(here.column - there.column) + Math.abs(here.row - there.row);
    });
  return Math.min(99, ...distances);
}
