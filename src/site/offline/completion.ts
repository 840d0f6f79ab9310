/** When all that these pages need is on the device: told by what keeps it, heard by any part of a page. */

const ALL_KEPT = 'fieldkit:all-kept';
let isKept = false;

export function tellAllKept(): void {
  isKept = true;
  dispatchEvent(new Event(ALL_KEPT));
}

/** `heard` hears when everything is there, the press and its fonts among it; at once if it has been told. */
export function whenAllKept(heard: () => void): void {
  if (isKept) heard();
  else addEventListener(ALL_KEPT, heard, { once: true });
}
