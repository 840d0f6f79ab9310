import { describe, expect, it } from 'vitest';
import { FORMATION_CARDS } from '../../data/cards.ts';
import { themeOf } from '../../theme.ts';
import { BLUEPRINTS, isBlueprint, lengthOf, portrait, type BlueprintId } from './portrait.ts';
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
