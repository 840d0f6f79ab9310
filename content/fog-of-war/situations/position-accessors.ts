/** Accessors for written positions: control, cards, pending decisions. */
import type { LikelyTry, Seen } from '../../../src/book/situation.ts';

type Side = 'axis' | 'allies';
type Counts = Readonly<Record<string, number | undefined>>;
type BySide<T> = Readonly<Partial<Record<Side, T>>>;

/** The parts of a written position that situations read; values as at the start are left out. */
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

export const activeIn = (seen: Seen): Side => now(seen).active ?? 'axis';

/** A side's cards in a place. */
export const pileOf = (seen: Seen, side: Side, at: string): Counts => now(seen).piles[side]?.[at] ?? {};
export const countIn = (seen: Seen, side: Side, at: string): number =>
  Object.values(pileOf(seen, side, at)).reduce<number>((sum, count = 0) => sum + count, 0);
/** The kind of card in a place, other than `besides`; '' if there is none. */
export const cardIn = (seen: Seen, side: Side, at: string, besides = ''): string =>
  Object.keys(pileOf(seen, side, at)).find((card) => card !== besides) ?? '';

export const holderOf = (seen: Seen, at: string, first_: string): string => now(seen).control?.[at] ?? first_;
export const quagmireIn = (seen: Seen, at: string) =>
  now(seen).quagmires?.find((quagmire) => quagmire.at === at);

/** The target of a side's operation. */
export const aimOf = (seen: Seen, side: Side, space = 'alpha'): string =>
  now(seen).wheels[side]?.plans?.[space] ?? '';

/** How often the wheel has turned since Alpha began. */
export const turnsOf = (seen: Seen, side: Side): number =>
  LETTERS.indexOf(now(seen).wheels[side]?.turned ?? 'alpha');
const LETTERS: readonly string[] = ['alpha', 'bravo', 'charlie', 'delta', 'echo', 'foxtrot'];
/** The letter under NEW OP after so many turns since Alpha began. */
export const letterAfter = (turns: number): string => LETTERS[turns] ?? 'alpha';

/** A side's ready tokens; only for positions that state them. */
export const readyOf = (seen: Seen, side: Side): number => now(seen).intel[side]?.ready ?? 0;

/** The pending decision. */
export const waitIn = (seen: Seen) => now(seen).waits?.at(-1);

/** Ends actions, production or removal. */
export const DONE: LikelyTry = { says: 'Say that I am done', move: 'done' };

/** Choices of cards. */
export const CARDS = [
  ['army-1', 'An army'],
  ['fort-2', 'A fort'],
  ['fleet-1', 'A fleet'],
  ['air', 'An aircraft'],
  ['dummy', 'A dummy'],
] as const;

/** Choices of sides. */
export const SIDES = [
  ['axis', 'The Axis'],
  ['allies', 'The Allies'],
] as const;
