/**
 * Checks what an example claims against the referee: its answer, the rules it breaks and shows, its result, and whether it
 * depends on the option or ruling that it names. A false example stops the build.
 *
 *     const faults = falseExamples(referee, book);
 *     console.error(faults[0]); // 'examples, "no-passing": whether it may be done: the referee says false, and not true'
 */
import { isObject } from '../../is-object.ts';
import type { Seat } from '../../referee/seats.ts';
import { answer, type Answer } from '../answer.ts';
import { quoted, thrown, type Fault } from './book-faults.ts';
import { casesIn, type Book } from '../book.ts';
import type { Example, Written } from '../example.ts';
import type { Referee } from '../shelf-referee.ts';

/** The referee's answer, or an example's claims, by part. */
type Said = Readonly<Record<string, unknown>>;

/** What is wrong with an example, without a full stop; null where it is true. */
export function falsehood(referee: Referee, example: Example): string | null {
  const found = answer(referee, example);
  const said = saidOf(referee, example, found);
  for (const [part, wanted] of Object.entries(expectedOf(example))) {
    if (!alike(said[part], wanted))
      return `${PARTS[part] ?? part}: the referee says ${shown(said[part])}, and not ${shown(wanted)}`;
  }
  const named = namedIn(referee, example, found);
  const missing = example.shows.find((rule) => !named.includes(rule));
  if (missing !== undefined) return `it shows ${missing}, which the referee does not name`;
  if (example.kind === 'try' && example.restsOn !== undefined && !decidedBy(found).includes(example.restsOn))
    return `it does not rest on ${example.restsOn}: the referee names ${shown(decidedBy(found))} as what decides`;
  const turnsOn = 'turnsOn' in example ? example.turnsOn : undefined;
  if (turnsOn === undefined) return null;
  return alike(otherwise(referee, example, turnsOn), said)
    ? `it does not turn on the option ${turnsOn}: the same comes of it either way`
    : null;
}

/** A fault for every example that is false or cannot be run. */
export const falseExamples = (referee: Referee, book: Book): readonly Fault[] =>
  casesIn(book).flatMap((example) =>
    thrown(() => {
      const fault = falsehood(referee, example);
      if (fault !== null) throw new Error(`examples, ${quoted(example.id)}: ${fault}`);
    }),
  );

const PARTS: Readonly<Record<string, string>> = {
  allowed: 'whether it may be done',
  breaks: 'the rules it breaks',
  after: 'what it comes to',
  totals: 'the scores',
  winner: 'the winner',
  places: 'where the table is wrong',
};

/** What an example claims; parts it leaves out are not checked. */
function expectedOf(example: Example): Said {
  switch (example.kind) {
    case 'try':
      return {
        allowed: example.allowed,
        ...(example.breaks !== undefined && { breaks: example.breaks }),
      };
    case 'course':
    case 'set-up':
      return { after: example.after };
    case 'score':
      return { totals: example.totals, winner: example.winner };
    case 'fault':
      return { places: example.places };
  }
}

function saidOf({ game, form }: Referee, example: Example, { first, steps, finding }: Answer): Said {
  switch (finding.kind) {
    case 'verdict':
      return { allowed: finding.verdict.allowed, breaks: finding.verdict.breaches.map(({ rule }) => rule) };
    case 'score':
      return {
        totals: finding.totals,
        winner: winnerIn(game.seats, finding.winners),
      };
    case 'faults':
      return { places: finding.faults.map(({ place }) => place) };
    case 'course': {
      const last = steps.at(-1)?.after ?? first;
      return {
        after: 'after' in example ? spokenOf(form.write(last), example.after, idsOf(game.seats)) : null,
      };
    }
  }
}

/** Every rule that the referee names for an example. */
function namedIn(referee: Referee, example: Example, { first, steps, finding }: Answer): readonly string[] {
  const { scenery } = referee;
  const rulesOf = (events: readonly { readonly rule: string }[] = []) => events.map(({ rule }) => rule);
  const happened = steps.flatMap(({ before, move, after }) =>
    rulesOf(scenery?.happenings(before, move, after)),
  );
  switch (finding.kind) {
    case 'verdict': {
      const { allowed, breaches, rulings } = finding.verdict;
      const tried = allowed ? rulesOf(triedEvents(referee, steps.at(-1)?.after ?? first, finding.words)) : [];
      return [...happened, ...tried, ...rulesOf([...breaches, ...rulings])];
    }
    case 'score':
      return [...happened, ...finding.rules];
    case 'faults':
      return finding.faults.flatMap(({ rule }) => (rule === null ? [] : [rule]));
    case 'course':
      return example.kind === 'set-up' ? rulesOf(scenery?.beginnings?.(first)) : happened;
  }
}

export const decidedBy = ({ finding }: Answer): readonly string[] =>
  finding.kind === 'verdict'
    ? finding.verdict.rulings.flatMap(({ rule, differs }) => (differs === false ? [] : [rule]))
    : [];

function triedEvents({ game, scenery }: Referee, position: unknown, words: string) {
  const move = game.parse(position, words);
  return move.ok ? scenery?.happenings(position, move.value, game.play(position, move.value)) : undefined;
}

/** The answer with an option flipped; null where the example cannot be run then. */
function otherwise(referee: Referee, example: Example, option: string): Said | null {
  try {
    return saidOf(referee, example, answer(referee, example, option));
  } catch {
    return null;
  }
}

const idsOf = (seats: readonly Seat[]): readonly string[] => seats.map(({ id }) => id);

/** The winners as an example writes them: a seat id, a list of several, or null for a draw. */
function winnerIn(seats: readonly Seat[], winners: readonly number[]): unknown {
  const ids = winners.map((winner) => seats[winner]?.id ?? null);
  return ids.length > 1 ? ids : (ids[0] ?? null);
}

/** The parts of a written position that `wanted` mentions. */
const spokenOf = (written: unknown, wanted: Written, players: readonly string[]): unknown =>
  isObject(written)
    ? Object.fromEntries(Object.keys(wanted).map((key) => [key, partOf(written[key], wanted[key], players)]))
    : written;

/**
 * The same for one field. An object of numbers by name ("soldiers on fields") is compared as a whole, unless
 * the names are the players': missing players are not compared.
 */
function partOf(written: unknown, wanted: unknown, players: readonly string[]): unknown {
  if (!isObject(written) || !isObject(wanted)) return written;
  const isWhole =
    Object.values(wanted).every((value) => typeof value === 'number') &&
    !players.some((player) => player in wanted);
  const keys = Object.keys(isWhole ? written : wanted);
  return Object.fromEntries(keys.map((key) => [key, partOf(written[key], wanted[key], players)]));
}

/** Deep equality of JSON, ignoring the order of keys. */
const alike = (one: unknown, other: unknown): boolean => ordered(one) === ordered(other);

const ordered = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    isObject(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  ) ?? 'nothing';

const shown = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
