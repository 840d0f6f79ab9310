/** How moves are made: their touches, their handles, and the texts of plans. */
import { AMMUNITION_TABLE, FIGURES } from '../../../../cards/loopgraven/data/tables.ts';
import {
  type ByHand,
  type Interaction,
  type Telling,
  handlesFrom,
  tellsInTurn,
} from '../../../referee/table/interaction.ts';
import { inDecimals } from '../../../odds.ts';
import { has, hasKabiem, isEnemyOn, itemCost, nextTier } from '../rules/permissions.ts';
import { shotCost } from '../rules/artillery.ts';
import { type SpaceNumber, distanceOf, nameOf } from '../rules/board-spaces.ts';
import { oddsOf } from '../rules/fight-odds.ts';
import type { Move, MoveOf } from '../rules/move.ts';
import { play } from '../rules/play.ts';
import { type Trenches, unitAt, unitOf } from '../rules/position.ts';
import type { PlayedSaid, TableSaid } from '../messages.ts';
import type { Touch, TouchPath } from '../../../referee/table/scene.ts';

// Touches: spaces are touched on the board; cards, troops and ammunition are chosen in words.

type LoopTouch = Touch<PlayedSaid>;
type Path = TouchPath<PlayedSaid>;

const word = (id: string, says: PlayedSaid): LoopTouch => ({ id, says });
const onSpace = (
  at: SpaceNumber,
  says: Extract<PlayedSaid, { readonly at: SpaceNumber }>['says'] &
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

export const needsKabiem = (position: Trenches, { at, with: from }: MoveOf<'attack'>): boolean =>
  !position.kabiem && hasKabiem(position) && from.some((space) => distanceOf(space, at) === 2);

/** The touches for a move, legal or not. */
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

/** Alternative touches when any move may be tried: an attack by one unit may begin with the unit. */
const unitFirst = (_: Trenches, move: Move, isAttempt: boolean): readonly Path[] => {
  if (!isAttempt || move.kind !== 'attack') return [];
  const [from, ...others] = move.with;
  return from === undefined || others.length > 0
    ? []
    : [[onSpace(from, 'fromSpace'), onSpace(move.at, 'attackAt')]];
};

// Handles: a unit to move, an enemy to attack or fire at, a trench space to deploy on.

type LoopByHand = ByHand<Move, PlayedSaid>;

const isOf =
  <K extends Move['kind']>(kind: K) =>
  (move: Move): move is MoveOf<K> =>
    move.kind === kind;

/** A unit that moves, or attacks on its own. */
function byUnit(move: MoveOf<'move' | 'attack'>): readonly LoopByHand[] {
  const [from, ...others] = move.kind === 'move' ? [move.from] : move.with;
  if (from === undefined || others.length > 0) return [];
  const to = move.kind === 'move' ? move.to : move.at;
  return [{ move, from: onSpace(from, 'fromSpace'), does: move.kind, ends: [nameOf(to)] }];
}

/** The most groups of attackers offered for one enemy; others can be touched step by step. */
const MOST_GROUPS = 12;

/** An enemy with the groups that can attack it, the largest first, those that need Kabiem last. */
const attacking = (position: Trenches, attacks: readonly MoveOf<'attack'>[]): readonly LoopByHand[] =>
  [...Map.groupBy(attacks, ({ at }) => at).values()].flatMap((those) =>
    those
      .toSorted(
        (one, other) =>
          Number(needsKabiem(position, one)) - Number(needsKabiem(position, other)) ||
          other.with.length - one.with.length,
      )
      .slice(0, MOST_GROUPS)
      .map((move) => ({
        move,
        from: onSpace(move.at, 'attackAt'),
        does: 'hit',
        way: {
          id: move.with.map(nameOf).join(' '),
          says: { says: 'withUnits', from: move.with, kabiem: needsKabiem(position, move) },
        },
      })),
  );

/** An enemy to fire at with normal ammunition, the cheapest. */
function firing(position: Trenches, move: MoveOf<'fire'>): readonly LoopByHand[] {
  const { ammunition, at } = move;
  const [space = -1] = at;
  if (ammunition !== 'normal' || !isEnemyOn(position, space)) return [];
  const { price } = AMMUNITION_TABLE[ammunition];
  const way = { id: `fire ${ammunition}`, says: { says: 'fireWith', ammunition, price } } as const;
  return [{ move, from: onSpace(space, 'attackAt'), does: 'hit', way }];
}

/** A free trench space, with a way for each kind of troops that can be paid. */
const deploying = (move: MoveOf<'deploy'>): LoopByHand => {
  const { type, at } = move;
  const says = { says: 'deployType', type, cost: FIGURES[type].cost } as const;
  return { move, from: onSpace(at, 'deployAt'), does: 'deploy', way: { id: type, says } };
};

function byHand(position: Trenches, all: readonly Move[]): readonly LoopByHand[] {
  if (position.stage !== 'turn' || position.waits.length > 0) return [];
  const attacks = all.filter(isOf('attack'));
  return [
    ...all.filter(isOf('move')).flatMap(byUnit),
    ...attacks.flatMap(byUnit),
    ...attacking(position, attacks),
    ...all.filter(isOf('fire')).flatMap((shot) => firing(position, shot)),
    ...all.filter(isOf('deploy')).map(deploying),
  ];
}

function tellsOne(position: Trenches, move: Move): Telling<TableSaid> {
  const one = { points: 1, paid: null, told: 1 } as const;
  switch (move.kind) {
    case 'move': {
      const { type } = unitOf(position, unitAt(position, move.from));
      return { ...one, says: { says: 'tellsWalk', type, to: move.to } };
    }
    case 'attack': {
      const numbers = move.with.map((space) => unitAt(position, space));
      const win = inDecimals(oddsOf(position, numbers, unitAt(position, move.at)).win);
      const kabiem = needsKabiem(position, move);
      return { ...one, says: { says: 'tellsAttack', at: move.at, units: numbers.length, kabiem, win } };
    }
    case 'fire': {
      const {
        ammunition,
        at: [at = 0],
      } = move;
      return {
        ...one,
        says: { says: 'tellsFire', ammunition, at, price: AMMUNITION_TABLE[ammunition].price },
      };
    }
    case 'deploy': {
      const { type, at } = move;
      return {
        ...one,
        says: { says: 'tellsDeploy', type, at, cost: FIGURES[type].cost, actions: itemCost(position) },
      };
    }
    default:
      return { ...one, says: { says: 'endTurn' } };
  }
}

/** The text of a plan: troops of a kind are listed together, and the total cost is named once. */
function tellsPlan(
  parts: readonly Telling<TableSaid>[],
  position: Trenches,
  run: readonly Move[],
): TableSaid {
  const { actions, active, items } = position;
  const deployed = Map.groupBy(run.filter(isOf('deploy')), ({ type }) => type);
  const told = run.flatMap((move, index): readonly TableSaid[] => {
    if (move.kind !== 'deploy') return parts[index] === undefined ? [] : [parts[index].says];
    const alike = deployed.get(move.type) ?? [];
    return alike[0] === move ? [{ says: 'tellsTroops', type: move.type, at: alike.map(({ at }) => at) }] : [];
  });
  const bought = run.filter(isOf('deploy')).map((_, index) => itemCost({ items: items + index }));
  const others = run.map((move): number =>
    move.kind === 'fire' ? shotCost(position) : Number(move.kind === 'move' || move.kind === 'attack'),
  );
  const tokens = run.map((move): number =>
    move.kind === 'deploy'
      ? FIGURES[move.type].cost
      : move.kind === 'fire'
        ? AMMUNITION_TABLE[move.ammunition].price
        : 0,
  );
  return {
    says: 'tellsInTurn',
    parts: told,
    tokens: sumOf(tokens),
    of: has(position, active),
    actions: sumOf([...bought, ...others]),
    left: actions,
  };
}

const sumOf = (figures: readonly number[]): number => figures.reduce((sum, figure) => sum + figure, 0);

export const loopInteraction: Interaction<Trenches, Move, PlayedSaid> = {
  touches: pathOf,
  also: unitFirst,
  handles: handlesFrom(byHand),
  tells: tellsInTurn(play, tellsOne, tellsPlan),
  forgoes: ({ kind }) => kind === 'end',
};
