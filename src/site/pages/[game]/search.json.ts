/** What can be searched for in a game: its rules, rulings and examples. The build makes the index of it. */
import type { APIRoute } from 'astro';
import { examplesIn } from '../../book.ts';
import type { SearchRecord } from '../../build/search.ts';
import { deskOf, readable } from '../../desk.ts';
import { toPage } from '../../links.ts';

export const getStaticPaths = () => readable();

export const GET: APIRoute = async ({ params }) => {
  const { id: game, kit, book } = await deskOf(params.game);
  const record = (kind: SearchRecord['kind'], page: string, id: string, text: string): SearchRecord => ({
    kind,
    id,
    address: `${toPage(game, page)}#${id}`,
    game: kit.title,
    text,
  });
  const records = [
    ...Object.entries(book.statements).map(([id, { text }]) => record('rule', 'rules', id, text)),
    ...Object.entries(book.rulings).map(([id, { question, other, option }]) =>
      record('ruling', 'rulings', id, `${question} ${other}${option === null ? '' : ` (${option})`}`),
    ),
    ...examplesIn(book).map(({ id, title, shows }) =>
      record('example', 'examples', id, `${title} ${shows.length > 0 ? `(${shows.join(', ')})` : ''}`.trim()),
    ),
  ];
  return Response.json(records);
};
