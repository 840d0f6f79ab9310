/** Tanks at twice the size, one of each weight and side, to cut out, fold and glue: for whoever likes to build. */
import { apply, chain, move, turn, type Matrix, type Point } from '../../../src/kit/engrave/path/matrix.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { polygon } from '../../../src/kit/engrave/path/shapes.ts';
import { movedShapes } from '../../../src/kit/engrave/path/transform.ts';
import { art, group, text, type Node, type Rect, type Shape, type Size } from '../../../src/kit/face.ts';
import { firmLines } from '../../../src/kit/drawing/firm-lines.ts';
import type { Drawing } from '../../../src/kit/kit.ts';
import { asLooks, boundsOf, glue, netMarks, panelPaper } from '../../../src/kit/papercraft/net-art.ts';
import { seen, viewFrom, type View } from '../../../src/kit/papercraft/parallel-projection.ts';
import { FORWARD, RIGHT, UP, faceNamed, type Point3, type Solid } from '../../../src/kit/papercraft/solid.ts';
import { facing, movedNet, panelOf, skin, type Net } from '../../../src/kit/papercraft/unfold.ts';
import { FIGURES, type Side, type TankPiece, type Weight } from '../data/box.ts';
import { isBare, type Theme } from '../theme.ts';
import {
  GUN_STRIP,
  LARGE_TANKS,
  gunOf,
  hullOf,
  netOfGun,
  netOfHull,
  netOfTurret,
  turretOf,
  type LargeTank,
} from './large-tank-parts.ts';
import { gunSeen, gunSkin, hullSkin, turretSkin } from './large-tank-skin.ts';

/** The width of a tank's sheet, mm: two lie beside each other on A4 and Letter. */
const WIDTH = 92;

/** Clear paper round a part, mm. */
const CLEAR = 2;

export interface LaidPart {
  readonly name: 'Hull' | 'Turret' | 'Gun';
  readonly net: Net;
  /** From the part's own net to the sheet. */
  readonly place: Matrix;
}

/** A net with the upper left corner of its bounds at a place, turned by quarters before. */
function laid(name: LaidPart['name'], net: Net, [x, y]: Point, quarter: 0 | -90): LaidPart {
  const turned = turn(quarter);
  const bounds = boundsOf(movedNet(net, turned));
  const place = chain(turned, move(x - bounds.x, y - bounds.y));
  return { name, net: movedNet(net, place), place };
}

/** The three parts of a tank as they lie on its sheet. */
export function partsOf(weight: Weight): readonly LaidPart[] {
  const tank = LARGE_TANKS[weight];
  const hull = laid('Hull', netOfHull(tank), [CLEAR, CLEAR], -90);
  const right = CLEAR + boundsOf(hull.net).width + 3;
  const turret = laid('Turret', netOfTurret(tank), [right, CLEAR], 0);
  const gun = laid('Gun', netOfGun(tank), [right, CLEAR + boundsOf(turret.net).height + 3], 0);
  return [hull, turret, gun];
}

const skinOf = (part: LaidPart, tank: LargeTank, side: Side, theme: Theme): readonly Shape[] => {
  switch (part.name) {
    case 'Hull':
      return hullSkin(tank, side, theme, part.net);
    case 'Turret':
      return turretSkin(tank, side, theme, part.net);
    case 'Gun':
      return movedShapes(gunSkin(tank, side, theme), part.place);
  }
};

/** A figure or letter on a panel, about the place's origin. */
function figure(name: string, said: string, place: Matrix, theme: Theme): Node {
  const [x, y] = apply(place, [0, 0]);
  const rotate = (Math.atan2(place[1], place[0]) * 180) / Math.PI;
  const { key, paper } = theme;
  return group({
    x,
    y,
    rotate,
    nodes: [
      art({
        x: 0,
        y: 0,
        shapes: [
          {
            d: written(
              polygon([
                [-1.7, -1.7],
                [1.7, -1.7],
                [1.7, 1.7],
                [-1.7, 1.7],
              ]),
            ),
            fill: paper,
            stroke: { colour: key, width: 0.18 },
          },
        ],
      }),
      text({
        field: name,
        text: said,
        x: -2.5,
        y: -2.5,
        width: 5,
        height: 5,
        align: 'center',
        valign: 'middle',
        style: { font: 'poster', size: 7.5, ink: key },
        sign: { means: `${name} ${said}`, ink: key, ground: paper },
      }),
    ],
  });
}

/** Each armour on the very face that it protects, the weight on the turret. */
function figures(weight: Weight, parts: readonly LaidPart[], theme: Theme): readonly Node[] {
  const tank = LARGE_TANKS[weight];
  const { front, side, rear, letter } = FIGURES[weight];
  const [hull, turret] = parts;
  if (!hull || !turret) return [];
  const solid = hullOf(tank);
  const on = (name: string, up: Point3): Matrix =>
    facing(panelOf(hull.net, name), faceNamed(solid, name), up);
  const lid = skin(
    panelOf(turret.net, 'lid'),
    [tank.ahead + 1.4, -0.6, tank.high + tank.turretHigh],
    RIGHT,
    [-1, 0, 0],
  );
  const beside = (y: number): Matrix =>
    skin(
      panelOf(hull.net, 'roof'),
      [-tank.half + 8.6, y, tank.high],
      y < 0 ? FORWARD : [-1, 0, 0],
      y < 0 ? RIGHT : [0, 1, 0],
    );
  const edge = tank.wide / 2 - 2.4;
  return [
    figure('front armour', String(front), on('front', UP), theme),
    figure('rear armour', String(rear), on('rear', UP), theme),
    figure('side armour', String(side), beside(-edge), theme),
    figure('side armour', String(side), beside(edge), theme),
    figure(weight, letter, lid, theme),
  ];
}

/** Where the sheet's seams are glued: the edge of the gun's strip. */
function gunGlue({ name, place }: LaidPart, tank: LargeTank, theme: Theme): Shape[] {
  if (name !== 'Gun') return [];
  const long = tank.gun + 5;
  const strip = polygon([
    [0, GUN_STRIP - 2.2],
    [long, GUN_STRIP - 2.2],
    [long, GUN_STRIP],
    [0, GUN_STRIP],
  ]);
  return movedShapes([{ d: written(strip), fill: theme.paper }, glue(strip, theme)], place);
}

const EYE: Point3 = [0.62, -0.72, 0.46];

/** The finished tank, as large as its place. */
function finished(tank: LargeTank, side: Side, { x, y, width, height }: Rect, theme: Theme): Shape[] {
  const bodies: readonly [Solid, (net: Net) => Shape[]][] = [
    [hullOf(tank), (net) => hullSkin(tank, side, theme, net)],
    [turretOf(tank), (net) => turretSkin(tank, side, theme, net)],
    [gunOf(tank), (net) => gunSeen(side, theme, net)],
  ];
  const pointsIn = (view: View): Point[] =>
    bodies.flatMap(([solid]) => seen(solid, view).panels.flatMap(({ outline }) => [...outline]));
  const spread = (points: readonly Point[]): Rect => {
    const [xs, ys] = [points.map(([px]) => px), points.map(([, py]) => py)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
  };
  const whole = spread(pointsIn(viewFrom(EYE, 1)));
  const view = viewFrom(EYE, Math.min(width / whole.width, height / whole.height));
  const drawn = spread(pointsIn(view));
  const shapes = bodies.flatMap(([solid, draw]): Shape[] => {
    const net = seen(solid, view);
    const panels = net.panels.filter(({ outline }) => outline.length > 0);
    const edges: Shape = {
      d: written(...panels.map(({ outline }) => polygon(outline))),
      stroke: { colour: theme.key, width: isBare(theme) ? 0.13 : 0.2, join: 'round' },
    };
    return [panelPaper({ ...net, panels }, theme), ...draw(net), edges];
  });
  const place = move(x + (width - drawn.width) / 2 - drawn.x, y + height - drawn.height - drawn.y);
  return asLooks(movedShapes(shapes, place));
}

/** What the words below the parts take, mm. */
const WORDS = 15;

/** The sheet of a tank: as high as its hull, or as turret, gun and words. */
export function sheetOf(parts: readonly LaidPart[]): Size {
  const [hull = 0, , gun = 0] = parts.map(({ net }) => boundsOf(net)).map(({ y, height }) => y + height);
  return { width: WIDTH, height: Math.max(hull + CLEAR, gun + 2 + WORDS + 1) };
}

const STEPS =
  'Score all folds. Hull: fold down, tabs behind the flanks. Turret: close the ring, shut the lid, set it on its outline. Gun: roll it round a toothpick, push it through the cross.';

/** The tank of a piece at twice the size. */
export function largeTank({ id, name, owner, weight }: TankPiece, theme: Theme): Drawing {
  const tank = LARGE_TANKS[weight];
  const parts = partsOf(weight);
  const sheet = sheetOf(parts);
  const [, turret, gun] = parts.map(({ net }) => boundsOf(net));
  if (!turret || !gun) throw new Error('A tank has a hull, a turret and a gun.');
  const right = gun.x + gun.width + 2;
  const below = gun.y + gun.height + 2;
  const picture: Rect = {
    x: right,
    y: turret.y + turret.height + 1,
    width: WIDTH - right - CLEAR,
    height: gun.height + 3,
  };
  const sign = {
    means: `paper model: ${name}, twice as large, to cut out and fold`,
    ink: theme.key,
    ground: theme.paper,
  };
  return {
    face: {
      id: `showpiece-${id}-large`,
      ...sheet,
      bleed: 0,
      safe: 0,
      nodes: [
        art({
          x: 0,
          y: 0,
          shapes: parts.flatMap((part) => [panelPaper(part.net, theme), ...skinOf(part, tank, owner, theme)]),
        }),
        art({ x: 0, y: 0, shapes: parts.flatMap((part) => gunGlue(part, tank, theme)) }),
        art({ x: 0, y: 0, shapes: parts.flatMap(({ net }) => netMarks(net, theme)), sign }),
        ...figures(weight, parts, theme),
        // What is drawn on a face at a slant would be finer than a printer draws.
        ...firmLines(
          [art({ x: 0, y: 0, shapes: finished(tank, owner, picture, theme) })],
          isBare(theme) ? 0.125 : 0.09,
        ),
        text({
          field: 'assembly',
          text: [{ text: `${name}, twice as large. `, style: { font: 'bold' } }, { text: STEPS }],
          x: gun.x,
          y: below,
          width: WIDTH - gun.x - CLEAR,
          height: WORDS,
          style: { font: 'text', size: 6.5, leading: 1.12, ink: theme.key },
        }),
      ],
    },
    count: 1,
    extra: 1,
  };
}
