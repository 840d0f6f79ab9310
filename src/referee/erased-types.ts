import type { Checkers } from './table/checker.ts';
import type { Design } from './study-figures.ts';
import type { Editing } from './table/editor.ts';
import type { Game, Invariants, PositionForm, SpokenGame, GameOf, GameTypes, Player } from './game.ts';
import type { Packing } from './packing.ts';
import type { Pad } from './table/score-pad.ts';
import type { Retold } from './table/retold.ts';
import type { Scenery } from './table/scene.ts';
import type { Hints } from './search/heuristics.ts';
import { onGround } from './table/drawn-outlines.ts';
import { spokenGame, spokenScenery } from './messages/localise.ts';
import type { Tracker } from './table/tracker.ts';
import type { Catalogue, Said } from '../language.ts';
import type { FormFault, KernelFault } from './messages/kernel-faults.ts';
import type { GameSpeech, TableSpeech } from './messages/catalogue.ts';
import { failed, ok } from '../result.ts';
import type { Verdict } from './verdict.ts';

/**
 * Type erasure: games as commands and pages hold them, for code that works with any game. Only positions and
 * moves that came from a game are given back to it, so the unchecked casts are safe; they are all here.
 */

/** Loads a part of a game lazily. */
export type Bring<Part> = () => Promise<Part>;

/** The lazily loaded parts of one game for playing, showing and linking. */
interface Referee<
  Position,
  Move,
  Rule extends string,
  Option extends string,
  Observation,
  State,
  Says = string,
> {
  readonly game: Bring<Game<Position, Move, Rule, Option, Observation, Says>>;
  /** The written form of its positions. */
  readonly form: Bring<PositionForm<Position, Rule, Says | FormFault>>;
  /** What must hold in every position; for tests and playouts. */
  readonly invariants?: Bring<Invariants<Position>>;
  /** Codecs for links; without them there are no links to its positions. */
  readonly packing?: Bring<Packing<Position, Observation>>;
  /** How a board shows it; without it there is no board. */
  readonly scenery?: Bring<Scenery<Position, Move, Says>>;
  /** Tells moves in sentences, in words: only print needs them. */
  readonly retold?: Bring<Retold>;
  /** The position editor; without it there is none. */
  readonly editing?: Bring<Editing<Says | FormFault>>;
  /** Tracks the round of a real table, and `pad` scores it; the page needs both. */
  readonly tracker?: Bring<Tracker<State, Rule, Says>>;
  readonly pad?: Bring<Pad<Position, Rule, Says>>;
  /** Answers frequent questions at a real table; without them there is no such page. */
  readonly checkers?: Bring<Checkers<Option, Rule, Says | FormFault>>;
  /** Heuristics for the search; without them it knows only the rules. */
  readonly hints?: Bring<Hints<Position, Move>>;
  /** What a study may vary, and what may have decided a game. */
  readonly design?: Bring<Design<Position, Move, Option>>;
  /** Further automatic players by name, to measure the opponent against. */
  readonly players?: Bring<Readonly<Record<string, Player<Observation, Move>>>>;
}

export type AnyGame = SpokenGame<unknown, unknown, string, string, unknown>;
export type AnyForm = PositionForm<unknown, string>;
export type AnyScenery = Scenery<unknown, unknown>;

/** The parts for playing at a table without explanations. */
export interface AnyTable {
  readonly game: AnyGame;
  readonly scenery: AnyScenery;
}

/** Loads the table for a page that has already drawn it: the scenery may then omit field outlines. */
type BringTable = (drawn: Parameters<typeof onGround>[1]) => Promise<AnyTable>;

/** The parts of any game, in words. */
export interface AnyReferee extends Omit<
  Referee<unknown, unknown, string, string, unknown, unknown>,
  'game' | 'form' | 'editing' | 'checkers'
> {
  readonly game: Bring<AnyGame>;
  readonly form: Bring<AnyForm>;
  readonly editing?: Bring<Editing>;
  readonly checkers?: Bring<Checkers>;
}

/** Loaded lazily: not every page needs the editor's words. */
const beside = () => import('./messages/localise-editor.ts');

/** The loaded types of the optional parts that are given. */
type Brought<Given> = {
  readonly [Part in keyof AnyReferee & keyof Given]: NonNullable<AnyReferee[Part]>;
};

/**
 * Erases the types of one game's parts, after checking that they fit together, and translates its messages by
 * `speech`.
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

/** Erases the types of what tells a game's moves in sentences, in words of a catalogue of its own. */
export const anyRetold =
  <Position, Move, S extends Said>(
    retold: Bring<Retold<Position, Move, S>>,
    catalogue: Bring<Catalogue<S>>,
  ): Bring<Retold> =>
  async () =>
    (await beside()).spokenRetold(await retold(), await catalogue()) as Retold;

/** A tracker that keeps a state of its own, as pages hold it: they give back only states that it made. */
export const anyTracker = <State, Rule extends string>(tracker: Tracker<State, Rule>): Tracker =>
  tracker as unknown as Tracker;

/** Empty fault messages: a table without explanations never shows them. */
const UNTOLD = new Proxy({} as Catalogue<KernelFault>, { get: () => '' });

/** The same for the parts of a table without explanations. */
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

/**
 * A game without explanations: enough to play by the moves that it lists, and smaller to load.
 *
 *     const game = judgedByList(played);
 *     game.judge(position, game.moves(position)[0]).allowed; // true
 */

type PlayedGame<
  Position,
  Move,
  Rule extends string,
  Option extends string,
  Observation,
  Says = string,
> = Omit<Game<Position, Move, Rule, Option, Observation, Says>, 'judge' | 'parse'>;

/** The same by the types of a game. */
export type CoreGameOf<Types extends GameTypes, Says> = Omit<GameOf<Types, Says>, 'judge' | 'parse'>;

const BARE = { basis: 'rule', breaches: [], rulings: [] } as const satisfies Omit<
  Verdict<string, string>,
  'allowed'
>;

/** A full game whose judge allows exactly the listed moves, and whose parser knows exactly their notation. */
export const judgedByList = <Position, Move, Rule extends string, Option extends string, Observation, Says>(
  played: PlayedGame<Position, Move, Rule, Option, Observation, Says>,
): Game<Position, Move, Rule, Option, Observation, Says> => ({
  ...played,
  judge: (position, move) => {
    const words = played.print(position, move);
    return { ...BARE, allowed: played.moves(position).some((one) => played.print(position, one) === words) };
  },
  parse: (position, notation) => {
    const words = notation.trim().replace(/\s+/g, ' ').toLowerCase();
    const named = played.moves(position).find((one) => played.print(position, one).toLowerCase() === words);
    return named === undefined ? failed() : ok(named);
  },
});
