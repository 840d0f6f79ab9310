import type { Game, PositionForm } from './game.ts';
import type { Packing } from './pack.ts';
import type { Pad } from './pad.ts';

/**
 * A game whose positions and moves nobody looks into: what a command or a page holds that works for every game. Only
 * positions and moves that came from the same game are given back to it.
 */
export type AnyGame = Game<unknown, unknown, string, string, unknown>;

/** The form of any game's positions. */
export type AnyForm = PositionForm<unknown, string>;

/** A game, as one of any. */
export const anyGame = <Position, Move, Rule extends string, Option extends string, Observation>(
  game: Game<Position, Move, Rule, Option, Observation>,
): AnyGame => game as unknown as AnyGame;

/** A form, as one of any. */
export const anyForm = <Position, Rule extends string>(form: PositionForm<Position, Rule>): AnyForm =>
  form as unknown as AnyForm;

/** The packing of any game. */
export type AnyPacking = Packing<unknown, unknown>;

/** A packing, as one of any. */
export const anyPacking = <Position, Observation>(packing: Packing<Position, Observation>): AnyPacking =>
  packing as unknown as AnyPacking;

/** The score pad of any game. */
export type AnyPad = Pad<unknown, string>;

/** A pad, as one of any. */
export const anyPad = <Position, Rule extends string>(pad: Pad<Position, Rule>): AnyPad =>
  pad as unknown as AnyPad;
