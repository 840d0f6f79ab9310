import { top } from '../../referee/frames.ts';
import { actorIn, moves } from './moves.ts';
import { plus } from './pile.ts';
import { faultsOf } from './possible.ts';
import { cardsInPlay, SIDE_IDS, SIDES, type War } from './position.ts';

/** What must hold in every position of a game played from its set-up. A sound position has no sentence. */
export function invariantsBroken(position: War): readonly string[] {
  const isOver = position.stage === 'over';
  return [
    ...SIDES.filter(
      (side) => position.piles[side].reduce(plus).join() !== cardsInPlay(position, side).join(),
    ).map((side) => `cards of the ${SIDE_IDS[side]} were lost or made`),
    ...SIDES.filter((side) => position.intel[side].ready < 0 || position.intel[side].used < 0).map(
      (side) => `the ${SIDE_IDS[side]} has paid with tokens that it has not`,
    ),
    ...(isOver === (actorIn(position) === null) ? [] : ['nobody decides, and the game is not over']),
    ...(isOver || moves(position).length > 0 ? [] : ['nobody can move']),
    ...(isOver && top(position.waits) !== null ? ['something waits, and the game is over'] : []),
    ...faultsOf(position).map(({ place, message }) => `${place}: ${message.says}`),
  ];
}
