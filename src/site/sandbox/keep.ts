/** What is kept on the device. A device may refuse; nothing depends on it. */

/** The game being played, and who plays it. */
export type Keepsake = 'record' | 'seats';

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

/** Gives a text to the player as a file. */
export function handOut(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
