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
 * The trail that leads up to the last of several scenes, the oldest first: over all small moves in a row that went
 * somewhere, after which others may have been made in which nothing moved.
 */
export function trailTo(scenes: readonly Scene[]): readonly SceneLine[] {
  const steps = scenes.slice(-LONGEST - 1);
  const trails = steps.slice(1).map((after, index) => trailBetween(steps[index] ?? after, after));
  const last = trails.findLastIndex((trail) => trail.length > 0);
  const rest = trails.slice(0, last).findLastIndex((trail) => trail.length === 0);
  return trails.slice(rest + 1, last + 1).flat();
}

/** A scene with more lines under its pieces. */
export const withTrail = (scene: Scene, trail: readonly SceneLine[]): Scene =>
  trail.length === 0 ? scene : { ...scene, lines: [...scene.lines, ...trail] };
