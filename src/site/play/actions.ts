/**
 * The reducer of a session: `after` takes a state and an action and returns the next state. Pure; nothing else changes a
 * session's state.
 *
 *     const before = sessionOf(play, '', 'seven', ALL_SEE);
 *     const { said } = after(table, before, { do: 'try', words: 'pass' });
 */
import { capital } from '../../language.ts';
import { wordsOf } from '../../book/choices.ts';
import type { Level } from './levels.ts';
import type { Choice, SceneEvent } from '../../referee/table/scene.ts';
import { areMates, actorName, playerOf, type Actor } from '../../referee/seats.ts';
import { PLAY_WORDS } from '../words/play.ts';
import { TABLE_PLAY_WORDS } from '../words/table-play.ts';
import type { Loaded } from './load-game.ts';
import { touched } from './bar/menu.ts';
import { heardBy, seenOf, toldOnce } from './describe/event-dedup.ts';
import {
  carried,
  handlesIn,
  isInstead,
  judged,
  liftable,
  rechosen,
  relifted,
  touching,
  withLifted,
  type AnyHandle,
  type Hold,
  type MoveMade,
} from './touch-plan.ts';
import { pickedProposal, proposalOf } from './bar/proposal.ts';
import { placesIn } from './handling.ts';
import { backTo, drawn, made, passed, positionOf, type Play } from './play.ts';
import {
  addressed,
  aloneIn,
  choicesOf,
  goneIn,
  pickedIn,
  showing,
  type Gone,
  type Refusal,
  type SessionState,
  type Sitting,
  type View,
} from './session.ts';
import type { Way } from './refusal/suggested-fixes.ts';

export type Action =
  | { readonly do: 'make'; readonly move: unknown }
  /** Plays the move of chance, drawn from the seed. */
  | { readonly do: 'draw' }
  | { readonly do: 'touch'; readonly id: string }
  /** A tap on a place of the table: picks up what stands there or proposes it as the target; otherwise the same as `touch`. */
  | { readonly do: 'point'; readonly id: string }
  /** A drag, over the place `at` or over none (null). `from` is where it began; null goes on with what is held. */
  | { readonly do: 'carry'; readonly from: string | null; readonly at: string | null }
  /** The end of a drag. */
  | { readonly do: 'drop'; readonly at: string | null }
  | { readonly do: 'choose-way'; readonly handle: AnyHandle; readonly way: string }
  /** Plays the proposed plan. */
  | { readonly do: 'go' }
  /** Plays a suggested fix of a refused try; it is undone in one step, as a Go is. */
  | { readonly do: 'do-instead'; readonly way: Way }
  | { readonly do: 'put-back' }
  | { readonly do: 'at-once'; readonly on: boolean }
  | { readonly do: 'ask-always'; readonly on: boolean }
  | { readonly do: 'choose-again' }
  | { readonly do: 'try'; readonly words: string }
  | { readonly do: 'understand' }
  /** Shows why `hold` cannot go to a place; ignored if something else is held by now. */
  | { readonly do: 'refuse'; readonly hold: Hold | null; readonly refusal: Refusal }
  | { readonly do: 'look-at'; readonly to: number }
  /** Undoes the moves after `to`; asks for confirmation first if they revealed something. */
  | { readonly do: 'go-back'; readonly to: number }
  | { readonly do: 'answer'; readonly yes: boolean }
  | { readonly do: 'view'; readonly view: View }
  /** Seats the built-in opponent (null: none) and sets the view to that of the people left. */
  | { readonly do: 'play-against'; readonly opponent: number | null }
  | { readonly do: 'rank'; readonly level: Level }
  /** Removes the built-in opponent and shows what `viewer` sees (null: everything). */
  | { readonly do: 'seat'; readonly viewer: number | null }
  /** The player to move has taken the device. */
  | { readonly do: 'hand-over' }
  | { readonly do: 'free'; readonly on: boolean }
  /** Replaces the game. */
  | { readonly do: 'set'; readonly play: Play; readonly says: string }
  | { readonly do: 'say'; readonly words: string };

type Rules = Pick<Loaded, 'game'>;
type Table = Pick<Loaded, 'game' | 'scenery'>;

const settled = (state: SessionState, play: Play, said: string): SessionState => ({
  ...state,
  play,
  said,
  at: null,
  ids: [],
  picked: null,
  hold: null,
  lifted: null,
  refusal: null,
  asked: null,
  isNotice: false,
});

const refused = (state: SessionState, refusal: Refusal): SessionState => ({
  ...state,
  ids: [],
  picked: null,
  hold: null,
  lifted: null,
  refusal,
});

/** Joins clauses as sentences, repeats counted instead of repeated. */
const sentences = (told: readonly string[]): string =>
  toldOnce(told)
    .map((what) => `${capital(what)}.`)
    .join(' ');

/** The refusal of a move; `first` are the legal moves of its run before it. */
function refusalOf(
  { game, scenery }: Table,
  position: unknown,
  move: unknown,
  verdict: Refusal['verdict'],
  first: readonly MoveMade[] = [],
): Refusal {
  const words = game.print(position, move);
  const says = wordsOf(scenery.interaction, position, move);
  return {
    words,
    says,
    verdict,
    faults: [],
    ...(first.length > 0 && { first: first.map((one) => one.move) }),
  };
}

/** The player to whom the moves are reported: the next one to take the device, else the viewer; null may hear all. */
function hearerOf(table: Rules, state: SessionState, play: Play): number | null {
  const { covered, decider, viewer } = showing(table, { ...state, play, at: null });
  return covered ? playerOf(decider) : viewer;
}

/** Whether a move must stay secret from the hearer for now: a card laid face down. */
function isHiddenFrom(
  { game, scenery }: Table,
  hearer: number | null,
  before: unknown,
  move: unknown,
): boolean {
  return hearer !== null && game.toAct(before) !== hearer && scenery.hides(before, move, hearer);
}

const unseenBy = ({ game }: Rules, decider: Actor | null): string =>
  PLAY_WORDS.history.unseen(decider === 'chance' ? null : actorName(game, decider));

/** Makes a move or refuses it with reasons. Does nothing while an earlier position is shown. */
function attempt(table: Table, state: SessionState, move: unknown): SessionState {
  const { game, scenery } = table;
  const { play } = state;
  if (state.at !== null) return state;
  const { position, decider } = showing(table, state);
  const verdict = game.judge(position, move);
  if (!verdict.allowed) return refused(state, refusalOf(table, position, move, verdict));
  const next = made(game, play, move);
  const last = passed(game, next, play.head.seed || state.seed, aloneIn(table, state));
  const hearer = hearerOf(table, state, last);
  const hidden = isHiddenFrom(table, hearer, position, move);
  const told = seenOf(heardBy(scenery.happenings(position, move, positionOf(next)), hearer));
  const itself = toldByItself(table, next, last, hearer);
  const said = hidden
    ? [unseenBy(table, decider)]
    : told.length > 0
      ? told
      : [doneBy(table, state, decider, wordsOf(scenery.interaction, position, move))];
  return settled(state, last, sentences(said) + itself);
}

/** The words of a move that brought nothing to tell; whoever reads them is not to take another's for an order. */
const doneBy = ({ game }: Rules, { opponent }: SessionState, decider: Actor | null, words: string): string =>
  opponent !== null && areMates(game.seats, playerOf(decider), opponent)
    ? `${actorName(game, decider)}: ${words}`
    : words;

/** Reports the moves made automatically since `from`, without what the viewer must not know. */
function toldByItself(
  { scenery }: Table,
  from: Play,
  { history: { positions, moves } }: Play,
  viewer: number | null,
): string {
  const told = moves.slice(from.history.moves.length).flatMap((move, index) => {
    const at = from.history.moves.length + index;
    return seenOf(heardBy(scenery.happenings(positions[at], move, positions[at + 1]), viewer));
  });
  return told.length === 0 ? '' : ` ${sentences(told)}`;
}

function go(table: Table, state: SessionState): SessionState {
  const { position, mayDecide } = showing(table, state);
  const proposal = !mayDecide
    ? null
    : state.picked === null
      ? proposalOf(withLifted(table, state.lifted), position, state.hold)
      : pickedProposal(table, position, pickedIn(table, state));
  return proposal === null ? state : run(table, state, proposal.plan.moves, proposal.says, proposal.told);
}

/**
 * Makes several moves if all are legal, but stops after one that reveals something: the player may then decide anew. `says`
 * describes the first `described` of them, which is not said again where their events tell it.
 */
function run(
  table: Table,
  state: SessionState,
  moves: readonly unknown[],
  says: string,
  described?: number,
): SessionState {
  const { game, scenery } = table;
  const { position, decider } = showing(table, state);
  const path = judged(game, position, moves);
  if (!path.ok) return refused(state, refusalOf(table, path.position, path.move, path.verdict, path.made));
  let { play } = state;
  const happened: (readonly SceneEvent[])[] = [];
  for (const { before, move, after: now, learns } of path.made) {
    play = made(game, play, move);
    happened.push(scenery.happenings(before, move, now));
    if (learns) break;
  }
  const last = passed(game, play, play.head.seed || state.seed, aloneIn(table, state));
  const hearer = hearerOf(table, state, last);
  const itself = toldByItself(table, play, last, hearer);
  const one: Gone = { from: state.play.words.length, before: position, to: play.words.length };
  const told = happened.map((events) => heardBy(events, hearer));
  const events = seenOf(told.flat(), scenery.joined);
  // Name the plan if a move that it describes has no visible event: a tank that drives on and then turns.
  const isSeen = told.slice(0, described || 1).every((own) => own.some(({ aside }) => !aside));
  const { positions } = play.history;
  const hidden = happened.some((_, index) =>
    isHiddenFrom(table, hearer, positions[one.from + index], moves[index]),
  );
  const named = hidden
    ? events.length > 0
      ? events
      : [unseenBy(table, decider)]
    : described !== undefined && isSeen
      ? events
      : [says, ...events];
  const next = settled(state, last, sentences(named) + itself);
  return { ...next, gone: [...goneIn(state), one] };
}

/** A tap on a place: picks up what stands there, or proposes it as the target of what is held. */
function point(table: Table, state: SessionState, id: string): SessionState {
  const { position, mayDecide } = showing(table, state);
  const isHeld = mayDecide && state.ids.length === 0;
  if (isHeld && liftable(table, position).some((card) => card.id === id)) return lift(table, state, id);
  const lifted = withLifted(table, state.lifted);
  const hold = isHeld ? touching(lifted, position, state.hold, id) : undefined;
  if (hold === undefined) return touch(table, state, id, true);
  const next = { ...state, hold, picked: null, refusal: null, ...toldInstead(state, hold) };
  const isSecond = state.hold !== null && hold !== null && hold.to === id;
  return isSecond ? atOnce(table, next) : next;
}

/** Plays the proposal without a Go if it costs at most one point and the player has switched that on. */
function atOnce(table: Table, state: SessionState): SessionState {
  if (!state.atOnce) return state;
  const { position } = showing(table, state);
  const proposal = proposalOf(withLifted(table, state.lifted), position, state.hold);
  return (proposal?.points ?? 2) <= 1 ? go(table, state) : state;
}

function carry(table: Table, state: SessionState, from: string | null, at: string | null): SessionState {
  const { position, mayDecide } = showing(table, state);
  if (!mayDecide || state.ids.length > 0) return state;
  const hold = carried(withLifted(table, state.lifted), position, state.hold, from, at);
  return { ...state, hold, picked: null, refusal: null, ...(from !== null && toldInstead(state, hold)) };
}

/** The notice that the new hold replaces a group of several, because it cannot follow them; cleared by the next hold. */
function toldInstead(
  { hold: before, said }: SessionState,
  hold: Hold | null,
): Partial<Pick<SessionState, 'said' | 'isNotice'>> {
  const { instead } = TABLE_PLAY_WORDS.bar;
  if (before !== null && hold !== null && isInstead(before, hold)) return { said: instead, isNotice: true };
  return said === instead ? { said: '', isNotice: false } : {};
}

/** Dropped on a target, it stays proposed there; where it was picked up, it stays held; elsewhere it is put back. */
function drop(table: Table, state: SessionState, at: string | null): SessionState {
  const { hold } = state;
  if (hold === null) return state;
  if (hold.to !== null) return atOnce(table, state);
  return hold.handle.at === at && !hold.handle.turns ? state : { ...state, hold: null };
}

/** Lifts a card or puts it back, and plans anew for what is held. */
function lift(table: Table, state: SessionState, id: string): SessionState {
  const lifted = state.lifted === id ? null : id;
  const { position } = showing(table, state);
  const hold = state.hold && relifted(withLifted(table, lifted), position, state.hold);
  return { ...state, lifted, hold, picked: null, refusal: null };
}

function draw(table: Table, state: SessionState): SessionState {
  const { play, seed } = state;
  const next = drawn(table.game, play, play.head.seed || seed);
  return next.ok
    ? attempt(table, state, next.value)
    : { ...state, said: PLAY_WORDS.notDrawn(next.faults.join('; ')) };
}

/** From a list of moves in words a whole choice is made at once; `waits` is for the bar and the table. */
function touch(table: Table, state: SessionState, id: string, waits = false): SessionState {
  const { choice, touches, chosen } = touched(
    choicesOf(table, state.free, showing(table, state)),
    state.ids,
    id,
  );
  const next = { ...state, refusal: null, picked: null, hold: null, lifted: null };
  if (choice === undefined || touches.length > 0) return { ...next, ids: chosen.map((one) => one.id) };
  return waits && waitsForGo(table, state, choice)
    ? { ...next, picked: id }
    : attempt(table, next, choice.move);
}

/**
 * Whether a whole choice waits for Go, as what is taken hold of does: one that spends or gives up something, and one that
 * began with a button and ends on the table.
 */
function waitsForGo(table: Table, state: SessionState, { move, path }: Choice<unknown>): boolean {
  const { position } = showing(table, state);
  if (state.free || state.atOnce || handlesIn(table, position).length === 0) return false;
  const places = placesIn(table.scenery.scene(position, null));
  const [first, last] = [path[0], path.at(-1)];
  const comesToTable = path.length > 1 && !places.has(first.id) && last !== undefined && places.has(last.id);
  return comesToTable || table.scenery.interaction.asksGo?.(move) === true;
}

function tryWords(table: Table, state: SessionState, words: string): SessionState {
  const parsed = table.game.parse(showing(table, state).position, words);
  if (parsed.ok) return attempt(table, state, parsed.value);
  return { ...state, refusal: { words, says: words, verdict: null, faults: parsed.faults } };
}

function goBack({ game }: Rules, state: SessionState, to: number, asks: boolean): SessionState {
  const { play, revealed } = backTo(game, state.play, to);
  const count = state.play.words.length - to;
  if (asks && revealed.length > 0) return { ...state, asked: { count, revealed } };
  return settled(state, play, PLAY_WORDS.history.takenBack(count));
}

function answer(table: Rules, state: SessionState, yes: boolean): SessionState {
  const { asked, play } = state;
  return yes && asked
    ? goBack(table, state, play.words.length - asked.count, false)
    : { ...state, asked: null };
}

/** Against the opponent a single person sees their own view, a team sees everything, and rivals hand the device over. */
function against({ game }: Rules, opponent: number | null): Pick<Sitting, 'view' | 'opponent'> {
  if (opponent === null) return { view: 'all', opponent };
  const { seats } = game;
  const [first, ...others] = [...seats.keys()].filter((seat) => !areMates(seats, seat, opponent));
  if (first !== undefined && others.length === 0) return { view: first, opponent };
  const isTeam = others.every((seat) => areMates(seats, seat, first ?? null));
  return { view: isTeam ? 'all' : 'each', opponent };
}

/** Ends of what is said of a tap that changed nothing on the table: the next action takes them away. */
const PASSING: readonly string[] = [
  TABLE_PLAY_WORDS.bar.nothing,
  TABLE_PLAY_WORDS.bar.shut,
  TABLE_PLAY_WORDS.bar.nearer,
];

const withoutPassing = (state: SessionState): SessionState =>
  PASSING.some((words) => state.said.endsWith(words)) ? { ...state, said: '' } : state;

/** The session after an action. */
export function after(given: Table, before: SessionState, action: Action): SessionState {
  const state = withoutPassing(before);
  const table = addressed(given, state);
  switch (action.do) {
    case 'make':
      return attempt(table, state, action.move);
    case 'draw':
      return draw(table, state);
    case 'touch':
      return touch(table, state, action.id);
    case 'point':
      return point(table, state, action.id);
    case 'carry':
      return carry(table, state, action.from, action.at);
    case 'drop':
      return drop(table, state, action.at);
    case 'choose-way':
      return state.hold === null
        ? state
        : {
            ...state,
            refusal: null,
            hold: rechosen(
              withLifted(table, state.lifted),
              showing(table, state).position,
              state.hold,
              action.handle,
              action.way,
            ),
          };
    case 'go':
      return go(table, state);
    case 'do-instead':
      return state.refusal !== null && showing(table, state).mayDecide
        ? run(table, state, action.way.moves, action.way.says.join(', '))
        : state;
    case 'put-back':
      return {
        ...state,
        ids: state.picked === null ? state.ids : [],
        picked: null,
        hold: null,
        lifted: null,
        refusal: null,
        ...toldInstead(state, null),
      };
    case 'at-once':
      return { ...state, atOnce: action.on };
    case 'ask-always':
      return { ...state, asksAlways: action.on };
    case 'choose-again':
      return { ...state, ids: [], picked: null };
    case 'try':
      return tryWords(table, state, action.words);
    case 'refuse':
      return state.hold === action.hold ? { ...state, refusal: action.refusal } : state;
    case 'understand':
      return { ...state, refusal: null };
    case 'look-at':
      // Until the next player takes the device, the past would be shown as the previous one sees it.
      if (showing(table, { ...state, at: null }).covered) return state;
      return {
        ...state,
        ids: [],
        picked: null,
        hold: null,
        lifted: null,
        refusal: null,
        at: action.to >= state.play.words.length ? null : action.to,
      };
    case 'go-back':
      return goBack(table, state, action.to, true);
    case 'answer':
      return answer(table, state, action.yes);
    case 'view':
      return { ...state, view: action.view, ids: [], picked: null, hold: null, lifted: null };
    case 'play-against':
      return {
        ...state,
        ...against(table, action.opponent),
        ids: [],
        picked: null,
        hold: null,
        lifted: null,
      };
    case 'rank':
      return { ...state, level: action.level };
    case 'seat':
      return { ...state, view: action.viewer ?? 'all', opponent: null };
    case 'hand-over':
      return { ...state, holder: playerOf(showing(table, state).decider) ?? state.holder };
    case 'free':
      return { ...state, free: action.on, ids: [], picked: null, hold: null, lifted: null, refusal: null };
    case 'set':
      return { ...settled(state, action.play, action.says), isNotice: true };
    case 'say':
      return { ...state, said: action.words, isNotice: true };
  }
}
