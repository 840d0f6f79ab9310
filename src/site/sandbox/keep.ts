/** What is kept on the device. A device may refuse; nothing depends on it. */

/**
 * The game being played and its name, one that could not be read, who plays, the games put away, a position being set up,
 * and whether things are seen moving.
 */
export type Keepsake = 'record' | 'name' | 'unread' | 'seats' | 'games' | 'draft' | 'motion';

const nameOf = (game: string, what: Keepsake): string => `fieldkit/${game}/sandbox/${what}`;

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
