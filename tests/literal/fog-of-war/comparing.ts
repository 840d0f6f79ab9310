/** Compares the engine with the second referee on a position. */
import { isDeepStrictEqual } from 'node:util';
import { fogForm } from '../../../src/games/fog-of-war/rules/position-format.ts';
import { fogOfWar } from '../../../src/games/fog-of-war/rules/judge.ts';
import type { War } from '../../../src/games/fog-of-war/rules/position.ts';
import { DAY } from '../../lot.ts';
import { deciderIn, legalMoves, nextAfter, winnersOf } from './referee.ts';
import { inOrder } from './table.ts';

/** The first few elements that only one of two lists has. */
const apart = (one: readonly string[], other: readonly string[]): string => {
  const [ours, theirs] = [new Set(one), new Set(other)];
  return [
    ...one.filter((line) => !theirs.has(line)).map((line) => `engine: ${line}`),
    ...other.filter((line) => !ours.has(line)).map((line) => `literal: ${line}`),
  ]
    .slice(0, 6)
    .join('; ');
};

const fault = (what: string, position: War): Error =>
  new Error(`FIELDKIT_DAY=${DAY}: ${what} at ${JSON.stringify(fogForm.write(position))}`);

/** Where two positions differ. */
const partsApart = (one: War, other: War): string =>
  (Object.keys(one) as (keyof War)[])
    .filter((key) => !isDeepStrictEqual(one[key], other[key]))
    .map((key) => `${key}: ${JSON.stringify(one[key])} and ${JSON.stringify(other[key])}`)
    .join('; ');

/** Throws unless both list the same moves and reach the same position by the chosen one; null if the game is over. */
export function sameBy(position: War, choose: (moves: readonly string[]) => string | undefined): War | null {
  const literal = legalMoves(position);
  const engine = fogOfWar.moves(position).map((move) => ({
    words: fogOfWar.print(position, move),
    weight: fogOfWar.weight?.(position, move) ?? 1,
  }));
  const [ours, theirs] = [engine.map(({ words }) => words).sort(), [...literal.keys()].sort()];
  if (!isDeepStrictEqual(ours, theirs)) throw fault(apart(ours, theirs), position);
  const actor = deciderIn(position);
  if (actor !== fogOfWar.toAct(position)) throw fault('who decides', position);
  if (actor === 'chance' && engine.some(({ words, weight }) => weight !== literal.get(words)))
    throw fault('how often things come', position);
  const words = choose([...literal.keys()]);
  if (words === undefined) {
    const winners = fogOfWar.outcome(position)?.winners ?? null;
    if (!isDeepStrictEqual(winners, winnersOf(position))) throw fault('who has won', position);
    return null;
  }
  const move = fogOfWar.parse(position, words);
  if (!move.ok) throw fault(`${words} is no move`, position);
  const reached = fogOfWar.play(position, move.value);
  const [one, other] = [inOrder(reached), inOrder(nextAfter(position, words))];
  if (!isDeepStrictEqual(one, other))
    throw fault(`${words}, ${partsApart(one as unknown as War, other as unknown as War)}`, position);
  return reached;
}
