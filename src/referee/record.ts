import { chanceOf, type Script } from './chance.ts';
import type { Game } from './game.ts';
import { failed, ok, type Result } from './result.ts';
import type { Verdict } from './verdict.ts';

/**
 * A record: all that is needed to come to the same position again. The unit of sharing, of testing and of teaching.
 */
export interface GameRecord {
  /** The game's id, such as "victory-tank". */
  readonly game: string;
  /** The version of the rules it was played under. */
  readonly rules: string;
  /** The rulings that were switched to their other reading. */
  readonly options: readonly string[];
  /** Where chance came from. */
  readonly seed: string;
  /** The results that were forced; the seed decides the rest. */
  readonly script?: Script;
  /** The moves in notation, from the set-up on. */
  readonly moves: readonly string[];
}

/** Why a record does not replay. */
export interface BadRecord<Rule extends string, Option extends string> {
  /** The number of the bad move, from 1; 0 where the record's head is bad. */
  readonly move: number;
  /** What is wrong, naming the place. */
  readonly message: string;
  /** The verdict, where the move was understood and is illegal. */
  readonly verdict: Verdict<Rule, Option> | null;
}

/** A replayed record: every position from the set-up on, one more than there are moves. */
export interface Replay<Position, Move> {
  readonly positions: readonly [Position, ...Position[]];
  readonly moves: readonly Move[];
}

/** Plays a record again; it is refused at its first bad move. */
export function replay<Position, Move, Rule extends string, Option extends string, Observation>(
  game: Game<Position, Move, Rule, Option, Observation>,
  record: GameRecord,
): Result<Replay<Position, Move>, BadRecord<Rule, Option>> {
  const bad = (move: number, message: string, verdict: Verdict<Rule, Option> | null = null) =>
    failed({ move, message, verdict });
  if (record.game !== game.id) return bad(0, `the record is of the game "${record.game}", not of ${game.id}`);
  if (record.rules !== game.rules) {
    return bad(0, `the record follows version ${record.rules} of the rules; this is ${game.rules}`);
  }
  const on = game.options.filter((option) => record.options.includes(option));
  const unknown = record.options.find((option) => !on.some((known) => known === option));
  if (unknown !== undefined) return bad(0, `"${unknown}" is no option of ${game.id}`);
  const first = game.setUp(on, chanceOf(record.seed, record.script));
  if (!first.ok) return bad(0, first.faults.join('; '));

  let position = first.value;
  const positions: [Position, ...Position[]] = [position];
  const moves: Move[] = [];
  for (const [index, words] of record.moves.entries()) {
    const number = index + 1;
    const parsed = game.parse(position, words);
    if (!parsed.ok) return bad(number, `move ${number}: ${parsed.faults.join('; ')}`);
    const verdict = game.judge(position, parsed.value);
    if (!verdict.allowed) return bad(number, `move ${number}, "${words}", is not allowed`, verdict);
    position = game.play(position, parsed.value);
    positions.push(position);
    moves.push(parsed.value);
  }
  return ok({ positions, moves });
}

/** A record from its JSON, or what keeps it from being one. */
export function readRecord(form: unknown): Result<GameRecord, string> {
  if (typeof form !== 'object' || form === null || Array.isArray(form))
    return failed('A record is an object');
  const { game, rules, options = [], seed = '', script, moves, ...others } = form as Record<string, unknown>;
  const faults = Object.keys(others).map((key) => `${key}: a record has no such field`);
  if (typeof game !== 'string') faults.push('game: the id of a game is needed, such as "victory-tank"');
  if (typeof rules !== 'string') faults.push('rules: the version of the rules is needed, such as "1"');
  if (typeof seed !== 'string') faults.push('seed: a text is needed');
  if (!areTexts(options)) faults.push('options: a list of option names is needed');
  if (!areTexts(moves)) faults.push('moves: a list of moves in notation is needed');
  if (script !== undefined && !isScript(script))
    faults.push('script: lists of results by purpose are needed');
  if (faults.length > 0) return failed(...faults);
  const record = { game, rules, options, seed, moves } as GameRecord;
  return ok(script === undefined ? record : { ...record, script: script as Script });
}

const areTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const isScript = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(
    (list) =>
      Array.isArray(list) && list.every((item) => typeof item === 'string' || typeof item === 'number'),
  );
