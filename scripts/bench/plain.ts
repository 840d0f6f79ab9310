/**
 * Games of plain cards, by number of cards: a name, a number, a line of text, a frame and a symbol, like those other
 * card makers' figures were measured with. Each card has its own back, so that no face is drawn once for two. It is a
 * shelf: `fieldkit print plain-55 --shelf scripts/bench/plain.ts`.
 */
import type { Shelf } from '../../src/book/shelf-game.ts';
import { ART_REACH, POKER, type Box, type Card } from '../../src/kit/component.ts';
import { art, box, text, type Face, type Node } from '../../src/kit/face.ts';
import type { Kit } from '../../src/kit/kit.ts';

const INK = '#222222';
const { width, height, bleed, safe } = POKER;

const STAR = 'M0 -9L2.6 -2.8L9 -2.8L3.9 1.2L5.6 8L0 4L-5.6 8L-3.9 1.2L-9 -2.8L-2.6 -2.8Z';

function face(id: string, title: string, number: number): Face {
  const reach = ART_REACH;
  const line = (field: string, words: string, y: number, size: number, font = 'text'): Node =>
    text({
      field,
      text: words,
      x: 6,
      y,
      width: width - 12,
      height: 22,
      align: 'center',
      style: { font, size, ink: INK },
    });
  const nodes = [
    box({ x: -reach, y: -reach, width: width + 2 * reach, height: height + 2 * reach, fill: '#eae2d0' }),
    box({ x: 4, y: 4, width: width - 8, height: height - 8, stroke: { colour: INK, width: 0.4 }, radius: 2 }),
    art({ x: width / 2, y: 38, rotate: number % 360, shapes: [{ d: STAR, fill: INK }] }),
    line('name', title, 10, 14, 'bold'),
    line('text', `For each of the ${number} tokens on the table, take one more and pass it on.`, 56, 9),
    line('number', String(number), 72, 16, 'poster'),
  ];
  return { id, width, height, bleed, safe, nodes };
}

function plainKit(count: number): Kit {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const cards = numbers.map((number): Card => ({
    kind: 'card',
    id: `card-${number}`,
    name: `Card ${number}`,
    count: 1,
    deck: `deck-${number}`,
    size: POKER,
    provenance: 'ours',
  }));
  const plain: Box = {
    decks: numbers.map((number) => ({ id: `deck-${number}`, name: `Deck ${number}`, group: 'cards' })),
    cards,
    pieces: [],
  };
  const numberOf = (id: string) => Number(id.slice(id.lastIndexOf('-') + 1));
  return {
    id: `plain-${count}`,
    title: 'Plain cards',
    about: `${count} cards to measure with.`,
    players: '0',
    minutes: '0',
    ages: null,
    credits: [],
    box: plain,
    fonts: [],
    front: (card) => face(card.id, card.name, numberOf(card.id)),
    back: (deck) => face(`${deck.id}-back`, deck.name, numberOf(deck.id)),
    counter: () => {
      throw new Error('plain games have no pieces');
    },
    showpiece: () => [],
    cover: (edition) => ({
      inks: { edition, paper: '#ffffff', key: INK, ground: '#ffffff', onGround: INK },
      front: () => [],
    }),
  };
}

export const SHELF: Shelf = [55, 550].map((count) => ({
  id: `plain-${count}`,
  kit: () => Promise.resolve(plainKit(count)),
}));
