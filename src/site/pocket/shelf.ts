/** The shelf as the pocket edition needs it: without what is printed, drawn, taught, packed and played by itself. */
import type { Plugin } from 'vite';

/** The parts of a game that nothing in the file asks for. */
const UNUSED: ReadonlySet<unknown> = new Set([
  ...['kit', 'versions', 'book', 'plays', 'lessons', 'puzzles', 'table', 'packing', 'history', 'editing'],
  ...['hints', 'design', 'players'],
]);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly key?: { readonly name?: unknown };
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** The properties under a node that are called so, the outermost alone. */
function unusedIn(node: Node): readonly Node[] {
  if (node.type === 'Property' && UNUSED.has(node.key?.name)) return [node];
  return Object.values(node)
    .flatMap((part: unknown) => (Array.isArray(part) ? (part as readonly unknown[]) : [part]))
    .flatMap((part) => (isNode(part) ? unusedIn(part) : []));
}

/** The text of a shelf's module without those parts; `program` is what it was parsed to. */
export function lightened(code: string, program: unknown): string {
  if (!isNode(program)) return code;
  return unusedIn(program)
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), code);
}

/** Lightens every shelf that the script comes by, also the one of another maker, and what games say of themselves. */
export const lightShelf: Plugin = {
  name: 'fieldkit-light-shelf',
  transform(code, id) {
    return /\/shelf(-game)?\.ts$/.test(id) ? { code: lightened(code, this.parse(code)), map: null } : null;
  },
};
