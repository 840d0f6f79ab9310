/** The faces of a maker's cards: by a function, by a template, or as is usual. */
import type { Card, Deck } from '../kit/component.ts';
import type { Edition } from '../kit/edition.ts';
import { picture, type Face } from '../kit/face.ts';
import type { Kit } from '../kit/kit.ts';
import { canvasOf, drawnBy, faceOf } from './canvas.ts';
import type { DeclaredCards } from './declared-cards.ts';
import type { DeclaredDeck } from './declared-decks.ts';
import type { BackCanvas, CardRow, DrawBack, DrawCard, GameDefinition, PrintedRow } from './definition.ts';
import { knowingColumns } from './known-columns.ts';
import { takenIn } from './table.ts';
import { drawTemplate } from './template-faces.ts';
import type { TemplateBox } from './template.ts';
import { usualBack, usualFace } from './usual-looks.ts';

/** Something by the id of a card or a deck, which the box has for certain. */
function found<Value>(all: ReadonlyMap<string, Value>, id: string): Value {
  const value = all.get(id);
  if (value === undefined) throw new Error(`Nothing in the box is called ${id}.`);
  return value;
}

/** Draws boxes of a deck's template; undefined where it has none for this side. */
function byTemplate<Row extends CardRow>(
  { template }: DeclaredDeck<Row>,
  boxes: readonly TemplateBox[] | undefined,
): DrawCard<Row> | undefined {
  if (!template || !boxes) return undefined;
  return (canvas) => drawTemplate(template, boxes, canvas, canvas.card);
}

function frontOf<Row extends CardRow>(deck: DeclaredDeck<Row>): DrawCard<Row> {
  return deck.looks.face ?? byTemplate(deck, deck.template?.deck(deck.deck.id).boxes) ?? usualFace;
}

function otherOf<Row extends CardRow>(deck: DeclaredDeck<Row>): DrawCard<Row> {
  return deck.looks.other ?? byTemplate(deck, deck.template?.deck(deck.deck.id).other) ?? usualFace;
}

function backOf<Row extends CardRow>({ looks: { back }, template, deck }: DeclaredDeck<Row>): DrawBack {
  if (typeof back === 'function') return back;
  if (typeof back === 'string') return ({ bleed }) => picture(back, bleed, { fit: 'cover', field: 'back' });
  const boxes = template?.deck(deck.id).back;
  if (!template || !boxes) return usualBack;
  return (canvas: BackCanvas) =>
    drawTemplate(template, boxes, canvas, { name: canvas.deck.name, id: canvas.deck.id });
}

/** The rows of the cards as faces read them: those from a file know their columns. */
function rowsById<Row extends CardRow>(
  cards: DeclaredCards<Row>['cards'],
): ReadonlyMap<string, PrintedRow<Row>> {
  // One function may draw decks of several tables, and ask each card for what only some have.
  const others = new Set(cards.flatMap(({ row }) => Object.keys(row)));
  return new Map(
    cards.map(({ card, row, source }) => {
      const taken = takenIn(source);
      return [card.id, taken ? knowingColumns(row, { taken, others }) : row] as const;
    }),
  );
}

/** The parts of a kit that draw its cards. */
export function cardFaces<Row extends CardRow>(
  { inks = {} }: GameDefinition<Row>,
  { decks, cards }: DeclaredCards<Row>,
): Pick<Kit, 'front' | 'back' | 'other'> {
  const byId = new Map(decks.map((each) => [each.deck.id, each]));
  const rows = rowsById(cards);
  const side = (card: Card, edition: Edition, id: string, draw: DrawCard<Row>): Face => {
    const canvas = { ...canvasOf(card.size, inks, edition), card: found(rows, card.id) };
    return faceOf(
      id,
      card.size,
      drawnBy(() => draw(canvas)),
    );
  };
  return {
    front: (card, edition) => side(card, edition, card.id, frontOf(found(byId, card.deck))),
    other: (card, edition) => side(card, edition, `${card.id}-other`, otherOf(found(byId, card.deck))),
    back: ({ id, name }: Deck, edition) => {
      const deck = found(byId, id);
      const canvas = { ...canvasOf(deck.size, inks, edition), deck: { id, name } };
      return faceOf(
        `${id}-back`,
        deck.size,
        drawnBy(() => backOf(deck)(canvas)),
      );
    },
  };
}
