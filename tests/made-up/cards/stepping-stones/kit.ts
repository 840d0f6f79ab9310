/** The kit of Stepping Stones for the press: plain boxes, numbers and the two rules. */
import { ART_REACH, type Box, type Card, type CardSize, type Piece } from '../../../../src/kit/component.ts';
import type { Cover } from '../../../../src/kit/box-cover.ts';
import type { Colour, Edition } from '../../../../src/kit/edition.ts';
import { art, box, text, type Face, type Node, type TextStyle } from '../../../../src/kit/face.ts';
import type { Kit } from '../../../../src/kit/kit.ts';
import type { LanguageId } from '../../../../src/language.ts';
import { STATEMENTS } from '../../content/stepping-stones/statements.ts';
import { BOX, SQUARE } from './data/box.ts';

const INK: Colour = '#22302a';
const WATER: Colour = '#bfd9dc';
const LEAF: Record<string, Colour> = { green: '#4d7a3a', brown: '#7a5a3a' };

const BIG: TextStyle = { font: 'poster', size: 40, ink: INK };
const SMALL: TextStyle = { font: 'text', size: 9, ink: INK };

const groundOf = (edition: Edition): Colour => (edition === 'low-ink' ? '#ffffff' : WATER);

/** A card's face: the ground out to the art's reach, then what stands on it. */
function cardFace(id: string, size: CardSize, edition: Edition, nodes: readonly Node[]): Face {
  const { width, height, bleed, safe } = size;
  const ground = box({
    x: -ART_REACH,
    y: -ART_REACH,
    width: width + 2 * ART_REACH,
    height: height + 2 * ART_REACH,
    fill: groundOf(edition),
  });
  return { id, width, height, bleed, safe, nodes: [ground, ...nodes] };
}

const line = (
  size: CardSize,
  y: number,
  height: number,
  field: string,
  set: string,
  style: TextStyle,
): Node =>
  text({
    field,
    text: set,
    style,
    x: 6,
    y,
    width: size.width - 12,
    height,
    align: 'center',
    valign: 'middle',
  });

const frontIn =
  ({ rule: sentence }: KitWords) =>
  (card: Card, edition: Edition): Face => {
    const { size } = card;
    const number = card.id.slice(card.id.lastIndexOf('-') + 1);
    const nodes = [
      line(size, size.height / 2 - 12, 20, 'number', number, BIG),
      line(size, size.height - 14, 8, 'name', card.name, SMALL),
    ];
    const rule = card.deck === 'hops' ? [line(size, 6, 18, 'rule', sentence, SMALL)] : [];
    return cardFace(card.id, size, edition, [...nodes, ...rule]);
  };

/** A frog as a circle with a back and a belly, so that its two sides differ. */
function frogSide(piece: Piece, side: 'front' | 'back'): Face {
  const { width, height } = piece.counter;
  const disc = `M${width / 2} 2A${width / 2 - 2} ${height / 2 - 2} 0 1 1 ${width / 2 - 0.01} 2Z`;
  const fill = LEAF[piece.owner ?? ''] ?? INK;
  const shape = side === 'front' ? { d: disc, fill } : { d: disc, stroke: { colour: fill, width: 0.6 } };
  const node = art({
    x: 0,
    y: 0,
    shapes: [shape],
    sign: { means: piece.name, ink: fill, ground: '#ffffff' },
  });
  return { id: `${piece.id}-counter-${side}`, width, height, bleed: 0, safe: 1, nodes: [node] };
}

/** A strip to fold into a tent: two sides and a line between them. */
function standee(piece: Piece): Face {
  const { width, height } = piece.showpiece ?? piece.counter;
  const fold = { colour: INK, width: 0.2, dash: [1.2, 0.8] };
  const line = art({ x: 0, y: 0, shapes: [{ d: `M0 ${height}H${width}`, stroke: fold }] });
  const trim = box({ x: 0, y: 0, width, height: 2 * height, stroke: { colour: INK, width: 0.2 } });
  return { id: `${piece.id}-standee`, width, height: 2 * height, bleed: 0, safe: 0, nodes: [trim, line] };
}

/** The outside of the box: water, the game's name, and a line under it. */
const coverIn =
  ({ title }: KitWords) =>
  (edition: Edition): Cover => {
    const [ground, onGround] = edition === 'low-ink' ? (['#ffffff', INK] as const) : ([INK, WATER] as const);
    return {
      inks: { edition, paper: groundOf(edition), key: INK, ground, onGround },
      front: ({ width, height, line }) => {
        const set = { x: 2, width: width - 4, height: 10, align: 'center' } as const;
        return [
          box({ x: 0, y: 0, width, height, fill: groundOf(edition) }),
          text({ ...set, field: 'title', text: title, y: 4, style: { ...BIG, size: 12 } }),
          text({ ...set, field: 'line', text: line, y: height - 12, style: SMALL }),
        ];
      },
    };
  };

/** The texts of the printed components in one language. */
export interface KitWords {
  /** Their language; English by default. */
  readonly language?: LanguageId;
  readonly box: Box;
  readonly title: string;
  readonly about: string;
  /** The sentence on a hop card. */
  readonly rule: string;
}

export const kitIn = (words: KitWords): Kit => ({
  id: 'stepping-stones',
  ...(words.language && { language: words.language }),
  title: words.title,
  about: words.about,
  players: '2',
  minutes: '2',
  ages: null,
  credits: [],
  box: words.box,
  fonts: [],
  cover: coverIn(words),
  front: frontIn(words),
  back: (deck, edition) => {
    const size = words.box.cards.find((card) => card.deck === deck.id)?.size ?? SQUARE;
    return cardFace(`${deck.id}-back`, size, edition, [line(size, 8, 20, 'name', deck.name, SMALL)]);
  },
  counter: (piece) => ({ face: frogSide(piece, 'front'), back: frogSide(piece, 'back'), count: piece.count }),
  showpiece: (piece) => [{ face: standee(piece), count: piece.count }],
});

export const steppingStonesKit = kitIn({
  box: BOX,
  title: 'Stepping Stones',
  about: 'Two frogs, four stones: a game made up for the tests.',
  rule: STATEMENTS.S1.text,
});
