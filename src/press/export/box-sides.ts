/** The sides of a tuck box, for a vendor with its own box template. */
import { tuckSide, TUCK_SIDES, type TuckSide } from '../../kit/boxes/box-artwork.ts';
import { THICKNESS_OF_SHEET } from '../../kit/boxes/card-thickness.ts';
import { planBoxes } from '../../kit/boxes/carton-plan.ts';
import type { Colour, Edition } from '../../kit/edition.ts';
import type { SetFace } from '../../kit/face.ts';
import type { Kit } from '../../kit/kit.ts';
import type { Fonts } from '../../kit/type/font.ts';
import { typeset } from '../../kit/type/typeset.ts';
import { kitWords } from '../../kit/words/kit-words.ts';

/** The outer size of a closed box, mm. */
export interface Outside {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

export interface BoxSides {
  readonly faces: Readonly<Record<TuckSide, SetFace>>;
  /** The colour of what has no artwork, and of what is glued. */
  readonly ground: Colour;
  readonly paper: Colour;
}

const sizesOf = ({ width, height, depth }: Outside) =>
  ({
    front: { width, height },
    back: { width, height },
    left: { width: depth, height },
    right: { width: depth, height },
    lid: { width, height: depth },
    foot: { width, height: depth },
  }) as const;

/** Practically unlimited: the net need not fit a sheet where a vendor cuts it. */
const ROOM = { width: 1000, height: 1000 };

/** The sides of the game's tuck box; undefined where text does not fit, or the game needs several boxes. */
export function boxSides(kit: Kit, edition: Edition, fonts: Fonts, outside: Outside): BoxSides | undefined {
  const fit = { thickness: THICKNESS_OF_SHEET, sleeves: 'none', room: ROOM } as const;
  const [box, ...others] = planBoxes(kit.box, fit, kitWords(kit.language)).filter(
    ({ kind }) => kind === 'tuck',
  );
  if (!box || others.length > 0) return undefined;
  const cover = kit.cover(edition);
  const sizes = sizesOf(outside);
  const set = TUCK_SIDES.flatMap((side) => {
    const setting = { pictures: kit.pictures, edition };
    const face = typeset(tuckSide({ kit, cover, fonts, box }, side, sizes[side]), fonts, setting);
    return face.ok ? [[side, face.value] as const] : [];
  });
  const faces = new Map(set);
  const [front, back, left, right, lid, foot] = TUCK_SIDES.map((side) => faces.get(side));
  if (!front || !back || !left || !right || !lid || !foot) return undefined;
  const { ground, paper } = cover.inks;
  return { faces: { front, back, left, right, lid, foot }, ground, paper };
}
