import type { AnyGame } from '../erased-types.ts';
import { digitsIn, digitsOut, fromText, toText, type DigitsIn, type DigitsOut } from './digits.ts';
import { hashOf } from '../hash.ts';
import { packedUnder, some, text, whole } from './codec.ts';
import { checkedPosition, fault, readRecordFrom, writeRecord, type Packer } from './record.ts';
import type { GameRecord } from '../record.ts';
import { failed, ok, type Result } from '../../result.ts';

/**
 * What is shared of a game, as text for an address: the letter of the format, four characters that check the rest, and
 * the rest: which game, which version of its rules, what it is, and the thing itself.
 *
 *     const packed = pack(packer, { kind: 'position', position });
 *     if (packed.ok) unpack(packer, packed.value);
 */
export type Shared =
  | { readonly kind: 'position'; readonly position: unknown }
  /** What one player knows of a position; what is hidden from them is not in the text. */
  | { readonly kind: 'view'; readonly observation: unknown }
  | { readonly kind: 'record'; readonly record: GameRecord }
  /** The rulings that are switched to their other reading. */
  | { readonly kind: 'rulings'; readonly options: readonly string[] };

/** What a text held. */
interface Unpacked {
  /** The version of the rules it was packed under. */
  readonly rules: string;
  readonly shared: Shared;
}

/** Why a text cannot be opened. */
export type PackFault =
  /** It is no such text, or a character of it was changed, lost or added. */
  | { readonly why: 'damaged' }
  /** It was made by a version that packs otherwise. */
  | { readonly why: 'newer' }
  /** It is of another game: the one with this mark. */
  | { readonly why: 'other game'; readonly mark: number }
  /** It is whole, and what it holds cannot be under these rules. */
  | { readonly why: 'impossible'; readonly rules: string; readonly what: string };

/**
 * How texts are packed at present: the first character of each. A change of any code is another letter, but for a game's
 * own codes where they change with its rules: those go by the version that stands in the text.
 */
const FORMAT = 'A';
const CHECK_LENGTH = 4;
/**
 * The longest text that is opened: a whole game whose seed and forced results are as long as can be has room in it. A
 * text becomes one number, and the time to take that apart grows with its square.
 */
const LONGEST_PACKED = 40_000;
const KINDS = ['position', 'view', 'record', 'rulings'] as const satisfies readonly Shared['kind'][];
/** Room for kinds to come. */
const KIND = whole(0, 15);

/** A game's mark in a text: few enough bits to be short, enough to tell games apart. */
export const markOf = (game: string): number => hashOf(game) & 0xffff;
const MARK = whole(0, 0xffff);

const checkOf = (format: string, body: string): string =>
  toText(BigInt(hashOf(format + body) & 0xffffff), CHECK_LENGTH);

/** The text of something shared; a fault says what keeps a record from being played. */
export function pack(packer: Packer, shared: Shared): Result<string, string> {
  const to = begun(packer.game, shared.kind);
  const written = writeShared(packer, shared, to);
  if (!written.ok) return written;
  const packed = sealed(to);
  return packed.length > LONGEST_PACKED
    ? fault(packer.game, { says: 'longLink', most: LONGEST_PACKED })
    : ok(packed);
}

/** The text of a set of rulings: what `pack` makes of it, without all that positions take. */
export function packRulings(game: Head, options: readonly string[]): string {
  const to = begun(game, 'rulings');
  some(game.options).write(to, options);
  return sealed(to);
}

/** What a text says of its game. */
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

/** What a text holds. Any text at all may be given: what is wrong with it is a fault, never an error. */
export function unpack(packer: Packer, packed: string): Result<Unpacked, PackFault> {
  const opened = openedFor(packer.game, packed);
  if (!opened.ok) return opened;
  const { from, rules, kind } = opened.value;
  const shared = readShared(packer, rules, kind, from);
  if (!shared.ok) return failed({ why: 'impossible', rules, what: shared.faults.join('; ') });
  return from.isLeft() ? failed({ why: 'damaged' }) : ok({ rules, shared: shared.value });
}

/** The set of rulings that a text holds: what `unpack` makes of it, without all that positions take. */
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
  /** What is left to read. */
  readonly from: DigitsIn;
  readonly rules: string;
  readonly kind: Shared['kind'];
}

/** A text of this game, checked and read as far as what it holds. */
function openedFor(game: Head, packed: string): Result<Opened, PackFault> {
  if (packed.length > LONGEST_PACKED) return failed({ why: 'damaged' });
  const format = packed.charAt(0);
  const body = packed.slice(1 + CHECK_LENGTH);
  const number = fromText(body);
  if (number === null || packed.slice(1, 1 + CHECK_LENGTH) !== checkOf(format, body))
    return failed({ why: 'damaged' });
  // Formats to come keep format and check where they are, so that a whole text is told from a broken one.
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
