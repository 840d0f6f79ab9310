import {
  type Invariants,
  type PositionForm,
  oneOf,
  positionShape,
  whole,
} from '../../../../../../src/referee/index.ts';
import { FROGS, HOPS, LAST_STONE } from '../../../../cards/stepping-stones/data/box.ts';
import type { StatementId } from '../../../../content/stepping-stones/statements.ts';
import type { FormFault } from '../../../../../../src/referee/messages/kernel-faults.ts';
import * as codes from '../../../../../../src/codec.ts';
import type { Packing } from '../../../../../../src/referee/packing.ts';
import { listOf, switched } from '../../../../../../src/referee/position-format/lists.ts';
import { bySeat, ofViewer, together } from '../../../../../../src/referee/position-format/position.ts';
import type { Stones, StonesSeen } from './game.ts';
import type { StonesSaid } from '../messages.ts';

/**
 * A position of Stepping Stones as people write it: `{ "at": { "green": 2 }, "hands": { "green": [1], "brown": [1, 2] } }`.
 * Left out are the bank, empty hands, the green frog's turn and no option.
 */
const hand = listOf(6, whole(1, 2));
const count = whole(0, 6).code(null);
const CARDS = HOPS.reduce((all, { count }) => all + count, 0);

export const stonesPositions = positionShape<Stones, Stones, StatementId, StonesSaid | FormFault>({
  parts: {
    far: switched('far'),
    at: bySeat(FROGS, whole(0, LAST_STONE)),
    hands: bySeat(FROGS, hand),
    turn: oneOf(FROGS, [0, 1]),
  },
  named: { far: 'options' },
  settle: (read) => read,
  faultsOf: ({ hands }) =>
    HOPS.flatMap(({ hops, count }) => {
      const many = hands.flat().filter((card) => card === hops).length;
      const message: StonesSaid = { says: 'tooManyCards', hops, many, count };
      return many > count ? [{ message, place: 'hands', rule: 'S1' }] : [];
    }),
});

export const steppingStonesForm: PositionForm<Stones, StatementId, StonesSaid | FormFault> = {
  read: stonesPositions.read,
  write: stonesPositions.write,
};

export const invariantsBroken: Invariants<Stones> = ({ at, hands }) =>
  hands.flat().length <= CARDS && at.every((stone) => stone <= LAST_STONE) ? [] : ['lost'];

/** Encodes positions and observations for links. */
export const steppingStonesPacking: Packing<Stones, StonesSeen> = {
  position: stonesPositions.code(),
  observation: stonesPositions.seen<StonesSeen>([
    'far',
    'at',
    'turn',
    ofViewer<StonesSeen>('hands', FROGS.length, hand.code(null), count),
    together<StonesSeen, 'over'>(() => codes.fields({ over: codes.flag })),
  ]),
  viewer: ({ viewer }) => viewer,
};
