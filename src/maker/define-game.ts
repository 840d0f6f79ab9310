/**
 * A game of a maker's own, from one declaration:
 *
 *     export default defineGame({
 *       id: 'harbour',
 *       title: 'Harbour',
 *       cards: csv(rows, { cost: Number }),
 *       face: ({ card, area }) => [title(card.name, area.top(9)), words(card.text, area.rest(2))],
 *     });
 */
import type { ShelfGame } from '../book/shelf-game.ts';
import type { Card, Deck } from '../kit/component.ts';
import type { Edition } from '../kit/edition.ts';
import type { Face } from '../kit/face.ts';
import type { Credit, Kit } from '../kit/kit.ts';
import { furtherLetters, fontsource, type FontSource } from '../kit/type/fonts.ts';
import { canvasOf, drawnBy, faceOf } from './canvas.ts';
import { declaredCards, type DeclaredCards } from './declared-cards.ts';
import type { CardRow, DrawCard, GameDefinition } from './definition.ts';
import { makerError } from './maker-faults.ts';
import { usualBack, usualCover, usualFace } from './usual-looks.ts';

/** Letters of the languages of Europe for the fonts that every game has. */
const FURTHER: readonly FontSource[] = [
  fontsource(furtherLetters('text'), 'Zilla Slab', 500, 'latin-ext'),
  fontsource(furtherLetters('bold'), 'Zilla Slab', 700, 'latin-ext'),
];

function creditsOf<Row extends CardRow>({ by = [], credits = [] }: GameDefinition<Row>): readonly Credit[] {
  const names = typeof by === 'string' ? [by] : by;
  return [...names.map((name): Credit => ({ name, part: 'game design' })), ...credits];
}

/** Draws the fronts, backs and second faces of declared cards. */
function cardFaces<Row extends CardRow>(game: GameDefinition<Row>, { decks, cards }: DeclaredCards<Row>) {
  const { title, inks = {} } = game;
  const deckOf = (id: string) => {
    const found = decks.find(({ deck }) => deck.id === id);
    if (!found) throw new Error(`There is no deck ${id}.`);
    return found;
  };
  const side = (card: Card, edition: Edition, id: string, draw: DrawCard<Row>, which: string): Face => {
    const found = cards.find((each) => each.card.id === card.id);
    if (!found) throw new Error(`There is no card ${card.id}.`);
    const canvas = { ...canvasOf(card.size, inks, edition), card: found.row };
    return faceOf(
      id,
      card.size,
      drawnBy(() => draw(canvas), `${title}, card "${card.id}", ${which}`),
    );
  };
  return {
    front: (card: Card, edition: Edition): Face =>
      side(card, edition, card.id, deckOf(card.deck).looks.face ?? usualFace, 'face'),
    other: (card: Card, edition: Edition): Face =>
      side(card, edition, `${card.id}-other`, deckOf(card.deck).looks.other ?? usualFace, 'other face'),
    back: (deck: Deck, edition: Edition): Face => {
      const { size, looks } = deckOf(deck.id);
      const { id, name } = deck;
      const canvas = { ...canvasOf(size, inks, edition), deck: { id, name } };
      const draw = looks.back ?? usualBack;
      return faceOf(
        `${id}-back`,
        size,
        drawnBy(() => draw(canvas), `${title}, deck "${id}", back`),
      );
    },
  };
}

/** The kit of a declared game. @throws with every fault of the declaration at once. */
export function kitOfGame<Row extends CardRow>(game: GameDefinition<Row>): Kit {
  const declared = declaredCards(game);
  if (declared.faults.length > 0) throw makerError(declared.faults.map((fault) => `${game.title}, ${fault}`));
  const { id, title, about, players, minutes, ages, language, fonts = [] } = game;
  return {
    id,
    title,
    ...(language && { language }),
    about: about ?? title,
    players: players ?? '',
    minutes: minutes ?? null,
    ages: ages ?? null,
    credits: creditsOf(game),
    box: {
      decks: declared.decks.map(({ deck }) => deck),
      cards: declared.cards.map(({ card }) => card),
      pieces: [],
    },
    fonts: [...FURTHER, ...fonts],
    cover: usualCover(game),
    ...cardFaces(game, declared),
  };
}

/** A game for a shelf. */
export const defineGame = <Row extends CardRow>(game: GameDefinition<Row>): ShelfGame => ({
  id: game.id,
  ...(game.language && { language: game.language }),
  kit: () => Promise.resolve().then(() => kitOfGame(game)),
});
