/** Tokens, markers that lie on a unit, gas and tier markers. */
import type { Piece } from '../../../src/kit/component.ts';
import type { Edition } from '../../../src/kit/edition.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { type Face, type Shape, art, group, text } from '../../../src/kit/face.ts';
import type { Drawing } from '../../../src/kit/kit.ts';
import { curl, outlineAt } from '../art/shapes.ts';
import { GAS_CLOUDS, STATUS_MARKERS, TIER_MARKERS, TOKENS } from '../data/box.ts';
import { ARMIES, type Status, type TroopColour } from '../data/pieces.ts';
import { type Theme, isBare, lineOf, themeOf } from '../theme.ts';
import { badge, figure, pieceFace } from './counters.ts';
import type { LoopgravenWords } from '../words.ts';
import { type Point, apply, turn } from '../../../src/kit/engrave/path/matrix.ts';
import { type Path, draw } from '../../../src/kit/engrave/path/path.ts';
import { circle, line, polygon, polyline, rectangle, smooth } from '../../../src/kit/engrave/path/shapes.ts';
import { WEAKENING } from '../data/tables.ts';

// Gas over three spaces, under the counters.

/** The distance from the cut to the lobes, mm. */
const RIM = 3.6;

/** The scalloped edge of a cloud as long and as high as that, mm: round lobes, none like its neighbour. */
function cloud(width: number, height: number): Path {
  const radius = height / 2 - RIM;
  const long = width - 2 * RIM - 2 * radius;
  const round = Math.PI * radius;
  const whole = 2 * (long + round);
  const lobes = Math.round(whole / 6);
  const points = Array.from({ length: lobes }, (_, lobe): Point => {
    const along = ((lobe + 0.32 * Math.sin(lobe * 2.6)) / lobes) * whole;
    const swell = 0.5 * Math.sin(lobe * 1.9);
    const onEnd = (start: number, x: number, from: number): Point => {
      const angle = from + (along - start) / radius;
      return [x + Math.sin(angle) * (radius + swell), height / 2 - Math.cos(angle) * (radius + swell)];
    };
    const left = RIM + radius;
    if (along < long) return [left + along, RIM - swell];
    if (along < long + round) return onEnd(long, left + long, 0);
    if (along < 2 * long + round) return [left + 2 * long + round - along, height - RIM + swell];
    return onEnd(2 * long + round, left, Math.PI);
  });
  const pen = draw().at(...(points[0] ?? [0, 0]));
  points.forEach((from, index) => {
    const to = points[(index + 1) % points.length] ?? from;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    // Outward is to the left of the path, which runs clockwise.
    const [ox, oy] = [dy * 0.42, -dx * 0.42];
    pen.curve(from[0] + ox, from[1] + oy, to[0] + ox, to[1] + oy, to[0], to[1]);
  });
  return pen.close().path;
}

/** Curls in two rows, as an engraver has them in smoke. */
const curls = (width: number, height: number, from: number): Path[] =>
  Array.from({ length: 3 * Math.floor((width - 12) / 6.2) }, (_, index) => {
    const [column, row] = [Math.floor(index / 3), index % 3];
    const x = 6.6 + column * 6.2 + (row % 2) * 3.1;
    const y = height / 2 + (row - 1) * 4.2 + 0.6 * Math.sin(column * 1.9 + row);
    return (Math.abs(x - width / 2) < from && Math.abs(y - height / 2) < from) ||
      Math.abs(Math.abs(x - width / 2) - width / 6) < 2.2
      ? []
      : curl(x, y, 1.7 + 0.4 * Math.sin(index * 2.1));
  });

/** A cloud of the army that fired it, and the turns until its owner takes it away. */
function gasFace(piece: Piece & { readonly owner: TroopColour }, turns: 1 | 2, theme: Theme): Face {
  const { width, height } = piece.counter;
  const middle: Point = [width / 2, height / 2];
  const bare = isBare(theme);
  const ink = theme.army[piece.owner].flat;
  return pieceFace(`${piece.id}-${turns}`, piece, theme, [
    art({
      x: 0,
      y: 0,
      shapes: [
        {
          d: written(cloud(width, height)),
          fill: theme.gas,
          stroke: { colour: theme.key, width: lineOf(theme, 0.35), join: 'round' },
        },
        {
          d: written(...curls(width, height, 7).filter((_, at) => !bare || at % 2 === 0)),
          stroke: { colour: theme.key, width: lineOf(theme, bare ? 0.18 : 0.22), cap: 'round' },
        },
        {
          d: written(
            ...[1, 2].map((part) =>
              polyline([
                [(width * part) / 3, 4.2],
                [(width * part) / 3, 6],
              ]),
            ),
            ...[1, 2].map((part) => line((width * part) / 3, height - 6, (width * part) / 3, height - 4.2)),
          ),
          stroke: { colour: theme.key, width: lineOf(theme, 0.4) },
        },
      ],
      sign: { means: piece.name, ink: theme.key, ground: theme.gas },
    }),
    // The gas leaves it a rim of paper.
    art({
      x: 0,
      y: 0,
      shapes: [{ d: written(outlineAt(ARMIES[piece.owner].outline, ...middle, 6.9)), fill: theme.paper }],
    }),
    badge(piece.owner, [...middle, 5.6], theme, piece.name),
    figure(
      'turns left',
      String(turns),
      middle,
      17,
      bare ? [ink, theme.paper] : [theme.paper, ink],
      'figures',
    ),
  ]);
}

// Markers on a unit that last for a while.

/** The edge at which they are drawn before they are enlarged to their size, mm. */
const EDGE = 11;
const MIDDLE = EDGE / 2;

/** A sole and a heel. */
const sole = (x: number, y: number, size: number): Path =>
  smooth(
    (
      [
        [-0.25, -1.5],
        [0.45, -1.55],
        [0.85, -0.7],
        [0.6, 0.3],
        [0.55, 1.3],
        [0, 1.65],
        [-0.5, 1.3],
        [-0.4, 0.3],
        [-0.75, -0.7],
      ] as const
    ).map(([dx, dy]): Point => [x + dx * size, y + dy * size]),
    true,
  );

const spiral = (turns: number, reach: number): Path =>
  smooth(
    Array.from({ length: turns * 12 + 1 }, (_, step): Point => {
      const angle = (step / 12) * 2 * Math.PI;
      const radius = (reach * step) / (turns * 12);
      return [MIDDLE + Math.cos(angle) * radius, MIDDLE + Math.sin(angle) * radius];
    }),
  );

/** Six arms with a pair of barbs each. */
const crystal = (reach: number): Path =>
  [0, 60, 120, 180, 240, 300].reduce((pen, degrees) => {
    const at = (x: number, y: number): Point => {
      const [px, py] = apply(turn(degrees), [x, y]);
      return [MIDDLE + px, MIDDLE + py];
    };
    return pen
      .at(...at(0, 0))
      .to(...at(0, -reach))
      .at(...at(-1, -reach + 0.3))
      .to(...at(0, -reach + 1.4))
      .to(...at(1, -reach + 0.3));
  }, draw()).path;

function drawnOf(status: Status, theme: Theme): readonly Shape[] {
  const key = { colour: theme.key, cap: 'round', join: 'round' } as const;
  switch (status) {
    case 'step':
      return [
        {
          d: written(sole(MIDDLE + 1.9, MIDDLE - 0.2, 1.9)),
          ...(isBare(theme) ? { stroke: { ...key, width: 0.3 } } : { fill: theme.key }),
        },
      ];
    case 'attack':
      return [
        {
          d: written(rectangle(MIDDLE - 0.7, MIDDLE - 2.9, 4.6, 4.6, 0.6)),
          ...(isBare(theme) ? { stroke: { ...key, width: 0.35 } } : { fill: theme.key }),
        },
        // No pips: three of them beside −2 were read as a sum.
        {
          d: written(
            polygon([
              [MIDDLE + 1.15, MIDDLE - 2.2],
              [MIDDLE + 2.05, MIDDLE - 2.2],
              [MIDDLE + 2.05, MIDDLE - 0.5],
              [MIDDLE + 3.2, MIDDLE - 0.5],
              [MIDDLE + 1.6, MIDDLE + 1.1],
              [MIDDLE, MIDDLE - 0.5],
              [MIDDLE + 1.15, MIDDLE - 0.5],
            ]),
          ),
          fill: isBare(theme) ? theme.key : theme.paper,
        },
      ];
    case 'shellshock':
      return [{ d: written(spiral(3, 4)), stroke: { ...key, width: isBare(theme) ? 0.28 : 0.75 } }];
    case 'frost':
      return [{ d: written(crystal(4)), stroke: { ...key, width: isBare(theme) ? 0.28 : 0.7 } }];
    case 'gassed':
      return [
        {
          d: written(
            circle(MIDDLE + 1.2, MIDDLE - 1.9, 2),
            circle(MIDDLE - 1.1, MIDDLE - 0.2, 1.8),
            circle(MIDDLE + 2.3, MIDDLE + 1.1, 2),
          ),
          fill: theme.gas,
          stroke: { ...key, width: 0.3 },
        },
        {
          d: written(
            curl(MIDDLE + 1.2, MIDDLE - 1.9, 1.2),
            curl(MIDDLE - 1.1, MIDDLE - 0.2, 1.1),
            curl(MIDDLE + 2.3, MIDDLE + 1.1, 1.2),
          ),
          stroke: { ...key, width: 0.25 },
        },
      ];
  }
}

const FIGURES: Readonly<Partial<Record<Status, string>>> = {
  step: `−${WEAKENING.steps}`,
  attack: `−${WEAKENING.attack}`,
  gassed: '1',
};

/** The share of a marker's width at which its drawing stands over its word. */
const DRAWN_AT = 0.74;
/** The word of a marker: its height and how far it stands above the cut, mm. */
const WORD = { height: 2.6, foot: 1.5 } as const;

/** A square with one corner cut, so that it does not look like a unit and does not stick out from under one. */
function statusFace(piece: Piece & { readonly status: Status }, word: string, theme: Theme): Face {
  const edge = piece.counter.width;
  const unit = edge / EDGE;
  const [near, far, cut] = [0.7 * unit, edge - 0.7 * unit, 2.2 * unit];
  const card = polygon([
    [near, near],
    [far - cut, near],
    [far, near + cut],
    [far, far],
    [near, far],
  ]);
  const said = FIGURES[piece.status];
  const isLettered = theme.edition !== 'screen';
  const scale = isLettered ? unit * DRAWN_AT : unit;
  return pieceFace(piece.id, piece, theme, [
    art({
      x: 0,
      y: 0,
      shapes: [
        {
          d: written(card),
          fill: theme.paper,
          stroke: { colour: theme.key, width: isBare(theme) ? 0.25 : 0.5, join: 'miter' },
        },
      ],
    }),
    group({
      x: (edge - scale * EDGE) / 2,
      y: isLettered ? 0.6 : 0,
      scale,
      nodes: [
        art({
          x: 0,
          y: 0,
          shapes: drawnOf(piece.status, theme),
          sign: { means: piece.name, ink: theme.key, ground: theme.paper },
        }),
        ...(said === undefined
          ? []
          : [
              figure(
                'figure',
                said,
                isLettered ? [said.length > 1 ? 2.4 : 1.5, 6.6] : [2.8, EDGE - 2.9],
                11,
                [theme.key, theme.paper],
                'figures',
              ),
            ]),
      ],
    }),
    ...(isLettered
      ? [
          text({
            field: 'word',
            text: word,
            x: near + 0.4,
            y: edge - WORD.foot - WORD.height,
            width: far - near - 0.8,
            height: WORD.height,
            align: 'center',
            valign: 'middle',
            style: { font: 'figures', size: 7, ink: theme.key, tracking: 40 },
            sign: { means: word, ink: theme.key, ground: theme.paper },
          }),
        ]
      : []),
  ]);
}

// Tokens: the round cent for 1, and for 5 the square nickel of 1913.

/** A ring of short strokes, as on the rim of a coin. */
const milled = (middle: number, from: number, to: number, count: number): Path =>
  Array.from({ length: count }, (_, at) => (at * 360) / count).reduce((pen, degrees) => {
    const [a, b] = [apply(turn(degrees), [0, -from]), apply(turn(degrees), [0, -to])];
    return pen.at(middle + a[0], middle + a[1]).to(middle + b[0], middle + b[1]);
  }, draw()).path;

const letters = (theme: Theme): string => (isBare(theme) ? 'bold' : 'poster');

/** The cent of bronze: round. */
function cent(piece: Piece, theme: Theme): Face {
  const middle = piece.counter.width / 2;
  return pieceFace(piece.id, piece, theme, [
    art({
      x: 0,
      y: 0,
      shapes: [
        {
          d: written(circle(middle, middle, middle - 0.9)),
          fill: theme.copper,
          stroke: { colour: theme.key, width: lineOf(theme, 0.3) },
        },
        {
          d: written(milled(middle, middle - 1.3, middle - 2.1, 48)),
          stroke: { colour: theme.key, width: lineOf(theme, 0.16) },
        },
        {
          d: written(circle(middle, middle, middle - 2.4)),
          stroke: { colour: theme.key, width: lineOf(theme, 0.16) },
        },
      ],
    }),
    figure('value', '1', [middle, middle], 21, [theme.key, theme.copper], letters(theme)),
  ]);
}

/** The square nickel of 1913, on its point, its corners round. */
function nickel(piece: Piece, theme: Theme): Face {
  const middle = piece.counter.width / 2;
  const reach = (middle - 0.9) / Math.SQRT2;
  const square = (half: number, radius: number): Shape['d'] =>
    written(rectangle(-half, -half, 2 * half, 2 * half, radius));
  const grown = reach + 1.1;
  return pieceFace(piece.id, piece, theme, [
    art({
      x: middle,
      y: middle,
      rotate: 45,
      shapes: [
        {
          d: square(grown, 2.6),
          fill: theme.nickel,
          stroke: { colour: theme.key, width: lineOf(theme, 0.3) },
        },
        { d: square(grown - 0.7, 2), stroke: { colour: theme.key, width: lineOf(theme, 0.16) } },
        {
          d: written(
            ...[0, 90, 180, 270].map((degrees) => {
              const [x, y] = apply(turn(degrees), [grown - 2.3, grown - 2.3]);
              return circle(x, y, 0.55);
            }),
          ),
          fill: theme.key,
        },
      ],
    }),
    figure('value', '5', [middle, middle], 21, [theme.key, theme.nickel], letters(theme)),
  ]);
}

/** Behind a token where ink is spared: what it is worth, in a ring. */
function valueAlone(piece: (typeof TOKENS)[number], theme: Theme): Face {
  const middle = piece.counter.width / 2;
  const ring = written(circle(middle, middle, middle - 2));
  return pieceFace(piece.id, piece, theme, [
    art({ x: 0, y: 0, shapes: [{ d: ring, stroke: { colour: theme.key, width: lineOf(theme, 0.16) } }] }),
    figure('value', String(piece.value), [middle, middle], 15, [theme.key, theme.paper], letters(theme)),
  ]);
}

/** A small ring in an army's shape, to stand on a tread. */
function tierFace(piece: Piece & { readonly owner: TroopColour }, theme: Theme): Face {
  const middle = piece.counter.width / 2;
  const { outline } = ARMIES[piece.owner];
  const bare = isBare(theme);
  const { flat } = theme.army[piece.owner];
  return pieceFace(piece.id, piece, theme, [
    badge(piece.owner, [middle, middle, middle - 1], theme, piece.name),
    art({
      x: 0,
      y: 0,
      shapes: [
        {
          d: written(outlineAt(outline, middle, middle, 2.1)),
          fill: theme.paper,
          ...(bare && { stroke: { colour: flat, width: 0.3 } }),
        },
        { d: written(outlineAt(outline, middle, middle, 0.9)), fill: flat },
      ],
    }),
  ]);
}

/** The drawing of a marker; undefined for other pieces. */
export function markerOf(
  { id, name, count }: Piece,
  lettering: LoopgravenWords['markers'],
  edition: Edition,
): Drawing | undefined {
  const theme = themeOf(edition);
  const token = TOKENS.find((piece) => piece.id === id);
  if (token) {
    const drawn = token.value === 1 ? cent : nickel;
    // A token counts either side up; behind it there is line alone.
    const inLine = { ...theme, copper: theme.paper, nickel: theme.paper };
    return {
      face: drawn({ ...token, name }, theme),
      back: isBare(theme)
        ? valueAlone({ ...token, name, id: `${id}-back` }, theme)
        : drawn({ ...token, name, id: `${id}-back` }, inLine),
      count,
    };
  }
  const status = STATUS_MARKERS.find((piece) => piece.id === id);
  if (status) return { face: statusFace({ ...status, name }, lettering[status.status], theme), count };
  const tier = TIER_MARKERS.find((piece) => piece.id === id);
  if (tier) return { face: tierFace({ ...tier, name }, theme), count };
  const cloud = GAS_CLOUDS.find((piece) => piece.id === id);
  const gas = cloud && { ...cloud, name };
  return gas && { face: gasFace(gas, 2, theme), back: gasFace(gas, 1, theme), count };
}
