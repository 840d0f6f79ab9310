/** Tables that examples, questions and lessons begin with, and answers in few words. */
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

/** What the examples of The Fog of War are: nothing is wrong with a table in them. */
export type FogExample =
  | TryExample<StatementId>
  | CourseExample<StatementId>
  | ScoreExample<StatementId>
  | SetUpExample<StatementId>;

/** Cards in a few words: "army-3 army-1 army-1". */
export function cards(words: string): Written {
  const counts: Record<string, number> = {};
  for (const card of words.split(' ').filter((word) => word !== '')) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}

/** A side's cards by where they lie, as `{ hand: 'army-2 air', alpha: 'army-3', paris: 'fort-2' }`. */
type Laid = Readonly<Record<string, string>>;
const laid = (piles: Laid): Written =>
  Object.fromEntries(Object.entries(piles).map(([place, words]) => [place, cards(words)]));

/** A wheel turned to a letter, and the areas that are planned, by the letters of their spaces. */
export const wheel = (turned: string, plans: Written = {}): Written => ({ turned, plans });

/** The Axis is to act, in the summer of 1940 where nothing else is said. */
export const table = (axis: Laid, allies: Laid, more: Written = {}): Written => ({
  piles: { axis: laid(axis), allies: laid(allies) },
  ...more,
});

/** The Allies are to act. */
export const theirTurn = (axis: Laid, allies: Laid, more: Written = {}): Written =>
  table(axis, allies, { active: 'allies', ...more });

/** An operation of a side's in Alpha, which may be launched and gets nothing from the dial where nothing else is said. */
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

/** All of these but those that are named: what is not in the draw deck. Of what is lost no card is a dummy. */
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

/** What a question is tried on: the table in a sentence and as it is written, and the try. */
interface Tried {
  readonly title: string;
  readonly position: Written;
  readonly before?: readonly string[];
  readonly move: string;
  /** The rules that decide; of a refusal the ones that it breaks, the plainest first. */
  readonly rules: readonly StatementId[];
  /** Rules that have a say in it as well. */
  readonly too?: readonly StatementId[];
}

const more = ({ before }: Tried): Partial<TryExample<StatementId>> =>
  before === undefined ? {} : { before };

/** A question about something that may be done: a try of its own settles it. */
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

/** A question about something that may not be done. */
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
 * A question that an advanced rule would answer otherwise, where a table has added it: the rulebook is not silent about it,
 * and what comes of moves without that rule settles it.
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
