/**
 * The literal referee: candidate moves, far more than can be legal: one soldier too many, one field too far, empty
 * fields.
 */
import {
  type Army,
  BATTLEFIELD_CARDS,
  type Field,
  type Position,
} from '../../../src/games/victory-tank/rules/position.ts';
import type { Move } from '../../../src/games/victory-tank/rules/moves.ts';
import { footOn, holds } from './forces.ts';
import { cellOf, everyField } from './ground.ts';

type Kind = Move['kind'];

/** Candidates of the kinds asked for, each once, one at a time. */
export function* candidates(position: Position, kinds: readonly Kind[]): Generator<Move> {
  for (const kind of kinds) yield* CANDIDATES[kind](position);
}

const CANDIDATES: Readonly<Record<Kind, (position: Position) => Iterable<Move>>> = {
  keep: () => BATTLEFIELD_CARDS.map((card) => ({ kind: 'keep', card })),
  place: placings,
  face: () => FACINGS.map((facing) => ({ kind: 'face', facing })),
  announce: announcements,
  pass: () => [{ kind: 'pass' }],
  done: () => [{ kind: 'done' }],
  step: steps,
  turn: () => FACINGS.map((facing) => ({ kind: 'turn', facing })),
  drive: () => [{ kind: 'drive' }],
  on: () => [{ kind: 'on' }],
  halt: () => [{ kind: 'halt' }],
  board: () => upTo(5).map((count) => ({ kind: 'board', count })),
  off: () => upTo(5).map((count) => ({ kind: 'off', count })),
  deploy: (position) => everyField(position).map((at) => ({ kind: 'deploy', at })),
  battle: battles,
  join: joins,
  ready: () => [{ kind: 'ready' }],
  lay: () => CHOICES.map((card) => ({ kind: 'lay', card })),
  enter: entries,
  stay: () => [{ kind: 'stay' }],
  claim: () => upTo(5).map((crew) => ({ kind: 'claim', crew })),
};

const FACINGS = [0, 1, 2, 3] as const;
const CHOICES = [0, 1, 2, 3] as const;

/** 0, 1, ... most; never more than an army has soldiers. */
function upTo(most: number): number[] {
  return NUMBERS.slice(0, most + 1);
}
const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/** Both ways of turning on every cell in and two cells around what lies on the table. */
function* placings({ table }: Position): Iterable<Move> {
  const columns = table.map((card) => card.column);
  const rows = table.map((card) => card.row);
  for (let column = Math.min(...columns) - 2; column <= Math.max(...columns) + 2; column++) {
    for (let row = Math.min(...rows) - 3; row <= Math.max(...rows) + 3; row++) {
      yield { kind: 'place', column, row, turned: false };
      yield { kind: 'place', column, row, turned: true };
    }
  }
}

function* announcements(): Iterable<Move> {
  for (const action of ['move', 'recruit', 'attack'] as const) {
    for (const pay of upTo(6)) {
      for (const card of CHOICES) yield { kind: 'announce', action, pay, card };
    }
  }
}

/** From wherever the mover has anybody, to every field near by; one soldier more than are there. */
function* steps(position: Position): Iterable<Move> {
  const mover = position.player ?? 0;
  for (const from of fieldsOf(position, mover)) {
    for (const to of fieldsNear(position, from)) {
      for (const foot of upTo(Math.min(4, footOn(position, mover, from) + 1))) {
        for (const crew of upTo(crewWorthTrying(position, from))) {
          for (const board of upTo(crewWorthTrying(position, to))) {
            yield { kind: 'step', from, to, foot, crew, board };
          }
        }
      }
    }
  }
}

/** One more than fit where the tank is, and one where it is not. */
function crewWorthTrying(position: Position, field: Field): number {
  return position.tank?.field === field ? 4 : 1;
}

function* battles(position: Position): Iterable<Move> {
  for (const { from, foot, tank } of forces(position)) {
    for (const target of fieldsNear(position, from)) yield { kind: 'battle', target, from, foot, tank };
  }
}

function* joins(position: Position): Iterable<Move> {
  for (const force of forces(position)) yield { kind: 'join', ...force };
}

/** Every number of soldiers on every field where the mover has anybody, and one more, with the tank and without. */
function* forces(position: Position): Iterable<{ from: Field; foot: number; tank: boolean }> {
  const mover = position.player ?? 0;
  for (const from of fieldsOf(position, mover)) {
    for (const foot of upTo(footOn(position, mover, from) + 1)) {
      yield { from, foot, tank: false };
      yield { from, foot, tank: true };
    }
  }
}

/** From every party's field and every other field of the mover. */
function* entries(position: Position): Iterable<Move> {
  const mover = position.player ?? 0;
  for (const from of fieldsOf(position, mover)) {
    for (const foot of upTo(footOn(position, mover, from) + 1)) {
      for (const crew of upTo(4)) yield { kind: 'enter', from, foot, crew };
    }
  }
}

/** Fields where the army has anybody, those where the tank is, and one where there is nobody. */
function fieldsOf(position: Position, army: Army): Field[] {
  const fields = everyField(position);
  const empty = fields.find((field) => !holds(position, army, field));
  return fields.filter(
    (field) => holds(position, army, field) || position.tank?.field === field || field === empty,
  );
}

/** Fields up to two cells away, itself included. */
function fieldsNear(position: Position, field: Field): Field[] {
  const here = cellOf(position, field);
  return everyField(position).filter((other) => {
    const there = cellOf(position, other);
    if (here === null || there === null) return false;
    return Math.abs(here.column - there.column) + Math.abs(here.row - there.row) <= 2;
  });
}
