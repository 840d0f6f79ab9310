import { countOf, valuesOf } from './cards.ts';
import { broken, first, instead, type Violation, type Run } from './violations.ts';
import { contactsOf, groundOf, inBond, REACH, spotsOn } from './field-grid.ts';
import { type Announce, type Keep, type Move, type Place, moves } from './moves.ts';
import { cellName } from './notation.ts';
import {
  ACTION_KINDS,
  FACINGS,
  type ActionKind,
  type Army,
  type CardChoice,
  type Facing,
  type Position,
} from './position.ts';
import type { RefusalSaid } from '../messages.ts';
import { canAttack, canMove, canRecruit } from './permissions.ts';

/** Violations in the fog of war phase, and by announcing, passing and ending an action. */

export function keepBreaks(position: Position, army: Army, { card }: Keep): Violation[] {
  const { drawn } = position;
  if (drawn.includes(card)) return [];
  return [
    broken('F1', { says: 'drew', who: army, cards: drawn }, () => [
      instead({ says: 'keepOne' }, ...drawn.map((other): Move => ({ kind: 'keep', card: other }))),
    ]),
  ];
}

export function placeBreaks(position: Position, move: Place): Violation[] {
  const { column, row } = move;
  const { table, options } = position;
  const there = cellName(column, row);
  const cells = [there, cellName(column, row + 1)] as const;
  if (![column, row].every((number) => Number.isInteger(number) && Math.abs(number) < REACH)) {
    return [
      broken('G4', { says: 'nothingLies' }, () => nearestSpot(position, { ...move, column: 0, row: 0 })),
    ];
  }
  const { covered, touched } = contactsOf(table, column, row);
  const cards = (list: readonly number[]) => list.flatMap((index) => table[index]?.card ?? []);
  const found: Violation[] = [];
  const nearest = () => nearestSpot(position, move);
  if (covered.length > 0) {
    found.push(broken('G4a', { says: 'lieThere', cards: cards(covered), cells }, nearest));
  } else if (touched.length < 2) {
    found.push(broken('G4', { says: 'touches', cards: cards(touched), cells }, nearest));
  }
  if (!options.free && !inBond(column, row)) {
    const begin = [cellName(column, row - 1), cellName(column, row + 1)] as const;
    const alone = found.length === 0 ? nearest : undefined;
    found.push(broken('G3', { says: 'outOfStep', cell: there, begin }, alone));
  }
  return found;
}

function nearestSpot(position: Position, move: Place) {
  const distance = (spot: { column: number; row: number }) =>
    Math.abs(spot.column - move.column) + Math.abs(spot.row - move.row);
  const [best] = spotsOn(position.table, position.options.free).sort((a, b) => distance(a) - distance(b));
  if (best === undefined) return [];
  return [
    instead(
      { says: 'nearestPlace', cell: cellName(best.column, best.row) },
      { kind: 'place', column: best.column, row: best.row, turned: Boolean(move.turned) },
    ),
  ];
}

export const faceBreaks = (facing: Facing): Violation[] =>
  FACINGS.includes(facing)
    ? []
    : [
        broken('K5', { says: 'fourWays' }, () => [
          instead(
            { says: 'chooseFacing' },
            ...FACINGS.map((other): Move => ({ kind: 'face', facing: other })),
          ),
        ]),
      ];

export function announceBreaks(position: Position, army: Army, move: Announce): Violation[] {
  if (!ACTION_KINDS.includes(move.action)) {
    return [
      broken('C3', { says: 'noAction' }, () => [
        announcing(position, army, { ...move, action: 'move' }, possibleKinds(position, army)),
      ]),
    ];
  }
  const found = impossible(position, army, move);
  const points = position.points[army];
  if (!Number.isInteger(move.pay) || move.pay < 1)
    found.push(broken('C3', { says: 'costsOne' }, () => [instead({ says: 'payOne' }, { ...move, pay: 1 })]));
  else if (move.pay > points) found.push(tooDear(position, army, move));
  return [...found, ...boostBreaks(position, army, move)];
}

/** Violations by boosting cards: at most one, and from the hand. */
function boostBreaks(position: Position, army: Army, move: Announce): Violation[] {
  const { card, more = [] } = move;
  const hand = position.hands[army];
  const single = { kind: 'announce', action: move.action, pay: move.pay } as const;
  if (more.length > 0) {
    const cards = [...new Set<CardChoice>([card, ...more])].filter((value) => value > 0);
    return [
      broken('C3b', { says: 'boostedBy', cards: 1 + more.length }, () => [
        instead({ says: 'playOne' }, ...cards.map((value) => ({ ...single, card: value }))),
      ]),
    ];
  }
  if (card === 0 || ([1, 2, 3].includes(card) && countOf(hand, card) > 0)) return [];
  const others = [...new Set<CardChoice>([...valuesOf(hand).reverse(), 0])];
  const says: RefusalSaid = { says: others.length === 1 ? 'playNone' : 'playOneOrNone' };
  return [
    broken('C3b', needsCard(position, army, card), () => [
      instead(says, ...others.map((value) => ({ ...single, card: value }))),
    ]),
  ];
}

/** The refusal of a card that is not in the hand. */
export const needsCard = ({ hands }: Position, who: Army, card: number): RefusalSaid => ({
  says: 'needsCard',
  who,
  card,
  hand: valuesOf(hands[who]),
});

/** "that costs 2 points, and you have 1 left. Pay 1 and play a card of 1 or more". */
function tooDear(position: Position, army: Army, move: Announce): Violation {
  const { pay, card } = move;
  const points = position.points[army];
  const wanted = pay + card - points;
  const cards = [...new Set(valuesOf(position.hands[army]))].filter((value) => value >= wanted);
  return broken('C3a', { says: 'needsPoints', who: army, needs: pay, has: points }, () => {
    if (points < 1) return [];
    const all = { ...move, pay: points };
    return cards.length > 0
      ? [
          instead(
            { says: 'payAndPlay', pay: points, card: wanted },
            ...cards.map((value) => ({ ...all, card: value })),
          ),
        ]
      : [instead({ says: 'payAtMost', pay: points }, all)];
  });
}

/** Why the first point of an action could not be used; empty if it could. */
function impossible(position: Position, army: Army, move: Announce): Violation[] {
  const ground = groundOf(position.table);
  const who = army;
  const others = () => [announcing(position, army, move, possibleKinds(position, army))];
  if (move.action === 'recruit' && !canRecruit(position, army)) {
    return [noSupply(position, army), broken('C4a', { says: 'nobodyToRecruit', who }, others)];
  }
  if (move.action === 'move' && !canMove(position, ground, army)) {
    return [broken('M1', { says: 'cannotMove', who }), broken('C4a', { says: 'nothingToMove', who }, others)];
  }
  if (move.action === 'attack' && !canAttack(position, ground, army)) {
    return [
      broken('A1', { says: 'nobodyBeside', who }),
      broken('C4a', { says: 'nothingToAttack', who }, others),
    ];
  }
  return [];
}

/** The violation if the supply is empty: all ten are in play, or some are out of the game. */
export function noSupply(position: Position, army: Army): Violation {
  const lost = position.lost[army];
  return lost === 0
    ? broken('R1a', { says: 'allInPlay', who: army })
    : broken('R1', { says: 'supplyEmpty', who: army, lost });
}

export function passBreaks(position: Position, army: Army): Violation[] {
  if (position.options.pass) return [];
  const points = position.points[army];
  const one = { kind: 'announce', action: 'move', pay: 1, card: 0 } as const;
  return [
    broken('C5', { says: 'canAct', who: army, points }, () => [
      announcing(position, army, one, possibleKinds(position, army)),
    ]),
  ];
}

/** Remedy: the same points announced for another action: "announce a Move or a Recruit". */
export function announcing(
  position: Position,
  army: Army,
  { pay, card, more = [] }: Announce,
  kinds: readonly ActionKind[],
) {
  const points = Number.isInteger(pay) ? Math.min(Math.max(1, pay), position.points[army]) : 1;
  const held = more.length === 0 && card > 0 && countOf(position.hands[army], card as 1 | 2 | 3) > 0;
  return instead(
    { says: 'announce', kinds },
    ...kinds.map((action): Move => ({ kind: 'announce', action, pay: points, card: held ? card : 0 })),
  );
}

/** What the army could announce. */
export function possibleKinds(position: Position, army: Army): ActionKind[] {
  const ground = groundOf(position.table);
  return ACTION_KINDS.filter((kind) =>
    kind === 'move'
      ? canMove(position, ground, army)
      : kind === 'recruit'
        ? canRecruit(position, army)
        : canAttack(position, ground, army),
  );
}

export function doneBreaks(position: Position): Violation[] {
  const { action } = position;
  if (action?.used !== false) return [];
  return [
    broken('C4a', { says: 'pointUnused', left: action.left }, () => {
      const uses = moves(position).filter(({ kind }) => kind !== 'battle');
      return [first({ says: 'useFirst' }, ...uses.slice(0, 1).map((move): Run => [move]))];
    }),
  ];
}
