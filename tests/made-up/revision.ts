/**
 * Stepping Stones a year later: a hop card says more, the third stone has gone, a fifth has come, and there are three
 * copies of a hop where there were two. Version 1 is the game as it was.
 */
import type { Shelf } from '../../src/book/shelf-game.ts';
import { versionOf } from '../../scripts/make/version.ts';
import type { Card } from '../../src/kit/component.ts';
import type { Kit } from '../../src/kit/kit.ts';
import { loadFonts } from '../../src/site/package-fonts.ts';
import { steppingStonesKit as WAS } from './cards/stepping-stones/kit.ts';

const changed = (card: Card): readonly Card[] => {
  if (card.id === 'stone-3') return [];
  if (card.id === 'hop-2') return [{ ...card, count: 3 }];
  if (card.id === 'stone-4') return [card, { ...card, id: 'stone-5', name: 'Stone 5' }];
  return [card];
};

const kit: Kit = {
  ...WAS,
  box: { ...WAS.box, cards: WAS.box.cards.flatMap(changed) },
  front: (card, edition) => WAS.front(card.id === 'hop-1' ? { ...card, name: 'Hop one' } : card, edition),
};

export const SHELF: Shelf = [
  {
    id: kit.id,
    kit: () => Promise.resolve(kit),
    versions: () =>
      Promise.resolve([versionOf('1', WAS, loadFonts(WAS)), versionOf('2', kit, loadFonts(kit))]),
  },
];
