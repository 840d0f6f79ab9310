import { describe, expect, it } from 'vitest';
import { svgPixels, type Pixels } from '../../../../tests/raster.ts';
import { POKER } from '../../../../src/kit/component.ts';
import { art, box } from '../../../../src/kit/face.ts';
import { MM_PER_INCH } from '../../../../src/kit/units.ts';
import { paintSvg } from '../../../../src/press/paint/svg.ts';
import { FORMATION_CARDS } from '../../data/cards.ts';
import { themeOf } from '../../theme.ts';
import { readPath } from '../../../../src/kit/engrave/path/path-data.ts';
import { DIMENSION_FOOT, PANEL, formationFront, standOf } from '../../faces/formation.ts';
import {
  BLUEPRINTS,
  heightOf,
  isBlueprint,
  lengthOf,
  portrait,
  reachOf,
  type BlueprintId,
} from './portrait.ts';
import { SQUADS } from './soldiers.ts';

/** Of the originals with their guns forward, metres. */
const ORIGINALS = {
  'pziv-h': 7.02,
  panther: 8.66,
  'jpz-v': 9.87,
  hetzer: 6.38,
  tiger: 8.45,
  'tiger-ii': 10.29,
  m4: 5.84,
  m24: 5.56,
  m26: 8.65,
  m10: 6.83,
  m36: 7.46,
  m18: 6.66,
  firefly: 7.85,
  comet: 7.66,
  churchill: 7.44,
} as const satisfies Partial<Record<BlueprintId, number>>;

describe('a vehicle in profile', () => {
  it('is as long as the original, and says so on its dimension line', () => {
    const off = Object.entries(ORIGINALS).flatMap(([id, metres]) => {
      const drawn = isBlueprint(id) ? lengthOf(BLUEPRINTS[id]) : 0;
      return Math.abs(drawn - metres) > 0.05 ? [`${id} is ${drawn.toFixed(2)} m instead of ${metres} m`] : [];
    });
    expect(off).toEqual([]);
  });

  it('is no other: no two formation cards of a nation show the same picture', () => {
    const seen = new Map<string, string>();
    const twins = FORMATION_CARDS.flatMap(({ id, owner }) => {
      const shapes = isBlueprint(id)
        ? portrait(BLUEPRINTS[id], owner, { x: 0, y: 0, size: 5 }, themeOf('colour'))
        : Object.entries(SQUADS).filter(([squad]) => squad === id);
      const picture = `${owner} ${JSON.stringify(shapes)}`;
      const twin = seen.get(picture);
      seen.set(picture, id);
      return twin === undefined ? [] : [`${id} looks like ${twin}`];
    });
    expect(twins).toEqual([]);
    expect(seen.size).toBe(FORMATION_CARDS.length);
  });
});

/** Vehicles on one hull, or that differ by their turrets alone. */
const KIN: readonly (readonly BlueprintId[])[] = [
  ['m4', 'm4-76', 'm4-105', 'sherman', 'firefly'],
  ['m10', 'm36', 'achilles'],
  ['m7', 'sexton'],
  ['m5', 'stuart'],
  ['cromwell', 'challenger', 'comet'],
  ['panther', 'jpz-v'],
  ['pziv-h', 'jpz-iv'],
];

/** A card is so wide on a screen, px. */
const SMALL_CARD = 90;
const FIELD = { width: POKER.width, height: 34 };
const OLIVE = '#727d45';

/** A vehicle as a small card shows it; all on one scale and under one sign, so that only their build differs. */
async function small(id: BlueprintId): Promise<Pixels> {
  const theme = themeOf('screen');
  const shapes = portrait(BLUEPRINTS[id], 'american', { x: 24, y: 30, size: 5.6 }, theme);
  const nodes = [box({ x: 0, y: 0, ...FIELD, fill: OLIVE }), art({ x: 0, y: 0, shapes })];
  const face = { id, ...FIELD, bleed: 0, safe: 0, nodes };
  const dpi = (SMALL_CARD / FIELD.width) * MM_PER_INCH;
  return svgPixels(await paintSvg(face, new Map(), { area: 'trim', dpi }));
}

/** The share of a picture, its ground left out, that is clearly another in the other picture. */
function differing({ data }: Pixels, other: Pixels): number {
  const tone = (of: Uint8Array, at: number): number =>
    ((of[at] ?? 0) + (of[at + 1] ?? 0) + (of[at + 2] ?? 0)) / 3;
  const ground = tone(data, 0);
  let [drawn, apart] = [0, 0];
  for (let at = 0; at < data.length; at += 3) {
    const [one, two] = [tone(data, at), tone(other.data, at)];
    if (Math.abs(one - ground) > 12 || Math.abs(two - ground) > 12) drawn += 1;
    if (Math.abs(one - two) > 64) apart += 1;
  }
  return apart / drawn;
}

describe('vehicles of one hull', () => {
  it.each(KIN.map((kin) => [kin.join(', '), kin] as const))('are told apart at 90 px: %s', async (_, kin) => {
    const seen = await Promise.all(kin.map(async (id) => [id, await small(id)] as const));
    const alike = seen.flatMap(([id, picture], at) =>
      seen.slice(at + 1).flatMap(([other, its]) => {
        const share = differing(picture, its);
        return share < 0.09 ? [`${id} and ${other}: ${(100 * share).toFixed(1)} %`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });
});

describe('a long gun', () => {
  it('ends within the frame of its picture, with the light edge round it', () => {
    const right = PANEL.x + PANEL.width;
    const over = Object.entries(BLUEPRINTS).filter(([, blueprint]) => {
      const { x, size } = standOf(blueprint);
      return x + reachOf(blueprint)[1] * size > right - 0.6;
    });
    expect(over.map(([id]) => id)).toEqual([]);
  });
});

describe('the dimension line', () => {
  it('is clear of every vehicle, whatever stands on its roof', () => {
    const struck = FORMATION_CARDS.filter(({ id }) => {
      if (!isBlueprint(id)) return false;
      const { y, size } = standOf(BLUEPRINTS[id]);
      return y - heightOf(BLUEPRINTS[id]) * size < DIMENSION_FOOT;
    });
    expect(struck.map(({ id }) => id)).toEqual([]);
  });
});

/** The outer 3 mm stay bare paper; control points of a round muzzle may lie a trace farther out. */
const BARE = 2.95;

describe('the picture of a formation card', () => {
  it('leaves the edge bare: muzzles, bayonets and boots too', () => {
    const outside = FORMATION_CARDS.flatMap((card) => {
      const face = formationFront(card, 'colour');
      const across = face.nodes
        .flatMap((node) => (node.kind === 'art' ? node.shapes : []))
        .flatMap(({ d }) => readPath(d).flatMap(({ points }) => points.map(([x]) => x)));
      const [left, right] = [Math.min(...across), Math.max(...across)];
      return left < BARE || right > face.width - BARE ? [`${card.id}: ${left} to ${right} mm`] : [];
    });
    expect(outside).toEqual([]);
  });
});
