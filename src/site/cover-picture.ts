/** The front of a game's box, as the site shows it. */
import { typeFaultSentence } from '../kit/type/type-faults.ts';
import type { SetFace } from '../kit/face.ts';
import type { Kit } from '../kit/kit.ts';
import type { Fonts } from '../kit/type/font.ts';
import { typeset } from '../kit/type/typeset.ts';
import { toFile } from './links.ts';
import { WORDS } from './words/site.ts';

/** Widths of its pictures, px: for phone and desktop, and high-density screens. */
export const COVER_WIDTHS = [320, 640] as const;

/** Trimmed size, mm: about the front of a box for the game's cards. */
export const COVER = { width: 66, height: 84 } as const;

/** URL of a picture of the front, in one of `COVER_WIDTHS`. */
export const toCover = (game: string, width: number): string => toFile(`${game}/cover/${width}.webp`);

/** The front, painted as it is on the printed box. */
export function coverFace(kit: Kit, fonts: Fonts): SetFace {
  const nodes = kit.cover('colour').front({ ...COVER, line: WORDS.pages.box.name });
  const set = typeset({ id: 'cover', ...COVER, bleed: 0, safe: 0, nodes }, fonts);
  if (!set.ok) throw new Error(set.faults.map(typeFaultSentence).join('\n'));
  return set.value;
}
