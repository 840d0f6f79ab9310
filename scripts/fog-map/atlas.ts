/** Natural Earth's land polygons from the package world-atlas (TopoJSON: shared arcs of relative points). */
import { readFileSync } from 'node:fs';
import type { Degrees } from '../../cards/fog-of-war/data/geography.ts';

interface Topology {
  readonly arcs: readonly (readonly (readonly [number, number])[])[];
  readonly transform: {
    readonly scale: readonly [number, number];
    readonly translate: readonly [number, number];
  };
  readonly objects: {
    readonly land: {
      readonly geometries: readonly { readonly arcs: readonly (readonly (readonly number[])[])[] }[];
    };
  };
}

/** The points of an arc in degrees. */
function unrolled(arc: readonly (readonly [number, number])[], { transform }: Topology): Degrees[] {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]): Degrees => {
    x += dx;
    y += dy;
    const { scale, translate } = transform;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

/** Every ring of land; holes are separate rings. */
export function landRings(path: string): Degrees[][] {
  const topology = JSON.parse(readFileSync(path, 'utf8')) as Topology;
  const arcs = topology.arcs.map((arc) => unrolled(arc, topology));
  const along = (index: number): Degrees[] =>
    index < 0 ? (arcs[~index] ?? []).toReversed() : (arcs[index] ?? []);
  return topology.objects.land.geometries.flatMap(({ arcs: polygons }) =>
    polygons.flatMap((rings) => rings.map((ring) => ring.flatMap((index) => along(index).slice(1)))),
  );
}
