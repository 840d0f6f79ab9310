/** Checks Street Armour's `perft.json` and `cases.json` against both referees. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { armourForm } from '../../../src/games/street-armour/rules/position-format.ts';
import { streetArmour } from '../../../src/games/street-armour/rules/judge.ts';
import { OPTION_IDS } from '../../../src/games/street-armour/rules/options.ts';
import { STAGES, type Armour } from '../../../src/games/street-armour/rules/position.ts';
import { perft } from '../../../src/referee/playout.ts';
import { legalMoves } from '../../literal/street-armour/legal.ts';
import { next } from '../../literal/street-armour/next.ts';
import type { CaseLine, Count } from '../generate-tables.ts';
import { CASES, legalIn, PERFT, playedOn, positionOf } from './tables.ts';
import { AGAIN, shareOfToday } from '../../lot.ts';

const COUNTS = JSON.parse(readFileSync(PERFT, 'utf8')) as readonly Count[];
/** Each day's run counts a different share of the positions. */
const SOME = shareOfToday('perft', COUNTS, 3);
const LINES = JSON.parse(readFileSync(CASES, 'utf8')) as readonly CaseLine[];

const literalPerft = (position: Armour, depth: number): number =>
  depth === 1
    ? legalMoves(position).length
    : legalMoves(position).reduce((runs, move) => runs + literalPerft(next(position, move), depth - 1), 0);

const literallyPlayed = (position: Armour, moves: readonly string[]): Armour =>
  moves.reduce((before, words) => {
    const move = legalMoves(before).find((legal) => streetArmour.print(before, legal) === words);
    if (move === undefined) throw new Error(`${words} is not legal`);
    return next(before, move);
  }, position);

describe('the perft table of Street Armour', () => {
  test(`is what both referees count (${AGAIN})`, () => {
    for (const { position, runs } of SOME) {
      const from = positionOf(position);
      expect(runs.map((_, index) => perft(streetArmour, from, index + 1))).toEqual(runs);
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
  expect(armourForm.write(position)).toEqual(line.position);
  if (line.kind === 'course') {
    expect(armourForm.write(playedOn(position, line.moves))).toEqual(line.reached);
    expect(armourForm.write(literallyPlayed(position, line.moves))).toEqual(line.reached);
    return;
  }
  const move = streetArmour.parse(position, line.try);
  if (!move.ok) throw new Error(line.try);
  const { allowed, breaches } = streetArmour.judge(position, move.value);
  expect([allowed, breaches.map(({ rule }) => rule)]).toEqual([line.allowed, line.breaks]);
  const literal = legalMoves(position).map((legal) => streetArmour.print(position, legal));
  expect(legalIn(position)).toEqual(literal.sort());
  expect(literal).toHaveLength(line.count);
  if (line.legal !== undefined) expect(literal).toEqual(line.legal);
});
