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

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

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

/** The moves of a game by lot up to its first battle card. */
export function untilBattle(): readonly string[] {
  const first = victoryTank.setUp([], chanceOf(START.seed, START.script));
  if (!first.ok) throw new Error(first.faults.join());
  const moves: string[] = [];
  let fought = false;
  playout(victoryTank, first.value, 'first battle', victoryTank.bound, ({ before, move }) => {
    fought ||= before.stage === 'attacker-card';
    if (!fought) moves.push(victoryTank.print(before, move));
  });
  return moves;
}
