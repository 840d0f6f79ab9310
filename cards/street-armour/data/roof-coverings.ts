/**
 * What the blocks of the wide city are roofed with, so that one knows a quarter again: brick along the river, slate in the
 * middle, copper on the town hall and the station, lead by the railway. No rule knows of it.
 */
import { BLOCKS } from './street-map.ts';

export type Covering = 'slate' | 'brick' | 'copper' | 'lead';

/** Block by block, in the order of their first squares from the north-west. */
const OF_BLOCKS: readonly Covering[] = [
  // North Avenue.
  'brick',
  'slate',
  'brick',
  'lead',
  // Tanners' Quay to the station road, and Exchange Street between.
  'brick',
  'slate',
  'slate',
  'brick',
  // Round the town hall, which is the third.
  'brick',
  'lead',
  'copper',
  'slate',
  'brick',
  // South Avenue and the park.
  'brick',
  'slate',
  'brick',
  'lead',
  // Corn Market, Mill Street, the station, the school.
  'slate',
  'lead',
  'copper',
  'brick',
];

/** The covering of the block at a place in the city, mm. */
export function coveringAt(x: number, y: number): Covering {
  const at = BLOCKS.findIndex(
    (block) => x > block.x && x < block.x + block.width && y > block.y && y < block.y + block.height,
  );
  return OF_BLOCKS[at] ?? 'slate';
}
