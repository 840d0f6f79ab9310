import type { Form, FormFault } from '../messages/faults.ts';
import { fields, formOf } from './reading.ts';
import type { Fault } from '../game.ts';
import type { Code } from '../codec/codec.ts';
import type { Said } from '../../language.ts';
import { failed, ok, type Result } from '../../result.ts';
import type { OpenKeys } from '../visibility.ts';
import { readOr, type Asking, type Shape } from './shape.ts';
import { gathered, inOrder, written, type Group, type Parts } from './combinators.ts';

/** What a game says of its positions, once. `Read` is what is written of one; what is unknown there is dealt. */
interface Declared<Position, Read, Rule extends string> {
  /** Every part, in the order in which it is written. */
  readonly parts: Parts<Read, Read, Rule>;
  /** How parts are called where that is not their key. */
  readonly named?: Readonly<Partial<Record<keyof Read, string>>>;
  /** The position that is meant: deals what is unknown, drops what is only written, notes what does not go together. */
  readonly settle: (read: Read, form: Form) => Position;
  /** What is wrong with a position whose every part can be read. */
  readonly faultsOf?: (position: Position) => readonly Fault<Rule, Said>[];
}

/** What was written, as far as it can be made out. */
interface Outline<Position, Rule extends string, Says = FormFault> {
  /** To look at only: where there are faults, it need be no position at all. */
  readonly position: Position;
  readonly faults: readonly Fault<Rule, Says>[];
  /** What is written, in full; what is unknown is not in it. */
  readonly known: Readonly<Record<string, unknown>>;
}

/** A game's positions: read, written, packed and asked for. */
export interface PositionShape<Position, Rule extends string, Says = FormFault> extends Pick<
  Asking,
  'inside'
> {
  /** The fields of a written position. */
  readonly fields: readonly string[];
  /** Reads what was written as far as it goes, for whoever is still at writing it. */
  readonly outline: (written: unknown) => Outline<Position, Rule, Says>;
  /** A position, or every reason why there is none. */
  readonly read: (written: unknown) => Result<Position, Fault<Rule, Says>>;
  /** As people write it, as short as its parts allow: `read` gives it back. */
  readonly write: (position: Position) => Readonly<Record<string, unknown>>;
  /** The same with every part. */
  readonly writeInFull: PositionShape<Position, Rule, Says>['write'];
  /** Its digits, in an order: that of the parts, where it is left out. */
  readonly code: (order?: readonly ((keyof Position & string) | Group<Position>)[]) => Code<Position>;
  /** The digits of what somebody sees of it: parts that are not open to all have digits of their own. */
  readonly seen: <Observed extends object>(
    order: readonly ((OpenKeys<Position, Observed> & string) | Group<Observed>)[],
  ) => Code<Observed>;
}

export function positionShape<
  Position extends object,
  Read extends object,
  Rule extends string,
  Says = FormFault,
>(declared: Declared<Position, Read, Rule>): PositionShape<Position, Rule, Says> {
  const { parts, named = {}, settle, faultsOf = () => [] } = declared;
  type Key = keyof Read & string;
  const keys = Object.keys(parts) as Key[];
  const nameOf = (key: Key): string => (named as Partial<Record<Key, string>>)[key] ?? key;
  const names = keys.map(nameOf);
  // Where a position is written or packed, its parts are those of what is read: none of them is unknown.
  const around = (position: Position) => position as unknown as Read;
  const outline = (what: unknown): Outline<Position, Rule, Says> => {
    const form = formOf(what);
    const forms = fields(form, names);
    const read = gathered<Read>(keys, (key, own) => readOr(parts[key], forms[nameOf(key)] ?? form, own));
    const position = settle(read, form);
    const found = form.faults.length === 0 ? faultsOf(position) : form.faults;
    const known = written(keys, (key) => inFull(parts[key])(read[key], read), nameOf);
    // They are noted by the shape's own parts and by the game's, whose rules and keys these are.
    return { position, faults: found as readonly Fault<Rule, Says>[], known };
  };
  const writtenBy = (
    writerOf: <Part extends Key>(key: Part) => Shape<Read[Part], Read, Rule>['write'],
    position: Position,
  ) =>
    written(
      keys,
      (key) => (key in position ? writerOf(key)(around(position)[key], around(position)) : undefined),
      nameOf,
    );
  return {
    fields: names,
    outline,
    read: (what) => {
      const { position, faults } = outline(what);
      return faults.length === 0 ? ok(position) : failed(...faults);
    },
    write: (position) => writtenBy((key) => parts[key].write, position),
    writeInFull: (position) => writtenBy((key) => inFull(parts[key]), position),
    code: (order = keys as readonly string[] as readonly (keyof Position & string)[]) =>
      inOrder<Position>(order, (key) => (position) => codeOf(parts, key, position)),
    seen: <Observed extends object>(order: readonly ((keyof Observed & string) | Group<Observed>)[]) =>
      inOrder<Observed>(order, (key) => (seen) => codeOf(parts, key, seen)),
    inside: (step) => {
      const key = keys.find((other) => nameOf(other) === step);
      return key === undefined ? undefined : parts[key];
    },
  };
}

const inFull = <T, Around>(shape: Shape<T, Around, string>): Shape<T, Around>['write'] =>
  shape.writeInFull ?? shape.write;

/** The digits of a part, by what is there of the whole. */
const codeOf = <Read, Value>(parts: Parts<Read, Read, string>, key: string, whole: object): Code<Value> =>
  parts[key as keyof Read].code(whole as Read) as unknown as Code<Value>;
