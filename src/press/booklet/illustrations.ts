/** Figures of a booklet: faces in a row, and examples with their position. */
import type { BlockOf } from '../../book/blocks.ts';
import { box, group, type SetNode } from '../../kit/face.ts';
import { round2 } from '../../kit/units.ts';
import type { Placement } from '../sheet.ts';
import type { BookletPicture, PictureFace, PictureWord } from './content.ts';
import {
  faceOf,
  lineAt,
  linesOf,
  reading,
  runsOf,
  together,
  type Compositor,
  type Painted,
  type Slug,
} from './compositor.ts';
import { columnHeight } from './booklet-page.ts';
import { caseHead, caseParts, heightOf, partNodes, type CaseBlock, type Part } from './figure-text.ts';
import { nameNodes } from './picture-names.ts';
import { HALF, onGrid, SMALL_BASELINE, SMALL_LINE } from './type.ts';

const NO_REACH = { top: 0, right: 0, bottom: 0, left: 0 } as const;

export const placed = (
  { face, x, y, turn, scale }: Omit<PictureFace, 'outlined' | 'cut'>,
  reach: Placement['reach'] = NO_REACH,
): Placement => ({
  face,
  x: round2(x),
  y: round2(y),
  turn,
  scale: Math.round(scale * 1e5) / 1e5,
  reach,
  silent: true,
});

/** Crops a face to the visible part of a picture. */
function reachOf(press: Compositor, each: PictureFace, scale: number): Placement['reach'] {
  const { cut, face, x, y } = each;
  if (cut === undefined) return NO_REACH;
  const { width, height } = faceOf(press, face);
  const inside = (from: number) => round2(-from * scale);
  return {
    top: inside(cut.y - y),
    right: inside(x + width * each.scale - cut.x - cut.width),
    bottom: inside(y + height * each.scale - cut.y - cut.height),
    left: inside(cut.x - x),
  };
}

/** Space above a figure, mm. */
const BEFORE = 2 * HALF;

/** Rows of faces: largest height in mm, largest scale, gap in mm, and the most in a row. */
const ROW = { height: 27, scale: 0.5, gap: 2.4, most: 4 } as const;

/** The same of a picture that is no card: it is as wide as the column. */
const LARGE = { height: 70, scale: 1 } as const;

/** A wheel or a board by itself, higher than any card, mm, is shown large enough to read. */
const BOARD = { from: 130, height: 56 } as const;

function sizeFor(press: Compositor, ids: readonly string[], isLarge: boolean | undefined) {
  if (isLarge) return LARGE;
  const [only, ...others] = ids.map((id) => faceOf(press, id));
  return only && others.length === 0 && only.height >= BOARD.from ? { ...ROW, height: BOARD.height } : ROW;
}

/** Splits faces into rows of equal length. */
function rowsOf<Face>(faces: readonly Face[]): readonly (readonly Face[])[] {
  const rows = Math.ceil(faces.length / ROW.most);
  const long = Math.ceil(faces.length / rows);
  return Array.from({ length: rows }, (_, row) => faces.slice(row * long, (row + 1) * long));
}

/** Faces in rows, all at one scale, with a caption. */
export function facesSlug(press: Compositor, { faces: ids, caption, isLarge }: BlockOf<'faces'>): Slug {
  const most = sizeFor(press, ids, isLarge);
  const rows = rowsOf(ids.map((id) => faceOf(press, id)));
  const tallest = Math.max(...rows.flat().map(({ height }) => height));
  const fits = rows.map(
    (row) => (press.width - ROW.gap * (row.length - 1)) / row.reduce((sum, { width }) => sum + width, 0),
  );
  const small = tallest < most.height / 2;
  const scale = Math.min(...fits, most.height / tallest, small ? 1 : most.scale);
  const high = tallest * scale;
  const all = rows.length * (high + ROW.gap) - ROW.gap;
  const lines = linesOf(press, 'caption', runsOf(caption), press.type.small, press.width);
  return {
    height: onGrid(all + HALF + lines.length * SMALL_LINE),
    before: BEFORE,
    keep: false,
    floats: true,
    paint: (x, y) => {
      const placements: Placement[] = [];
      const nodes: SetNode[] = [];
      for (const [index, row] of rows.entries()) {
        let left = x;
        for (const face of row) {
          const [width, height] = [face.width * scale, face.height * scale];
          const top = y + index * (high + ROW.gap) + high - height;
          placements.push(placed({ face: face.id, x: left, y: top, turn: 0, scale }));
          nodes.push(trimOf(press, { x: left, y: top, width, height }));
          left += width + ROW.gap;
        }
      }
      const told = reading({ figure: ids.map((id) => press.alts[id] ?? id).join('; ') }, nodes);
      const words = lines.map((line, index) =>
        lineAt(line, x, y + all + HALF / 2 + SMALL_BASELINE + index * SMALL_LINE),
      );
      return { placements, nodes: [told, reading('caption', words)] };
    },
  };
}

/** A face's outline, so that its bare edge is visible on white paper. */
export const trimOf = (
  { type }: Compositor,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): SetNode =>
  box({
    x: round2(x),
    y: round2(y),
    width: round2(width),
    height: round2(height),
    stroke: { colour: type.inks.quiet, width: 0.12 },
  });

/** Points a millimetre. */
const POINTS = 72 / 25.4;
/** The largest width of a word in a picture, mm of the page. */
const WORD = 20;

/** Names beside and in a picture, pt, and how far a place's name stands from its point, mm of the page. */
const NAMES = { name: 6, place: 5.2, below: 2.25, above: 0.85 } as const;

/** A number in a picture, scaled with it, or the name of a column, row or place. */
function wordNodes(
  press: Compositor,
  word: PictureWord,
  at: { x: number; y: number },
  scale: number,
): SetNode[] {
  const { inks, small } = press.type;
  const style =
    word.kind !== 'count'
      ? {
          ...small,
          size: NAMES[word.kind],
          ink: inks.key,
          // Its figures stand on the line: a zero is no letter o.
          font: 'poster',
        }
      : { ...small, font: 'bold', size: round2(word.size * scale * POINTS), ink: word.colour };
  const lines = linesOf(press, word.kind, [{ text: word.text }], style, WORD);
  const y = word.kind === 'place' ? at.y + (word.isLow ? -NAMES.above : NAMES.below) : at.y;
  return lines.map((line) => lineAt(line, at.x - WORD / 2, y, 'center', WORD));
}

/** A position at its scale, with its upper left corner at (x, y). */
export function paintPicture(
  press: Compositor,
  picture: BookletPicture,
  x: number,
  y: number,
  scale: number,
): Painted {
  const placements = picture.faces.map((each) =>
    placed(
      { ...each, x: x + each.x * scale, y: y + each.y * scale, scale: each.scale * scale },
      reachOf(press, each, scale),
    ),
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
  // If only a corner of a board is shown, crops the signs on it, too.
  const clip = picture.clip ?? picture.faces.find(({ cut }) => cut !== undefined)?.cut;
  const signs = group({ x: round2(x), y: round2(y), scale, ...(clip && { clip }), nodes: [picture.signs] });
  const names = picture.names
    ? nameNodes(
        press,
        picture.names,
        { x, y, width: picture.width * scale, height: picture.height * scale },
        scale,
      )
    : [];
  return { placements, nodes: [reading({ figure: picture.alt }, [...outlines, signs, ...words, ...names])] };
}

/** The width up to which a picture has its words beside it, mm. */
const NARROW = 23;

interface Figure {
  readonly head: readonly Part[];
  readonly picture: BookletPicture | undefined;
  /** The largest height of the picture, mm. */
  readonly high: number;
  /** Sets the words in a column of this width, mm. */
  readonly partsIn: (width: number) => readonly Part[];
}

/** A figure with the final size of its picture; words are below or beside it. */
interface Laid extends Pick<Figure, 'head' | 'picture'> {
  readonly scale: number;
  readonly size: { readonly width: number; readonly height: number };
  readonly beside: boolean;
  readonly indent: number;
  readonly parts: readonly Part[];
  /** From the figure's top to its picture, and to its words, mm. */
  readonly top: number;
  readonly words: number;
  readonly height: number;
}

function laidOut(press: Compositor, { head, picture, high, partsIn }: Figure): Laid {
  const scale = picture ? Math.min(press.width / picture.width, high / picture.height) : 0;
  const size = { width: (picture?.width ?? 0) * scale, height: (picture?.height ?? 0) * scale };
  const beside = picture !== undefined && size.width <= NARROW;
  const indent = beside ? size.width + 1.5 * HALF : 0;
  const parts = partsIn(press.width - indent);
  const top = HALF + heightOf(head) + (picture ? HALF / 2 : 0);
  const words = top + (picture && !beside ? size.height + HALF / 2 : 0);
  const height = onGrid(Math.max(top + size.height, words + heightOf(parts)) + HALF / 2);
  return { head, picture, scale, size, beside, indent, parts, top, words, height };
}

/** The least height of a picture when shrunk for its words, mm. */
const LOWEST = 20;

/** The figure with the highest picture that still fits a page. */
function fitted(press: Compositor, figure: Figure): Laid {
  const most = columnHeight(press);
  let laid = laidOut(press, figure);
  for (let high = figure.high - HALF; figure.picture && laid.height > most && high >= LOWEST; high -= HALF)
    laid = laidOut(press, { ...figure, high });
  return laid;
}

/** A figure below a rule: its heading, the picture, and words below or beside. */
function figureSlug(press: Compositor, figure: Figure): Slug {
  const { head, picture, scale, size, beside, indent, parts, top, words, height } = fitted(press, figure);
  const { accent } = press.type.inks;
  return {
    height,
    before: BEFORE,
    keep: false,
    floats: true,
    paint: (x, y) => {
      const left = beside ? x : x + (press.width - size.width) / 2;
      const nodes = [
        box({ x, y: round2(y), width: press.width, height: 0.25, fill: accent }),
        ...partNodes(head, x, y + HALF),
      ];
      const shown = picture ? [paintPicture(press, picture, left, y + top, scale)] : [];
      const told: Painted = { nodes: partNodes(parts, x + indent, y + words), placements: [] };
      return together([{ nodes, placements: [] }, ...shown, told]);
    },
  };
}

/** An example: its position, the moves, and the referee's answer. */
export const caseSlug = (press: Compositor, block: CaseBlock): Slug => ({
  ...figureSlug(press, {
    head: caseHead(press, block),
    picture: block.picture,
    high: press.pictures,
    partsIn: (width) => caseParts(press, block, width),
  }),
  ...(block.picture && { resized: (pictures) => caseSlug({ ...press, pictures }, block) }),
});
