/** Checks TanK's `perft.json` and `cases.json` against both referees. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { tankForm } from '../../../src/games/tank/rules/position-format.ts';
import { tank } from '../../../src/games/tank/rules/judge.ts';
import { OPTION_IDS } from '../../../src/games/tank/rules/options.ts';
import { STAGES, type Tank } from '../../../src/games/tank/rules/position.ts';
import { perft } from '../../../src/referee/playout.ts';
import { legalMoves } from '../../literal/tank/legal.ts';
import { next } from '../../literal/tank/next.ts';
import { CASES, legalIn, PERFT, playedOn, positionOf, type CaseLine, type Count } from './tables.ts';
import { AGAIN, shareOfToday } from '../../lot.ts';

const COUNTS = JSON.parse(readFileSync(PERFT, 'utf8')) as readonly Count[];
/** Each day's run counts a different share of the positions. */
const SOME = shareOfToday('perft', COUNTS, 3);
const LINES = JSON.parse(readFileSync(CASES, 'utf8')) as readonly CaseLine[];

const literalPerft = (position: Tank, depth: number): number =>
  depth === 1
    ? legalMoves(position).length
    : legalMoves(position).reduce((runs, move) => runs + literalPerft(next(position, move), depth - 1), 0);

const literallyPlayed = (position: Tank, moves: readonly string[]): Tank =>
  moves.reduce((before, words) => {
    const move = legalMoves(before).find((legal) => tank.print(before, legal) === words);
    if (move === undefined) throw new Error(`${words} is not legal`);
    return next(before, move);
  }, position);

describe('the perft table of TanK', () => {
  test(`is what both referees count (${AGAIN})`, () => {
    for (const { position, runs } of SOME) {
      const from = positionOf(position);
      expect(runs.map((_, index) => perft(tank, from, index + 1))).toEqual(runs);
      const few = runs.filter((count) => count <= 600);
      expect(few.map((_, index) => literalPerft(from, index + 1))).toEqual(few);
    }
  });

  test('holds every option and every stage in which somebody decides', () => {
    const stages = new Set(COUNTS.map(({ position }) => positionOf(position).stage));
    expect(STAGES.filter((stage) => stage !== 'over' && !stages.has(stage))).toEqual([]);
    const alone = COUNTS.flatMap(({ options }) => (options.length === 1 ? options : []));
    expect(new Set(alone)).toEqual(new Set(OPTION_IDS));
  });
});

test.each(LINES)('the case $id is what both referees say', (line) => {
  const position = positionOf(line.position);
  expect(tankForm.write(position)).toEqual(line.position);
  if (line.kind === 'course') {
    expect(tankForm.write(playedOn(position, line.moves))).toEqual(line.reached);
    expect(tankForm.write(literallyPlayed(position, line.moves))).toEqual(line.reached);
    return;
  }
  const move = tank.parse(position, line.try);
  if (!move.ok) throw new Error(line.try);
  const { allowed, breaches } = tank.judge(position, move.value);
  expect([allowed, breaches.map(({ rule }) => rule)]).toEqual([line.allowed, line.breaks]);
  const literal = legalMoves(position).map((legal) => tank.print(position, legal));
  expect([legalIn(position), literal.sort()]).toEqual([line.legal, line.legal]);
});
