/** The trail of a move, found by comparing the scenes before and after it, without the rules. */
import type { Scene, SceneLine, ScenePiece } from '../referee/table/scene.ts';

const isDriven = ({ plate, leaves }: ScenePiece): boolean => plate !== undefined || leaves === 'treads';

/** Counts by face, then by field: pieces, and the marks that they carry. */
function census({ pieces }: Scene): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const counted = new Map<string, Map<string, number>>();
  const add = (face: string, field: string, count: number) => {
    const places = counted.get(face) ?? new Map<string, number>();
    counted.set(face, places.set(field, (places.get(field) ?? 0) + count));
  };
  for (const piece of pieces) {
    const { face, field, count, marks } = piece;
    if (!isDriven(piece)) add(face, field, count);
    for (const mark of marks) add(mark.face, field, mark.count);
  }
  return counted;
}

/** The fields with fewer (-1) or more (1) of a face than before. */
function changed(
  before: ReadonlyMap<string, number> | undefined,
  after: ReadonlyMap<string, number>,
  sign: 1 | -1,
): readonly string[] {
  const fields = new Set([...(before?.keys() ?? []), ...after.keys()]);
  return [...fields].filter(
    (field) => Math.sign((after.get(field) ?? 0) - (before?.get(field) ?? 0)) === sign,
  );
}

const only = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined);

/** The prints between two scenes: treads of what drives, else boots of those who walked. */
export function trailBetween(before: Scene, after: Scene): readonly SceneLine[] {
  const driven = after.pieces.filter(isDriven).flatMap(({ id, field }): SceneLine[] => {
    const from = before.pieces.find((piece) => piece.id === id)?.field;
    return from === undefined || from === field ? [] : [{ from, to: field, means: 'treads' }];
  });
  // Passengers leave no prints.
  if (driven.length > 0) return driven;
  const old = census(before);
  return [...census(after)].flatMap(([face, places]): SceneLine[] => {
    const from = only(changed(old.get(face), places, -1));
    const to = only(changed(old.get(face), places, 1));
    return from === undefined || to === undefined ? [] : [{ from, to, means: 'boots' }];
  });
}

/** The most moves that one trail covers. */
const LONGEST = 12;

/**
 * The trail that leads to the last of several positions (oldest first): the last unbroken run of moves with prints; later
 * moves without prints are skipped. `between` returns the prints of one move and is called from the last move backwards, no
 * further than the trail reaches.
 */
export function trailOver<Position>(
  positions: readonly Position[],
  between: (before: Position, after: Position) => readonly SceneLine[],
): readonly SceneLine[] {
  const trails: (readonly SceneLine[])[] = [];
  const oldest = Math.max(0, positions.length - 1 - LONGEST);
  for (let index = positions.length - 1; index > oldest; index--) {
    const trail = between(positions[index - 1] as Position, positions[index] as Position);
    if (trail.length > 0) trails.unshift(trail);
    else if (trails.length > 0) break;
  }
  return trails.flat();
}

/** `trailOver` for scenes. */
export const trailTo = (scenes: readonly Scene[]): readonly SceneLine[] => trailOver(scenes, trailBetween);

export const withTrail = (scene: Scene, trail: readonly SceneLine[]): Scene =>
  trail.length === 0 ? scene : { ...scene, lines: [...scene.lines, ...trail] };
