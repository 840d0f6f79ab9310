/**
 * A score pad: what to count at the end of a game at a real table, and the result. Entries are numbers by the id of their
 * field; a choice is entered as its index.
 */
import type { Fault, Outcome } from '../game.ts';
import { failed, ok, type Result } from '../../result.ts';
import type { Seats } from '../seats.ts';

/** Entries by field id; a missing one counts as 0. */
export type Entries = Readonly<Record<string, number>>;

export interface PadField<Rule extends string, Says = string> {
  readonly id: string;
  /** The player it belongs to; null for the whole table. */
  readonly player: number | null;
  readonly says: Says;
  /** The rule that says why it matters. */
  readonly rule: Rule;
  /** The highest number that can be entered. */
  readonly most: number;
  /** The answers to choose from; null for a count. */
  readonly answers: readonly Says[] | null;
}

/** A line of the result: what is counted, by which rules, and what each player scores for it. */
export interface PadLine<Rule extends string, Says = string> {
  readonly says: Says;
  readonly rules: readonly Rule[];
  readonly points: readonly number[];
}

/** The result, and how it came about. */
export interface Reckoned<Rule extends string, Says = string> extends Outcome<Rule> {
  readonly lines: readonly PadLine<Rule, Says>[];
  /** Who wins and why, a sentence per rule. */
  readonly because: readonly { readonly says: Says; readonly rule: Rule | null }[];
}

/** What a game adds to its rules so that a real table can be scored. */
export interface Pad<Position = unknown, Rule extends string = string, Says = string> {
  readonly seats: Seats;
  readonly fields: readonly PadField<Rule, Says>[];
  /** The options that matter to the score. */
  readonly options: readonly string[];
  /** The field that asks who is the active player, if it matters; its answers are the players. */
  readonly activeField: string | null;
  /** The result; or every reason why there can be no such table, each with the field it is about. */
  readonly reckon: (
    entries: Entries,
    on: readonly string[],
  ) => Result<Reckoned<Rule, Says>, Fault<Rule, Says>>;
  readonly entered: (position: Position) => Entries;
  /** Corrects impossible entries to the nearest possible ones. */
  readonly nearest: (entries: Entries, on: readonly string[]) => Entries;
}

/** Something that each player counts, and what one of it is worth. */
interface Counted<Says> {
  readonly id: string;
  readonly says: Says;
  readonly worth: number;
  /** How many there are for all players together. */
  readonly most: number;
  /** The fault if the players have counted more of it. */
  readonly tooMany: (count: number) => Says;
}

/** A score that only adds up counted things. */
interface Counting<Position, Rule extends string, Says> {
  readonly seats: Seats;
  /** The rule about what counts, and that the highest score wins. */
  readonly rule: Rule;
  readonly counted: readonly Counted<Says>[];
  /** How many of a thing a player has in a position. */
  readonly has: (position: Position, player: number, id: string) => number;
}

/** A pad for a game in which each player adds up things of fixed value and the highest score wins. */
export function countingPad<Position, Rule extends string, Says>({
  seats,
  rule,
  counted,
  has,
}: Counting<Position, Rule, Says>): Pad<Position, Rule, Says> {
  const idOf = (id: string, player: number): string => `${id}-${seats[player]?.id ?? ''}`;
  const players = [...seats.keys()];
  const bySeat = (entries: Entries, id: string) => players.map((player) => entries[idOf(id, player)] ?? 0);
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
  const filled = (numberOf: (id: string, player: number) => number): Entries =>
    Object.fromEntries(
      counted.flatMap(({ id }) => players.map((player) => [idOf(id, player), numberOf(id, player)])),
    );
  return {
    seats,
    options: [],
    activeField: null,
    fields: counted.flatMap(({ id, says, most }) =>
      players.map((player) => ({ id: idOf(id, player), player, says, rule, most, answers: null })),
    ),
    reckon: (entries) => {
      const faults = counted.flatMap(({ id, most, tooMany }) => {
        const all = sum(bySeat(entries, id));
        return all > most ? [{ place: idOf(id, 0), message: tooMany(all), rule }] : [];
      });
      if (faults.length > 0) return failed(...faults);
      const lines = counted.map(({ id, says, worth }) => ({
        says,
        rules: [rule],
        points: bySeat(entries, id).map((count) => count * worth),
      }));
      const totals = players.map((player) => sum(lines.map(({ points }) => points[player] ?? 0)));
      return ok({ ...mostWin(totals), rules: [rule], lines, because: [] });
    },
    entered: (position) => filled((id, player) => has(position, player, id)),
    nearest: (entries) =>
      filled((id, player) => {
        const most = counted.find((one) => one.id === id)?.most ?? 0;
        const before = sum(bySeat(entries, id).slice(0, player));
        return Math.max(0, Math.min(entries[idOf(id, player)] ?? 0, most - before));
      }),
  };
}

/** The outcome by scores, without teams: the highest score wins, ties win together. */
const mostWin = (totals: readonly number[]): { winners: readonly number[]; totals: readonly number[] } => {
  const most = Math.max(...totals);
  return { winners: [...totals.keys()].filter((player) => totals[player] === most), totals };
};
