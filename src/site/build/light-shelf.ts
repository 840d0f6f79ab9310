/** Strips parts of the games that a script never uses from a shelf's module: a fifth of its size. */

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly key?: { readonly name?: unknown };
  readonly properties?: readonly Node[];
  readonly value?: { readonly value?: unknown };
}

export interface Unused {
  /** Names of properties to strip from every game. */
  readonly parts: ReadonlySet<unknown>;
  /** Id of the only game the script is about: of the others only the id is kept. Null if it is about any game. */
  readonly only: string | null;
}

/** Whether a module is a shelf, also another maker's, or a game's index. */
export const isShelf = (id: string): boolean => /\/(shelf|games\/[^/]+\/index)\.[jt]s$/.test(id);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Whether an object literal is a game other than this one: it has a kit, and another id. */
const isOther = ({ properties = [] }: Node, game: string): boolean =>
  properties.some(({ key }) => key?.name === 'kit') &&
  properties.some(
    ({ key, value }) => key?.name === 'id' && typeof value?.value === 'string' && value.value !== game,
  );

/** The outermost unused properties below a node. */
function unusedIn(node: Node, unused: Unused): readonly Node[] {
  const { parts, only } = unused;
  if (node.type === 'Property' && parts.has(node.key?.name)) return [node];
  if (only !== null && isOther(node, only))
    return (node.properties ?? []).filter(({ key }) => key?.name !== 'id');
  return Object.values(node)
    .flatMap((part: unknown) => (Array.isArray(part) ? (part as readonly unknown[]) : [part]))
    .flatMap((part) => (isNode(part) ? unusedIn(part, unused) : []));
}

/** The source of a shelf's module without those parts; `program` is its parsed syntax tree. */
export function lightened(code: string, program: unknown, unused: Unused): string {
  if (!isNode(program)) return code;
  return unusedIn(program, unused)
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), code);
}
