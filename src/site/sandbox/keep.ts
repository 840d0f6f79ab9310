/** What is kept on the device: the game being played. A device may refuse; nothing depends on it. */

const nameOf = (game: string): string => `fieldkit/${game}/sandbox`;

/** The text kept for a game, or null; null too where the device keeps nothing. */
export function kept(game: string): string | null {
  try {
    return localStorage.getItem(nameOf(game));
  } catch {
    return null;
  }
}

/** Keeps a text for a game; whether it could. */
export function keep(game: string, text: string): boolean {
  try {
    localStorage.setItem(nameOf(game), text);
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
