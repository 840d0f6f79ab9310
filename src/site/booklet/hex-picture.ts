/**
 * Pictures of a board of hexes: which of them an example shows, and their names. The board prints a name where a counter
 * leaves it free and a seat reads it; a picture is smaller, so it writes the names itself, upright and large enough.
 */
import type { SetFace, SetNode } from '../../kit/face.ts';
import type { PictureWord } from '../../press/booklet/content.ts';
import type { Box, Scene, SceneField, Spot } from '../../referee/table/scene.ts';
import { middleOf } from '../board/frame.ts';

/** The width of a hex with a point up, as a share of its height. */
const SLIM = Math.sqrt(3) / 2;
/** How far lengths on a table may be from the same, as a share. */
const SAME = 0.01;

/** Whether the places of a scene are hexes of one size. */
export const hasHexes = ({ fields }: Pick<Scene, 'fields'>): boolean =>
  fields.length > 0 &&
  fields.every(
    ({ outline, width, height }) =>
      outline !== undefined &&
      Math.abs(width - SLIM * height) < SAME * height &&
      Math.abs(width - (fields[0]?.width ?? 0)) < SAME * width,
  );

/** Room beside the places of an example, and the least width of a picture, in widths of a hex; its least rows. */
const BESIDE = 0.6;
const LEAST = { width: 4.4, rows: 2 } as const;
/** The picture is at least so much wider than it is high: it fills its column. */
const BROAD = 1.25;

/** A range of some length about another, within the board. */
function stretched(
  [from, to]: readonly [number, number],
  length: number,
  [least, most]: readonly [number, number],
): readonly [number, number] {
  const long = Math.min(Math.max(length, to - from), most - least);
  const start = Math.max(least, Math.min((from + to - long) / 2, most - long));
  return [start, start + long];
}

/** The part of a board of hexes round some of them: whole rows, as few as there are, and room to both sides. */
export function hexesRound(wanted: readonly Spot[], all: readonly Spot[]): Box {
  const { width = 0, height = 0 } = wanted[0] ?? {};
  const rows = [...new Set(all.map(({ y }) => y))].toSorted((one, other) => one - other);
  const used = wanted.map(({ y }) => rows.indexOf(y));
  const first = Math.max(0, Math.min(...used, rows.length - LEAST.rows));
  const last = Math.max(...used, first + LEAST.rows - 1);
  const [top, end] = [rows[first] ?? 0, (rows[last] ?? 0) + height];
  const xs = wanted.map(({ x }) => x);
  const [left, right] = stretched(
    [Math.min(...xs) - BESIDE * width, Math.max(...xs) + (1 + BESIDE) * width],
    Math.max(LEAST.width * width, BROAD * (end - top)),
    [Math.min(...all.map(({ x }) => x)), Math.max(...all.map(({ x }) => x)) + width],
  );
  return { x: left, y: top, width: right - left, height: end - top };
}

/** Share of a hex's width that a counter takes up, and how far below the middle it stands: the name is above it. */
const COUNTER = 0.68;
const BELOW = 0.09;
/** The margin that is kept about whatever fills a field, mm. */
const FILLING = 1;

/** The hexes that a line enters or leaves by the upper point: their names stand by the lower one. */
function namedBelow({ fields, lines }: Scene): ReadonlySet<string> {
  const level = new Map(fields.map(({ id, y }) => [id, y]));
  return new Set(
    lines.flatMap(({ from, to }) => {
      const [start, end] = [level.get(from) ?? 0, level.get(to) ?? 0];
      return start === end ? [] : [start < end ? to : from];
    }),
  );
}

/** A scene without what an arrow leads to: its head says as much. */
export const withoutGhosts = (scene: Scene): Scene => ({
  ...scene,
  pieces: scene.pieces.filter(
    ({ ghost, field }) => !ghost || !scene.lines.some(({ means, to }) => means === 'way' && to === field),
  ),
});

/** The rooms for the counters in hexes. */
export function roomsIn(scene: Scene): readonly SceneField[] {
  const below = namedBelow(scene);
  return scene.fields.map((field) => {
    const { x, y } = middleOf(field);
    const side = COUNTER * field.width + 2 * FILLING;
    const lower = (below.has(field.id) ? -1 : 1) * BELOW * field.width;
    return { ...field, x: x - side / 2, y: y + lower - side / 2, width: side, height: side };
  });
}

/** The name of each hex, by its upper point or its lower one. */
export function namesOf(scene: Scene): readonly PictureWord[] {
  const below = namedBelow(scene);
  return scene.fields.flatMap(({ id, label, x, y, width, height }): readonly PictureWord[] => {
    if (label === null) return [];
    const isLow = below.has(id);
    return [{ kind: 'place', text: label, x: x + width / 2, y: isLow ? y + height : y, isLow }];
  });
}

const withoutLines = (nodes: readonly SetNode[]): readonly SetNode[] =>
  nodes.flatMap((node): readonly SetNode[] => {
    if (node.kind === 'group') return [{ ...node, nodes: withoutLines(node.nodes) }];
    return node.kind === 'line' ? [] : [node];
  });

/** A board without what it says: pictures write the names. */
export const wordless = (face: SetFace): SetFace => ({
  ...face,
  id: `${face.id} wordless`,
  nodes: withoutLines(face.nodes),
});
