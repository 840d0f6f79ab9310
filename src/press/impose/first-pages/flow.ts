/**
 * Layout of a page from the top down: each part gets a position and width, and returns its nodes and height.
 */
import {
  art,
  box,
  group,
  text,
  type Node,
  type Reads,
  type Run,
  type TextBlock,
  type TextStyle,
} from '../../../kit/face.ts';
import { breakLines } from '../../../kit/type/break.ts';
import type { Fonts } from '../../../kit/type/font.ts';
import { ptToMm, round2 } from '../../../kit/units.ts';
import { BLACK } from '../marks.ts';

export interface Flowed {
  readonly nodes: readonly Node[];
  /** mm. */
  readonly height: number;
}

/** Sets a part with its upper left corner at (x, y) in a column `width` mm wide. */
export type Flow = (x: number, y: number, width: number) => Flowed;

const DEFAULT_LEADING = 1.2;

/** The height of a text block as in `typeset`: cap line of the first line to descenders of the last. */
function textHeight(runs: string | readonly Run[], style: TextStyle, width: number, fonts: Fonts): number {
  const font = fonts.get(style.font);
  // The typesetter reports a missing font.
  if (!font) return 0;
  const lines = breakLines(runs, style, width, fonts).length;
  const size = ptToMm(style.size);
  return size * (font.capHeight + font.descent + (lines - 1) * (style.leading ?? DEFAULT_LEADING));
}

/** A text block; a paragraph, unless `more` says otherwise. */
export const words =
  (
    fonts: Fonts,
    field: string,
    runs: string | readonly Run[],
    style: TextStyle,
    more: Pick<TextBlock, 'align' | 'balance' | 'reads'> = {},
  ): Flow =>
  (x, y, width) => {
    const height = textHeight(runs, style, width, fonts);
    return {
      height,
      nodes: [
        text({ field, text: runs, style, x, y, width, height: height + 0.01, reads: 'paragraph', ...more }),
      ],
    };
  };

export const reading =
  (reads: Reads, flow: Flow): Flow =>
  (x, y, width) => {
    const { nodes, height } = flow(x, y, width);
    return { height, nodes: [group({ x: 0, y: 0, reads, nodes })] };
  };

export const space =
  (height: number): Flow =>
  () => ({ nodes: [], height });

/** A horizontal rule across the column, `weight` mm thick. */
export const rule =
  (weight: number): Flow =>
  (x, y, width) => ({ nodes: [box({ x, y, width, height: weight, fill: BLACK })], height: weight });

/** A drawing with a known size, mm. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly Node[];
  /** Alternative text; left out, the drawing is decoration. */
  readonly alt?: string;
}

/** A drawing; `place` aligns it within a wider column. */
export const picture =
  (drawing: Drawing, place: 'left' | 'center' = 'left'): Flow =>
  (x, y, width) => {
    const { nodes, alt, height } = drawing;
    const left = round2(place === 'left' ? x : x + (width - drawing.width) / 2);
    const reads: Reads = alt === undefined ? 'decoration' : { figure: alt };
    return { height, nodes: [group({ x: left, y: round2(y), reads, nodes })] };
  };

/** Parts below each other, `gap` mm apart. */
export const stack =
  (parts: readonly Flow[], gap = 0): Flow =>
  (x, y, width) => {
    const nodes: Node[] = [];
    let height = 0;
    parts.forEach((part, index) => {
      if (index > 0) height += gap;
      const set = part(x, round2(y + height), width);
      nodes.push(...set.nodes);
      height = round2(height + set.height);
    });
    return { nodes, height };
  };

/** Columns side by side; those without a width share the rest. */
export const columns =
  (parts: readonly { readonly width?: number; readonly flow: Flow }[], gap: number): Flow =>
  (x, y, width) => {
    const fixed = parts.reduce((sum, part) => sum + (part.width ?? 0), gap * (parts.length - 1));
    const open = parts.filter((part) => part.width === undefined).length;
    const share = open === 0 ? 0 : (width - fixed) / open;
    let left = x;
    const set = parts.map((part) => {
      const own = part.width ?? share;
      const flowed = part.flow(round2(left), y, round2(own));
      left += own + gap;
      return flowed;
    });
    return {
      nodes: set.flatMap(({ nodes }) => nodes),
      height: Math.max(...set.map(({ height }) => height)),
    };
  };

/** A list, with hairlines between its items. */
export const list = (items: readonly Flow[]): Flow =>
  reading(
    'list',
    stack(
      items.flatMap((item, index) => [
        ...(index > 0 ? [space(1.35), rule(0.1), space(1.6)] : []),
        reading('item', item),
      ]),
    ),
  );

/** Rows of label and value, with hairlines in between. */
export const table = (rows: readonly (readonly [label: Flow, value: Flow])[], labelWidth: number): Flow =>
  list(
    rows.map(([label, value]) =>
      columns([{ width: labelWidth, flow: reading('label', label) }, { flow: reading('body', value) }], 2),
    ),
  );

/** A stroked path: data, width in mm, dashes. */
export const strokes = (d: string, width: number, dash?: readonly number[]): Node =>
  art({ x: 0, y: 0, shapes: [{ d, stroke: { colour: BLACK, width, ...(dash && { dash }) } }] });
