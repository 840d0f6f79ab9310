/** Where a kit can go, and what its parcels are called. */
import type { Edition } from '../../kit/edition.ts';
import { VENDOR_ORDERS } from './shops/vendor-orders.ts';

export const PLACES = [
  ...VENDOR_ORDERS.map(([{ id }]) => id),
  'pdf',
  'tabletop-simulator',
  'cutter',
] as const;

/**
 * "victory-tank-colour-game-crafter.zip"; `part` are words for a part of the box, none for what the place usually takes,
 * and `place` may say more than the place, such as "cutter-a4".
 */
export const parcelName = (kit: string, edition: Edition, part: readonly string[], place: string): string =>
  `${[kit, edition, ...part, place].join('-')}.zip`;
