/** The games on the shelf, as tests draw them. */
import { loadFonts } from '../src/site/package-fonts.ts';
import { drawKit, type DrawnKit } from '../src/kit/drawn-kit.ts';
import type { Deck } from '../src/kit/component.ts';
import type { Edition } from '../src/kit/edition.ts';
import type { Face, SetFace } from '../src/kit/face.ts';
import type { Kit } from '../src/kit/kit.ts';
import { typeFaultSentence } from '../src/kit/type/type-faults.ts';
import type { Fonts } from '../src/kit/type/font.ts';
import { SHELF } from '../src/site/shelf.ts';

/** A kit, with its fonts cached. */
export interface ShelfKit {
  readonly kit: Kit;
  readonly fonts: Fonts;
}

/** Rows for `describe.each`: title and kit. */
export const shelfKits: readonly (readonly [string, ShelfKit])[] = await Promise.all(
  SHELF.map(async (game) => {
    const kit = await game.kit();
    return [kit.title, { kit, fonts: loadFonts(kit) }] as const;
  }),
);

const drawnOnce = new Map<string, DrawnKit>();

/** The whole box, drawn once per process; faults fail the test with their sentences. */
export function drawn({ kit, fonts }: ShelfKit, edition: Edition): DrawnKit {
  const name = `${kit.id}/${edition}`;
  const known = drawnOnce.get(name);
  if (known) return known;
  const made = drawKit(kit, edition, fonts);
  if (!made.ok) throw new Error(made.faults.map(typeFaultSentence).join('\n'));
  drawnOnce.set(name, made.value);
  return made.value;
}

/** Decks with a back: those of two-faced cards have none. */
export const decksWithBack = ({ box }: Kit): readonly Deck[] =>
  box.decks.filter(({ id }) => box.cards.some(({ deck, twoFaced }) => deck === id && !twoFaced));

/** The second faces of two-faced cards. */
export const otherFacesOf = (kit: Kit, edition: Edition): readonly Face[] =>
  kit.box.cards.flatMap((card) => (card.twoFaced && kit.other ? [kit.other(card, edition)] : []));

/** Every distinct face of a drawn box. */
export function facesOf({ cards, counters, sheets, showpieces, boxes }: DrawnKit): readonly SetFace[] {
  const all = [
    ...cards.flatMap(({ front, back }) => [front, back]),
    ...[...counters, ...sheets, ...showpieces].flatMap(({ face, back }) => (back ? [face, back] : [face])),
    ...boxes.map(({ face }) => face),
  ];
  return [...new Map(all.map((face) => [face.id, face])).values()];
}
