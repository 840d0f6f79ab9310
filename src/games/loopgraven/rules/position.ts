import { EVENTS, type EventMark, type Stack } from '../../../../cards/loopgraven/data/event-cards.ts';
import { ARMIES, COLOURS } from '../../../../cards/loopgraven/data/pieces.ts';
import type { GameLength, Track, UnitType } from '../../../../cards/loopgraven/data/tables.ts';
import type { Effect } from '../../../referee/effects.ts';
import type { Both, Seats } from '../../../referee/seats.ts';
import type { SpaceNumber } from './board-spaces.ts';
import type { Options } from './options.ts';

/**
 * A position of Loopgraven: plain JSON, all that lies on the table, and what is to be decided.
 *
 * Players go by the order of their turns: A1, B1, A2, B2. With two of them the last two never act.
 */
export type Player = 0 | 1 | 2 | 3;
/** Of the two sides. */
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

/** What is to be decided, where nothing waits for an answer. */
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

/** What waits for an answer; the last is answered first, and those below it go on then. */
export type Wait =
  /** Which platoon is shellshocked. */
  | { readonly kind: 'shock'; readonly seat: Player; readonly side: Side }
  /** Where units go back to, the first of them now. */
  | { readonly kind: 'back'; readonly seat: Player; readonly units: readonly number[] }
  /** Whether a unit that is attacked dodges. */
  | { readonly kind: 'dodge'; readonly seat: Player; readonly unit: number }
  /** Chance: the dice of a fight, one after the other. */
  | Fight
  /** Whether a gas mask is put on. */
  | {
      readonly kind: 'mask';
      readonly seat: Player;
      /** Whom gas is about to weaken or to kill, ascending. */
      readonly units: readonly number[];
      readonly kills: boolean;
    }
  /** A side has drawn its card: the next one rolls then. */
  | { readonly kind: 'drawn'; readonly seat: Player }
  /** A turn ends. */
  | { readonly kind: 'ending'; readonly seat: Player };

/** An attack, and the dice that have been rolled in it. */
export interface Fight {
  readonly kind: 'fight';
  readonly seat: Player;
  /** Who attacks, ascending. */
  readonly units: readonly number[];
  readonly target: number;
  /** How many dice have been rolled: the attackers’ come first. */
  readonly rolled: number;
  /** What they show together. */
  readonly attack: number;
  readonly defence: number;
}

/** A troop that has been deployed. What is lost stays in the list, so that a unit keeps its number. */
export interface Unit {
  readonly owner: Player;
  readonly type: UnitType;
  /** Null where it has been laid beside the board. */
  readonly at: SpaceNumber | null;
}

/** Whom a timed effect is about. */
export type Scope =
  | { readonly unit: number }
  /** All platoons of a side, or of both. */
  | { readonly platoonsOf: Side | 'all' }
  /** All cars and tanks. */
  | { readonly wheelsOf: Side | 'all' }
  | { readonly player: Player };

/** What lasts for a while: by a card, or by a hit of the artillery. */
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
  /** The turn of that player at whose start it is taken away. */
  readonly goes: number;
  /** Units that it has weakened, or that a mask has spared of that, ascending. */
  readonly felt: readonly number[];
  /** Units that have been in it at an end of their owner’s turns, ascending. */
  readonly stood: readonly number[];
}

export type Pool = Readonly<Record<UnitType, number>>;
export type Tiers = Readonly<Record<Track, number>>;

/** The end of one of a player’s turns. */
export interface Due {
  readonly player: Player;
  readonly turn: number;
}

export interface Trenches {
  readonly options: Options;
  readonly stage: Stage;
  /** Whose turn it is, or who rolls. */
  readonly active: Player;
  readonly length: GameLength;
  readonly players: 2 | 4;
  /** What side A has rolled, while side B has not. */
  readonly rolled: number | null;
  /** The side that begins each round. */
  readonly first: Side;
  /** From 1; 0 before the first. */
  readonly round: number;
  readonly waits: readonly Wait[];
  readonly units: readonly Unit[];
  readonly purses: Four<number>;
  /** Troops that have not been deployed. */
  readonly pools: Four<Pool>;
  readonly tiers: Four<Tiers>;
  /** Turns that each player has begun. */
  readonly turns: Four<number>;
  /** Cards that lie open before a side, in the order of `EVENT_MARKS`. */
  readonly held: Both<readonly EventMark[]>;
  /** What is left of each stack, in the order of `EVENT_MARKS`; in which order it lies nobody knows. */
  readonly stacks: Readonly<Record<Stack, readonly EventMark[]>>;
  readonly effects: readonly Timed[];
  readonly clouds: readonly Cloud[];
  /** What each side has moved in its last turn with a move, in that order, a unit once; what was lost since stays in it. */
  readonly moved: Both<readonly number[]>;
  /** Where all trenches of a side are full: the turns that it has left to free one; else null. */
  readonly danger: Both<readonly Due[] | null>;
  /** Of the turn that is under way: actions that are left. */
  readonly actions: number;
  /** Units deployed and upgrades bought. */
  readonly items: number;
  /** Tiers of the artillery bought. */
  readonly guns: number;
  readonly shots: number;
  /** Units that have moved or attacked, ascending. */
  readonly acted: readonly number[];
  /** A unit has moved. */
  readonly marched: boolean;
  /** Kabiem has been played for this turn (kabiem-turn). */
  readonly kabiem: boolean;
}

/** Who plays. */
export const playing = ({ players }: Pick<Trenches, 'players'>): readonly Player[] =>
  PLAYERS.slice(0, players);
/** The members of a side, the first one first. */
export const membersOf = (position: Pick<Trenches, 'players'>, side: Side): readonly Player[] =>
  playing(position).filter((player) => sideOf(player) === side);
/** Whoever decides for a side: its first member. */
export const headOf = (side: Side): Player => side;

/** The turns of a round, in their order (W-A33). */
export const orderOf = ({ players, first }: Pick<Trenches, 'players' | 'first'>): readonly Player[] =>
  playing({ players }).toSorted((one, other) => rankOf(one, first) - rankOf(other, first));
const rankOf = (player: Player, first: Side): number =>
  2 * Math.trunc(player / 2) + (sideOf(player) === first ? 0 : 1);

/** Whether sides roll for an event in a round (W-021, W-A01). */
export const isGreen = ({ round, options }: Pick<Trenches, 'round' | 'options'>): boolean =>
  round % 2 === (options['first-round-white'] ? 0 : 1);

/** The unit on a space, by its number; -1 where none stands. */
export const unitAt = ({ units }: Pick<Trenches, 'units'>, space: SpaceNumber): number =>
  units.findIndex(({ at }) => at === space);
export const unitOf = ({ units }: Pick<Trenches, 'units'>, number: number): Unit => {
  const unit = units[number];
  if (unit === undefined) throw new RangeError(`no unit ${number}`);
  return unit;
};
export const isFree = (position: Pick<Trenches, 'units'>, space: SpaceNumber): boolean =>
  unitAt(position, space) < 0;

/** The numbers of units on the board of whom `is` says so. */
export const unitsWhere = (
  { units }: Pick<Trenches, 'units'>,
  is: (unit: Unit & { readonly at: SpaceNumber }) => boolean,
): readonly number[] =>
  units.flatMap(({ owner, type, at }, number) => (at !== null && is({ owner, type, at }) ? [number] : []));

/** The numbers of units on some spaces. */
export const unitsOn = (
  position: Pick<Trenches, 'units'>,
  spaces: readonly SpaceNumber[],
): readonly number[] => unitsWhere(position, ({ at }) => spaces.includes(at));

/** The section of the trench in which a player deploys: with two players the whole of it (W-A34). */
export const sectionOf = ({ players }: Pick<Trenches, 'players'>, player: Player): 0 | 1 | undefined =>
  players === 2 ? undefined : player < 2 ? 0 : 1;

/** Whose purse a player pays from (W-A34a). */
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
