/** The ruler, the template of arcs and sectors, and the sides of a die. */
import { ART_REACH } from '../../../src/kit/component.ts';
import type { Edition } from '../../../src/kit/edition.ts';
import { hatch } from '../../../src/kit/engrave/hatch.ts';
import type { Point } from '../../../src/kit/engrave/path/matrix.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { type Path } from '../../../src/kit/engrave/path/path.ts';
import { circle, line, polygon, polyline, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import { art, box, text, type Face, type Node, type Shape } from '../../../src/kit/face.ts';
import { DICE, DIE, RULER, RULER_SQUARES, SQUARE, TEMPLATE, type DieFace } from '../data/box.ts';
import { isBare, themeOf, type Theme } from '../theme.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const sheetFace = (id: string, { width, height }: Size, theme: Theme, nodes: readonly Node[]): Face => ({
  id,
  width,
  height,
  bleed: 0,
  safe: 1,
  nodes: [
    box({
      x: -ART_REACH,
      y: -ART_REACH,
      fill: theme.paper,
      width: width + 2 * ART_REACH,
      height: height + 2 * ART_REACH,
    }),
    ...nodes,
  ],
});

/** From the cut to the frame, mm: a cut that is a little off leaves it whole. */
const FRAME = 0.8;

const outline = ({ width, height }: Size, theme: Theme): Node =>
  box({
    x: FRAME,
    y: FRAME,
    width: width - 2 * FRAME,
    height: height - 2 * FRAME,
    stroke: { colour: theme.key, width: 0.6 },
  });

/** Large figures and words: the poster’s letters take much ink. */
const figuresIn = (theme: Theme): 'bold' | 'poster' => (isBare(theme) ? 'bold' : 'poster');

/** The nearest distance of a shot, in squares: anything less rounds to one. */
const TOO_NEAR = 1.5;

/**
 * The ruler, laid from the middle of the shooter; each number's band is half a square to either side, so
 * nobody has to round.
 */
export function rulerFace(edition: Edition): Face {
  const theme = themeOf(edition);
  const bare = isBare(theme);
  const size = RULER.form;
  const { height } = size;
  const numbers = Array.from({ length: RULER_SQUARES - 1 }, (_, index) => index + 2);
  const bands = numbers.flatMap((number): Node[] => {
    const [x, isDark] = [(number - 0.5) * SQUARE, number % 2 === 0 && !bare];
    const [ground, ink] = isDark ? [theme.key, theme.paper] : [theme.paper, theme.key];
    const middle = x + SQUARE / 2;
    return [
      ...(isDark ? [box({ x, y: 0, width: SQUARE, height, fill: theme.key })] : []),
      art({
        x: 0,
        y: 0,
        shapes: [
          {
            d: written(line(middle, 0, middle, 2.2), line(middle, height - 2.2, middle, height)),
            stroke: { colour: ink, width: 0.35 },
          },
          ...(bare ? [{ d: written(line(x, 0, x, height)), stroke: { colour: theme.key, width: 0.5 } }] : []),
        ],
      }),
      text({
        field: `distance ${number}`,
        text: String(number),
        x,
        y: 0,
        width: SQUARE,
        height,
        align: 'center',
        valign: 'middle',
        style: { font: figuresIn(theme), size: bare ? 22 : 26, ink },
        sign: { means: `distance ${number}`, ink, ground },
      }),
    ];
  });
  const near = TOO_NEAR * SQUARE;
  const wire = (y: number): Path =>
    polyline(
      Array.from({ length: 19 }, (_, step): Point => [9.5 + step * 0.9, y + (step % 2 === 0 ? -0.6 : 0.6)]),
    );
  return sheetFace('ruler', size, theme, [
    ...bands,
    art({
      x: 0,
      y: 0,
      shapes: [
        {
          d: written(
            circle(0, height / 2, 3),
            line(0, height / 2, 4.6, height / 2),
            circle(0, height / 2, 0.7),
          ),
          stroke: { colour: theme.key, width: 0.4 },
        },
        { d: written(wire(4), wire(height - 4)), stroke: { colour: theme.key, width: 0.3 } },
      ],
    }),
    text({
      field: 'too near',
      text: 'too near',
      x: 7,
      y: 5,
      width: near - 8,
      height: height - 10,
      align: 'center',
      valign: 'middle',
      style: { font: 'text', size: 11, ink: theme.key },
      sign: { means: 'too near to be shot at', ink: theme.key, ground: theme.paper },
    }),
    outline(size, theme),
  ]);
}

const MIDDLE = TEMPLATE.form.width / 2;
/** Radii of the template's rings, mm. */
const RING = { outer: 52, arc: 43, sector: 41 } as const;

const at = (radius: number, degrees: number): Point => {
  const turned = ((degrees - 90) * Math.PI) / 180;
  return [MIDDLE + radius * Math.cos(turned), MIDDLE + radius * Math.sin(turned)];
};

/** Part of a ring, degrees clockwise from the front. */
function ringPart(inner: number, outer: number, from: number, to: number): Path {
  const steps = Math.ceil((to - from) / 3);
  const degrees = Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps);
  return polygon([
    ...degrees.map((each) => at(outer, each)),
    ...degrees.toReversed().map((each) => at(inner, each)),
  ]);
}

/** A sector about the tank: from its window to the ring, a quarter of the turn about `towards`. */
function sector(towards: number): Path {
  const half = SQUARE / 2 + 1;
  const corner = (degrees: number): Point => at(half * Math.SQRT2, degrees);
  const steps = Array.from({ length: 31 }, (_, step) => towards - 45 + step * 3);
  return polygon([corner(towards - 45), ...steps.map((each) => at(RING.sector, each)), corner(towards + 45)]);
}

const label = (
  words: string,
  x: number,
  y: number,
  width: number,
  size: number,
  ink: Theme['key'],
  ground: Theme['key'],
  font: 'bold' | 'poster',
): Node =>
  text({
    field: words,
    text: words,
    x: MIDDLE + x - width / 2,
    y: MIDDLE + y - 5,
    width,
    height: 10,
    align: 'center',
    valign: 'middle',
    style: { font, size, ink, tracking: 20 },
    sign: { means: words.toLowerCase(), ink, ground },
  });

/** What is drawn of the template: sectors, rings and arcs about its window; in a picture `zoom` times as large its lines stay. */
export function templateShapes(theme: Theme, zoom = 1): Shape[] {
  const bare = isBare(theme);
  const { key, paper } = theme;
  const thin = (bare ? 0.25 : 0.35) / zoom;
  const half = SQUARE / 2 + 1;
  const front = ringPart(RING.arc + 1, RING.outer, -90, 90);
  const rings = (zoom < 1 ? [26, 34] : [20, 26, 32, 38]).flatMap((radius) =>
    [45, 225].map((from) =>
      polyline(Array.from({ length: 31 }, (_, step): Point => at(radius, from + step * 3))),
    ),
  );
  return [
    {
      d: written(front),
      ...(bare ? { stroke: { colour: key, width: 0.8 * Math.max(1, 0.5 / zoom) } } : { fill: key }),
    },
    { d: written(ringPart(RING.arc + 1, RING.outer, 90, 270)), stroke: { colour: key, width: thin } },
    { d: written(sector(0), sector(90), sector(270)), stroke: { colour: key, width: zoom < 1 ? thin : 0.5 } },
    { d: written(...rings), stroke: { colour: theme.quiet, width: zoom < 1 ? thin : 0.3 } },
    bare
      ? {
          d: hatch(sector(180), { angle: 45, spacing: 2 / Math.sqrt(zoom), heavy: 0.25 / zoom, light: 1 }),
          fill: key,
        }
      : { d: written(sector(180)), fill: key },
    { d: written(sector(180)), stroke: { colour: key, width: zoom < 1 ? thin : 0.5 } },
    {
      d: written(rectangle(MIDDLE - half, MIDDLE - half, 2 * half, 2 * half)),
      fill: paper,
      stroke: { colour: key, width: zoom < 1 ? thin : 0.4 },
    },
    {
      d: written(
        polygon([
          [MIDDLE - 3, MIDDLE - half - 3],
          [MIDDLE, MIDDLE - half - 7],
          [MIDDLE + 3, MIDDLE - half - 3],
        ]),
      ),
      fill: key,
    },
  ];
}

/** The template laid about a tank: which armour a line hits, and its arc of fire after it has moved. */
export function templateFace(edition: Edition): Face {
  const theme = themeOf(edition);
  const bare = isBare(theme);
  const size = TEMPLATE.form;
  const { key, paper } = theme;
  return sheetFace('template', size, theme, [
    art({
      x: 0,
      y: 0,
      shapes: templateShapes(theme),
      sign: { means: 'sectors of a tank: front, sides, rear', ink: key, ground: paper },
    }),
    label('FRONT', 0, -24, 44, 17, key, paper, figuresIn(theme)),
    ...[-27, 27].map((x) =>
      box({ x: MIDDLE + x - 8.4, y: MIDDLE - 3.4, width: 16.8, height: 6.8, fill: paper }),
    ),
    label('SIDE', -27, 0, 24, 14, key, paper, figuresIn(theme)),
    label('SIDE', 27, 0, 24, 14, key, paper, figuresIn(theme)),
    ...(bare ? [box({ x: MIDDLE - 14, y: MIDDLE + 23, width: 28, height: 8, fill: paper })] : []),
    label('REAR', 0, 27, 44, 17, bare ? key : paper, bare ? paper : key, figuresIn(theme)),
    label('MOVED: IT SHOOTS THIS WAY', 0, -47.5, 50, 7.4, bare ? key : paper, bare ? paper : key, 'bold'),
    label('ONLY IF IT STOOD STILL', 0, 47.5, 44, 7.4, key, paper, 'bold'),
    label('cut out', 0, 0, 18, 7.4, key, paper, 'bold'),
    outline(size, theme),
  ]);
}

/** A side of the die: large the steps, small in the corner the firepower. */
function dieSide({ large, small }: DieFace, theme: Theme, size: number): Face {
  const bare = isBare(theme);
  const [ink, ground] = bare ? [theme.key, theme.paper] : [theme.paper, theme.key];
  const [x, y, radius] = [size - 4, size - 4, 3];
  return {
    id: `die-${large}`,
    width: size,
    height: size,
    bleed: 0,
    safe: 0.8,
    nodes: [
      box({ x: 0, y: 0, width: size, height: size, fill: theme.paper }),
      text({
        field: 'steps',
        text: String(large),
        // In the other corner, clear of the disc.
        x: 1.4,
        y: 0,
        width: 7.6,
        height: 10,
        align: 'center',
        valign: 'middle',
        style: { font: figuresIn(theme), size: bare ? 21 : 23.5, ink: theme.key },
        sign: { means: `${large} steps`, ink: theme.key, ground: theme.paper },
      }),
      art({
        x: 0,
        y: 0,
        shapes: [
          { d: written(circle(x, y, radius)), fill: ground, stroke: { colour: theme.key, width: 0.3 } },
        ],
      }),
      text({
        field: 'firepower',
        text: String(small),
        x: x - radius,
        y: y - radius,
        width: 2 * radius,
        height: 2 * radius,
        align: 'center',
        valign: 'middle',
        style: { font: 'bold', size: 10, ink },
        sign: { means: `firepower ${small}`, ink, ground },
      }),
    ],
  };
}

/** The sides of the die in opposite pairs: each large number, then what makes seven with it. */
export function dieFaces(edition: Edition): readonly Face[] {
  const theme = themeOf(edition);
  return [1, 2, 3].flatMap((large) =>
    [large, 7 - large].flatMap((each) =>
      DIE.filter((one) => one.large === each).map((one) => dieSide(one, theme, DICE.form.side)),
    ),
  );
}
