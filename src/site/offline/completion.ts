/** Tells the page's scripts what is cached: the open game, then everything they need. */

const GAME_KEPT = 'fieldkit:game-kept';
const ALL_KEPT = 'fieldkit:all-kept';
const told = new Set<string>();

function tell(what: string): void {
  if (told.has(what)) return;
  told.add(what);
  dispatchEvent(new Event(what));
}

function when(what: string, heard: () => void): void {
  if (told.has(what)) heard();
  else addEventListener(what, heard, { once: true });
}

export const tellGameKept = (): void => tell(GAME_KEPT);

export function tellAllKept(): void {
  tell(GAME_KEPT);
  tell(ALL_KEPT);
}

/** Calls `heard` once the open game can be played offline; at once if it already can. */
export const whenGameKept = (heard: () => void): void => when(GAME_KEPT, heard);

/** Calls `heard` once everything is cached, including the press and its fonts; at once if it already is. */
export const whenAllKept = (heard: () => void): void => when(ALL_KEPT, heard);
