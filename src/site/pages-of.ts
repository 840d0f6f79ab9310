/** Which pages a game has, by what it brings: a game without rules to read has no page of rules. */
import { toPage } from './links.ts';
import type { ShelfGame } from './shelf.ts';
import { WORDS } from './words.ts';

export const GAME_PAGES = ['box', 'rules', 'rulings', 'examples', 'play'] as const;
export type GamePage = (typeof GAME_PAGES)[number];

export interface PageLink {
  readonly page: GamePage;
  readonly name: string;
  readonly address: string;
}

/** Pages are offered when they are there to go to. */
const SOURCES = Object.keys(import.meta.glob(['./pages/*/*.astro', './pages/*/*/index.astro']));
const isMade = (page: GamePage): boolean =>
  page === 'box' || SOURCES.some((source) => source.split('/').at(3)?.replace('.astro', '') === page);

const NEEDS = {
  box: () => true,
  rules: (game) => game.book !== undefined,
  rulings: (game) => game.book !== undefined,
  examples: (game) => game.book !== undefined,
  play: (game) => game.referee?.scenery !== undefined,
} as const satisfies Record<GamePage, (game: ShelfGame) => boolean>;

/** The pages of a game, in the order in which they are offered. */
export const pagesOf = (game: ShelfGame): readonly PageLink[] =>
  GAME_PAGES.filter((page) => isMade(page) && NEEDS[page](game)).map((page) => ({
    page,
    name: WORDS.pages[page],
    address: page === 'box' ? toPage(game.id) : toPage(game.id, page),
  }));
