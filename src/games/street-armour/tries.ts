/** What may be tried where anything may: the legal moves and their likes that are not. */
import { distance } from '../../referee/geometry/squares.ts';
import { isEmpty, squaresOf } from './ground.ts';
import type { Move } from './move.ts';
import { actorIn, moves } from './moves.ts';
import { print } from './notation.ts';
import type { Armour } from './position.ts';
import { choiceIn, type ArmourChoice } from './touches.ts';

/**
 * What somebody might try, with the way to it: the legal moves and their likes that are not; with `isFar` also farther than
 * a tank can come by any die.
 */
export function tries(position: Armour, isFar = false): readonly ArmourChoice[] {
  const legal = moves(position);
  if (typeof actorIn(position) !== 'number') return legal.map(choiceIn(position));
  const known = new Set(legal.map(print));
  const more = likely(position, isFar ? FAR : HOPED).filter((move) => !known.has(print(move)));
  return [...legal, ...more].map(choiceIn(position));
}

/** How far somebody may hope to come. */
const HOPED = 3;
/** One square more than a six brings a tank at most, in a straight line. */
const FAR = 7;

function likely(position: Armour, most: number): readonly Move[] {
  const { stage, tanks, active, dice } = position;
  const own = tanks.filter(({ owner, state }) => owner === active && state !== 'wreck');
  const die = dice.at(-1);
  if (stage === 'move' && die !== undefined)
    return own.flatMap(({ x, y, facing }) =>
      squaresOf(position.ground)
        .filter((to) => distance('chebyshev', to, { x, y }) <= most)
        .map((to): Move => ({ kind: 'move', from: { x, y }, to, facing, die })),
    );
  if (stage === 'shoot')
    return own.flatMap(({ x, y }) =>
      tanks
        .filter(({ owner }) => owner !== active)
        .map((at): Move => ({ kind: 'shoot', from: { x, y }, at: { x: at.x, y: at.y } })),
    );
  if (stage === 'flag')
    return squaresOf(position.ground)
      .filter((at) => isEmpty(position, at))
      .map((at): Move => ({ kind: 'flag', at }));
  return [];
}
