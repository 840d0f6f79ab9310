/** A shelf's module without the parts of games that a script never asks for: what it says of them is a fifth of it. */

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly key?: { readonly name?: unknown };
  readonly properties?: readonly Node[];
  readonly value?: { readonly value?: unknown };
}

/** What a script has no use for. */
export interface Unused {
  /** Parts of every game, by name. */
  readonly parts: ReadonlySet<unknown>;
  /** The one game that it is about: of others it needs the id alone. Null where it is about any. */
  readonly only: string | null;
}

/** Whether a module is a shelf, also of another maker, or what a game says of itself. */
export const isShelf = (id: string): boolean => /\/(shelf|games\/[^/]+\/index)\.ts$/.test(id);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Whether an object is another game than the one: it has a kit, and an id that is not its. */
const isOther = ({ properties = [] }: Node, game: string): boolean =>
  properties.some(({ key }) => key?.name === 'kit') &&
  properties.some(
    ({ key, value }) => key?.name === 'id' && typeof value?.value === 'string' && value.value !== game,
  );

/** The properties under a node that there is no use for, the outermost alone. */
function unusedIn(node: Node, unused: Unused): readonly Node[] {
  const { parts, only } = unused;
  if (node.type === 'Property' && parts.has(node.key?.name)) return [node];
  if (only !== null && isOther(node, only))
    return (node.properties ?? []).filter(({ key }) => key?.name !== 'id');
  return Object.values(node)
    .flatMap((part: unknown) => (Array.isArray(part) ? (part as readonly unknown[]) : [part]))
    .flatMap((part) => (isNode(part) ? unusedIn(part, unused) : []));
}

/** The text of a shelf's module without those parts; `program` is what it was parsed to. */
export function lightened(code: string, program: unknown, unused: Unused): string {
  if (!isNode(program)) return code;
  return unusedIn(program, unused)
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), code);
}
