/**
 * What is kept on the device, text by text. A device may refuse, and what comes back may be anything; nothing depends on
 * it, and whoever keeps something reads it with care.
 */

/** What the sandbox keeps of a game. */
type OfSandbox =
  /** The game being played. */
  | 'record'
  /** Its name. */
  | 'name'
  /** A game that could not be read. */
  | 'unread'
  /** Who plays, and who sees what. */
  | 'seats'
  /** The games put away. */
  | 'games'
  /** A position being set up. */
  | 'draft'
  /** Whether things are seen moving. */
  | 'motion';

/**
 * Its name on the device: how far the lessons have come, the rulings agreed on, the tracker at the table, what was chosen
 * at the print desk, printers and what their test sheets read, the sandbox.
 */
export type Keepsake = 'lessons' | 'agreed' | 'table' | 'print' | 'printers' | `sandbox/${OfSandbox}`;

/** Stands in a game's place for what is kept for all of them. */
export const EVERY_GAME = 'every-game';

const nameOf = (game: string, what: Keepsake): string => `fieldkit/${game}/${what}`;

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
