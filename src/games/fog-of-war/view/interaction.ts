/** How moves are made on the board: their touches, and the handles to drag: cards of the hand, areas, operations. */
import {
  type ByHand,
  type Interaction,
  type Telling,
  handlesFrom,
  tellsInTurn,
} from '../../../referee/table/interaction.ts';
import { type AreaNumber, type PlaceNumber, idOf } from '../rules/areas.ts';
import { costOf } from '../rules/intelligence.ts';
import { type Move, type MoveOf, type Space } from '../rules/moves.ts';
import { play } from '../rules/play.ts';
import { DUMMY, type Kind, forceOf, takesPart } from '../rules/card-counts.ts';
import { SIDE_IDS, SPACES, type Target, type War, controllerOf } from '../rules/position.ts';
import type { BoardSaid, TableSaid } from '../messages.ts';
import { groundOf } from '../rules/battle.ts';
import { decisionIn } from '../rules/turns.ts';
import { OPERATIONS } from '../../../../cards/fog-of-war/data/components.ts';
import { top } from '../../../referee/pending-stack.ts';
import { cardTouch, spaceTouch } from './touch-ids.ts';
import type { Touch, TouchPath } from '../../../referee/table/scene.ts';

// Touches: cards of a hand, areas and operations are touched, all else is chosen in words.

type FogTouch = Touch<BoardSaid>;
type Path = TouchPath<BoardSaid>;

const word = (id: string, says: BoardSaid): FogTouch => ({ id, says });
const ofCard = (card: Kind): FogTouch => word(cardTouch(card), { says: 'pickCard', card });
const onPlace = (
  at: PlaceNumber,
  says: 'placeAt' | 'planAt' | 'addAt' | 'againstPlace' | 'fromPlace' | 'lookAt' | 'resolveAt' | 'throughSea',
): FogTouch => word(idOf(at), { says, at });
const onSpace = (
  space: Space,
  says: 'pickOperation' | 'toOperation' | 'disbandOperation' | 'launchOrDisband' = 'pickOperation',
): FogTouch => word(spaceTouch(space), { says, space });

function targetTouch(target: Target): Path {
  switch (target.kind) {
    case 'area':
      return [onPlace(target.at, 'lookAt'), word('cards', { says: 'lookAtCards' })];
    case 'neutral':
      return [onPlace(target.at, 'lookAt'), word('neutral', { says: 'lookAtNeutrals' })];
    case 'operation':
      return [word(`look-${OPERATIONS[target.space]}`, { says: 'lookAtOperation', space: target.space })];
    case 'victory':
      return [word('look-victory', { says: 'lookAtVictories' })];
  }
}

function launchPath({ space, from, via }: MoveOf<'launch'>): Path {
  if (from === null) return [onSpace(space), word('launch', { says: 'launchInVain' })];
  return [
    onSpace(space),
    word('launch', { says: 'launchIt' }),
    onPlace(from, 'fromPlace'),
    ...via.map((sea) => onPlace(sea, 'throughSea')),
  ];
}

/** Whether the player who is to bid is the one who wants to look. */
function isOwnLook({ waits }: War): boolean {
  const wait = top(waits);
  return wait?.kind === 'bid' && wait.seat === wait.by;
}

/** The tokens that a player pays who stops bidding. */
function paidFor({ waits }: War): number {
  const wait = top(waits);
  return wait?.kind === 'bid' ? wait.stakes[wait.seat] : 0;
}

/** The touches for a move, legal or not. */
export function pathOf(position: War, move: Move): Path {
  switch (move.kind) {
    case 'neutral':
    case 'draw':
    case 'lose':
    case 'deal':
      return [word(`${move.kind}-${forceOf(move.card)}`, { says: 'comesCard', card: move.card })];
    case 'victory':
      return [word(`victory-${idOf(move.at)}`, { says: 'comesVictory', at: move.at })];
    case 'box':
      return [word(`box-${idOf(move.at)}`, { says: 'boxVictory', at: move.at })];
    case 'place':
      return [
        ofCard(move.card),
        onPlace(move.at, 'placeAt'),
        ...(position.stage === 'set-up' ? [] : [word('place', { says: 'placeHere' })]),
      ];
    case 'plan':
      return [ofCard(move.card), onPlace(move.at, 'planAt'), word('plan', { says: 'planHere' })];
    case 'add':
      return [ofCard(move.card), onSpace(move.space, 'toOperation')];
    case 'disband':
      return [onSpace(move.space), word('disband', { says: 'disbandIt' })];
    case 'launch':
      return launchPath(move);
    case 'resolve':
      return [onPlace(move.at, 'resolveAt'), word('resolve', { says: 'resolveHere' })];
    case 'intel':
      return targetTouch(move.target);
    case 'bid':
      return [
        word(`bid-${move.tokens}`, { says: 'bidTokens', tokens: move.tokens, own: isOwnLook(position) }),
      ];
    case 'see':
      return [seenTouch(move)];
    case 'match':
      return [
        word(`match-${move.cards.join('')}-${move.neutrals.join('')}`, {
          says: 'payWith',
          cards: move.cards,
          neutrals: move.neutrals,
        }),
      ];
    case 'recover':
      return [word(`recover-${forceOf(move.card)}`, { says: 'recoverCard', card: move.card })];
    case 'remove':
      return [
        onPlace(move.at, 'fromPlace'),
        word(`remove-${forceOf(move.card)}`, { says: 'takeBack', card: move.card }),
      ];
    case 'show':
      return [
        onPlace(move.at, 'fromPlace'),
        word(`show-${forceOf(move.card)}`, { says: 'showCard', card: move.card }),
      ];
    case 'offer':
      return [
        word(`side-${SIDE_IDS[move.side]}`, { says: 'offerSide', who: move.side }),
        word(`points-${move.points}`, { says: 'offerPoints', points: move.points }),
      ];
    case 'lot':
      return [word(move.swaps ? 'swap' : 'stay', { says: 'lotIs', swaps: move.swaps })];
    case 'pass':
      return [word('pass', { says: 'passLook', own: isOwnLook(position), paid: paidFor(position) })];
    case 'done':
      return [word('done', { says: 'endOf', now: decisionIn(position) })];
    case 'industry':
    case 'tokens':
    case 'points':
      return [word(move.kind, { says: 'buys', what: move.kind })];
    case 'spend':
    case 'keep':
    case 'fight':
    case 'cut':
      return [word(move.kind, { says: 'answer', kind: move.kind })];
  }
}

function seenTouch({ what }: MoveOf<'see'>): FogTouch {
  if (what === 'province') return word('see-province', { says: 'seeProvince' });
  return typeof what === 'number'
    ? word(`see-${forceOf(what)}`, { says: 'comesCard', card: what })
    : word(`see-${idOf(what.at)}`, { says: 'comesVictory', at: what.at });
}

/** Alternative touches on the map: the target of an operation instead of the operation. */
function also({ active, wheels }: War, move: Move, isAttempt: boolean): readonly Path[] {
  const aim = move.kind === 'add' || move.kind === 'launch' ? wheels[active].plans[move.space] : null;
  const at = isAttempt ? null : (aim ?? null);
  if (at === null) return [];
  if (move.kind === 'add') return [[ofCard(move.card), onPlace(at, 'addAt'), word('add', { says: 'addIt' })]];
  if (move.kind !== 'launch' || move.from === null) return [];
  const seas = move.via.map((sea) => onPlace(sea, 'throughSea'));
  return [
    [
      onPlace(move.from, 'fromPlace'),
      onPlace(at, 'againstPlace'),
      ...seas,
      word('launch', { says: 'launchIt' }),
    ],
  ];
}

type FogByHand = ByHand<Move, BoardSaid>;

const isOf =
  <K extends Move['kind']>(kind: K) =>
  (move: Move): move is MoveOf<K> =>
    move.kind === kind;

type CardMove = MoveOf<'place' | 'plan' | 'add'>;
const isOfCard = (move: Move): move is CardMove =>
  move.kind === 'place' || move.kind === 'plan' || move.kind === 'add';

/** The area to or against which a card goes. */
function areaOfCard({ wheels, active }: War, move: CardMove): AreaNumber {
  return move.kind === 'add' ? (wheels[active].plans[move.space] ?? 0) : move.at;
}

/**
 * A card of the hand with its target areas. If it can both join an operation against an area and lie down there, the second
 * is a way of its own.
 */
function sending(position: War, card: Kind, those: readonly CardMove[]): readonly FogByHand[] {
  const isGuard = (move: CardMove): boolean => move.kind === 'place';
  const against = new Set(those.filter((move) => !isGuard(move)).map((move) => areaOfCard(position, move)));
  const isSecond = (move: CardMove): boolean => isGuard(move) && against.has(areaOfCard(position, move));
  const elsewhere = those.flatMap((move) =>
    move.kind === 'add' ? [onSpace(move.space, 'toOperation')] : [],
  );
  const one = (move: CardMove, id: string, says: 'cardGoes' | 'cardLies'): FogByHand => {
    const area = idOf(areaOfCard(position, move));
    // An operation can be touched on its wheel too.
    const ends = move.kind === 'add' ? [area, spaceTouch(move.space)] : [area];
    return { move, from: ofCard(card), does: 'send', elsewhere, way: { id, says: { says } }, ends };
  };
  return [
    ...those.filter((move) => !isSecond(move)).map((move) => one(move, 'go', 'cardGoes')),
    ...those.filter(isSecond).map((move) => one(move, 'guard', 'cardLies')),
  ];
}

/** A launch, dragged from its area to its target. */
function launching({ wheels, active }: War, move: MoveOf<'launch'>): readonly FogByHand[] {
  const aim = idOf(wheels[active].plans[move.space] ?? 0);
  return move.from === null
    ? []
    : [{ move, from: onPlace(move.from, 'fromPlace'), does: 'launch', ends: [aim] }];
}

/** Operations that may be launched or disbanded. Ways that discard cards are named and wait for Go. */
const operating = (all: readonly Move[]): readonly FogByHand[] =>
  SPACES.flatMap((space) => {
    const own = all.filter(isOf('launch')).filter((move) => move.space === space);
    const starts = new Set(own.map(({ from }) => from));
    const from = onSpace(space, own.length === 0 ? 'disbandOperation' : 'launchOrDisband');
    const one = (move: Move, way: NonNullable<FogByHand['way']>, end = from.id): FogByHand => ({
      move,
      from,
      does: 'operate',
      way,
      ends: [end],
    });
    return [
      ...own.flatMap((move) => {
        if (move.from === null) return [];
        const way = { id: 'launch', says: { says: 'launchIt' }, asks: { says: 'launchFrom' } } as const;
        return one(move, way, starts.size === 1 ? from.id : idOf(move.from));
      }),
      ...own
        .filter(({ from }) => from === null)
        .map((move) => one(move, { id: 'vain', says: { says: 'launchInVain' }, stays: true })),
      ...all
        .filter(isOf('disband'))
        .filter((move) => move.space === space)
        .map((move) => one(move, { id: 'disband', says: { says: 'disbandIt' }, stays: true })),
    ];
  });

/** A look at the cards or neutrals of an area, at an enemy operation, or at the unchosen victory cards. */
function looking(move: MoveOf<'intel'>): FogByHand {
  const { target } = move;
  if (target.kind !== 'area' && target.kind !== 'neutral') {
    const [from] = targetTouch(target);
    return { move, from, does: 'look', way: { id: 'look', says: from.says, stays: true } };
  }
  const says = target.kind === 'area' ? 'lookAtCards' : 'lookAtNeutrals';
  return { move, from: onPlace(target.at, 'lookAt'), does: 'look', way: { id: target.kind, says: { says } } };
}

function byHand(position: War, all: readonly Move[]): readonly FogByHand[] {
  const { stage, waits } = position;
  if (decisionIn(position) === 'remove') return operating(all);
  if (waits.length > 0 || (stage !== 'actions' && stage !== 'intel' && stage !== 'set-up')) return [];
  return [
    ...[...Map.groupBy(all.filter(isOfCard), ({ card }) => card)].flatMap(([card, those]) =>
      sending(position, card, those),
    ),
    ...all
      .filter(isOf('resolve'))
      .map((move) => ({ move, from: word(idOf(move.at), { says: 'resolveHere' }), does: 'resolve' })),
    ...all.filter(isOf('launch')).flatMap((move) => launching(position, move)),
    ...operating(all),
    ...all.filter(isOf('intel')).map(looking),
  ];
}

/** Whether a card could attack in an area; true for a dummy, which is not meant to fight. */
const fights = (card: Kind, at: AreaNumber): boolean => card === DUMMY || takesPart(card, groundOf(at), true);

function tellsOne(position: War, move: Move): Telling<TableSaid> {
  const one = { points: 1, paid: null, told: 1 } as const;
  switch (move.kind) {
    case 'place': {
      const isOwn = controllerOf(position, move.at) === position.active;
      return { ...one, says: { says: 'tellsGuard', card: move.card, at: move.at, isOwn } };
    }
    case 'plan':
      return {
        ...one,
        says: { says: 'tellsPlan', card: move.card, at: move.at, fights: fights(move.card, move.at) },
      };
    case 'add':
      return {
        ...one,
        says: {
          says: 'tellsAdd',
          card: move.card,
          space: move.space,
          fights: fights(move.card, areaOfCard(position, move)),
        },
      };
    case 'launch':
      // Nothing counts as told, so that the events of the move are listed.
      if (move.from === null) return { ...one, told: 0, says: { says: 'tellsVain', space: move.space } };
      return { ...one, says: { says: 'tellsLaunch', space: move.space, from: move.from } };
    case 'resolve':
      return { ...one, says: { says: 'tellsResolve', at: move.at } };
    case 'intel':
      return { ...one, says: { says: 'tellsLook', target: move.target, tokens: costOf(position) } };
    case 'disband':
      return { ...one, told: 0, says: { says: 'tellsDisband', space: move.space } };
    default:
      return { ...one, says: { says: 'endOf', now: decisionIn(position) } };
  }
}

export const fogInteraction: Interaction<War, Move, BoardSaid> = {
  touches: pathOf,
  also,
  handles: handlesFrom(byHand),
  tells: tellsInTurn(play, tellsOne, (parts) => ({
    says: 'tellsInTurn',
    parts: parts.map(({ says }) => says),
  })),
  asksGo: ({ kind }) => kind === 'done',
};
