import { isObject } from '../is-object.ts';
import { chanceOf, type Script } from './chance/random.ts';
import type { KernelFault, RecordFault } from './messages/kernel-faults.ts';
import type { Game, PositionForm, SpokenGame } from './game.ts';
import { sayingOf } from '../language.ts';
import { failed, ok, type Result } from '../result.ts';
import type { Verdict } from './verdict.ts';

/** A record: everything needed to reproduce a game. Sharing, tests and lessons are built on it. */
export interface GameRecord {
  /** The game's id, such as "victory-tank". */
  readonly game: string;
  /** The version of the rules it was played under. */
  readonly rules: string;
  /** The rulings that were switched to their other reading. */
  readonly options: readonly string[];
  /** The seed of chance; empty where the record begins from a position. */
  readonly seed: string;
  /** Forced results; the seed decides the rest. */
  readonly script?: Script;
  /**
   * The position it begins from, instead of the set-up. The switched rulings are those of `options`; seed and
   * script are then ignored.
   */
  readonly position?: Readonly<Record<string, unknown>>;
  /** The moves in notation. */
  readonly moves: readonly string[];
}

/** Why a record does not replay, and how far it replays. */
interface BadRecord<Rule extends string, Option extends string, Position = unknown, Move = unknown> {
  /** The number of the bad move, from 1; 0 where the record's head is bad. */
  readonly move: number;
  /** What is wrong, naming the place. */
  readonly message: string;
  /** Set where the move was parsed and is illegal. */
  readonly verdict: Verdict<Rule, Option> | null;
  /** The game before the bad move; null where the record's head is bad. */
  readonly reached: Replay<Position, Move> | null;
}

/** A replayed record; there is one more position than moves. */
export interface Replay<Position, Move> {
  readonly positions: readonly [Position, ...Position[]];
  readonly moves: readonly Move[];
}

type Reads<Position> = Pick<PositionForm<Position, string>, 'read'>;

/** Replays a record up to its first bad move. `form` is needed for records that begin from a position. */
export function replay<Position, Move, Rule extends string, Option extends string, Observation>(
  game: SpokenGame<Position, Move, Rule, Option, Observation>,
  record: GameRecord,
  form?: Reads<Position>,
): Result<Replay<Position, Move>, BadRecord<Rule, Option, Position, Move>> {
  const say = (fault: KernelFault) => sayingOf(game.words.faults)(fault);
  let reached: Replay<Position, Move> | null = null;
  const bad = (move: number, message: string, verdict: Verdict<Rule, Option> | null = null) =>
    failed({ move, message, verdict, reached });
  if (record.game !== game.id) return bad(0, say({ says: 'otherGame', of: record.game, game: game.id }));
  if (record.rules !== game.rules)
    return bad(0, say({ says: 'otherRules', of: record.rules, rules: game.rules }));
  const on = game.options.filter((option) => record.options.includes(option));
  const unknown = record.options.find((option) => !on.some((known) => known === option));
  if (unknown !== undefined) return bad(0, say({ says: 'noOption', option: unknown, game: game.id }));
  const first = firstOf(game, record, on, form);
  if (!first.ok) return bad(0, first.faults.join('; '));

  let position = first.value;
  const positions: [Position, ...Position[]] = [position];
  const moves: Move[] = [];
  reached = { positions, moves };
  for (const [index, words] of record.moves.entries()) {
    const number = index + 1;
    const parsed = game.parse(position, words);
    if (!parsed.ok) return bad(number, say({ says: 'unread', move: number, faults: parsed.faults }));
    const verdict = game.judge(position, parsed.value);
    if (!verdict.allowed) return bad(number, say({ says: 'illegal', move: number, written: words }), verdict);
    position = game.play(position, parsed.value);
    positions.push(position);
    moves.push(parsed.value);
  }
  return ok(reached);
}

/** The first position of a record: the set-up, or the position in it. */
function firstOf<Position, Option extends string>(
  game: Pick<SpokenGame<Position, unknown, string, Option, unknown>, 'id' | 'setUp' | 'words'>,
  { position, seed, script, options }: GameRecord,
  on: readonly Option[],
  form: Reads<Position> | undefined,
): Result<Position, string> {
  if (position === undefined) return game.setUp(on, chanceOf(seed, script));
  if (form === undefined) return failed(sayingOf(game.words.faults)({ says: 'noForm', game: game.id }));
  // A game without options has no field for them.
  const read = form.read({ ...position, ...(options.length > 0 && { options }) });
  if (read.ok) return read;
  return failed(
    ...read.faults.map(
      ({ place, message }) => ['position', place].filter(Boolean).join('.') + `: ${message}`,
    ),
  );
}

/**
 * A record that begins from a position, without a move.
 *
 *     const record = recordFrom(game, form, position); // replay(game, record, form) begins there
 */
export function recordFrom<Position, Option extends string>(
  game: Pick<Game<Position, never, string, Option, never>, 'id' | 'rules' | 'optionsOn'>,
  form: Pick<PositionForm<Position, string>, 'write'>,
  position: Position,
): GameRecord {
  const written = form.write(position) as Readonly<Record<string, unknown>>;
  return {
    game: game.id,
    rules: game.rules,
    options: game.optionsOn(position),
    seed: '',
    position: Object.fromEntries(Object.entries(written).filter(([key]) => key !== 'options')),
    moves: [],
  };
}

/** Validates parsed JSON as a record. The options may also stand inside its position. */
export function readRecord(form: unknown): Result<GameRecord, RecordFault> {
  if (!isObject(form)) return failed({ says: 'noRecord' });
  const { game, rules, options: named, seed, script, position, moves, ...others } = form;
  const { options: within, ...begun } = isObject(position) ? position : {};
  const options = named ?? within ?? [];
  const faults = Object.keys(others).map((field): RecordFault => ({ says: 'noRecordField', field }));
  const lacks = (says: Exclude<RecordFault['says'], 'noRecordField'>) => faults.push({ says });
  if (typeof game !== 'string') lacks('noGame');
  if (typeof rules !== 'string') lacks('noRules');
  // Without a seed the set-up could not be reproduced.
  if (typeof seed !== 'string' && !(seed === undefined && isObject(position))) lacks('noSeed');
  if (!areTexts(options)) lacks('noOptions');
  if (!areTexts(moves)) lacks('noMoves');
  if (script !== undefined && !isScript(script)) lacks('noScript');
  if (position !== undefined && !isObject(position)) lacks('noPosition');
  if (named !== undefined && within !== undefined && !sameTexts(named, within)) lacks('otherOptions');
  if (faults.length > 0) return failed(...faults);
  return ok({
    game: game as string,
    rules: rules as string,
    options: options as GameRecord['options'],
    seed: (seed ?? '') as string,
    ...(script === undefined ? {} : { script: script as Script }),
    ...(position === undefined ? {} : { position: begun }),
    moves: moves as readonly string[],
  });
}

const areTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Whether two lists hold the same strings in any order. */
const sameTexts = (one: unknown, other: unknown): boolean =>
  areTexts(one) && areTexts(other) && JSON.stringify([...one].sort()) === JSON.stringify([...other].sort());

const isScript = (value: unknown): boolean =>
  isObject(value) &&
  Object.values(value).every(
    (list) =>
      Array.isArray(list) && list.every((item) => typeof item === 'string' || typeof item === 'number'),
  );
