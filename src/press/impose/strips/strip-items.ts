/** The contents of a sheet's strips: which sheet it is, the 100 mm bar, edition and hash. */
import { text, type Rect, type Run, type TextStyle } from '../../../kit/face.ts';
import { measure, type Fonts } from '../../../kit/type/font.ts';
import { BAR_HEIGHT, BAR_LENGTH, scaleBar } from './scale-bar.ts';
import { BLACK } from '../marks.ts';
import { freeStretches, onPage, type Stretch, type Strip, type StripItem } from './strip.ts';
import { stripText } from './strip-text.ts';

export interface SheetWords {
  /** The game. */
  readonly title: string;
  /** The names of its contents, such as decks. */
  readonly names: readonly string[];
  /** The same where there is no room for all of them: "Neutrals and 6 more", "7 kinds". */
  readonly inShort: readonly string[];
  /** "Sheet 2 of 9". */
  readonly number: string;
  /** Alternative text of the bar: "Bar of 100 mm". */
  readonly bar: string;
  /** "front" or "back"; empty where the page shows both. */
  readonly side: string;
  /** "Colour edition · A4". */
  readonly edition: string;
  /** A hash that changes with anything on the sheet. */
  readonly hash: string;
}

/** Areas of the page that the texts of a strip avoid. */
export interface Taken {
  /** Must not be overlapped. */
  readonly hard: readonly Rect[];
  /** Crop marks and the fold line: text avoids them, but the bar may cross them, because it is long. */
  readonly soft: readonly Rect[];
}

const STYLE: TextStyle = { font: 'text', size: 7, ink: BLACK };

/** The least depth of a strip with text, mm. */
const WORDS_DEPTH = 2.6;

/** The shortest stretch for text, mm. */
const SHORT = 20;

const longEnough = ({ from, to }: Stretch): boolean => to - from >= SHORT;

/** The padding of text in its stretch, mm. */
const INSET = 1;

/** The title and contents at one end, the sheet number at the other. */
export function headItems(strip: Strip, taken: Taken, words: SheetWords, fonts: Fonts): StripItem[] {
  const free = freeStretches(strip, [...taken.hard, ...taken.soft]);
  const left = free.find(longEnough);
  const right = free.findLast(longEnough);
  if (!left || !right || strip.depth < WORDS_DEPTH) return [];
  const middle = left === right ? (left.from + left.to) / 2 : undefined;
  const title: Run = { text: words.title, style: { font: 'stencil', size: 8.5 } };
  const names = words.names.map((name, index): Run => ({ text: (index === 0 ? '  ' : ' · ') + name }));
  const number: Run = { text: words.number, style: { font: 'bold' } };
  const inShort = words.inShort.map((said): Run[] => [title, { text: `  ${said}` }]);
  const side: Run[] = words.side === '' ? [] : [{ text: ` · ${words.side}` }];
  const [from, to] = [left.from + INSET, middle ?? left.to - INSET];
  const [after, end] = [middle ?? right.from + INSET, right.to - INSET];
  return [
    stripText(
      strip,
      {
        field: 'sheet name',
        ways: [[title, ...names], ...inShort, [title]],
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
        ways: [[number, ...side], [number]],
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

/** The bar in the first free stretch from `start`; crop marks that it crosses are interrupted. */
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

/** The bar at one end, hash and edition at the other. */
export function footItems(strip: Strip, { hard, soft }: Taken, words: SheetWords, fonts: Fonts): StripItem[] {
  const start = freeStretches(strip, [...hard, ...soft]).find(longEnough)?.from ?? 0;
  const bar = barItems(strip, hard, start, words.bar, fonts);
  const barRects = bar.map(({ rect }) => onPage(strip, rect));
  const rest = [...hard, ...barRects];
  // Where cut lines lie close all along the strip, the text interrupts them as the bar does.
  const place =
    freeStretches(strip, [...rest, ...soft]).findLast(longEnough) ??
    freeStretches(strip, rest).findLast(longEnough);
  if (!place || strip.depth < WORDS_DEPTH) return bar;
  const hash: Run = { text: words.hash, style: { font: 'bold' } };
  const [from, to] = [place.from + INSET, place.to - INSET];
  const edition = {
    field: 'edition',
    ways: [[hash, { text: ` · ${words.edition}` }], [hash]],
    style: STYLE,
    from,
    to,
    align: 'right',
    reads: 'paragraph',
  } as const;
  const item = stripText(strip, edition, fonts);
  return item ? [...bar, item] : bar;
}
