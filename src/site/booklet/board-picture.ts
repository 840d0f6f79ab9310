/** An example on a printed board: the map as it is on the sheets, cut where no name is, with what lies on it in its size. */
import type { PrintedEdition } from '../../kit/edition.ts';
import { written } from '../../kit/engrave/path/outline.ts';
import { rectangle } from '../../kit/engrave/path/shapes.ts';
import { art, type Shape } from '../../kit/face.ts';
import { encloses, grown, overlap, union } from '../../kit/rects.ts';
import type { LyingThing, PrintedBoard } from '../../book/printed-board.ts';
import type { BookletPicture, PictureFace, PictureName, PictureWord } from '../../press/booklet/content.ts';
import type { Box, Scene } from '../../referee/table/scene.ts';
import { SEAT_INKS } from '../board/board-styles.ts';
import { signsOf } from '../board/board-overlays.ts';
import { triedIn } from '../board/camera-focus.ts';
import { arrowPath, arrowShapes, type ArrowEnd } from './paper-arrows.ts';
import { inkedOnPaper, type FaceNamed } from './scene-picture.ts';

interface BoardPictureOf {
  readonly scene: Scene;
  readonly board: PrintedBoard;
  /** The printed faces: the board is drawn as it is printed. */
  readonly faceNamed: FaceNamed;
  /** The same with fewer lines, for what lies on it. */
  readonly smallFace: FaceNamed;
  readonly edition: PrintedEdition;
}

/** Round what a picture is about, mm of the board. */
const MARGIN = 5;
/** The lowest and the highest picture, and the narrowest, as shares of its width. */
const LOWEST = 0.62;
const HIGHEST = 0.95;
const NARROWEST = 0.94;
/** How far an edge may be moved to cut no name, and how far from one it stays, mm. */
const MOVED = 70;
const BESIDE = 1.2;
/** A column of the page, mm. */
const COLUMN = 56;
/** Where an arrow may end on a place where nothing lies, mm from its middle. */
const ASIDE = [
  [0, 0],
  [-12, 0],
  [12, 0],
  [0, -9],
  [0, 9],
] as const;

const boxOf = ({ x, y, width, height }: LyingThing): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** The places that an example is about. */
const wantedIn = (scene: Scene): readonly string[] => [
  ...new Set([...scene.lines.flatMap(({ from, to }) => [from, to]), ...triedIn(scene)]),
];

/** A range widened to a length, kept within `least` and `most`. */
function widened(
  [from, to]: readonly [number, number],
  length: number,
  [least, most]: readonly [number, number],
): readonly [number, number] {
  const missing = Math.max(0, length - (to - from)) / 2;
  const start = Math.max(least, Math.min(from - missing, most - length));
  return [start, Math.min(most, Math.max(to + missing, start + length))];
}

/** Where an edge may be: at `at`, or just beside a word near it; between two bounds. */
const edgesNear = (at: number, beside: readonly number[], least: number, most: number): readonly number[] => [
  ...new Set([at, ...beside].filter((edge) => Math.abs(edge - at) <= MOVED && edge >= least && edge <= most)),
];

/** What a frame costs: a large one, and one that is too high or too low. */
function costOf({ width: across, height }: Box, width: number): number {
  const isLong = height > across * HIGHEST || height < across * LOWEST * 0.9;
  return (across * height) / (width * width) + (across / width) * 2 + (isLong ? 1.5 : 0);
}

/** What a name that is cut costs beside that. */
const CUT = 8;

/** The smallest part of a board round some boxes that cuts none of its words. */
export function frameRound(about: readonly Box[], words: readonly Box[], field: Box, width: number): Box {
  const least = grown(union(about), MARGIN);
  const [west, east] = [field.x, field.x + field.width];
  const [north, south] = [field.y, field.y + field.height];
  const [left, right] = widened([least.x, least.x + least.width], width, [west, east]);
  const [top, bottom] = widened([least.y, least.y + least.height], (right - left) * LOWEST, [north, south]);
  const sides = words.flatMap(({ x, width }) => [x - BESIDE, x + width + BESIDE]);
  const levels = words.flatMap(({ y, height }) => [y - BESIDE, y + height + BESIDE]);
  const lefts = edgesNear(left, sides, west, Math.max(west, least.x));
  const rights = edgesNear(right, sides, Math.min(east, least.x + least.width), east);
  const tops = edgesNear(top, levels, north, Math.max(north, least.y));
  const bottoms = edgesNear(bottom, levels, Math.min(south, least.y + least.height), south);
  const base = { x: left, y: top, width: right - left, height: bottom - top };
  const frames = (xs: readonly number[], ends: readonly number[], { y, height }: Box): readonly Box[] =>
    xs.flatMap((x) =>
      ends.filter((end) => end - x >= width * NARROWEST).map((end) => ({ x, y, width: end - x, height })),
    );
  const cost = (frame: Box): number =>
    costOf(frame, width) + CUT * words.filter((box) => overlap(box, frame) && !encloses(frame, box)).length;
  const cheapest = (tried: readonly Box[], before: Box): Box =>
    tried.reduce((best, frame) => (cost(frame) < cost(best) ? frame : best), before);
  // First from side to side, then up and down, and once more.
  return [0, 1].reduce((frame) => {
    const across = cheapest(frames(lefts, rights, frame), frame);
    const { x, width: wide } = across;
    const high = tops.flatMap((y) => bottoms.map((foot) => ({ x, y, width: wide, height: foot - y })));
    return cheapest(high, across);
  }, base);
}

/** Names smaller than this on the page, pt, are said again in the page's own letters. */
const READABLE = 6.5;

/** The names that a picture is about, where they are too small to read in it. */
const namesIn = (frame: Box, board: PrintedBoard, wanted: readonly string[]): readonly PictureName[] =>
  wanted.flatMap((id): readonly PictureName[] => {
    const name = board.names?.[id];
    if (name === undefined || (name.size * COLUMN) / frame.width >= READABLE) return [];
    return [{ says: name.says, at: { ...name.box, x: name.box.x - frame.x, y: name.box.y - frame.y } }];
  });

/** Cards as blocks with their number: in a picture of much of the board their own words are too small to read. */
function blocksOf(things: readonly LyingThing[], edition: PrintedEdition): readonly Shape[] {
  return things.flatMap(({ block, ...thing }): readonly Shape[] => {
    if (block === undefined) return [];
    const { x, y, width, height } = boxOf(thing);
    const bare = edition === 'low-ink';
    return [
      {
        d: written(rectangle(x, y, width, height, 1.6)),
        fill: bare ? '#ffffff' : SEAT_INKS[block.ink],
        stroke: { colour: '#1d1a17', width: 0.8 },
      },
    ];
  });
}

/** The number of a block, half as high as the block. */
const numbersOf = (
  things: readonly LyingThing[],
  frame: Box,
  edition: PrintedEdition,
): readonly PictureWord[] =>
  things.flatMap(({ block, x, y, height }): readonly PictureWord[] =>
    block === undefined
      ? []
      : [
          {
            kind: 'count',
            text: block.says,
            x: x - frame.x,
            y: y - frame.y + height * 0.19,
            size: height * 0.54,
            colour: edition === 'low-ink' ? '#1d1a17' : '#ffffff',
          },
        ],
  );

/** The picture of an example on a printed board; undefined where it is about no place of it. */
export function boardPicture({
  scene,
  board,
  faceNamed,
  smallFace,
  edition,
}: BoardPictureOf): BookletPicture | undefined {
  const { ground, fields, pieces } = scene;
  const wanted = wantedIn(scene).filter((id) => board.ends[id] !== undefined);
  if (wanted.length === 0 || typeof ground === 'string') return undefined;
  const things = new Map(
    fields.map((field) => [
      field.id,
      board.lying(
        field,
        pieces.filter((piece) => piece.field === field.id),
      ),
    ]),
  );
  const words = Object.values(board.words).flat();
  const end = (id: string): ArrowEnd => {
    const { x, y } = board.ends[id] ?? { x: 0, y: 0 };
    const boxes = (things.get(id) ?? []).map(boxOf).map((box) => grown(box, 1.5));
    const isFree = !boxes.some((box) => overlap(box, { x: x - 1, y: y - 1, width: 2, height: 2 }));
    return { at: isFree ? ASIDE.map(([dx, dy]) => ({ x: x + dx, y: y + dy })) : [{ x, y }], things: boxes };
  };
  const laid = [...things.values()].flat();
  const hidden = [...words, ...laid.map(boxOf)].map((box) => grown(box, 1));
  const lines = scene.lines.map(({ from, to, means }) => ({
    means,
    line: arrowPath(end(from), end(to), hidden),
  }));
  const about = [
    ...wanted.flatMap((id) => [...(board.words[id] ?? []), ...(things.get(id) ?? []).map(boxOf)]),
    ...lines.flatMap(({ line }) => line.map((point) => grown({ ...point, width: 0, height: 0 }, 2))),
  ];
  const frame = frameRound(about, words, board.field, board.width);
  const unit = frame.width / COLUMN;
  const names = namesIn(frame, board, wanted);
  const map = faceNamed(board.face);
  const shown = laid.filter((thing) => overlap(boxOf(thing), frame));
  const overlays = signsOf({ ...scene, lines: [], tags: [] }).shapes.map((shape) =>
    inkedOnPaper(shape, edition),
  );
  return {
    width: frame.width,
    height: frame.height,
    alt: fields
      .filter(({ id }) => wanted.includes(id))
      .map(({ says }) => says)
      .join('; '),
    clip: { x: 0, y: 0, width: frame.width, height: frame.height },
    faces: [
      {
        face: map.id,
        x: ground.x - frame.x,
        y: ground.y - frame.y,
        turn: 0,
        scale: ground.width / map.width,
        cut: { x: 0, y: 0, width: frame.width, height: frame.height },
      },
      ...shown
        .filter(({ block }) => block === undefined)
        .map((thing): PictureFace => {
          const face = smallFace(thing.face);
          const { x, y, width, height } = boxOf(thing);
          const at = { x: x - frame.x, y: y - frame.y, width, height };
          const isCut = !encloses(frame, { x, y, width, height });
          return {
            face: face.id,
            x: at.x,
            y: at.y,
            turn: 0,
            scale: width / face.width,
            ...(isCut && { cut: { x: 0, y: 0, width: frame.width, height: frame.height } }),
          };
        }),
    ],
    signs: art({
      x: -frame.x,
      y: -frame.y,
      shapes: [
        ...overlays,
        ...blocksOf(shown, edition),
        ...lines.flatMap(({ line, means }) => arrowShapes(line, means, unit, edition)),
      ],
    }),
    words: numbersOf(shown, frame, edition),
    ...(names.length > 0 && {
      names: {
        list: names,
        clear: [
          ...shown.map(boxOf),
          ...wanted.flatMap((id) => board.words[id]?.slice(0, 1) ?? []),
          ...lines.flatMap(({ line }) => line.map((point) => grown({ ...point, width: 0, height: 0 }, 2))),
        ].map((each) => ({ ...each, x: each.x - frame.x, y: each.y - frame.y })),
        fill: edition === 'low-ink' ? '#ffffff' : '#f6efdd',
      },
    }),
  };
}
