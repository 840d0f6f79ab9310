/** Renders a game's rules: quotes its sentences, and asks the referee about its examples. */
import { wordsOf } from './choices.ts';
import { hasBoard, type Scene, type SceneLine } from '../referee/table/scene.ts';
import { capital, goingOn } from '../language.ts';
import { actorName, nameIn, type Seat } from '../referee/seats.ts';
import { trailTo, withTrail } from './trail.ts';
import { sceneOfAttempt } from './attempt-scene.ts';
import type { Verdict } from '../referee/verdict.ts';
import { answer, type Finding } from './answer.ts';
import type { Block, FindingLine, SourceBlock, ToldCase, ToldFinding } from './blocks.ts';
import { exampleOf, statementOf, type Book } from './book.ts';
import type { Example } from './example.ts';
import { findingName, tone } from './verdict-words.ts';
import { inWords } from './position-words.ts';
import type { Referee } from './shelf-referee.ts';
import { tellCase } from './telling.ts';
import { BOOK_WORDS } from './words.ts';

/** A book with the referee that answers its examples; without one, only their titles are shown. */
export interface Told {
  readonly book: Book;
  readonly referee: Referee | null;
}

/** A rules text with everything it quotes. @throws for an id that does not exist. */
export const toldText = (text: readonly SourceBlock[], told: Told): readonly Block[] =>
  text.map((block): Block => {
    switch (block.kind) {
      case 'rule':
        return ruleBlock(told.book, block.id);
      case 'case':
        return { kind: 'case', told: toldCase(told.referee, exampleOf(told.book, block.id)) };
      case 'aside':
        return { kind: 'aside', blocks: toldText(block.blocks, told) };
      default:
        return block;
    }
  });

function ruleBlock(book: Book, id: string): Block {
  const { text, provenance } = statementOf(book, id);
  const mark = BOOK_WORDS.marks[provenance];
  return {
    kind: 'rule',
    id,
    text,
    ...(mark !== null && { mark }),
    ...(provenance === 'ruling' && { isRuling: true }),
  };
}

/** An example with the referee's answer; `flipped` asks under the other setting of that option. */
export function toldCase(referee: Referee | null, example: Example, flipped?: string): ToldCase {
  const { title, shows } = example;
  const untold = { when: null, scored: [], story: '', answer: null, why: '', rules: shows };
  if (!referee) return { title, on: [], table: null, written: [], steps: [], finding: null, telling: untold };
  const { scenery } = referee;
  const { first, steps, finding, on } = answer(referee, example, flipped);
  const tableOf = (position: unknown): Scene | null =>
    position === null ? null : (scenery?.scene(position, null) ?? null);
  /** Marks the try on the scene, if it is made in this position. */
  const asTried = (scene: Scene | null, position: unknown, isLast: boolean): Scene | null => {
    if (!scene || !scenery || !isLast || finding.kind !== 'verdict') return scene;
    const { move, verdict } = finding;
    return sceneOfAttempt({ game: referee.game, scenery }, scene, position, move, verdict.allowed);
  };
  const bare = tableOf(first);
  const tables = [first, ...steps.map(({ after }) => after)].map(tableOf);
  const table = asTried(bare, first, steps.length === 0);
  const last = steps.at(-1)?.after ?? first;
  const told = finding.kind === 'course' ? null : toldFinding(referee, finding, on, last);
  const happenings = steps.map(({ before, move, after }) => scenery?.happenings(before, move, after) ?? []);
  return {
    title,
    on,
    table,
    written: table ? withoutBoard(table) : 'position' in example ? inWords(example.position) : [],
    steps: steps.map(({ words, before, move, after }, index) => {
      const shown = tables[index + 1] ?? null;
      const trail = trailTo(tables.slice(0, index + 2).flatMap((scene) => scene ?? []));
      return {
        words,
        says: inTouches(referee, before, move, words),
        by: actorName(referee.game, referee.game.toAct(before)),
        ...(referee.game.toAct(before) === 'chance' && { isChance: true as const }),
        lines: linesOfMove(referee, tables[index] ?? null, before, move),
        events: happenings[index] ?? [],
        table: asTried(shown && withTrail(shown, trail), after, index === steps.length - 1),
      };
    }),
    finding: told,
    telling: tellCase({
      status: table?.status ?? null,
      scored: scoreIn(referee, first, table),
      shows,
      steps: steps.map(({ words, before, move }, index) => ({
        by: actorName(referee.game, referee.game.toAct(before)),
        says: inTouches(referee, before, move, words),
        retold: referee.retold?.retell(before, move) ?? null,
        events: happenings[index] ?? [],
      })),
      tried: finding.kind === 'verdict' ? (referee.retold?.retell(last, finding.move) ?? null) : null,
      finding: told,
      players: referee.game.seats.map(({ name }) => name),
      joined: (one, other) => scenery?.joined?.(one, other) ?? null,
    }),
  };
}

/** How the points of a game that is over come about; where the game does not tell it, what lies won. */
function scoreIn({ game, retold }: Referee, position: unknown, table: Scene | null): readonly string[] {
  if (position === null || game.outcome(position) === null) return [];
  if (retold?.retellScore) return retold.retellScore(position).map(capital);
  return table ? wonIn(table, game.seats) : [];
}

/** What lies won beside a board: "Red, crates: 2". */
const wonIn = ({ zones }: Scene, seats: readonly Seat[]): readonly string[] =>
  zones.flatMap(({ name, count, owner, role }) => {
    if (role?.is !== 'prize' || count === null) return [];
    const whose = owner === null ? name : `${nameIn(seats, owner)}, ${goingOn(name)}`;
    return [`${capital(whose)}: ${count}`];
  });

/** The zones as a list, for a scene without a board. */
export const withoutBoard = (table: Scene): ToldCase['written'] =>
  hasBoard(table) ? [] : table.zones.map(({ name, says }) => [name, says]);

/** A move in the words of its buttons, or else in notation. */
const inTouches = ({ scenery }: Referee, position: unknown, move: unknown, words: string): string =>
  (scenery && wordsOf(scenery.interaction, position, move)) ?? words;

/** The lines that draw a try on the board. */
function linesOfMove(
  { game, scenery }: Referee,
  table: Scene | null,
  position: unknown,
  move: unknown,
): readonly SceneLine[] {
  if (!scenery || !table) return [];
  return sceneOfAttempt({ game, scenery }, { ...table, lines: [] }, position, move, true).lines;
}

function toldFinding(
  referee: Referee,
  finding: Finding,
  on: readonly string[],
  position: unknown,
): ToldFinding {
  const { game, sentences } = referee;
  const { sentence } = sentences(on);
  const quoted = (rule: string) => ({ rule, sentence: sentence(rule) });
  const tried = finding.kind === 'verdict' ? inTouches(referee, position, finding.move, finding.words) : null;
  return {
    tried,
    notation: finding.kind !== 'verdict' || finding.words === tried ? null : finding.words,
    name: findingName(finding, game.seats),
    tone: tone(finding),
    lines: linesOf(finding, quoted),
    ruled: finding.kind === 'verdict' ? ruledBy(finding.verdict, on) : null,
  };
}

function ruledBy({ basis, rulings }: Verdict<string, string>, on: readonly string[]): string | null {
  if (basis !== 'ruling') return null;
  const isOther = rulings.some(
    ({ differs, option }) => differs !== false && option !== null && on.includes(option),
  );
  return isOther ? BOOK_WORDS.byOther : BOOK_WORDS.byRuling;
}

function linesOf(
  finding: Finding,
  quoted: (rule: string) => NonNullable<FindingLine['quotes']>,
): readonly FindingLine[] {
  if (finding.kind === 'faults')
    return finding.faults.map(({ rule, place, message }) => ({
      place,
      says: message,
      quotes: rule === null ? null : quoted(rule),
    }));
  if (finding.kind !== 'verdict') return [];
  const { breaches, rulings } = finding.verdict;
  const deciding = rulings.filter(
    ({ rule, differs }) => differs && !breaches.some((breach) => breach.rule === rule),
  );
  return [
    ...breaches.map(({ rule, remedy }) => ({ quotes: quoted(rule), place: null, says: remedy })),
    ...deciding.map(({ rule }) => ({ quotes: quoted(rule), place: null, says: null })),
  ];
}
