/**
 * Invariants of a table whatever is touched: nothing is played that the referee forbids or that was not announced, and
 * what was played can be read back. The referee is the complete game, whatever the table uses.
 */
import { capital } from '../../src/language.ts';
import { learnsBy } from '../../src/site/play/plan-search.ts';
import { readRecord, replay } from '../../src/referee/record.ts';
import type { SceneEvent } from '../../src/referee/table/scene.ts';
import type { Action } from '../../src/site/play/actions.ts';
import type { Loaded } from '../../src/site/play/load-game.ts';
import { recordOf, type Play } from '../../src/site/play/play.ts';
import { withLifted, type Hold } from '../../src/site/play/touch-plan.ts';
import { proposalOf, type Proposal } from '../../src/site/play/bar/proposal.ts';
import { addressed, showing, type SessionState } from '../../src/site/play/session.ts';
import { seenOf } from '../../src/site/play/describe/event-dedup.ts';
import type { Harnessed } from './games.ts';
import type { Lot } from './hand.ts';

type Table = Pick<Loaded, 'game' | 'scenery'>;
type Faults = readonly string[];

/** A session before and after an action. */
export interface Done {
  readonly each: Harnessed;
  readonly table: Table;
  readonly before: SessionState;
  readonly action: Action;
  readonly after: SessionState;
}

const proposed = (table: Table, state: SessionState): Proposal | null => {
  const { position, mayDecide } = showing(table, state);
  return mayDecide ? proposalOf(withLifted(table, state.lifted), position, state.hold) : null;
};

/** How much of a game it shares with an earlier one. */
function keptOf({ history: { positions: now } }: Play, { history: { positions: then } }: Play): number {
  const other = now.findIndex((position, index) => position !== then[index]);
  return (other < 0 ? now.length : other) - 1;
}

/** What is wrong with the moves played from a position on. */
export function playedFaults({ game, invariants, form }: Harnessed, { history }: Play, from = 0): Faults {
  // A lesson's table may be incomplete, and no move completes it.
  const isWhole = invariants(history.positions[0]).length === 0;
  return history.moves.slice(from).flatMap((move, index) => {
    const [at, to] = [history.positions[from + index], history.positions[from + index + 1]];
    const words = game.print(at, move);
    const { allowed, breaches } = game.judge(at, move);
    const isListed = game.moves(at).some((one) => game.print(at, one) === words);
    return [
      ...(allowed && isListed
        ? []
        : [`"${words}" was not allowed: ${breaches.map(({ remedy }) => remedy).join('; ')}`]),
      ...(isWhole ? invariants(to).map((fault) => `after "${words}": ${fault}`) : []),
      ...lessThanNothing(form.write(to)).map((place) => `after "${words}": ${place} is less than nothing`),
    ];
  });
}

/** The places of negative numbers in a written position. */
function lessThanNothing(written: unknown, place = ''): Faults {
  if (typeof written === 'number') return written < 0 ? [`${place} (${written})`] : [];
  if (typeof written !== 'object' || written === null) return [];
  return Object.entries(written).flatMap(([key, value]) => lessThanNothing(value, `${place}.${key}`));
}

/** What is wrong with a game as it would be stored: reading it back must give the same. */
export function keptFaults({ game, form }: Harnessed, play: Play): Faults {
  const record = readRecord(JSON.parse(JSON.stringify(recordOf(play))));
  if (!record.ok) return [`the record cannot be read: ${JSON.stringify(record.faults)}`];
  const again = replay(game, record.value, form);
  if (!again.ok) return again.faults.map(({ message }) => `the record does not replay: ${message}`);
  const [there, here] = [again.value.positions.at(-1), play.history.positions.at(-1)];
  return JSON.stringify(there) === JSON.stringify(here) ? [] : ['the record replays to another position'];
}

const eventsOf = (
  { scenery }: Table,
  { history }: Pick<Play, 'history'>,
  move: number,
): readonly SceneEvent[] =>
  scenery.happenings(history.positions[move], history.moves[move], history.positions[move + 1]);

/** What Go has played that was not proposed, and what of it was not announced. */
function goFaults({ table, before, after: { play, said } }: Done, proposal: Proposal): Faults {
  const { game, scenery } = addressed(table, before);
  const from = before.play.words.length;
  const { moves } = proposal.plan;
  const last = from + moves.length;
  const played = play.history.moves.slice(from, last).map((move) => JSON.stringify(move));
  if (played.join() !== moves.map((move) => JSON.stringify(move)).join())
    return [`Go played ${play.words.slice(from).join(', ')}, which was not what was proposed`];
  const those = (first: number, end: number) =>
    Array.from({ length: end - first }, (_, index) =>
      eventsOf({ game, scenery }, play, first + index).filter(({ aside }) => !aside),
    );
  const [own, others] = [those(from, last), those(last, play.words.length)];
  const told = [...seenOf(own.flat(), scenery.joined), ...others.flatMap((events) => seenOf(events))];
  return [
    ...told.filter((what) => !said.includes(capital(what))).map((what) => `it is not told that ${what}`),
    // A move without events belongs to the announcement before it: a tank drives on, and halts.
    ...(own[0]?.length === 0 && !said.includes(proposal.says) ? [`${play.words[from]} is not told`] : []),
  ];
}

/** What is wrong with a proposal: the bar must say something different from the plan without its last event. */
function barFaults(given: Table, state: SessionState, { plan, says, what }: Proposal): Faults {
  const table = withLifted(addressed(given, state), state.lifted);
  const { position } = showing(table, state);
  const { hold } = state;
  const history = { positions: positionsOn(table, position, plan.moves), moves: plan.moves };
  // A tank that halts is seen by nobody, and what somebody would learn by a move is not told before.
  const last = plan.moves.findLastIndex(
    (move, index) =>
      eventsOf(table, { history }, index).some(({ aside }) => !aside) &&
      !learnsBy(table.game, history.positions[index], move, history.positions[index + 1]),
  );
  const [first, ...more] = plan.moves;
  if (hold === null || hold.to === null || last < 1) return [];
  const shorter: Hold = {
    ...hold,
    ends: new Map([[hold.to, { ...plan, moves: [first, ...more.slice(0, last - 1)] }]]),
  };
  const part = proposalOf(table, position, shorter);
  return part?.says === says && part.what.join('; ') === what.join('; ')
    ? [`of ${plan.moves.length} moves the bar says: ${says}. ${what.join('; ')}`]
    : [];
}

const positionsOn = ({ game }: Table, first: unknown, moves: readonly unknown[]): [unknown, ...unknown[]] => {
  const positions: [unknown, ...unknown[]] = [first];
  for (const move of moves) positions.push(game.play(positions.at(-1), move));
  return positions;
};

/** What is wrong with one of the places offered for the piece in hand. */
function endFaults({ game }: Harnessed, state: SessionState, lot: Lot): Faults {
  const ends = [...(state.hold?.ends.values() ?? [])];
  const run = ends[lot(Math.max(1, ends.length))];
  let position = state.play.history.positions.at(-1);
  for (const move of run?.moves ?? []) {
    if (!game.judge(position, move).allowed)
      return [`${game.print(position, move)} is offered and not allowed`];
    position = game.play(position, move);
  }
  return [];
}

/** Everything that is wrong after an action. */
export function faultsIn(done: Done, lot: Lot): Faults {
  const { each, table, before, action, after } = done;
  const proposal = proposed(table, after);
  const wanted = action.do === 'go' ? proposed(table, before) : null;
  const isPlayed = after.play !== before.play;
  return [
    ...endFaults(each, after, lot),
    ...(proposal === null ? [] : barFaults(table, after, proposal)),
    ...(wanted === null ? [] : goFaults(done, wanted)),
    ...(isPlayed ? playedFaults(each, after.play, keptOf(after.play, before.play)) : []),
    ...(isPlayed && before.at !== null && action.do !== 'go-back' && action.do !== 'answer'
      ? ['the past was changed']
      : []),
  ];
}
