/** Illegal moves to try, and their previews. */
import type { AttemptPreview, Scenery } from '../../../referee/table/scene.ts';
import type { Move, MoveOf } from '../rules/move.ts';
import { type Trenches, isFree, sideOf, unitAt, unitOf, unitsWhere } from '../rules/position.ts';
import type { LoopSaid } from '../messages.ts';
import { reach, wayTo } from '../../../geometry/reach.ts';
import { unitPiece } from './board-pieces.ts';
import { coreScenery } from './told-scene.ts';
import { FIGURES, TRACKS, UNITS } from '../../../../cards/loopgraven/data/tables.ts';
import { deployedTo, enemiesOf } from '../rules/permissions.ts';
import { type SpaceNumber, areaOf, besideOf, distanceOf, nameOf } from '../rules/board-spaces.ts';

/** A way round others, step by step; null for one straight on, or for none. */
function roundabout(position: Trenches, { from, to }: MoveOf<'move'>): AttemptPreview | null {
  const number = unitAt(position, from);
  if (number < 0) return null;
  const reached = reach({
    from: [from],
    next: (space: SpaceNumber) => besideOf(space).filter((other) => isFree(position, other)),
    budget: FIGURES[unitOf(position, number).type].steps,
  });
  const way = wayTo(reached, to);
  if (way === null || way.length - 1 <= distanceOf(from, to)) return null;
  return {
    pieces: unitPiece(position, number, to),
    lines: way
      .slice(1)
      .map((space, index) => ({ from: nameOf(way[index] ?? space), to: nameOf(space), means: 'way' })),
    wire: [{ at: nameOf(to) }],
  };
}

/** The spaces on which shells burst; gas has a piece of its own. */
function burstsOf({ ammunition, at: [at] }: MoveOf<'fire'>): readonly SpaceNumber[] {
  if (ammunition === 'gas' || at === undefined) return [];
  return ammunition === 'advanced' ? areaOf(at) : [at];
}

/** The preview of moves for which the default is not enough: who attacks, and each space fired at. */
function attemptPreview(position: Trenches, move: Move): AttemptPreview | null {
  if (move.kind === 'move') return roundabout(position, move);
  if (move.kind === 'fire')
    return {
      pieces: [],
      lines: burstsOf(move).map((space) => ({ from: nameOf(space), to: nameOf(space), means: 'fire' })),
      wire: move.at.map((space) => ({ at: nameOf(space) })),
    };
  if (move.kind !== 'attack') return null;
  const at = nameOf(move.at);
  const lines = move.with
    .filter((space) => space !== move.at)
    .map((space) => ({ from: nameOf(space), to: at, means: 'fire' }) as const);
  return { pieces: [], lines, wire: [{ at }] };
}

const candidateAttempts = (position: Trenches): readonly Move[] =>
  position.stage !== 'turn' || position.waits.length > 0 ? [] : [...likely(position), ...dear(position)];

/** How many spaces beyond a unit's range are offered. */
const HOPED = 2;

/** Moves that may be too expensive: troops, upgrades, shots at enemies. */
function dear(position: Trenches): readonly Move[] {
  const free = deployedTo(position, position.active).filter((at) => isFree(position, at));
  const enemies = enemiesOf(position).flatMap((number) => unitOf(position, number).at ?? []);
  return [
    ...UNITS.flatMap((type) => free.map((at): Move => ({ kind: 'deploy', type, at }))),
    ...TRACKS.map((track): Move => ({ kind: 'upgrade', track })),
    ...enemies.map((at): Move => ({ kind: 'fire', ammunition: 'normal', at: [at] })),
  ];
}

/** Moves and attacks of the side's units nearby; also a partner's units, so that the refusal says whose they are. */
function likely(position: Trenches): readonly Move[] {
  const own = unitsWhere(position, ({ owner }) => sideOf(owner) === sideOf(position.active));
  return own.flatMap((number): readonly Move[] => {
    const { at: from, type } = unitOf(position, number);
    if (from === null) return [];
    const near = spacesWithin(from, FIGURES[type].steps + HOPED);
    const enemies = new Set(enemiesOf(position).map((enemy) => unitOf(position, enemy).at));
    // Dragging a unit to an enemy means an attack, not a move.
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

export const loopScenery: Scenery<Trenches, Move, LoopSaid> = {
  ...coreScenery,
  interaction: { ...coreScenery.interaction, attempts: candidateAttempts, preview: attemptPreview },
};
