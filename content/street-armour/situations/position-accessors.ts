import type { Seen } from '../../../src/book/situation.ts';

/** The properties of a written position that situations read. */
export interface WrittenPosition {
  readonly options: readonly string[];
  readonly stage: string;
  readonly ground: readonly string[];
  readonly tanks: readonly {
    readonly side: string;
    readonly weight: string;
    readonly at: string;
    readonly facing: string;
    readonly state?: string;
  }[];
  readonly flags: Readonly<Record<string, readonly string[] | undefined>>;
  readonly barricades?: readonly string[];
  readonly dice?: readonly number[];
  readonly fire: number;
  readonly runs?: readonly { readonly tank: number }[];
  readonly shot?: readonly number[];
  readonly turns: Readonly<Record<string, number | undefined>>;
}

export const now = (seen: Seen): WrittenPosition => seen.now as unknown as WrittenPosition;

/** A tank by its index in the list. */
export const tankOf = (seen: Seen, place: number) => now(seen).tanks[place];

/** What is on a square: a building, a piece, or a plain street. */
export function thingOn(seen: Seen, square: string): string {
  const { ground, tanks, flags, barricades = [] } = now(seen);
  const there = tanks.find(({ at }) => at === square);
  if (there !== undefined) return there.state === 'wreck' ? 'wreck' : 'tank';
  const row = ground[Number(square.slice(1)) - 1] ?? '';
  if (row.charAt(square.charCodeAt(0) - 97) === '#') return 'building';
  if (barricades.includes(square)) return 'barricade';
  return Object.values(flags).some((own) => own?.includes(square)) ? 'flag' : 'street';
}
