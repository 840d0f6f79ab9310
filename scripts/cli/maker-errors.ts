/** Errors of a maker's own files as sentences, with file, line and column. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, isAbsolute, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { makerFaultsIn } from '../../src/maker/maker-faults.ts';
import { isRefusal, refusal, refusalOf } from './command-error.ts';
import { noJson } from './json.ts';

const HOUSE = fileURLToPath(new URL('../..', import.meta.url));

/** A path as one would type it here. */
export function nearPath(path: string): string {
  const whole = resolve(path.startsWith('file:') ? fileURLToPath(path) : path);
  const near = relative(process.cwd(), whole);
  return near.startsWith('..') || isAbsolute(near) ? whole : near;
}

/** A place in a stack or a sentence: a file with line and column. */
const PLACE = /(?<![\w:])((?:file:\/\/\/|\/|[A-Z]:\\)[^()\s]*?)(?:\?[^:()\s]*)?:(\d+):(\d+)/g;

export const withNearPaths = (sentence: string): string =>
  sentence.replaceAll(
    PLACE,
    (_, path: string, line: string, column: string) => `${nearPath(path)}:${line}:${column}`,
  );

/** Node shows the line of a mistake in TypeScript above the error, with marks under the place unless it is the file's end. */
const NODE_SYNTAX = /^((?:file:\/\/)?\/.+|[A-Z]:\\.+):(\d+)\n(?:(?:.*\n)*?( *)\^+\n)?/;

/** Vite's compiler shows file, line and column in a frame. */
const VITE_SYNTAX = /\[PARSE_ERROR\] (.*)\n[^[]*\[ (.+):(\d+):(\d+) \]/;

/** What is wrong, and where if that is known. */
interface Told {
  readonly says: string;
  readonly place?: string;
}

/** A mistake of grammar; undefined for other errors. */
function syntaxError(error: Error): Told | undefined {
  const vite = VITE_SYNTAX.exec(stripVTControlCharacters(error.message));
  if (vite) return { says: vite[1] ?? '', place: `${nearPath(vite[2] ?? '')}:${vite[3]}:${vite[4]}` };
  const node = NODE_SYNTAX.exec(error.stack ?? '');
  if (!node) return undefined;
  const [, path = '', line = '', before] = node;
  const column = before === undefined ? '' : `:${before.length + 1}`;
  return { says: error.message, place: `${nearPath(path)}:${line}${column}` };
}

const isOwn = (path: string): boolean =>
  /\/node_modules\//.test(path) || /^(src|scripts)\//.test(relative(HOUSE, path));

/** The first place in a stack that is in a maker's file. */
function placeOfError({ stack = '' }: Error): string | undefined {
  for (const [, path = '', line, column] of stack.matchAll(PLACE)) {
    const whole = path.startsWith('file:') ? fileURLToPath(path) : path;
    if (!isOwn(whole)) return `${nearPath(whole)}:${line}:${column}`;
  }
  return undefined;
}

/** An import of a file that is not there. */
const MISSING = /^Cannot find module '([^'?]+)[^']*' imported from '?([^']+?)'?$/;

/** An import of JSON without its type. */
const UNTYPED = /^Module "(file:[^"]+)" needs an import attribute of "type: json"$/;

/** "fieldkit.ts imports board.js, and there is no such file"; any other sentence as it is. */
const withoutModules = (sentence: string): string =>
  sentence
    .replace(
      MISSING,
      (_, wanted: string, by: string) =>
        `${nearPath(by)} imports ${nearPath(wanted)}, and there is no such file`,
    )
    .replace(
      UNTYPED,
      (_, file: string) =>
        `the import of ${nearPath(file)} ends with its type: import rows from './${basename(fileURLToPath(file))}' with { type: 'json' }`,
    );

function told(error: unknown): Told {
  if (!(error instanceof Error)) return { says: String(error) };
  const place = placeOfError(error);
  const [says = ''] = stripVTControlCharacters(error.message).split('\n');
  return syntaxError(error) ?? { says: withoutModules(says), ...(place !== undefined && { place }) };
}

/** Whether an error is known to come from a maker's files: it is told with its place, and a stack helps nobody. */
export const isMakers = (error: unknown): boolean =>
  isRefusal(error) || makerFaultsIn(error) !== undefined || told(error).place !== undefined;

/** What Node says of a broken file of JSON that a module imports. */
const BROKEN_JSON = /^(\/.+\.json|[A-Z]:\\.+\.json): /;

/** The sentence for a file of JSON that is none; undefined for other errors. */
function brokenJson(error: unknown): string | undefined {
  const [, path] = (error instanceof SyntaxError && BROKEN_JSON.exec(error.message)) || [];
  return path === undefined || !existsSync(path)
    ? undefined
    : noJson({ name: nearPath(path), text: readFileSync(path, 'utf8') }, undefined);
}

/** A refusal for an error that a maker's module threw; `opening` says what could not be done. */
export function refusalOfMaker(error: unknown, opening: string): Error {
  if (isRefusal(error)) return error;
  const json = brokenJson(error);
  if (json !== undefined) return refusal(json);
  const faults = makerFaultsIn(error);
  if (faults) return refusalOf(faults.map(withNearPaths));
  const { says, place } = told(error);
  const sentence = withNearPaths(says).replace(/[.!?]?$/, '.');
  return refusal(`${opening}${place === undefined ? '' : `, at ${place}`}: ${sentence}`);
}
