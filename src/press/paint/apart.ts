/** Art that is heavy enough to be set apart: drawn once in a document and shown by name. */
import type { Art, SetNode, Shape } from '../../kit/face.ts';
import { hashData } from '../../kit/hash.ts';

/** Art with less path data than this is not worth an object of its own. */
const HEAVY = 1500;

export interface Apart {
  /** Whose art it is, for errors: the first subject that shows it. */
  readonly id: string;
  readonly shapes: readonly Shape[];
  /** By content: the same in every document. */
  readonly name: string;
}

const isHeavy = ({ shapes }: Art): boolean => shapes.reduce((sum, { d }) => sum + d.length, 0) >= HEAVY;

function* artOf(nodes: readonly SetNode[]): Generator<Art> {
  for (const node of nodes) {
    if (node.kind === 'art') yield node;
    else if (node.kind === 'group') yield* artOf(node.nodes);
  }
}

/** The heavy art among the nodes of subject `id`, by its shapes; the same drawing has the same name wherever it comes from. */
export function heavyArt(id: string, nodes: readonly SetNode[]): ReadonlyMap<readonly Shape[], Apart> {
  const found = new Map<readonly Shape[], Apart>();
  for (const art of artOf(nodes)) {
    if (found.has(art.shapes) || !isHeavy(art)) continue;
    found.set(art.shapes, { id, shapes: art.shapes, name: `A${hashData(art.shapes).slice(0, 16)}` });
  }
  return found;
}
