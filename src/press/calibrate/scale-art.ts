/** The scales of the test sheet as they are drawn: what stands on the front, and what shows through from the back. */
import { art, text, type Art, type Node, type Shape } from '../../kit/face.ts';
import type { Colour } from '../../kit/edition.ts';
import { chain, move, scale, type Matrix, type Point } from '../../kit/engrave/path/matrix.ts';
import { readPath } from '../../kit/engrave/path/path-data.ts';
import { written } from '../../kit/engrave/path/outline.ts';
import { draw, moved, type Path } from '../../kit/engrave/path/path.ts';
import type { Fonts } from '../../kit/type/font.ts';
import { ptToMm } from '../../kit/units.ts';
import { BLACK, WHITE } from '../impose/marks.ts';
import { letterIn } from '../ink/letters.ts';
import { backTick, LANES, laneEdge, FRONT_TICKS, frontTick, TENTHS, type Scale } from './vernier.ts';

/**
 * Heights of a scale's parts, mm from where front and back ticks meet, to their middle; the ticks overlap, so that they
 * still meet where the back is off the other way, too.
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

/** What a scale takes up about its middle, mm: along it to either side, and across it before and after. */
export const SCALE_ROOM = { along: 18, before: 22, after: 9.5 } as const;

/** Between the numerals of lanes, mm: lanes fan out to where a number can be read. */
const NUMERAL_STEP = 3.6;

/** Where the numeral of a lane stands, and that of a tenth where the back is not off. */
export const numeralAt = (lane: number): Point => [(lane - (LANES - 1) / 2) * NUMERAL_STEP, AT.numerals];
export const tenthAt = (tenth: number): Point => [backTick(tenth), AT.tenths];

const LINE = { lanes: 0.13, front: 0.15, back: 0.22 } as const;

/** A point of a scale, `along` and `across` it, on the page. */
type OnPage = (along: number, across: number) => Point;

const onPage =
  ({ along, x, y }: Scale): OnPage =>
  (u, v) =>
    along === 'across' ? [x + u, y + v] : [x + v, y + u];

const span = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** Lines through points, each a path of its own. */
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

/** Numerals of ticks stand closer than those of lanes, pt. */
const TENTHS_SIZE = 8.2;

/** A word in the middle of a point. */
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

/** The scale's number, white on a black disc, beside its lanes. */
export function badgeOfScale(place: Scale): readonly Node[] {
  const [x, y] = onPage(place)(-13.2, -9.6);
  const r = BADGE_RADIUS;
  const disc = `M${r} 0A${r} ${r} 0 0 1 ${-r} 0A${r} ${r} 0 0 1 ${r} 0Z`;
  return [
    art({ x, y, shapes: [{ d: disc, fill: BLACK }] }),
    wordAt([x, y], String(place.number), BADGE, 'scale number'),
  ];
}

/** What the front shows of a scale: lanes that fan out to their numbers, and ticks. */
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

/** A numeral as an outline with its middle in a point, because a page has no mirrored words. */
function numeralPath([x, y]: Point, numeral: string, fonts: Fonts): Path {
  const font = fonts.get(NUMERAL.font);
  // A missing font is the type setter's fault to name.
  if (!font) return [];
  const { advance, d, unitsPerEm } = letterIn(font, numeral);
  const size = ptToMm(TENTHS_SIZE);
  const unit = size / unitsPerEm;
  const middle = (font.capHeight * size) / 2;
  return moved(readPath(d), chain(scale(unit), move(x - (advance * unit) / 2, y + middle)));
}

/** An arrow that points with its very tip. */
function arrowPath(at: OnPage): Path {
  const [tip, left, right] = [at(0, AT.arrowTip), at(-0.75, AT.arrowEnd), at(0.75, AT.arrowEnd)];
  return draw()
    .at(...tip)
    .to(...right)
    .to(...left)
    .close().path;
}

/** What the back shows of a scale, as it is seen from the front and then moved by `matrix`: arrow, ticks, tenths. */
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

/** A scale where it stands on a page whose middle is given. */
export const scaleOn = (place: Scale, [x, y]: Point): Scale => ({ ...place, x: x + place.x, y: y + place.y });
