import { expect, it } from 'vitest';
import { PRINTED_EDITIONS } from '../../../src/kit/edition.ts';
import { typeset } from '../../../src/kit/type/typeset.ts';
import { loadFonts } from '../../../src/site/package-fonts.ts';
import { BOX } from '../data/box.ts';
import { streetArmourKit } from '../kit.ts';
import { pieceStandees } from './standees.ts';

it.each(PRINTED_EDITIONS)(
  'every piece that is said to be a standee is one, as often as the box has it, in %s',
  (edition) => {
    const fonts = loadFonts(streetArmourKit);
    for (const { id, count, showpiece } of BOX.pieces) {
      const [strip, ...others] = pieceStandees(id, edition);
      expect([id, strip !== undefined, others]).toEqual([id, showpiece?.make === 'standee', []]);
      if (strip === undefined || showpiece === undefined) continue;
      expect(strip.face.width).toBeGreaterThan(count * showpiece.width);
      const set = typeset(strip.face, fonts);
      expect(set.ok ? [] : set.faults).toEqual([]);
    }
  },
);
