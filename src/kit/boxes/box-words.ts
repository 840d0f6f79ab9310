/** The texts on a box and beside its net. */
import { countAll } from '../component.ts';
import type { Carton } from '../papercraft/carton.ts';
import type { KitWords } from '../words/kit-words.ts';
import type { PlannedBox } from './carton-plan.ts';

/** The most decks listed by name on the back. */
const MOST_DECKS = 10;

/** The contents of a box, a line for each deck, or a total where there are too many. */
export function contentsLines({ holds }: Pick<PlannedBox, 'holds'>, { decks }: KitWords): readonly string[] {
  return holds.length <= MOST_DECKS
    ? holds.map(({ deck, count }) => `${count} × ${deck}`)
    : [decks(countAll(holds), holds.length)];
}

/** A glue flap with its letter. */
export interface Lettered {
  readonly carton: string;
  readonly panel: string;
  readonly over: string;
  readonly letter: string;
}

/** Assigns letters to glue flaps in the order of glueing, lower layers first. */
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

/** The assembly instructions under a box's net. */
export function assemblyWords(
  { kind, cartons, stack, holds }: PlannedBox,
  flaps: readonly Lettered[],
  said: KitWords,
): string {
  return [
    ...(kind === 'tuck' ? [said.stack(round1(stack))] : []),
    ...(kind === 'tray' && holds.length > 0
      ? [said.onPieces(holds.map(({ deck, count }) => `${count} × ${deck}`))]
      : []),
    ...(cartons.length > 1 ? [said.twoPieces] : []),
    said.fold(gluedWords(flaps, said)),
    ...(kind === 'tuck' ? [said.close] : []),
  ].join(' ');
}
