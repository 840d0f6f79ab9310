/** What stands in the strips of a sheet: which sheet it is, the 100 mm bar, edition and hash. */
import { text, type Rect, type Run, type TextStyle } from '../../../kit/face.ts';
import { measure, type Fonts } from '../../../kit/type/font.ts';
import { BAR_HEIGHT, BAR_LENGTH, scaleBar } from './bar.ts';
import { BLACK } from '../marks.ts';
import { freeStretches, onPage, type Stretch, type Strip, type StripItem } from './strip.ts';
import { stripText } from './strip-text.ts';

/** What a sheet says of itself. */
export interface SheetWords {
  /** The game. */
  readonly title: string;
  /** What stands on the sheet: deck names. */
  readonly names: readonly string[];
  /** "Sheet 2 of 9". */
  readonly number: string;
  /** What the bar is to who cannot see it: "Bar of 100 mm". */
  readonly bar: string;
  /** "front", "back", or nothing where a page shows both. */
  readonly side: string;
  /** "Colour edition · A4". */
  readonly edition: string;
  /** Changes when anything on the sheet does. */
  readonly hash: string;
}

/** What a strip's words keep clear of, in rectangles of the page. */
export interface Taken {
  /** Nothing may cross it. */
  readonly hard: readonly Rect[];
  /** Crop marks and the fold line: better not crossed, but the bar is too long to choose. */
  readonly soft: readonly Rect[];
}

const STYLE: TextStyle = { font: 'text', size: 7, ink: BLACK };

/** Words need a strip so deep, mm. */
const WORDS_DEPTH = 2.6;

/** A stretch shorter than this holds no words, mm. */
const SHORT = 20;

const longEnough = ({ from, to }: Stretch): boolean => to - from >= SHORT;

/** Between words and what bounds their stretch, mm. */
const INSET = 1;

/** The game and what stands on the sheet; at the other end its number. */
export function headItems(strip: Strip, taken: Taken, words: SheetWords, fonts: Fonts): StripItem[] {
  const free = freeStretches(strip, [...taken.hard, ...taken.soft]);
  const left = free.find(longEnough);
  const right = free.findLast(longEnough);
  if (!left || !right || strip.depth < WORDS_DEPTH) return [];
  const middle = left === right ? (left.from + left.to) / 2 : undefined;
  const title: Run = { text: words.title, style: { font: 'stencil', size: 8.5 } };
  const names = words.names.map((name, index): Run => ({ text: (index === 0 ? '  ' : ' · ') + name }));
  const number: Run = { text: words.number, style: { font: 'bold' } };
  const side: Run[] = words.side === '' ? [] : [{ text: ` · ${words.side}` }];
  const [from, to] = [left.from + INSET, middle ?? left.to - INSET];
  const [after, end] = [middle ?? right.from + INSET, right.to - INSET];
  return [
    stripText(
      strip,
      {
        field: 'sheet name',
        runs: [title, ...names],
        style: STYLE,
        reads: 'heading',
        from,
        to,
        align: 'left',
      },
      fonts,
    ),
    stripText(
      strip,
      {
        field: 'sheet number',
        runs: [number, ...side],
        style: STYLE,
        reads: 'paragraph',
        from: after,
        to: end,
        align: 'right',
      },
      fonts,
    ),
  ].filter((item) => item !== undefined);
}

const BAR_LABEL = `${BAR_LENGTH} mm`;
const LABEL_STYLE: TextStyle = { ...STYLE, font: 'bold', size: 6.5 };

/** The bar in the first room that holds it, from `start` on; it may cross crop marks, which then stop for it. */
function barItems(
  strip: Strip,
  hard: readonly Rect[],
  start: number,
  said: string,
  fonts: Fonts,
): StripItem[] {
  const font = fonts.get(LABEL_STYLE.font);
  if (!font || strip.depth < BAR_HEIGHT) return [];
  const labelWidth = measure(font, BAR_LABEL, LABEL_STYLE.size) + 0.2;
  const width = BAR_LENGTH + 1.5 + labelWidth;
  const place = freeStretches(strip, hard)
    .map(({ from, to }) => ({ from: Math.max(from, start) + INSET, to }))
    .find(({ from, to }) => to - from >= width);
  if (!place) return [];
  const bar = { x: place.from, y: 0, width: BAR_LENGTH, height: strip.depth };
  const label = { ...bar, x: bar.x + BAR_LENGTH + 1.5, width: labelWidth };
  const words = text({
    field: 'bar',
    text: BAR_LABEL,
    style: LABEL_STYLE,
    ...label,
    valign: 'middle',
    reads: { figure: said },
  });
  return [
    { node: scaleBar(bar.x, strip.depth / 2), rect: bar },
    { node: words, rect: label },
  ];
}

/** The bar; at the other end hash and edition. */
export function footItems(strip: Strip, { hard, soft }: Taken, words: SheetWords, fonts: Fonts): StripItem[] {
  const start = freeStretches(strip, [...hard, ...soft]).find(longEnough)?.from ?? 0;
  const bar = barItems(strip, hard, start, words.bar, fonts);
  const barRects = bar.map(({ rect }) => onPage(strip, rect));
  const place = freeStretches(strip, [...hard, ...soft, ...barRects]).findLast(longEnough);
  if (!place || strip.depth < WORDS_DEPTH) return bar;
  const runs: Run[] = [{ text: words.hash, style: { font: 'bold' } }, { text: ` · ${words.edition}` }];
  const [from, to] = [place.from + INSET, place.to - INSET];
  const edition = {
    field: 'edition',
    runs,
    style: STYLE,
    from,
    to,
    align: 'right',
    reads: 'paragraph',
  } as const;
  const item = stripText(strip, edition, fonts);
  return item ? [...bar, item] : bar;
}
