/** Holds the tables of a game, `perft.json` and `cases.json`, to both referees. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { PositionForm } from '../../src/referee/game.ts';
import { perft } from '../../src/referee/playout.ts';
import { AGAIN, shareOfToday } from '../lot.ts';
import type { CaseLine, Count, Tables } from './generate-tables.ts';

/** The second referee, written apart from the first. Moves are in notation. */
export interface Literal<Position> {
  readonly legal: (position: Position) => readonly string[];
  readonly next: (position: Position, move: string) => Position;
  /** What of a position it promises; the written position where not given. */
  readonly seen?: (position: Position) => unknown;
}

/** A second referee that tells moves as the game's own do, by their notation. */
export function literalOf<Position, Move>(
  { print }: { readonly print: (position: Position, move: Move) => string },
  legalMoves: (position: Position) => readonly Move[],
  next: (position: Position, move: Move) => Position,
): Literal<Position> {
  return {
    legal: (position) => legalMoves(position).map((move) => print(position, move)),
    next: (position, words) => {
      const move = legalMoves(position).find((legal) => print(position, legal) === words);
      if (move === undefined) throw new Error(`${words} is not legal`);
      return next(position, move);
    },
  };
}

/** The literal referee is slow: it counts no more runs than these. */
const QUICK = 600;

function literalPerft<Position>(literal: Literal<Position>, position: Position, depth: number): number {
  const legal = literal.legal(position);
  if (depth === 1) return legal.length;
  return legal.reduce(
    (runs, move) => runs + literalPerft(literal, literal.next(position, move), depth - 1),
    0,
  );
}

function literallyPlayed<Position>(
  literal: Literal<Position>,
  position: Position,
  moves: readonly string[],
): Position {
  return moves.reduce((before, move) => {
    if (!literal.legal(before).includes(move)) throw new Error(`${move} is not legal`);
    return literal.next(before, move);
  }, position);
}

const read = <Line>(file: URL): readonly Line[] => JSON.parse(readFileSync(file, 'utf8')) as readonly Line[];

export function checkTables<Position, Move, Option extends string>(
  tables: Tables<Position, Move, Option>,
  literal: Literal<Position>,
): void {
  const { game, form, decidedIn, decisions, more } = tables.tabled;
  const counts = read<Count>(tables.PERFT);
  /** Each day's run counts a different share of the positions. */
  const some = shareOfToday('perft', counts, 3);

  describe(`the perft table of ${game.name}`, () => {
    test(`is what both referees count (${AGAIN})`, () => {
      for (const { position, runs } of some) {
        const from = tables.positionOf(position);
        expect(runs.map((_, index) => perft(game, from, index + 1))).toEqual(runs);
        const few = runs.filter((count) => count <= QUICK);
        expect(few.map((_, index) => literalPerft(literal, from, index + 1))).toEqual(few);
      }
    });

    test('holds every option and all that is decided', () => {
      const decided = new Set(counts.map(({ position }) => decidedIn(tables.positionOf(position))));
      const all = [...decisions, ...(more?.(game.options) ?? [])];
      expect(all.filter((decision) => !decided.has(decision))).toEqual([]);
      const alone = counts.flatMap(({ options }) => (options.length === 1 ? options : []));
      expect(new Set(alone)).toEqual(new Set(game.options));
    });
  });

  test.each(read<CaseLine>(tables.CASES))('the case $id is what both referees say', (line) => {
    checkCase(tables, literal, form, line);
  });
}

function checkCase<Position, Move, Option extends string>(
  { tabled: { game }, positionOf, playedOn, legalIn }: Tables<Position, Move, Option>,
  literal: Literal<Position>,
  form: PositionForm<Position, string, unknown>,
  line: CaseLine,
): void {
  const position = positionOf(line.position);
  expect(form.write(position)).toEqual(line.position);
  if (line.kind === 'course') {
    const seen = literal.seen ?? form.write;
    expect(form.write(playedOn(position, line.moves))).toEqual(line.reached);
    expect(seen(literallyPlayed(literal, position, line.moves))).toEqual(seen(positionOf(line.reached)));
    return;
  }
  const move = game.parse(position, line.try);
  if (!move.ok) throw new Error(line.try);
  const { allowed, breaches } = game.judge(position, move.value);
  expect([allowed, breaches.map(({ rule }) => rule)]).toEqual([line.allowed, line.breaks]);
  const legal = literal.legal(position).toSorted();
  expect(legalIn(position)).toEqual(legal);
  expect(legal).toHaveLength(line.count);
  if (line.legal !== undefined) expect(legal).toEqual(line.legal);
}
