/** Suggested fixes for a refused move: runs of legal moves from the referee's advice, in words. Pure. */
import { wordsOf } from '../../../book/choices.ts';
import { judged } from '../touch-plan.ts';
import { playerOf } from '../../../referee/seats.ts';
import type { Advice } from '../../../referee/verdict.ts';
import type { Loaded } from '../load-game.ts';
import { runTold } from '../describe/describe-run.ts';
import { refusedIn, type Refusal } from '../session.ts';
import { heardBy } from '../describe/event-dedup.ts';

type Table = Pick<Loaded, 'game' | 'scenery'>;

export interface Way {
  readonly moves: readonly [unknown, ...unknown[]];
  /** The moves in words: "Attack, pay 1 point", "attack n1 with 3 soldiers". */
  readonly says: readonly string[];
  /** What happens, as clauses without a full stop. */
  readonly what: readonly string[];
  /** Whether the whole advised run is legal; a cut-off run is offered last. */
  readonly isWhole: boolean;
}

/** The most fixes that are offered. */
const MOST = 2;

/** The part of a run that is legal and made by the player to move; null if its first move is illegal. */
function told({ game, scenery }: Table, position: unknown, run: readonly unknown[]): Way | null {
  const decider = game.toAct(position);
  const { made } = judged(game, position, run);
  const end = made.findIndex(({ before }) => game.toAct(before) !== decider);
  const own = end < 0 ? made : made.slice(0, end);
  // Do not give away what a move would reveal.
  const hidden = own.findIndex(({ learns }) => learns);
  const [first, ...more] = own.map(({ move }) => move);
  const what = (hidden < 0 ? own : own.slice(0, hidden)).map(({ before, move, after }) =>
    heardBy(scenery.happenings(before, move, after), playerOf(decider)),
  );
  return first === undefined
    ? null
    : {
        moves: [first, ...more],
        says: own.map(({ before, move }) => wordsOf(scenery.interaction, before, move)),
        what: runTold(what, scenery.joined),
        isWhole: own.length === run.length,
      };
}

const runOf = ({ kind, moves }: Advice<unknown>, tried: unknown): readonly unknown[] =>
  kind === 'first' ? [...moves, tried] : moves;

/** At most `MOST` different fixes: complete ones first, then in the referee's order. */
export function waysOut(
  table: Table,
  position: unknown,
  refusal: Pick<Refusal, 'words' | 'verdict' | 'first'>,
): readonly Way[] {
  const { words, verdict, first = [] } = refusal;
  const move = table.game.parse(refusedIn(table, position, refusal), words);
  if (!move.ok) return [];
  const seen = new Set<string>();
  const ways = (verdict?.breaches ?? [])
    .flatMap(({ advice = [] }) => advice)
    .flatMap((one) => told(table, position, [...first, ...runOf(one, move.value)]) ?? [])
    .filter(({ moves }) => {
      const key = JSON.stringify(moves);
      return !seen.has(key) && seen.add(key);
    });
  return [...ways.filter(({ isWhole }) => isWhole), ...ways.filter(({ isWhole }) => !isWhole)].slice(0, MOST);
}
