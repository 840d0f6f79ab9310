/** How moves are pointed at: spaces on the board; cards, troops and ammunition in words. */
import { AMMUNITION_TABLE, FIGURES, TRACKS, UNITS } from '../../../cards/loopgraven/box/tables.ts';
import type { Choice, Touch } from '../../referee/scene.ts';
import { deployedTo, enemiesOf, hasKabiem, nextTier } from './acting.ts';
import { besideOf, distanceOf, nameOf, type SpaceNumber } from './field.ts';
import type { Move, MoveOf } from './move.ts';
import { actorIn, moves } from './moves.ts';
import { print } from './notation.ts';
import { isFree, sideOf, unitOf, unitsWhere, type Trenches } from './position.ts';
import type { LoopSaid } from './said.ts';

export type LoopChoice = Choice<Move, LoopSaid>;
type LoopTouch = Touch<LoopSaid>;
type Path = LoopChoice['path'];

const word = (id: string, says: LoopSaid): LoopTouch => ({ id, says });
const onSpace = (
  at: SpaceNumber,
  says: Extract<LoopSaid, { readonly at: SpaceNumber }>['says'] &
    (
      | 'shockAt'
      | 'goBackFrom'
      | 'goBackTo'
      | 'dodgeTo'
      | 'deployAt'
      | 'fromSpace'
      | 'toSpace'
      | 'attackAt'
      | 'fireAt'
      | 'alsoAt'
    ),
): LoopTouch => word(nameOf(at), { says, at });

/** Whether an attack needs Kabiem to be played. */
export const needsKabiem = (position: Trenches, { at, with: from }: MoveOf<'attack'>): boolean =>
  !position.kabiem && hasKabiem(position) && from.some((space) => distanceOf(space, at) === 2);

/** The way to a move. The move need not be legal. */
export function pathOf(position: Trenches, move: Move): Path {
  switch (move.kind) {
    case 'length':
      return [word(`length-${move.length}`, { says: 'pickLength', length: move.length })];
    case 'players':
      return [word(`players-${move.players}`, { says: 'pickPlayers', players: move.players })];
    case 'roll':
      return [word(`roll-${move.shows}`, { says: 'rollShows', shows: move.shows })];
    case 'draw':
      return [word(`draw-${move.mark}`, { says: 'drawnIs', mark: move.mark })];
    case 'shock':
      return [onSpace(move.at, 'shockAt')];
    case 'back':
      return [onSpace(move.from, 'goBackFrom'), onSpace(move.to, 'goBackTo')];
    case 'dodge':
      return [onSpace(move.to, 'dodgeTo')];
    case 'stand':
      return [word('stand', { says: 'standFast' })];
    case 'mask':
      return [word('mask', { says: 'maskOn' })];
    case 'bare':
      return [word('bare', { says: 'maskOff' })];
    case 'deploy': {
      const { cost } = FIGURES[move.type];
      return [
        word(`deploy-${move.type}`, { says: 'deployType', type: move.type, cost }),
        onSpace(move.at, 'deployAt'),
      ];
    }
    case 'upgrade':
      return [upgradeTouch(position, move)];
    case 'move':
      return [onSpace(move.from, 'fromSpace'), onSpace(move.to, 'toSpace')];
    case 'attack': {
      const kabiem = needsKabiem(position, move);
      return [
        onSpace(move.at, 'attackAt'),
        word(`with-${move.with.map(nameOf).join('-')}`, { says: 'withUnits', from: move.with, kabiem }),
      ];
    }
    case 'fire':
      return firePath(move);
    case 'end':
      return [word('end', { says: 'endTurn' })];
  }
}

function upgradeTouch(position: Trenches, { track }: MoveOf<'upgrade'>): LoopTouch {
  const { active, tiers } = position;
  const cost = nextTier(position, active, track);
  return word(`upgrade-${track}`, { says: 'upgradeTrack', track, tier: tiers[active][track] + 1, cost });
}

function firePath({ ammunition, at }: MoveOf<'fire'>): Path {
  const { price } = AMMUNITION_TABLE[ammunition];
  const [first = 0, ...others] = at;
  return [
    word(`fire-${ammunition}`, { says: 'fireWith', ammunition, price }),
    onSpace(first, 'fireAt'),
    ...others.map((space) => onSpace(space, 'alsoAt')),
  ];
}

const choiceIn =
  (position: Trenches) =>
  (move: Move): LoopChoice => ({ move, path: pathOf(position, move) });

/** Every legal move, with the way to it. */
export const choices = (position: Trenches): readonly LoopChoice[] => moves(position).map(choiceIn(position));

/** What somebody might try, with the way to it: the legal moves and their likes that are not. */
export function tries(position: Trenches): readonly LoopChoice[] {
  const legal = moves(position);
  if (typeof actorIn(position) !== 'number' || position.stage !== 'turn' || position.waits.length > 0)
    return legal.map(choiceIn(position));
  const known = new Set(legal.map(print));
  const more = [...likely(position), ...dear(position)].filter((move) => !known.has(print(move)));
  return [...legal, ...more].map(choiceIn(position));
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
    const walks = near.map((to): Move => ({ kind: 'move', from, to }));
    const attacks = enemiesOf(position).flatMap((enemy): readonly Move[] => {
      const { at } = unitOf(position, enemy);
      return at !== null && distanceOf(from, at) <= HOPED + 1 ? [{ kind: 'attack', at, with: [from] }] : [];
    });
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
