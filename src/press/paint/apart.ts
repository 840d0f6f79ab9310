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

/** Light art as its operators, heavy art as a plate; the same operators get the same name in every document. */
function drawnOf(operators: Uint8Array): Drawn {
  if (operators.length < HEAVY) return new TextDecoder().decode(operators);
  const content = deflate(operators);
  return { name: `A${hashBytes(content).slice(0, 16)}`, content };
}

function draw(id: string, { shapes }: Art, places: number): Drawn {
  try {
    return drawnOf(artOperators(shapes, places));
  } catch (cause) {
    throw new Error(`${id}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** Draws the art of every subject. Throws where path data cannot be read, naming the subject. */
export function galleryOf(
  subjects: readonly { readonly id: string; readonly nodes: readonly SetNode[] }[],
): Gallery {
  const contents = new Map<string, number>();
  const numbers = new Map<readonly Shape[], Map<number, number>>();
  const drawn: Drawn[] = [];
  for (const { id, nodes } of subjects) {
    for (const [art, scale] of artOf(nodes, 1)) {
      const places = placesAt(scale);
      const known = numbers.get(art.shapes) ?? new Map<number, number>();
      numbers.set(art.shapes, known);
      if (known.has(places)) continue;
      // Faces that were drawn apart may show the same art in lists of their own.
      const content = `${places} ${JSON.stringify(art.shapes)}`;
      const number = contents.get(content) ?? drawn.push(draw(id, art, places)) - 1;
      contents.set(content, number);
      known.set(places, number);
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
