/** Where names, values and crests stand on both printed maps: on the ground of their own area, or on a plate. */
import { describe, expect, it } from 'vitest';
import type { Face, Rect, SetNode } from '../../../src/kit/face.ts';
import type { Point } from '../../../src/kit/engrave/path/matrix.ts';
import { encloses, grown } from '../../../src/kit/rects.ts';
import { typeset } from '../../../src/kit/type/typeset.ts';
import { typeFaultSentence } from '../../../src/kit/type/type-faults.ts';
import { ptToMm } from '../../../src/kit/units.ts';
import { loadFonts } from '../../../src/site/package-fonts.ts';
import { AREAS, type Area } from '../data/areas.ts';
import {
  MARKER,
  ON_PLATES,
  type PrintedMap,
  captionOn,
  headOf,
  markerOf,
  rowsOf,
} from '../data/map-layout.ts';
import { ARCS, OUTLINES, type Ring } from '../data/outlines.ts';
import { fogOfWarKit } from '../kit.ts';
import { mapFace, smallMapFace } from './map.ts';

const FONTS = loadFonts(fogOfWarKit);

/** From letters to the middle of a coast or a border, mm of the chart. */
const CLEAR = 0.7;

const isInside = ([x, y]: Point, rings: readonly Ring[]): boolean =>
  rings.reduce((inside, ring) => {
    const crossings = ring.filter(([bx, by], at) => {
      const [ax, ay] = ring.at(at - 1) ?? [bx, by];
      return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax);
    });
    return crossings.length % 2 === 1 ? !inside : inside;
  }, false);

/** Coasts and borders as points a third of a millimetre apart. */
const LINES: readonly Point[] = ARCS.flatMap(({ points }) =>
  points.slice(1).flatMap((to, at) => {
    const from = points[at] ?? to;
    const count = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 0.33);
    return Array.from({ length: count }, (_, step): Point => [
      from[0] + ((to[0] - from[0]) * step) / count,
      from[1] + ((to[1] - from[1]) * step) / count,
    ]);
  }),
);

const crosses = ({ x, y, width, height }: Rect): boolean =>
  LINES.some(([px, py]) => px > x && px < x + width && py > y && py < y + height);

/** Whether letters are wholly on the ground of an area and clear of its edge. */
const isOn = (rect: Rect, { id }: Area): boolean =>
  isInside([rect.x, rect.y], OUTLINES[id]) && !crosses(grown(rect, CLEAR));

interface Drawn {
  readonly nodes: readonly SetNode[];
}

/** What is drawn in mm of the chart: within the group that is the map. */
function drawn(face: Face): Drawn {
  const done = typeset(face, FONTS);
  if (!done.ok) throw new Error(done.faults.map(typeFaultSentence).join('\n'));
  const within = (nodes: readonly SetNode[]): readonly SetNode[] =>
    nodes.flatMap((node) => (node.kind === 'group' ? within(node.nodes) : [node]));
  return { nodes: within(done.value.nodes) };
}

/** The letters of an area's name with its number. */
function nameIn({ nodes }: Drawn, { no, name }: Area): Rect {
  const said = `${no} ${name.toUpperCase()}`;
  const line = nodes.find(
    (node) => node.kind === 'line' && node.runs.map(({ text }) => text).join('') === said,
  );
  if (line?.kind !== 'line') throw new Error(`no ${said}`);
  const [first, last] = [line.runs[0], line.runs.at(-1)];
  const [left, right] = [first?.x ?? 0, (last?.x ?? 0) + (last?.width ?? 0)];
  const high = 0.72 * ptToMm(last?.size ?? 0);
  return { x: left, y: line.baseline - high, width: right - left, height: high };
}

/** The signs and figures of an area's values. */
function valuesOf(area: Area, map: PrintedMap): Rect {
  const [, row] = rowsOf(area, captionOn(area, map));
  return { x: row.x + 0.1, y: row.y + 0.9, width: row.width - 1.2, height: 5.8 };
}

const MAPS = [
  { map: 'large', name: 'the large map', face: mapFace('colour') },
  { map: 'small', name: 'the small map', face: smallMapFace('colour') },
] as const;

describe.each(MAPS)('on $name', ({ map, face }) => {
  const all = drawn(face);
  const plates = all.nodes.flatMap((node): readonly Rect[] =>
    node.kind === 'box' && node.fill !== undefined ? [node] : [],
  );

  it('names and values are on the ground of their own area, in no coast and no border, or on a plate', () => {
    const astray = AREAS.flatMap((area) => {
      const letters = [nameIn(all, area), valuesOf(area, map)];
      const stands = ON_PLATES[map].has(area.id)
        ? letters.every((rect) => plates.some((plate) => encloses(plate, rect)))
        : letters.every((rect) => isOn(rect, area));
      return stands ? [] : [area.name];
    });
    expect(astray).toEqual([]);
  });

  it('crests are on the ground of their own area, but beside a plate', () => {
    const astray = AREAS.filter((area) => {
      if (ON_PLATES[map].has(area.id)) return false;
      const at = markerOf(headOf(area.id, map));
      const near = LINES.some(([x, y]) => Math.hypot(x - at[0], y - at[1]) < MARKER - 0.4);
      return near || !isInside(at, OUTLINES[area.id]);
    });
    expect(astray.map(({ name }) => name)).toEqual([]);
  });

  it('plates are where a name would cross a coast or a border, and nowhere else', () => {
    const needless = AREAS.filter(
      (area) =>
        ON_PLATES[map].has(area.id) &&
        [nameIn(all, area), valuesOf(area, map)].every((rect) => isOn(rect, area)),
    );
    expect(needless.map(({ name }) => name)).toEqual([]);
  });
});
