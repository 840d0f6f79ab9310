/** Clauses as sentences that follow on one another: what belongs together is said in one, and a name once. */
import { capital } from '../language.ts';
import { BOOK_WORDS } from './words.ts';

/** Something that happens, without a full stop. */
export interface Clause {
  readonly says: string;
  /** Its kind: the key of its message. */
  readonly key: string;
  /** The place of its move among the moves. */
  readonly step: number;
}

/** The most clauses and letters of a sentence, and the most letters of a clause that another follows. */
const MOST = { clauses: 4, letters: 120, first: 64 } as const;

/** A clause with a comma, a colon or a full stop inside is left alone. */
const isPlain = (says: string): boolean => !/[,:;.]/.test(says);

/** What is alike at the beginning of two texts, in whole words. */
function headOf(one: string, other: string): readonly string[] {
  const [words, others] = [one.split(' '), other.split(' ')];
  const end = words.findIndex((word, index) => word !== others[index]);
  return words.slice(0, end < 0 ? words.length : end);
}

/** The least words that two clauses begin with to be told as one. */
const LEAST_ALIKE = 2;

/** What two texts have before their last words, where only those differ; null where they do not. */
function alike(one: string, other: string): string | null {
  const head = headOf(one, other);
  const isLast = [one, other].every((text) => text.split(' ').length === head.length + 1);
  return head.length >= LEAST_ALIKE && isLast ? head.join(' ') : null;
}

/** Puts neighbours into groups. */
function grouped<Of>(
  all: readonly Of[],
  isWith: (last: Of, next: Of) => boolean,
): readonly (readonly Of[])[] {
  const groups: Of[][] = [];
  for (const each of all) {
    const open = groups.at(-1);
    const last = open?.at(-1);
    if (open && last !== undefined && isWith(last, each)) open.push(each);
    else groups.push([each]);
  }
  return groups;
}

/** "red’s platoon rolls 3 and 4": clauses alike but for their last words. */
function byLastWords(texts: readonly string[]): readonly string[] {
  return grouped(texts, (last, next) => alike(last, next) !== null).map((those) => {
    const [first = '', second] = those;
    const head = second === undefined ? null : alike(first, second);
    return head === null
      ? first
      : `${head} ${BOOK_WORDS.and(those.map((text) => text.slice(head.length + 1)))}`;
  });
}

/** Clauses of one kind in one: said once with how often, by their last words, or one after the other. */
function ofOneKind(texts: readonly string[]): readonly string[] {
  const once = grouped(texts, (last, next) => last === next).map((those) =>
    those.length === 1 ? (those[0] ?? '') : BOOK_WORDS.times(those[0] ?? '', those.length),
  );
  const told = byLastWords(once);
  const together = BOOK_WORDS.and(told);
  const fits = told.length <= MOST.clauses && together.length <= MOST.letters && told.every(isPlain);
  return fits ? [together] : told;
}

/** The player with whom a clause begins. */
const subjectOf = (says: string, players: readonly string[]): string | undefined =>
  players.find((name) => says.toLowerCase().startsWith(`${name.toLowerCase()} `));

const namesOf = (one: Clause, other: Clause): string => `${one.says} ${other.says}`.toLowerCase();

/** Two clauses of a move as one, the name of the player said once: "red pays with an Army 3 and holds Paris now". */
function goingOn(last: Clause, next: Clause, players: readonly string[]): Clause | null {
  const who = subjectOf(next.says, players);
  const isOne =
    who !== undefined &&
    who === subjectOf(last.says, players) &&
    last.step === next.step &&
    last.says.length <= MOST.first &&
    isPlain(last.says) &&
    players.every((name) => name === who || !namesOf(last, next).includes(name.toLowerCase()));
  return isOne
    ? { ...next, says: `${last.says} ${BOOK_WORDS.alsoDoes(next.says.slice(who.length + 1))}` }
    : null;
}

/** The clauses with each name said once where a player does two things in a row. */
function withNamesOnce(clauses: readonly Clause[], players: readonly string[]): readonly Clause[] {
  const done: Clause[] = [];
  // Of three clauses the third begins a sentence.
  let isOpen = false;
  for (const clause of clauses) {
    const last = done.at(-1);
    const both: Clause | null = last && isOpen ? goingOn(last, clause, players) : null;
    if (both) done.splice(-1, 1, both);
    else done.push(clause);
    isOpen = both === null;
  }
  return done;
}

/** All clauses as sentences. */
export function clausesJoined(clauses: readonly Clause[], players: readonly string[]): string {
  const kinds = grouped(clauses, (last, next) => last.key === next.key);
  const told = kinds.flatMap((those) => {
    const [first] = those;
    if (!first) return [];
    return ofOneKind(those.map(({ says }) => says)).map((says): Clause => ({ ...first, says }));
  });
  return withNamesOnce(told, players)
    .map(({ says }) => `${capital(says)}.`)
    .join(' ');
}
