/**
 * An example as a friend tells it: a few sentences that follow on one another, and its rules once at the end. Nothing is
 * said that the referee has not said.
 */
import { capital } from '../language.ts';
import type { Retelling } from '../referee/table/retold.ts';
import type { SceneEvent } from '../referee/table/scene.ts';
import type { Telling, ToldFinding } from './blocks.ts';
import { clausesJoined, type Clause } from './clauses.ts';
import { BOOK_WORDS } from './words.ts';

/** A move of an example to be told. */
export interface ToTell {
  /** The name of whoever makes it, as in the middle of a sentence. */
  readonly by: string;
  /** In the words of its buttons. */
  readonly says: string;
  readonly retold: Retelling | null;
  readonly events: readonly SceneEvent[];
}

interface CaseToTell {
  readonly status: string | null;
  /** How the points come about, or what lies won beside the board. */
  readonly scored: readonly string[];
  readonly shows: readonly string[];
  readonly steps: readonly ToTell[];
  /** What is tried in the end, where something is. */
  readonly tried: Retelling | null;
  readonly finding: ToldFinding | null;
  /** The names of the players, to say each once where they do several things. */
  readonly players: readonly string[];
  /** Makes one event of two that belong together. */
  readonly joined: (one: SceneEvent, other: SceneEvent) => SceneEvent | null;
}

const keyOf = ({ said, rule }: SceneEvent): string => said?.says ?? rule;
const kindOf = (event: SceneEvent): string => `${keyOf(event)} ${event.rule}`;

/** Most notes of the rules that an example tells besides what is seen. */
const MOST_NOTES = 3;

/** Which events an example tells: what is seen, and of notes and turns those that it is about. */
function tellable({ steps, shows }: Pick<CaseToTell, 'steps' | 'shows'>): ReadonlySet<SceneEvent> {
  const isShown = ({ rule }: SceneEvent): boolean => shows.includes(rule);
  const seen = steps.flatMap(({ events, retold }) =>
    events.filter((event) => {
      if (retold?.tells?.includes(keyOf(event))) return false;
      if (event.aside) return false;
      return isShown(event) || (!event.flow && !retold?.minor?.includes(keyOf(event)));
    }),
  );
  const told = new Set(seen.flatMap(({ rule, what }) => [rule, what]));
  const notes = new Map<string, SceneEvent>();
  for (const { events, retold } of steps)
    for (const event of events)
      if (
        event.aside &&
        isShown(event) &&
        !told.has(event.rule) &&
        !told.has(event.what) &&
        !retold?.tells?.includes(keyOf(event))
      )
        if (!notes.has(event.what)) notes.set(event.what, event);
  return new Set([...seen, ...[...notes.values()].slice(0, MOST_NOTES)]);
}

/** What a step says of itself, or something that happens in it. */
type Item = { readonly step: number } & ({ readonly says: string } | { readonly event: SceneEvent });

/** Neighbouring events that belong together as one, also of several moves. */
function merged(items: readonly Item[], joined: CaseToTell['joined']): readonly Item[] {
  const all: Item[] = [];
  for (const item of items) {
    const last = all.at(-1);
    const both = last && 'event' in last && 'event' in item ? joined(last.event, item.event) : null;
    if (last && both) all.splice(-1, 1, { step: last.step, event: both });
    else all.push(item);
  }
  return all;
}

/** How many steps from one on decline the same thing, each but the last without anything else to tell. */
function declining(steps: readonly ToTell[], from: number, told: ReadonlySet<SceneEvent>): number {
  const says = steps[from]?.retold?.neither;
  if (says === undefined) return 0;
  let count = 0;
  for (const step of steps.slice(from)) {
    if (step.retold?.neither !== says) break;
    count += 1;
    if (step.events.some((event) => told.has(event))) break;
  }
  return new Set(steps.slice(from, from + count).map(({ by }) => by)).size > 1 ? count : 0;
}

/**
 * "Gray is next" is left out before what gray does: the last word on whose turn it is stays.
 */
const isSaidByNext = (item: Item, next: Item | undefined, { by }: ToTell): boolean =>
  next !== undefined &&
  'event' in item &&
  (item.event.flow === true || item.event.aside === true) &&
  item.step < next.step &&
  [item, next].every((each) => textOf(each).startsWith(`${by} `));

const textOf = (item: Item): string => ('says' in item ? item.says : item.event.what);

/** What is told of the steps, in order. */
function itemsIn(wanted: CaseToTell): readonly Item[] {
  const { steps } = wanted;
  const told = tellable(wanted);
  const items: Item[] = [];
  for (let step = 0; step < steps.length;) {
    const count = declining(steps, step, told);
    const those = steps.slice(step, step + Math.max(1, count));
    const { retold } = those[0] ?? {};
    const says = count > 0 ? retold?.neither : retold?.does;
    if (says) items.push({ step, says });
    for (const { events } of those)
      items.push(...events.filter((event) => told.has(event)).map((event) => ({ step, event })));
    step += those.length;
  }
  return items.filter((item, index) => {
    const next = items[index + 1];
    const by = next && steps[next.step];
    return !by || !isSaidByNext(item, next, by);
  });
}

const clauseOf = (item: Item): Clause => ({
  step: item.step,
  says: textOf(item),
  key: 'says' in item ? item.says : kindOf(item.event),
});

/** Whether what is told begins after a turn or a round of the moves has: the first position is no longer true of it. */
function beginsLater(steps: readonly ToTell[], first: Item | undefined): boolean {
  if (first === undefined) return false;
  const earlier = steps.slice(0, first.step).flatMap(({ events }) => events);
  const events = steps[first.step]?.events ?? [];
  const until = 'event' in first ? events.indexOf(first.event) + 1 : 0;
  // A turn that ends, as the first thing that happens, is still the turn of the line above.
  return [...earlier, ...events.slice(0, until)].slice(1).some(({ flow }) => flow === true);
}

/** Where the sentences would be none: each move by its button, or the turns that begin and end. */
function bare(steps: readonly ToTell[]): readonly Clause[] {
  const events = steps.flatMap((step) => step.events).filter(({ aside }) => !aside);
  if (events.length > 0) return events.map((event) => ({ step: 0, says: event.what, key: kindOf(event) }));
  return steps.map(({ by, says }, step) => ({ step, says: `${by}: ${says}`, key: says }));
}

const sentences = (reasons: readonly string[]): string =>
  reasons.map((reason) => `${capital(reason.replace(/[.\s]+$/, ''))}.`).join(' ');

/** The answer to a try, or who wins, and why. */
function answerOf(
  { tried, name, tone, lines }: ToldFinding,
  isRetold: boolean,
): Pick<Telling, 'answer' | 'why'> {
  const why = sentences(lines.flatMap(({ says }) => says ?? []));
  if (tried === null) return { answer: `${name}${lines.length === 0 ? '.' : ':'}`, why };
  if (!isRetold) return { answer: `${name}.`, why };
  return { answer: tone === 'yes' ? BOOK_WORDS.maySo : BOOK_WORDS.mayNot, why };
}

/** Whether the position already says what the finding does: "Gray wins" of a game that is over. */
const isToldBy = (status: string | null, { tried, name, lines }: ToldFinding): boolean =>
  tried === null && lines.length === 0 && (status?.includes(name.split(',')[0] ?? name) ?? false);

/** Tells an example. */
export function tellCase(wanted: CaseToTell): Telling {
  const { status, scored, steps, tried, finding, shows, players, joined } = wanted;
  const items = itemsIn(wanted);
  const clauses = merged(items, joined).map(clauseOf);
  const attempt = finding?.tried ?? null;
  const happens = clauses.length > 0 || attempt !== null ? clauses : bare(steps);
  const asked = attempt === null ? [] : [tried?.wants ?? attempt];
  const broken = finding?.lines.flatMap(({ quotes }) => quotes?.rule ?? []) ?? [];
  return {
    when: beginsLater(steps, items[0]) ? null : status,
    scored: finding && isToldBy(status, finding) ? scored : [],
    story: [clausesJoined(happens, players), sentences(asked)].filter((part) => part !== '').join(' '),
    ...(finding && !isToldBy(status, finding)
      ? answerOf(finding, tried?.wants !== undefined)
      : { answer: null, why: '' }),
    rules: [...new Set([...broken, ...shows])],
  };
}
