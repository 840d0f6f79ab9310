/** Draws the scales of the test sheet: the front, and what shows through from the back. */
import { art, text, type Art, type Node, type Shape } from '../../kit/face.ts';
import type { Colour } from '../../kit/edition.ts';
import { chain, move, scale, type Matrix, type Point } from '../../kit/engrave/path/matrix.ts';
import { readPath } from '../../kit/engrave/path/path-data.ts';
import { written } from '../../kit/engrave/path/outline.ts';
import { draw, moved, type Path } from '../../kit/engrave/path/path.ts';
import type { Fonts } from '../../kit/type/font.ts';
import { ptToMm } from '../../kit/units.ts';
import { BLACK, WHITE } from '../impose/marks.ts';
import { letterIn } from '../ink-coverage/letters.ts';
import { backTick, LANES, laneEdge, FRONT_TICKS, frontTick, TENTHS, type Scale } from './vernier.ts';

/**
 * Distances across a scale, mm from the line where front and back ticks meet, to the middle of each part. The
 * ticks overlap, so that they still meet where the back is off in the other direction.
 */
const AT = {
  numerals: -20.4,
  fan: -17.8,
  lanes: -13.4,
  lanesEnd: -7.8,
  arrowTip: -10.6,
  arrowEnd: -6.4,
  frontTicks: [-5.5, 1.5],
  backTicks: [-1.5, 5.5],
  tenths: 7.8,
} as const;

/** The extent of a scale about its centre, mm: along it either way, and across it before and after. */
export const SCALE_ROOM = { along: 18, before: 22, after: 9.5 } as const;

/** Distance of lane numerals, mm: lanes fan out to legible numerals. */
const NUMERAL_STEP = 3.6;

/** Positions of the numerals of a lane, and of a tenth without error. */
export const numeralAt = (lane: number): Point => [(lane - (LANES - 1) / 2) * NUMERAL_STEP, AT.numerals];
export const tenthAt = (tenth: number): Point => [backTick(tenth), AT.tenths];

const LINE = { lanes: 0.13, front: 0.15, back: 0.22 } as const;

/** Maps a point of a scale, `along` and `across` it, to the page. */
type OnPage = (along: number, across: number) => Point;

const onPage =
  ({ along, x, y }: Scale): OnPage =>
  (u, v) =>
    along === 'across' ? [x + u, y + v] : [x + v, y + u];

const span = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** Polylines as separate subpaths. */
const lines = (each: readonly (readonly Point[])[]): Path =>
  each.flatMap(([first = [0, 0], ...rest]) => {
    const pen = draw().at(...first);
    for (const point of rest) pen.to(...point);
    return pen.path;
  });

const tick = (at: OnPage, along: number, [from, to]: readonly [number, number]): readonly Point[] => [
  at(along, from),
  at(along, to),
];

const stroke = (path: Path, width: number, colour: Colour): Shape => ({
  d: written(path),
  stroke: { colour, width },
});

const NUMERAL = { font: 'bold', size: 10, ink: BLACK } as const;

/** Type size of tick numerals, which are closer together than those of lanes, pt. */
const TENTHS_SIZE = 8.2;

/** Text centred on a point. */
const wordAt = ([x, y]: Point, word: string, style: typeof NUMERAL | typeof BADGE, field: string): Node =>
  text({
    field,
    text: word,
    style,
    align: 'center',
    valign: 'middle',
    x: x - 3,
    y: y - 3,
    width: 6,
    height: 6,
  });

const BADGE = { font: 'poster', size: 12, ink: WHITE } as const;
const BADGE_RADIUS = 2.9;

/** The scale's number, white on a black disc beside its lanes. */
export function badgeOfScale(place: Scale): readonly Node[] {
  const [x, y] = onPage(place)(-13.2, -9.6);
  const r = BADGE_RADIUS;
  const disc = `M${r} 0A${r} ${r} 0 0 1 ${-r} 0A${r} ${r} 0 0 1 ${r} 0Z`;
  return [
    art({ x, y, shapes: [{ d: disc, fill: BLACK }] }),
    wordAt([x, y], String(place.number), BADGE, 'scale number'),
  ];
}

/** The front of a scale: lanes that fan out to their numerals, and ticks. */
export function frontOfScale(place: Scale): readonly Node[] {
  const at = onPage(place);
  const lanes = span(LANES + 1).map((lane) => [
    at((lane - LANES / 2) * NUMERAL_STEP, AT.fan),
    at(laneEdge(lane), AT.lanes),
    at(laneEdge(lane), AT.lanesEnd),
  ]);
  const ticks = span(FRONT_TICKS).map((index) => tick(at, frontTick(index), AT.frontTicks));
  const numerals = span(LANES).map((lane) =>
    wordAt(at(...numeralAt(lane)), String(lane), NUMERAL, `lane of ${place.number}`),
  );
  const drawn = art({
    x: 0,
    y: 0,
    shapes: [stroke(lines(lanes), LINE.lanes, BLACK), stroke(lines(ticks), LINE.front, BLACK)],
  });
  return [drawn, ...numerals];
}

/** A numeral as an outline centred on a point, because text cannot be mirrored. */
function numeralPath([x, y]: Point, numeral: string, fonts: Fonts): Path {
  const font = fonts.get(NUMERAL.font);
  // The typesetter reports a missing font.
  if (!font) return [];
  const { advance, d, unitsPerEm } = letterIn(font, numeral);
  const size = ptToMm(TENTHS_SIZE);
  const unit = size / unitsPerEm;
  const middle = (font.capHeight * size) / 2;
  return moved(readPath(d), chain(scale(unit), move(x - (advance * unit) / 2, y + middle)));
}

/** An arrow whose tip is the pointing end. */
function arrowPath(at: OnPage): Path {
  const [tip, left, right] = [at(0, AT.arrowTip), at(-0.75, AT.arrowEnd), at(0.75, AT.arrowEnd)];
  return draw()
    .at(...tip)
    .to(...right)
    .to(...left)
    .close().path;
}

/** The back of a scale as seen from the front, transformed by `matrix`: arrow, ticks, tenths. */
export function backOfScale(place: Scale, matrix: Matrix, fonts: Fonts, colour: Colour = BLACK): Art {
  const at = onPage(place);
  const put = (path: Path) => moved(path, matrix);
  const ticks = lines(span(TENTHS).map((tenth) => tick(at, backTick(tenth), AT.backTicks)));
  const tenths = span(TENTHS).flatMap((tenth) => numeralPath(at(...tenthAt(tenth)), String(tenth), fonts));
  return art({
    x: 0,
    y: 0,
    shapes: [
      { d: written(put([...arrowPath(at), ...tenths])), fill: colour },
      stroke(put(ticks), LINE.back, colour),
    ],
  });
}

/** A scale relative to the middle of its page. */
export const scaleOn = (place: Scale, [x, y]: Point): Scale => ({ ...place, x: x + place.x, y: y + place.y });
