/**
 * The state of one game at one screen, and what of it may be shown to whom. Pure; `actions.ts` holds the reducer.
 *
 *     const { decider, mayDecide } = showing(table, sessionOf(play, '', 'seven', ALL_SEE));
 */
import { attemptsIn, choicesIn } from '../../book/choices.ts';
import type { Revealed } from './position-history.ts';
import type { Choice } from '../../referee/table/scene.ts';
import { USUAL_LEVEL, type Level } from './levels.ts';
import { areMates, playerOf, type Actor } from '../../referee/seats.ts';
import type { Verdict } from '../../referee/verdict.ts';
import { mayHide } from './may-hide.ts';
import { addressedTo } from './describe/second-person.ts';
import type { Loaded } from './load-game.ts';
import { positionAt, positionOf, unaskedMove, type Play } from './play.ts';
import { touched } from './bar/menu.ts';
import type { Hold } from './touch-plan.ts';

/** Whose view is shown: everybody's, that of each player in turn as the device is handed over, or one player's by number. */
export type View = 'all' | 'each' | number;

/** Who plays and sees what. The built-in opponent plays the seat `opponent` (null: none) and all its team mates. */
export interface Sitting {
  readonly view: View;
  readonly opponent: number | null;
  readonly level: Level;
  /** Whether a proposal that costs at most one point is played without Go. */
  readonly atOnce: boolean;
  /** Whether somebody who plays against the opponent is asked even if only one move is legal. */
  readonly asksAlways: boolean;
}

export const ALL_SEE: Sitting = {
  view: 'all',
  opponent: null,
  level: USUAL_LEVEL,
  atOnce: false,
  asksAlways: false,
};

/** A try that was refused. */
export interface Refusal {
  /** The move in notation, or the text that could not be parsed. */
  readonly words: string;
  /** The move in words. */
  readonly says: string;
  readonly verdict: Verdict<string, string> | null;
  /** Why the text is no move; empty if it is one. */
  readonly faults: readonly string[];
  /** Legal moves of the same run that would come before it. */
  readonly first?: readonly unknown[];
}

/** The position in which a try was refused: the one given, after the moves in `first`. */
export const refusedIn = (
  { game }: Pick<Loaded, 'game'>,
  position: unknown,
  { first = [] }: Pick<Refusal, 'first'>,
): unknown => first.reduce((before: unknown, move) => game.play(before, move), position);

/** The moves that one Go has played, undone in one step. */
export interface Gone {
  /** Index of its first move, and the position before it. */
  readonly from: number;
  readonly before: unknown;
  /** Index after its last move. */
  readonly to: number;
}

/** An undo of `count` moves that waits for confirmation, since they revealed something. */
export interface Asked {
  readonly count: number;
  readonly revealed: readonly Revealed<string>[];
}

export interface SessionState extends Sitting {
  readonly play: Play;
  /** The seed of a game that began from a position: its record names none. */
  readonly seed: string;
  /** The number of moves before the position shown; null for the present. */
  readonly at: number | null;
  /** The touches so far on the way to a move. */
  readonly ids: readonly string[];
  /** The touch that would make them a move, and waits for Go; null if there is none. */
  readonly picked: string | null;
  readonly hold: Hold | null;
  /** The card of the hand that is lifted, to be used with what is held. */
  readonly lifted: string | null;
  readonly gone: readonly Gone[];
  /** The player who has the device, if it is handed over. */
  readonly holder: number;
  /** Whether illegal moves may be tried as well. */
  readonly free: boolean;
  readonly refusal: Refusal | null;
  readonly asked: Asked | null;
  /** The last message. */
  readonly said: string;
  /** Whether the message is a notice (a game opened, a game put away), not the report of a move. */
  readonly isNotice: boolean;
}

export const sessionOf = (play: Play, said: string, seed: string, sitting: Sitting): SessionState => ({
  play,
  seed,
  said,
  ...sitting,
  at: null,
  ids: [],
  picked: null,
  hold: null,
  lifted: null,
  gone: [],
  holder: 0,
  free: false,
  refusal: null,
  asked: null,
  isNotice: true,
});

export interface Showing {
  readonly position: unknown;
  readonly decider: Actor | null;
  /** The player whose view is shown; null sees everything. */
  readonly viewer: number | null;
  /** Whether secrets are covered until the next player takes the device. */
  readonly covered: boolean;
  /** Whether the built-in opponent is to move. */
  readonly isTheirs: boolean;
  /** Whether somebody who plays against the built-in opponent is to move. */
  readonly isYours: boolean;
  /** Whether somebody at the screen may move now. */
  readonly mayDecide: boolean;
}

type Rules = Pick<Loaded, 'game'>;
type Table = Pick<Loaded, 'game' | 'scenery'>;

/** The seat of somebody alone against the opponent, the first of a team; null where several sit there. */
function seatOfOne(seats: Loaded['game']['seats'], opponent: number): number | null {
  const [first, ...others] = seats.map((_, seat) => seat).filter((seat) => !areMates(seats, seat, opponent));
  return first !== undefined && others.every((other) => areMates(seats, first, other)) ? first : null;
}

/** The table with its texts in the second person for somebody alone against the opponent; else it names the players. */
export function addressed<Of extends Table>(table: Of, { opponent }: Pick<SessionState, 'opponent'>): Of {
  const seat = opponent === null ? null : seatOfOne(table.game.seats, opponent);
  return seat === null ? table : addressedTo(table, seat);
}

export function showing({ game }: Rules, { play, at, view, holder, opponent }: SessionState): Showing {
  const position = at === null ? positionOf(play) : positionAt(play, at);
  const decider = game.toAct(position);
  const player = playerOf(decider);
  const isTheirs = areMates(game.seats, player, opponent);
  // With nothing hidden no handover is needed: the player to move counts as the holder.
  const holds = mayHide(game, position) || isTheirs ? holder : (player ?? holder);
  const viewer = view === 'all' ? null : view === 'each' ? holds : view;
  const covered = view === 'each' && at === null && player !== null && player !== holds && !isTheirs;
  const sees = viewer === null || player === null || viewer === player;
  const mayDecide = at === null && decider !== null && !covered && !isTheirs && sees;
  const isYours = player !== null && opponent !== null && !isTheirs;
  return { position, decider, viewer, covered, isTheirs, isYours, mayDecide };
}

const NONE: readonly Choice<unknown>[] = [];

/** The moves that somebody at the screen may choose from; `free` adds illegal ones. */
export const choicesOf = (
  table: Table,
  free: boolean,
  { mayDecide, position }: Pick<Showing, 'mayDecide' | 'position'>,
): readonly Choice<unknown>[] =>
  !mayDecide ? NONE : free ? attemptsIn(table, position) : choicesIn(table, position);

/** The choice that waits for Go; undefined if there is none. */
export function pickedIn(table: Table, state: SessionState): Choice<unknown> | undefined {
  const { ids, picked, free } = state;
  return picked === null
    ? undefined
    : touched(choicesOf(table, free, showing(table, state)), ids, picked).choice;
}

/** The Go groups that the game still contains: undo, or opening another game, drops the others. */
export const goneIn = ({ gone, play }: Pick<SessionState, 'gone' | 'play'>): readonly Gone[] =>
  gone.filter(({ from, before, to }) => play.history.positions[from] === before && to <= play.words.length);

/** The last message if it is about a move of the player to move, else ''. */
export function ownSaid(
  { game }: Rules,
  { play, said, isNotice }: Pick<SessionState, 'play' | 'said' | 'isNotice'>,
): string {
  if (said === '' || isNotice) return '';
  const decider = game.toAct(positionOf(play));
  const before = play.history.positions
    .slice(0, -1)
    .findLast((position) => game.toAct(position) !== 'chance');
  return decider !== null && before !== undefined && game.toAct(before) === decider ? said : '';
}

/** The player alone at the screen whose only legal move is made automatically; null if there is none. */
export const aloneIn = (
  { game }: Rules,
  { opponent, asksAlways, free }: Pick<SessionState, 'opponent' | 'asksAlways' | 'free'>,
): number | null =>
  opponent === null || asksAlways || free || game.seats.length !== 2 ? null : 1 - opponent;

/** Index of the last move that a person chose, or of the first move of its Go; undoing to it undoes the replies too. */
export function lastOwn(rules: Rules, state: SessionState): number {
  const { game } = rules;
  const alone = aloneIn(rules, state);
  const { play, opponent } = state;
  const whole = (move: number): number =>
    goneIn(state).find(({ from, to }) => from <= move && move < to)?.from ?? move;
  for (let move = play.words.length - 1; move >= 0; move--) {
    const before = play.history.positions[move];
    const mover = playerOf(game.toAct(before));
    if (mover !== null && !areMates(game.seats, mover, opponent) && unaskedMove(game, before, alone) === null)
      return whole(move);
  }
  return 0;
}
