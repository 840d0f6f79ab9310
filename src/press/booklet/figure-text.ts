/** The texts of figures: parts below each other, and what an example says. */
import { plain, strong, type Words } from '../../book/blocks.ts';
import { BOOK_WORDS } from '../../book/words.ts';
import type { SetNode, TextStyle } from '../../kit/face.ts';
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

/** The label of an example, and its title. */
export const caseHead = (press: Compositor, { told: { title } }: CaseBlock): Part[] => {
  const { width, type } = press;
  const label = [plain(BOOK_WORDS.example.toUpperCase())];
  return [
    partOf(press, `example ${title}`, label, type.label, { ...CLOSE, before: 0, width }),
    partOf(press, `example ${title}`, [strong(title)], type.body, { ...FULL, before: 0, width }),
  ];
};

/** What an example says: where the game stands, what happens, the referee's answer, and at the end the rules. */
export function caseParts(press: Compositor, { told }: CaseBlock, width: number): Part[] {
  const { title, written } = told;
  const { example, small, mark, inks } = press.type;
  const field = `example ${title}`;
  const { when, scored, story, answer, why, rules } = told.telling;
  const runs = [
    ...[story, ...(answer === null ? [] : [answer])].flatMap((text, index) =>
      text === '' ? [] : [{ text: `${text} `, ...(index === 1 && { style: { font: 'bold' } as const }) }],
    ),
    ...(why === '' ? [] : [{ text: `${why} ` }]),
    { text: rules.join(', '), style: { ...mark, ink: inks.quiet } },
  ];
  const part = (words: Words, before: number): Part =>
    partOf(press, field, words, example, { ...TOLD, before, width });
  const said = { ...TOLD, before: HALF / 2, lines: linesOf(press, field, runs, example, width) };
  return [
    ...(when === null
      ? []
      : [partOf(press, field, [plain(when)], { ...small, ink: inks.quiet }, { ...CLOSE, before: 0, width })]),
    ...(scored.length > 0 ? [part([plain(`${scored.join('. ')}.`)], 0.6)] : []),
    ...written.map(([name, value]) => part([strong(`${name}: `), plain(value)], 0.6)),
    said,
  ];
}
