/** Generates the lines of `cases.json` from the examples of `content/victory-tank`. */
import { EXAMPLES } from '../../../content/victory-tank/examples/all.ts';
import type { CourseExample, Example, ScoreExample } from '../../../content/victory-tank/examples/tables.ts';
import type { Written } from '../../../src/book/example.ts';
import { victoryTank } from '../../../src/games/victory-tank/rules/judge.ts';
import { OPTION_IDS, type OptionId, flipOption } from '../../../src/games/victory-tank/rules/options.ts';
import type { Position } from '../../../src/games/victory-tank/rules/position.ts';
import { victoryTankPositions as positions } from '../../../src/games/victory-tank/rules/position-format.ts';
import { score } from '../../../src/games/victory-tank/rules/outcome.ts';
import type { ConformanceCase, CourseCase, Scored, ScoreCase, TryCase } from '../shapes.ts';

export const CASES = new URL('cases.json', import.meta.url);

interface Named {
  readonly id: string;
  readonly title: string;
}

/** The lines in the order of the examples, without set-ups, which `perft.json` covers. */
export function cases(): ConformanceCase[] {
  return EXAMPLES.flatMap((example) => (example.kind === 'set-up' ? [] : [caseOf(example)]));
}

function caseOf(example: Exclude<Example, { kind: 'set-up' }>): ConformanceCase {
  const { id, title } = example;
  switch (example.kind) {
    case 'try':
      return tryCase({ id, title }, playedOn(readOf(example.position), example.before ?? []), example.try);
    case 'course':
      return courseCase(example, { id, title });
    case 'score':
      return scoreCase(example, { id, title });
    case 'fault': {
      const found = positions.read(example.position);
      const places = found.ok ? [] : found.faults.map(({ place }) => place);
      return { kind: 'fault', id, title, position: example.position, places: [...new Set(places)].sort() };
    }
  }
}

function courseCase({ position: written, moves, turnsOn }: CourseExample, named: Named): CourseCase {
  const position = readOf(written);
  const reached = positions.write(playedOn(position, moves));
  const line = { kind: 'course', ...named, position: positions.write(position), moves, reached } as const;
  if (turnsOn === undefined) return line;
  const option = optionNamed(turnsOn);
  const other = { ...position, options: flipOption(position.options, option) };
  return {
    ...line,
    otherwise: { option, reached: isLine(other, moves) ? positions.write(playedOn(other, moves)) : null },
  };
}

function scoreCase(example: ScoreExample, named: Named): ScoreCase {
  const { before: moves = [], turnsOn } = example;
  const position = readOf(example.position);
  const score = scored(playedOn(position, moves));
  const line = { kind: 'score', ...named, position: positions.write(position), moves, ...score } as const;
  if (turnsOn === undefined) return line;
  const option = optionNamed(turnsOn);
  const other = { ...position, options: flipOption(position.options, option) };
  return { ...line, otherwise: { option, ...scored(playedOn(other, moves)) } };
}

/** The score if the game ended here. */
export function scored(position: Position): Scored {
  const { totals, winner } = score(position);
  return { red: totals[0], gray: totals[1], winner: winner === 0 ? 'red' : 'gray' };
}

function optionNamed(name: string): OptionId {
  const option = OPTION_IDS.find((id) => id === name);
  if (option === undefined) throw new Error(`${name} is no option`);
  return option;
}

function tryCase(named: Named, position: Position, words: string): TryCase {
  const move = victoryTank.parse(position, words);
  if (!move.ok) throw new Error(`${named.id}: ${move.faults.join(' ')}`);
  const { allowed, breaches, rulings } = victoryTank.judge(position, move.value);
  return {
    kind: 'try',
    ...named,
    position: positions.write(position),
    legal: legalIn(position),
    try: words,
    allowed,
    breaks: breaches.map(({ rule }) => rule),
    turnsOn: rulings.flatMap(({ option, differs }) => (option !== null && differs ? [option] : [])).sort(),
  };
}

/** Every legal move in notation, sorted. */
export const legalIn = (position: Position): string[] =>
  victoryTank
    .moves(position)
    .map((move) => victoryTank.print(position, move))
    .sort();

function readOf(written: Written): Position {
  const position = positions.read(written);
  if (!position.ok)
    throw new Error(position.faults.map(({ place, message }) => `${place} ${message}`).join('; '));
  return position.value;
}

/** Plays moves in notation; each must be legal. */
export function playedOn(position: Position, notations: readonly string[]): Position {
  return notations.reduce((before, words) => {
    const after = playedIf(before, words);
    if (after === null) throw new Error(`${words} is not legal`);
    return after;
  }, position);
}

/** Whether moves are legal one after another. */
export function isLine(position: Position, notations: readonly string[]): boolean {
  let before: Position | null = position;
  for (const words of notations) before = before && playedIf(before, words);
  return before !== null;
}

/** The position after a move; null if it is illegal. */
function playedIf(position: Position, words: string): Position | null {
  const move = victoryTank.parse(position, words);
  if (!move.ok) throw new Error(move.faults.join(' '));
  return victoryTank.judge(position, move.value).allowed ? victoryTank.play(position, move.value) : null;
}
