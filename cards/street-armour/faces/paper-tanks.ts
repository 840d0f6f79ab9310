/**
 * Paper tanks of two folds and no glue: sides hang from the roof, and each turret, cut round on three sides, stays upright
 * in the plane of its side when the roof is folded. Each armour is printed on the very face that it protects. Tanks of a kind
 * lie nose to tail in a strip, so that it is scored, folded and cut apart as one.
 */
import type { EditionInks } from '../../../src/kit/edition.ts';
import { seatHatch } from '../../../src/kit/engrave/hatch.ts';
import { chain, move, scale, type Point } from '../../../src/kit/engrave/path/matrix.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { draw, type Path } from '../../../src/kit/engrave/path/path.ts';
import { circle, line, polygon, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import { movedShapes } from '../../../src/kit/engrave/path/transform.ts';
import { art, group, text, type Node, type Shape } from '../../../src/kit/face.ts';
import type { Drawing } from '../../../src/kit/kit.ts';
import { foldLines, strokeOf } from '../../../src/kit/papercraft/net-art.ts';
import { FIGURES, SIDES, type TankPiece, type Weight } from '../data/box.ts';
import { isBare, type Theme } from '../theme.ts';

/** How high a turret stands over the roof, where it begins behind the nose and ends, at its foot and at its top, mm. */
interface Turret {
  readonly high: number;
  readonly foot: readonly [from: number, to: number];
  readonly top: readonly [from: number, to: number];
}

/** Shares of the tank's length, from the tail. */
const TURRETS: Readonly<Record<Weight, Turret>> = {
  heavy: { high: 3.9, foot: [0.24, 0.68], top: [0.29, 0.6] },
  medium: { high: 3.4, foot: [0.26, 0.7], top: [0.33, 0.63] },
  light: { high: 2.9, foot: [0.3, 0.72], top: [0.38, 0.66] },
};

const WHEELS: Readonly<Record<Weight, number>> = { heavy: 7, medium: 5, light: 4 };

/** A tank's panels: its sides are `side` high, its roof `wide`, mm. */
interface Net {
  readonly long: number;
  readonly wide: number;
  readonly side: number;
}

const netOf = ({ showpiece: { width, depth, height } }: TankPiece): Net => ({
  long: width,
  wide: depth,
  side: height,
});

const heightOf = ({ wide, side }: Net): number => 2 * side + wide;

/** The turret on the roof that belongs to the lower side: its foot is on the fold at y 0, its top above. */
function turretOn({ long }: Net, weight: Weight): readonly Point[] {
  const { high, foot, top } = TURRETS[weight];
  return [
    [foot[0] * long, 0],
    [top[0] * long, -high],
    [top[1] * long, -high],
    [foot[1] * long, 0],
  ];
}

/** The lower side of a tank that drives to the right; its upper edge, the fold, at y 0. */
function flank(net: Net, weight: Weight, theme: Theme, flat: Theme['key']): Shape[] {
  const { long, side } = net;
  const thin = { colour: theme.key, width: isBare(theme) ? 0.16 : 0.18 };
  const track = side * 0.62;
  const top = side - track;
  const wheels = WHEELS[weight];
  const radius = Math.min(track * 0.3, (long - 1.6) / wheels / 2 - 0.1);
  const pitch = (long - 2.2 - 2 * radius) / (wheels - 1);
  const places = Array.from({ length: wheels }, (_, at) => 1.1 + radius + at * pitch);
  const rivets = Array.from({ length: 6 }, (_, at) => 1.1 + at * 1.5);
  return [
    {
      d: written(rectangle(0.35, top, long - 0.7, track - 0.25, track / 2)),
      fill: theme.paper,
      stroke: { colour: theme.key, width: isBare(theme) ? 0.22 : 0.55 },
    },
    { d: written(...places.map((x) => circle(x, top + track / 2 - 0.12, radius))), fill: flat, stroke: thin },
    { d: written(...places.map((x) => circle(x, top + track / 2 - 0.12, radius * 0.32))), fill: theme.key },
    {
      d: written(...rivets.map((x) => circle(x, top / 2, 0.22))),
      fill: isBare(theme) ? theme.key : theme.paper,
    },
  ];
}

/** A turret's side from outside, with its hatch and the foot of its gun. */
function turretSide(net: Net, weight: Weight, theme: Theme, flat: Theme['key']): Shape[] {
  const body = turretOn(net, weight);
  const [, [left, top] = [0, 0], [right] = [0, 0]] = body;
  return [
    { d: written(polygon(body)), fill: flat },
    {
      d: written(line(left + 0.6, top + 0.8, right - 0.4, top + 0.8)),
      stroke: { colour: isBare(theme) ? theme.key : theme.paper, width: isBare(theme) ? 0.16 : 0.2 },
    },
  ];
}

/** The roof: a gun before the turret, the front wedge, louvres over the engine. */
function roof({ long, wide }: Net, weight: Weight, theme: Theme): Shape[] {
  const bare = isBare(theme);
  const light = bare ? theme.key : theme.paper;
  const { foot } = TURRETS[weight];
  const middle = wide / 2;
  const back = Math.max(long - 3.9, foot[1] * long + 0.35);
  const wedge = polygon([
    [back, middle - 2.5],
    [long - 0.5, middle],
    [back, middle + 2.5],
  ]);
  const louvres = [0.8, 1.3].map((x) => line(x, 1.2, x, wide - 1.2));
  return [
    { d: written(...louvres), stroke: { colour: light, width: 0.25 } },
    {
      d: written(rectangle(foot[0] * long + 1.6, middle - 0.42, back - foot[0] * long - 1.9, 0.84)),
      fill: theme.key,
      ...(bare ? {} : { stroke: { colour: theme.paper, width: 0.2 } }),
    },
    { d: written(wedge), fill: theme.paper, stroke: { colour: theme.key, width: 0.2 } },
  ];
}

const figure = (
  name: string,
  value: string,
  [x, y]: Point,
  turned: number,
  [size, ink, on]: readonly [number, Theme['key'], Theme['key']],
): Node =>
  group({
    x,
    y,
    rotate: turned,
    nodes: [
      text({
        field: name,
        text: value,
        x: -2.5,
        y: -2,
        width: 5,
        height: 4,
        align: 'center',
        valign: 'middle',
        style: { font: 'bold', size, ink },
        sign: { means: `${name} ${value}`, ink, ground: on },
      }),
    ],
  });

/** One tank, its strip's upper edge at y 0. */
function tank({ weight, owner }: TankPiece, net: Net, theme: Theme): readonly Node[] {
  const { long, wide, side } = net;
  const bare = isBare(theme);
  const flat = bare ? theme.paper : theme.side[owner];
  const [ink, on] = bare ? [theme.key, theme.paper] : [theme.paper, flat];
  const lower = side + wide;
  const down = [...flank(net, weight, theme, flat), ...turretSide(net, weight, theme, flat)];
  const whole = rectangle(0, 0, long, heightOf(net));
  const { foot, high } = TURRETS[weight];
  const turretAt = ((foot[0] + foot[1]) / 2 - 0.01) * long;
  const { front, side: flanks, rear, letter } = FIGURES[weight];
  return [
    art({
      x: 0,
      y: 0,
      shapes: [
        { d: written(whole), fill: flat },
        ...(bare
          ? [
              {
                d: seatHatch(rectangle(0, side, long, wide), SIDES.indexOf(owner), 1.7, 0.14),
                fill: theme.side[owner],
              },
            ]
          : []),
        ...movedShapes(roof(net, weight, theme), move(0, side)),
        ...movedShapes(down, move(0, lower)),
        // The other side mirrors it about the middle of the roof.
        ...movedShapes(down, chain(scale(1, -1), move(0, side))),
      ],
    }),
    figure('front armour', String(front), [long - 2.3, side + wide / 2], 90, [
      weight === 'light' ? 6.4 : 7.2,
      theme.key,
      theme.paper,
    ]),
    figure('rear armour', String(rear), [long * foot[0] - 0.85, side + wide / 2], 90, [7.2, ink, on]),
    ...[0, 180].map((turned) =>
      figure(
        'side armour',
        String(flanks),
        [long - 2.6, turned === 0 ? lower + side * 0.19 - 0.3 : side * 0.81 + 0.3],
        turned,
        [6.4, ink, on],
      ),
    ),
    ...[0, 180].map((turned) =>
      figure(
        weight,
        letter,
        [turretAt, turned === 0 ? lower - high * 0.36 - 0.2 : side + high * 0.36 + 0.2],
        turned,
        [weight === 'light' ? 6 : 7, ink, on],
      ),
    ),
  ];
}

/** Cuts and folds of all tanks of a strip. */
function marks(count: number, net: Net, weight: Weight, inks: EditionInks): Shape[] {
  const { long, wide, side } = net;
  const [width, height] = [count * long, heightOf(net)];
  const { foot } = TURRETS[weight];
  const outer = draw();
  for (let at = 0; at <= count; at += 1) outer.at(at * long, -OVERRUN).to(at * long, height + OVERRUN);
  for (const y of [0, height]) outer.at(-OVERRUN, y).to(width + OVERRUN, y);
  const folds: (readonly [Point, Point])[] = [];
  const turrets: Path[] = [];
  for (const fold of [side, side + wide]) {
    let from = -OVERRUN;
    for (let at = 0; at < count; at += 1) {
      folds.push([
        [from, fold],
        [(at + foot[0]) * long, fold],
      ]);
      from = (at + foot[1]) * long;
      const flip = fold === side ? -1 : 1;
      const points = turretOn(net, weight).map(([x, y]): Point => [at * long + x, fold + flip * y]);
      turrets.push(
        points.slice(1).reduce((pen, [x, y]) => pen.to(x, y), draw().at(...(points[0] ?? [0, 0]))).path,
      );
    }
    folds.push([
      [from, fold],
      [width + OVERRUN, fold],
    ]);
  }
  return [
    ...foldLines(folds, 'mountain', inks),
    { d: written(...turrets), stroke: { colour: inks.paper, width: 0.3 } },
    { d: written(outer.path, ...turrets), asks: 'cut', stroke: strokeOf('cut', inks) },
  ];
}

/** How far cuts go on beyond the strip, mm; room above it, and for the words below. */
const OVERRUN = 0.9;
const ABOVE = 1.4;
const belowOf = (width: number): number => (width < 60 ? 13.5 : width < 90 ? 9.6 : 7.4);

/** Larger ones would not turn in their square. */
const HOW =
  'For patient hands; the counters serve as well. Cut round the turrets, score and fold the sides down, cut apart.';

/** All tanks of a kind as a strip. */
export function paperTanks(piece: TankPiece, theme: Theme): Drawing {
  const { id, name, count, weight } = piece;
  const net = netOf(piece);
  const width = count * net.long;
  const one = tank(piece, net, theme);
  const sign = {
    means: `${count} paper tanks: ${name}, to cut out and fold`,
    ink: theme.key,
    ground: theme.paper,
  };
  return {
    face: {
      id: `showpiece-${id}`,
      width: width + 2 * ABOVE,
      height: ABOVE + heightOf(net) + belowOf(width),
      bleed: 0,
      safe: 0,
      nodes: [
        ...Array.from({ length: count }, (_, at) =>
          group({ x: ABOVE + at * net.long, y: ABOVE, nodes: one }),
        ),
        art({ x: ABOVE, y: ABOVE, shapes: marks(count, net, weight, theme), sign }),
        text({
          field: 'assembly',
          text: [{ text: `${name}.`, style: { font: 'bold' } }, { text: ` ${HOW}` }],
          x: ABOVE,
          y: ABOVE + heightOf(net) + 1.6,
          width,
          height: belowOf(width) - 1.6,
          style: { font: 'text', size: 6.5, leading: 1.1, ink: theme.key },
        }),
      ],
    },
    count: 1,
  };
}
