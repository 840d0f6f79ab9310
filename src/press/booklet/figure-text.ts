/** The texts of figures: parts below each other, and what an example says. */
import { plain, strong, type ToldFinding, type ToldStep, type Words } from '../../book/blocks.ts';
import { BOOK_WORDS } from '../../book/words.ts';
import type { SetNode, TextStyle } from '../../kit/face.ts';
import { capital } from '../../language.ts';
import {
  CLOSE,
  FULL,
  linesOf,
  paragraphAt,
  runsOf,
  TOLD,
  type Compositor,
  type Leading,
} from './compositor.ts';
import type { BookletBlock } from './content.ts';
import { HALF } from './type.ts';

export type CaseBlock = Extract<BookletBlock, { readonly kind: 'case' }>;

/** Texts about a picture from the top down, each with its line spacing. */
export interface Part extends Leading {
  readonly lines: ReturnType<typeof linesOf>;
  readonly before: number;
}

export const partOf = (
  press: Compositor,
  field: string,
  words: Words,
  style: TextStyle,
  { before, width, ...leading }: Leading & { readonly before: number; readonly width: number },
): Part => ({ ...leading, before, lines: linesOf(press, field, runsOf(words), style, width) });

/** The height of texts below each other, mm. */
export const heightOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, { lines, leading, before }) => sum + before + lines.length * leading, 0);

/** Texts below each other from `y`. */
export function partNodes(parts: readonly Part[], x: number, y: number): readonly SetNode[] {
  let top = y;
  return parts.flatMap((part) => {
    const at = top + part.before;
    top = at + part.lines.length * part.leading;
    return paragraphAt(part.lines, x, at, part);
  });
}

/** The visible events of a step; if there are none, those that only follow from the rules. */
function seenIn({ events }: ToldStep): ToldStep['events'] {
  const seen = events.filter(({ aside }) => !aside);
  return seen.length > 0 ? seen : events;
}

/**
 * The steps as sentences: who does what, and the result. Moves without a result are merged with the next one.
 */
function stepWords(steps: readonly ToldStep[]): readonly Words[] {
  const told: Words[] = [];
  let moves: Words = [];
  for (const [index, step] of steps.entries()) {
    const [first, ...rest] = seenIn(step);
    const by = capital(step.by);
    // If the first event begins with the actor, it already says the move.
    const isSaid = first !== undefined && capital(first.what).startsWith(`${by} `);
    const isShown = step.isChance && first !== undefined;
    const lead = strong(isSaid ? `${capital(first.what)}` : `${by}: ${step.says}.`);
    const told1 = isSaid ? [plain(` (${first.rule}). `)] : [plain(' ')];
    // What chance does is told by what happens.
    moves = isShown ? moves : [...moves, lead, ...told1];
    const happens = isSaid ? rest : [first, ...rest].flatMap((each) => each ?? []);
    if (happens.length === 0 && index < steps.length - 1) continue;
    told.push([...moves, plain(happens.map(({ rule, what }) => `${capital(what)} (${rule}).`).join(' '))]);
    moves = [];
  }
  return told;
}

/** The referee's answer in words: for a refusal, the rules broken and what would help. */
function findingWords({ tried, name, lines, ruled }: ToldFinding): Words {
  if (tried === null && lines.length === 0) return [strong(`${name}.`)];
  if (tried === null)
    return [strong(`${name}: `), plain(`${lines.flatMap(({ says }) => says ?? []).join('; ')}.`)];
  const broken = lines.flatMap(({ quotes, says }) =>
    says === null ? [] : [` ${quotes?.rule ?? ''}: ${BOOK_WORDS.says(says)}`],
  );
  return [
    plain(`${capital(tried)}: `),
    strong(`${name}.`),
    ...[...broken, ...(ruled === null ? [] : [` ${ruled}`])].map(plain),
  ];
}

/** The label of an example, and its title. */
export const caseHead = (press: Compositor, { told: { title } }: CaseBlock): Part[] => {
  const { width, type } = press;
  const label = [plain(BOOK_WORDS.example.toUpperCase())];
  return [
    partOf(press, `example ${title}`, label, type.label, { ...CLOSE, before: 0, width }),
    partOf(press, `example ${title}`, [strong(title)], type.body, { ...FULL, before: 0, width }),
  ];
};

type Table = NonNullable<CaseBlock['told']['table']>;

/** Whether the position already says what the finding does: "Gray wins" of a game that is over. */
const isToldBy = (table: Table | null, { tried, name, lines }: ToldFinding): boolean =>
  tried === null && lines.length === 0 && (table?.status.includes(name.split(',')[0] ?? name) ?? false);

/** What was won, of a game that is over: it lies beside the board, and counts. */
const wonIn = ({ zones }: Table): readonly Words[] =>
  zones.flatMap(({ name, count, role }) =>
    role?.is === 'prize' && count !== null ? [[strong(`${capital(name)}: `), plain(`${count}.`)]] : [],
  );

/** What an example says: its position, the moves, and the referee's answer. */
export function caseParts(
  press: Compositor,
  { told: { title, table, written, steps, finding } }: CaseBlock,
  width: number,
): Part[] {
  const { body, example } = press.type;
  const part = (words: Words, style: TextStyle, leading: Leading, before: number): Part =>
    partOf(press, `example ${title}`, words, style, { ...leading, before, width });
  const isTold = finding !== null && isToldBy(table, finding);
  const won = table && isTold ? wonIn(table) : [];
  return [
    ...(table ? [part([plain(table.status)], example, TOLD, 0)] : []),
    ...won.map((words) => part(words, example, TOLD, 0.6)),
    ...written.map(([name, value]) => part([strong(`${name}: `), plain(value)], example, TOLD, 0.6)),
    ...stepWords(steps).map((words, index) => part(words, example, TOLD, index === 0 ? HALF / 2 : 0.6)),
    ...(finding && !isTold ? [part(findingWords(finding), body, FULL, HALF / 2)] : []),
  ];
}
