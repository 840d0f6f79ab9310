/** Pieces as standee figures of a vendor's size. */
import type { CounterForm } from '../../../kit/component.ts';
import type { DrawnPiece } from '../../../kit/drawn-kit.ts';
import type { Edition } from '../../../kit/edition.ts';
import type { Kit } from '../../../kit/kit.ts';
import type { Fonts } from '../../../kit/type/font.ts';
import { typeset } from '../../../kit/type/typeset.ts';

/** The standees that a game draws for boards of `size`, mm; pieces whose text does not fit are left out. */
export const standees = (
  kit: Kit,
  edition: Edition,
  fonts: Fonts,
  size: CounterForm,
): readonly DrawnPiece[] =>
  kit.box.pieces.flatMap((piece) =>
    (kit.standee?.(piece, size, edition) ?? []).flatMap((drawing) => {
      const setting = { pictures: kit.pictures, edition };
      const face = typeset(drawing.face, fonts, setting);
      const back = drawing.back && typeset(drawing.back, fonts, setting);
      if (!face.ok || back?.ok === false) return [];
      return [{ piece, face: face.value, count: drawing.count, ...(back && { back: back.value }) }];
    }),
  );
