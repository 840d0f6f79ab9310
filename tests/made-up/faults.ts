/** Games that cannot be made, each for a reason of its own: what the commands have to refuse. */
import type { Shelf } from '../../src/book/shelf-game.ts';
import type { Card } from '../../src/kit/component.ts';
import { text, type Face } from '../../src/kit/face.ts';
import type { Kit } from '../../src/kit/kit.ts';
import { steppingStonesKit } from './cards/stepping-stones/kit.ts';

const KIT = steppingStonesKit;

/** The kit with every card changed. */
const withCards = (id: string, change: (card: Card) => Card): Kit => ({
  ...KIT,
  id,
  box: { ...KIT.box, cards: KIT.box.cards.map(change) },
});

/** The kit with a line of text more on the first hop card. */
function withText(id: string, words: string, size: number): Kit {
  const line = text({
    field: 'whisper',
    text: words,
    x: 6,
    y: 60,
    width: 50,
    height: 10,
    style: { font: 'text', size, ink: '#000000' },
  });
  const added = (face: Face): Face =>
    face.id === 'hop-1' ? { ...face, nodes: [...face.nodes, line] } : face;
  return { ...KIT, id, front: (card, edition) => added(KIT.front(card, edition)) };
}

const poster = { name: 'poster', width: 400, height: 600, bleed: 3, safe: 3, radius: 0 };

const kits: readonly Kit[] = [
  withCards('no-hops', (card) => (card.id === 'hop-1' ? { ...card, count: 0 } : card)),
  {
    ...withCards('posters', (card) => (card.deck === 'stones' ? { ...card, size: poster } : card)),
    front: (card, edition) => ({
      ...KIT.front(card, edition),
      width: card.size.width,
      height: card.size.height,
    }),
    back: (deck, edition) => {
      const face = KIT.back(deck, edition);
      return deck.id === 'stones' ? { ...face, width: poster.width, height: poster.height } : face;
    },
  },
  withText('no-glyph', 'hop → stone', 9),
  withText('too-long', 'hop hop hop hop hop hop hop hop', 40),
];

export const SHELF: Shelf = kits.map((kit) => ({ id: kit.id, kit: () => Promise.resolve(kit) }));
