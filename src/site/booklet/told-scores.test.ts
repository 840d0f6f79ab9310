/** A printed example of the end of a game tells each side and what it scores, in each language. */
import { describe, expect, it } from 'vitest';
import { rulesOf } from '../../../scripts/make/find-rules-text.ts';
import { exampleOf } from '../../book/book.ts';
import { toldCase } from '../../book/render-rules.ts';
import { shelfIn } from '../../book/shelf-game.ts';
import type { ToldCase } from '../../book/blocks.ts';
import { openDesk, type Desk } from '../game-bundle.ts';
import { SHELF } from '../shelf.ts';
import { allBlocks } from './check-booklet.ts';

const GAMES = (['en', 'nl'] as const).flatMap((language) =>
  (language === 'en' ? SHELF : shelfIn(SHELF, language)).map((game) => ({ language, game, id: game.id })),
);

interface Printed {
  readonly told: ToldCase;
  /** Of the last position, in the order of the seats; null where nobody counts points. */
  readonly totals: readonly number[] | null;
}

/** The printed examples that begin when the game is over. */
function scoresOf({ referee, book, ...desk }: Desk, text: ReturnType<typeof rulesOf>): readonly Printed[] {
  if (referee === null) throw new Error(`${desk.id} has no referee`);
  return allBlocks(text).flatMap((block) => {
    const example = block.kind === 'case' ? exampleOf(book, block.id) : null;
    if (example?.kind !== 'score') return [];
    const { totals } = example;
    return [{ told: toldCase(referee, example), totals }];
  });
}

describe.each(GAMES)('the scores that the rules of $id print, in $language', ({ game }) => {
  it('name each side with its sum, or who wins', async () => {
    const desk = await openDesk(game);
    if (!desk?.referee) return;
    const names = desk.referee.game.seats.map(({ name }) => name.toLowerCase());
    for (const { told, totals } of scoresOf(desk, rulesOf(desk, game))) {
      const { scored, story, answer } = told.telling;
      const text = [...scored, story, answer ?? ''].join('. ').toLowerCase();
      if (totals === null) expect(answer, told.title).not.toBeNull();
      else
        for (const [seat, name] of names.entries())
          expect(text, told.title).toMatch(new RegExp(`${name} scores (${totals[seat] || 'nothing'})`));
    }
  });
});

it('tells what the points of Victory Tank are for, and who wins a tie', async () => {
  const game = SHELF.find(({ id }) => id === 'victory-tank');
  const desk = game && (await openDesk(game));
  if (!desk) throw new Error('no Victory Tank');
  const scored = (id: string) => toldCase(desk.referee, exampleOf(desk.book, id)).telling.scored;
  expect(scored('every-kind-of-point')).toEqual([
    'Red scores 6: 2 for 2 crates, 1 for the most soldiers (4 against 2) and 3 for a bunker',
    'Gray scores 8: 3 for 3 crates and 5 for the tank',
  ]);
  expect(scored('crew-counts')).toEqual([
    'Red scores 6: 1 for the most soldiers (3 against 2) and 5 for the tank',
    'Gray scores nothing',
  ]);
  expect(scored('tie-with-the-tank').at(-1)).toBe('The points are equal, and gray wins with more soldiers');
  expect(scored('tie-to-the-end').at(-1)).toBe(
    'Points and soldiers are equal, and red wins: gray holds the active player card',
  );
});
