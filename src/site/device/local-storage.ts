/**
 * What is kept on the device, text by text. A device may refuse, and what comes back may be anything; nothing depends on
 * it, and whoever keeps something reads it with care: what cannot be read stays, and other pages may have written since.
 *
 * Every site has its own: one under a sub-path names what it keeps by that path.
 */

/** What is kept of a game, or of all of them. */
const KEEPSAKES = [
  /** How far the lessons have come. */
  'lessons',
  /** The puzzles that are solved. */
  'puzzles',
  /** The rulings agreed on. */
  'agreed',
  /** Which of them somebody has settled, whichever way. */
  'settled',
  /** The tracker and the score pad at the table. */
  'table',
  /** What was chosen at the print desk. */
  'print',
  /** Printers, and what their test sheets read. */
  'printers',
  /** The game being played in the sandbox. */
  'sandbox/record',
  /** Which of its moves were made by one Go. */
  'sandbox/gone',
  /** Its name. */
  'sandbox/name',
  /** A game that could not be read, as earlier pages kept it: it goes into the list. */
  'sandbox/unread',
  /** Who plays, and who sees what. */
  'sandbox/seats',
  /** How a game was last begun. */
  'sandbox/start',
  /** The games put away. */
  'sandbox/games',
  /** A position being set up. */
  'sandbox/draft',
  /** Whether things are seen moving. */
  'sandbox/motion',
] as const;
export type Keepsake = (typeof KEEPSAKES)[number];

/** Stands in a game's place for what is kept for all of them. */
export const EVERY_GAME = 'every-game';

/** Where the site stands, between slashes. */
const base = (): string => `/${import.meta.env.BASE_URL}/`.replaceAll(/\/+/g, '/');

const nameOf = (game: string, what: string): string => `fieldkit${base()}${game}/${what}`;

/** The text kept for a game, or null; null too where the device keeps nothing. */
export function kept(game: string, what: Keepsake): string | null {
  try {
    return localStorage.getItem(nameOf(game, what));
  } catch {
    return null;
  }
}

/** Keeps a text for a game; whether it could. */
export function keep(game: string, what: Keepsake, text: string): boolean {
  try {
    localStorage.setItem(nameOf(game, what), text);
    return true;
  } catch {
    return false;
  }
}

/** Keeps nothing of it any longer. */
export function forget(game: string, what: Keepsake): void {
  try {
    localStorage.removeItem(nameOf(game, what));
  } catch {
    // What a device refuses to keep it need not forget.
  }
}

/** Where a text is put that another one takes the place of, by number. */
const asideOf = (game: string, what: Keepsake, number: number): string =>
  nameOf(game, `${what}/unread-${number}`);

/** Puts a text that cannot be read beside the place that something else is to take, as it is; whether it could. */
export function putAside(game: string, what: Keepsake, text: string): boolean {
  try {
    for (let number = 1; ; number++) {
      const name = asideOf(game, what, number);
      const there = localStorage.getItem(name);
      if (there !== null && there !== text) continue;
      localStorage.setItem(name, text);
      return true;
    }
  } catch {
    return false;
  }
}

/** What stands in a place and was put beside it, the last first. */
export function keptAside(game: string, what: Keepsake): readonly string[] {
  const texts: string[] = [];
  try {
    for (let number = 1; ; number++) {
      const text = localStorage.getItem(asideOf(game, what, number));
      if (text === null) break;
      texts.unshift(text);
    }
  } catch {
    // A device that refuses has nothing.
  }
  const own = kept(game, what);
  return own === null ? texts : [...texts, own];
}

/** Keeps a text no longer in a place and beside it. */
export function forgetAside(game: string, what: Keepsake, text: string): void {
  if (kept(game, what) === text) forget(game, what);
  const names = keptAside(game, what).map((_, index) => asideOf(game, what, index + 1));
  try {
    for (const name of names) if (localStorage.getItem(name) === text) localStorage.removeItem(name);
  } catch {
    // What a device refuses to keep it need not forget.
  }
}

/**
 * Calls `heard` whenever another page of this site has kept something else of these, or may have while this one was put
 * by. What it returns ends that.
 */
export function whenKept(game: string, these: readonly Keepsake[], heard: () => void): () => void {
  const names = these.map((what) => nameOf(game, what));
  const hear = ({ key }: StorageEvent) => {
    if (key === null || names.includes(key)) heard();
  };
  const back = ({ persisted }: PageTransitionEvent) => {
    if (persisted) heard();
  };
  addEventListener('storage', hear);
  addEventListener('pageshow', back);
  return () => {
    removeEventListener('storage', hear);
    removeEventListener('pageshow', back);
  };
}
