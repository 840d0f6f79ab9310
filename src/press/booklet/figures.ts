/** Figures: printed faces in a row, and examples with their table. */
import {
  plain,
  strong,
  type BlockOf,
  type ToldFinding,
  type ToldStep,
  type Words,
} from '../../book/blocks.ts';
import { BOOK_WORDS } from '../../book/words.ts';
import { box, group, type SetNode, type TextStyle } from '../../kit/face.ts';
import { round2 } from '../../kit/units.ts';
import type { Placement } from '../sheet.ts';
import type { BookletBlock, BookletPicture, PictureFace, PictureWord } from './content.ts';
import {
  CLOSE,
  faceOf,
  FULL,
  lineAt,
  linesOf,
  paragraphAt,
  reading,
  runsOf,
  together,
  type Compositor,
  type Leading,
  type Painted,
  type Slug,
} from './compositor.ts';
import { HALF, ID_COLUMN, onGrid, SMALL_BASELINE, SMALL_LINE } from './type.ts';

type CaseBlock = Extract<BookletBlock, { readonly kind: 'case' }>;

const NO_REACH = { top: 0, right: 0, bottom: 0, left: 0 } as const;

const placed = ({ face, x, y, turn, scale }: Omit<PictureFace, 'outlined'>): Placement => ({
  ...{ face, x: round2(x), y: round2(y), turn, scale: Math.round(scale * 1e5) / 1e5 },
  reach: NO_REACH,
  silent: true,
});

/** Space above a figure, mm. */
const BEFORE = 2 * HALF;

/** A row of faces: as large as these allow, mm, and of their real size as a share. */
const ROW = { height: 42, scale: 0.5, gap: 3 } as const;

/** The faces of the box in a row, all at one scale, with a caption. */
export function facesSlug(press: Compositor, { faces: ids, caption }: BlockOf<'faces'>): Slug {
  const faces = ids.map((id) => faceOf(press, id));
  const gaps = ROW.gap * (faces.length - 1);
  const natural = faces.reduce((sum, { width }) => sum + width, 0);
  const tallest = Math.max(...faces.map(({ height }) => height));
  const small = tallest < ROW.height / 2;
  const scale = Math.min((press.measure - gaps) / natural, ROW.height / tallest, small ? 1 : ROW.scale);
  const high = tallest * scale;
  const lines = linesOf(press, 'caption', runsOf(caption), press.type.small, press.measure);
  return {
    height: onGrid(high + HALF + lines.length * SMALL_LINE),
    before: BEFORE,
    keep: false,
    floats: true,
    paint: (x, y) => {
      let left = x + ID_COLUMN;
      const placements: Placement[] = [];
      const nodes: SetNode[] = [];
      for (const face of faces) {
        const [width, height] = [face.width * scale, face.height * scale];
        const top = y + high - height;
        placements.push(placed({ face: face.id, x: left, y: top, turn: 0, scale }));
        nodes.push(trimOf(press, { x: left, y: top, width, height }));
        left += width + ROW.gap;
      }
      const told = reading({ figure: ids.map((id) => press.alts[id] ?? id).join('; ') }, nodes);
      const words = lines.map((line, index) =>
        lineAt(line, x + ID_COLUMN, y + high + HALF / 2 + SMALL_BASELINE + index * SMALL_LINE),
      );
      return { placements, nodes: [told, reading('caption', words)] };
    },
  };
}

/** The outline of a face, so that its bare edge is seen on white paper. */
const trimOf = (
  { type }: Compositor,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): SetNode =>
  box({
    ...{ x: round2(x), y: round2(y), width: round2(width), height: round2(height) },
    stroke: { colour: type.inks.quiet, width: 0.12 },
  });

/** Points to a millimetre. */
const POINTS = 72 / 25.4;
/** As wide as a word in a picture may be, mm of the page. */
const WORD = 20;

/** A number of a picture at its scale, or the name of a column or row. */
function wordNodes(
  press: Compositor,
  word: PictureWord,
  at: { x: number; y: number },
  scale: number,
): SetNode[] {
  const { inks, small } = press.type;
  const style =
    word.kind === 'name'
      ? { ...small, size: 5, ink: inks.key }
      : { ...small, font: 'bold', size: round2(word.size * scale * POINTS), ink: word.colour };
  const lines = linesOf(press, word.kind, [{ text: word.text }], style, WORD);
  return lines.map((line) => lineAt(line, at.x - WORD / 2, at.y, 'center', WORD));
}

/** A table at its scale, with its upper left corner at (x, y). */
function paintPicture(
  press: Compositor,
  picture: BookletPicture,
  x: number,
  y: number,
  scale: number,
): Painted {
  const placements = picture.faces.map((each) =>
    placed({ ...each, x: x + each.x * scale, y: y + each.y * scale, scale: each.scale * scale }),
  );
  const outlines = picture.faces
    .filter(({ outlined }) => outlined)
    .map((each) => {
      const { width, height } = faceOf(press, each.face);
      const place = { x: x + each.x * scale, y: y + each.y * scale };
      return trimOf(press, {
        ...place,
        width: width * each.scale * scale,
        height: height * each.scale * scale,
      });
    });
  const words = picture.words.flatMap((word) =>
    wordNodes(press, word, { x: x + word.x * scale, y: y + word.y * scale }, scale),
  );
  const signs = group({ x: round2(x), y: round2(y), scale, nodes: [picture.signs] });
  return { placements, nodes: [reading({ figure: picture.alt }, [...outlines, signs, ...words])] };
}

/** The most that a table takes of a page, mm. */
const TABLE = { width: 46, height: 57 } as const;
const GUTTER = 4.4;

/** What stands beside the table, top down: each part its lines and how they are led. */
interface Part extends Leading {
  readonly lines: ReturnType<typeof linesOf>;
  readonly before: number;
}

/** What is done, and what happens; moves of which nothing comes are named with the one after them. */
function stepWords(steps: readonly ToldStep[]): readonly Words[] {
  const told: Words[] = [];
  let moves: readonly string[] = [];
  for (const [index, { says, events }] of steps.entries()) {
    moves = [...moves, says];
    if (events.length === 0 && index < steps.length - 1) continue;
    const happens = events.map(({ rule, what }) => `${what} (${rule})`).join('; ');
    told.push([strong(moves.join('; ')), plain(happens === '' ? '.' : `: ${happens}.`)]);
    moves = [];
  }
  return told;
}

/** The referee's answer: for a refusal what breaks it and what would mend it. */
function findingWords({ tried, name, lines, ruled }: ToldFinding): Words {
  if (tried === null && lines.length === 0) return [strong(`${name}.`)];
  if (tried === null)
    return [strong(`${name}: `), plain(`${lines.flatMap(({ says }) => says ?? []).join('; ')}.`)];
  const broken = lines.flatMap(({ quotes, says }) =>
    says === null ? [] : [` ${quotes?.rule ?? ''}: ${BOOK_WORDS.says(says)}`],
  );
  return [
    ...[plain(`${tried}: `), strong(`${name}.`)],
    ...[...broken, ...(ruled ? [` ${BOOK_WORDS.byRuling}`] : [])].map(plain),
  ];
}

function caseParts(
  press: Compositor,
  { told: { title, table, written, steps, finding } }: CaseBlock,
  width: number,
): Part[] {
  const { body, small, label } = press.type;
  const part = (words: Words, style: TextStyle, leading: Leading, before: number): Part => ({
    ...leading,
    lines: linesOf(press, `example ${title}`, runsOf(words), style, width),
    before,
  });
  return [
    part([plain(BOOK_WORDS.example.toUpperCase())], label, CLOSE, 0),
    part([strong(title)], body, FULL, 0),
    ...(table ? [part([plain(table.status)], small, CLOSE, 0.6)] : []),
    ...written.map(([name, value]) => part([strong(`${name}: `), plain(value)], small, CLOSE, 0.6)),
    ...stepWords(steps).map((words, index) => part(words, small, CLOSE, index === 0 ? HALF / 2 : 0.6)),
    ...(finding ? [part(findingWords(finding), body, FULL, HALF / 2)] : []),
  ];
}

/** An example: its table, and beside it what is done and what the referee says. */
export function caseSlug(press: Compositor, block: CaseBlock): Slug {
  const { picture } = block;
  const scale = picture ? Math.min(TABLE.width / picture.width, TABLE.height / picture.height) : 0;
  const table = picture ? { width: TABLE.width, height: picture.height * scale } : { width: 0, height: 0 };
  const indent = picture ? table.width + GUTTER : ID_COLUMN;
  const parts = caseParts(press, block, press.width - indent);
  const words = parts.reduce((sum, { lines, leading, before }) => sum + before + lines.length * leading, 0);
  const pad = 1.2 * HALF;
  const height = onGrid(Math.max(table.height, words) + pad + HALF / 2);
  const { accent } = press.type.inks;
  return {
    height,
    before: BEFORE,
    keep: false,
    floats: true,
    paint: (x, y) => {
      let top = y + pad;
      const nodes: SetNode[] = [box({ x, y: round2(y), width: press.width, height: 0.25, fill: accent })];
      for (const part of parts) {
        top += part.before;
        nodes.push(...paragraphAt(part.lines, x + indent, top, part));
        top += part.lines.length * part.leading;
      }
      const shown = picture
        ? [paintPicture(press, picture, x + (table.width - picture.width * scale) / 2, y + pad, scale)]
        : [];
      return together([{ nodes, placements: [] }, ...shown]);
    },
  };
}
