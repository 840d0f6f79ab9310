/** How moves are pointed at: cards of a hand, areas of the map and operations; all else in words. */
import { OPERATIONS } from '../../../cards/fog-of-war/box/tracks.ts';
import type { Choice, Touch } from '../../referee/scene.ts';
import { idOf, type PlaceNumber } from './areas.ts';
import type { Move, MoveOf, Space } from './move.ts';
import { moves } from './moves.ts';
import { forceOf, type Kind } from './pile.ts';
import { SIDE_IDS, type Target, type War } from './position.ts';
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
  says: 'placeAt' | 'planAt' | 'fromPlace' | 'lookAt' | 'resolveAt' | 'throughSea',
): FogTouch => word(idOf(at), { says, at });
/** An operation: the zone that shows it is called so. */
const onSpace = (space: Space): FogTouch =>
  word(`operation-${OPERATIONS[space]}`, { says: 'pickOperation', space });

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
      return [ofCard(move.card), onSpace(move.space)];
    case 'disband':
      return [onSpace(move.space), word('disband', { says: 'disbandIt' })];
    case 'launch':
      return launchPath(move);
    case 'resolve':
      return [onPlace(move.at, 'resolveAt'), word('resolve', { says: 'resolveHere' })];
    case 'intel':
      return targetTouch(move.target);
    case 'bid':
      return [word(`bid-${move.tokens}`, { says: 'bidTokens', tokens: move.tokens })];
    case 'see':
      return [seenTouch(move)];
    case 'match':
      return [
        word(`match-${move.cards.join('')}-${move.neutrals.join('')}`, {
          ...{ says: 'payWith', cards: move.cards, neutrals: move.neutrals },
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
    case 'spend':
    case 'keep':
    case 'fight':
    case 'cut':
    case 'industry':
    case 'tokens':
    case 'points':
    case 'done':
      return [word(move.kind, { says: 'answer', kind: move.kind })];
  }
}

function seenTouch({ what }: MoveOf<'see'>): FogTouch {
  if (what === 'province') return word('see-province', { says: 'seeProvince' });
  return typeof what === 'number'
    ? word(`see-${forceOf(what)}`, { says: 'comesCard', card: what })
    : word(`see-${idOf(what.at)}`, { says: 'comesVictory', at: what.at });
}

/** A move, with the way to it. */
export const choiceIn =
  (position: War) =>
  (move: Move): FogChoice => ({ move, path: pathOf(position, move) });

/** Every legal move, with the way to it. */
export const choices = (position: War): readonly FogChoice[] => moves(position).map(choiceIn(position));
