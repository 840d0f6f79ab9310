/** Runs examples through the referee, so that a page shows its real answer and not what somebody claims. */
import { chanceOf } from '../referee/chance/random.ts';
import type { Fault } from '../referee/game.ts';
import type { Verdict } from '../referee/verdict.ts';
import { quoted } from './check/book-faults.ts';
import type { Example, Written } from './example.ts';
import type { Referee } from './shelf-referee.ts';

/** A legal move of an example, from one position to the next. */
export interface Step {
  readonly words: string;
  readonly before: unknown;
  readonly move: unknown;
  readonly after: unknown;
}

/** The referee's final answer. */
export type Finding =
  | {
      readonly kind: 'verdict';
      readonly words: string;
      readonly move: unknown;
      readonly verdict: Verdict<string, string>;
    }
  | {
      readonly kind: 'score';
      readonly totals: readonly number[] | null;
      readonly winners: readonly number[];
      readonly rules: readonly string[];
    }
  | { readonly kind: 'faults'; readonly faults: readonly Fault<string>[] }
  | { readonly kind: 'course' };

export interface Answer {
  /** The first position; null where it is impossible. */
  readonly first: unknown;
  readonly steps: readonly Step[];
  readonly finding: Finding;
  /** The options that are on. */
  readonly on: readonly string[];
}

/**
 * The referee's answer; `flipped` asks under the other setting of an option. @throws where the example cannot
 * be run.
 */
export function answer(referee: Referee, example: Example, flipped?: string): Answer {
  const { game, form } = referee;
  if (example.kind === 'set-up') {
    const first = game.setUp([], chanceOf('example', example.script));
    if (!first.ok) throw impossible(example, first.faults.join('; '));
    return { first: first.value, steps: [], finding: { kind: 'course' }, on: [] };
  }
  const read = form.read(flipped === undefined ? example.position : withFlipped(example.position, flipped));
  if (example.kind === 'fault') {
    if (read.ok) throw impossible(example, 'the table can be');
    return { first: null, steps: [], finding: { kind: 'faults', faults: read.faults }, on: [] };
  }
  if (!read.ok) throw impossible(example, read.faults.map(({ message }) => message).join('; '));
  const on = game.optionsOn(read.value);
  const course = walk(referee, example, read.value);
  if (course.stopped) return { first: read.value, steps: course.steps, finding: course.stopped, on };
  const last = course.steps.at(-1)?.after ?? read.value;
  return { first: read.value, steps: course.steps, finding: conclude(referee, example, last, flipped), on };
}

type Played = Exclude<Example, { readonly kind: 'fault' | 'set-up' }>;
type Verdictive = Extract<Finding, { readonly kind: 'verdict' }>;

const impossible = ({ id }: Example, reason: string): Error =>
  new Error(`examples, ${quoted(id)}: ${reason}.`);

function withFlipped(position: Written, option: string): Written {
  const on = Array.isArray(position.options) ? (position.options as readonly string[]) : [];
  const options = on.includes(option) ? on.filter((other) => other !== option) : [...on, option];
  return { ...position, options };
}

function judged({ game }: Referee, example: Example, position: unknown, words: string) {
  const move = game.parse(position, words);
  if (!move.ok) throw impossible(example, `"${words}": ${move.faults.join('; ')}`);
  const verdict = game.judge(position, move.value);
  return {
    move: move.value,
    finding: { kind: 'verdict', words, move: move.value, verdict } satisfies Verdictive,
  };
}

/** Plays an example's moves, up to one that is refused, which can happen under another reading. */
function walk(referee: Referee, example: Played, first: unknown) {
  const steps: Step[] = [];
  let position = first;
  for (const words of example.kind === 'course' ? example.moves : (example.before ?? [])) {
    const { move, finding } = judged(referee, example, position, words);
    if (!finding.verdict.allowed) return { steps, stopped: finding };
    const after = referee.game.play(position, move);
    steps.push({ words, before: position, move, after });
    position = after;
  }
  return { steps, stopped: null };
}

function conclude(referee: Referee, example: Played, last: unknown, flipped?: string): Finding {
  if (example.kind === 'course') return { kind: 'course' };
  if (example.kind === 'score') {
    const outcome = referee.game.outcome(last);
    if (!outcome) throw impossible(example, 'the game has not ended');
    return { kind: 'score', totals: outcome.totals, winners: outcome.winners, rules: outcome.rules };
  }
  const { finding } = judged(referee, example, last, example.try);
  if (flipped === undefined && finding.verdict.allowed !== example.allowed)
    throw impossible(example, `"${example.try}" is ${example.allowed ? 'refused' : 'allowed'}`);
  return finding;
}
