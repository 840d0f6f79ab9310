import {
  type Invariants,
  type PositionForm,
  oneOf,
  positionShape,
  whole,
} from '../../../../../../src/referee/index.ts';
import {
  COUNTS,
  FERRIES,
  HAND,
  KINDS,
  LOADS,
  TURNS,
  type Kind,
} from '../../../../cards/drie-veren/data/box.ts';
import type { StatementId } from '../../../../content/drie-veren/statements.ts';
import { countIn } from '../../../../../../src/referee/interchangeable.ts';
import type { FormFault } from '../../../../../../src/referee/messages/kernel-faults.ts';
import * as codes from '../../../../../../src/codec.ts';
import type { Packing } from '../../../../../../src/referee/packing.ts';
import {
  transform,
  numbered,
  optional,
  orNull,
} from '../../../../../../src/referee/position-format/shape.ts';
import { listOf, switched } from '../../../../../../src/referee/position-format/lists.ts';
import { bySeat, together } from '../../../../../../src/referee/position-format/position.ts';
import { askedAgainst, cardsIn, sailorOf, sorted, type Veren, type VerenSeen } from './position.ts';
import type { VerenSaid } from '../messages.ts';

const names: readonly string[] = FERRIES;

/** A list of cards whose order does not matter, kept sorted. */
const cardsShape = <K extends Kind>(most: number, kinds: readonly K[]) =>
  transform(listOf(most, oneOf(kinds)), (cards: readonly K[]) => cards, sorted<K>);

/** The seats still to be asked, the next one first; frames are stacked the other way round. */
const asked = transform(
  listOf(2, numbered(FERRIES)),
  (frames: Veren['frames']) => frames.toReversed().map(({ seat }) => seat),
  (seats): Veren['frames'] => seats.map((seat) => ({ kind: 'wind', seat })).toReversed(),
);

/**
 * A position of Drie Veren as people write it: `{ "hands": { "noord": ["kaas", "wind"] }, "afloat": "turf", "asked": ["zuid"] }`.
 * Left out are empty hands and quays, and the first turn.
 */
export const positions = positionShape<Veren, Veren, StatementId, VerenSaid | FormFault>({
  parts: {
    storm: switched('storm'),
    turns: whole(0, TURNS),
    hands: bySeat(names, cardsShape(HAND, KINDS)),
    quays: bySeat(names, cardsShape(12, LOADS)),
    water: cardsShape(18, KINDS),
    afloat: optional(orNull(oneOf(LOADS)), null),
    winds: whole(0, 2),
    dice: listOf(3, whole(1, 6)),
    frames: asked,
  },
  named: { storm: 'options', frames: 'asked' },
  settle: (read) => read,
  faultsOf: (position) => contradictions(position).map((message) => ({ message, place: '', rule: null })),
});

export const drieVerenForm: PositionForm<Veren, StatementId, VerenSaid | FormFault> = {
  write: positions.write,
  read: positions.read,
};

export const invariantsBroken: Invariants<Veren> = (position) =>
  contradictions(position).map(({ says }) => says);

/** Contradictions in a position: too many cards of a kind, or the wrong players to be asked. */
function contradictions(position: Veren): readonly VerenSaid[] {
  const { turns, frames, afloat, winds, dice, storm, hands } = position;
  const all = cardsIn(position, hands.flat());
  const tooMany = KINDS.flatMap((card): VerenSaid[] => {
    const count = countIn(all, card);
    return count > COUNTS[card] ? [{ says: 'tooMany', card, count }] : [];
  });
  const waiting = askedAgainst(sailorOf(position)).toReversed();
  const isAsked = frames.every(({ seat }, index) => seat === waiting[index]?.seat);
  const fits =
    afloat === null
      ? frames.length + winds === 0 && dice.length < 4
      : turns < TURNS && isAsked && winds <= Math.min(2 - frames.length, storm ? 2 : 1) && dice.length === 0;
  return fits && hands.every((hand) => hand.length <= HAND) ? tooMany : [...tooMany, { says: 'misfit' }];
}

/** Encodes positions and observations for links. */
export const drieVerenPacking: Packing<Veren, VerenSeen> = {
  position: positions.code(),
  observation: positions.seen<VerenSeen>([
    'storm',
    'turns',
    'quays',
    'water',
    'afloat',
    'winds',
    'dice',
    'frames',
    together<VerenSeen, 'viewer' | 'hand' | 'counts'>(() =>
      codes.fields({
        viewer: codes.whole(0, FERRIES.length - 1),
        hand: codes.listOf(HAND, codes.oneOf(KINDS)),
        counts: codes.times(FERRIES.length, codes.whole(0, HAND)),
      }),
    ),
  ]),
  viewer: ({ viewer }) => viewer,
};
