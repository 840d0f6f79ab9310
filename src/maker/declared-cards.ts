/** The cards of a maker's game, from its rows; every fault has a sentence with the row's place. */
import type { Card } from '../kit/component.ts';
import { ID_RULE, idFrom, isId } from '../kit/id.ts';
import { hintFor } from '../kit/nearest-name.ts';
import { shown } from '../kit/untrusted-input.ts';
import { decksIn, declaredDecks, nameFrom, type DeclaredDeck } from './declared-decks.ts';
import type { CardRow, GameDefinition, PrintedRow } from './definition.ts';
import { placeOf } from './table.ts';

/** A card with its row. */
export interface DeclaredCard<Row> {
  readonly card: Card;
  readonly row: PrintedRow<Row>;
  /** The row as it was read, and where: "cards.csv, line 7", or which one it is. */
  readonly source: Row;
  readonly place: string;
}

export interface DeclaredCards<Row> {
  readonly decks: readonly DeclaredDeck<Row>[];
  readonly cards: readonly DeclaredCard<Row>[];
  readonly faults: readonly string[];
}

/** Most copies of a card. */
const MOST_COPIES = 9999;

/** A row's place in its file, or which one it is. */
const rowName = (row: CardRow, index: number): string => placeOf(row) ?? `card ${index + 1}`;

/** A name or an id as text: a column of figures may have been typed as numbers. */
const cellOf = (cell: unknown): string | undefined =>
  typeof cell === 'string' || typeof cell === 'number' ? String(cell).trim() : undefined;

/** A row and the deck it belongs to; undefined where it names none of several. */
interface Dealt<Row> {
  readonly row: Row;
  readonly place: string;
  readonly deck: string | undefined;
}

/** Every row with its deck. */
function deal<Row extends CardRow>(game: GameDefinition<Row>, faults: string[]): readonly Dealt<Row>[] {
  const decks = decksIn(game);
  const ids = decks.map(([id]) => id);
  const [only, another] = ids;
  const rows = game.cards ?? [];
  // Where no card says its deck, a column is missing: that is one fault and not one of each card.
  const isSaid = rows.some((row) => (cellOf(row.deck) ?? '') !== '');
  if (another !== undefined && rows.length > 0 && !isSaid)
    faults.push(
      `no card says which of the decks ${ids.join(', ')} it belongs to: give the table a column deck with these words.`,
    );
  const common = rows.map((row, index): Dealt<Row> => {
    const place = rowName(row, index);
    const named = cellOf(row.deck);
    if (another === undefined) return { row, place, deck: only };
    const deck = ids.find((id) => id.toLowerCase() === named?.toLowerCase());
    if (deck === undefined && isSaid)
      faults.push(
        named === undefined || named === ''
          ? `${place}, column deck: it names none of the decks ${ids.join(', ')}.`
          : `${place}, column deck: there is no deck "${shown(named)}"${hintFor(named, ids)}`,
      );
    return { row, place, deck };
  });
  const own = decks.flatMap(([id, { cards = [] }]) =>
    cards.map((row, index): Dealt<Row> => ({
      row,
      place: placeOf(row) ?? `deck "${shown(id)}", card ${index + 1}`,
      deck: id,
    })),
  );
  return [...common, ...own];
}

/** Why a count is none; undefined where it is one. */
function countFault(count: unknown): string | undefined {
  if (typeof count === 'number' && Number.isInteger(count) && count >= 0 && count <= MOST_COPIES)
    return undefined;
  const said = typeof count === 'string' ? `the text "${shown(count)}"` : String(count);
  return `${said} is no number of copies: it takes a whole number from 0 to ${MOST_COPIES}`;
}

/** Ids of cards: given ones, or made from names and numbered where names repeat. */
function idMaker(faults: string[]): (dealt: Dealt<CardRow>, index: number) => string {
  const places = new Map<string, string>();
  const given = (id: string, place: string): string => {
    const earlier = places.get(id);
    if (!isId(id)) faults.push(`${place}, column id: "${shown(id)}" is no id: it takes ${ID_RULE}.`);
    else if (earlier !== undefined)
      faults.push(`${place}, column id: "${id}" is the id of ${earlier} already.`);
    return id;
  };
  const made = (name: string, index: number): string => {
    const begin = idFrom(name) || `card-${index + 1}`;
    for (let number = 1; ; number += 1) {
      const id = number === 1 ? begin : `${begin.slice(0, 50)}-${number}`;
      if (!places.has(id)) return id;
    }
  };
  return ({ row, place }, index) => {
    const own = cellOf(row.id) ?? '';
    const id = own === '' ? made(cellOf(row.name) ?? '', index) : given(own, place);
    if (!places.has(id)) places.set(id, place);
    return id;
  };
}

/** Why a game of cards has none: `rows` are those that were declared. */
function noCardText(rows: number, hasTable: boolean): string {
  if (rows > 0) return 'it has no card to print: the count of every one is 0.';
  return hasTable
    ? 'it has no card to print: its table has no line below the names of the columns.'
    : 'it has no card to print.';
}

/** The decks and cards of a game; one that consists of cards alone has to have some. */
export function declaredCards<Row extends CardRow>(
  game: GameDefinition<Row>,
  isAlone: boolean,
): DeclaredCards<Row> {
  const faults: string[] = [];
  const decks = declaredDecks(game, faults);
  const idOf = idMaker(faults);
  const dealt = deal(game, faults);
  const cards = dealt.flatMap((each, index): DeclaredCard<Row>[] => {
    const { row, place } = each;
    const id = idOf(each, index);
    const count = row.count ?? 1;
    const wrong = countFault(count);
    if (wrong !== undefined) faults.push(`${place}, column count: ${wrong}.`);
    const home = decks.find(({ deck }) => deck.id === each.deck);
    if (!home || wrong !== undefined || count === 0) return [];
    const name = cellOf(row.name) || nameFrom(id);
    const printed: PrintedRow<Row> = { ...row, id, name, count, deck: home.deck.id };
    const card: Card = {
      kind: 'card',
      id,
      name,
      count,
      deck: home.deck.id,
      size: home.size,
      provenance: 'ours',
      ...(home.isTwoFaced && { twoFaced: true }),
    };
    return [{ card, row: printed, source: row, place }];
  });
  if (isAlone && faults.length === 0 && cards.length === 0)
    faults.push(noCardText(dealt.length, game.cards !== undefined));
  return { decks, cards, faults };
}
