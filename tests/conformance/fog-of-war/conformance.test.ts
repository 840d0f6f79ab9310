/** Checks The Fog of War's `perft.json` and `cases.json` against both referees. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fogForm } from '../../../src/games/fog-of-war/rules/position-format.ts';
import { fogOfWar } from '../../../src/games/fog-of-war/rules/judge.ts';
import { OPTION_IDS } from '../../../src/games/fog-of-war/rules/options.ts';
import type { War } from '../../../src/games/fog-of-war/rules/position.ts';
import { perft } from '../../../src/referee/playout.ts';
import { inOrder } from '../../literal/fog-of-war/table.ts';
import { legalMoves, nextAfter } from '../../literal/fog-of-war/referee.ts';
import type { CaseLine, Count } from '../generate-tables.ts';
import { CASES, decidedIn, DECISIONS, legalIn, PERFT, playedOn, positionOf } from './tables.ts';
import { AGAIN, shareOfToday } from '../../lot.ts';

const COUNTS = JSON.parse(readFileSync(PERFT, 'utf8')) as readonly Count[];
/** Each day's run counts a different share of the positions. */
const SOME = shareOfToday('perft', COUNTS, 3);
const LINES = JSON.parse(readFileSync(CASES, 'utf8')) as readonly CaseLine[];

const literalPerft = (position: War, depth: number): number => {
  const moves = [...legalMoves(position).keys()];
  return depth === 1
    ? moves.length
    : moves.reduce((runs, move) => runs + literalPerft(nextAfter(position, move), depth - 1), 0);
};

const literallyPlayed = (position: War, moves: readonly string[]): War =>
  moves.reduce((before, words) => {
    if (!legalMoves(before).has(words)) throw new Error(`${words} is not legal`);
    return nextAfter(before, words);
  }, position);

describe('the perft table of The Fog of War', () => {
  test(`is what both referees count (${AGAIN})`, () => {
    for (const { position, runs } of SOME) {
      const from = positionOf(position);
      expect(runs.map((_, index) => perft(fogOfWar, from, index + 1))).toEqual(runs);
      const few = runs.filter((count) => count <= 600);
      expect(few.map((_, index) => literalPerft(from, index + 1))).toEqual(few);
    }
  });

  test('holds every option and all that is decided', () => {
    const decided = new Set(COUNTS.map(({ position }) => decidedIn(positionOf(position))));
    expect(DECISIONS.filter((decision) => !decided.has(decision))).toEqual([]);
    const alone = COUNTS.flatMap(({ options }) => (options.length === 1 ? options : []));
    expect(new Set(alone)).toEqual(new Set(OPTION_IDS));
  });
});

test.each(LINES)('the case $id is what both referees say', (line) => {
  const position = positionOf(line.position);
  expect(fogForm.write(position)).toEqual(line.position);
  if (line.kind === 'course') {
    expect(fogForm.write(playedOn(position, line.moves))).toEqual(line.reached);
    const literal = literallyPlayed(position, line.moves);
    expect(inOrder(literal)).toEqual(inOrder(positionOf(line.reached)));
    return;
  }
  const move = fogOfWar.parse(position, line.try);
  if (!move.ok) throw new Error(line.try);
  const { allowed, breaches } = fogOfWar.judge(position, move.value);
  expect([allowed, breaches.map(({ rule }) => rule)]).toEqual([line.allowed, line.breaks]);
  const literal = [...legalMoves(position).keys()].sort();
  expect(legalIn(position)).toEqual(literal);
  expect(literal).toHaveLength(line.count);
  if (line.legal !== undefined) expect(literal).toEqual(line.legal);
});
