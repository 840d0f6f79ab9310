import { describe, expect, it } from 'vitest';
import { rulesOf } from '../../../scripts/make/find-rules-text.ts';
import { openDesk } from '../game-bundle.ts';
import { facesOf, findFace } from '../named-faces.ts';
import { loadFonts } from '../package-fonts.ts';
import { SHELF } from '../shelf.ts';
import { composeBooklet } from './compose-booklet.ts';

describe.each(SHELF)('the picture of the set-up of $id', (game) => {
  it('shows boards and cards with the very drawing that is printed', async () => {
    const desk = await openDesk(game);
    if (!desk?.book.setUp) throw new Error(`${game.id} has no set-up to draw`);
    const { kit } = desk;
    const fonts = loadFonts(kit);
    const printed = facesOf(kit, 'colour', fonts);
    const booklet = composeBooklet({ desk, text: rulesOf(desk, game), edition: 'colour', fonts });
    const shown = booklet.setUp?.picture.faces ?? [];
    const things = desk.book.setUp.things;
    expect(shown).toHaveLength(things.length);
    const large = things.flatMap(({ face }, index) =>
      (findFace(kit, face)?.size.width ?? 0) > 40 ? [[face, shown[index]?.face ?? ''] as const] : [],
    );
    expect(large).not.toEqual([]);
    for (const [name, id] of large)
      expect(booklet.faces.get(id)?.nodes, name).toEqual(printed.get(name)?.nodes);
  });
});
