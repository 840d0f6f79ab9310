/** A game of cards with a photograph each, to measure with: pictures are `pictures/1.jpg` and so on. */
import { ART_REACH, POKER, type Card } from '../../src/kit/component.ts';
import { box, picture, text, type Face } from '../../src/kit/face.ts';
import type { Kit } from '../../src/kit/kit.ts';

const INK = '#222222';
const { width, height, bleed, safe } = POKER;

function front({ id, name }: Card): Face {
  const reach = ART_REACH;
  const all = { x: -reach, y: -reach, width: width + 2 * reach, height: height + 2 * reach };
  const title = { x: 6, y: 72, width: width - 12, height: 10 };
  return {
    id,
    width,
    height,
    bleed,
    safe,
    nodes: [
      picture(`pictures/${id}.jpg`, all, { field: 'picture' }),
      box({ x: 4, y: 70, width: width - 8, height: 12, fill: '#ffffff' }),
      text({
        field: 'name',
        text: name,
        ...title,
        align: 'center',
        style: { font: 'bold', size: 14, ink: INK },
      }),
    ],
  };
}

/** The cards of `count` photographs, with one back. */
export function photographKit(count: number): Kit {
  const cards = Array.from({ length: count }, (_, index): Card => ({
    kind: 'card',
    id: `photo-${index + 1}`,
    name: `Photograph ${index + 1}`,
    count: 1,
    deck: 'photos',
    size: POKER,
    provenance: 'ours',
  }));
  return {
    id: 'photographs',
    title: 'Photographs',
    about: `${count} cards with a photograph each.`,
    players: '0',
    minutes: '0',
    ages: null,
    credits: [],
    box: { decks: [{ id: 'photos', name: 'Photographs', group: 'cards' }], cards, pieces: [] },
    fonts: [],
    front,
    back: () => ({
      id: 'photos-back',
      width,
      height,
      bleed,
      safe,
      nodes: [box({ x: -4, y: -4, width: width + 8, height: height + 8, fill: '#557799' })],
    }),
    cover: (edition) => ({
      inks: { edition, paper: '#ffffff', key: INK, ground: '#ffffff', onGround: INK },
      front: () => [],
    }),
  };
}
