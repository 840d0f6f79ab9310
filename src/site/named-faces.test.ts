import { expect, it } from 'vitest';
import { shelfKits } from '../../tests/kits.ts';
import { facesOf, faceNamed } from './named-faces.ts';

it.each(shelfKits)('what %s holds is shown in the size that pages leave room for', (_, { kit, fonts }) => {
  const faces = facesOf(kit, 'colour', fonts);
  const { cards, pieces, sheets = [] } = kit.box;
  for (const { id } of [...cards, ...pieces, ...sheets]) {
    const { width, height } = faceNamed(kit, id).size;
    expect([id, faces.get(id)]).toMatchObject([id, { width, height }]);
  }
});
