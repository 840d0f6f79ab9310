/** Accessors for written positions. */
import type { Seen } from '../../../src/book/situation.ts';

/** The parts of a written position that situations read. */
interface Table {
  readonly units: readonly { readonly owner: string; readonly type: string; readonly at?: string | null }[];
  readonly purses?: Readonly<Record<string, number | undefined>>;
  readonly tiers?: Readonly<Record<string, Readonly<Record<string, number | undefined>> | undefined>>;
  readonly held?: Readonly<Record<string, readonly string[] | undefined>>;
  readonly effects?: readonly {
    readonly by: string;
    readonly on?: string;
    readonly unit?: number;
    readonly side?: string;
  }[];
  readonly actions?: number;
  readonly items?: number;
  readonly acted?: readonly number[];
  readonly marched?: boolean;
}

export const now = (seen: Seen): Table => seen.now as unknown as Table;

/** Red’s tokens, actions and tier of the artillery. */
export const tokensOf = (seen: Seen): number => now(seen).purses?.red ?? 0;
/** Actions are left out if they are those of a new turn. */
export const actionsOf = (seen: Seen): number => now(seen).actions ?? 2;
export const tierOf = (seen: Seen): number => now(seen).tiers?.red?.artillery ?? 0;

/** The unit on a space, as "red platoon"; '' if it is free. */
export function standingOn(seen: Seen, space: string): string {
  const unit = (now(seen).units ?? []).find(({ at }) => at === space);
  return unit === undefined ? '' : `${unit.owner} ${unit.type}`;
}

export const effectsBy = (seen: Seen, by: string) =>
  (now(seen).effects ?? []).filter((each) => each.by === by);
export const holds = (seen: Seen, side: 'a' | 'b', mark: string): boolean =>
  now(seen).held?.[side]?.includes(mark) ?? false;

/** Picks the text in the language of the page. */
export type Telling = (en: string, nl: string) => string;
