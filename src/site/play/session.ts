/**
 * One game at one screen: what is remembered of it, and what that shows to whom. Pure, as `play.ts` is; `actions.ts` says
 * what every action makes of it, and the page keeps one and shows it.
 *
 *     const { decider, mayDecide } = showing(table, sessionOf(play, '', 'seven', ALL_SEE));
 */
import { attemptsIn, choicesIn } from '../../referee/table/choices.ts';
import type { Revealed } from '../../referee/rules-versions.ts';
import type { Choice } from '../../referee/table/scene.ts';
import { USUAL_LEVEL, type Level } from '../../referee/search/levels.ts';
import { areMates, playerOf, type Actor } from '../../referee/seats.ts';
import type { Verdict } from '../../referee/verdict.ts';
import { addressedTo } from './describe/second-person.ts';
import type { Loaded } from './load-game.ts';
import { positionAt, positionOf, unaskedMove, type Play } from './play.ts';
import type { Hold } from '../../referee/table/plan.ts';

/** Who sees what: everything, whoever decides (handed over), or one player by number. */
export type View = 'all' | 'each' | number;

/**
 * Who sees what, which player the built-in opponent plays (null: none), whose mates it plays as well, how well it would,
 * and how moves are made.
 */
export interface Sitting {
  readonly view: View;
  readonly opponent: number | null;
  readonly level: Level;
  /** Whether what costs a point at most is played as soon as it is proposed. */
  readonly atOnce: boolean;
  /** Whether who plays against the opponent is asked also where nothing but one move is left. */
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
  /** In notation, or what else was written. */
  readonly words: string;
  /** As somebody at the table would say it. */
  readonly says: string;
  readonly verdict: Verdict<string, string> | null;
  /** Why words were no move. */
  readonly faults: readonly string[];
  /** Small moves that would come before it; none where left out. */
  readonly first?: readonly unknown[];
}

/** The position that a try was refused in: that of the table, with what would come first. */
export const refusedIn = (
  { game }: Pick<Loaded, 'game'>,
  position: unknown,
  { first = [] }: Pick<Refusal, 'first'>,
): unknown => first.reduce((before: unknown, move) => game.play(before, move), position);

/** What was played by one Go: the moves between two positions of the game. */
export interface Gone {
  /** How many moves had been made before it, and the position then. */
  readonly from: number;
  readonly before: unknown;
  /** How many there are with it. */
  readonly to: number;
}

/** A step back that waits for a yes. */
export interface Asked {
  readonly count: number;
  readonly revealed: readonly Revealed<string>[];
}

export interface SessionState extends Sitting {
  readonly play: Play;
  /** Draws in a game that began from a position, whose record names no seed. */
  readonly seed: string;
  /** After how many moves the position stands that is looked at; null in the present. */
  readonly at: number | null;
  /** What has been touched on the way to a move. */
  readonly ids: readonly string[];
  /** What has been taken hold of, and where it is proposed to go. */
  readonly hold: Hold | null;
  /** The card that is lifted and will be used with it. */
  readonly lifted: string | null;
  /** What was played by one Go each: one step to take back. */
  readonly gone: readonly Gone[];
  /** Who has the device in hand, where it is handed over. */
  readonly holder: number;
  /** Whether anything may be tried. */
  readonly free: boolean;
  readonly refusal: Refusal | null;
  readonly asked: Asked | null;
  /** What was last said. */
  readonly said: string;
  /** Whether that is about the game as a whole and its keeping: nothing else on the table tells it. */
  readonly isNotice: boolean;
}

export const sessionOf = (play: Play, said: string, seed: string, sitting: Sitting): SessionState => ({
  play,
  seed,
  said,
  ...sitting,
  at: null,
  ids: [],
  hold: null,
  lifted: null,
  gone: [],
  holder: 0,
  free: false,
  refusal: null,
  asked: null,
  isNotice: true,
});

/** What a session shows, and to whom. */
export interface Showing {
  readonly position: unknown;
  readonly decider: Actor | null;
  /** Whose eyes it is seen through; null where everything is open. */
  readonly viewer: number | null;
  /** Whether cards are covered until the device is handed over. */
  readonly covered: boolean;
  /** Whether the built-in opponent decides. */
  readonly isTheirs: boolean;
  /** Whether it is the turn of who plays against it. */
  readonly isYours: boolean;
  /** Whether somebody at the screen decides. */
  readonly mayDecide: boolean;
}

type Rules = Pick<Loaded, 'game'>;
type Table = Pick<Loaded, 'game' | 'scenery'>;

/** The table as it is told to who sits at the screen alone. Several are told of by their names. */
export const addressed = <Of extends Table>(table: Of, { opponent }: Pick<SessionState, 'opponent'>): Of =>
  opponent === null ? table : addressedTo(table, 1 - opponent);

/** Whether somebody may know less of a position than another. */
const mayHide = ({ secrets }: Rules['game'], position: unknown): boolean =>
  typeof secrets === 'function' ? secrets(position) : secrets !== false;

export function showing({ game }: Rules, { play, at, view, holder, opponent }: SessionState): Showing {
  const position = at === null ? positionOf(play) : positionAt(play, at);
  const decider = game.toAct(position);
  const player = playerOf(decider);
  const isTheirs = areMates(game.seats, player, opponent);
  // Where all is open there is nothing to hand over for: whoever decides has the device.
  const holds = mayHide(game, position) || isTheirs ? holder : (player ?? holder);
  const viewer = view === 'all' ? null : view === 'each' ? holds : view;
  const covered = view === 'each' && at === null && player !== null && player !== holds && !isTheirs;
  const sees = viewer === null || player === null || viewer === player;
  const mayDecide = at === null && decider !== null && !covered && !isTheirs && sees;
  const isYours = player !== null && opponent !== null && !isTheirs;
  return { position, decider, viewer, covered, isTheirs, isYours, mayDecide };
}

const NONE: readonly Choice<unknown>[] = [];

/** The moves of whoever decides at the screen; of a `free` session what is not allowed, too. */
export const choicesOf = (
  table: Table,
  free: boolean,
  { mayDecide, position }: Pick<Showing, 'mayDecide' | 'position'>,
): readonly Choice<unknown>[] =>
  !mayDecide ? NONE : free ? attemptsIn(table, position) : choicesIn(table, position);

/** What of one Go is still in the game: it has not been gone back before it, nor another game been opened. */
export const goneIn = ({ gone, play }: Pick<SessionState, 'gone' | 'play'>): readonly Gone[] =>
  gone.filter(({ from, before, to }) => play.history.positions[from] === before && to <= play.words.length);

/** What was said last, where it is of what whoever decides has done; nothing where somebody else has acted since. */
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

/** Who alone looks at the screen and is not asked where one move is left; null where somebody could learn from that. */
export const aloneIn = (
  { game }: Rules,
  { opponent, asksAlways, free }: Pick<SessionState, 'opponent' | 'asksAlways' | 'free'>,
): number | null =>
  opponent === null || asksAlways || free || game.seats.length !== 2 ? null : 1 - opponent;

/** Where the last move of a person began, by one Go or by itself: taking it back takes back what was answered to it. */
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
