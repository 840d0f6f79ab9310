/** The boxes of a game as drawn: nets with the game's cover on them. */
import { finestLine, firmLines } from '../drawing/firm-lines.ts';
import type { Edition } from '../edition.ts';
import type { Face } from '../face.ts';
import type { Kit } from '../kit.ts';
import type { Fonts } from '../type/font.ts';
import { dressed } from './box-artwork.ts';
import type { BoxFit } from './card-thickness.ts';
import { planBoxes, type PlannedBox } from './carton-plan.ts';
import { kitWords } from '../words/kit-words.ts';
import { lettered } from './box-words.ts';

/** A net of a box; a box in two pieces has two. */
export interface BoxNet {
  readonly id: string;
  /** "Box for 55 cards". */
  readonly name: string;
  readonly kind: PlannedBox['kind'];
  readonly face: Face;
}

export function boxNets(kit: Kit, edition: Edition, fonts: Fonts, fit: BoxFit): readonly BoxNet[] {
  const cover = kit.cover(edition);
  return planBoxes(kit.box, fit, kitWords(kit.language)).flatMap((box) => {
    const flaps = lettered(box.cartons);
    return box.cartons.map((carton): BoxNet => {
      const face = dressed({ kit, cover, fonts, box, flaps }, carton);
      // Covers are drawn for any size of front, and scaled to it.
      const nodes = firmLines(face.nodes, finestLine(edition));
      return { id: carton.name, name: box.name, kind: box.kind, face: { ...face, nodes } };
    });
  });
}
