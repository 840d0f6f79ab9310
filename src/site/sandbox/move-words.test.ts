import { describe, expect, it } from 'vitest';
import { SHELF as MADE_UP } from '../../../tests/made-up/shelf.ts';
import { shelfIn, type ShelfGame } from '../../book/shelf-game.ts';
import { chanceOf } from '../../referee/chance/random.ts';
import { playout } from '../../referee/playout.ts';
import { search } from '../../referee/search/search.ts';
import { SHELF } from '../shelf.ts';
import { inWords } from './move-words.ts';

/** What a player who thinks about a game's first decision is told. */
async function told({ referee }: ShelfGame) {
  const [game, scenery, hints] = await Promise.all([
    referee?.game(),
    referee?.scenery?.(),
    referee?.hints?.(),
  ]);
  if (game === undefined || scenery === undefined) throw new Error('a game without a board');
  const first = game.setUp([], chanceOf('words'));
  if (!first.ok) throw new Error(first.faults.join());
  let position = first.value;
  while (game.toAct(position) === 'chance') position = playout(game, position, 'words', 1).last;
  const player = game.toAct(position);
  const seen = game.observe(position, typeof player === 'number' ? player : 0);
  const thinking = search({ game, hints: hints ?? {} }, seen, 'words');
  thinking.more(60);
  const report = thinking.report();
  return { report, words: inWords({ game, scenery }, game.resample(seen, 'words'), report) };
}

const wordsIn = ({ words, moves, line }: Awaited<ReturnType<typeof told>>['words']): readonly string[] => [
  words,
  ...moves.map((each) => each.words),
  ...line.map((each) => each.words),
];

describe('what the opponent thinks', () => {
  it.each([...SHELF, ...MADE_UP].map((game) => [game.id, game] as const))(
    'is told in the words of the board, in %s',
    async (_, game) => {
      const { report, words } = await told(game);
      expect(words.line).toHaveLength(report.line.length);
      const notation = new Set([report, ...report.moves, ...report.line].map((each) => each.words));
      expect(wordsIn(words).filter((each) => notation.has(each))).toEqual([]);
    },
  );

  it('is told in the language of the page', async () => {
    const [dutch] = shelfIn(MADE_UP, 'nl');
    if (dutch === undefined) throw new Error('no game in Dutch');
    expect(wordsIn((await told(dutch)).words).join()).toMatch(/^Spring \d/);
  });
});
