/** What is drawn on the paper tank's turret, its cupola and its gun. */
import { apply, IDENTITY, turn, type Matrix } from '../../../../src/kit/engrave/matrix.ts';
import { movedShapes } from '../../../../src/kit/engrave/transform.ts';
import { circle, line, polygon, rectangle } from '../../../../src/kit/engrave/shapes.ts';
import type { Shape } from '../../../../src/kit/face.ts';
import type { Burin } from '../../../../src/kit/engrave/burin.ts';
import { ring, row } from '../../../../src/kit/engrave/rivets.ts';
import type { Theme } from '../../theme.ts';
import { onPanel, RIVET, type Engrave } from './engrave-panel.ts';
import { glue } from '../../../../src/kit/papercraft/net-art.ts';
import { faceNamed, FORWARD, UP, type Point3 } from '../../../../src/kit/papercraft/solid.ts';
import { CUPOLA_APOTHEM, netOfCupola, GUN_LENGTH, netOfGun, TURRET, netOfTurret } from './tank-parts.ts';
import { facing, panelOf, type Net } from '../../../../src/kit/papercraft/unfold.ts';

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
