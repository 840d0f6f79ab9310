import type { AnyForm, AnyGame, AnyPacking } from '../erased-types.ts';
import type { DigitsIn, DigitsOut } from './digits.ts';
import { hashOf } from '../hash.ts';
import { chanceOf, type Script } from '../chance/random.ts';
import { count, LONGEST_TEXT, oneOf, packedUnder, some, text, whole } from './codec.ts';
import { readRecord, recordFrom, replay, type GameRecord } from '../record.ts';
import type { LinkFault } from '../messages/faults.ts';
import { sayingOf } from '../../language.ts';
import { failed, ok, type Result } from '../../result.ts';

/** What packing a game's positions and records takes. */
export interface Packer {
  readonly game: AnyGame;
  readonly form: AnyForm;
  readonly packing: AnyPacking;
}

/** A fault in the words of a game. */
export const fault = ({ words }: Pick<AnyGame, 'words'>, found: LinkFault): Result<never, string> =>
  failed(sayingOf(words.faults)(found));

/** Where a record begins. */
const BEGINNINGS = ['seed', 'script', 'position'] as const;
const beginning = oneOf(BEGINNINGS);

/** How many moves there are. */
const LENGTH = count(0xffff);

/** The moves' words as a number, to know that they still mean the same. */
const WORDS = whole(0, 0xffff);
const wordsMark = (moves: readonly string[]): number => hashOf(moves.join('\n')) & 0xffff;

/**
 * A record as digits: how it begins, then for each move its place among those that are legal there. That order is part
 * of a version of the rules, so the record ends with a mark of the moves' words: under other rules it either is the same
 * game or is known to be another. Faults say why the record cannot be played.
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
 * The record that digits hold, written under a version of the rules; a fault says why they hold none that can be played
 * under those in force.
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

/** The first position of a packed record, and the record without its moves. */
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

/** A script from its JSON; null where it is none. */
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

/** A position that digits gave, if it is one that can be. */
export function checkedPosition(form: AnyForm, position: unknown): Result<unknown, string> {
  const read = form.read(form.write(position));
  return read.ok
    ? read
    : failed(...read.faults.map(({ place, message }) => (place === '' ? message : `${place}: ${message}`)));
}
