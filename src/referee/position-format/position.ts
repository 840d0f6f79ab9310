import type { Form, FormFault } from '../messages/kernel-faults.ts';
import { fields, formOf } from './read-form.ts';
import type { Fault } from '../game.ts';
import type { Code } from '../codec/codec.ts';
import type { Said } from '../../language.ts';
import { failed, ok, type Result } from '../../result.ts';
import type { OpenKeys } from '../visibility.ts';
import { readOr, type Asking, type Shape } from './shape.ts';
import { gathered, inOrder, written, type Group, type Parts } from './combinators.ts';

/**
 * The definition of a game's positions. `Read` is a position as written, in which unknown parts are still to
 * be dealt.
 */
interface Declared<Position, Read, Rule extends string> {
  /** Every part, in the order of writing. */
  readonly parts: Parts<Read, Read, Rule>;
  /** The written names of parts, where they differ from their keys. */
  readonly named?: Readonly<Partial<Record<keyof Read, string>>>;
  /**
   * Makes the position: deals unknown parts, drops parts that are only written, and reports contradictions in
   * `form`.
   */
  readonly settle: (read: Read, form: Form) => Position;
  /** What is wrong with a position whose parts are all readable. */
  readonly faultsOf?: (position: Position) => readonly Fault<Rule, Said>[];
}

/** The result of parsing, as far as it goes. */
interface Outline<Position, Rule extends string, Says = FormFault> {
  /** Only for display: with faults, it may be an invalid position. */
  readonly position: Position;
  readonly faults: readonly Fault<Rule, Says>[];
  /** The written form in full, without unknown parts. */
  readonly known: Readonly<Record<string, unknown>>;
}

/** Parses, writes, packs and edits a game's positions. */
export interface PositionShape<Position, Rule extends string, Says = FormFault> extends Pick<
  Asking,
  'inside'
> {
  /** The fields of a written position. */
  readonly fields: readonly string[];
  /** Parses as far as possible, for an editor while somebody is still typing. */
  readonly outline: (written: unknown) => Outline<Position, Rule, Says>;
  /** A position, or every fault in it. */
  readonly read: (written: unknown) => Result<Position, Fault<Rule, Says>>;
  /** The shortest written form that `read` parses back. */
  readonly write: (position: Position) => Readonly<Record<string, unknown>>;
  /** The same with every part, defaults included. */
  readonly writeInFull: PositionShape<Position, Rule, Says>['write'];
  /** The codec, with the parts in this order; by default in that of `parts`. */
  readonly code: (order?: readonly ((keyof Position & string) | Group<Position>)[]) => Code<Position>;
  /** The codec of an observation; hidden parts have codecs of their own. */
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
  // A complete position has no unknown parts, so it is also a valid `Read`.
  const around = (position: Position) => position as unknown as Read;
  const outline = (what: unknown): Outline<Position, Rule, Says> => {
    const form = formOf(what);
    const forms = fields(form, names);
    const read = gathered<Read>(keys, (key, own) => readOr(parts[key], forms[nameOf(key)] ?? form, own));
    const position = settle(read, form);
    const found = form.faults.length === 0 ? faultsOf(position) : form.faults;
    const known = written(keys, (key) => inFull(parts[key])(read[key], read), nameOf);
    // The faults come from the shape's parts and the game's, which use these rules and keys.
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

/** The codec of a part, given the whole. */
const codeOf = <Read, Value>(parts: Parts<Read, Read, string>, key: string, whole: object): Code<Value> =>
  parts[key as keyof Read].code(whole as Read) as unknown as Code<Value>;
