import { cardsIn, countOf, valuesOf } from './cards.ts';
import { broken, either, first, handOf, instead, nameOf, some, type Found, type Run } from './figures.ts';
import { contactsOf, groundOf, inBond, REACH, spotsOn } from './ground.ts';
import type { Announce, Keep, Move, Place } from './move.ts';
import { moves } from './moves.ts';
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
import { canAttack, canMove, canRecruit, enemyOf } from './rules.ts';

/** Which rules of the fog of war and of taking turns a try breaks. */

export function keepBreaks(position: Position, army: Army, { card }: Keep): Found[] {
  const { drawn } = position;
  if (drawn.includes(card)) return [];
  return [
    broken('F1', `${nameOf(army)} drew ${drawn.join(' and ')}`, () => [
      instead('keep one of them', ...drawn.map((other): Move => ({ kind: 'keep', card: other }))),
    ]),
  ];
}

export function placeBreaks(position: Position, move: Place): Found[] {
  const { column, row } = move;
  const { table, options } = position;
  const there = cellName(column, row);
  const cells = `${there} and ${cellName(column, row + 1)}`;
  if (![column, row].every((number) => Number.isInteger(number) && Math.abs(number) < REACH)) {
    return [broken('G4', 'nothing lies there', () => nearestSpot(position, { ...move, column: 0, row: 0 }))];
  }
  const { covered, touched } = contactsOf(table, column, row);
  const names = (list: readonly number[]) => list.map((index) => table[index]?.card ?? '').join(' and ');
  const found: Found[] = [];
  const nearest = () => nearestSpot(position, move);
  if (covered.length > 0) {
    const lie = covered.length === 1 ? 'lies' : 'lie';
    found.push(broken('G4a', `${names(covered)} ${lie} on ${cells}`, nearest));
  } else if (touched.length < 2) {
    const contacts = touched.length === 0 ? 'no card' : `only ${names(touched)}`;
    found.push(broken('G4', `needs to touch 2 cards, touches ${contacts} on ${cells}`, nearest));
  }
  if (!options.free && !inBond(column, row)) {
    const shifted = `${cellName(column, row - 1)} or ${cellName(column, row + 1)}`;
    const alone = found.length === 0 ? nearest : undefined;
    found.push(broken('G3', `a card of that column begins on ${shifted}, not on ${there}`, alone));
  }
  return found;
}

/** The legal place nearest to that of a try. */
function nearestSpot(position: Position, move: Place) {
  const distance = (spot: { column: number; row: number }) =>
    Math.abs(spot.column - move.column) + Math.abs(spot.row - move.row);
  const [best] = spotsOn(position.table, position.options.free).sort((a, b) => distance(a) - distance(b));
  if (best === undefined) return [];
  return [
    instead(`${cellName(best.column, best.row)} is the nearest place`, {
      ...{ kind: 'place', column: best.column, row: best.row },
      turned: Boolean(move.turned),
    }),
  ];
}

export const faceBreaks = (facing: Facing): Found[] =>
  FACINGS.includes(facing)
    ? []
    : [
        broken('K5', 'there are four ways to point', () => [
          instead(
            'choose north, east, south or west',
            ...FACINGS.map((other): Move => ({ kind: 'face', facing: other })),
          ),
        ]),
      ];

export function announceBreaks(position: Position, army: Army, move: Announce): Found[] {
  if (!ACTION_KINDS.includes(move.action)) {
    return [
      broken('C3', 'that is no action', () => [
        announcing(position, army, { ...move, action: 'move' }, possibleKinds(position, army)),
      ]),
    ];
  }
  const found = impossible(position, army, move);
  const points = position.points[army];
  if (!Number.isInteger(move.pay) || move.pay < 1)
    found.push(
      broken('C3', 'an action costs at least 1 point', () => [instead('pay 1', { ...move, pay: 1 })]),
    );
  else if (move.pay > points) found.push(tooDear(position, army, move));
  return [...found, ...boostBreaks(position, army, move)];
}

/** The cards that boost: one at most, and of the hand. */
function boostBreaks(position: Position, army: Army, move: Announce): Found[] {
  const { card, more = [] } = move;
  const hand = position.hands[army];
  const single = { kind: 'announce', action: move.action, pay: move.pay } as const;
  if (more.length > 0) {
    const cards = [...new Set<CardChoice>([card, ...more])].filter((value) => value > 0);
    return [
      broken('C3b', `${1 + more.length} cards are to boost it, and one may`, () => [
        instead('play one of them', ...cards.map((value) => ({ ...single, card: value }))),
      ]),
    ];
  }
  if (card === 0 || ([1, 2, 3].includes(card) && countOf(hand, card) > 0)) return [];
  const others = [...new Set<CardChoice>([...valuesOf(hand).reverse(), 0])];
  const says = others.length === 1 ? 'play none' : 'play one of them, or none';
  return [
    broken('C3b', `needs an action card of ${card}, ${nameOf(army)} has ${handOf(position, army)}`, () => [
      instead(says, ...others.map((value) => ({ ...single, card: value }))),
    ]),
  ];
}

/** "needs 2 points, red has 1: pay 1 and play a card of 1 or more". */
function tooDear(position: Position, army: Army, move: Announce): Found {
  const { pay, card } = move;
  const points = position.points[army];
  const wanted = pay + card - points;
  const cards = [...new Set(valuesOf(position.hands[army]))].filter((value) => value >= wanted);
  const why = `needs ${some(pay, 'point')}, ${nameOf(army)} has ${points}`;
  return broken('C3a', why, () => {
    if (points < 1) return [];
    const all = { ...move, pay: points };
    return cards.length > 0
      ? [
          instead(
            `pay ${points} and play a card of ${wanted} or more`,
            ...cards.map((value) => ({ ...all, card: value })),
          ),
        ]
      : [instead(`pay ${points} or less`, all)];
  });
}

/** Why the first point of an action could not be used; nothing where it could. */
function impossible(position: Position, army: Army, move: Announce): Found[] {
  const ground = groundOf(position.table);
  const who = nameOf(army);
  const others = () => [announcing(position, army, move, possibleKinds(position, army))];
  if (move.action === 'recruit' && !canRecruit(position, army)) {
    return [noSupply(position, army), broken('C4a', `${who} has nobody to recruit`, others)];
  }
  if (move.action === 'move' && !canMove(position, ground, army)) {
    const why = `no soldier of ${who} can step, and ${who} does not control the tank`;
    return [broken('M1', why), broken('C4a', `${who} has nothing to move`, others)];
  }
  if (move.action === 'attack' && !canAttack(position, ground, army)) {
    const enemy = nameOf(enemyOf(army));
    const why = `no soldier or tank of ${who} is beside one of ${enemy}`;
    return [broken('A1', why), broken('C4a', `${who} has nothing to attack`, others)];
  }
  return [];
}

/** An empty supply: all ten in play, or some of them dead for good. */
export function noSupply(position: Position, army: Army): Found {
  const lost = position.lost[army];
  if (lost === 0)
    return broken('R1a', `all ten soldiers of ${nameOf(army)} are in play, none is left to recruit`);
  const are = lost === 1 ? '1 soldier is' : `${lost} soldiers are`;
  return broken('R1', `${nameOf(army)}’s supply is empty, as ${are} out of the game`);
}

export function passBreaks(position: Position, army: Army): Found[] {
  if (position.options.pass) return [];
  const points = position.points[army];
  const one = { kind: 'announce', action: 'move', pay: 1, card: 0 } as const;
  return [
    broken('C5', `${nameOf(army)} has ${some(points, 'point')} and can act`, () => [
      announcing(position, army, one, possibleKinds(position, army)),
    ]),
  ];
}

const KIND_WORDS = { move: 'a Move', recruit: 'a Recruit', attack: 'an Attack' } as const;

/** The same announced of other kinds: "announce a Move or a Recruit". */
export function announcing(
  position: Position,
  army: Army,
  { pay, card, more = [] }: Announce,
  kinds: readonly ActionKind[],
) {
  const points = Number.isInteger(pay) ? Math.min(Math.max(1, pay), position.points[army]) : 1;
  const held = more.length === 0 && card > 0 && countOf(position.hands[army], card as 1 | 2 | 3) > 0;
  return instead(
    `announce ${either(kinds.map((kind) => KIND_WORDS[kind]))}`,
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

export function doneBreaks(position: Position): Found[] {
  const { action } = position;
  if (action?.used !== false) return [];
  const why = action.left === 1 ? 'its only point has' : `the first of ${some(action.left, 'point')} has`;
  return [
    broken('C4a', `${why} to be used`, () => {
      const uses = moves(position).filter(({ kind }) => kind !== 'battle');
      return [first('use it first', ...uses.slice(0, 1).map((move): Run => [move]))];
    }),
  ];
}

/** A battle card: one that is in the hand, and none where a turn has but one. */
export function layBreaks(position: Position, army: Army, card: number): Found[] {
  const found: Found[] = [];
  if (card === 0) return found;
  const hand = position.hands[army];
  const barred =
    position.options['one-card'] && position.stage === 'attacker-card' && position.action?.card === true;
  if (!(card === 1 || card === 2 || card === 3) || countOf(hand, card) === 0) {
    const values: readonly CardChoice[] = barred ? [0] : [...new Set<CardChoice>([...valuesOf(hand), 0])];
    const says = values.length === 1 || cardsIn(hand) === 0 ? 'lay none' : 'lay one of them, or none';
    found.push(
      broken('A4', `needs an action card of ${card}, ${nameOf(army)} has ${handOf(position, army)}`, () => [
        instead(says, ...values.map((value): Move => ({ kind: 'lay', card: value }))),
      ]),
    );
  }
  if (barred) {
    found.push(
      broken('A4a', `${nameOf(army)} has played a card this turn`, () => [
        instead('lay none', { kind: 'lay', card: 0 }),
      ]),
    );
  }
  return found;
}
