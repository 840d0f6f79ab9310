/** What a move has left on the table, told from the scenes before and after it: no rule is asked. */
import type { Scene, SceneLine, ScenePiece } from './scene.ts';

/** How many of a kind stand where: on fields, and on what stands there. */
function census({ pieces }: Scene): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const counted = new Map<string, Map<string, number>>();
  const add = (face: string, field: string, count: number) => {
    const places = counted.get(face) ?? new Map<string, number>();
    counted.set(face, places.set(field, (places.get(field) ?? 0) + count));
  };
  for (const { face, field, count, marks, plate } of pieces) {
    if (plate === undefined) add(face, field, count);
    for (const mark of marks) add(mark.face, field, mark.count);
  }
  return counted;
}

/** Where there are fewer (-1) or more (1) of a kind than before. */
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

const isDriven = ({ plate }: ScenePiece): boolean => plate !== undefined;

/** The prints between two scenes: treads of what has a plate, boots of whoever walked from one place to another. */
export function trailBetween(before: Scene, after: Scene): readonly SceneLine[] {
  const driven = after.pieces.filter(isDriven).flatMap(({ id, field }): SceneLine[] => {
    const from = before.pieces.find((piece) => piece.id === id)?.field;
    return from === undefined || from === field ? [] : [{ from, to: field, means: 'treads' }];
  });
  // Who is carried leaves no prints.
  if (driven.length > 0) return driven;
  const old = census(before);
  return [...census(after)].flatMap(([face, places]): SceneLine[] => {
    const from = only(changed(old.get(face), places, -1));
    const to = only(changed(old.get(face), places, 1));
    return from === undefined || to === undefined ? [] : [{ from, to, means: 'boots' }];
  });
}

/** The most small moves that one trail is made of. */
const LONGEST = 12;

/**
 * The trail that leads up to the last of several positions, the oldest first: over all small moves in a row that went
 * somewhere, after which others may have been made in which nothing moved. `between` has the prints of one small move; it
 * is asked from the last one backward, and no further than the trail goes.
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

/** The same of several scenes. */
export const trailTo = (scenes: readonly Scene[]): readonly SceneLine[] => trailOver(scenes, trailBetween);

/** A scene with more lines under its pieces. */
export const withTrail = (scene: Scene, trail: readonly SceneLine[]): Scene =>
  trail.length === 0 ? scene : { ...scene, lines: [...scene.lines, ...trail] };
