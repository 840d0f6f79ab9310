import { expect, it } from 'vitest';
import { PRINTED_EDITIONS } from '../../../src/kit/edition.ts';
import { typeset } from '../../../src/kit/type/typeset.ts';
import { loadFonts } from '../../../src/site/package-fonts.ts';
import { BOX, SQUARE, TANKS } from '../data/box.ts';
import { streetArmourKit } from '../kit.ts';
import { pieceStandees } from './standees.ts';

it.each(PRINTED_EDITIONS)(
  'every piece that is said to be a standee is one, as often as the box has it, and tanks come twice as large, in %s',
  (edition) => {
    const fonts = loadFonts(streetArmourKit);
    for (const { id, count, showpiece } of BOX.pieces) {
      const [strip, ...others] = pieceStandees(id, edition);
      expect([id, strip !== undefined]).toEqual([id, showpiece?.make === 'standee']);
      const isTank = TANKS.some((tank) => tank.id === id);
      expect(others.map(({ face }) => face.id)).toEqual(isTank ? [`showpiece-${id}-large`] : []);
      if (strip === undefined || showpiece === undefined) continue;
      expect(strip.face.width).toBeGreaterThan(count * showpiece.width);
      for (const { face } of [strip, ...others]) {
        const set = typeset(face, fonts);
        expect(set.ok ? [] : set.faults).toEqual([]);
      }
    }
  },
);

it('has paper tanks that turn in their square, each with the armour of its faces on them', () => {
  for (const { id, count, showpiece } of TANKS) {
    expect(Math.hypot(showpiece.width, showpiece.depth)).toBeLessThan(SQUARE + 0.1);
    const [strip] = pieceStandees(id, 'colour');
    const tanks = strip?.face.nodes.filter(({ kind }) => kind === 'group') ?? [];
    expect(tanks).toHaveLength(count);
    const means = JSON.stringify(tanks[0]).match(/(front|side|rear) armour \d/g) ?? [];
    expect(means.toSorted().map((said) => said.split(' ')[0])).toEqual(['front', 'rear', 'side', 'side']);
  }
});
