/**
 * Draws art once: light art as inline operators, heavy art as a shared object that all faces of a document
 * refer to by name.
 */
import type { Art, SetNode, Shape } from '../../kit/face.ts';
import { hashBytes, jsonOf } from '../../kit/content-hash.ts';
import { artOperators, placesAt } from './pdf/operators.ts';
import { deflate } from './pdf/pdf-bytes.ts';
import type { ArtPlate } from './pdf/form-xobject.ts';

/** Smaller art, in bytes of operators, is inlined. */
const HEAVY = 2000;

/** Inline operators, or a shared plate. */
export type Drawn = string | ArtPlate;

/** Looks up art by its shapes and their scale on the face. */
export type Gallery = (shapes: readonly Shape[], scale: number) => Drawn;

/** All art with its scale on the face, mm a unit. */
function* artOf(nodes: readonly SetNode[], scale: number): Generator<readonly [art: Art, scale: number]> {
  for (const node of nodes) {
    if (node.kind === 'art') yield [node, scale * (node.scale ?? 1)];
    else if (node.kind === 'group') yield* artOf(node.nodes, scale * (node.scale ?? 1));
  }
}

/** Inline or shared by size; equal operators get the same name in every document. */
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

/** Draws the art of all subjects. @throws for invalid path data, naming the subject. */
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
      // Faces drawn separately may have equal art in different arrays.
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
