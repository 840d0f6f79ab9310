/** The contents of the box in words: every deck, card, piece and sheet, what it shows and does. */
import { countAll, type Box, type Card, type Component, type Deck, type Sheet } from '../../kit/component.ts';
import type { DrawnCard, DrawnKit, DrawnPiece, DrawnSheet } from '../../kit/drawn-kit.ts';
import type { Kit } from '../../kit/kit.ts';
import { needsSentence } from '../../kit/needs.ts';
import { saidBeside } from '../../kit/alt-text.ts';
import { statementOf, type Book } from '../../book/book.ts';
import type { CardText } from '../../book/statement.ts';
import type { TextBlock } from './text-model.ts';
import { TEXT_WORDS } from '../words/text.ts';
import { heading, item, list, paragraph } from './block-builders.ts';
import type { TextJob } from './compose-text.ts';

const words = TEXT_WORDS.box;

const cardsOf = ({ cards }: DrawnKit, deck: Deck): readonly DrawnCard[] =>
  cards.filter(({ card }) => card.deck === deck.id);

/** The source of a part, if not just the rulebook; all parts of a maker's own game are its maker's. */
function sourceBlocks({ provenance, note }: Component, { makers }: Kit): readonly TextBlock[] {
  const from = [makers === undefined ? words.provenance[provenance] : null, note].filter(
    (text) => typeof text === 'string',
  );
  return from.length === 0 ? [] : [paragraph(from.join(' '))];
}

/** The text entry of a card, which others may share; undefined if there is none. */
const textOf = (card: Card, book: Book | undefined): CardText | undefined =>
  book?.cardTexts?.find(({ cards }) => cards.includes(card.id));

/**
 * What a card does, in sentences of the rules; only the first of cards that do the same gets them, the others refer to
 * it.
 */
function ruleBlocks(card: Card, { cards }: Box, book: Book | undefined): readonly TextBlock[] {
  const text = textOf(card, book);
  if (!book || !text) return [];
  const first = cards.find(({ id }) => text.cards.includes(id));
  if (first && first.name !== card.name) return [paragraph(words.same(first.name))];
  const items = text.does.map((rule) => item(statementOf(book, rule).text, rule));
  return [
    paragraph(words.does),
    list(items),
    ...(text.touches.length > 0 ? [paragraph(words.touches(text.touches.join(', ')))] : []),
  ];
}

/** Cards that differ only in their art, with their total number. */
interface Alike {
  readonly drawn: DrawnCard;
  readonly count: number;
}

/** The text on a card besides its name, on the front and any second face. */
const saidOf = ({ card, front, back }: DrawnCard): readonly string[] =>
  [front, ...(card.twoFaced ? [back] : [])].map((face) => saidBeside(card.name, face));

/** A deck's cards, grouped if alike. */
function alike(cards: readonly DrawnCard[], book: Book | undefined): readonly Alike[] {
  const groups = Map.groupBy(cards, (drawn) =>
    JSON.stringify([drawn.card.name, saidOf(drawn), drawn.card.note, textOf(drawn.card, book)?.cards]),
  );
  return [...groups.values()].flatMap((group) => {
    const [drawn] = group;
    return drawn ? [{ drawn, count: countAll(group.map(({ card }) => card)) }] : [];
  });
}

function cardBlocks({ drawn, count }: Alike, kit: Kit, book: Book | undefined): readonly TextBlock[] {
  const { card } = drawn;
  const [says = '', behind = ''] = saidOf(drawn);
  return [
    heading(3, `card-${card.id}`, words.card(card.name, count)),
    paragraph(says === '' ? words.bare : words.reads(says)),
    ...(behind === '' ? [] : [paragraph(words.otherSide(behind))]),
    ...ruleBlocks(card, kit.box, book),
    ...sourceBlocks(card, kit),
  ];
}

function deckBlocks(deck: Deck, { kit, drawn, desk }: TextJob): readonly TextBlock[] {
  const cards = cardsOf(drawn, deck);
  const book = desk?.book;
  const [first] = cards;
  if (!first) return [];
  const back = saidBeside(deck.name, first.back);
  const backs = paragraph(back === '' ? words.backBare : words.backReads(back));
  return [
    heading(2, `deck-${deck.id}`, words.deck(deck.name, countAll(cards.map(({ card }) => card)))),
    ...(cards.every(({ card }) => card.twoFaced) ? [] : [backs]),
    ...alike(cards, book).flatMap((each) => cardBlocks(each, kit, book)),
  ];
}

function pieceBlocks({ piece, face, back }: DrawnPiece, kit: Kit): readonly TextBlock[] {
  const { counter, showpiece, name, count } = piece;
  const { pieces } = TEXT_WORDS;
  const [shows, behind] = [saidBeside(name, face), back ? saidBeside(name, back) : ''];
  const said = [
    pieces.counter(counter.width, counter.height),
    ...(shows === '' ? [] : [pieces.reads(shows)]),
    ...(behind === '' || behind === shows ? [] : [words.otherSide(behind)]),
    ...(showpiece ? [pieces.model[showpiece.make]] : []),
  ];
  return [
    heading(3, `piece-${piece.id}`, pieces.piece(name, count)),
    paragraph(said.join(' ')),
    ...sourceBlocks(piece, kit),
  ];
}

/** Size and text of a sheet or of a wheel's disc. */
function shownOn({ sheet, face, back }: DrawnSheet): TextBlock {
  const shown = [face, ...(back ? [back] : [])].map((side) => saidBeside(sheet.name, side));
  const said = shown.filter((says) => says !== '').map(TEXT_WORDS.pieces.reads);
  return paragraph([TEXT_WORDS.sheets.form[sheet.form.make](face.width, face.height), ...said].join(' '));
}

/** A sheet under its name, with each disc of a wheel. */
function sheetBlocks(sheet: Sheet, drawn: readonly DrawnSheet[], kit: Kit): readonly TextBlock[] {
  const [first] = drawn;
  return [
    heading(3, `sheet-${first?.face.id ?? sheet.id}`, TEXT_WORDS.sheets.sheet(sheet.name, sheet.count)),
    ...drawn.map(shownOn),
    ...sourceBlocks(sheet, kit),
  ];
}

const headed = (id: string, title: string, blocks: readonly TextBlock[]): readonly TextBlock[] =>
  blocks.length === 0 ? [] : [heading(2, id, title), ...blocks];

export function boxBlocks(job: TextJob): readonly TextBlock[] {
  const { kit, drawn } = job;
  const { box } = kit;
  const sheets = Map.groupBy(drawn.sheets, ({ sheet }) => sheet);
  const needs = needsSentence(kit);
  const lines = [
    ...box.decks.map((deck) => words.deck(deck.name, countAll(cardsOf(drawn, deck).map(({ card }) => card)))),
    ...[...box.pieces, ...(box.sheets ?? [])].map(({ name, count }) => words.piece(name, count)),
  ];
  return [
    heading(1, 'box', words.title),
    list(lines.map((line) => item(line))),
    ...(needs === undefined ? [] : [paragraph(needs)]),
    ...box.decks.flatMap((deck) => deckBlocks(deck, job)),
    ...headed(
      'pieces',
      TEXT_WORDS.pieces.title,
      drawn.counters.flatMap((piece) => pieceBlocks(piece, kit)),
    ),
    ...headed(
      'sheets',
      TEXT_WORDS.sheets.title,
      [...sheets].flatMap(([sheet, those]) => sheetBlocks(sheet, those, kit)),
    ),
  ];
}
