/** What may be tried where anything may: the legal moves and their likes that are not. */
import { FIGURES, TRACKS, UNITS } from '../../../cards/loopgraven/box/tables.ts';
import { deployedTo, enemiesOf } from './acting.ts';
import { besideOf, distanceOf, type SpaceNumber } from './field.ts';
import type { Move } from './move.ts';
import { actorIn, moves } from './moves.ts';
import { print } from './notation.ts';
import { isFree, sideOf, unitOf, unitsWhere, type Trenches } from './position.ts';
import { choiceIn, unitFirst, type LoopChoice } from './touches.ts';

/** What somebody might try, with the way to it: the legal moves and their likes that are not. */
export function tries(position: Trenches): readonly LoopChoice[] {
  const legal = moves(position);
  if (typeof actorIn(position) !== 'number' || position.stage !== 'turn' || position.waits.length > 0)
    return legal.map(choiceIn(position));
  const known = new Set(legal.map(print));
  const more = [...likely(position), ...dear(position)].filter((move) => !known.has(print(move)));
  const all = [...legal, ...more];
  return [...all.map(choiceIn(position)), ...all.flatMap(unitFirst)];
}

/** How far somebody may hope to come beyond what a unit can. */
const HOPED = 2;

/** What can be wished for although it cannot be paid: troops, upgrades, shots at enemies. */
function dear(position: Trenches): readonly Move[] {
  const free = deployedTo(position, position.active).filter((at) => isFree(position, at));
  const enemies = enemiesOf(position).flatMap((number) => unitOf(position, number).at ?? []);
  return [
    ...UNITS.flatMap((type) => free.map((at): Move => ({ kind: 'deploy', type, at }))),
    ...TRACKS.map((track): Move => ({ kind: 'upgrade', track })),
    ...enemies.map((at): Move => ({ kind: 'fire', ammunition: 'normal', at: [at] })),
  ];
}

/** Units of one’s side to spaces near them, and at enemies near them: a partner’s too, to be told whose they are. */
function likely(position: Trenches): readonly Move[] {
  const own = unitsWhere(position, ({ owner }) => sideOf(owner) === sideOf(position.active));
  return own.flatMap((number): readonly Move[] => {
    const { at: from, type } = unitOf(position, number);
    if (from === null) return [];
    const near = spacesWithin(from, FIGURES[type].steps + HOPED);
    const enemies = new Set(enemiesOf(position).map((enemy) => unitOf(position, enemy).at));
    // Whoever takes a unit to an enemy means to attack it.
    const walks = near.filter((to) => !enemies.has(to)).map((to): Move => ({ kind: 'move', from, to }));
    const attacks = [...enemies].flatMap((at): readonly Move[] =>
      at !== null && (near.includes(at) || distanceOf(from, at) <= HOPED + 1)
        ? [{ kind: 'attack', at, with: [from] }]
        : [],
    );
    return [...walks, ...attacks];
  });
}

function spacesWithin(from: SpaceNumber, steps: number): readonly SpaceNumber[] {
  let [all, edge] = [new Set([from]), [from]];
  for (let step = 0; step < steps; step++) {
    edge = [...new Set(edge.flatMap(besideOf))].filter((space) => !all.has(space));
    all = new Set([...all, ...edge]);
  }
  return [...all].filter((space) => space !== from);
}
