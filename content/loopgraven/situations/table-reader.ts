/** What situations read of a position that is written. */
import type { Seen } from '../../../src/book/situation.ts';

/** A written position of Loopgraven, as far as situations look at it. */
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
/** Actions are not written where they are those of a turn that begins. */
export const actionsOf = (seen: Seen): number => now(seen).actions ?? 2;
export const tierOf = (seen: Seen): number => now(seen).tiers?.red?.artillery ?? 0;

/** What stands on a space: "red platoon"; nothing is ''. */
export function standingOn(seen: Seen, space: string): string {
  const unit = (now(seen).units ?? []).find(({ at }) => at === space);
  return unit === undefined ? '' : `${unit.owner} ${unit.type}`;
}

export const effectsBy = (seen: Seen, by: string) =>
  (now(seen).effects ?? []).filter((each) => each.by === by);
export const holds = (seen: Seen, side: 'a' | 'b', mark: string): boolean =>
  now(seen).held?.[side]?.includes(mark) ?? false;

/** The words of the language that a situation is told in. */
export type Telling = (en: string, nl: string) => string;
