/** What is drawn on the paper tank's hull and tail. */
import { IDENTITY, type Matrix, type Point } from '../../../../src/kit/engrave/matrix.ts';
import { movedShapes } from '../../../../src/kit/engrave/transform.ts';
import { draw } from '../../../../src/kit/engrave/path.ts';
import { circle, line, polygon, rectangle } from '../../../../src/kit/engrave/shapes.ts';
import type { Shape } from '../../../../src/kit/face.ts';
import type { Burin } from '../../../../src/kit/engrave/burin.ts';
import { row } from '../../../../src/kit/engrave/rivets.ts';
import type { Theme } from '../../theme.ts';
import { onPanel, RIVET, type Engrave } from './engrave-panel.ts';
import { glue } from '../../../../src/kit/papercraft/net-art.ts';
import { faceNamed, FORWARD, UP, type Point3 } from '../../../../src/kit/papercraft/solid.ts';
import { HULL, netOfHull, HULL_WIDTH, TAIL, netOfTail, TURRET_APOTHEM } from './tank-parts.ts';
import { sideOf } from './tank-side.ts';
import { facing, panelOf, type Net } from '../../../../src/kit/papercraft/unfold.ts';

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
