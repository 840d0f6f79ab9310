import { expect, it } from 'vitest';
import { shelfKits } from '../../tests/kits.ts';
import { defineGame } from '../maker/define-game.ts';
import { facesOf, faceNamed } from './named-faces.ts';
import { loadFonts } from './package-fonts.ts';

it.each(shelfKits)('what %s holds is shown in the size that pages leave room for', (_, { kit, fonts }) => {
  const faces = facesOf(kit, 'colour', fonts);
  const { cards, pieces, sheets = [] } = kit.box;
  for (const { id } of [...cards, ...pieces, ...sheets]) {
    const { width, height } = faceNamed(kit, id).size;
    expect([id, faces.get(id)]).toMatchObject([id, { width, height }]);
  }
});

it('a maker’s card is shown on white paper, whatever its face leaves bare', async () => {
  const { kit } = defineGame({ id: 'bare', title: 'Bare', cards: [{ name: 'Tug' }], face: () => [] });
  const own = await kit();
  const { nodes } = facesOf(own, 'colour', loadFonts(own)).get('tug') ?? { nodes: [] };
  expect(nodes).toMatchObject([{ kind: 'box', x: 0, y: 0, fill: '#ffffff' }]);
});
