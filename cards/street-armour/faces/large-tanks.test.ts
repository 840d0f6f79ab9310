import { describe, expect, it } from 'vitest';
import { foldedUp } from '../../../tests/folded-net.ts';
import type { Point } from '../../../src/kit/engrave/path/matrix.ts';
import { themeOf } from '../theme.ts';
import { TANKS, WEIGHTS } from '../data/box.ts';
import { boundsOf } from '../../../src/kit/papercraft/net-art.ts';
import { minus, type Point3, type Solid } from '../../../src/kit/papercraft/solid.ts';
import { overlap, shrunk } from '../../../src/kit/papercraft/tab.ts';
import type { Net } from '../../../src/kit/papercraft/unfold.ts';
import { LARGE_TANKS, hullOf, netOfHull, netOfTurret, turretOf } from './large-tank-parts.ts';
import { largeTank, partsOf, sheetOf } from './large-tanks.ts';

const outlinesOf = ({ panels, tabs }: Net): (readonly Point[])[] =>
  [...panels, ...tabs].map(({ outline }) => outline);

const apart = (a: Point3, b: Point3): number => Math.hypot(...minus(a, b));

const BODIES = WEIGHTS.flatMap((weight): { name: string; solid: Solid; net: Net }[] => {
  const tank = LARGE_TANKS[weight];
  return [
    { name: `the hull of a ${weight} tank`, solid: hullOf(tank), net: netOfHull(tank) },
    { name: `the turret of a ${weight} tank`, solid: turretOf(tank), net: netOfTurret(tank) },
  ];
});

describe.each(BODIES)('$name', ({ solid, net }) => {
  it('folds up to its body', () => {
    const folded = [...foldedUp(net)].flatMap(([name, { corners }]) => {
      const face = solid.find((each) => each.name === name);
      return corners.map((at, index) => ({ at, wanted: face?.corners[index] ?? ([0, 0, 0] as const) }));
    });
    expect(folded.length).toBeGreaterThan(20);
    const off = folded.flatMap((one) =>
      folded.map((other) => Math.abs(apart(one.at, other.at) - apart(one.wanted, other.wanted))),
    );
    expect(Math.max(...off)).toBeLessThan(1e-6);
  });

  it('lies flat without one part over another', () => {
    const outlines = outlinesOf(net).map((outline) => shrunk(outline));
    const over = outlines.some((one, at) => outlines.slice(at + 1).some((other) => overlap(one, other)));
    expect(over).toBe(false);
  });
});

describe.each(WEIGHTS)('the sheet of a large %s tank', (weight) => {
  const parts = partsOf(weight);
  const { width, height } = sheetOf(parts);

  it('holds its parts, none over another', () => {
    for (const [at, { name, net }] of parts.entries()) {
      const bounds = boundsOf(net);
      expect(Math.min(bounds.x, bounds.y), name).toBeGreaterThanOrEqual(0);
      expect(bounds.x + bounds.width, name).toBeLessThanOrEqual(width);
      expect(bounds.y + bounds.height, name).toBeLessThanOrEqual(height);
      for (const other of parts.slice(at + 1))
        expect(
          outlinesOf(net).some((one) => outlinesOf(other.net).some((two) => overlap(one, two))),
          `${name} and ${other.name}`,
        ).toBe(false);
    }
  });

  it('keeps its words clear of them, and has each armour on its face', () => {
    const piece = TANKS.find((tank) => tank.weight === weight);
    if (!piece) throw new Error('There is no such tank.');
    const { nodes } = largeTank(piece, themeOf('colour')).face;
    const words = nodes.filter((node) => node.kind === 'text');
    expect(words).toHaveLength(1);
    for (const { x, y, width: wide, height: high } of words) {
      const block: readonly Point[] = [
        [x, y],
        [x + wide, y],
        [x + wide, y + high],
        [x, y + high],
      ];
      expect(parts.some(({ net }) => outlinesOf(net).some((one) => overlap(one, block)))).toBe(false);
      expect(y + high).toBeLessThanOrEqual(height);
    }
    const armour = JSON.stringify(nodes).match(/"(front|side|rear) armour \d/g) ?? [];
    expect(armour.map((said) => said.slice(1, 5)).toSorted()).toEqual(['fron', 'rear', 'side', 'side']);
  });
});
