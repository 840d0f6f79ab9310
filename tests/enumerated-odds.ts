/**
 * Exact probabilities from the rules alone, to hold a game's own reckoning against: enumerates every outcome of chance from a
 * position until a player decides or the game has ended.
 *
 *     const found = odds(game, position, (after) => after.hits >= 2);
 *     if (found.ok) console.log(inDecimals(found.value.get(true) ?? NEVER)); // 0.4166…
 */
import { weightOf } from '../src/referee/chance/draw.ts';
import { NEVER, together, type Share } from '../src/odds.ts';
import type { Rules } from '../src/referee/game.ts';
import { failed, ok, type Result } from '../src/result.ts';

const ALWAYS: Share = { of: 1n, in: 1n };

/** Too many positions, or draws that may never end. */
type OddsFault =
  { readonly says: 'manyWays'; readonly most: number } | { readonly says: 'endless'; readonly draws: number };

/** Adds two shares; skips the costly reduction to lowest terms where the denominators are equal. */
const added = (one: Share, other: Share): Share =>
  one.in === other.in ? { of: one.of + other.of, in: one.in } : together(one, other);

/** The most positions examined for one answer. */
const MOST_LOOKED_AT = 100_000;
/** The most draws in a row: a roll that is repeated on a tie may never end. */
const MOST_DRAWS = 1000;

/**
 * The probability of each answer of `event`, asked in every position where chance no longer acts; they sum to
 * exactly 1. Equal positions are merged, so that many dice cost no more than their sums. Faults: too many
 * positions, or draws that may never end.
 */
export function odds<Position, Move, Answer extends string | number | boolean>(
  game: Rules<Position, Move>,
  position: Position,
  event: (position: Position) => Answer,
  most: number = MOST_LOOKED_AT,
): Result<ReadonlyMap<Answer, Share>, OddsFault> {
  const answers = new Map<Answer, Share>();
  let looked = 0;
  let draws = 0;
  let waiting = new Map([['', { position, share: ALWAYS }]]);
  while (waiting.size > 0) {
    if (draws++ > MOST_DRAWS) return failed({ says: 'endless', draws: MOST_DRAWS });
    const next: typeof waiting = new Map();
    for (const at of waiting.values()) {
      if (++looked > most) return failed({ says: 'manyWays', most });
      if (game.toAct(at.position) !== 'chance') {
        const answer = event(at.position);
        answers.set(answer, together(answers.get(answer) ?? NEVER, at.share));
      } else for (const after of drawnAt(game, at)) merge(next, after);
      // Cards drawn one after the other can grow beyond memory.
      if (next.size > most) return failed({ says: 'manyWays', most });
    }
    waiting = next;
  }
  return ok(answers);
}

/** A possible position and its probability, not reduced. */
interface May<Position> {
  readonly position: Position;
  readonly share: Share;
}

/** The positions after one draw. */
function drawnAt<Position, Move>(game: Rules<Position, Move>, at: May<Position>): May<Position>[] {
  const lots = game.moves(at.position).map((move) => ({ move, weight: weightOf(game, at.position, move) }));
  const sum = lots.reduce((all, { weight }) => all + weight, 0);
  return lots.map(({ move, weight }) => ({
    position: game.play(at.position, move),
    share: { of: at.share.of * BigInt(weight), in: at.share.in * BigInt(sum) },
  }));
}

/** Positions are plain JSON, so equal ones have equal JSON. */
function merge<Position>(into: Map<string, May<Position>>, { position, share }: May<Position>): void {
  const written = JSON.stringify(position);
  const same = into.get(written);
  into.set(written, same === undefined ? { position, share } : { ...same, share: added(same.share, share) });
}
