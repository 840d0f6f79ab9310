/**
 * Far more tries than there are legal moves, of any game: what can be said anywhere is said everywhere, and words of it
 * are changed for others that stand in their place elsewhere.
 */
import { lotsOf } from '../../src/referee/chance/random.ts';
import type { Verdict } from '../../src/referee/verdict.ts';
import type { Harnessed } from './games.ts';
import { decidedIn, sampleOf, SEED } from './sample.ts';

/** A try, and what the referee says of it. */
export interface Tried {
  readonly position: unknown;
  readonly move: unknown;
  /** As it is printed. */
  readonly words: string;
  /** As it was said, where that is another way. */
  readonly said: string;
  readonly isListed: boolean;
  readonly verdict: Verdict<string, string>;
}

type Lot = (sides: number) => number;
const oneOf = <T>(things: readonly T[], lot: Lot): T | undefined => things[lot(Math.max(1, things.length))];

/** Lines that are built alike have the same first word and as many words. */
const buildOf = (words: readonly string[]): string => `${words[0] ?? ''} ${words.length}`;

/** Lines of notation by how they are built. */
export type Spoken = ReadonlyMap<string, readonly (readonly string[])[]>;

const spokenIn = (lines: readonly string[]): Spoken =>
  Map.groupBy(
    lines.map((line) => line.split(' ')),
    buildOf,
  );

/** What can be said in any of some positions. */
export const spokenAt = ({ game }: Harnessed, positions: readonly unknown[]): Spoken =>
  spokenIn([
    ...new Set(
      positions.flatMap((position) => game.moves(position).map((move) => game.print(position, move))),
    ),
  ]);

/** A line with one of its words, or two, changed for one that is said there in another line, or for a number nearby. */
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

/** So many tries at a position, of what is said there and everywhere; fewer where the lot says the same again. */
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
    // Rare moves as often as the others; those of the moment as often as all that come at other times.
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

/** Tries of a game in all positions of its sample where somebody decides; asked once. */
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
