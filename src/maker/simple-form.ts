/** Positions of a simple game as people write them: its own JSON, in which parts left out are as the game begins. */
import { isObject } from '../is-object.ts';
import { chanceOf } from '../referee/chance/random.ts';
import type { Fault, PositionForm } from '../referee/game.ts';
import type { FormFault } from '../referee/messages/kernel-faults.ts';
import { failed, ok } from '../result.ts';
import { said, type SimpleReferee, type SimpleSaid, type SimpleSetting } from './simple-game.ts';
import type { SimpleRules } from './simple-rules.ts';
import { SIMPLE_WORDS, type Kind } from './simple-words.ts';

type Found = Fault<string, SimpleSaid | FormFault>;
type Parts = Readonly<Record<string, unknown>>;

const fault = (place: string, text: string): Found => ({ place, message: said(text), rule: null });

function kindOf(value: unknown): Kind {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'list';
  const kinds: Readonly<Record<string, Kind>> = { number: 'number', string: 'text', boolean: 'truth' };
  return kinds[typeof value] ?? 'object';
}

/**
 * Where a value is of another kind than in the first position. What is nothing there may become anything, and anything
 * nothing; entries of a list are held to the kind of its first.
 */
function otherKinds(value: unknown, first: unknown, place: string, needed: (kind: Kind) => string): Found[] {
  const [found, wanted] = [kindOf(value), kindOf(first)];
  if (wanted === 'nothing' || found === 'nothing') return [];
  if (found !== wanted) return [fault(place, needed(wanted))];
  if (Array.isArray(value) && Array.isArray(first))
    return value.flatMap((entry, index) =>
      first.length === 0 ? [] : otherKinds(entry, first[0], `${place}[${index}]`, needed),
    );
  if (isObject(value) && isObject(first))
    return Object.entries(value).flatMap(([key, part]) =>
      key in first ? otherKinds(part, first[key], `${place}.${key}`, needed) : [],
    );
  return [];
}

/** A part that has a value for some seats keeps the first position's for the others. */
function filledUp(value: unknown, first: unknown, seats: readonly string[]): unknown {
  if (!isObject(value) || !isObject(first)) return value;
  const keys = Object.keys(first);
  const isBySeat = keys.length > 0 && keys.every((key) => seats.includes(key));
  return isBySeat ? { ...first, ...value } : value;
}

/** Whoever writes positions for any game lists the options that are on; here there are none. */
function withoutOptions(written: Parts, first: Parts): Parts {
  const { options, ...parts } = written;
  return Array.isArray(options) && options.length === 0 && !('options' in first) ? parts : written;
}

/** The seed of the first position that fills up what is left out. */
const FIRST = 'first';

export function simpleForm<Position extends object, Move>(
  rules: SimpleRules<Position, Move>,
  game: SimpleReferee<Position, Move>,
  { language }: Pick<SimpleSetting, 'language'>,
): PositionForm<Position, string, SimpleSaid | FormFault> {
  const words = SIMPLE_WORDS[language];
  const firstParts = (): Parts => {
    const first = game.setUp([], chanceOf(FIRST));
    return first.ok ? (first.value as Parts) : {};
  };
  /** Entries that a written part lacks: the likely reason where the rules fail at it. */
  const lacking = (position: Parts, first: Parts): readonly Found[] =>
    Object.entries(position).flatMap(([part, value]) => {
      const begun = first[part];
      if (!isObject(value) || !isObject(begun)) return [];
      const entries = Object.keys(begun).filter((key) => !(key in value));
      return entries.length > 0 ? [fault(part, words.lacking(part, entries))] : [];
    });
  /** What the rules say of it; they may fail at a position that they never make. */
  const unplayable = (position: Position, first: Parts): readonly Found[] => {
    try {
      game.outcome(position);
      game.toAct(position);
      return (rules.faults?.(position) ?? []).map((each) => fault('', each.replace(/\.$/, '')));
    } catch (error) {
      const why = words.unplayable(error instanceof Error ? error.message : String(error));
      return [fault('', why), ...lacking(position as Parts, first)];
    }
  };
  return {
    write: (position) => position,
    read: (written) => {
      if (!isObject(written)) return failed(fault('', words.needed('object')));
      const first = firstParts();
      const parts = withoutOptions(written, first);
      const unknown = Object.keys(parts).filter((key) => !(key in first));
      const faults = [
        ...unknown.map((key) => fault(key, words.noField(Object.keys(first)))),
        ...Object.entries(parts).flatMap(([key, value]) => otherKinds(value, first[key], key, words.needed)),
      ];
      if (faults.length > 0) return failed(...faults);
      const given = Object.entries(parts).map(([key, value]) => [
        key,
        filledUp(value, first[key], rules.seats),
      ]);
      const position = { ...first, ...(Object.fromEntries(given) as Parts) } as Position;
      const wrong = unplayable(position, first);
      return wrong.length > 0 ? failed(...wrong) : ok(position);
    },
  };
}

/** What must hold in every position that comes by play. Plain JSON: records and links keep it as such. */
export const simpleInvariants =
  <Position extends object, Move>({ winner, moves, hidden }: SimpleRules<Position, Move>) =>
  (position: Position): readonly string[] => [
    ...(sameJson(JSON.parse(JSON.stringify(position)), position) ? [] : ['the position is no plain JSON']),
    ...Object.keys(hidden ?? {})
      .filter((part) => !(part in position))
      .map((part) => `hidden names "${part}", and the position has no such part`),
    ...(winner(position) === null && moves(position).length === 0
      ? [
          'whoever is to move has no move, and nobody has won: list one, such as "pass", or let winner say "draw"',
        ]
      : []),
  ];

function sameJson(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, index) => sameJson(each, other[index]));
  if (!isObject(one) || !isObject(other)) return one === other;
  const keys = Object.keys(other);
  return keys.length === Object.keys(one).length && keys.every((key) => sameJson(one[key], other[key]));
}
