/**
 * A gauge for the length of a print: a start line, and a slanting line for a ruler of 150 mm and one for a bank card.
 * Whatever is laid from the start line reaches a slanting line where its ticks say how long the printer prints.
 */
import { art, box, group, text, type Node } from '../../kit/face.ts';
import type { Point } from '../../kit/engrave/path/matrix.ts';
import { written } from '../../kit/engrave/path/outline.ts';
import { draw, type Path } from '../../kit/engrave/path/path.ts';
import { BLACK, WHITE } from '../impose/marks.ts';

/** The printed per cents that can be read, and mm from one tick, a tenth of a per cent, to the next. */
export const GAUGE = { least: 98, most: 102, step: 0.8 } as const;

/** What is laid on, mm; bank cards are ISO/IEC 7810 ID-1. */
export const LAID = { card: 85.6, ruler: 150 } as const;

const TENTHS = 10 * (GAUGE.most - GAUGE.least);

/** The extent across the measured direction, mm. */
export const GAUGE_DEPTH = TENTHS * GAUGE.step;

/** Lengths of ticks, mm: of a tenth, a half and a whole per cent. */
const TICKS = { tenth: 1.3, half: 2.3, whole: 3.4 } as const;

const LINE = { start: 0.15, slant: 0.15, tick: 0.1 } as const;

/** The start line goes on past the ticks, for the edge of a card. */
const BEYOND = 3;

/** The room a gauge takes in the measured direction, mm, numerals included. */
export const GAUGE_LENGTH = (100 * LAID.ruler) / GAUGE.least + TICKS.whole + 7;

/** One of the two gauges: numbered on from the four scales for backs. */
export interface Gauge {
  readonly number: 5 | 6;
  readonly along: 'across' | 'down';
  /** The start of its start line. */
  readonly x: number;
  readonly y: number;
}

/** Maps a point of a gauge, in the measured direction and across it, to the page. */
const onPage =
  ({ along, x, y }: Gauge) =>
  (u: number, v: number): Point =>
    along === 'across' ? [x + u, y + v] : [x + v, y + u];

/** How far the slanting line for a length is from the start line at a tick, mm. */
const slantAt = (length: number, tick: number): number => (100 * length) / (GAUGE.least + tick / 10);

const each = Array.from({ length: TENTHS + 1 }, (_, tick) => tick);

function tickLength(tick: number): number {
  if (tick % 10 === 0) return TICKS.whole;
  return tick % 5 === 0 ? TICKS.half : TICKS.tenth;
}

function lineThrough([first = [0, 0], ...rest]: readonly Point[]): Path {
  const pen = draw().at(...first);
  for (const point of rest) pen.to(...point);
  return pen.path;
}

const stroked = (path: Path, width: number) => ({
  d: written(path),
  stroke: { colour: BLACK, width },
});

const NUMERAL = { font: 'bold', size: 7.6, ink: BLACK } as const;

/** A per cent beside its tick. */
function numeral(gauge: Gauge, length: number, tick: number): Node {
  const from = slantAt(length, tick) + TICKS.whole + 0.7;
  const [x, y] = onPage(gauge)(from, tick * GAUGE.step);
  const isAcross = gauge.along === 'across';
  return text({
    field: `per cent of ${gauge.number}`,
    text: String(GAUGE.least + tick / 10),
    style: NUMERAL,
    align: isAcross ? 'left' : 'center',
    valign: isAcross ? 'middle' : 'top',
    x: isAcross ? x : x - 4,
    y: isAcross ? y - 2 : y,
    width: 8,
    height: 4,
  });
}

/** The slanting line for a length, with its ticks and numerals. */
function slant(gauge: Gauge, length: number): readonly Node[] {
  const at = onPage(gauge);
  const ticks = each.flatMap((tick) => {
    const from = slantAt(length, tick);
    return lineThrough([at(from, tick * GAUGE.step), at(from + tickLength(tick), tick * GAUGE.step)]);
  });
  const line = lineThrough(each.map((tick) => at(slantAt(length, tick), tick * GAUGE.step)));
  return [
    art({ x: 0, y: 0, shapes: [stroked(line, LINE.slant), stroked(ticks, LINE.tick)] }),
    ...each.filter((tick) => tick % 10 === 0).map((tick) => numeral(gauge, length, tick)),
  ];
}

const BADGE = 6;

/** The gauge's number, white on black, beside its start line. */
function badge(gauge: Gauge): readonly Node[] {
  const [x, y] = onPage(gauge)(2.5, GAUGE_DEPTH / 2 - BADGE / 2);
  const square = { x, y, width: BADGE, height: BADGE };
  return [
    box({ ...square, fill: BLACK }),
    text({
      field: 'gauge number',
      text: String(gauge.number),
      style: { font: 'poster', size: 12, ink: WHITE },
      ...square,
      align: 'center',
      valign: 'middle',
    }),
  ];
}

/** A gauge, which is a single picture to a screen reader. */
export function gaugeNodes(gauge: Gauge, alt: string): Node {
  const at = onPage(gauge);
  const start = lineThrough([at(0, -BEYOND), at(0, GAUGE_DEPTH + BEYOND)]);
  return group({
    x: 0,
    y: 0,
    nodes: [
      art({ x: 0, y: 0, shapes: [stroked(start, LINE.start)] }),
      ...slant(gauge, LAID.card),
      ...slant(gauge, LAID.ruler),
      ...badge(gauge),
    ],
    reads: { figure: alt },
  });
}
