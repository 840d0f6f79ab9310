import type { AnyGame } from '../erased-types.ts';
import { digitsIn, digitsOut, fromText, toText, type DigitsIn, type DigitsOut } from './digits.ts';
import { hashOf } from '../chance/fnv-hash.ts';
import { packedUnder, some, text, whole } from './codec.ts';
import { checkedPosition, fault, readRecordFrom, writeRecord, type Packer } from './record-codec.ts';
import type { GameRecord } from '../record.ts';
import { failed, ok, type Result } from '../../result.ts';

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
