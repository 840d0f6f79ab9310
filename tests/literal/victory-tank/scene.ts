/** Positions for the literal referee's own tests: a set-up dealt here, and scenes with a few things changed. */
import { type OptionId, withOptions } from '../../../src/games/victory-tank/rules/options.ts';
import {
  BATTLEFIELD_CARDS,
  type BattlefieldCard,
  type CardValue,
  type PlacedCard,
  type Position,
} from '../../../src/games/victory-tank/rules/position.ts';
import { type Table, copyOf, footInAll } from './forces.ts';

/** G5: where the first three cards lie. */
export const START: readonly PlacedCard[] = [
  { card: 'empty', column: 0, row: 0, turned: false },
  { card: 'home-red', column: -1, row: -1, turned: false },
  { card: 'home-gray', column: 1, row: 1, turned: true },
];

/** Fields of the start by what they are. */
export const ORIGIN = 0;
export const RED_HOME = 2;
export const GRAY_HOME = 5;

/** Draws an integer from 0 to below a bound; a seeded generator (mulberry32). */
export type Draw = (bound: number) => number;
export function drawing(seed: number): Draw {
  let state = seed >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  };
}

/** One of a list that is not empty. */
export function oneOf<T>(list: readonly T[], draw: Draw): T {
  const one = list[draw(list.length)];
  if (one === undefined) throw new Error('nothing to draw from');
  return one;
}

function shuffled<T>(list: readonly T[], draw: Draw): T[] {
  const rest = [...list];
  return list.map(() => rest.splice(draw(rest.length), 1)[0] as T);
}

/** A set-up after the components and start cards of the game. */
export function dealt(draw: Draw, options: readonly OptionId[]): Position {
  const startCards = ['tank', 'jeep-red', 'jeep-gray'] as const;
  const laid = START.map(({ card }) => card);
  const others = BATTLEFIELD_CARDS.filter(
    (card) => !laid.includes(card) && !(startCards as readonly BattlefieldCard[]).includes(card),
  );
  const [first, second, ...used] = shuffled(others, draw);
  const [one, two, ...pile] = [...shuffled(startCards, draw), ...used];
  const decks = [dealtDeck(draw), dealtDeck(draw)] as const;
  return {
    options: withOptions(options),
    round: 1,
    active: 0,
    stage: 'draft',
    player: 0,
    table: START,
    foot: [
      [0, 0, 3, 0, 0, 0],
      [0, 0, 0, 0, 0, 3],
    ],
    tank: null,
    crates: [],
    taken: [0, 0],
    supply: [7, 7],
    lost: [0, 0],
    points: [5, 5],
    hands: [handOf(decks[0].slice(0, 5)), handOf(decks[1].slice(0, 5))],
    decks: [decks[0].slice(5), decks[1].slice(5)],
    discards: [
      [0, 0, 0],
      [0, 0, 0],
    ],
    pile,
    box: [first, second].filter((card) => card !== undefined),
    drawn: [one, two].filter((card) => card !== undefined),
    held: [null, null],
    action: null,
    drive: null,
    battle: null,
  };
}

function dealtDeck(draw: Draw): CardValue[] {
  return shuffled<CardValue>([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3], draw);
}

function handOf(cards: readonly CardValue[]): [number, number, number] {
  const of = (value: CardValue): number => cards.filter((card) => card === value).length;
  return [of(1), of(2), of(3)];
}

/**
 * A row of cards to the east of the start, in red's command phase with nobody on the table; `change` sets the scene.
 * Soldiers that are not put anywhere are in the supply.
 */
export function scene(
  cards: readonly PlacedCard[],
  change: (table: Table) => void,
  options: readonly OptionId[] = [],
): Position {
  const table = copyOf(dealt(drawing(1), options));
  table.drawn = [];
  table.stage = 'command';
  table.table = [...START, ...cards].map((card) => ({ ...card }));
  table.foot = [table.table.flatMap(() => [0, 0]), table.table.flatMap(() => [0, 0])];
  change(table);
  for (const army of [0, 1] as const) {
    const crew = table.tank?.army === army ? table.tank.crew : 0;
    table.supply[army] = 10 - footInAll(table, army) - crew - table.lost[army];
  }
  return table;
}
