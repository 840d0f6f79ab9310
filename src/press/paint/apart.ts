/**
 * Art drawn once: as operators that stand where a face shows it, or, where it is heavy, as an object that every
 * face of a document shows by name.
 */
import type { Art, SetNode, Shape } from '../../kit/face.ts';
import { hashBytes } from '../../kit/hash.ts';
import { artOperators } from './operators.ts';
import { deflate } from './pdf-bytes.ts';
import type { ArtPlate } from './plate.ts';

/** Art with fewer operators than this, in bytes, is not worth an object of its own. */
const HEAVY = 2000;

/** What takes the place of a mark: operators, or a heavy plate. */
export type Drawn = string | ArtPlate;

/** Art by the shapes that faces hold, numbered for marks. */
export interface Gallery {
  readonly numberOf: (shapes: readonly Shape[]) => number;
  readonly drawn: (number: number) => Drawn | undefined;
}

function* artOf(nodes: readonly SetNode[]): Generator<Art> {
  for (const node of nodes) {
    if (node.kind === 'art') yield node;
    else if (node.kind === 'group') yield* artOf(node.nodes);
  }
}

/** The same operators get the same name in every document. */
function drawnOf(operators: string, heavy: Map<string, ArtPlate>): Drawn {
  if (operators.length < HEAVY) return operators;
  const name = `A${hashBytes(operators).slice(0, 16)}`;
  const plate = heavy.get(name) ?? { name, content: deflate(operators) };
  heavy.set(name, plate);
  return plate;
}

function operatorsOf(id: string, { shapes }: Art): string {
  try {
    return artOperators(shapes);
  } catch (cause) {
    throw new Error(`${id}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** Draws the art of every subject. Throws where path data cannot be read, naming the subject. */
export function galleryOf(
  subjects: readonly { readonly id: string; readonly nodes: readonly SetNode[] }[],
): Gallery {
  const heavy = new Map<string, ArtPlate>();
  const numbers = new Map<readonly Shape[], number>();
  const drawn: Drawn[] = [];
  for (const { id, nodes } of subjects) {
    for (const art of artOf(nodes)) {
      if (numbers.has(art.shapes)) continue;
      numbers.set(art.shapes, drawn.length);
      drawn.push(drawnOf(operatorsOf(id, art), heavy));
    }
  }
  return {
    numberOf: (shapes) => {
      const number = numbers.get(shapes);
      if (number === undefined) throw new Error('art is shown that no subject holds');
      return number;
    },
    drawn: (number) => drawn[number],
  };
}
