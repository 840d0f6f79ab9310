/**
 * Art drawn once: as operators that stand where a face shows it, or, where it is heavy, as an object that every
 * face of a document shows by name.
 */
import type { Art, SetNode, Shape } from '../../kit/face.ts';
import { hashBytes, jsonOf } from '../../kit/hash.ts';
import { artOperators, placesAt } from './pdf/operators.ts';
import { deflate } from './pdf/pdf-bytes.ts';
import type { ArtPlate } from './pdf/form-xobject.ts';

/** Art with fewer operators than this, in bytes, is not worth an object of its own. */
const HEAVY = 2000;

/** What shows art: operators, or a heavy plate. */
export type Drawn = string | ArtPlate;

/** Art by the shapes that faces hold and the scale that they show them at. */
export type Gallery = (shapes: readonly Shape[], scale: number) => Drawn;

/** Art with its scale on the face, mm a unit. */
function* artOf(nodes: readonly SetNode[], scale: number): Generator<readonly [art: Art, scale: number]> {
  for (const node of nodes) {
    if (node.kind === 'art') yield [node, scale * (node.scale ?? 1)];
    else if (node.kind === 'group') yield* artOf(node.nodes, scale * (node.scale ?? 1));
  }
}

/** Light art as its operators, heavy art as a plate; the same operators get the same name in every document. */
function drawnOf(operators: Uint8Array): Drawn {
  if (operators.length < HEAVY) return new TextDecoder().decode(operators).trimEnd();
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
  const contents = new Map<string, Drawn>();
  const known = new Map<readonly Shape[], Map<number, Drawn>>();
  for (const { id, nodes } of subjects) {
    for (const [art, scale] of artOf(nodes, 1)) {
      const places = placesAt(scale);
      const byPlaces = known.get(art.shapes) ?? new Map<number, Drawn>();
      known.set(art.shapes, byPlaces);
      if (byPlaces.has(places)) continue;
      // Faces that were drawn apart may show the same art in lists of their own.
      const content = `${places} ${jsonOf(art.shapes)}`;
      const drawn = contents.get(content) ?? draw(id, art, places);
      contents.set(content, drawn);
      byPlaces.set(places, drawn);
    }
  }
  return (shapes, scale) => {
    const drawn = known.get(shapes)?.get(placesAt(scale));
    if (drawn === undefined) throw new Error('art is shown that no subject holds');
    return drawn;
  };
}
