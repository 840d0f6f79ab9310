/** The drawings on the paper tank's hull and tail. */
import {
  IDENTITY,
  type Matrix,
  type Point,
  apply,
  chain,
  growth,
  move,
  scale,
  turn,
} from '../../../../src/kit/engrave/path/matrix.ts';
import { movedShapes } from '../../../../src/kit/engrave/path/transform.ts';
import { type Path, draw } from '../../../../src/kit/engrave/path/path.ts';
import { circle, line, polygon, rectangle } from '../../../../src/kit/engrave/path/shapes.ts';
import type { Shape } from '../../../../src/kit/face.ts';
import { type Burin, DETAIL_OF, burin } from '../../../../src/kit/engrave/burin.ts';
import { ring, row } from '../../../../src/kit/engrave/rivets.ts';
import type { Theme } from '../../theme.ts';
import { glue } from '../../../../src/kit/papercraft/net-art.ts';
import {
  DOWN,
  FORWARD,
  type Point3,
  RIGHT,
  type Solid,
  UP,
  faceNamed,
  minus,
  unit,
} from '../../../../src/kit/papercraft/solid.ts';
import {
  CUPOLA_APOTHEM,
  GUN_LENGTH,
  HULL,
  HULL_WIDTH,
  MODEL_SCALE,
  TAIL,
  TRACKS,
  TRACK_SPAN,
  TURRET,
  TURRET_APOTHEM,
  netOfCupola,
  netOfGun,
  netOfHull,
  netOfTail,
  netOfTracks,
  netOfTurret,
} from './tank-parts.ts';
import { type Net, facing, panelOf, skin } from '../../../../src/kit/papercraft/unfold.ts';
import { engraveTrack } from '../../art/tank.ts';

// Drawing on a panel of a net.

type Engrave = (tool: Burin) => void;

/** A rivet's radius at the model's scale, mm. */
const RIVET = 0.15;

/** Draws upright, then lays the drawing on the page: shadows turn with what throws them. Nothing of a panel that is not seen. */
function onPanel(theme: Theme, place: Matrix, engrave: Engrave, drawnAt: Matrix = IDENTITY): Shape[] {
  if (growth(place) === 0) return [];
  const tool = burin(theme, DETAIL_OF[theme.edition], drawnAt);
  engrave(tool);
  return movedShapes(tool.shapes(), place);
}

// The flanks of the paper tank, drawn in the side view's centimetres.

/** The side view of the tank, in its centimetres, as it lies in the model. */
const SIDE_VIEW = chain(move(-250, 0), scale(MODEL_SCALE, -MODEL_SCALE));

/** A side of a body, drawn as seen from the right; on the left it comes out mirrored. */
function sideOf(theme: Theme, solid: Solid, net: Net, name: 'left' | 'right', engrave: Engrave): Shape[] {
  const [start = [0, 0, 0]] = faceNamed(solid, name).corners;
  return onPanel(theme, skin(panelOf(net, name), [0, start[1], 0], FORWARD, DOWN), engrave, SIDE_VIEW);
}

/** The outline of a body's flank. */
const outlineInSideView = (solid: Solid): Path =>
  polygon(
    faceNamed(solid, 'right').corners.map(([x, , z]): Point => [x / MODEL_SCALE + 250, z / MODEL_SCALE]),
  );

/** The hull's flank in the side view's centimetres. */
function flank(tool: Burin): void {
  const low: readonly Point[] = [
    [119, 104],
    [416, 141],
    [404, 151],
    [119, 115],
  ];
  tool.shade(polygon(low), { angle: -90, spacing: 0.36, heavy: 0.2, reach: 0.9 });
  tool.fine(line(252, 157, 252, 121));
  tool.fine(line(354, 157, 354, 134));
  tool.line(line(276, 142, 318, 142), 1.4);
  tool.rivets([...row([126, 130], [246, 151], 11), ...row([258, 152], [348, 152], 8)], 1.9);
  tool.rivets([...row([360, 150], [366, 172], 4), ...row([376, 166], [404, 146], 4)], 1.9);
}

/** The drum of the exhaust, on the right side alone. */
function silencer(tool: Burin): void {
  const drum = rectangle(134, 121, 98, 17, 7);
  tool.plate(drum);
  tool.shade(drum, { angle: 90, spacing: 0.3, heavy: 0.18, reach: 0.7 });
  tool.line(line(158, 121, 158, 138), 0.7);
  tool.line(line(208, 121, 208, 138), 0.7);
}

/** The driver's doors: a seam, two hinges, a slit to look through. */
function visor(tool: Burin): void {
  const [width, height] = [HULL_WIDTH, 5.3];
  tool.shade(rectangle(-width / 2, height / 2 - 1.6, width, 1.6), {
    angle: -90,
    spacing: 0.36,
    heavy: 0.2,
    reach: 0.9,
  });
  tool.fine(rectangle(-2.6, -1.9, 5.2, 3.6));
  tool.fine(line(0, -1.9, 0, 1.7));
  tool.mass(rectangle(-1.8, -1.1, 1.3, 0.42));
  tool.mass(rectangle(0.5, -1.1, 1.3, 0.42));
  tool.rivets([...row([-3.5, -2.1], [-3.5, 1.9], 5), ...row([3.5, -2.1], [3.5, 1.9], 5)], RIVET);
}

/** Louvres over the engine either side of a hinge. */
function engineDeck(tool: Burin): void {
  const louvres = draw();
  for (let y = -4; y <= 3.4; y += 0.9) louvres.at(-3, y).to(-0.9, y).at(0.9, y).to(3, y);
  tool.line(louvres.path, 0.9);
  tool.fine(line(0, -5.4, 0, 5));
  tool.rivets([...row([-3.7, -5], [-3.7, 4.6], 9), ...row([3.7, -5], [3.7, 4.6], 9)], RIVET);
}

/** The hull, on its net or wherever its panels lie. */
export function hullSkin(theme: Theme, net: Net = netOfHull()): Shape[] {
  const facingUp = (name: string, up: Point3): Matrix =>
    facing(panelOf(net, name), faceNamed(HULL, name), up);
  const dark: Engrave = (tool) =>
    tool.shade(rectangle(-HULL_WIDTH / 2, -1.3, HULL_WIDTH, 2.6), {
      angle: 90,
      spacing: 0.34,
      heavy: 0.22,
      light: 0.4,
    });
  return [
    ...sideOf(theme, HULL, net, 'left', flank),
    ...sideOf(theme, HULL, net, 'right', (tool) => {
      flank(tool);
      silencer(tool);
    }),
    ...onPanel(theme, facingUp('nose', UP), visor),
    ...onPanel(theme, facingUp('deck', FORWARD), engineDeck),
    ...onPanel(theme, facingUp('stern', UP), dark),
    ...movedShapes([glue(circle(0, 0, TURRET_APOTHEM - 0.3), theme)], facingUp('roof', FORWARD)),
  ];
}

const mix = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

/** Black plates with light seams along them. */
export const tailSkin = (theme: Theme, net: Net = netOfTail()): Shape[] =>
  net.panels.flatMap(({ face, outline, lay }) =>
    onPanel(theme, IDENTITY, (tool) => {
      const [far, near, nearLeft, farLeft] = faceNamed(TAIL, face).corners.map(lay);
      const seams = draw();
      if (far && near && nearLeft && farLeft) {
        for (const share of [0.25, 0.75]) {
          seams.at(...mix(far, farLeft, share)).to(...mix(near, nearLeft, share));
        }
      }
      tool.mass(polygon(outline));
      tool.cut(seams.path, 1.2);
    }),
  );

// What is drawn on the band and the sides of the paper tank's tracks.

const BAND = 36 * MODEL_SCALE;
const LINK = 15 * MODEL_SCALE;
/** Between a track and the hull there is nothing: a dark gap, mm. */
const GAP = 1.3;

/** Where the hull shows between the tracks; above it lies the deck, below it the ground. */
const ENDS = new Set([
  'chin',
  'front-low',
  'front',
  'front-high',
  'brow',
  'back-high',
  'back',
  'back-low',
  'heel',
]);

/** Both tracks over a stretch of the band; `start` is how far along them it begins. */
const tracks =
  (length: number, start: number): Engrave =>
  (tool) => {
    const step = tool.detail === 'full' ? LINK : 3 * LINK;
    const slits = draw();
    for (const y of [0, TRACK_SPAN - BAND]) {
      tool.mass(rectangle(0, y, length, BAND));
      for (let x = step - (start % step); x < length; x += step) slits.at(x, y + 0.25).to(x, y + BAND - 0.25);
    }
    tool.cut(slits.path, 1);
  };

/** Shadow that the tracks throw on the deck and the belly. */
const deck =
  (length: number): Engrave =>
  (tool) => {
    const shadow = { spacing: 0.32, heavy: 0.2, reach: 0.9 } as const;
    tool.shade(rectangle(0, BAND, length, 1.7), { ...shadow, angle: 90 });
    tool.shade(rectangle(0, TRACK_SPAN - BAND - 1.7, length, 1.7), { ...shadow, angle: -90 });
  };

/** The hull's nose and rear: riveted plates between two dark gaps. */
const end =
  (length: number): Engrave =>
  (tool) => {
    const [near, far] = [BAND + GAP, TRACK_SPAN - BAND - GAP];
    tool.mass(rectangle(0, BAND + 0.18, length, GAP - 0.18));
    tool.mass(rectangle(0, far, length, GAP - 0.18));
    tool.shade(rectangle(0, near, length, 1.2), { angle: 90, spacing: 0.32, heavy: 0.18, reach: 0.9 });
    if (tool.detail !== 'full') return;
    const rivets = Math.max(2, Math.round(length / 1.2));
    for (const y of [near + 0.6, far - 0.6]) tool.rivets(row([0.5, y], [length - 0.5, y], rivets), RIVET);
  };

/** Two hooks to be towed by. */
const hooks: Engrave = (tool) => {
  for (const y of [TRACK_SPAN / 2 - 1.6, TRACK_SPAN / 2 + 1.6]) {
    tool.mass(circle(1.8, y, 0.62));
    tool.hole(circle(1.8, y, 0.26));
  }
};

/** The band round the tracks, and the ground on top where the hull is glued. */
export function tracksSkin(theme: Theme, net: Net = netOfTracks()): Shape[] {
  let run = 0;
  const band = TRACKS.filter(({ name }) => name !== 'left' && name !== 'right').flatMap(
    ({ name, corners }) => {
      const [next, from, origin] = corners;
      if (!next || !from || !origin) return [];
      const length = Math.hypot(...minus(next, from));
      const place = skin(panelOf(net, name), origin, unit(minus(next, from)), RIGHT);
      const between = ENDS.has(name) ? end(length) : deck(length);
      const parts = [tracks(length, run), between, ...(name === 'front' ? [hooks] : [])];
      const shapes = parts.flatMap((engrave) => onPanel(theme, place, engrave));
      run += length;
      if (name !== 'top') return shapes;
      const ground = glue(rectangle(1.2, (TRACK_SPAN - HULL_WIDTH) / 2, length - 1.8, HULL_WIDTH), theme);
      return [...shapes, ...movedShapes([ground], place)];
    },
  );
  const side: Engrave = (tool) => {
    // In line the track's own hatching is enough.
    if (tool.detail !== 'line') tool.mass(outlineInSideView(TRACKS));
    engraveTrack(tool);
  };
  return [...band, ...sideOf(theme, TRACKS, net, 'right', side), ...sideOf(theme, TRACKS, net, 'left', side)];
}

// What is drawn on the paper tank's turret, its cupola and its gun.

/** How far the gun's sleeve reaches, mm. */
const SLEEVE = 2.4;

/** A plate of the turret by its place in the ring: the shadow side is hatched, some have slits, the rear a door. */
const plate =
  (index: number): Engrave =>
  (tool) => {
    const [half, top, bottom] = [1.35, -1.85, 1.85];
    if (index >= 4) {
      tool.shade(
        polygon([
          [-half, top],
          [half, top],
          [half + 0.15, bottom],
          [-half - 0.15, bottom],
        ]),
        {
          angle: 90,
          spacing: 0.3,
          heavy: 0.18,
          light: index === 5 || index === 6 ? 0.7 : 0.1,
        },
      );
    }
    if (index === 2 || index === 6) tool.mass(rectangle(-0.7, -0.5, 1.4, 0.4));
    if (index === 4) tool.fine(rectangle(-1, -1.2, 2, 2.6));
    tool.rivets(
      [...row([-1.1, top + 0.4], [1.1, top + 0.4], 4), ...row([-1.2, bottom - 0.4], [1.2, bottom - 0.4], 4)],
      RIVET,
    );
  };

function lid(tool: Burin): void {
  const seam = ring([0, 0], 2.85, 8).map((point) => apply(turn(22.5), point));
  tool.fine(polygon(seam));
  tool.rivets(seam, RIVET);
}

/** The turret, on its net or wherever its panels lie. */
export function turretSkin(theme: Theme, net: Net = netOfTurret()): Shape[] {
  const at = (name: string, up: Point3): Matrix => facing(panelOf(net, name), faceNamed(TURRET, name), up);
  const plates = Array.from({ length: 8 }, (_, index) =>
    onPanel(theme, at(`side-${index}`, UP), plate(index)),
  );
  return [
    ...plates.flat(),
    ...onPanel(theme, at('lid', FORWARD), lid),
    ...movedShapes([glue(circle(0, 0, CUPOLA_APOTHEM - 0.2), theme)], at('lid', FORWARD)),
    ...movedShapes([glue(rectangle(-1.1, -1.2, 2.2, 2.4), theme)], at('side-0', UP)),
  ];
}

export function gunSkin(theme: Theme): Shape[] {
  return netOfGun().panels.flatMap(({ outline }, index) =>
    onPanel(theme, IDENTITY, (tool) => {
      const side = index === 0 ? 1 : -1;
      const sleeve = polygon([
        [0, 0],
        [SLEEVE, 0],
        [SLEEVE, side * 2.2],
        [0, side * 2.2],
      ]);
      tool.mass(polygon(outline));
      tool.cut(line(GUN_LENGTH - 1, side * 0.2, GUN_LENGTH - 1, side * 1.2), 0.8);
      tool.plate(sleeve, 0.4);
      tool.shade(sleeve, { angle: -90 * side, spacing: 0.3, heavy: 0.2, reach: 0.7 });
    }),
  );
}

/** A dark dome on its upper half; the lower is glued down. */
export function cupolaSkin(theme: Theme): Shape[] {
  const [upper, lower] = netOfCupola().panels;
  if (!upper || !lower) return [];
  return [
    ...onPanel(theme, IDENTITY, (tool) => {
      tool.mass(polygon(upper.outline));
      tool.cut(circle(0, CUPOLA_APOTHEM, CUPOLA_APOTHEM * 0.62), 1.2);
      tool.hole(circle(0, CUPOLA_APOTHEM, CUPOLA_APOTHEM * 0.22));
    }),
    glue(polygon(lower.outline), theme),
  ];
}
