/** Packs pieces into layers: how deep a tray with a given base has to be. */
import type { Piece } from '../component.ts';
import type { Size } from '../face.ts';
import { pack } from '../pack-rectangles.ts';

/** A piece lying down: its footprint and height, mm. */
export interface Stowed extends Size {
  readonly id: string;
  readonly tall: number;
}

/** A piece at its place: x and y from the corner of the base, z from its bottom, mm. */
export interface Laid extends Stowed {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The clearance round each piece, mm: for fingers, and for blunt folds. */
const AIR = 0.6;
/** The thickness of a counter glued on board, mm. */
const BOARD = 2;

/** Both orientations of a solid lying on its largest side. */
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

/** Every piece of a box lying down, as a paper model or as a counter on board. */
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

/** Positions of pieces in layers, the tallest at the bottom. Each must fit the base. */
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

/** The total depth of the layers, mm. */
export const depthOf = (laid: readonly Laid[]): number => Math.max(0, ...laid.map(({ z, tall }) => z + tall));
