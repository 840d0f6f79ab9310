/**
 * How long a printer prints: its lengths across and along the paper, as measured, and the correction.
 *
 * ```ts
 * const read = readScale('99.6,100.2'); // 100 mm come out as 99.6 mm across the paper, as 100.2 mm along it
 * if (read.ok) planSheets({ ...job, ...(read.value && { scale: read.value }) }); // and then as 100 mm
 * ```
 */
import { chain, IDENTITY, move, scale as sized, type Matrix } from '../../kit/engrave/path/matrix.ts';
import type { Rect } from '../../kit/face.ts';
import { failed, ok, type Result } from '../../result.ts';
import type { Margins } from '../margins.ts';
import type { PaperSize } from '../papers.ts';
import type { SheetPage } from '../sheet.ts';
import type { FaultWording } from '../words/press-words.ts';
import { CALIBRATE_FAULTS } from './fault-words.ts';

/** Printed lengths in per cent of the true ones: 99.6 where 100 mm come out as 99.6 mm. */
export interface PrintedScale {
  /** Along the short edge of the paper. */
  readonly across: number;
  /** Along the long edge. */
  readonly along: number;
}

/** What printers do, in per cent; anything beyond is “Fit” in the print dialog. */
export const SCALE_RANGE = { least: 97, most: 103 } as const;

export type ScaleFault =
  /** Not two numbers; `given` as typed. */
  | { readonly kind: 'text'; readonly given: string }
  /** A number outside the range. */
  | { readonly kind: 'range'; readonly percent: number };

export function scaleFaultSentence(fault: ScaleFault): string {
  const words = CALIBRATE_FAULTS.scale;
  const { least, most } = SCALE_RANGE;
  return fault.kind === 'text' ? words.text(fault.given) : words.range(String(fault.percent), least, most);
}

/** The scale of two measured numbers; undefined where both are 100. */
function scaleOf(across: number, along: number): Result<PrintedScale | undefined, ScaleFault> {
  const wild = [across, along].find((each) => each < SCALE_RANGE.least || each > SCALE_RANGE.most);
  if (wild !== undefined) return failed({ kind: 'range', percent: wild });
  return ok(across === 100 && along === 100 ? undefined : { across, along });
}

/** Parses one typed number for each direction, with a decimal point or comma. */
export function readScaleNumbers(typed: readonly string[]): Result<PrintedScale | undefined, ScaleFault> {
  const plain = typed.map((each) => each.trim().replace(',', '.'));
  const [across, along, ...more] = plain.map(Number);
  const areNumbers = plain.every((each) => /^\d{1,4}(\.\d{0,4})?$/.test(each));
  return across === undefined || along === undefined || more.length > 0 || !areNumbers
    ? failed({ kind: 'text', given: typed.join(',').trim() })
    : scaleOf(across, along);
}

/** Parses "99.6,100.2": across, then along. */
export const readScale = (text: string): Result<PrintedScale | undefined, ScaleFault> =>
  readScaleNumbers(text.split(','));

/** The inverse of `readScale`. */
export const scaleText = ({ across, along }: PrintedScale): string => `${across},${along}`;

/** The factors for a page, by which the printer's lengths come out true; booklet sheets lie across. */
function factorsFor({ across, along }: PrintedScale, { width, height }: PaperSize) {
  const [x, y] = width > height ? [along, across] : [across, along];
  return { x: 100 / x, y: 100 / y };
}

/** The matrix that makes a page come out in its true size, about its middle. */
function scaleMatrix(scale: PrintedScale, page: PaperSize): Matrix {
  const { x, y } = factorsFor(scale, page);
  return chain(move(-page.width / 2, -page.height / 2), sized(x, y), move(page.width / 2, page.height / 2));
}

/** The page as it is sent to such a printer, after any other correction. */
export const scaledPage = (page: SheetPage, scale: PrintedScale | undefined): SheetPage =>
  scale ? { ...page, moved: chain(page.moved ?? IDENTITY, scaleMatrix(scale, page)) } : page;

/** The pages as they are sent to such a printer. */
export const scaledPages = (
  pages: readonly SheetPage[],
  scale: PrintedScale | undefined,
): readonly SheetPage[] => (scale ? pages.map((page) => scaledPage(page, scale)) : pages);

/**
 * The larger of a rectangle as it is sent and as it comes out: the printer must reach all of the one, and the paper
 * must hold the other.
 */
export function sentRect(rect: Rect, page: PaperSize, scale: PrintedScale | undefined): Rect {
  if (!scale) return rect;
  const { x, y } = factorsFor(scale, page);
  const about = (start: number, length: number, whole: number, factor: number) => {
    const grows = Math.max(1, factor);
    return [whole / 2 + (start - whole / 2) * grows, length * grows] as const;
  };
  const [left, width] = about(rect.x, rect.width, page.width, x);
  const [top, height] = about(rect.y, rect.height, page.height, y);
  return { x: left, y: top, width, height };
}

/** Margins within which a page stays printable once it is scaled: wider where it is enlarged. */
export function scaledMargins(margins: Margins, page: PaperSize, scale: PrintedScale | undefined): Margins {
  if (!scale) return margins;
  const { x, y } = factorsFor(scale, page);
  const inner = (margin: number, whole: number, factor: number) =>
    whole / 2 - (whole / 2 - margin) / Math.max(1, factor);
  return {
    top: inner(margins.top, page.height, y),
    right: inner(margins.right, page.width, x),
    bottom: inner(margins.bottom, page.height, y),
    left: inner(margins.left, page.width, x),
  };
}

/** The scale and its correction in words, for the print desk, the command line and the first page. */
export const scaleSentence = (
  { across, along }: PrintedScale,
  { scale: words }: Pick<FaultWording, 'scale'>,
): string => words.made(String(across), String(along), (1e4 / across).toFixed(1), (1e4 / along).toFixed(1));
