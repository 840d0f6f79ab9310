/** What can be searched for in a game: its rules, rulings, questions and examples. The build makes the index of it. */
import type { APIRoute } from 'astro';
import { toQuestion } from '../../question-links.ts';
import { settledIn } from '../../../book/settlement.ts';
import { examplesIn } from '../../../book/book.ts';
import type { SearchRecord } from '../../build/search.ts';
import { deskOf, readable } from '../../desk.ts';
import { toExample, toPage } from '../../links.ts';

export const getStaticPaths = () => readable();

export const GET: APIRoute = async ({ params }) => {
  const desk = await deskOf(params.game);
  const { id: game, kit, book } = desk;
  const inBook = (kind: 'rule' | 'ruling', id: string, text: string): SearchRecord => ({
    kind,
    id,
    address: `${toPage(game, kind === 'rule' ? 'rules' : 'rulings')}#${id}`,
    game: kit.title,
    text,
  });
  const records: SearchRecord[] = [
    ...Object.entries(book.statements).map(([id, { text }]) => inBook('rule', id, text)),
    ...Object.entries(book.rulings).map(([id, { question, other, option }]) =>
      inBook('ruling', id, `${question} ${other}${option === null ? '' : ` (${option})`}`),
    ),
    ...settledIn(desk).map(({ question: { id, asks, answer }, rules }): SearchRecord => ({
      kind: 'question',
      id,
      address: toQuestion(game, book, id),
      game: kit.title,
      text: `${asks} ${answer} (${rules.join(', ')})`,
    })),
    ...examplesIn(book).map(({ id, title, shows }): SearchRecord => ({
      kind: 'example',
      id,
      address: toExample(game, book, id),
      game: kit.title,
      text: shows.length > 0 ? `${title} (${shows.join(', ')})` : title,
    })),
  ];
  return Response.json(records);
};
