/** What a page about a game has before it: its kit, its book and its referee, loaded once a build. */
import type { ShelfGame } from '../book/shelf-game.ts';
import type { Kit } from '../kit/kit.ts';
import type { Book } from '../book/book.ts';
import type { Referee } from '../book/shelf-referee.ts';
import { SHELF } from './shelf.ts';

export interface Desk {
  readonly id: string;
  readonly kit: Kit;
  readonly book: Book;
  /** Answers the examples; without it they are shown by their titles alone. */
  readonly referee: Referee | null;
}

/** The desk of a game of any shelf; null where there is nothing to read of it. */
export async function openDesk(shelved: ShelfGame): Promise<Desk | null> {
  const { id, referee } = shelved;
  if (!shelved.book) return null;
  const [kit, book] = await Promise.all([shelved.kit(), shelved.book()]);
  if (!referee) return { id, kit, book, referee: null };
  const [game, form, sentences, scenery = null] = await Promise.all([
    referee.game(),
    referee.form(),
    referee.sentences(),
    referee.scenery?.(),
  ]);
  return { id, kit, book, referee: { game, form, sentences, scenery } };
}

const desks = new Map<string, Promise<Desk | null>>();

/** The desk of a game that has something to read. */
export async function deskOf(id: string | undefined): Promise<Desk> {
  const shelved = SHELF.find((game) => game.id === id);
  if (!shelved) throw new Error(`There is no game "${id}" on the shelf.`);
  const known = desks.get(shelved.id) ?? openDesk(shelved);
  desks.set(shelved.id, known);
  const desk = await known;
  if (!desk) throw new Error(`${shelved.id} has nothing to read.`);
  return desk;
}

/** The games with something to read, as the addresses of a page: for `getStaticPaths`. */
export const readable = (): { params: { game: string } }[] =>
  SHELF.filter(({ book }) => book).map(({ id }) => ({ params: { game: id } }));
