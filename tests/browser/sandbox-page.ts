/** What the tests of the sandbox do on its page, over and over. */
import type { Page } from 'playwright-core';
import { victoryTank } from '../../src/games/victory-tank/game.ts';
import { chanceOf } from '../../src/referee/chance.ts';
import { playout } from '../../src/referee/playout.ts';

/** What a file holds, as JSON or as it is. */
export const file = (content: unknown) => ({
  name: 'game.json',
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
});

/** The head of a record whose first cards are known. */
export const START = {
  game: 'victory-tank',
  rules: victoryTank.rules,
  options: [],
  seed: 'table',
  script: { first: ['red'], start: ['tank', 'jeep-red', 'jeep-gray'] },
};
/** Moves that place the first two cards. */
export const PLACED = ['keep tank', 'place w1s1', 'face east', 'place e1n1'];

export const touches = (page: Page) => page.locator('[data-touch]');

/** Presses a button of the page; places of the board are called by what they hold, and by what may be done there. */
export const press = (page: Page, name: string | RegExp) =>
  page.locator('button').and(page.getByRole('button', { name })).first().click();

/** How many moves the history lists. */
export const made = (page: Page) =>
  page
    .locator('.past li')
    .count()
    .then((items) => Math.max(0, items - 1));

/** Opens a record that begins like START. */
export async function open(page: Page, moves: readonly string[]): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file({ ...START, moves }));
  await page.getByText(/^Opened:/).waitFor();
}

/** A game by lot to its end: each move as it is written, and whether it lays the first battle card. */
function byLot(seed: string): readonly { readonly says: string; readonly battle: boolean }[] {
  const first = victoryTank.setUp([], chanceOf(START.seed, START.script));
  if (!first.ok) throw new Error(first.faults.join());
  const moves: { says: string; battle: boolean }[] = [];
  playout(victoryTank, first.value, seed, victoryTank.bound, ({ before, move }) => {
    moves.push({ says: victoryTank.print(before, move), battle: before.stage === 'attacker-card' });
  });
  return moves;
}

const said = (moves: ReturnType<typeof byLot>): readonly string[] => moves.map(({ says }) => says);

/** The moves of a game by lot up to its first battle card. */
export function untilBattle(): readonly string[] {
  const moves = byLot('first battle');
  const battle = moves.findIndex(({ battle }) => battle);
  return said(battle < 0 ? moves : moves.slice(0, battle));
}

/** The moves of a whole game by lot, but for so many at its end. */
export const untilLastMoves = (left: number): readonly string[] =>
  said(byLot('last moves').slice(0, left === 0 ? undefined : -left));
