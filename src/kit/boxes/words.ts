/** What stands on a box, and on the sheet beside its net. */
import { countAll } from '../component.ts';
import type { Kit } from '../kit.ts';
import { colophonOf } from '../colophon.ts';
import type { Carton } from '../papercraft/carton.ts';
import { listed, sentence } from '../words.ts';
import type { PlannedBox } from './plan.ts';

/** Under the title on the front. */
export const FRONT_LINE = { tuck: 'The cards', tray: 'The pieces', lid: 'The pieces' } as const;

/** Facts in one line: "2 players · 30 to 45 minutes". */
export const factsLine = ({ players, minutes, ages }: Kit): string =>
  [`${players} players`, `${minutes} minutes`, ...(ages === null ? [] : [`ages ${ages}`])].join(' · ');

/** A back has room for so many decks by name. */
const MOST_DECKS = 10;

/** What is in the box, a line for each deck, or how many where they are too many to name. */
export function contentsLines({ holds }: Pick<PlannedBox, 'holds'>): readonly string[] {
  if (holds.length <= MOST_DECKS) return holds.map(({ deck, count }) => `${count} × ${deck}`);
  const cards = countAll(holds);
  return [`${cards} cards of ${holds.length} decks`];
}

export const smallPrint = (kit: Kit): string => colophonOf(kit);

/** Walls as someone who holds the net finds them. */
const WALL_NAMES: Readonly<Record<string, string>> = {
  left: 'the narrow side on the front’s left',
  right: 'the narrow side on the front’s right',
  foot: 'the foot',
  west: 'the left wall',
  east: 'the right wall',
};

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

/** "Glue A under the right side; B and C under D; D under the foot." */
function glueWords(flaps: readonly Lettered[]): string {
  const overs = [...new Set(flaps.map(({ over }) => over))];
  const nameOf = (over: string): string =>
    flaps.find(({ panel }) => panel === over)?.letter ?? WALL_NAMES[over] ?? over;
  const parts = overs.map((over) => {
    const letters = flaps.filter((flap) => flap.over === over).map(({ letter }) => letter);
    return `${listed(letters)} under ${nameOf(over)}`;
  });
  return `glue ${parts.join(', then ')}`;
}

const round1 = (mm: number): number => Math.round(mm * 10) / 10;

const TUCK_WORDS = 'Fold in the two small flaps above and tuck the lid in behind the notch.';
const TWO_PIECES = 'This box is of two pieces.';

/** How a box is put together, for the strip under its net. */
export function assemblyWords({ kind, cartons, stack }: PlannedBox, flaps: readonly Lettered[]): string {
  const holds = kind === 'tuck' ? [`It takes a stack of ${round1(stack)} mm.`] : [];
  const pieces = cartons.length > 1 ? [TWO_PIECES] : [];
  const close = kind === 'tuck' ? [TUCK_WORDS] : [];
  return [
    ...holds,
    ...pieces,
    `Cut along solid lines, score dashed ones and fold them away from the print; ${glueWords(flaps)}.`,
    ...close,
  ].join(' ');
}

/** What a net is, to someone who cannot see it. */
export const meaningOf = ({ name }: PlannedBox): string => `${sentence(name)}, to cut out and fold`;
