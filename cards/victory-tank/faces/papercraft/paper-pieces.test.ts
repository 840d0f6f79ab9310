import { describe, expect, it } from 'vitest';
import { rings } from '../../../../src/kit/engrave/hatch.ts';
import { readPath } from '../../../../src/kit/engrave/path/path-data.ts';
import type { Point } from '../../../../src/kit/engrave/path/matrix.ts';
import { PRINTED_EDITIONS } from '../../../../src/kit/edition.ts';
import type { Art, Face, Rect } from '../../../../src/kit/face.ts';
import { typeFaultSentence } from '../../../../src/kit/type/type-faults.ts';
import { typeset } from '../../../../src/kit/type/typeset.ts';
import { loadFonts } from '../../../../src/site/package-fonts.ts';
import { BOX } from '../../data/box.ts';
import { CRATE, SOLDIERS, TANK } from '../../data/battlefield.ts';
import { victoryTankKit } from '../../kit.ts';
import { boundsOf } from '../../../../src/kit/papercraft/net-art.ts';
import {
  CUBE,
  STANDEE,
  STRIP_FOLDS,
  STRIP_HEIGHT,
  netOfCrate,
  pieceShowpiece,
  standeeStrip,
} from './paper-pieces.ts';
import { ASSEMBLY_STEPS } from './tank-assembly.ts';
import { CELLS, LARGE_PARTS, LARGE_SHEET, MODEL_SHEET, TANK_PARTS } from './tank-sheets.ts';
import {
  HULL,
  MODEL_SIZE,
  TAIL,
  TRACKS,
  TURRET,
  netOfCupola,
  netOfGun,
  netOfHull,
  netOfTail,
  netOfTracks,
  netOfTurret,
} from './tank-parts.ts';
import { foldedUp, onTable } from '../../../../tests/folded-net.ts';
import { overlap, shrunk } from '../../../../src/kit/papercraft/tab.ts';
import type { Net } from '../../../../src/kit/papercraft/unfold.ts';
import {
  type Point3,
  type Solid,
  cross,
  dot,
  edgesOf,
  minus,
  normalOf,
  plus,
  samePoint,
  sharedEdge,
  times,
} from '../../../../src/kit/papercraft/solid.ts';

const artOf = ({ nodes }: Face): Art[] => nodes.filter((node) => node.kind === 'art');

describe.each(PRINTED_EDITIONS)('paper models in the %s edition', (edition) => {
  const faces = BOX.pieces.flatMap((piece) => pieceShowpiece(piece, edition).map(({ face }) => face));

  it('have words that fit their places', () => {
    const fonts = loadFonts(victoryTankKit);
    const faults = faces.flatMap((face) => {
      const set = typeset(face, fonts);
      return set.ok ? [] : set.faults.map(typeFaultSentence);
    });
    expect(faults).toEqual([]);
  });

  it('lie within their own sheet of paper', () => {
    for (const face of faces) {
      for (const { x, y, shapes } of artOf(face)) {
        const points = shapes.flatMap(({ d }) => rings(readPath(d)).flat());
        expect(Math.min(...points.map(([px]) => x + px))).toBeGreaterThanOrEqual(0);
        expect(Math.min(...points.map(([, py]) => y + py))).toBeGreaterThanOrEqual(0);
        expect(Math.max(...points.map(([px]) => x + px))).toBeLessThanOrEqual(face.width);
        expect(Math.max(...points.map(([, py]) => y + py))).toBeLessThanOrEqual(face.height);
      }
    }
  });

  it('say where to fold: back, up, and where to glue', () => {
    for (const face of faces) {
      const dashes = artOf(face).flatMap(({ shapes }) =>
        shapes.flatMap(({ stroke }) => (stroke?.dash ? [stroke.dash.length] : [])),
      );
      expect(dashes).toContain(2);
      if (face.id !== `showpiece-${CRATE.id}`) expect(dashes).toContain(4);
    }
  });
});

/** Of each army. */
const POSES = 3;

describe('a soldier on his stand', () => {
  it('is as high, wide and deep as the box says', () => {
    for (const { showpiece } of SOLDIERS) expect(showpiece).toMatchObject(STANDEE);
    const [upperFoot, fold, lowerFoot] = STRIP_FOLDS;
    expect(fold).toBe(STRIP_HEIGHT / 2);
    expect(fold - upperFoot).toBe(STANDEE.height);
    expect(upperFoot + STRIP_HEIGHT - lowerFoot).toBe(STANDEE.depth);
  });

  it.each(['red', 'gray'] as const)(
    'meets himself at the fold: the back of a %s soldier mirrors his front',
    (army) => {
      const { face } = standeeStrip(army, 'colour');
      const [, fold] = STRIP_FOLDS;
      for (const { shapes } of artOf(face).slice(0, POSES)) {
        const points = shapes.flatMap(({ d }) => rings(readPath(d)).flat());
        const onPanels = points.filter(([, y]) => y > STRIP_FOLDS[0] + 0.2 && y < STRIP_FOLDS[2] - 0.2);
        const folded = new Set(onPanels.map(([x, y]): string => placeOf([x, 2 * fold - y])));
        const lonely = onPanels.filter((point) => !around(point).some((place) => folded.has(place)));
        expect(onPanels.length).toBeGreaterThan(400);
        expect(lonely).toEqual([]);
      }
    },
  );

  it('comes in one strip with all of his army, feet and cuts shared', () => {
    for (const { owner, count, id } of SOLDIERS) {
      const { face } = standeeStrip(owner, 'colour');
      expect(face.id).toBe(`showpiece-${id}`);
      // The last drawing is the lines to cut and fold along.
      const men = artOf(face).filter(({ shapes }) => shapes.every(({ asks }) => asks === undefined));
      expect(men.filter(({ shapes }) => shapes.length > 20)).toHaveLength(count);
      expect(new Set(men.slice(0, count).map(({ shapes }) => shapes)).size).toBe(POSES);
      for (const { shapes } of men.slice(0, POSES))
        for (const [x] of shapes.flatMap(({ d }) => rings(readPath(d)).flat())) {
          expect(x).toBeGreaterThanOrEqual(-0.01);
          expect(x).toBeLessThanOrEqual(STANDEE.width + 0.01);
        }
    }
  });
});

/** A place to a tenth of a millimetre: rounding is finer. */
const GRAIN = 10;
const placeOf = ([x, y]: Point): string => `${Math.round(x * GRAIN)} ${Math.round(y * GRAIN)}`;
const around = ([x, y]: Point): string[] =>
  [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => placeOf([x + dx / GRAIN, y + dy / GRAIN])));

describe('the paper tank', () => {
  it('takes up no more than the box says', () => {
    const { width, depth, height } = TANK.showpiece;
    expect(MODEL_SIZE.width).toBeLessThanOrEqual(width);
    expect(MODEL_SIZE.length).toBeLessThanOrEqual(depth);
    expect(MODEL_SIZE.height).toBeLessThanOrEqual(height);
  });
});

const placed = (name: string, net: Net, [x, y]: Point) => ({
  name,
  outlines: [...net.panels, ...net.tabs].map(({ outline }) =>
    outline.map(([px, py]): Point => [px + x, py + y]),
  ),
  bounds: ((rect: Rect): Rect => ({ ...rect, x: rect.x + x, y: rect.y + y }))(boundsOf(net)),
});

const rectangleOf = ({ x, y, width, height }: Rect): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

const TANK_SHEETS = [
  {
    size: 'as large as the other pieces',
    index: 0,
    sheet: MODEL_SHEET,
    laid: TANK_PARTS.map(({ name, net, at }) => placed(name, net(), at)),
  },
  {
    size: 'at twice the size',
    index: 1,
    sheet: LARGE_SHEET,
    laid: LARGE_PARTS.map(({ name, net }) => placed(name, net(), [0, 0])),
  },
];

describe.each(TANK_SHEETS)('the paper tank $size', ({ index, sheet, laid }) => {
  it('has all of its parts on one sheet, none over another', () => {
    for (const [at, { name, outlines, bounds }] of laid.entries()) {
      expect(bounds.x, name).toBeGreaterThanOrEqual(0);
      expect(bounds.y, name).toBeGreaterThanOrEqual(0);
      expect(bounds.x + bounds.width, name).toBeLessThanOrEqual(sheet.width);
      expect(bounds.y + bounds.height, name).toBeLessThanOrEqual(sheet.height);
      for (const other of laid.slice(at + 1)) {
        const over = outlines.some((one) => other.outlines.some((two) => overlap(one, two)));
        expect(over, `${name} and ${other.name}`).toBe(false);
      }
    }
  });

  it('keeps its words and numbers clear of what is cut out', () => {
    const face = pieceShowpiece(TANK, 'colour')[index]?.face;
    const words = (face?.nodes ?? [])
      .filter((node) => node.kind === 'text')
      .filter(({ field }) => !field.startsWith('seat'));
    expect(words.length).toBeGreaterThan(6);
    for (const { field, ...block } of words) {
      for (const { name, outlines } of laid) {
        expect(
          outlines.some((outline) => overlap(outline, rectangleOf(block))),
          `${field} and ${name}`,
        ).toBe(false);
      }
    }
  });
});

describe('the tank at twice the size', () => {
  it('is twice the small one in every part', () => {
    for (const [index, { name, bounds }] of (TANK_SHEETS[1]?.laid ?? []).entries()) {
      const small = TANK_SHEETS[0]?.laid[index]?.bounds;
      expect(bounds.width, name).toBeCloseTo(2 * (small?.width ?? 0), 6);
      expect(bounds.height, name).toBeCloseTo(2 * (small?.height ?? 0), 6);
    }
  });

  it('shows each step in a picture that lies clear of what is cut out', () => {
    expect(CELLS).toHaveLength(ASSEMBLY_STEPS);
    for (const cell of CELLS)
      for (const { name, outlines } of TANK_SHEETS[1]?.laid ?? [])
        expect(
          outlines.some((outline) => overlap(outline, rectangleOf(cell))),
          name,
        ).toBe(false);
  });
});

interface Model {
  readonly name: string;
  readonly solid: Solid;
  readonly net: Net;
}

const MODELS: readonly Model[] = [
  { name: 'the crate', solid: CUBE, net: netOfCrate() },
  { name: "the tank's tracks", solid: TRACKS, net: netOfTracks() },
  { name: "the tank's hull", solid: HULL, net: netOfHull() },
  { name: "the tank's turret", solid: TURRET, net: netOfTurret() },
  { name: "the tank's tail", solid: TAIL, net: netOfTail() },
];

const FLAT_NETS = [
  { name: "the tank's gun", net: netOfGun() },
  { name: "the tank's cupola", net: netOfCupola() },
];

const lengthOf = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

describe.each(MODELS)('$name', ({ solid, net }) => {
  it('is a closed body: every edge is shared by two faces, and all of them look outward', () => {
    const middle = times(
      solid.flatMap(({ corners }) => [...corners]).reduce(plus, [0, 0, 0]),
      1 / solid.flatMap(({ corners }) => [...corners]).length,
    );
    for (const face of solid) {
      for (const edge of edgesOf(face)) {
        const partners = solid.filter((other) =>
          edgesOf(other).some(({ from, to }) => samePoint(from, edge.to) && samePoint(to, edge.from)),
        );
        expect(partners, `${face.name} at ${String(edge.from)}`).toHaveLength(1);
      }
      const [corner = middle] = face.corners;
      const lie = face.corners.map((each) => dot(minus(each, corner), normalOf(face)));
      expect(Math.max(...lie.map(Math.abs)), `${face.name} is flat`).toBeLessThan(1e-9);
    }
    const volume = solid.reduce((sum, { corners: [first = middle, ...rest] }) => {
      const fans = rest.slice(0, -1).map((at, index) => dot(first, cross(at, rest[index + 1] ?? at)) / 6);
      return sum + fans.reduce((total, fan) => total + fan, 0);
    }, 0);
    expect(volume).toBeGreaterThan(0);
  });

  it('folds back into that body along its lines alone', () => {
    const up = foldedUp(net);
    // Right if every distance is the body's, and no handedness the other: a valley in place of a mountain is its mirror image.
    const folded = [...up].flatMap(([name, { corners }]) => {
      const face = solid.find((each) => each.name === name);
      return corners.map((at, index) => ({ at, wanted: face?.corners[index] ?? ([0, 0, 0] as const) }));
    });
    const [a, b, c] = folded;
    if (!a || !b || !c) throw new Error('A panel has three corners.');
    const hand = (read: (each: (typeof folded)[number]) => Point3, each: (typeof folded)[number]): number =>
      dot(cross(minus(read(b), read(a)), minus(read(c), read(a))), minus(read(each), read(a)));
    for (const one of folded) {
      expect(hand(({ at }) => at, one)).toBeCloseTo(
        hand(({ wanted }) => wanted, one),
        6,
      );
      for (const other of folded) {
        const apart = Math.hypot(...minus(one.at, other.at));
        expect(apart).toBeCloseTo(Math.hypot(...minus(one.wanted, other.wanted)), 6);
      }
    }
  });

  it('has a tab for every seam, as long as the edge it is glued to', () => {
    const up = foldedUp(net);
    for (const { on, meets, outline } of net.tabs) {
      const bearer = solid.find(({ name }) => name === on);
      const partner = solid.find(({ name }) => name === meets);
      const edge = bearer && partner && sharedEdge(bearer, partner);
      expect(edge, `${on} meets ${meets}`).toBeDefined();
      if (!edge) continue;
      expect(lengthOf(outline[0], outline[3])).toBeCloseTo(Math.hypot(...minus(edge.to, edge.from)), 6);
      const motion = up.get(on)?.motion;
      const partnerCorners = up.get(meets)?.corners;
      if (!motion || !partnerCorners) continue;
      for (const end of [outline[0], outline[3]]) {
        const near = partnerCorners.map((corner) => Math.hypot(...minus(corner, motion(onTable(end)))));
        expect(Math.min(...near)).toBeLessThan(1e-6);
      }
    }
    const printed = new Set(net.panels.map(({ face }) => face));
    const seams = solid.flatMap((one, index) =>
      solid
        .slice(index + 1)
        .filter((other) => printed.has(one.name) && printed.has(other.name) && sharedEdge(one, other)),
    ).length;
    expect(net.folds.length + net.tabs.filter(({ meets }) => printed.has(meets)).length).toBe(seams);
  });
});

describe.each([...MODELS, ...FLAT_NETS])('the net of $name', ({ net }) => {
  it('lies flat without one part over another', () => {
    const outlines = [...net.panels, ...net.tabs].map(({ outline }) => shrunk(outline));
    for (const [index, outline] of outlines.entries()) {
      for (const other of outlines.slice(index + 1)) expect(overlap(outline, other)).toBe(false);
    }
  });
});

describe.each(FLAT_NETS)('$name', ({ net }) => {
  it('covers itself when it is folded double', () => {
    const [one, other] = net.panels;
    const [fold] = net.folds;
    expect(fold?.angle).toBe(180);
    const level = fold?.from[1] ?? NaN;
    const sorted = (points: readonly Point[]): string[] =>
      points.map(([x, y]) => `${x.toFixed(4)} ${Math.abs(y).toFixed(4)}`).sort();
    const over = (one?.outline ?? []).map(([x, y]): Point => [x, 2 * level - y]);
    expect(sorted(over)).toEqual(sorted(other?.outline ?? []));
  });
});
