/** Positions that examples, questions and lessons share, and short forms for answers. */
import type {
  CourseExample,
  ScoreExample,
  SetUpExample,
  TryExample,
  Written,
} from '../../../src/book/example.ts';
import type { StatementId } from '../statements.ts';
import type { Question } from '../../../src/book/question.ts';
import { ask, course, no, yes } from '../../../src/book/writing.ts';

/** Examples with a possible position. */
export type FogExample =
  | TryExample<StatementId>
  | CourseExample<StatementId>
  | ScoreExample<StatementId>
  | SetUpExample<StatementId>;

/** Parses cards: "army-3 army-1 army-1". */
export function cards(words: string): Written {
  const counts: Record<string, number> = {};
  for (const card of words.split(' ').filter((word) => word !== '')) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}

/** A side's cards by where they lie, as `{ hand: 'army-2 air', alpha: 'army-3', paris: 'fort-2' }`. */
type Laid = Readonly<Record<string, string>>;
const laid = (piles: Laid): Written =>
  Object.fromEntries(Object.entries(piles).map(([place, words]) => [place, cards(words)]));

/** A wheel turned to a letter, with its targets by space. */
export const wheel = (turned: string, plans: Written = {}): Written => ({ turned, plans });

/** A position in which the Axis acts, in the summer of 1940 by default. */
export const table = (axis: Laid, allies: Laid, more: Written = {}): Written => ({
  piles: { axis: laid(axis), allies: laid(allies) },
  ...more,
});

/** A position in which the Allies act. */
export const theirTurn = (axis: Laid, allies: Laid, more: Written = {}): Written =>
  table(axis, allies, { active: 'allies', ...more });

/** Operation Alpha against an area; by default it may be launched and gets no bonus from the dial. */
export const axisAt = (at: string, turned = 'delta'): Written => ({
  wheels: { axis: wheel(turned, { alpha: at }) },
});
export const alliesAt = (at: string, turned = 'delta'): Written => ({
  wheels: { allies: wheel(turned, { alpha: at }) },
});

/** The Axis launches Alpha from Ruhr, and keeps the advantage. */
export const FROM_RUHR = ['launch alpha from ruhr', 'keep'] as const;

/** All six areas of the USSR are Allied. */
export const SOVIET = {
  baltic: 'allies',
  kiev: 'allies',
  odessa: 'allies',
  leningrad: 'allies',
  moscow: 'allies',
  stalingrad: 'allies',
} as const;
/** The USSR is in the war, and the Axis holds some of its areas. */
export const soviet = (axis: readonly string[] = [], more: Written = {}): Written => ({
  ussr: true,
  year: 1942,
  control: { ...SOVIET, ...Object.fromEntries(axis.map((at) => [at, 'axis'])), ...more },
});
/** Paris has fallen, and what goes with it is Axis. */
export const PARIS_FALLEN = {
  control: { paris: 'axis', vichy: 'axis', morocco: 'axis', levant: 'axis' },
  fallen: ['paris'],
} as const;

/** All cards that a side has in 1940. */
const OF_1940: Readonly<Record<'axis' | 'allies', Written>> = {
  axis: {
    'army-3': 2,
    'army-2': 7,
    'army-1': 14,
    'fort-3': 1,
    'fort-2': 1,
    'fleet-3': 1,
    'fleet-2': 1,
    'fleet-1': 6,
    air: 5,
    dummy: 8,
  },
  allies: {
    'army-3': 1,
    'army-2': 3,
    'army-1': 8,
    'fort-2': 1,
    'fleet-3': 2,
    'fleet-2': 3,
    'fleet-1': 3,
    air: 6,
    dummy: 8,
  },
};

/**
 * All cards of a side in 1940 but the named ones, for piles other than the draw deck. With `isLost` there are no
 * dummies, since those are never lost.
 */
export function allBut(side: 'axis' | 'allies', words = '', isLost = false): string {
  const without = cards(words);
  return Object.entries(OF_1940[side])
    .flatMap(([card, count]) =>
      isLost && card === 'dummy'
        ? []
        : Array.from({ length: Number(count) - Number(without[card] ?? 0) }, () => card),
    )
    .join(' ');
}

/** A case for a question: the position in words and in writing, and the move to try. */
interface Tried {
  readonly title: string;
  readonly position: Written;
  readonly before?: readonly string[];
  readonly move: string;
  /** The rules that decide; for a refusal the ones it breaks, the most obvious first. */
  readonly rules: readonly StatementId[];
  /** Further rules that bear on it. */
  readonly too?: readonly StatementId[];
}

const more = ({ before }: Tried): Partial<TryExample<StatementId>> =>
  before === undefined ? {} : { before };

/** A question whose answer is that the move is legal. */
export function may(
  id: string,
  asks: string,
  answer: string,
  tried: Tried,
  ...also: readonly string[]
): Question<StatementId> {
  const by = yes<StatementId>(id, tried.title, tried.position, tried.move, [], more(tried));
  return { ...ask(id, asks, answer, by, ...also), settledBy: [...tried.rules, ...(tried.too ?? [])] };
}

/** A question whose answer is that the move is illegal. */
export function mayNot(
  id: string,
  asks: string,
  answer: string,
  tried: Tried,
  ...also: readonly string[]
): Question<StatementId> {
  const by = no(id, tried.title, tried.position, tried.move, tried.rules, more(tried));
  return { ...ask(id, asks, answer, by, ...also), settledBy: [...tried.rules, ...(tried.too ?? [])] };
}

/**
 * A question whose answer changes with an advanced rule. The rulebook is not silent about it; the game
 * without that rule settles it.
 */
export function unlessAdded(
  id: string,
  asks: string,
  answer: string,
  { title, position, move, rules, too }: Tried,
  tells: string,
  ...also: readonly string[]
): Question<StatementId> {
  const by = course<StatementId>(id, title, position, [move], {}, []);
  return { ...ask(id, asks, answer, by, ...also), tells, settledBy: [...rules, ...(too ?? [])] };
}
