import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { victoryTank } from '../../../src/games/victory-tank/rules/judge.ts';
import { OPTION_IDS, withOptions } from '../../../src/games/victory-tank/rules/options.ts';
import { type Position, STAGES } from '../../../src/games/victory-tank/rules/position.ts';
import { victoryTankPositions as positions } from '../../../src/games/victory-tank/rules/position-format.ts';
import { perft } from '../../../src/referee/playout.ts';
import { e2Scores, e3Winner } from '../../literal/victory-tank/ending.ts';
import { notationOf } from '../../literal/victory-tank/notation.ts';
import { legalMoves, next } from '../../literal/victory-tank/referee.ts';
import { cases, CASES, isLine, legalIn, playedOn, scored } from './cases.ts';
import { counts, PERFT } from './counts.ts';
import { jsonOf } from '../generate-tables.ts';
import type { ConformanceCase, Count } from '../shapes.ts';
import { AGAIN, shareOfToday } from '../../lot.ts';

const PERFT_TEXT = readFileSync(PERFT, 'utf8');
const CASES_TEXT = readFileSync(CASES, 'utf8');
const COUNTS = JSON.parse(PERFT_TEXT) as readonly Count[];
/** Each day's run counts a different share of the positions. */
const SOME = shareOfToday('perft', COUNTS, 3);
const LINES = JSON.parse(CASES_TEXT) as readonly ConformanceCase[];

function positionOf(written: unknown): Position {
  const position = positions.read(written);
  if (!position.ok)
    throw new Error(position.faults.map(({ place, message }) => `${place} ${message}`).join('; '));
  return position.value;
}

/** The position with one option switched. */
function switched(position: Position, name: string): Position {
  const options = withOptions(OPTION_IDS.filter((id) => position.options[id] !== (id === name)));
  return { ...position, options };
}

/** Perft by the literal referee. */
function literalPerft(position: Position, depth: number): number {
  const legal = legalMoves(position);
  if (depth === 1) return legal.length;
  return legal.reduce((runs, move) => runs + literalPerft(next(position, move), depth - 1), 0);
}

/** Plays moves in notation by the literal referee; throws if one is illegal. */
function literallyPlayed(position: Position, notations: readonly string[]): Position {
  return notations.reduce((before, words) => {
    const move = legalMoves(before).find((legal) => notationOf(before, legal) === words);
    if (move === undefined) throw new Error(`${words} is not legal`);
    return next(before, move);
  }, position);
}

describe('the perft table', () => {
  test(`is what the engine counts (${AGAIN})`, () => {
    for (const { position, runs } of SOME)
      expect(runs.map((_, index) => perft(victoryTank, positionOf(position), index + 1))).toEqual(runs);
  });

  test(`is what the literal referee counts, as far as it is quick enough (${AGAIN})`, () => {
    for (const { position, runs } of SOME) {
      const few = runs.filter((count) => count <= 600);
      expect(few.map((_, index) => literalPerft(positionOf(position), index + 1))).toEqual(few);
    }
  });

  test('holds every option and every stage in which somebody decides', () => {
    const stages = new Set(COUNTS.map(({ position }) => position.stage));
    expect(STAGES.filter((stage) => stage !== 'over' && !stages.has(stage))).toEqual([]);
    const alone = COUNTS.flatMap(({ options }) => (options.length === 1 ? options : []));
    expect(new Set(alone)).toEqual(new Set(OPTION_IDS));
  });
});

describe('the conformance cases', () => {
  test.each(LINES)('$id', (line) => {
    if (line.kind === 'fault') {
      const found = positions.read(line.position);
      expect(found.ok ? [] : [...new Set(found.faults.map(({ place }) => place))].sort()).toEqual(
        line.places,
      );
      expect(line.places).not.toEqual([]);
      return;
    }
    const position = positionOf(line.position);
    expect(positions.write(position)).toEqual(line.position);
    if (line.kind === 'try') {
      const move = victoryTank.parse(position, line.try);
      if (!move.ok) throw new Error(move.faults.join(' '));
      const { allowed, breaches } = victoryTank.judge(position, move.value);
      expect(allowed).toBe(line.allowed);
      expect(breaches.map(({ rule }) => rule)).toEqual(line.breaks);
      expect(legalIn(position)).toEqual(line.legal);
      expect(line.legal.includes(line.try)).toBe(line.allowed);
    }
    if (line.kind === 'course') {
      expect(positions.write(playedOn(position, line.moves))).toEqual(line.reached);
      if (line.otherwise !== undefined) {
        const other = switched(position, line.otherwise.option);
        const reached = isLine(other, line.moves) ? positions.write(playedOn(other, line.moves)) : null;
        expect(reached).toEqual(line.otherwise.reached);
      }
    }
    if (line.kind === 'score') {
      expect(line).toMatchObject(scored(playedOn(position, line.moves)));
      if (line.otherwise !== undefined) {
        const { option, ...score } = line.otherwise;
        expect(score).toEqual(scored(playedOn(switched(position, option), line.moves)));
      }
    }
  });

  test('say the same by the literal referee', () => {
    for (const line of LINES) {
      if (line.kind === 'fault') continue;
      const position = positionOf(line.position);
      if (line.kind === 'try') {
        const legal = legalMoves(position).map((move) => notationOf(position, move));
        expect({ id: line.id, legal: legal.sort() }).toEqual({ id: line.id, legal: line.legal });
      }
      if (line.kind === 'course')
        expect(positions.write(literallyPlayed(position, line.moves))).toEqual(line.reached);
      if (line.kind === 'score') {
        const end = literallyPlayed(position, line.moves);
        const [red, gray] = e2Scores(end);
        expect([red.total, gray.total, e3Winner(end)]).toEqual([
          line.red,
          line.gray,
          line.winner === 'red' ? 0 : 1,
        ]);
      }
    }
  });

  test('show each option turning an answer, what comes of a line of moves, or a score', () => {
    const turned = LINES.flatMap((line) => {
      if (line.kind === 'try') return line.turnsOn;
      return line.kind !== 'fault' && line.otherwise !== undefined ? [line.otherwise.option] : [];
    });
    expect(OPTION_IDS.filter((id) => !turned.includes(id))).toEqual([]);
  });
});

test('both tables are as the present rules and examples make them', () => {
  expect(PERFT_TEXT === jsonOf(counts()), 'run node tests/conformance/write.ts victory-tank').toBe(true);
  expect(CASES_TEXT === jsonOf(cases()), 'run node tests/conformance/write.ts victory-tank').toBe(true);
});
