/** Roofs from above, cut into the ink of a house: light comes from the upper left, so that the city has one sun. */
import { ART_REACH } from '../../../src/kit/component.ts';
import { hatch } from '../../../src/kit/engrave/hatch.ts';
import type { Point } from '../../../src/kit/engrave/path/matrix.ts';
import { joined, written } from '../../../src/kit/engrave/path/outline.ts';
import type { Path } from '../../../src/kit/engrave/path/path.ts';
import { circle, line, polygon, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import type { Shape } from '../../../src/kit/face.ts';
import { SQUARE } from '../data/box.ts';
import { isBare, type Theme } from '../theme.ts';
import { extentOf, type House } from './tile-houses.ts';

/** A house's walls, mm. */
export interface Walls {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A slope of a roof, and the direction in which it falls. */
interface Slope {
  readonly corners: readonly Point[];
  readonly falls: 'north' | 'east' | 'south' | 'west';
}

interface Roof {
  readonly slopes: readonly Slope[];
  /** Ridges, hips and all that is built on the roof. */
  readonly lines: readonly Path[];
  /** What has no slope. */
  readonly level?: readonly Path[];
  /** Filled shapes: chimneys, a lantern. */
  readonly solid?: readonly Path[];
}

/** Rows of tiles run down the slope: angle of its lines in degrees. */
const ANGLE = { north: 90, south: 90, east: 0, west: 0 } as const;
const IS_SUNNY = { north: true, west: true, south: false, east: false } as const;

/** The distance from the eaves to the wall, mm: a rim of ink all round. */
const EAVES = { colour: 0.6, 'low-ink': 0.9, screen: 0.7 } as const;

const inner = ({ left, top, right, bottom }: Walls, by: number): Walls => ({
  left: left + by,
  top: top + by,
  right: right - by,
  bottom: bottom - by,
});

const cornersOf = ({ left, top, right, bottom }: Walls): readonly [Point, Point, Point, Point] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

const boxOf = ({ left, top, right, bottom }: Walls): Path => rectangle(left, top, right - left, bottom - top);

const path = (...points: readonly Point[]): Path =>
  points.slice(1).flatMap((to, index) => line(...(points[index] ?? to), ...to));

/** Four slopes that meet in a ridge, or in a point where the house is square. */
function hip(walls: Walls): Roof {
  const [nw, ne, se, sw] = cornersOf(walls);
  const [wide, high] = [walls.right - walls.left, walls.bottom - walls.top];
  const half = Math.min(wide, high) / 2;
  const [a, b]: readonly [Point, Point] =
    wide >= high
      ? [
          [walls.left + half, walls.top + half],
          [walls.right - half, walls.top + half],
        ]
      : [
          [walls.left + half, walls.top + half],
          [walls.left + half, walls.bottom - half],
        ];
  const slopes: readonly Slope[] =
    wide >= high
      ? [
          { corners: [nw, ne, b, a], falls: 'north' },
          { corners: [ne, se, b], falls: 'east' },
          { corners: [se, sw, a, b], falls: 'south' },
          { corners: [sw, nw, a], falls: 'west' },
        ]
      : [
          { corners: [nw, ne, a], falls: 'north' },
          { corners: [ne, se, b, a], falls: 'east' },
          { corners: [se, sw, b], falls: 'south' },
          { corners: [sw, nw, a, b], falls: 'west' },
        ];
  const ends =
    wide >= high
      ? [
          [nw, a],
          [sw, a],
          [ne, b],
          [se, b],
        ]
      : [
          [nw, a],
          [ne, a],
          [sw, b],
          [se, b],
        ];
  // A chimney at either end of the ridge, beside it.
  const stacks = [a, b].map(([x, y], end) =>
    wide >= high
      ? rectangle(x - 0.75 + (end === 0 ? 1.8 : -1.8), y + (end === 0 ? -2.1 : 0.6), 1.5, 1.5)
      : rectangle(x + (end === 0 ? -2.1 : 0.6), y - 0.75 + (end === 0 ? 1.8 : -1.8), 1.5, 1.5),
  );
  return {
    slopes,
    lines: [...ends.map((each) => path(...(each as [Point, Point]))), path(a, b)],
    ...(Math.abs(wide - high) > 4 && { solid: stacks }),
  };
}

/** Two slopes and a ridge along the longer side. */
function gable(walls: Walls): Roof {
  const { left, top, right, bottom } = walls;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  if (right - left >= bottom - top)
    return {
      slopes: [
        { corners: cornersOf({ left, top, right, bottom: y }), falls: 'north' },
        { corners: cornersOf({ left, top: y, right, bottom }), falls: 'south' },
      ],
      lines: [line(left, y, right, y)],
      solid: [rectangle(left + 2.2, y - 1.1, 1.5, 1.5), rectangle(right - 4.2, y + 0.2, 1.5, 1.5)],
    };
  return {
    slopes: [
      { corners: cornersOf({ left, top, right: x, bottom }), falls: 'west' },
      { corners: cornersOf({ left: x, top, right, bottom }), falls: 'east' },
    ],
    lines: [line(x, top, x, bottom)],
    solid: [rectangle(x - 1.1, top + 2.2, 1.5, 1.5), rectangle(x + 0.2, bottom - 4.2, 1.5, 1.5)],
  };
}

/** Steep slopes round a flat top with skylights. */
function mansard(walls: Walls): Roof {
  const [nw, ne, se, sw] = cornersOf(walls);
  const flat = inner(walls, Math.min(walls.right - walls.left, walls.bottom - walls.top) * 0.24);
  const [a, b, c, d] = cornersOf(flat);
  const [x, y] = [(flat.left + flat.right) / 2, (flat.top + flat.bottom) / 2];
  return {
    slopes: [
      { corners: [nw, ne, b, a], falls: 'north' },
      { corners: [ne, se, c, b], falls: 'east' },
      { corners: [se, sw, d, c], falls: 'south' },
      { corners: [sw, nw, a, d], falls: 'west' },
    ],
    level: [boxOf(flat)],
    lines: [
      path(nw, a),
      path(ne, b),
      path(se, c),
      path(sw, d),
      path(a, b, c, d, a),
      rectangle(x - 2.2, y - 1.5, 4.4, 3),
      line(x, y - 1.5, x, y + 1.5),
    ],
  };
}

/** The sawtooth roof of a factory; its windows face north. */
function saw(walls: Walls): Roof {
  const { left, top, right, bottom } = walls;
  const teeth = Math.max(2, Math.round((bottom - top) / 5.6));
  const step = (bottom - top) / teeth;
  const at = Array.from({ length: teeth }, (_, tooth) => top + tooth * step);
  return {
    slopes: at.map((y) => ({
      corners: cornersOf({ left, top: y + step * 0.34, right, bottom: y + step }),
      falls: 'south',
    })),
    lines: at.flatMap((y) => [
      line(left, y + step * 0.34, right, y + step * 0.34),
      line(left, y + step, right, y + step),
    ]),
  };
}

/** A flat roof behind a parapet. */
function flat(walls: Walls): Roof {
  const { left, top, right, bottom } = inner(walls, 1);
  return {
    slopes: [],
    level: [boxOf(walls)],
    lines: [
      rectangle(left, top, right - left, bottom - top),
      rectangle(left + 2.4, top + 2.4, 3.6, 3),
      line(left + 4.2, top + 2.4, left + 4.2, top + 5.4),
      circle(right - 4.2, bottom - 4.2, 1.9),
      circle(right - 4.2, bottom - 4.2, 0.9),
      line(left, bottom - 3, right - 8, bottom - 3),
    ],
  };
}

/** Two roofs that cross. */
function crossed(walls: Walls): Roof {
  const whole = hip(walls);
  const { left, top, right, bottom } = walls;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const arm = Math.min(right - left, bottom - top) * 0.2;
  return {
    slopes: whole.slopes,
    lines: [
      ...whole.lines,
      line(x, top, x, bottom),
      line(left, y, right, y),
      path([x - arm, top], [x, top + arm], [x + arm, top]),
      path([x - arm, bottom], [x, bottom - arm], [x + arm, bottom]),
      path([left, y - arm], [left + arm, y], [left, y + arm]),
      path([right, y - arm], [right - arm, y], [right, y + arm]),
    ],
    solid: [rectangle(x - 1.2, y - 1.2, 2.4, 2.4)],
  };
}

/** A hall under a dome, its ribs to a lantern. */
function dome(walls: Walls): Roof {
  const { left, top, right, bottom } = walls;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const radius = Math.min(right - left, bottom - top) / 2 - 1;
  const ribs = Array.from({ length: 16 }, (_, rib) => {
    const angle = (rib * Math.PI) / 8;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    return line(x + dx * radius * 0.24, y + dy * radius * 0.24, x + dx * radius, y + dy * radius);
  });
  return {
    slopes: [],
    level: [boxOf(walls)],
    lines: [circle(x, y, radius), circle(x, y, radius * 0.62), ...ribs],
    solid: [circle(x, y, radius * 0.16)],
  };
}

/** A church: a nave with its tower at the west end, or the north. */
function church(walls: Walls): Roof {
  const { left, top, right, bottom } = walls;
  const lies = right - left >= bottom - top;
  const size = Math.min(right - left, bottom - top) * 0.62;
  const [x, y] = lies
    ? [left + size / 2 + 0.6, (top + bottom) / 2]
    : [(left + right) / 2, top + size / 2 + 0.6];
  const tower = { left: x - size / 2, top: y - size / 2, right: x + size / 2, bottom: y + size / 2 };
  const nave = gable(
    lies
      ? { left: tower.right, top: top + 1.6, right, bottom: bottom - 1.6 }
      : { left: left + 1.6, top: tower.bottom, right: right - 1.6, bottom },
  );
  const [nw, ne, se, sw] = cornersOf(tower);
  const [from, to] = lies ? [tower.right, top] : [left, tower.bottom];
  return {
    slopes: nave.slopes,
    // Round the tower, and along the nave.
    level: [boxOf(lies ? { left, top, right: from, bottom } : { left, top, right, bottom: to })],
    lines: [
      ...nave.lines,
      path(nw, ne, se, sw, nw),
      path(nw, se),
      path(ne, sw),
      line(x, tower.top, x, tower.bottom),
      line(tower.left, y, tower.right, y),
    ],
    solid: [circle(x, y, 0.9)],
  };
}

/** A hall of glass: panes between bars. */
function glass(walls: Walls): Roof {
  const { left, top, right, bottom } = inner(walls, 1.4);
  const lies = right - left >= bottom - top;
  const bars = Math.round((lies ? right - left : bottom - top) / 2.4);
  const along = Array.from({ length: bars + 1 }, (_, bar) =>
    lies
      ? line(left + ((right - left) * bar) / bars, top, left + ((right - left) * bar) / bars, bottom)
      : line(left, top + ((bottom - top) * bar) / bars, right, top + ((bottom - top) * bar) / bars),
  );
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return {
    slopes: [],
    level: [boxOf(walls)],
    lines: [
      ...along,
      rectangle(left, top, right - left, bottom - top),
      lies ? line(left, y, right, y) : line(x, top, x, bottom),
    ],
  };
}

/** Small houses in a row, each under a gable of its own. */
function terrace(walls: Walls): Roof {
  const { left, top, right, bottom } = walls;
  const lies = right - left >= bottom - top;
  const long = lies ? right - left : bottom - top;
  const count = Math.max(2, Math.round(long / (SQUARE / 2)));
  const each = Array.from({ length: count }, (_, index): Walls => {
    const [from, to] = [(long * index) / count, (long * (index + 1)) / count];
    return lies
      ? { left: left + from, top, right: left + to, bottom }
      : { left, top: top + from, right, bottom: top + to };
  });
  const roofs = each.map(gable);
  return {
    slopes: roofs.flatMap(({ slopes }) => slopes),
    lines: [
      ...roofs.flatMap(({ lines }) => lines),
      ...each
        .slice(1)
        .map((walls) =>
          lies ? line(walls.left, top, walls.left, bottom) : line(left, walls.top, right, walls.top),
        ),
    ],
    solid: each.map(({ left: x, top: y, right: r, bottom: b }) =>
      lies
        ? rectangle((x + r) / 2 - 0.7, y + 1.4, 1.4, 1.4)
        : rectangle(x + 1.4, (y + b) / 2 - 0.7, 1.4, 1.4),
    ),
  };
}

const ROOFS = { hip, gable, mansard, saw, flat, crossed, dome, church, glass, terrace } as const;
type RoofKind = keyof typeof ROOFS;

/** A roof that suits a house of this size, chosen by its seed. */
function kindOf({ wide, high, seed }: House): RoofKind {
  const kinds: readonly RoofKind[] =
    wide === 1 && high === 1
      ? ['hip', 'gable', 'mansard', 'crossed', 'flat']
      : wide === high
        ? ['hip', 'dome', 'mansard', 'crossed', 'saw', 'flat']
        : Math.min(wide, high) === 1
          ? ['gable', 'terrace', 'hip', 'church', 'glass', 'saw']
          : ['hip', 'saw', 'mansard', 'glass', 'crossed', 'church'];
  return kinds[Math.floor(Math.abs(seed) * 997) % kinds.length] ?? 'hip';
}

/** Lines cut into the ink, mm; in low ink they are printed instead, and fewer. */
const CUT = {
  colour: { sunny: { spacing: 0.82, heavy: 0.36 }, shaded: { spacing: 1.25, heavy: 0.2 }, line: 0.3 },
  'low-ink': { sunny: { spacing: 2.2, heavy: 0.16 }, shaded: { spacing: 1.3, heavy: 0.18 }, line: 0.18 },
  screen: { sunny: { spacing: 1.9, heavy: 0.6 }, shaded: { spacing: 3, heavy: 0.4 }, line: 0.6 },
} as const;

/** How far a house is drawn beyond the cut, mm; in low ink as far as a knife may be off. */
const BENEATH = { colour: ART_REACH, 'low-ink': 1.2, screen: ART_REACH } as const;

/** A wall in low ink, mm. */
const WALL = 0.75;

/**
 * A house with its roof: its walls are the line that is measured, and are filled to it. Along the tile's edge a fire wall
 * ends it, whatever its neighbour is: a street, or a house whose roof need not go on. Drawn `zoom` times as large, lines
 * stay as they are.
 */
export function houseShapes(house: House, theme: Theme, zoom = 1): Shape[] {
  const bare = isBare(theme);
  const cut = CUT[theme.edition];
  const tilesOf = ({ spacing, heavy }: { readonly spacing: number; readonly heavy: number }) => ({
    spacing: spacing / zoom,
    heavy: heavy / zoom,
  });
  const walls = extentOf(house, 0);
  const kind = kindOf(house);
  const eaves = EAVES[theme.edition];
  const roof = ROOFS[kind](inner(walls, eaves));
  const inks = theme.roofs[kind === 'dome' ? 'copper' : house.covering];
  const tiles = roof.slopes.map(({ corners, falls }) =>
    hatch(polygon(corners), {
      angle: ANGLE[falls],
      light: 0.45,
      ...tilesOf(cut[IS_SUNNY[falls] ? 'sunny' : 'shaded']),
    }),
  );
  const level = (roof.level ?? []).map((each) =>
    hatch(each, { angle: 45, spacing: 1.6, heavy: 0.16, light: 1 }),
  );
  const sunny = roof.slopes.flatMap(({ corners, falls }) => (IS_SUNNY[falls] ? [polygon(corners)] : []));
  const filled = (extent: Walls, fill: Theme['key']): Shape => ({ d: written(boxOf(extent)), fill });
  return [
    filled(extentOf(house, BENEATH[theme.edition]), theme.key),
    filled(inner(walls, bare ? WALL : eaves), bare ? theme.paper : inks.shaded),
    ...(bare || sunny.length === 0 ? [] : [{ d: written(...sunny), fill: inks.sunny }]),
    // What has no slope would be as pale as a street.
    ...(bare && level.length > 0 ? [{ d: joined(level), fill: inks.line }] : []),
    ...(tiles.length === 0 ? [] : [{ d: joined(tiles), fill: inks.line }]),
    { d: written(...roof.lines), stroke: { colour: inks.line, width: cut.line / zoom } },
    ...(roof.solid === undefined ? [] : [{ d: written(...roof.solid), fill: inks.line }]),
  ];
}
