import type { AnyGame, AnyForm } from '../../referee/erased-types.ts';
import type { Packing } from '../../referee/packing.ts';
import {
  digitsIn,
  digitsOut,
  fromText,
  toText,
  type DigitsIn,
  type DigitsOut,
  some,
  text,
  whole,
  count,
  LONGEST_TEXT,
  oneOf,
} from '../../codec.ts';
import { hashOf } from '../../referee/chance/fnv-hash.ts';
import { type GameRecord, readRecord, recordFrom, replay } from '../../referee/record.ts';
import { failed, ok, type Result } from '../../result.ts';
import { chanceOf, type Script } from '../../referee/chance/random.ts';
import type { KernelFault } from '../../referee/messages/kernel-faults.ts';
import { sayingOf } from '../../language.ts';

/**
 * What a link can share of a game. The text has a format letter, a checksum of four characters, and a body: which game,
 * which version of its rules, the kind of content, and the content.
 *
 *     const packed = pack(packer, { kind: 'position', position });
 *     if (packed.ok) unpack(packer, packed.value);
 */
export type Shared =
  | { readonly kind: 'position'; readonly position: unknown }
  /** What one player knows of a position; nothing hidden from them is in the text. */
  | { readonly kind: 'view'; readonly observation: unknown }
  | { readonly kind: 'record'; readonly record: GameRecord }
  /** The rulings that are switched to their other reading. */
  | { readonly kind: 'rulings'; readonly options: readonly string[] };

interface Unpacked {
  /** The version of the rules it was packed with. */
  readonly rules: string;
  readonly shared: Shared;
}

/** Why a text cannot be unpacked. */
export type PackFault =
  /** Not a packed text, or a character was changed, lost or added. */
  | { readonly why: 'damaged' }
  /** Packed in a later format. */
  | { readonly why: 'newer' }
  /** Packed for another game; `mark` is that game's `markOf`. */
  | { readonly why: 'other game'; readonly mark: number }
  /** Intact, but the content is impossible under these rules. */
  | { readonly why: 'impossible'; readonly rules: string; readonly what: string };

/**
 * The format that texts are packed in, as their first character. Changing a codec takes a new letter, except
 * for a game's own codecs that change with its rules: those are selected by the rules version in the text.
 */
const FORMAT = 'A';
const CHECK_LENGTH = 4;
/**
 * The longest text that is unpacked: enough for a whole game with the longest seed and script. A text is
 * parsed as one bigint, which takes time quadratic in its length.
 */
const LONGEST_PACKED = 40_000;
const KINDS = ['position', 'view', 'record', 'rulings'] as const satisfies readonly Shared['kind'][];
/** Leaves room for more kinds. */
const KIND = whole(0, 15);

/** A 16-bit hash of the game's id: short, and enough to tell games apart. */
export const markOf = (game: string): number => hashOf(game) & 0xffff;
const MARK = whole(0, 0xffff);

const checkOf = (format: string, body: string): string =>
  toText(BigInt(hashOf(format + body) & 0xffffff), CHECK_LENGTH);

/** Packs shared content into text; a fault says why a record cannot be played. */
export function pack(packer: Packer, shared: Shared): Result<string, string> {
  const to = begun(packer.game, shared.kind);
  const written = writeShared(packer, shared, to);
  if (!written.ok) return written;
  const packed = sealed(to);
  return packed.length > LONGEST_PACKED
    ? fault(packer.game, { says: 'longLink', most: LONGEST_PACKED })
    : ok(packed);
}

/** Packs the switched rulings alone: the same text as `pack`, without loading the position codecs. */
export function packRulings(game: Head, options: readonly string[]): string {
  const to = begun(game, 'rulings');
  some(game.options).write(to, options);
  return sealed(to);
}

/** The fields of a game that the head of a text needs. */
export type Head = Pick<AnyGame, 'id' | 'rules' | 'options'>;

function begun(game: Head, kind: Shared['kind']): DigitsOut {
  const to = digitsOut();
  MARK.write(to, markOf(game.id));
  text.write(to, game.rules);
  KIND.write(to, KINDS.indexOf(kind));
  return to;
}

function sealed(digits: DigitsOut): string {
  const body = toText(digits.number());
  return FORMAT + checkOf(FORMAT, body) + body;
}

function writeShared(packer: Packer, shared: Shared, to: DigitsOut): Result<null, string> {
  switch (shared.kind) {
    case 'position':
      packer.packing.position.write(to, shared.position);
      return ok(null);
    case 'view':
      packer.packing.observation.write(to, shared.observation);
      return ok(null);
    case 'record':
      return writeRecord(packer, shared.record, to);
    case 'rulings':
      some(packer.game.options).write(to, shared.options);
      return ok(null);
  }
}

/** Unpacks a text. Accepts any string: invalid input is returned as a fault, never thrown. */
export function unpack(packer: Packer, packed: string): Result<Unpacked, PackFault> {
  const opened = openedFor(packer.game, packed);
  if (!opened.ok) return opened;
  const { from, rules, kind } = opened.value;
  const shared = readShared(packer, rules, kind, from);
  if (!shared.ok) return failed({ why: 'impossible', rules, what: shared.faults.join('; ') });
  return from.isLeft() ? failed({ why: 'damaged' }) : ok({ rules, shared: shared.value });
}

/** Unpacks the switched rulings alone: the same as `unpack`, without loading the position codecs. */
export function unpackRulings(
  game: Head,
  packed: string,
): Result<{ readonly rules: string; readonly options: readonly string[] }, PackFault> {
  const opened = openedFor(game, packed);
  if (!opened.ok) return opened;
  const { from, rules, kind } = opened.value;
  if (kind !== 'rulings') return failed({ why: 'damaged' });
  const options = some(game.options).read(from);
  return from.isLeft() ? failed({ why: 'damaged' }) : ok({ rules, options });
}

interface Opened {
  /** Digits not yet read. */
  readonly from: DigitsIn;
  readonly rules: string;
  readonly kind: Shared['kind'];
}

/** Checks a text and reads it up to its content; a fault where it belongs to another game. */
function openedFor(game: Head, packed: string): Result<Opened, PackFault> {
  if (packed.length > LONGEST_PACKED) return failed({ why: 'damaged' });
  const format = packed.charAt(0);
  const body = packed.slice(1 + CHECK_LENGTH);
  const number = fromText(body);
  if (number === null || packed.slice(1, 1 + CHECK_LENGTH) !== checkOf(format, body))
    return failed({ why: 'damaged' });
  // Later formats keep letter and checksum in place, so that a newer text is told from a damaged one.
  if (format !== FORMAT) return failed({ why: 'newer' });
  const from = digitsIn(number);
  const mark = MARK.read(from);
  if (mark !== markOf(game.id)) return failed({ why: 'other game', mark });
  const rules = text.read(from);
  const kind = KINDS[KIND.read(from)];
  if (kind === undefined) return failed({ why: 'newer' });
  return ok({ from, rules, kind });
}

function readShared(
  packer: Packer,
  rules: string,
  kind: (typeof KINDS)[number],
  from: DigitsIn,
): Result<Shared, string> {
  const { game, form } = packer;
  const packing = packedUnder(packer.packing, rules);
  switch (kind) {
    case 'position': {
      const position = checkedPosition(form, packing.position.read(from));
      return position.ok ? ok({ kind, position: position.value }) : position;
    }
    case 'view': {
      const observation = packing.observation.read(from);
      const dealt = checkedPosition(form, game.resample(observation, ''));
      return dealt.ok ? ok({ kind, observation }) : dealt;
    }
    case 'record': {
      const record = readRecordFrom(packer, rules, from);
      return record.ok ? ok({ kind, record: record.value }) : record;
    }
    case 'rulings':
      return ok({ kind, options: some(game.options).read(from) });
  }
}

/** What it takes to pack a game's positions and records. */
export interface Packer {
  readonly game: AnyGame;
  readonly form: AnyForm;
  readonly packing: Packing;
}

/** A failed result, with the fault in the language of the game. */
export const fault = ({ words }: Pick<AnyGame, 'words'>, found: KernelFault): Result<never, string> =>
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

/** The codecs for a version of the rules: its own where it has them, else the current ones. */
function packedUnder(
  { position, observation, earlier = {} }: Packing,
  rules: string,
): Pick<Packing, 'position' | 'observation'> & Partial<NonNullable<Packing['earlier']>[string]> {
  const then = Object.hasOwn(earlier, rules) ? earlier[rules] : undefined;
  return then ?? { position, observation };
}
