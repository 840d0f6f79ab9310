/** What the tests of the sandbox do on its page. */
import type { Page } from 'playwright-core';
import { victoryTank } from '../../src/games/victory-tank/rules/judge.ts';
import { chanceOf } from '../../src/referee/chance/random.ts';
import { playout } from '../../src/referee/playout.ts';

/** A file for upload: JSON, or a text as it is. */
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

/** Presses a button; the board's places are named by what they hold and what may be done there. */
export const press = (page: Page, name: string | RegExp) =>
  page.locator('button').and(page.getByRole('button', { name })).first().click();

/** Number of moves in the list. */
export const made = (page: Page) =>
  page
    .locator('.past li')
    .count()
    .then((items) => Math.max(0, items - 1));

/** Opens the side panel, which a phone hides. */
export async function beside(page: Page): Promise<void> {
  const side = page.locator('.to-side');
  await page.locator('.table-side').waitFor({ state: 'attached' });
  if ((await side.isVisible()) && (await side.getAttribute('aria-expanded')) === 'false') await side.click();
}

/** Opens the list of all moves in words. */
export async function list(page: Page): Promise<void> {
  await beside(page);
  await page.locator('.side-list > summary').click();
}

/** Starts a new game for players at this screen, with the list of all moves open. */
export async function sit(page: Page): Promise<void> {
  await page.locator('[data-start=here]').click();
  await list(page);
  await touches(page).first().waitFor();
}

/** Opens the drawer with the settings. */
export async function drawer(page: Page): Promise<void> {
  const shown = page.locator('.drawer[open]');
  if (!(await shown.isVisible())) await page.locator('.to-drawer').click();
  await page.locator('.drawer-inside').waitFor();
}

/** Starts a new game. */
export async function begin(page: Page, name = 'New game'): Promise<void> {
  await drawer(page);
  await press(page, name);
  await page.locator('.drawer[open]').waitFor({ state: 'detached' });
}

/** Closes what is open over the table. */
export async function away(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('.drawer[open]').waitFor({ state: 'detached' });
}

/** Opens a record that begins like START. */
export async function open(page: Page, moves: readonly string[]): Promise<void> {
  await drawer(page);
  await page.locator('input[type=file]').setInputFiles(file({ ...START, moves }));
  await page.locator('.drawer[open]').waitFor({ state: 'detached' });
  await page.getByText(/^Opened:/).waitFor();
}

/** A player's zones in words. */
export async function zonesOf(page: Page, player: string): Promise<string> {
  await beside(page);
  if ((await page.locator('.side-zones[open]').count()) === 0)
    await page.locator('.side-zones > summary').click();
  return page.getByRole('region', { name: `${player}: all of it` }).innerText();
}

interface ByLot {
  /** In notation. */
  readonly says: string;
  /** Whether it plays the first battle card. */
  readonly battle: boolean;
  /** Whether it passes on the second, after which the winner has to move in. */
  readonly won: boolean;
}

/** A random game to its end. */
function byLot(seed: string): readonly ByLot[] {
  const first = victoryTank.setUp([], chanceOf(START.seed, START.script));
  if (!first.ok) throw new Error(first.faults.join());
  const moves: ByLot[] = [];
  playout(victoryTank, first.value, seed, victoryTank.bound, ({ before, move, after }) => {
    const says = victoryTank.print(before, move);
    const won = says === 'lay none' && before.stage === 'defender-card' && after.stage === 'enter';
    moves.push({ says, battle: before.stage === 'attacker-card', won });
  });
  return moves;
}

const said = (moves: ReturnType<typeof byLot>): readonly string[] => moves.map(({ says }) => says);

/** The moves of a random game up to its first battle card. */
export function untilBattle(): readonly string[] {
  const moves = byLot('first battle');
  const battle = moves.findIndex(({ battle }) => battle);
  return said(battle < 0 ? moves : moves.slice(0, battle));
}

/** The moves of a random game up to the second card of a battle that the attacker wins if none is played. */
export function untilWon(): readonly string[] {
  const moves = byLot('won');
  const won = moves.findIndex((move) => move.won);
  if (won < 0) throw new Error('nobody wins a battle there');
  return said(moves.slice(0, won));
}

/** The moves of a random game, without the last ones. */
export const untilLastMoves = (left: number): readonly string[] =>
  said(byLot('last moves').slice(0, left === 0 ? undefined : -left));
