/** How moves are pointed at: cards of a hand, areas of the map and operations; all else in words. */
import { OPERATIONS } from '../../../cards/fog-of-war/box/tracks.ts';
import { top } from '../../referee/frames.ts';
import type { Choice, Touch } from '../../referee/scene.ts';
import { idOf, type AreaNumber, type PlaceNumber } from './areas.ts';
import type { Move, MoveOf, Space } from './move.ts';
import { moves } from './moves.ts';
import { forceOf, type Kind } from './pile.ts';
import { SIDE_IDS, type Target, type War } from './position.ts';
import { decisionIn } from './turn-rule.ts';
import type { PlayedSaid } from './said.ts';

export type FogChoice = Choice<Move, PlayedSaid>;
type FogTouch = Touch<PlayedSaid>;
type Path = FogChoice['path'];

const word = (id: string, says: PlayedSaid): FogTouch => ({ id, says });
/** A card of a hand: the zone that shows it names it so. */
export const cardTouch = (card: Kind): string => `card-${forceOf(card)}`;
const ofCard = (card: Kind): FogTouch => word(cardTouch(card), { says: 'pickCard', card });
const onPlace = (
  at: PlaceNumber,
  says: 'placeAt' | 'planAt' | 'addAt' | 'againstPlace' | 'fromPlace' | 'lookAt' | 'resolveAt' | 'throughSea',
): FogTouch => word(idOf(at), { says, at });
/** An operation: its space on the wheel is touched for it, too. */
export const spaceTouch = (space: Space): string => `operation-${OPERATIONS[space]}`;
export const onSpace = (space: Space, says: 'pickOperation' | 'toOperation' = 'pickOperation'): FogTouch =>
  word(spaceTouch(space), { says, space });

/** What is touched for a look. */
export function targetTouch(target: Target): Path {
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

/** Whether whoever is asked for a bid is the one who would look. */
function isOwnLook({ waits }: War): boolean {
  const wait = top(waits);
  return wait?.kind === 'bid' && wait.seat === wait.by;
}

/** What a bid costs whoever gives in. */
function paidFor({ waits }: War): number {
  const wait = top(waits);
  return wait?.kind === 'bid' ? wait.stakes[wait.seat] : 0;
}

/** The way to a move. The move need not be legal. */
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

/** Ways on the map to what is done with an operation: its target is touched in place of it. */
export function also(position: War): readonly FogChoice[] {
  const { active, wheels } = position;
  const aimOf = (space: Space): AreaNumber | null => wheels[active].plans[space] ?? null;
  return moves(position).flatMap((move): readonly FogChoice[] => {
    const at = move.kind === 'add' || move.kind === 'launch' ? aimOf(move.space) : null;
    if (at === null) return [];
    if (move.kind === 'add')
      return [{ move, path: [ofCard(move.card), onPlace(at, 'addAt'), word('add', { says: 'addIt' })] }];
    if (move.kind !== 'launch' || move.from === null) return [];
    const seas = move.via.map((sea) => onPlace(sea, 'throughSea'));
    const way = [onPlace(at, 'againstPlace'), ...seas, word('launch', { says: 'launchIt' })];
    return [{ move, path: [onPlace(move.from, 'fromPlace'), ...way] }];
  });
}

/** A move, with the way to it. */
export const choiceIn =
  (position: War) =>
  (move: Move): FogChoice => ({ move, path: pathOf(position, move) });

/** Every legal move, with the way to it. */
export const choices = (position: War): readonly FogChoice[] => moves(position).map(choiceIn(position));
