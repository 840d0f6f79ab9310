/** What the pages of a game are built from: its kit, book and referee, loaded once per build. */
import type { ShelfGame } from '../book/shelf-game.ts';
import type { Kit } from '../kit/kit.ts';
import type { Book } from '../book/book.ts';
import type { Referee } from '../book/shelf-referee.ts';
import { SHELF } from './shelf.ts';

export interface Desk {
  readonly id: string;
  readonly kit: Kit;
  readonly book: Book;
  /** Answers the examples; without one only their titles are shown. */
  readonly referee: Referee | null;
}

/** Loads the desk of a game of any shelf; null if it has nothing to read. */
export async function openDesk(shelved: ShelfGame): Promise<Desk | null> {
  const { id, referee } = shelved;
  if (!shelved.book) return null;
  const [kit, book] = await Promise.all([shelved.kit(), shelved.book()]);
  if (!referee) return { id, kit, book, referee: null };
  const [game, form, sentences, scenery = null, retold] = await Promise.all([
    referee.game(),
    referee.form(),
    referee.sentences(),
    referee.scenery?.(),
    referee.retold?.(),
  ]);
  return { id, kit, book, referee: { game, form, sentences, scenery, retold } };
}

const desks = new Map<string, Promise<Desk | null>>();

/** Loads the desk of a game by id, for pages of readable games. */
export async function deskOf(id: string | undefined): Promise<Desk> {
  const shelved = SHELF.find((game) => game.id === id);
  if (!shelved) throw new Error(`There is no game "${id}" on the shelf.`);
  const known = desks.get(shelved.id) ?? openDesk(shelved);
  desks.set(shelved.id, known);
  const desk = await known;
  if (!desk) throw new Error(`${shelved.id} has nothing to read.`);
  return desk;
}

/** `getStaticPaths` for all readable games; of a page that some lack, for those that have it. */
export const readable = (page?: NonNullable<ShelfGame['without']>[number]): { params: { game: string } }[] =>
  SHELF.filter(({ book, without = [] }) => book && (page === undefined || !without.includes(page))).map(
    ({ id }) => ({ params: { game: id } }),
  );
