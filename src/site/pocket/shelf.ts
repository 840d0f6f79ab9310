/** The shelf as the pocket edition of a game needs it: its referee, and of the other games no more than their ids. */
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
  readonly properties?: readonly Node[];
  readonly value?: { readonly value?: unknown };
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Whether an object is another game: it has a kit, and an id that is not this one’s. */
const isOther = ({ properties = [] }: Node, game: string): boolean =>
  properties.some(({ key }) => key?.name === 'kit') &&
  properties.some(
    ({ key, value }) => key?.name === 'id' && typeof value?.value === 'string' && value.value !== game,
  );

/** The properties under a node that this game has no use for, the outermost alone. */
function unusedIn(node: Node, game: string): readonly Node[] {
  if (node.type === 'Property' && UNUSED.has(node.key?.name)) return [node];
  if (isOther(node, game)) return (node.properties ?? []).filter(({ key }) => key?.name !== 'id');
  return Object.values(node)
    .flatMap((part: unknown) => (Array.isArray(part) ? (part as readonly unknown[]) : [part]))
    .flatMap((part) => (isNode(part) ? unusedIn(part, game) : []));
}

/** The text of a shelf's module without those parts; `program` is what it was parsed to. */
export function lightened(code: string, program: unknown, game: string): string {
  if (!isNode(program)) return code;
  return unusedIn(program, game)
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), code);
}

/** Lightens every shelf that the script comes by, also the one of another maker, and what games say of themselves. */
export const lightShelf = (game: string): Plugin => ({
  name: 'fieldkit-light-shelf',
  transform(code, id) {
    return /\/shelf(-game)?\.ts$/.test(id)
      ? { code: lightened(code, this.parse(code), game), map: null }
      : null;
  },
});
