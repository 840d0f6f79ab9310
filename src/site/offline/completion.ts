/** Tells the page's scripts that everything they need is cached. */

const ALL_KEPT = 'fieldkit:all-kept';
let isKept = false;

export function tellAllKept(): void {
  isKept = true;
  dispatchEvent(new Event(ALL_KEPT));
}

/** Calls `heard` once everything is cached, including the press and its fonts; at once if it already is. */
export function whenAllKept(heard: () => void): void {
  if (isKept) heard();
  else addEventListener(ALL_KEPT, heard, { once: true });
}
