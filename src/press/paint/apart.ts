/**
 * Art drawn once: as operators that stand where a face shows it, or, where it is heavy, as an object that every
 * face of a document shows by name.
 */
import type { Art, SetNode, Shape } from '../../kit/face.ts';
import { hashBytes } from '../../kit/hash.ts';
import { artOperators, placesAt } from './operators.ts';
import { deflate } from './pdf-bytes.ts';
import type { ArtPlate } from './plate.ts';

/** Art with fewer operators than this, in bytes, is not worth an object of its own. */
const HEAVY = 2000;

/** What takes the place of a mark: operators, or a heavy plate. */
export type Drawn = string | ArtPlate;

/** Art by the shapes that faces hold and the scale that they show them at, numbered for marks. */
export interface Gallery {
  readonly numberOf: (shapes: readonly Shape[], scale: number) => number;
  readonly drawn: (number: number) => Drawn | undefined;
}

/** Art with its scale on the face, mm a unit. */
function* artOf(nodes: readonly SetNode[], scale: number): Generator<readonly [art: Art, scale: number]> {
  for (const node of nodes) {
    if (node.kind === 'art') yield [node, scale * (node.scale ?? 1)];
    else if (node.kind === 'group') yield* artOf(node.nodes, scale * (node.scale ?? 1));
  }
}

/** The same operators get the same name in every document. */
function drawnOf(operators: string, heavy: Map<string, ArtPlate>): Drawn {
  if (operators.length < HEAVY) return operators;
  const known = heavy.get(operators);
  if (known) return known;
  const content = deflate(operators);
  const plate = { name: `A${hashBytes(content).slice(0, 16)}`, content };
  heavy.set(operators, plate);
  return plate;
}

function operatorsOf(id: string, { shapes }: Art, places: number): string {
  try {
    return artOperators(shapes, places);
  } catch (cause) {
    throw new Error(`${id}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** Draws the art of every subject. Throws where path data cannot be read, naming the subject. */
export function galleryOf(
  subjects: readonly { readonly id: string; readonly nodes: readonly SetNode[] }[],
): Gallery {
  const heavy = new Map<string, ArtPlate>();
  const numbers = new Map<readonly Shape[], Map<number, number>>();
  const drawn: Drawn[] = [];
  for (const { id, nodes } of subjects) {
    for (const [art, scale] of artOf(nodes, 1)) {
      const places = placesAt(scale);
      const known = numbers.get(art.shapes) ?? new Map<number, number>();
      numbers.set(art.shapes, known);
      if (known.has(places)) continue;
      known.set(places, drawn.length);
      drawn.push(drawnOf(operatorsOf(id, art, places), heavy));
    }
  }
  return {
    numberOf: (shapes, scale) => {
      const number = numbers.get(shapes)?.get(placesAt(scale));
      if (number === undefined) throw new Error('art is shown that no subject holds');
      return number;
    },
    drawn: (number) => drawn[number],
  };
}
