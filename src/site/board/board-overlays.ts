/** The signs of a scene as shapes: trails, ways, barbed wire, lit places and prices, and what is used up. */
import type {
  Box,
  Scene,
  SceneLight,
  SceneLine,
  SceneTag,
  SceneWire,
  Spot,
} from '../../referee/table/scene.ts';
import { middleOf } from './frame.ts';
import { KEY, PAPER, type Shape, type Word } from './board-styles.ts';
import {
  beside,
  circle,
  closed,
  corners,
  edgeBetween,
  edgeOf,
  through,
  turned,
  type Point,
} from './board-paths.ts';

export interface Signs {
  readonly shapes: readonly Shape[];
  readonly words: readonly Word[];
}

const spotsOf = ({ fields, cards }: Scene): ReadonlyMap<string, Spot> =>
  new Map<string, Spot>([...cards, ...fields].map((spot) => [spot.id, spot]));

/** Footprints, left and right alternately, or both bands of a vehicle's tracks. */
function trail(means: 'boots' | 'treads', from: Point, to: Point): readonly Shape[] {
  if (means === 'boots') {
    // The other foot is half a pace ahead.
    const [left, right] = [beside(from, to, -2.4), beside(from, to, 2.4, 5.3)];
    return [left, right].map((line) => ({ look: 'boots', d: through(line) }));
  }
  const bands = [-6, 6].map((at): Shape => ({ look: 'treads', d: through(beside(from, to, at)) }));
  const rails = [-8.6, -3.4, 3.4, 8.6].map((at): Shape => ({
    look: 'treadRails',
    d: through(beside(from, to, at)),
  }));
  return [...bands, ...rails];
}

/** A triangular arrowhead at the end of a line. */
function headAt(from: Point, to: Point, size: number): string {
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const head = [to, { x: to.x - size, y: to.y - size * 0.75 }, { x: to.x - size, y: to.y + size * 0.75 }];
  return closed(turned(head, to, angle));
}

/** Points of a burst, its reach and how far it is below the middle, as shares of the place's width: it is seen round a counter. */
const BURST = { points: 11, far: 0.47, near: 0.35, below: 0.07 } as const;

/** A shell that bursts on a place. */
function burst({ width, ...spot }: Spot): readonly Shape[] {
  const middle = middleOf({ width, ...spot });
  const [x, y] = [middle.x, middle.y + BURST.below * width];
  const star = Array.from({ length: 2 * BURST.points }, (_, step): Point => {
    const angle = (step * Math.PI) / BURST.points;
    const far = width * (step % 2 === 0 ? BURST.far : BURST.near);
    return { x: x + far * Math.sin(angle), y: y - far * Math.cos(angle) };
  });
  return [{ look: 'burst', d: closed(star) }];
}

/** How much shorter a shot across a map is at either end, mm: it covers neither counter. */
const CLEAR = 6.4;

/** A shot from one place of a map to another. */
function shot(from: Point, to: Point): readonly Shape[] {
  const [start, end] = beside(from, to, 0, CLEAR);
  const stem = through([start, beside(start, end, 0, 5)[1]]);
  return [
    { look: 'shotEdge', d: stem },
    { look: 'shotHead', d: headAt(start, end, 7.5) },
    { look: 'shot', d: stem },
  ];
}

/** From this edge on, mm, a place is a card with figures on it. */
const CARD = 50;
/** Least length of a shot between cards, mm. */
const SHORT = 12;

/** Where the line from the middle of a place towards a point crosses its edge. */
function crossing(spot: Spot, towards: Point): Point {
  const { x, y } = middleOf(spot);
  const [across, down] = [towards.x - x, towards.y - y];
  const share = Math.min(spot.width / 2 / Math.abs(across), spot.height / 2 / Math.abs(down));
  return { x: x + across * share, y: y + down * share };
}

/** The ends of a line: between cards it crosses neither's figures, if there is room. */
function endsOf(from: Spot, to: Spot): readonly [from: Point, to: Point] {
  const [start, end] = [middleOf(from), middleOf(to)];
  if ([from, to].some(({ width, height }) => Math.min(width, height) < CARD)) return [start, end];
  const [leaves, comes] = [crossing(from, end), crossing(to, start)];
  const isRoom = Math.hypot(comes.x - leaves.x, comes.y - leaves.y) >= SHORT;
  return isRoom ? [leaves, comes] : [start, end];
}

function lineShapes(line: SceneLine, from: Point, to: Point, start = from): readonly Shape[] {
  const ending = (shorter: number) => through([start, beside(from, to, 0, shorter)[1]]);
  switch (line.means) {
    case 'boots':
    case 'treads':
      return trail(line.means, from, to);
    case 'way':
      return [
        { look: 'wayEdge', d: ending(8) },
        { look: 'wayHead', d: headAt(from, to, 11) },
        { look: 'way', d: ending(9) },
      ];
    case 'fire':
      return [
        { look: 'fire', d: ending(4) },
        { look: 'fireHead', d: headAt(from, to, 6) },
      ];
    case 'supply':
      return [{ look: 'supply', d: through([from, to]) }];
  }
}

const isBurst = ({ means, from, to }: SceneLine): boolean => means === 'fire' && from === to;

/** What lies under the pieces. */
const isTrail = (line: SceneLine): boolean =>
  line.means === 'boots' || line.means === 'treads' || isBurst(line);

function linesOf(scene: Scene, isWanted: (line: SceneLine) => boolean): readonly Shape[] {
  const spots = spotsOf(scene);
  return scene.lines.filter(isWanted).flatMap((line) => {
    const [from, to] = [spots.get(line.from), spots.get(line.to)];
    if (!from || !to) return [];
    if (isBurst(line)) return burst(to);
    const [start, end] = [middleOf(from), middleOf(to)];
    if (line.means === 'supply') return lineShapes(line, start, end);
    if (from.outline === undefined) return lineShapes(line, ...endsOf(from, to));
    if (line.means === 'fire') return shot(start, end);
    return lineShapes(line, start, end, beside(start, end, 0, CLEAR)[0]);
  });
}

/** Distance between barbs, mm, and half the size of a barb. */
const BARBED = 7;
const BARB = 2.2;

function barbsAlong(points: readonly Point[]): string {
  return points
    .slice(1)
    .flatMap((to, index) => {
      const from = points[index] ?? to;
      const count = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / BARBED));
      return Array.from({ length: count }, (_, step) => {
        const share = (step + 0.5) / count;
        const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
        return [
          { x: BARB, y: BARB },
          { x: BARB, y: -BARB },
        ]
          .map(({ x, y }) =>
            through([
              { x: at.x - x, y: at.y - y },
              { x: at.x + x, y: at.y + y },
            ]),
          )
          .join('');
      });
    })
    .join('');
}

/** Two strands of barbed wire on a paper-coloured halo. */
function strands(points: readonly Point[]): readonly Shape[] {
  const wire = points
    .slice(1)
    .flatMap((to, index) => {
      const from = points[index] ?? to;
      return [-0.6, 0.6].map((at) => through(beside(from, to, at)));
    })
    .join('');
  return [
    { look: 'wireHalo', d: through(points) },
    { look: 'wire', d: wire },
    { look: 'barbs', d: barbsAlong(points) },
  ];
}

function wireShapes(wire: SceneWire, spots: ReadonlyMap<string, Spot>): readonly Shape[] {
  if ('between' in wire) {
    const [one, other] = wire.between.map((id) => spots.get(id));
    return one && other ? strands(edgeBetween(one, other)) : [];
  }
  const spot = spots.get(wire.at);
  if (spot === undefined) return [];
  if (spot.outline !== undefined)
    return [
      { look: 'wireHalo', d: spot.outline },
      { look: 'barbs', d: spot.outline },
    ];
  const round = corners(spot, 2.6);
  return strands([...round, ...round.slice(0, 1)]);
}

/** Radius of a price's ring and height of its number, mm. */
const RING = 8.6;
const PRICE = 11.5;

/** Centre of a ring beside a piece; on a place hardly larger than a ring it sits at the corner. */
const besideOf = ({ x, y, width }: Spot): Point => {
  const inside = width < 2.3 * RING ? 0 : RING + 2.4;
  return { x: x + inside, y: y + inside };
};

/** A lit place: its edge, and a ring with its price. */
function lightSigns({ price, is }: SceneLight, spot: Spot, isTaken: boolean): Signs {
  const edge = edgeOf(spot, 1.6);
  const shapes: readonly Shape[] =
    is === 'far'
      ? []
      : [
          { look: 'litEdge', d: edge },
          { look: 'lit', d: edge },
        ];
  if (price === null) return { shapes, words: [] };
  const middle = isTaken ? besideOf(spot) : middleOf(spot);
  const grows = { ...middle, size: PRICE };
  return {
    shapes: [
      ...shapes,
      { look: is === 'proposed' ? 'ringProposed' : 'ring', d: circle(middle, RING), grows },
    ],
    words: [{ text: price, x: middle.x, y: middle.y + PRICE * 0.36, size: PRICE, colour: KEY, grows }],
  };
}

const litSigns = (scene: Scene): Signs => {
  const spots = spotsOf(scene);
  const found = (scene.lit ?? []).flatMap((light) => {
    const spot = spots.get(light.at);
    const isTaken = scene.pieces.some(({ field }) => field === light.at);
    return spot ? [lightSigns(light, spot, isTaken)] : [];
  });
  return { shapes: found.flatMap(({ shapes }) => shapes), words: found.flatMap(({ words }) => words) };
};

/** Height of a tag's letters, mm, and the width of one as a share of it. */
const TAGGED: Readonly<Record<SceneTag['is'], number>> = { count: 10, sum: 15 };
const LETTER = 0.58;

/** A short number on a dark plate. */
function tagSigns({ x, y, says, is }: SceneTag): Signs {
  const size = TAGGED[is];
  const width = Math.max(size * 1.3, says.length * size * LETTER + size * 0.5);
  const plate: Spot = { id: says, x: x - width / 2, y: y - size * 0.65, width, height: size * 1.3 };
  const grows = { x, y, size };
  return {
    shapes: [{ look: 'tag', d: edgeOf(plate, 0), grows }],
    words: [{ text: says, x, y: y + size * 0.36, size, colour: PAPER, grows }],
  };
}

/** Used-up areas of the printed cards, as rectangles. */
export const spentIn = (cards: Scene['cards']): readonly Box[] => cards.flatMap(({ spent = [] }) => spent);

/** The last move's trail and what bursts, drawn under the pieces. */
export const trailOf = (scene: Scene): readonly Shape[] => linesOf(scene, isTrail);

/** What is tried, proposed or refused, drawn over the pieces. */
export function signsOf(scene: Scene): Signs {
  const lit = litSigns(scene);
  const spots = spotsOf(scene);
  const ways = linesOf(scene, (line) => !isTrail(line));
  const wire = (scene.wire ?? []).flatMap((each) => wireShapes(each, spots));
  const tags = (scene.tags ?? []).map(tagSigns);
  return {
    // The wire lies on the square to which the arrow points.
    shapes: [...lit.shapes, ...wire, ...ways, ...tags.flatMap(({ shapes }) => shapes)],
    words: [...lit.words, ...tags.flatMap(({ words }) => words)],
  };
}
