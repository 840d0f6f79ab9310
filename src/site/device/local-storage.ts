/**
 * What the site stores in localStorage. Storage may be refused, and its contents may be anything: nothing depends on
 * it, and readers validate what they get. Unreadable text is kept, and other tabs may have written since.
 *
 * Keys include the site's sub-path, so that each site has its own.
 */

/** Names of what is stored for a game, or for all games. */
const KEEPSAKES = [
  /** What was done last: print, learn, play or settle. */
  'deed',
  /** Progress in the lessons. */
  'lessons',
  /** Solved puzzles. */
  'puzzles',
  /** Rulings agreed on. */
  'agreed',
  /** Rulings somebody has settled, either way. */
  'settled',
  /** The tracker and the score pad at the table. */
  'table',
  /** Choices at the print desk. */
  'print',
  /** Printers and the readings of their test sheets. */
  'printers',
  /** The game in the sandbox. */
  'sandbox/record',
  /** Which of its moves were made with one Go. */
  'sandbox/gone',
  /** Its name. */
  'sandbox/name',
  /** An unreadable game, as earlier pages kept it; it is moved to the list. */
  'sandbox/unread',
  /** Who plays, and who sees what. */
  'sandbox/seats',
  /** How a game was last started. */
  'sandbox/start',
  /** Saved games. */
  'sandbox/games',
  /** The latest games looked back at. */
  'sandbox/looked',
  /** The draft of a position. */
  'sandbox/draft',
  /** Whether animations are on. */
  'sandbox/motion',
  /** Whether sounds are on. */
  'sandbox/sound',
  /** That a game is still coming onto the device was said. */
  'offline/told',
] as const;
export type Keepsake = (typeof KEEPSAKES)[number];

/** In place of a game's id, for what is stored for all games. */
export const EVERY_GAME = 'every-game';

/** Path of the site, with slashes at both ends. */
const base = (): string => `/${import.meta.env.BASE_URL}/`.replaceAll(/\/+/g, '/');

const nameOf = (game: string, what: string): string => `fieldkit${base()}${game}/${what}`;

/** The stored text; null if there is none or storage is refused. */
export function kept(game: string, what: Keepsake): string | null {
  try {
    return localStorage.getItem(nameOf(game, what));
  } catch {
    return null;
  }
}

/** What can be worked out again: it gives way where there is no room for the rest. */
const SPARE: Keepsake = 'sandbox/looked';

/** Removes what can be worked out again, of all games; returns whether there was any. */
function makeRoom(): boolean {
  const spare = Object.keys(localStorage).filter(
    (name) => name.startsWith(`fieldkit${base()}`) && name.endsWith(`/${SPARE}`),
  );
  for (const name of spare) localStorage.removeItem(name);
  return spare.length > 0;
}

/** Stores a text; returns whether it worked. */
export function keep(game: string, what: Keepsake, text: string): boolean {
  try {
    localStorage.setItem(nameOf(game, what), text);
    return true;
  } catch {
    try {
      return what !== SPARE && makeRoom() && keep(game, what, text);
    } catch {
      return false;
    }
  }
}

export function forget(game: string, what: Keepsake): void {
  try {
    localStorage.removeItem(nameOf(game, what));
  } catch {
    // Storage may be refused: then there is nothing to remove.
  }
}

/** Key of the nth text that was moved aside. */
const asideOf = (game: string, what: Keepsake, number: number): string =>
  nameOf(game, `${what}/unread-${number}`);

/** Copies an unreadable text aside before it is overwritten; returns whether it worked. */
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

/** The stored text and those moved aside, latest first. */
export function keptAside(game: string, what: Keepsake): readonly string[] {
  const texts: string[] = [];
  try {
    for (let number = 1; ; number++) {
      const text = localStorage.getItem(asideOf(game, what, number));
      if (text === null) break;
      texts.unshift(text);
    }
  } catch {
    // Storage may be refused: then there is nothing.
  }
  const own = kept(game, what);
  return own === null ? texts : [...texts, own];
}

/** Removes a text from its key and from those moved aside. */
export function forgetAside(game: string, what: Keepsake, text: string): void {
  if (kept(game, what) === text) forget(game, what);
  const names = keptAside(game, what).map((_, index) => asideOf(game, what, index + 1));
  try {
    for (const name of names) if (localStorage.getItem(name) === text) localStorage.removeItem(name);
  } catch {
    // Storage may be refused: then there is nothing to remove.
  }
}

/**
 * Calls `heard` whenever another tab has changed one of these, or may have while this one was suspended. Returns a
 * function that unsubscribes.
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
