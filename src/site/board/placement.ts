/**
 * Where pieces stand on a field: counters along the lower edge, several seats side by side; neutral ones above, to the
 * right; a plate in the room that is left.
 */
import { memo } from '../../referee/memo.ts';
import type { Box, Scene, SceneField, ScenePiece } from '../../referee/table/scene.ts';
import { middleOf } from './frame.ts';
import { PAPER, type Shape, type Word } from './board-styles.ts';
import { circle, closed, corners, turned, type Point } from './board-paths.ts';

/** Pieces are enlarged by this factor, to be readable on a small board. */
const GROWN = 1.7;
/** Gap between pieces and the field's edge, mm. */
const EDGE = 1.5;
/** Most pieces drawn of a stack; its number says how many there are. */
const STACKED = 3;
/** Offset between pieces of a stack, as a share of their width. */
const LEAN = 0.4;

/** A picture about its centre: width and height in mm before turning; turn in degrees, clockwise. */
export interface Picture {
  readonly face: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly turn: number;
}

/** A placed stack: shapes under its pictures, the pictures, and labels over them. */
export interface Standing {
  readonly piece: ScenePiece;
  /** Position of the stack, to compare with the scene before. */
  readonly x: number;
  readonly y: number;
  readonly under: readonly Shape[];
  readonly pictures: readonly Picture[];
  readonly over: readonly Shape[];
  readonly words: readonly Word[];
}

/** A piece wider than this share of the field is drawn as large as the field allows. */
const LARGE = 0.5;

const isLarge = (field: Box, { width, plate }: ScenePiece): boolean =>
  plate !== undefined || width > LARGE * field.width;

/** Places every piece of a field; large ghosts neither make room nor get any. */
export function standing(field: SceneField, pieces: readonly ScenePiece[]): readonly Standing[] {
  const thought = pieces.filter((piece) => piece.ghost && isLarge(field, piece));
  return [
    ...together(
      field,
      pieces.filter((piece) => !thought.includes(piece)),
    ),
    ...together(field, thought),
  ];
}

export const stacksOf = ({ fields, pieces }: Pick<Scene, 'fields' | 'pieces'>): readonly Standing[] =>
  stacksAmong(pieces, fields);

/** Memoised: drawing asks for it, and animation asks for the scene before as well. */
const stacksAmong = memo((pieces: Scene['pieces'], fields: Scene['fields']): readonly Standing[] => {
  const byField = Map.groupBy(pieces, ({ field }) => field);
  const all = fields.flatMap((field) => standing(field, byField.get(field.id) ?? []));
  // What lies over several fields lies under what stands on them.
  return [...all.filter(({ piece }) => piece.spans), ...all.filter(({ piece }) => !piece.spans)];
});

function together(field: SceneField, pieces: readonly ScenePiece[]): readonly Standing[] {
  const large = pieces.filter((piece) => isLarge(field, piece));
  const small = pieces.filter((piece) => !isLarge(field, piece));
  // Beside a plate all counters go to the lower edge.
  const aside = large.length > 0 ? [] : small.filter(({ seat }) => seat === undefined);
  const row = small.filter((piece) => !aside.includes(piece));
  const { stood, high } = along(field, row, large.length > 0 ? BESIDE_A_PLATE : 1);
  const room: Box =
    high === 0 ? field : { ...field, height: Math.max(field.height * 0.45, field.height - high - EDGE) };
  return [
    ...above(field, aside, row.length > 0),
    ...large.map((piece) => (piece.plate ? onPlate(room, piece, piece.plate.slots) : filling(room, piece))),
    ...stood,
  ];
}

/** Scale of counters that share their field with a plate. */
const BESIDE_A_PLATE = 0.75;

/** Height of a number's digits, mm, and the width of one. */
const DIGIT = 12;
const LETTER = 8.4;

const flagWidth = ({ count }: ScenePiece, scale: number): number =>
  count > 1 ? (String(count).length * LETTER + 4) * scale : 0;

const stackWidth = (piece: ScenePiece, scale: number): number =>
  piece.width * GROWN * scale * (1 + LEAN * (Math.min(piece.count, STACKED) - 1)) + flagWidth(piece, scale);

/** Stacks side by side along the lower edge, shrunk to fit; also returns their height. */
function along(
  field: Box,
  row: readonly ScenePiece[],
  most: number,
): { readonly stood: readonly Standing[]; readonly high: number } {
  const wide = row.reduce((sum, piece) => sum + stackWidth(piece, 1), 0);
  const free = field.width - EDGE * (row.length + 1);
  const scale = Math.min(most, free / Math.max(1, wide));
  let left = field.x + EDGE;
  const stood = row.map((piece) => {
    const stack = stackAt(piece, left, field.y + field.height - EDGE, scale);
    left += stackWidth(piece, scale) + EDGE;
    return stack;
  });
  return { stood, high: Math.max(0, ...row.map(({ height }) => height * GROWN * scale)) };
}

/** Places a stack by its left and lower edge. */
function stackAt(piece: ScenePiece, left: number, bottom: number, scale: number): Standing {
  const [width, height] = [piece.width * GROWN * scale, piece.height * GROWN * scale];
  const drawn = Math.min(piece.count, STACKED);
  const [x, y] = [left + width / 2, bottom - height / 2];
  const lean = width * LEAN;
  const pictures = Array.from({ length: drawn }, (_, index) => ({
    face: piece.face,
    x: x + lean * index,
    y,
    width,
    height,
    turn: piece.turn,
  }));
  const right = left + width + lean * (drawn - 1);
  const flag = piece.count > 1 ? pennant(piece.count, right - 1.5 * scale, bottom - height, scale) : NONE;
  const box = { x: left, y: bottom - height, width: right - left, height };
  const dashed: readonly Shape[] = piece.ghost ? [{ look: 'ghostEdge', d: closed(corners(box)) }] : [];
  return { piece, x, y, under: [], pictures, over: [...dashed, ...flag.over], words: flag.words };
}

const NONE = { over: [], words: [] } as const;

/** A swallow-tailed flag with a number; (x, y) is its upper left corner. */
function pennant(count: number, x: number, y: number, scale: number): Pick<Standing, 'over' | 'words'> {
  const text = String(count);
  const [width, height] = [(text.length * LETTER + 4) * scale, 17 * scale];
  const tail = closed([
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x: x + width / 2, y: y + height - 3.2 * scale },
    { x, y: y + height },
  ]);
  const size = DIGIT * scale;
  const grows = { x, y: y + height, size };
  return {
    over: [{ look: 'pennant', d: tail, grows }],
    words: [{ text, x: x + width / 2, y: y + 11.4 * scale, size, colour: PAPER, grows }],
  };
}

/**
 * Neutral pieces from the right of the field, shrunk to fit: at half height if the lower edge is free, else above it.
 */
function above(field: Box, aside: readonly ScenePiece[], isLow: boolean): readonly Standing[] {
  const wide = aside.reduce((sum, piece) => sum + stackWidth(piece, 1) + EDGE, 0);
  const scale = Math.min(1, (field.width - EDGE) / Math.max(1, wide));
  let right = field.x + field.width - EDGE;
  return aside.map((piece) => {
    const height = piece.height * GROWN * scale;
    const top = isLow ? field.y + EDGE : field.y + (field.height - height) / 2;
    right -= stackWidth(piece, scale);
    const stack = stackAt(piece, right, top + height, scale);
    right -= EDGE;
    return stack;
  });
}

/** A large piece in the middle of its field, as large as fits at any turn, and what it bears over its lower edge. */
function filling(room: Box, piece: ScenePiece): Standing {
  const { face, turn, spans } = piece;
  const scale = spans ? 1 : (Math.min(room.width, room.height) - 2) / Math.max(piece.width, piece.height);
  const { x, y } = middleOf(room);
  const picture = { face, x, y, width: piece.width * scale, height: piece.height * scale, turn };
  return { piece, x, y, under: [], pictures: [picture, ...borne(picture, piece)], over: [], words: [] };
}

/** A mark's width, as a share of the shorter side of the piece that bears it. */
const BORNE = 0.44;

/** The marks of a piece side by side from its lower left corner, however it is turned; smaller where there are many. */
function borne({ x, y, width, height }: Picture, { marks }: ScenePiece): readonly Picture[] {
  const faces = marks.flatMap(({ face, count }) => Array.from({ length: count }, () => face));
  const side = Math.min(width, height);
  const size = Math.min(BORNE * side, side / Math.max(1, faces.length));
  return faces.map((face, index) => ({
    face,
    x: x - side / 2 + size * (index + 0.5),
    y: y + side / 2 - size / 2 + 0.5,
    width: size,
    height: size,
    turn: 0,
  }));
}

const NOSE = 0.2;

/** The corners of an arrow-shaped plate that points east, about its centre. */
const arrow = ({ x, y }: Point, length: number, breadth: number): readonly Point[] => {
  const [left, right, top, bottom] = [x - length / 2, x + length / 2, y - breadth / 2, y + breadth / 2];
  const neck = right - NOSE * length;
  return [
    { x: left, y: top },
    { x: neck, y: top },
    { x: right, y },
    { x: neck, y: bottom },
    { x: left, y: bottom },
  ];
};

/** A plate in its owner's ink, the piece on it, and what it carries in slots along the rim. */
function onPlate(room: Box, piece: ScenePiece, slots: number): Standing {
  const { seat, ghost, turn } = piece;
  const at = middleOf(room);
  const isUpright = Math.abs(Math.sin((turn * Math.PI) / 180)) > 0.7;
  const [length, breadth] = isUpright ? [room.height - 2, room.width - 2] : [room.width - 2, room.height - 2];
  const edge = closed(turned(arrow(at, length, breadth), at, turn));
  const rim = closed(turned(arrow(at, length - 5, breadth - 5), at, turn));
  const tip = turned(noseOf(at, length, breadth), at, turn);
  const pip = Math.min(9.5, room.height * 0.24);
  const places = slotsOn(room, pip, slots, isUpright);
  const carried = piece.marks.flatMap(({ face, count }) => Array.from({ length: count }, () => face));
  const hull = hullOn(at, piece, { length, breadth }, isUpright ? 0 : pip);
  const dashed = ghost ? [{ look: 'ghostEdge', d: edge } as const] : [];
  return {
    piece,
    ...at,
    under:
      seat === undefined
        ? [{ look: 'unclaimed', d: edge }]
        : [
            { look: 'plate', d: edge, ink: seat.ink },
            { look: 'rim', d: rim },
            { look: 'nose', d: closed(tip) },
            ...places
              .slice(carried.length)
              .map((place) => ({ look: 'slot', d: circle(place, pip / 2 - 0.5) }) as const),
          ],
    pictures: [
      hull,
      ...carried.flatMap((face, index) => {
        const place = places[index];
        return place === undefined ? [] : [{ face, ...place, width: pip, height: pip, turn: 0 }];
      }),
    ],
    over: dashed,
    words: [],
  };
}

/** The arrowhead in a plate's nose. */
function noseOf({ x, y }: Point, length: number, breadth: number): readonly Point[] {
  const neck = x + length / 2 - NOSE * length;
  return [
    { x: neck + 1, y: y - breadth * 0.3 },
    { x: x + length / 2 - 4, y },
    { x: neck + 1, y: y + breadth * 0.3 },
  ];
}

/** The piece itself, as large as plate, slots and nose leave room for. */
function hullOn(
  at: Point,
  { face, width, height, turn }: ScenePiece,
  { length, breadth }: { readonly length: number; readonly breadth: number },
  below: number,
): Picture {
  const isShort = length < breadth;
  const long = length * (isShort ? 1.02 : 1 - NOSE / 2);
  const scale = Math.min(long / width, ((breadth - below) * 0.9) / height, 1.5);
  const angle = (turn * Math.PI) / 180;
  const back = isShort ? 0 : Math.max(0, length * (1 - NOSE) - width * scale * 0.9) / 2 - NOSE * length * 0.4;
  return {
    face,
    x: at.x + Math.cos(angle) * back,
    y: at.y + Math.sin(angle) * back - below / 2.4,
    width: width * scale,
    height: height * scale,
    turn,
  };
}

/** Slot positions: along the lower rim from the left; up the left rim if the plate points up or down. */
const slotsOn = (room: Box, pip: number, slots: number, isUpright: boolean): readonly Point[] =>
  Array.from({ length: slots }, (_, index) => {
    const along = 4 + pip / 2 + index * (pip + 0.8);
    const rim = 3 + pip / 2;
    return isUpright
      ? { x: room.x + rim, y: room.y + room.height - along }
      : { x: room.x + along, y: room.y + room.height - rim };
  });
