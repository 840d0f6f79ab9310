/** The export targets, and the names of their files. */
import type { Edition } from '../../kit/edition.ts';
import { VENDOR_ORDERS } from './shops/vendor-orders.ts';

export const PLACES = [
  ...VENDOR_ORDERS.map(([{ id }]) => id),
  'pdf',
  'tabletop-simulator',
  'vassal',
  'playingcards-io',
  'cutter',
] as const;

/** Endings of parcels that their programs open as they are. */
const ENDINGS: Readonly<Record<string, string>> = { vassal: 'vmod', 'playingcards-io': 'pcio' };

/**
 * "victory-tank-colour-game-crafter.zip". `part` names a part of the box, empty for the target's default;
 * `place` may be more specific than the target, such as "cutter-a4".
 */
export const parcelName = (kit: string, edition: Edition, part: readonly string[], place: string): string =>
  `${[kit, edition, ...part, place].join('-')}.${ENDINGS[place] ?? 'zip'}`;
