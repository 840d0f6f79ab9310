import { LAST_STONE } from '../../../cards/stepping-stones/box.ts';
import { fields, flag, listOf, oneOf, pair, whole, type Packing } from '../../../../../src/referee/pack.ts';
import type { Stones, StonesSeen } from './game.ts';

const at = pair(whole(0, LAST_STONE));
const hand = listOf(6, whole(1, 2));
const frog = oneOf<0 | 1>([0, 1]);

/** How Stepping Stones is packed into links. */
export const steppingStonesPacking: Packing<Stones, StonesSeen> = {
  position: fields<Stones>({ far: flag, at, hands: pair(hand), turn: frog }),
  observation: fields<StonesSeen>({
    viewer: frog,
    far: flag,
    at,
    hand,
    others: whole(0, 6),
    turn: frog,
    over: flag,
  }),
  viewer: ({ viewer }) => viewer,
};
