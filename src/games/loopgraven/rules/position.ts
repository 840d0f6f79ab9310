import { EVENTS, type EventMark, type Stack } from '../../../../cards/loopgraven/data/event-cards.ts';
import { ARMIES, COLOURS } from '../../../../cards/loopgraven/data/pieces.ts';
import type { GameLength, Track, UnitType } from '../../../../cards/loopgraven/data/tables.ts';
import type { Effect } from './timed-effects.ts';
import type { Both, Seats } from '../../../referee/seats.ts';
import type { SpaceNumber } from './board-spaces.ts';
import type { Options } from './options.ts';

/**
 * A position: plain JSON with everything on the table, and what is to be decided.
 *
 * Players go by the order of their turns: A1, B1, A2, B2. With two of them the last two never act.
 */
export type Player = 0 | 1 | 2 | 3;
/** A side: players 0 and 2 are side 0, players 1 and 3 side 1. */
export type Side = 0 | 1;
export type Four<T> = readonly [T, T, T, T];

export const PLAYERS: readonly Player[] = [0, 1, 2, 3];
export const SIDES: readonly Side[] = [0, 1];
/** The player of a seat; 0 for a number that is no seat. */
export const playerOf = (seat: number): Player => PLAYERS[seat] ?? 0;
export const PLAYER_IDS = COLOURS;
export const SIDE_IDS = ['a', 'b'] as const;

const seat = (player: Player) => {
  const id = COLOURS[player];
  return { id, name: id, team: sideOf(player), ink: id, shape: ARMIES[id].outline };
};

export const sideOf = (player: Player): Side => (player % 2 === 0 ? 0 : 1);
export const SEATS: Seats = [seat(0), seat(1), seat(2), seat(3)];

/** What is to be decided when no answer is pending. */
export const STAGES = [
  'length', // how long the game is
  'players', // whether two or four play
  'first', // chance: a die of each side, who begins
  'event', // chance: the die of a green round
  'negative', // chance: the card that is drawn from that stack
  'positive',
  'turn', // a player acts
  'over', // the game has ended
] as const;
export type Stage = (typeof STAGES)[number];

/** The stack of pending decisions; the last one is answered first. */
export type Wait =
  /** A side chooses the platoon that is shellshocked. */
  | { readonly kind: 'shock'; readonly seat: Player; readonly side: Side }
  /** Where units retreat to, starting with the first one. */
  | { readonly kind: 'back'; readonly seat: Player; readonly units: readonly number[] }
  /** Whether a unit that is attacked dodges. */
  | { readonly kind: 'dodge'; readonly seat: Player; readonly unit: number }
  /** Chance: the dice of a fight, one after the other. */
  | Fight
  /** Whether to use a gas mask. */
  | {
      readonly kind: 'mask';
      readonly seat: Player;
      /** The units that gas would weaken or kill, ascending. */
      readonly units: readonly number[];
      readonly kills: boolean;
    }
  /** Not a decision: a side has drawn its card, and the next one rolls. */
  | { readonly kind: 'drawn'; readonly seat: Player }
  /** Not a decision: the turn ends. */
  | { readonly kind: 'ending'; readonly seat: Player };

/** An attack with its dice so far. */
export interface Fight {
  readonly kind: 'fight';
  readonly seat: Player;
  /** The attackers, ascending. */
  readonly units: readonly number[];
  readonly target: number;
  /** How many dice have been rolled; the attackers roll first. */
  readonly rolled: number;
  /** Their sums. */
  readonly attack: number;
  readonly defence: number;
}

/** A deployed troop. Lost units stay in the list, so that units keep their numbers. */
export interface Unit {
  readonly owner: Player;
  readonly type: UnitType;
  /** Null if it is out of the game. */
  readonly at: SpaceNumber | null;
}

/** Whom a lasting effect concerns. */
export type Scope =
  | { readonly unit: number }
  /** All platoons of a side, or of both. */
  | { readonly platoonsOf: Side | 'all' }
  /** All cars and tanks. */
  | { readonly wheelsOf: Side | 'all' }
  | { readonly player: Player };

/** A lasting effect of a card or of an artillery hit. */
export type Timed = Effect<
  EventMark | 'hit',
  'steps' | 'attack' | 'still' | 'shock' | 'income',
  Scope,
  'fight' | 'attack' | 'income'
>;

/** Gas on three spaces. */
export interface Cloud {
  readonly by: Player;
  /** Ascending. */
  readonly at: readonly SpaceNumber[];
  /** The number of the owner's turn at whose start it is removed. */
  readonly goes: number;
  /** Units that it has affected, or that a mask has protected from that, ascending. */
  readonly felt: readonly number[];
  /** Units that were in it at the end of one of their owner's turns, ascending. */
  readonly stood: readonly number[];
}

export type Pool = Readonly<Record<UnitType, number>>;
export type Tiers = Readonly<Record<Track, number>>;

/** A player's turn by its number. */
export interface Due {
  readonly player: Player;
  readonly turn: number;
}

export interface Trenches {
  readonly options: Options;
  readonly stage: Stage;
  /** The player whose turn it is, or who rolls. */
  readonly active: Player;
  readonly length: GameLength;
  readonly players: 2 | 4;
  /** Side A's roll while side B has not rolled; else null. */
  readonly rolled: number | null;
  /** The side that begins each round. */
  readonly first: Side;
  /** Starts at 1; 0 before the first round. */
  readonly round: number;
  readonly waits: readonly Wait[];
  readonly units: readonly Unit[];
  readonly purses: Four<number>;
  /** Troops that have not been deployed. */
  readonly pools: Four<Pool>;
  readonly tiers: Four<Tiers>;
  /** The number of turns each player has begun. */
  readonly turns: Four<number>;
  /** Cards kept by each side, in the order of `EVENT_MARKS`. */
  readonly held: Both<readonly EventMark[]>;
  /** The cards left in each stack, in the order of `EVENT_MARKS`, whatever their real order. */
  readonly stacks: Readonly<Record<Stack, readonly EventMark[]>>;
  readonly effects: readonly Timed[];
  readonly clouds: readonly Cloud[];
  /** The units each side moved in its last turn that had a move, in that order, each once; lost units stay in it. */
  readonly moved: Both<readonly number[]>;
  /** For a side with full trenches, the turns it has left to free one; else null. */
  readonly danger: Both<readonly Due[] | null>;
  /** Actions left in the current turn. */
  readonly actions: number;
  /** Units deployed and upgrades bought this turn. */
  readonly items: number;
  /** Artillery tiers bought this turn. */
  readonly guns: number;
  readonly shots: number;
  /** Units that have moved or attacked this turn, ascending. */
  readonly acted: readonly number[];
  /** Whether a unit has moved this turn. */
  readonly marched: boolean;
  /** Whether Kabiem was used this turn (option kabiem-turn). */
  readonly kabiem: boolean;
}

export const playing = ({ players }: Pick<Trenches, 'players'>): readonly Player[] =>
  PLAYERS.slice(0, players);
export const membersOf = (position: Pick<Trenches, 'players'>, side: Side): readonly Player[] =>
  playing(position).filter((player) => sideOf(player) === side);
/** The player who decides for a side: its first one. */
export const headOf = (side: Side): Player => side;

/** The order of turns in a round (W-A33). */
export const orderOf = ({ players, first }: Pick<Trenches, 'players' | 'first'>): readonly Player[] =>
  playing({ players }).toSorted((one, other) => rankOf(one, first) - rankOf(other, first));
const rankOf = (player: Player, first: Side): number =>
  2 * Math.trunc(player / 2) + (sideOf(player) === first ? 0 : 1);

/** Whether the round is green: sides roll for an event (W-021, W-A01). */
export const isGreen = ({ round, options }: Pick<Trenches, 'round' | 'options'>): boolean =>
  round % 2 === (options['first-round-white'] ? 0 : 1);

/** The number of the unit on a space; -1 if it is free. */
export const unitAt = ({ units }: Pick<Trenches, 'units'>, space: SpaceNumber): number =>
  units.findIndex(({ at }) => at === space);
export const unitOf = ({ units }: Pick<Trenches, 'units'>, number: number): Unit => {
  const unit = units[number];
  if (unit === undefined) throw new RangeError(`no unit ${number}`);
  return unit;
};
export const isFree = (position: Pick<Trenches, 'units'>, space: SpaceNumber): boolean =>
  unitAt(position, space) < 0;

/** The numbers of units on the board that satisfy a predicate. */
export const unitsWhere = (
  { units }: Pick<Trenches, 'units'>,
  is: (unit: Unit & { readonly at: SpaceNumber }) => boolean,
): readonly number[] =>
  units.flatMap(({ owner, type, at }, number) => (at !== null && is({ owner, type, at }) ? [number] : []));

export const unitsOn = (
  position: Pick<Trenches, 'units'>,
  spaces: readonly SpaceNumber[],
): readonly number[] => unitsWhere(position, ({ at }) => spaces.includes(at));

/** The trench section in which a player deploys; undefined with two players, who use all of it (W-A34). */
export const sectionOf = ({ players }: Pick<Trenches, 'players'>, player: Player): 0 | 1 | undefined =>
  players === 2 ? undefined : player < 2 ? 0 : 1;

/** The player whose purse is used (W-A34a). */
export const purseOf = ({ options }: Pick<Trenches, 'options'>, player: Player): Player =>
  options['team-purse'] ? sideOf(player) : player;

/** All cards of a stack, in the order of `EVENT_MARKS`. */
export const fullStack = (stack: Stack): readonly EventMark[] =>
  EVENTS.filter(({ deck }) => deck === stack).flatMap(({ mark, count }) =>
    Array.from({ length: count }, () => mark),
  );
export const isKept = (mark: EventMark): boolean => EVENTS.some((card) => card.mark === mark && card.kept);
export const stackOf = (mark: EventMark): Stack => (mark.startsWith('N') ? 'negative' : 'positive');

/** A list by player or side with one value replaced; any length, unlike `withOf` in `seats.ts`. */
export const withOf = <Things extends readonly unknown[]>(
  all: Things,
  which: Player,
  thing: Things[number],
): Things => all.map((old, index) => (index === which ? thing : old)) as readonly unknown[] as Things;
