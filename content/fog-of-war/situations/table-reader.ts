/** What situations read from a table: who holds an area, which cards lie where, what waits. */
import type { LikelyTry, Seen } from '../../../src/book/situation.ts';

type Side = 'axis' | 'allies';
type Counts = Readonly<Record<string, number | undefined>>;
type BySide<T> = Readonly<Partial<Record<Side, T>>>;

/** A written position of The Fog of War, as far as situations look at it; what is as at the start is not written. */
interface Table {
  readonly stage: string;
  readonly active?: Side;
  readonly year?: number;
  readonly winter?: boolean;
  readonly points?: number;
  readonly advantage?: Side;
  readonly waits?: readonly {
    readonly kind: string;
    readonly seat: Side;
    readonly need?: number;
    readonly left?: number;
    readonly points?: number;
  }[];
  readonly intel: BySide<{ readonly ready?: number; readonly used?: number }>;
  readonly wheels: BySide<{ readonly turned?: string; readonly plans?: Readonly<Record<string, string>> }>;
  readonly control?: Readonly<Record<string, string>>;
  readonly quagmires?: readonly { readonly at: string; readonly attacker: Side; readonly due?: boolean }[];
  readonly piles: BySide<Readonly<Record<string, Counts | undefined>>>;
  readonly ussr?: boolean;
  readonly blocked?: readonly string[];
  readonly played?: boolean;
  readonly planned?: boolean;
}

export const now = (seen: Seen): Table => seen.now as unknown as Table;
export const first = (seen: Seen): Table => seen.first as unknown as Table;

/** Whose turn it is. */
export const activeIn = (seen: Seen): Side => now(seen).active ?? 'axis';

/** Cards of a side by where they lie. */
export const pileOf = (seen: Seen, side: Side, at: string): Counts => now(seen).piles[side]?.[at] ?? {};
export const countIn = (seen: Seen, side: Side, at: string): number =>
  Object.values(pileOf(seen, side, at)).reduce<number>((sum, count = 0) => sum + count, 0);
/** The one kind of card that lies there, besides another; '' where there is none. */
export const cardIn = (seen: Seen, side: Side, at: string, besides = ''): string =>
  Object.keys(pileOf(seen, side, at)).find((card) => card !== besides) ?? '';

export const holderOf = (seen: Seen, at: string, first_: string): string => now(seen).control?.[at] ?? first_;
export const quagmireIn = (seen: Seen, at: string) =>
  now(seen).quagmires?.find((quagmire) => quagmire.at === at);

/** What the first operation of a side aims at. */
export const aimOf = (seen: Seen, side: Side, space = 'alpha'): string =>
  now(seen).wheels[side]?.plans?.[space] ?? '';

/** How often the wheel was turned since operation Alpha began: its letter follows Alpha by as many. */
export const turnsOf = (seen: Seen, side: Side): number =>
  LETTERS.indexOf(now(seen).wheels[side]?.turned ?? 'alpha');
const LETTERS: readonly string[] = ['alpha', 'bravo', 'charlie', 'delta', 'echo', 'foxtrot'];
/** The letter under NEW OP when the wheel was turned so often after Alpha. */
export const letterAfter = (turns: number): string => LETTERS[turns] ?? 'alpha';

/** Tokens of a side that are ready, at tables that say it: those with as many as at the start do not. */
export const readyOf = (seen: Seen, side: Side): number => now(seen).intel[side]?.ready ?? 0;

/** What waits on top. */
export const waitIn = (seen: Seen) => now(seen).waits?.at(-1);

/** Nothing more is done, or bought, or taken back. */
export const DONE: LikelyTry = { says: 'Say that I am done', move: 'done' };

/** What somebody holds, as a choice names it. */
export const CARDS = [
  ['army-1', 'An army'],
  ['fort-2', 'A fort'],
  ['fleet-1', 'A fleet'],
  ['air', 'An aircraft'],
  ['dummy', 'A dummy'],
] as const;

/** Which side somebody plays. */
export const SIDES = [
  ['axis', 'The Axis'],
  ['allies', 'The Allies'],
] as const;
