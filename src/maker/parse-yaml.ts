/** Reads YAML, and JSON as a part of it, with the place of every value. */
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Document,
  type ParsedNode,
} from 'yaml';
import { shown } from '../kit/untrusted-input.ts';
import { spotText, type Located, type LocatedEntry, type LocatedFile, type Spot } from './located.ts';

/** Limits: aliases can make a small file a large one. */
const MOST = { text: 1_000_000, values: 20_000, depth: 32 };

const NOTHING: Located = { kind: 'value', at: [1, 1], value: null };

/** A fault at a place. */
interface Fault {
  readonly at: Spot;
  readonly says: string;
}

/** Turns the nodes of a document into located data; faults are collected, but a limit that is passed is told alone. */
function locate(document: Document.Parsed, lines: LineCounter, faults: Fault[]): Located {
  let values = 0;
  let passed: Fault | undefined;
  // The outermost alias that is being read: what it stands for may lie far from where there is too much of it.
  let alias: Spot | undefined;
  const spotAt = (offset: number): Spot => {
    const { line, col } = lines.linePos(offset);
    return [line, col];
  };
  const refused = (at: Spot, says: string): Located => {
    faults.push({ at, says });
    return { ...NOTHING, at };
  };
  const read = (node: unknown, depth: number, from: Spot): Located => {
    if (passed) return NOTHING;
    values += 1;
    const parsed = node as ParsedNode | null;
    const at = parsed?.range ? spotAt(parsed.range[0]) : from;
    if (depth > MOST.depth || values > MOST.values) {
      passed = { at: alias ?? at, says: 'it is nested too deep, or too long' };
      return NOTHING;
    }
    if (isAlias(parsed)) {
      const around = alias;
      alias ??= at;
      const found = read(parsed.resolve(document), depth + 1, at);
      alias = around;
      return found;
    }
    if (isSeq(parsed))
      return { kind: 'list', at, items: parsed.items.map((item) => read(item, depth + 1, at)) };
    if (isMap(parsed)) {
      const entries = parsed.items.map((pair): LocatedEntry => {
        const key = read(pair.key, depth + 1, at);
        const name = key.kind === 'value' ? String(key.value) : refused(key.at, 'a key is a word').kind;
        return { key: name, at: key.at, value: read(pair.value, depth + 1, key.at) };
      });
      return { kind: 'map', at, entries };
    }
    if (!isScalar(parsed)) return { ...NOTHING, at };
    const { value } = parsed;
    if (value === null || ['string', 'boolean'].includes(typeof value))
      return { kind: 'value', at, value: value as string };
    if (typeof value === 'number' && Number.isFinite(value)) return { kind: 'value', at, value };
    return refused(at, `"${shown(String(value))}" is neither text nor a number`);
  };
  const root = read(document.contents, 0, [1, 1]);
  if (passed) faults.splice(0, faults.length, passed);
  return passed ? NOTHING : root;
}

/** What the library says to programmers, as it is said to makers. */
const SAID: readonly (readonly [RegExp, string])[] = [
  [/call stack/i, 'it is nested too deep'],
  [/^Map keys must be unique/, 'this key stands twice: keep one of the two'],
  [
    /^Tabs are not allowed as indentation/,
    'a tab stands at the beginning of the line: YAML takes spaces there',
  ],
  [/multiple documents/, 'a line --- begins a second template: keep one in each file'],
];

const saidOf = (message: string): string =>
  SAID.find(([pattern]) => pattern.test(message))?.[1] ?? shown(message, 200).replace(/\.$/, '');

/** Reads a file; `file` is its name in sentences. */
export function parseYaml(file: string, source: string): LocatedFile {
  if (source.length > MOST.text)
    return { file, root: NOTHING, faults: [`${file} is longer than a template can be.`] };
  if (source.replace(/^\uFEFF/, '').trim() === '')
    return { file, root: NOTHING, faults: [`${file} is empty: a template has boxes.`] };
  const lines = new LineCounter();
  const document = parseDocument(source.replace(/^\uFEFF/, ''), { lineCounter: lines, prettyErrors: false });
  // Faults after the first are mostly consequences of it.
  const broken = [...document.errors, ...document.warnings].slice(0, 1).map(({ pos, message }): Fault => {
    const { line, col } = lines.linePos(pos[0]);
    return { at: [line, col], says: saidOf(message) };
  });
  const faults: Fault[] = [...broken];
  const root = broken.length > 0 ? NOTHING : locate(document, lines, faults);
  return { file, root, faults: faults.map(({ at, says }) => `${spotText(file, at)}: ${says}.`) };
}
