/** What is drawn on the large tanks: plates, rivets, running gear, hatches and louvres, in their side's colour. */
import { burin, DETAIL_OF, type Burin } from '../../../src/kit/engrave/burin.ts';
import { seatHatch } from '../../../src/kit/engrave/hatch.ts';
import { IDENTITY, growth, type Matrix } from '../../../src/kit/engrave/path/matrix.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { draw } from '../../../src/kit/engrave/path/path.ts';
import { circle, line, polygon, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import { movedShapes } from '../../../src/kit/engrave/path/transform.ts';
import { row } from '../../../src/kit/engrave/rivets.ts';
import type { Shape } from '../../../src/kit/face.ts';
import {
  DOWN,
  FORWARD,
  RIGHT,
  UP,
  faceNamed,
  type Point3,
  type Solid,
} from '../../../src/kit/papercraft/solid.ts';
import { facing, panelOf, skin, type Net } from '../../../src/kit/papercraft/unfold.ts';
import { SIDES, type Side } from '../data/box.ts';
import { isBare, type Theme } from '../theme.ts';
import { GUN_ROOT, GUN_STRIP, hullOf, turretOf, type LargeTank } from './large-tank-parts.ts';

/** Draws with the origin and axes of a place; nothing where the panel is not seen. */
function onPanel(side: Side, theme: Theme, place: Matrix, engrave: (b: Burin) => void): Shape[] {
  if (growth(place) === 0) return [];
  const { key, paper } = theme;
  const tool = burin({ key, paper, flat: theme.side[side] }, DETAIL_OF[theme.edition], IDENTITY);
  engrave(tool);
  return movedShapes(tool.shapes(), place);
}

/** Every panel in its side's colour; where ink is saved, the roofs alone are hatched for it. */
function paint(side: Side, net: Net, theme: Theme, hatched: readonly string[]): Shape[] {
  const seen = net.panels.filter(({ outline }) => outline.length > 0);
  if (!isBare(theme))
    return [{ d: written(...seen.map(({ outline }) => polygon(outline))), fill: theme.side[side] }];
  return seen
    .filter(({ face }) => hatched.includes(face))
    .map(({ outline }) => ({
      d: seatHatch(polygon(outline), SIDES.indexOf(side), 1.5, 0.14),
      fill: theme.side[side],
    }));
}

/** How high the tracks are on the flanks. */
const trackOf = ({ high }: LargeTank): number => high * 0.72;
/** How broad they are at the nose and the stern. */
const broadOf = ({ wide }: LargeTank): number => wide * 0.2;

/** A flank from its middle at the ground, y down: the belt, the wheels in it, a skirt with rivets. */
function flank(tank: LargeTank): (b: Burin) => void {
  return (b) => {
    const { half, wheels, high, slope } = tank;
    const top = trackOf(tank);
    const belt = rectangle(-half + 0.5, -top, 2 * half - 1, top - 0.2, top * 0.46);
    b.mass(belt);
    const inner = rectangle(-half + 1.5, -top + 1, 2 * half - 3, top - 2.2, top * 0.36);
    b.hole(inner);
    const radius = Math.min(top * 0.29, (2 * half - 5) / wheels / 2 - 0.15);
    const reach = half - 2.4 - radius;
    for (let at = 0; at < wheels; at += 1) {
      const x = -reach + (2 * reach * at) / (wheels - 1);
      b.mass(circle(x, -top / 2 + 0.1, radius));
      b.hole(circle(x, -top / 2 + 0.1, radius * 0.68));
      b.spots(circle(x, -top / 2 + 0.1, radius * 0.3));
    }
    const links = draw();
    for (let x = -half + top * 0.5; x < half - top * 0.5; x += 1.3)
      links
        .at(x, -top + 0.05)
        .to(x, -top + 0.75)
        .at(x, -0.95)
        .to(x, -0.25);
    b.cut(links.path, 1);
    // The skirt's edge, and rivets along the roof.
    b.line(line(-half + 1, -top - 0.35, half - slope * 0.62, -top - 0.35), 0.9);
    b.rivets(row([-half + 3, -high + 0.75], [half - slope - 1, -high + 0.75], 9), 0.22);
  };
}

/** Links of the tracks across a panel `tall` mm high, about its middle, at both sides. */
function tracksAcross(b: Burin, tank: LargeTank, tall: number): void {
  const broad = broadOf(tank);
  for (const left of [-tank.wide / 2, tank.wide / 2 - broad]) {
    b.mass(rectangle(left, -tall / 2, broad, tall));
    const links = draw();
    for (let y = -tall / 2 + 0.7; y < tall / 2; y += 1.25) links.at(left + 0.2, y).to(left + broad - 0.2, y);
    b.cut(links.path, 1.1);
  }
}

/** The height of a face of the hull along its slope, mm. */
function tallOf(solid: Solid, name: string): number {
  const [a, b, , d] = faceNamed(solid, name).corners;
  if (!a || !b || !d) return 0;
  const apart = (p: Point3, q: Point3): number => Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
  return Math.min(apart(a, b), apart(a, d));
}

export const HULL_ROOF = ['roof'] as const;

/** The hull's drawing on its net, or on the hull as it is seen. */
export function hullSkin(tank: LargeTank, side: Side, theme: Theme, net: Net): Shape[] {
  const solid = hullOf(tank);
  const { half, wide, high, slope, ahead } = tank;
  const inner = wide / 2 - broadOf(tank);
  const on = (name: string, up: Point3, engrave: (b: Burin) => void): Shape[] =>
    onPanel(side, theme, facing(panelOf(net, name), faceNamed(solid, name), up), engrave);
  const beside = (name: 'left' | 'right', y: number): Shape[] =>
    onPanel(side, theme, skin(panelOf(net, name), [0, y, 0], FORWARD, DOWN), flank(tank));
  const roof = onPanel(side, theme, skin(panelOf(net, 'roof'), [0, 0, high], FORWARD, RIGHT), (b) => {
    const back = -half + 1.6;
    for (const y of [-inner * 0.9, inner * 0.25]) {
      b.plate(rectangle(back + 1, y, 4.2, inner * 0.65), 0.8);
      b.line(
        [0.8, 1.6, 2.4, 3.2].reduce(
          (pen, x) => pen.at(back + 1 + x, y + 0.4).to(back + 1 + x, y + inner * 0.65 - 0.4),
          draw(),
        ).path,
        0.9,
      );
    }
    for (const y of [-wide / 2 + 0.9, wide / 2 - 0.9])
      b.rivets(row([back + 1, y], [half - slope - 1, y], 10), 0.24);
    // Where the turret stands.
    b.line(polygon(tank.turret.map(([x, y]) => [ahead + x, y] as const)), 0.7);
  });
  return [
    ...paint(side, net, theme, HULL_ROOF),
    ...beside('right', -wide / 2),
    ...beside('left', wide / 2),
    ...roof,
    ...on('front', UP, (b) => {
      const tall = tallOf(solid, 'front');
      tracksAcross(b, tank, tall);
      b.plate(rectangle(-inner + 0.6, -tall / 2 + 0.8, 2.6, 1.5, 0.3), 0.9);
      b.mass(rectangle(-inner + 1, -tall / 2 + 1.3, 1.8, 0.5));
      b.plate(circle(inner - 1.7, -tall / 2 + 1.6, 1), 0.9);
      b.spots(circle(inner - 1.7, -tall / 2 + 1.6, 0.45));
    }),
    ...on('chin', UP, (b) => tracksAcross(b, tank, tallOf(solid, 'chin'))),
    ...on('rear', UP, (b) => {
      const tall = tallOf(solid, 'rear');
      for (const x of [-inner, inner - 2]) {
        b.plate(rectangle(x, -tall / 2 + 1, 2, tall - 1.8, 0.6), 0.9);
        b.line(line(x + 0.4, -tall / 2 + 1.9, x + 1.6, -tall / 2 + 1.9), 0.8);
      }
    }),
    ...on('heel', UP, (b) => tracksAcross(b, tank, tallOf(solid, 'heel'))),
  ];
}

/** The turret's drawing, on its net or as it is seen. */
export function turretSkin(tank: LargeTank, side: Side, theme: Theme, net: Net): Shape[] {
  const solid = turretOf(tank);
  const { turretHigh, turret, taper, ahead, high } = tank;
  const top = turret.map(([x, y]) => [x * taper, y * taper] as const);
  const lid = skin(panelOf(net, 'lid'), [ahead, 0, high + turretHigh], FORWARD, RIGHT);
  const back = Math.min(...top.map(([x]) => x));
  return [
    ...paint(side, net, theme, ['lid']),
    ...solid
      .filter(({ name }) => name.startsWith('side-'))
      .flatMap((face) =>
        onPanel(side, theme, facing(panelOf(net, face.name), face, UP), (b) => {
          const foot = turretHigh / 2 - 0.75;
          const reach = Math.max(0.6, tallOf(solid, face.name) * 0.3);
          if (face.name !== 'side-0') return b.rivets(row([-reach, foot], [reach, foot], 3), 0.22);
          // The mantlet, with a cross where the gun goes through.
          b.plate(circle(0, 0, 1.7), 0.9);
          b.line(draw().at(-1, 0).to(1, 0).at(0, -1).to(0, 1).path, 0.7);
        }),
      ),
    ...onPanel(side, theme, lid, (b) => {
      // Behind the plate with the letter, on the light tank's small lid too.
      const hatch = Math.min(1.25, -back * 0.29);
      const at = back + 0.4 + 1.6 * hatch;
      b.plate(circle(at, 1.7, hatch), 0.9);
      b.line(line(at - 0.72 * hatch, 1.7, at + 0.72 * hatch, 1.7), 0.8);
      b.rivets(
        top.map(([x, y]) => [x * 0.84, y * 0.84] as const),
        0.22,
      );
    }),
  ];
}

/** The strip of a gun: its muzzle, a ring, and the edge that is glued. */
export function gunSkin(tank: LargeTank, side: Side, theme: Theme): Shape[] {
  const long = tank.gun + GUN_ROOT;
  const { key, paper } = theme;
  const tool = burin({ key, paper, flat: theme.side[side] }, DETAIL_OF[theme.edition], IDENTITY);
  const base: Shape[] = isBare(theme)
    ? []
    : [{ d: written(rectangle(0, 0, long, GUN_STRIP)), fill: theme.side[side] }];
  tool.mass(rectangle(long - 2.4, 0, 2.4, GUN_STRIP));
  tool.line(line(GUN_ROOT, 0, GUN_ROOT, GUN_STRIP), 0.8);
  tool.mass(rectangle(GUN_ROOT + 3, 0, 0.8, GUN_STRIP));
  return [...base, ...tool.shapes()];
}

/** The gun as it is seen: its muzzle is dark. */
export function gunSeen(side: Side, theme: Theme, net: Net): Shape[] {
  return net.panels
    .filter(({ outline }) => outline.length > 0)
    .map(({ face, outline }) => ({
      d: written(polygon(outline)),
      fill: face === 'muzzle' ? theme.key : isBare(theme) ? theme.paper : theme.side[side],
    }));
}
