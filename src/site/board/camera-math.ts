/** Zooming and panning, and the initial view. */
import { CLOSEST, meet, middleOf, type Frame } from './frame.ts';

const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(least, most));

/** Zooms in (factor below 1) or out about a fixed point; never beyond the whole table or closer than `CLOSEST`. */
export function zoomed(frame: Frame, whole: Frame, factor: number, about: { x: number; y: number }): Frame {
  const least = Math.min(CLOSEST, whole.width) / frame.width;
  const most = Math.max(whole.width / frame.width, whole.height / frame.height);
  const by = within(factor, least, most);
  const nearer = {
    x: about.x - (about.x - frame.x) * by,
    y: about.y - (about.y - frame.y) * by,
    width: frame.width * by,
    height: frame.height * by,
  };
  return held(nearer, whole);
}

/** Shifts a frame, mm. */
export const panned = (frame: Frame, whole: Frame, right: number, down: number): Frame =>
  held({ ...frame, x: frame.x + right, y: frame.y + down }, whole);

/** Keeps a frame's centre on the table. */
const held = (frame: Frame, whole: Frame): Frame => ({
  ...frame,
  x: within(frame.x, whole.x - frame.width / 2, whole.x + whole.width - frame.width / 2),
  y: within(frame.y, whole.y - frame.height / 2, whole.y + whole.height - frame.height / 2),
});

/** Keeps a frame on the table, with nothing beyond its edges where it is smaller; else it is in the middle. */
export function inside(frame: Frame, whole: Frame): Frame {
  const along = (from: number, length: number, start: number, room: number) =>
    length < room ? within(from, start, start + room - length) : start + (room - length) / 2;
  return {
    ...frame,
    x: along(frame.x, frame.width, whole.x, whole.width),
    y: along(frame.y, frame.height, whole.y, whole.height),
  };
}

/** Shifts a frame by the least that brings a spot into view. */
export function showing(frame: Frame, whole: Frame, spot: Frame): Frame {
  const right =
    Math.min(0, spot.x - frame.x) +
    Math.max(0, spot.x + spot.width - frame.x - Math.max(frame.width, spot.width));
  const down =
    Math.min(0, spot.y - frame.y) +
    Math.max(0, spot.y + spot.height - frame.y - Math.max(frame.height, spot.height));
  return right === 0 && down === 0 ? frame : panned(frame, whole, right, down);
}

/** Pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The visible part of the table when a picture of this size shows the whole frame: it shows more on two sides. */
export function seenIn(frame: Frame, { width, height }: Size): Frame {
  const scale = Math.max(frame.width / width, frame.height / height);
  const [across, down] = [width * scale, height * scale];
  const { x, y } = middleOf(frame);
  return { x: x - across / 2, y: y - down / 2, width: across, height: down };
}

/** Least initial scale, px per mm, where the board is wide enough: fields must be large enough to tap. */
const READABLE = 0.6;

/** The initial view: the whole table; of a very tall board on a phone only as much as is large enough to tap. */
export function homeIn(whole: Frame, size: Size | null): Frame {
  if (size === null) return whole;
  const height = Math.min(
    whole.height,
    Math.max((whole.width * size.height) / size.width, size.height / READABLE),
  );
  return { ...whole, y: whole.y + (whole.height - height) / 2, height };
}

/** Size of the corner with the zoom button, px. */
const CORNER = 52;
/** How much of the paper margin may be out of sight, mm. */
const SPARE = 6;

/** Whether part of the table is out of sight, by zooming or panning. */
export const isPartOf = (seen: Frame, whole: Frame): boolean =>
  seen.width < whole.width - 1 ||
  seen.height < whole.height - 1 ||
  [
    seen.x - whole.x,
    seen.y - whole.y,
    whole.x + whole.width - seen.x - seen.width,
    whole.y + whole.height - seen.y - seen.height,
  ].some((out) => out > SPARE + 1);

/** Room for the names of rows to the left of the zoom button, px. */
const INSET = 30;
/** Where the zoom button may be, the first that is free; inset: beside the names of rows. */
const CORNERS = ['bottom-left', 'bottom-right', 'top-right', 'bottom-inset'] as const;
export type Corner = (typeof CORNERS)[number];

/** The room that a part beside the board takes, px. */
export const TOOLS: Readonly<Record<'one' | 'few' | 'all', Size>> = {
  one: { width: CORNER, height: CORNER },
  few: { width: 2 * CORNER, height: CORNER },
  all: { width: 150, height: 72 },
};

/** The first corner of the picture in which tools of a size cover no spot; null if there is none. */
export function freeCorner(frame: Frame, size: Size, spots: readonly Frame[], tools: Size): Corner | null {
  const seen = seenIn(frame, size);
  const perPixel = seen.width / size.width;
  const [width, height] = [tools.width * perPixel, tools.height * perPixel];
  const [right, bottom] = [seen.x + seen.width - width, seen.y + seen.height - height];
  const starts = {
    'bottom-left': { x: seen.x, y: bottom },
    'bottom-right': { x: right, y: bottom },
    'top-right': { x: right, y: seen.y },
    'bottom-inset': { x: seen.x + INSET * perPixel, y: bottom },
  };
  return (
    CORNERS.find((corner) => {
      const box = { ...starts[corner], width, height };
      return spots.every((spot) => !meet(box, spot));
    }) ?? null
  );
}

/** Moves a frame so that no spot lies under the zoom button: shifted if there is paper left, else zoomed out. */
export function besideTools(frame: Frame, size: Size | null, spots: readonly Frame[]): Frame {
  if (size === null) return frame;
  const seen = seenIn(frame, size);
  const bottom = seen.y + seen.height;
  const corner = (CORNER * seen.width) / size.width;
  const inIt = spots.filter(
    ({ x, y, height }) => x < seen.x + corner && y < bottom && y + height > bottom - corner,
  );
  if (inIt.length === 0) return frame;
  const right = Math.max(...inIt.map(({ x }) => seen.x + corner - x));
  const up = Math.max(...inIt.map(({ y, height }) => y + height - bottom + corner));
  if (right <= (seen.width - frame.width) / 2 + SPARE) return { ...seen, x: seen.x - right };
  if (up <= (seen.height - frame.height) / 2 + SPARE) return { ...seen, y: seen.y + up };
  const room = CORNER - SPARE;
  const beside = seenIn(frame, { ...size, width: size.width - room });
  const above = seenIn(frame, { ...size, height: size.height - room });
  const [left, foot] = [size.width / (size.width - room), size.height / (size.height - room)];
  return beside.height < above.height * foot
    ? { ...beside, x: beside.x + beside.width * (1 - left), width: beside.width * left }
    : { ...above, height: above.height * foot };
}

/** Closest automatic zoom, px per mm. */
const CALM = 2.2;

/** A part of the table to turn to: no closer than necessary on a wide screen, never beyond the whole table. */
export function calm(part: Frame, whole: Frame, { width }: Size): Frame {
  const factor = Math.min(Math.max(1, width / CALM / part.width), Math.max(1, whole.width / part.width));
  return zoomed(part, whole, factor, middleOf(part));
}
