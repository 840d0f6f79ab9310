import type { AnyForm, AnyGame, AnyPacking } from '../erased-types.ts';
import type { DigitsIn, DigitsOut } from './digits.ts';
import { hashOf } from '../chance/fnv-hash.ts';
import { chanceOf, type Script } from '../chance/random.ts';
import { count, LONGEST_TEXT, oneOf, packedUnder, some, text, whole } from './codec.ts';
import { readRecord, recordFrom, replay, type GameRecord } from '../record.ts';
import type { LinkFault } from '../messages/kernel-faults.ts';
import { sayingOf } from '../../language.ts';
import { failed, ok, type Result } from '../../result.ts';

/** What it takes to pack a game's positions and records. */
export interface Packer {
  readonly game: AnyGame;
  readonly form: AnyForm;
  readonly packing: AnyPacking;
}

/** A failed result, with the fault in the language of the game. */
export const fault = ({ words }: Pick<AnyGame, 'words'>, found: LinkFault): Result<never, string> =>
  failed(sayingOf(words.faults)(found));

/** How a record can begin. */
const BEGINNINGS = ['seed', 'script', 'position'] as const;
const beginning = oneOf(BEGINNINGS);

/** The number of moves. */
const LENGTH = count(0xffff);

/** A 16-bit hash of the moves in notation, to detect that they mean something else under other rules. */
const WORDS = whole(0, 0xffff);
const wordsMark = (moves: readonly string[]): number => hashOf(moves.join('\n')) & 0xffff;

/**
 * Writes a record: its beginning, then each move as its index among the legal moves. The order of legal moves
 * is part of a version of the rules, so the record ends with a hash of the moves in notation: under other
 * rules it is either the same game or rejected. Faults say why the record cannot be played.
 */
export function writeRecord(
  { game, form, packing }: Packer,
  record: GameRecord,
  to: DigitsOut,
): Result<null, string> {
  const replayed = replay(game, record, form);
  if (!replayed.ok) return failed(...replayed.faults.map(({ message }) => message));
  const { positions, moves } = replayed.value;
  const { seed, script, position } = record;
  const forced = script === undefined ? '' : JSON.stringify(script);
  if (Math.max(seed.length, forced.length) > LONGEST_TEXT)
    return fault(game, { says: 'longTexts', most: LONGEST_TEXT });
  const begins = position !== undefined ? 'position' : script !== undefined ? 'script' : 'seed';
  beginning.write(to, begins);
  if (begins === 'position') packing.position.write(to, positions[0]);
  else {
    some(game.options).write(to, record.options);
    text.write(to, seed);
    if (begins === 'script') text.write(to, forced);
  }
  LENGTH.write(to, moves.length);
  const words = moves.map((move, index) => {
    const before = positions[index];
    const legal = game.moves(before).map((other) => game.print(before, other));
    const made = game.print(before, move);
    to.put(legal.indexOf(made), legal.length);
    return made;
  });
  WORDS.write(to, wordsMark(words));
  return ok(null);
}

/**
 * Reads a record that was written under a version of the rules; a fault says why it cannot be played under the
 * current ones.
 */
export function readRecordFrom(packer: Packer, rules: string, from: DigitsIn): Result<GameRecord, string> {
  const { game, packing } = packer;
  const begun = readBeginning(packer, rules, from);
  const movesThen = packedUnder(packing, rules).moves ?? game.moves;
  if (!begun.ok) return begun;
  let position = begun.value.first;
  const moves: string[] = [];
  const length = LENGTH.read(from);
  for (let number = 1; number <= length; number++) {
    const legal = movesThen(position);
    const move = legal[from.take(legal.length)];
    if (move === undefined) return fault(game, { says: 'noMoveThere', move: number });
    moves.push(game.print(position, move));
    position = game.play(position, move);
  }
  if (WORDS.read(from) !== wordsMark(moves)) return fault(game, { says: 'otherMoves' });
  return ok({ ...begun.value.record, moves });
}

/** Reads the first position of a packed record, and the record without its moves. */
function readBeginning(
  { game, form, packing }: Packer,
  rules: string,
  from: DigitsIn,
): Result<{ readonly first: unknown; readonly record: GameRecord }, string> {
  const begins = beginning.read(from);
  if (begins === 'position') {
    const checked = checkedPosition(form, packedUnder(packing, rules).position.read(from));
    if (!checked.ok) return checked;
    return ok({ first: checked.value, record: recordFrom(game, form, checked.value) });
  }
  const options = some(game.options).read(from);
  const head = { game: game.id, rules: game.rules, options, seed: text.read(from), moves: [] };
  const script = begins === 'script' ? scriptOf(text.read(from)) : undefined;
  if (script === null) return fault(game, { says: 'noResults' });
  const first = game.setUp(options, chanceOf(head.seed, script));
  if (!first.ok) return first;
  return ok({ first: first.value, record: script === undefined ? head : { ...head, script } });
}

/** Parses a script from JSON; null where it is invalid. */
function scriptOf(json: string): Script | null {
  try {
    const record = readRecord({
      game: '',
      rules: '',
      seed: '',
      moves: [],
      script: JSON.parse(json) as unknown,
    });
    return record.ok ? (record.value.script ?? null) : null;
  } catch {
    return null;
  }
}

/** Validates a decoded position with the game's form. */
export function checkedPosition(form: AnyForm, position: unknown): Result<unknown, string> {
  const read = form.read(form.write(position));
  return read.ok
    ? read
    : failed(...read.faults.map(({ place, message }) => (place === '' ? message : `${place}: ${message}`)));
}
