/** Compares the two referees on one position. */
import { isDeepStrictEqual } from 'node:util';
import { MOVE_KINDS, type Move, moves } from '../../../src/games/victory-tank/rules/moves.ts';
import { print } from '../../../src/games/victory-tank/rules/notation.ts';
import { play } from '../../../src/games/victory-tank/rules/play.ts';
import { judge } from '../../../src/games/victory-tank/rules/judge.ts';
import {
  OPTION_IDS,
  type OptionId,
  flipOption,
  optionsOn,
} from '../../../src/games/victory-tank/rules/options.ts';
import type { Army, Position } from '../../../src/games/victory-tank/rules/position.ts';
import { score, outcome } from '../../../src/games/victory-tank/rules/outcome.ts';
import { candidates } from './candidates.ts';
import { e2Scores, e3Winner } from './ending.ts';
import { notationOf } from './notation.ts';
import { allows, legalMoves, next } from './referee.ts';

/** Throws, with the position, unless both list the same moves; returns the list. */
export function sameMoves(position: Position): Move[] {
  const literal = legalMoves(position);
  const expected = literal.map((move) => notationOf(position, move)).sort();
  const listed = moves(position)
    .map((move) => print(position, move))
    .sort();
  if (!isDeepStrictEqual(listed, expected)) {
    const missing = expected.filter((move) => !listed.includes(move));
    const surplus = listed.filter((move) => !expected.includes(move));
    disagree(position, `the engine lacks [${missing.join(', ')}] and adds [${surplus.join(', ')}]`);
  }
  return literal;
}

/** Throws, with the position, unless both reach the same position by a move; returns it. */
export function samePosition(position: Position, move: Move): Position {
  const expected = next(position, move);
  const reached = play(position, move);
  if (!isDeepStrictEqual(reached, expected)) {
    const keys = (Object.keys(expected) as (keyof Position)[])
      .filter((key) => !isDeepStrictEqual(reached[key], expected[key]))
      .map((key) => `${key} ${JSON.stringify(reached[key])}, not ${JSON.stringify(expected[key])}`);
    disagree(position, `after ${notationOf(position, move)} the engine has ${keys.join('; ')}`);
  }
  return reached;
}

/** Throws, with the position, unless both give the same score, line by line, and the same winner. */
export function sameScore(position: Position): void {
  const { lines, totals, winner } = score(position);
  const points = (of: string, army: Army): number =>
    lines.find((line) => line.of === of)?.points[army] ?? NaN;
  const scored = ([0, 1] as const).map((army) => ({
    crates: points('crates', army),
    most: points('soldiers', army),
    bunkers: points('bunkers', army),
    tank: points('tank', army),
    total: totals[army],
  }));
  const expected = { scores: e2Scores(position), winner: e3Winner(position) };
  if (!isDeepStrictEqual({ scores: scored, winner }, expected))
    disagree(position, `scored ${JSON.stringify(scored)} for ${winner}, not ${JSON.stringify(expected)}`);

  const ended = position.stage === 'over' ? { winners: [winner], totals } : null;
  const end = outcome(position);
  if (!isDeepStrictEqual(end && { winners: end.winners, totals: end.totals }, ended))
    disagree(position, `the outcome is ${JSON.stringify(end)}`);
}

/**
 * Throws, with the position, unless the engine judges every candidate of every kind as the statements do, and names
 * exactly those options under whose other reading the answer would be the opposite; answers with their number.
 */
export function sameVerdicts(position: Position): number {
  let judged = 0;
  for (const move of candidates(position, MOVE_KINDS)) {
    const { allowed, basis, rulings } = judge(position, move);
    const expected = allows(position, move);
    if (allowed !== expected) disagree(position, `the engine judges ${JSON.stringify(move)} ${allowed}`);

    const deciding = OPTION_IDS.filter((id) => allows(withOther(position, move, id), move) !== expected);
    const named = OPTION_IDS.filter((id) =>
      rulings.some(({ option, differs }) => option === id && differs === true),
    );
    if (!isDeepStrictEqual(named, deciding))
      disagree(position, `${JSON.stringify(move)} depends on [${deciding.join()}], not [${named.join()}]`);
    const rests = rulings.some(({ differs }) => differs !== false) ? 'ruling' : 'rule';
    if (basis !== rests) disagree(position, `${JSON.stringify(move)} is said to rest on a ${basis}`);
    judged += 1;
  }
  return judged;
}

/**
 * The position under the other reading of an option. Joining an attack has a stage of its own that exists only with option
 * combined, so for a `join` the stage is changed too.
 */
function withOther(position: Position, { kind }: Move, id: OptionId): Position {
  const options = flipOption(position.options, id);
  // Soldiers out of the game under one reading are in the supply under the other.
  if (id === 'casualties-out' && !options[id]) {
    const { supply, lost } = position;
    return { ...position, options, supply: [supply[0] + lost[0], supply[1] + lost[1]], lost: [0, 0] };
  }
  if (id !== 'combined' || (kind !== 'join' && kind !== 'ready')) return { ...position, options };
  if (options.combined && position.stage === 'attacker-card')
    return { ...position, options, stage: 'muster' };
  if (!options.combined && position.stage === 'muster')
    return { ...position, options, stage: 'attacker-card' };
  return { ...position, options };
}

function disagree(position: Position, how: string): never {
  const options = optionsOn(position.options).join(' ') || 'none';
  throw new Error(`${how}\noptions: ${options}\nposition: ${JSON.stringify(position)}`);
}
