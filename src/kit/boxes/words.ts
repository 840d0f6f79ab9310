/** What stands on a box, and on the sheet beside its net. */
import { countAll } from '../component.ts';
import type { Carton } from '../papercraft/carton.ts';
import type { KitWords } from '../words/kit-words.ts';
import type { PlannedBox } from './carton-plan.ts';

/** A back has room for so many decks by name. */
const MOST_DECKS = 10;

/** What is in the box, a line for each deck, or how many where they are too many to name. */
export function contentsLines({ holds }: Pick<PlannedBox, 'holds'>, { decks }: KitWords): readonly string[] {
  return holds.length <= MOST_DECKS
    ? holds.map(({ deck, count }) => `${count} × ${deck}`)
    : [decks(countAll(holds), holds.length)];
}

/** A flap with its letter. */
export interface Lettered {
  readonly carton: string;
  readonly panel: string;
  readonly over: string;
  readonly letter: string;
}

/** Letters for the flaps of a box in the order in which they are glued: what lies under another comes first. */
export function lettered(cartons: readonly Carton[]): readonly Lettered[] {
  const flaps = cartons.flatMap(({ name, panels }) =>
    panels.flatMap(({ name: panel, glued }) =>
      glued === undefined ? [] : [{ carton: name, panel, over: glued }],
    ),
  );
  const isFlap = (name: string) => flaps.some(({ panel }) => panel === name);
  const order = (over: string): number => (isFlap(over) ? 1 : over === 'foot' ? 2 : 0);
  return flaps
    .toSorted((a, b) => order(a.over) - order(b.over))
    .map((flap, index) => ({ ...flap, letter: String.fromCharCode(65 + index) }));
}

/** "A under the right side", "B and C under D". */
function gluedWords(flaps: readonly Lettered[], { under, walls }: KitWords): readonly string[] {
  const known: Readonly<Record<string, string>> = walls;
  const overs = [...new Set(flaps.map(({ over }) => over))];
  const nameOf = (over: string): string =>
    flaps.find(({ panel }) => panel === over)?.letter ?? known[over] ?? over;
  return overs.map((over) => {
    const letters = flaps.filter((flap) => flap.over === over).map(({ letter }) => letter);
    return under(letters, nameOf(over));
  });
}

const round1 = (mm: number): number => Math.round(mm * 10) / 10;

/** How a box is put together, for the strip under its net. */
export function assemblyWords(
  { kind, cartons, stack }: PlannedBox,
  flaps: readonly Lettered[],
  said: KitWords,
): string {
  return [
    ...(kind === 'tuck' ? [said.stack(round1(stack))] : []),
    ...(cartons.length > 1 ? [said.twoPieces] : []),
    said.fold(gluedWords(flaps, said)),
    ...(kind === 'tuck' ? [said.close] : []),
  ].join(' ');
}
