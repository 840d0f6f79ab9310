import type { LikelyTry, Seen } from '../../../src/book/situation.ts';

/** The parts of a written position that situations read. */
export interface Table {
  readonly stage: string;
  readonly active: string;
  readonly nations: Readonly<Record<string, string>>;
  readonly hands: Readonly<Record<string, readonly string[]>>;
  readonly rows: Readonly<Record<string, readonly string[]>>;
  readonly tops: Readonly<Record<string, string | undefined>>;
  readonly casualties: Readonly<Record<string, readonly string[]>>;
  readonly ranOut: Readonly<Record<string, boolean>>;
  readonly attack?: {
    readonly unit: string;
    readonly place?: number | null;
    readonly foe?: string | null;
    readonly modifiers: readonly { readonly card: string }[];
  };
  readonly pending: readonly { readonly card: string; readonly by: string }[];
}

export const now = (seen: Seen): Table => seen.now as unknown as Table;

/** The attacking unit. */
export const attacker = (seen: Seen): string => now(seen).attack?.unit ?? '';
/** The unit attacked. */
export const target = (seen: Seen): string => now(seen).attack?.foe ?? '';
/** The modifiers played in the attack. */
export const played = (seen: Seen): readonly string[] =>
  now(seen).attack?.modifiers.map(({ card }) => card) ?? [];

/** Cards that might be played, by id and name. */
export const plays = (...cards: readonly (readonly [id: string, name: string])[]): readonly LikelyTry[] =>
  cards.map(([id, name]) => ({ says: name, move: `play ${id}` }));

export const PASS: LikelyTry = { says: 'Play nothing', move: 'pass' };
