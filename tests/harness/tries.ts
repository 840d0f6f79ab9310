/**
 * Far more tries than legal moves, for any game: what is legal anywhere is tried everywhere, also with words replaced
 * by others from the same place in other moves.
 */
import { lotsOf } from '../../src/referee/chance/random.ts';
import type { Verdict } from '../../src/referee/verdict.ts';
import type { Harnessed } from './games.ts';
import { decidedIn, sampleOf, SEED } from './sample.ts';

/** A try, with its verdict. */
export interface Tried {
  readonly position: unknown;
  readonly move: unknown;
  /** As the referee prints it. */
  readonly words: string;
  /** As it was written, if that differs. */
  readonly said: string;
  readonly isListed: boolean;
  readonly verdict: Verdict<string, string>;
}

type Lot = (sides: number) => number;
const oneOf = <T>(things: readonly T[], lot: Lot): T | undefined => things[lot(Math.max(1, things.length))];

/** Moves with the same structure have the same first word and number of words. */
const buildOf = (words: readonly string[]): string => `${words[0] ?? ''} ${words.length}`;

/** Moves in notation by structure. */
export type Spoken = ReadonlyMap<string, readonly (readonly string[])[]>;

const spokenIn = (lines: readonly string[]): Spoken =>
  Map.groupBy(
    lines.map((line) => line.split(' ')),
    buildOf,
  );

/** All legal moves of some positions, in notation. */
export const spokenAt = ({ game }: Harnessed, positions: readonly unknown[]): Spoken =>
  spokenIn([
    ...new Set(
      positions.flatMap((position) => game.moves(position).map((move) => game.print(position, move))),
    ),
  ]);

/** A move with one or two words replaced by those of another move, or by a nearby number. */
function varied(line: readonly string[], among: Spoken, lot: Lot): readonly string[] {
  const changed = line.slice();
  const others = among.get(buildOf(line)) ?? [line];
  for (let times = 1 + lot(2); times > 0; times--) {
    const place = lot(line.length);
    const word = oneOf(others, lot)?.[place] ?? '';
    changed[place] = /^\d+$/.test(word) && lot(3) === 0 ? `${Number(word) + lot(3) - 1}` : word;
  }
  return changed;
}

const AT_A_POSITION = 60;

/** Up to this many tries at a position, from its own moves and all others; fewer if some come up twice. */
export function saidAt(
  { game }: Harnessed,
  position: unknown,
  everywhere: Spoken,
  lot: Lot,
  most: number,
): readonly Omit<Tried, 'verdict'>[] {
  const listed = new Set(game.moves(position).map((move) => game.print(position, move)));
  const here = spokenIn([...listed]);
  const builds = [...everywhere.values()];
  const tries = new Map<string, Omit<Tried, 'verdict'>>();
  for (let count = 0; count < most; count++) {
    // Rare structures are as likely as others, and moves legal here as likely as all the rest.
    const from = here.size > 0 && lot(2) === 0 ? [...here.values()] : builds;
    const line = oneOf(oneOf(from, lot) ?? [], lot) ?? [];
    const said = [line, varied(line, here, lot), varied(line, everywhere, lot)][lot(3)] ?? line;
    const parsed = game.parse(position, said.join(' '));
    if (!parsed.ok) continue;
    const words = game.print(position, parsed.value);
    const move = parsed.value;
    tries.set(words, { position, move, words, said: said.join(' '), isListed: listed.has(words) });
  }
  return [...tries.values()];
}

const found = new Map<string, readonly Tried[]>();

/** All tries of a game, at the sample's positions with a decision; cached. */
export function triesOf(each: Harnessed): readonly Tried[] {
  const known = found.get(each.id);
  if (known) return known;
  const everywhere = spokenAt(each, sampleOf(each));
  const lot = lotsOf(`${SEED} tries ${each.id}`);
  const tries = decidedIn(each)
    .flatMap(({ position }) => saidAt(each, position, everywhere, lot, AT_A_POSITION))
    .map((tried) => ({ ...tried, verdict: each.game.judge(tried.position, tried.move) }));
  found.set(each.id, tries);
  return tries;
}
