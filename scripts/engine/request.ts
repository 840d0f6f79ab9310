/** Requests of the engine protocol (`docs/engine-protocol.md`): what a line asks for, with each field checked. */
import { isObject } from '../../src/is-object.ts';
import { readJson, shown } from '../../src/kit/untrusted-input.ts';
import { isRefusal } from '../cli/command-error.ts';

/** Raised when a request or a reply changes its meaning; new commands and new fields do not raise it. */
export const PROTOCOL = 1;

export const COMMANDS = [
  'hello',
  'setup',
  'position',
  'legal',
  'judge',
  'play',
  'undo',
  'observe',
  'lots',
  'outcome',
  'think',
  'choose',
  'stop',
  'quit',
] as const;
export type EngineCommand = (typeof COMMANDS)[number];

/** What kind of thing is wrong: programs go by it, people read the message. */
export type FaultCode = 'json' | 'request' | 'command' | 'position' | 'move' | 'illegal' | 'now' | 'failed';

/** What a reply says instead of an answer. */
export interface EngineFault {
  readonly code: FaultCode;
  readonly message: string;
  /** On an illegal move. */
  readonly verdict?: unknown;
}

/** A fault to throw while a request is answered; the line is answered by it. */
export const engineFault = (code: FaultCode, message: string, verdict?: unknown): Error =>
  new Error(message, { cause: { code, message, ...(verdict !== undefined && { verdict }) } });

/** The fault that an error stands for; a refusal of the commands, or a bug, is of the kind `code`. */
export function faultOf(error: unknown, code: FaultCode): EngineFault {
  if (!(error instanceof Error)) return { code, message: String(error) };
  const { cause } = error;
  const isFault = isObject(cause) && typeof cause['code'] === 'string';
  return isFault ? (cause as unknown as EngineFault) : { code, message: error.message };
}

/** Runs `work`; a refusal becomes a fault of the kind `code`. */
export function answering<Value>(code: FaultCode, work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    throw isRefusal(error) ? engineFault(code, error.message) : error;
  }
}

export interface Request {
  readonly command: EngineCommand;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Repeated in the reply, so that it can be matched; null where the request has none. */
export type RequestId = string | number | null;

/** The JSON of a line. */
export function jsonOf(line: string): unknown {
  const json = readJson(line);
  if (!json.ok) throw engineFault('json', 'The line is no JSON.');
  return json.value;
}

export function idOf(json: unknown): RequestId {
  const id = isObject(json) ? json['id'] : null;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

export function requestOf(json: unknown): Request {
  if (!isObject(json)) throw engineFault('request', 'A request is an object: {"id": 1, "command": "hello"}.');
  const { command: name } = json;
  if (typeof name !== 'string') throw engineFault('request', 'The request has no "command".');
  const command = COMMANDS.find((known) => known === name);
  if (command === undefined)
    throw engineFault('command', `There is no command "${shown(name)}": ${COMMANDS.join(', ')}.`);
  return { command, fields: json };
}

/** How a field is checked, and what it should have been. */
interface Field<Value> {
  readonly is: (value: unknown) => value is Value;
  readonly kind: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';

export const TEXT: Field<string> = { is: isText, kind: 'a text' };
export const TEXTS: Field<readonly string[]> = {
  is: (value): value is readonly string[] => Array.isArray(value) && value.every(isText),
  kind: 'a list of texts',
};
export const COUNT: Field<number> = {
  is: (value): value is number => Number.isSafeInteger(value) && Number(value) >= 1,
  kind: 'a whole number from 1',
};

/** An optional field; undefined where it is left out. */
export function optional<Value>({ fields }: Request, name: string, field: Field<Value>): Value | undefined {
  const value = fields[name];
  if (value === undefined) return undefined;
  if (field.is(value)) return value;
  throw engineFault('request', `"${name}" is to be ${field.kind}.`);
}

export function needed<Value>(request: Request, name: string, field: Field<Value>): Value {
  const value = optional(request, name, field);
  if (value === undefined)
    throw engineFault('request', `"${request.command}" needs "${name}", ${field.kind}.`);
  return value;
}
