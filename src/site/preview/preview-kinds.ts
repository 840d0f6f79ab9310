/** The kinds of link preview picture, and which page has which. */
import type { ShelfGame } from '../../book/shelf-game.ts';
import { toFile } from '../links.ts';
import { pagesOf, type GamePage } from '../pages-of.ts';

/** A game's pages with a preview of their own; all others have that of its box. */
export const PREVIEWS = ['box', 'learn', 'questions'] as const satisfies readonly GamePage[];
export type PreviewKind = (typeof PREVIEWS)[number];

/** The previews of a game: for the pages it has. */
export const previewsOf = (game: ShelfGame): readonly PreviewKind[] => {
  const pages = new Set(pagesOf(game).map(({ page }) => page));
  return PREVIEWS.filter((kind) => pages.has(kind));
};

const isPreview = (page: GamePage | undefined): page is PreviewKind => PREVIEWS.some((kind) => kind === page);

/** URL of a page's preview; the site's own pages share one. */
export const toPreview = (game: string | undefined, page: GamePage | undefined): string =>
  game === undefined
    ? toFile('preview/home.jpg')
    : toFile(`${game}/preview/${isPreview(page) ? page : 'box'}.jpg`);
