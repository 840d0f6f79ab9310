/** Reviews of games looked back at, kept on the device: the latest few of each game. */
import { readJson } from '../../kit/untrusted-input.ts';
import { isObject } from '../../is-object.ts';
import { hashOf } from '../../referee/chance/fnv-hash.ts';
import type { GameRecord } from '../../referee/record.ts';
import { keep, kept } from '../device/local-storage.ts';
import type { Review } from './look-back.ts';

/** The version of the figures: others are worked out anew. */
const VERSION = 2;

/** The most reviews kept of one game, and the most characters of them: the games themselves come first. */
const MOST_KEPT = 4;
const LONGEST = 400_000;
/** The figures are rounded to a part of so many. */
const FINE = 10_000;

interface Entry {
  readonly of: string;
  readonly review: Review;
}

/** Identifies a record. */
const nameOf = (record: GameRecord): string => {
  const text = JSON.stringify(record);
  return `${VERSION} ${text.length} ${hashOf(text)} ${hashOf(`${text}.`)}`;
};

const isNumbers = (value: unknown): boolean =>
  Array.isArray(value) && value.every((each) => typeof each === 'number');

const isList = (value: unknown, of: (each: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(of);

const isDecision = (value: unknown, moves: number): boolean =>
  isObject(value) &&
  Number(value['at']) < moves &&
  isList(value['why'], isObject) &&
  isList(value['then'], (each) => typeof each === 'string');

/** Whether a kept text holds a review, with a figure for each of so many moves. */
function isReview(value: unknown, moves: number): value is Review {
  if (!isObject(value)) return false;
  const { teams, curves, luck, accounts, decisions } = value;
  const isLong = (count: number) => (each: unknown) =>
    isNumbers(each) && (each as readonly unknown[]).length === count;
  return (
    isList(teams, isNumbers) &&
    isList(curves, isLong(moves + 1)) &&
    isList(luck, isLong(moves)) &&
    isList(accounts, isObject) &&
    isList(decisions, (each) => isDecision(each, moves))
  );
}

function entriesKept(game: string): readonly Entry[] {
  const read = readJson(kept(game, 'sandbox/looked') ?? '[]');
  if (!read.ok || !Array.isArray(read.value)) return [];
  return read.value.filter(
    (each): each is Entry => isObject(each) && typeof each['of'] === 'string' && isObject(each['review']),
  );
}

/** The review of a game, if it is kept. */
export function reviewKept(record: GameRecord): Review | null {
  const of = nameOf(record);
  const found = entriesKept(record.game).find((entry) => entry.of === of)?.review;
  return isReview(found, record.moves.length) ? found : null;
}

/** Keeps a review; what does not fit is worked out again when it is asked for. */
export function keepReview(record: GameRecord, review: Review): void {
  const of = nameOf(record);
  const own = { of, review };
  if (textOf([own]).length > LONGEST) return;
  const others = entriesKept(record.game).filter((entry) => entry.of !== of);
  let entries = [own, ...others].slice(0, MOST_KEPT);
  while (textOf(entries).length > LONGEST) entries = entries.slice(0, -1);
  keep(record.game, 'sandbox/looked', textOf(entries));
}

const textOf = (entries: readonly Entry[]): string =>
  JSON.stringify(entries, (_, value: unknown) =>
    typeof value === 'number' ? Math.round(value * FINE) / FINE : value,
  );
