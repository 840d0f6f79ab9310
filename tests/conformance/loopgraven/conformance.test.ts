/** Checks Loopgraven's `perft.json` and `cases.json` against both referees. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loopForm } from '../../../src/games/loopgraven/rules/position-format.ts';
import { loopgraven } from '../../../src/games/loopgraven/rules/judge.ts';
import { decisionIn } from '../../../src/games/loopgraven/rules/turns.ts';
import { OPTION_IDS } from '../../../src/games/loopgraven/rules/options.ts';
import type { Trenches } from '../../../src/games/loopgraven/rules/position.ts';
import { perft } from '../../../src/referee/playout.ts';
import { legalMoves } from '../../literal/loopgraven/legal.ts';
import { next } from '../../literal/loopgraven/next.ts';
import type { CaseLine, Count } from '../generate-tables.ts';
import { CASES, DECISIONS, legalIn, PERFT, playedOn, positionOf } from './tables.ts';
import { AGAIN, shareOfToday } from '../../lot.ts';

const COUNTS = JSON.parse(readFileSync(PERFT, 'utf8')) as readonly Count[];
/** Each day's run counts a different share of the positions. */
const SOME = shareOfToday('perft', COUNTS, 3);
const LINES = JSON.parse(readFileSync(CASES, 'utf8')) as readonly CaseLine[];

const literalPerft = (position: Trenches, depth: number): number =>
  depth === 1
    ? legalMoves(position).length
    : legalMoves(position).reduce((runs, move) => runs + literalPerft(next(position, move), depth - 1), 0);

const literallyPlayed = (position: Trenches, moves: readonly string[]): Trenches =>
  moves.reduce((before, words) => {
    const move = legalMoves(before).find((legal) => loopgraven.print(before, legal) === words);
    if (move === undefined) throw new Error(`${words} is not legal`);
    return next(before, move);
  }, position);

describe('the perft table of Loopgraven', () => {
  test(`is what both referees count (${AGAIN})`, () => {
    for (const { position, runs } of SOME) {
      const from = positionOf(position);
      expect(runs.map((_, index) => perft(loopgraven, from, index + 1))).toEqual(runs);
      const few = runs.filter((count) => count <= 600);
      expect(few.map((_, index) => literalPerft(from, index + 1))).toEqual(few);
    }
  });

  test('holds every option and all that is decided', () => {
    const decided = new Set(COUNTS.map(({ position }) => decisionIn(positionOf(position))));
    expect(DECISIONS.filter((decision) => !decided.has(decision))).toEqual([]);
    const alone = COUNTS.flatMap(({ options }) => (options.length === 1 ? options : []));
    expect(new Set(alone)).toEqual(new Set(OPTION_IDS));
  });
});

test.each(LINES)('the case $id is what both referees say', (line) => {
  const position = positionOf(line.position);
  expect(loopForm.write(position)).toEqual(line.position);
  if (line.kind === 'course') {
    expect(loopForm.write(playedOn(position, line.moves))).toEqual(line.reached);
    expect(loopForm.write(literallyPlayed(position, line.moves))).toEqual(line.reached);
    return;
  }
  const move = loopgraven.parse(position, line.try);
  if (!move.ok) throw new Error(line.try);
  const { allowed, breaches } = loopgraven.judge(position, move.value);
  expect([allowed, breaches.map(({ rule }) => rule)]).toEqual([line.allowed, line.breaks]);
  const literal = legalMoves(position).map((legal) => loopgraven.print(position, legal));
  expect(legalIn(position)).toEqual(literal.sort());
  expect(literal).toHaveLength(line.count);
  if (line.legal !== undefined) expect(literal).toEqual(line.legal);
});
