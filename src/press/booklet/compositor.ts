/** Typesets text on the booklet's baseline grid, as slugs to fill pages with. */
import type { PrintedEdition } from '../../kit/edition.ts';
import {
  group,
  type Line,
  type Reads,
  type Run,
  type SetFace,
  type SetNode,
  type TextStyle,
  type Size,
} from '../../kit/face.ts';
import { breakLines } from '../../kit/type/break.ts';
import type { BrokenLine } from '../../kit/type/set-line.ts';
import type { TypeFault } from '../../kit/type/type-faults.ts';
import type { Fonts } from '../../kit/type/font.ts';
import { fontFaults } from '../../kit/type/typeset.ts';
import { round2, SLACK } from '../../kit/units.ts';
import type { Placement } from '../sheet.ts';
import type { Words } from '../../book/blocks.ts';
import type { LanguageId } from '../../language.ts';
import {
  BASELINE,
  COLUMN_GAP,
  COLUMNS,
  EDGE,
  EXAMPLE_BASELINE,
  EXAMPLE_LINE,
  LINE,
  SMALL_BASELINE,
  SMALL_LINE,
  typeOf,
  type BookletType,
} from './type.ts';

/** What is painted on a page, in mm of the page. */
export interface Painted {
  readonly nodes: readonly SetNode[];
  readonly placements: readonly Placement[];
}

export const NOTHING: Painted = { nodes: [], placements: [] };

export const together = (parts: readonly Painted[]): Painted => ({
  nodes: parts.flatMap(({ nodes }) => nodes),
  placements: parts.flatMap(({ placements }) => placements),
});

/** A strip of a column that is never split between pages. */
export interface Slug {
  /** Height in mm, a multiple of the grid. */
  readonly height: number;
  /** Space above, mm; dropped at the top of a page. */
  readonly before: number;
  /** Must be on the same page as the next slug. */
  readonly keep: boolean;
  /** A figure that may move to the next page while the text continues. */
  readonly floats?: boolean;
  /** Slugs that screen readers treat as one part; compared by identity. */
  readonly part?: { readonly reads: Reads };
  /** The heading that begins here, for the contents and the page headers. */
  readonly begins?: { readonly level: 1 | 2; readonly text: string };
  /** The numbers of sentences that stand in it. */
  readonly numbers?: readonly string[];
  readonly paint: (x: number, y: number) => Painted;
  /** The same with a picture of at most this height, mm. */
  readonly resized?: (pictures: number) => Slug;
}

/** The setup for typesetting a booklet. */
export interface Compositor {
  readonly fonts: Fonts;
  readonly type: BookletType;
  /** Faces by id, for figures. */
  readonly faces: ReadonlyMap<string, SetFace>;
  /** Alternative texts by face id. */
  readonly alts: Readonly<Record<string, string>>;
  readonly page: Size;
  /** Width of the column, mm. */
  readonly width: number;
  /** The largest height of an example's picture, mm. */
  readonly pictures: number;
  /** Collects what could not be set. */
  readonly faults: TypeFault[];
}

/** The usual largest height of an example's picture, mm. */
const PICTURES = 54;

export function compositorOf(
  page: Size,
  edition: PrintedEdition,
  {
    fonts,
    faces,
    alts,
    language,
  }: Pick<Compositor, 'fonts' | 'faces' | 'alts'> & { readonly language?: LanguageId | undefined },
): Compositor {
  const width = round2(page.width - EDGE.inner - EDGE.outer);
  return {
    fonts,
    faces,
    alts,
    page,
    width,
    pictures: PICTURES,
    faults: [],
    type: typeOf(edition, language),
  };
}

export function inColumn(press: Compositor): Compositor {
  const width = round2((press.width - (COLUMNS - 1) * COLUMN_GAP) / COLUMNS);
  return { ...press, width };
}

/** The face of a figure. @throws where it does not exist: the booklet was composed wrongly. */
export function faceOf({ faces }: Compositor, id: string): SetFace {
  const face = faces.get(id);
  if (!face) throw new Error(`a booklet shows the face ${id}, which it does not have`);
  return face;
}

/** Words as runs for the line breaker; emphasis is set bold. */
export const runsOf = (words: Words): readonly Run[] =>
  words.map(({ kind, text }) => (kind === 'plain' ? { text } : { text, style: { font: 'bold' } }));

/** Words are measured singly, but a line is kerned across spaces: the tolerance for that, mm. */
const HAIR = 0.05;

/**
 * The lines of `runs`, broken at `width`; a fault that names `field`, and no lines, where they cannot be set.
 */
export function linesOf(
  { fonts, faults }: Compositor,
  field: string,
  runs: readonly Run[],
  style: TextStyle,
  width: number,
): readonly BrokenLine[] {
  const face = 'booklet';
  const missing = fontFaults(face, { field, text: runs, style }, fonts);
  faults.push(...missing);
  if (missing.length > 0) return [];
  const lines = breakLines(runs, style, width - HAIR, fonts);
  const overflow = Math.max(0, ...lines.map((line) => line.width)) - width;
  if (overflow > SLACK) faults.push({ kind: 'overflow', face, field, axis: 'width', overflow });
  return lines;
}

/** The leading of the text, of examples, and of small type. */
export const FULL = { leading: LINE, baseline: BASELINE } as const;
export const TOLD = { leading: EXAMPLE_LINE, baseline: EXAMPLE_BASELINE } as const;
export const CLOSE = { leading: SMALL_LINE, baseline: SMALL_BASELINE } as const;

export type Align = 'left' | 'center' | 'right';

const SHARE = { left: 0, center: 0.5, right: 1 } as const;

/** A broken line at its place; it is aligned within `room` mm. */
export const lineAt = (
  { runs, width }: BrokenLine,
  x: number,
  baseline: number,
  align: Align = 'left',
  room = width,
): Line => ({
  kind: 'line',
  baseline: round2(baseline),
  runs: runs.map((run) => ({ ...run, x: round2(x + run.x + (room - width) * SHARE[align]) })),
});

/** A single line of text that must fit `width`. */
export function wordsAt(
  press: Compositor,
  words: { readonly field: string; readonly text: string; readonly style: TextStyle },
  place: { readonly x: number; readonly baseline: number; readonly width: number; readonly align?: Align },
): readonly SetNode[] {
  const { field, text, style } = words;
  const lines = linesOf(press, field, [{ text }], style, place.width);
  return lines.map((line, index) =>
    lineAt(line, place.x, place.baseline + index * LINE, place.align, place.width),
  );
}

/** A slug for each line; the first two and the last two of a paragraph stay together. */
export function lineSlugs(lines: readonly BrokenLine[], before: number): Slug[] {
  const count = lines.length;
  const part = { reads: 'paragraph' } as const;
  return lines.map((line, index) => ({
    height: LINE,
    part,
    before: index === 0 ? before : 0,
    // Avoids splitting three lines, and single lines at the top of a page.
    keep: index < count - 1 && (count < 4 || index === 0 || index === count - 2),
    paint: (x, y) => ({ ...NOTHING, nodes: [lineAt(line, x, y + BASELINE)] }),
  }));
}

/** Groups nodes as a part for screen readers. */
export const reading = (reads: Reads, nodes: readonly SetNode[]): SetNode =>
  group({ x: 0, y: 0, reads, nodes });

/** Lines below each other from `y`, as one paragraph for screen readers. */
export const paragraphAt = (
  lines: readonly BrokenLine[],
  x: number,
  y: number,
  { leading, baseline }: Leading = FULL,
): readonly SetNode[] =>
  lines.length === 0
    ? []
    : [
        reading(
          'paragraph',
          lines.map((line, index) => lineAt(line, x, y + baseline + index * leading)),
        ),
      ];

/** Line spacing, and from the top of the first line to its baseline, mm. */
export interface Leading {
  readonly leading: number;
  readonly baseline: number;
}
