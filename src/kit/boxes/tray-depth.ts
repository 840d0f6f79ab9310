/** Pieces laid away in layers: how deep a tray of a given base has to be. */
import type { Piece } from '../component.ts';
import { pack, type Size } from '../pack-rectangles.ts';

/** A thing lying down: what it takes up of its layer, and how high it is, mm. */
export interface Stowed extends Size {
  readonly id: string;
  readonly tall: number;
}

/** A thing at its place in a layer, mm from the layer's corner; `z` from the tray's base. */
export interface Laid extends Stowed {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Round each piece, mm: for fingers, and for folds that are not sharp. */
const AIR = 0.6;
/** A counter glued on board, mm. */
const BOARD = 2;

/** Both ways in which a body lies on its largest side. */
function lying(id: string, lengths: readonly [number, number, number]): readonly Stowed[] {
  const [tall = 0, width = 0, height = 0] = lengths
    .map((length) => length + AIR)
    .toSorted((one, other) => one - other);
  return [
    { id, tall, width: height, height: width },
    { id, tall, width, height },
  ];
}

const copies = <Thing>(thing: Thing, count: number): Thing[] => Array.from({ length: count }, () => thing);

/** Every piece of a box as a paper model, or as a counter on board. */
export const lyingPieces = (
  pieces: readonly Piece[],
  form: 'counter' | 'showpiece',
): readonly (readonly Stowed[])[] =>
  pieces.flatMap(({ id, count, counter, showpiece }) =>
    copies(
      form === 'counter' || !showpiece
        ? lying(id, [counter.width, counter.height, BOARD])
        : lying(id, [showpiece.width, showpiece.depth, showpiece.height]),
      count,
    ),
  );

/** Where pieces lie on a base, layer on layer, the tallest at the bottom. Each has to fit the base. */
export function stowed(things: readonly (readonly Stowed[])[], base: Size): readonly Laid[] {
  const tallest = (ways: readonly Stowed[]): number => ways[0]?.tall ?? 0;
  const layers = pack(
    things.toSorted((a, b) => tallest(b) - tallest(a)),
    base,
  );
  let z = 0;
  return layers.flatMap((layer) => {
    const laid = layer.map(({ item, x, y }): Laid => ({ ...item, x, y, z }));
    z += Math.max(0, ...layer.map(({ item }) => item.tall));
    return laid;
  });
}

/** How deep the layers are together, mm. */
export const depthOf = (laid: readonly Laid[]): number => Math.max(0, ...laid.map(({ z, tall }) => z + tall));
