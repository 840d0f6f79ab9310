/**
 * What decided a game, as far as a study can tell cheaply.
 *
 * - `move recruit`, `card 3`: a searching player made a move of this kind, or with this card, and by its own samples the
 *   best move without it would have won at least ten games of 100 fewer. It is the player's estimate, not the truth;
 *   players that do not search are not counted.
 * - `option free`: a move was made that the referee would have refused under the other reading of this ruling; or, as the
 *   game reports at its end, somebody else would have won by it.
 * - what the game itself names, such as `crates`: somebody else would have won had it counted for nothing.
 */
import type { AnyDesign, AnyGame } from '../erased-types.ts';
import type { Report } from '../search/search.ts';

/** How much less the best alternative must win for a move to be decisive, as a share of the games. */
const LEAST_GAP = 0.1;

/** Counts what decided one game. */
interface Deciding {
  /** Called before each move, with the report of a player that searches. */
  readonly move: (before: unknown, move: unknown, report: Report<unknown> | null) => void;
  readonly end: (position: unknown, winners: readonly number[]) => void;
  /** Counts by name. */
  readonly counts: () => Readonly<Record<string, number>>;
}

/** The kind of a move: the first word of its notation. */
export const kindOf = (game: Pick<AnyGame, 'print'>, before: unknown, move: unknown): string =>
  game.print(before, move).split(' ')[0] ?? '';

export function deciding(game: AnyGame, design: AnyDesign | undefined): Deciding {
  const counts = new Map<string, number>();
  const count = (name: string) => void counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = (before: unknown, move: unknown): readonly string[] => [
    `move ${kindOf(game, before, move)}`,
    ...(design?.uses(before, move) ?? []),
  ];
  return {
    move: (before, move, report) => {
      if (report !== null) decisive(report, move, (one) => names(before, one)).forEach(count);
      const { rulings } = game.judge(before, move);
      new Set(
        rulings.flatMap(({ option, differs }) => (option !== null && differs === true ? [option] : [])),
      ).forEach((option) => count(`option ${option}`));
    },
    end: (position, winners) => {
      for (const without of design?.without(position) ?? [])
        if (without.winners.join() !== winners.join()) count(without.what);
    },
    counts: () => Object.fromEntries([...counts].toSorted(([one], [other]) => (one < other ? -1 : 1))),
  };
}

/** What was decisive in a move: the names without which its player expected far less. */
function decisive(
  { moves }: Report<unknown>,
  made: unknown,
  names: (move: unknown) => readonly string[],
): readonly string[] {
  const key = JSON.stringify(made);
  const chances = moves.find(({ move }) => JSON.stringify(move) === key)?.chances;
  if (chances === undefined) return [];
  return names(made).filter((name) => {
    const others = moves.filter(({ move }) => !names(move).includes(name));
    return others.length > 0 && others.every((other) => chances - other.chances >= LEAST_GAP);
  });
}
