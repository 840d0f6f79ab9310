/** A supply crate seen from its front and a little from the right and above; millimetres, about its centre. */
import { IDENTITY, type Point } from '../../../src/kit/engrave/matrix.ts';
import { draw } from '../../../src/kit/engrave/path.ts';
import { line, polygon, polyline, rectangle } from '../../../src/kit/engrave/shapes.ts';
import type { Burin } from '../../../src/kit/engrave/burin.ts';
import { boldBurin, type Special } from './special.ts';

const FRONT = { x: -9.9, y: -4.4, width: 15.4, height: 13.4 } as const;
/** How far the back edge is shifted from the front: to the right and up. */
const DEPTH: Point = [4.4, -4.4];
const BATTEN = 2.2;

const { x: LEFT, y: TOP } = FRONT;
const RIGHT = LEFT + FRONT.width;
const BOTTOM = TOP + FRONT.height;

/** A point of the front pushed `share` of the way to the back. */
const behind = (x: number, y: number, share = 1): Point => [x + DEPTH[0] * share, y + DEPTH[1] * share];

function lid(tool: Burin): void {
  tool.flat(polygon([[LEFT, TOP], [RIGHT, TOP], behind(RIGHT, TOP), behind(LEFT, TOP)]));
  for (const share of [0.34, 0.67])
    tool.line(polyline([behind(LEFT, TOP, share), behind(RIGHT, TOP, share)]), 0.8);
}

/** The end lies in shadow. */
function end(tool: Burin): void {
  tool.mass(polygon([[RIGHT, TOP], behind(RIGHT, TOP), behind(RIGHT, BOTTOM), [RIGHT, BOTTOM]]));
  const boards = draw();
  for (const share of [0.34, 0.67]) {
    const y = TOP + FRONT.height * share;
    boards.at(RIGHT + 0.5, y - 0.5).to(...behind(RIGHT - 0.5, y + 0.5));
  }
  tool.cut(boards.path, 1.3);
}

/** Boards in a frame of battens, and one that slants to hold it square. */
function front(tool: Burin): void {
  const [left, right, top, bottom] = [LEFT + BATTEN, RIGHT - BATTEN, TOP + BATTEN, BOTTOM - BATTEN];
  tool.flat(rectangle(FRONT.x, FRONT.y, FRONT.width, FRONT.height));
  for (const share of [0.35, 0.65]) {
    const y = TOP + FRONT.height * share;
    tool.line(line(left, y, right, y), 0.8);
  }
  tool.shade(rectangle(left, top, right - left, 1.5), { angle: 90, spacing: 0.34, heavy: 0.22, reach: 0.9 });
  tool.flat(
    polygon([
      [left, bottom],
      [left, bottom - 2.3],
      [right - 2.7, top],
      [right, top],
      [right, top + 2.3],
      [left + 2.7, bottom],
    ]),
  );
  for (const y of [TOP, bottom]) tool.flat(rectangle(LEFT, y, FRONT.width, BATTEN));
  for (const x of [LEFT, right]) tool.flat(rectangle(x, TOP, BATTEN, FRONT.height));
  const nails = [LEFT + BATTEN / 2, RIGHT - BATTEN / 2].flatMap((x) =>
    [TOP + BATTEN / 2, BOTTOM - BATTEN / 2].map((y): Point => [x, y]),
  );
  tool.rivets(nails, 0.28);
}

/** What is seen of it against the sky. */
export const CRATE_OUTLINE: readonly Point[] = [
  [LEFT, TOP],
  behind(LEFT, TOP),
  behind(RIGHT, TOP),
  behind(RIGHT, BOTTOM),
  [RIGHT, BOTTOM],
  [LEFT, BOTTOM],
];

/** 20 x 18 mm. */
export const CRATE: Special = {
  width: 20,
  height: 18,
  silhouette: [polygon(CRATE_OUTLINE)],
  draw: (inks, detail) => {
    const tool = boldBurin(inks, detail, IDENTITY);
    for (const part of [lid, end, front]) part(tool);
    return tool.shapes();
  },
};
