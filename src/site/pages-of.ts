/** Which pages a game has, by what it provides: a game without rules to read has no rules page. */
import type { Foreign, ShelfGame } from '../book/shelf-game.ts';
import { toLanguage, toPage } from './links.ts';
import { WORDS } from './words/site.ts';

/** The four deeds by which a game's pages are grouped. */
export const DEEDS = ['print', 'learn', 'play', 'settle'] as const;
export type Deed = (typeof DEEDS)[number];

interface PageKind {
  readonly deed: Deed;
  /** Whether a game provides what the page is made of. */
  readonly of: (game: ShelfGame) => boolean;
}

/** Whether a page of the book would have something on it. */
const has =
  (page: NonNullable<ShelfGame['without']>[number]) =>
  ({ without = [] }: ShelfGame): boolean =>
    !without.includes(page);

const isRead = (game: ShelfGame): boolean => game.book !== undefined;
const isAsked = (game: ShelfGame): boolean =>
  isRead(game) && game.referee !== undefined && has('questions')(game);
const isKeptAtTable = ({ referee }: ShelfGame): boolean =>
  referee?.tracker !== undefined || referee?.pad !== undefined;
const isPlayed = (game: ShelfGame): boolean => game.referee?.scenery !== undefined;

const isPuzzling = (game: ShelfGame): boolean => isPlayed(game) && game.puzzles !== undefined;
const isTaught = (game: ShelfGame): boolean => isPlayed(game) && game.lessons !== undefined;

/** The kinds of page, in the order of their deed, the first being its start; `WORDS.pages` names them. */
const PAGES = {
  box: { deed: 'print', of: () => true },
  print: { deed: 'print', of: () => true },
  agree: { deed: 'print', of: (game) => isRead(game) && has('agree')(game) },
  learn: { deed: 'learn', of: isTaught },
  puzzles: { deed: 'learn', of: isPuzzling },
  rules: { deed: 'learn', of: isRead },
  cards: { deed: 'learn', of: (game) => isRead(game) && has('cards')(game) },
  examples: { deed: 'learn', of: (game) => isRead(game) && has('examples')(game) },
  play: { deed: 'play', of: isPlayed },
  table: { deed: 'play', of: isKeptAtTable },
  'how-it-plays': { deed: 'play', of: ({ plays }) => plays !== undefined },
  'can-i': { deed: 'settle', of: (game) => isPlayed(game) && game.referee?.situations !== undefined },
  questions: { deed: 'settle', of: isAsked },
  check: { deed: 'settle', of: ({ referee }) => referee?.checkers !== undefined },
  rulings: { deed: 'settle', of: (game) => isRead(game) && has('rulings')(game) },
} as const satisfies Readonly<Record<string, PageKind>>;
export type GamePage = keyof typeof PAGES;

const KINDS = Object.keys(PAGES) as readonly GamePage[];

export interface PageLink {
  readonly page: GamePage;
  readonly deed: Deed;
  /** Name in lists of pages. */
  readonly name: string;
  /** Label of a link that invites to it. */
  readonly go: string;
  readonly address: string;
}

/** A page is only offered if its source exists. */
const SOURCES = Object.keys(import.meta.glob(['./pages/*/*.astro', './pages/*/*/index.astro']));
const isMade = (page: GamePage): boolean =>
  page === 'box' || SOURCES.some((source) => source.split('/').at(3)?.replace('.astro', '') === page);

/** The pages of a game, in order. */
export const pagesOf = (game: ShelfGame): readonly PageLink[] =>
  KINDS.filter((page) => isMade(page) && PAGES[page].of(game)).map((page) => ({
    page,
    deed: PAGES[page].deed,
    ...WORDS.pages[page],
    address: page === 'box' ? toPage(game.id) : toPage(game.id, page),
  }));

/** A deed, and its pages; the first is its start. */
export interface DeedPages {
  readonly deed: Deed;
  /** "Learn", and as an invitation "Learn it". */
  readonly short: string;
  readonly name: string;
  readonly first: PageLink;
  readonly pages: readonly PageLink[];
}

/** A game's pages in its own language, which is not the site's. */
export const deedsAbroad = (game: Foreign): readonly DeedPages[] => {
  const there = (link: PageLink): PageLink => ({
    ...link,
    address: toLanguage(link.address, game.language).address,
  });
  return deedsOf(game).map(({ first, pages, ...deed }) => ({
    ...deed,
    first: there(first),
    pages: pages.map(there),
  }));
};

/** A game's pages by deed, without deeds that have none. */
export const deedsOf = (game: ShelfGame): readonly DeedPages[] =>
  DEEDS.flatMap((deed) => {
    const pages = pagesOf(game).filter((link) => link.deed === deed);
    const [first] = pages;
    if (first === undefined) return [];
    // Rules without lessons are read: nothing there teaches.
    const { short, name } = first.page === 'rules' ? WORDS.read : WORDS.deeds[deed];
    return [{ deed, short, name, first, pages }];
  });
