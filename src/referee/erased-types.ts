/**
 * Games whose positions and moves nobody looks into: what a command or a page holds that works for every game. Only
 * positions and moves that came from the same game are given back to it. The step to them is taken here, once.
 */
import type { Checkers } from './table/checker.ts';
import type { Design } from './study/parameters.ts';
import type { Editing } from './table/editor.ts';
import type { Game, Invariants, PositionForm, SpokenGame } from './game.ts';
import type { Packing } from './codec/codec.ts';
import type { Pad } from './table/score-pad.ts';
import { judgedByList, type PlayedGame } from './core-game.ts';
import type { Player } from './player.ts';
import type { Scenery } from './table/scene.ts';
import type { Hints } from './search/heuristics.ts';
import { onGround, type Drawn } from './table/outlines.ts';
import { spokenGame, spokenScenery } from './messages/localise.ts';
import type { Tracker } from './table/tracker.ts';
import type { Catalogue, Said } from '../language.ts';
import type { FormFault, KernelFault } from './messages/faults.ts';
import type { GameSpeech, TableSpeech } from './messages/catalogue.ts';

/** Brings a part of a game when it is asked for. */
export type Bring<Part> = () => Promise<Part>;

/** The parts that a game is played, shown and linked by: all of the same game. */
export interface Referee<
  Position,
  Move,
  Rule extends string,
  Option extends string,
  Observation,
  State,
  Says = string,
> {
  readonly game: Bring<Game<Position, Move, Rule, Option, Observation, Says>>;
  /** How people write its positions. */
  readonly form: Bring<PositionForm<Position, Rule, Says | FormFault>>;
  /** What tests and playouts hold every position of it to. */
  readonly invariants?: Bring<Invariants<Position>>;
  /** How it is packed into links; without it no links to what happens in it are made. */
  readonly packing?: Bring<Packing<Position, Observation>>;
  /** How it is shown on a board; without it there is no board to play on. */
  readonly scenery?: Bring<Scenery<Position, Move, Says>>;
  /** How a position of it is entered by hand; without it there is no editor. */
  readonly editing?: Bring<Editing<Says | FormFault>>;
  /** Keeps the round of a real table, and scores it; a game without both has no page for that. */
  readonly tracker?: Bring<Tracker<State, Rule, Says>>;
  readonly pad?: Bring<Pad<Position, Rule, Says>>;
  /** Settles what is asked at a real table again and again; without it there is no page for that. */
  readonly checkers?: Bring<Checkers<Option, Rule, Says | FormFault>>;
  /** What it tells the search that is its opponent; where left out, that knows the rules alone. */
  readonly hints?: Bring<Hints<Position, Move>>;
  /** What a study may vary of it, and what may have decided its games. */
  readonly design?: Bring<Design<Position, Move, Option>>;
  /** Who else plays it by themselves, by name: the opponent is measured by them. */
  readonly players?: Bring<Readonly<Record<string, Player<Observation, Move>>>>;
}

export type AnyGame = SpokenGame<unknown, unknown, string, string, unknown>;
export type AnyForm = PositionForm<unknown, string>;
export type AnyInvariants = Invariants<unknown>;
export type AnyPacking = Packing<unknown, unknown>;
export type AnyScenery = Scenery<unknown, unknown>;
export type AnyTracker = Tracker<unknown, string>;
export type AnyPad = Pad<unknown, string>;
export type AnyDesign = Design<unknown, unknown, string>;
export type AnyCheckers = Checkers<string>;
export type AnyHints = Hints<unknown, unknown>;
export type AnyPlayer = Player<unknown, unknown>;

/** What a game is played with, as long as nobody asks for reasons. */
export interface AnyTable {
  readonly game: AnyGame;
  readonly scenery: AnyScenery;
}

/** Brings it to a page that has drawn the table: its own scenery may leave out the outlines of fields. */
export type BringTable = (drawn: Drawn) => Promise<AnyTable>;

/** The parts of any game, in words. */
export interface AnyReferee extends Omit<
  Referee<unknown, unknown, string, string, unknown, unknown>,
  'game' | 'form' | 'editing' | 'checkers'
> {
  readonly game: Bring<AnyGame>;
  readonly form: Bring<AnyForm>;
  readonly editing?: Bring<Editing>;
  readonly checkers?: Bring<AnyCheckers>;
}

/** What stands beside a game is not always asked for. */
const beside = () => import('./messages/localise-editor.ts');

/** The parts that are brought of those that there may be. */
type Brought<Given> = {
  readonly [Part in keyof AnyReferee & keyof Given]: NonNullable<AnyReferee[Part]>;
};

/**
 * The parts of one game, as those of any: they are checked to fit each other, and to be what they are called. The engine
 * says keys and figures; the speech puts them into words.
 */
export function anyReferee<
  Position,
  Move,
  Rule extends string,
  Option extends string,
  Observation,
  State,
  S extends Said,
  Given extends object,
>(
  parts: Given & Referee<Position, Move, Rule, Option, Observation, State, S>,
  speech: Bring<GameSpeech<S>>,
): Brought<Given>;
export function anyReferee<S extends Said>(
  parts: Referee<unknown, unknown, string, string, unknown, unknown, S>,
  speech: Bring<GameSpeech<S>>,
): AnyReferee {
  const { game, form, scenery, editing, tracker, pad, checkers, ...silent } = parts;
  const worded = async () => {
    const found = await speech();
    if ('kernel' in found) return found;
    throw new Error('its speech has no words of the kernel ("kernel")');
  };
  return {
    ...silent,
    game: async () => spokenGame(await game(), await worded()),
    form: async () => (await beside()).spokenForm(await form(), await worded()),
    ...(scenery && { scenery: async () => spokenScenery(await scenery(), await worded()) }),
    ...(editing && { editing: async () => (await beside()).spokenEditing(await editing(), await worded()) }),
    ...(tracker && { tracker: async () => (await beside()).spokenTracker(await tracker(), await worded()) }),
    ...(pad && { pad: async () => (await beside()).spokenPad(await pad(), await worded()) }),
    ...(checkers && {
      checkers: async () => (await beside()).spokenCheckers(await checkers(), await worded()),
    }),
  };
}

/** Whoever wants to know what is wrong with a record asks the whole game. */
const UNTOLD = new Proxy({} as Catalogue<KernelFault>, { get: () => '' });

/** The parts that a game is played with at a table, without its reasons, as those of any. */
export function anyTable<
  Position,
  Move,
  Rule extends string,
  Option extends string,
  Observation,
  S extends Said,
>(
  parts: {
    readonly game: Bring<PlayedGame<Position, Move, Rule, Option, Observation, S>>;
    readonly scenery: Bring<Scenery<Position, Move, S>>;
  },
  speech: Bring<TableSpeech<S>>,
): BringTable;
export function anyTable<S extends Said>(
  {
    game,
    scenery,
  }: {
    readonly game: Bring<PlayedGame<unknown, unknown, string, string, unknown, S>>;
    readonly scenery: Bring<Scenery<unknown, unknown, S>>;
  },
  speech: Bring<TableSpeech<S>>,
): BringTable {
  return async (drawn) => {
    const [played, shown, said] = await Promise.all([game(), scenery(), speech()]);
    const spoken = { ...said, kernel: { ...said.kernel, faults: UNTOLD } };
    return {
      game: spokenGame(judgedByList(played), spoken),
      scenery: spokenScenery(onGround(shown, drawn), spoken),
    };
  };
}
