/** Moving about on the table: nearer, farther, aside, and what is seen at first. */
import { CLOSEST, middleOf, type Frame } from './frame.ts';

const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(least, most));

/** Nearer (factor below 1) or farther about a point that stays where it is; never past the whole or too close. */
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

/** Moved by so many millimetres. */
export const panned = (frame: Frame, whole: Frame, right: number, down: number): Frame =>
  held({ ...frame, x: frame.x + right, y: frame.y + down }, whole);

/** A frame whose middle stays on the table. */
const held = (frame: Frame, whole: Frame): Frame => ({
  ...frame,
  x: within(frame.x, whole.x - frame.width / 2, whole.x + whole.width - frame.width / 2),
  y: within(frame.y, whole.y - frame.height / 2, whole.y + whole.height - frame.height / 2),
});

/** The frame moved, as little as it takes, so that a spot is in it. */
export function showing(frame: Frame, whole: Frame, spot: Frame): Frame {
  const right =
    Math.min(0, spot.x - frame.x) +
    Math.max(0, spot.x + spot.width - frame.x - Math.max(frame.width, spot.width));
  const down =
    Math.min(0, spot.y - frame.y) +
    Math.max(0, spot.y + spot.height - frame.y - Math.max(frame.height, spot.height));
  return right === 0 && down === 0 ? frame : panned(frame, whole, right, down);
}

/** So many pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What is seen of the table in a picture of a size that shows a frame whole: more of it to two sides. */
export function seenIn(frame: Frame, { width, height }: Size): Frame {
  const scale = Math.max(frame.width / width, frame.height / height);
  const [across, down] = [width * scale, height * scale];
  const { x, y } = middleOf(frame);
  return { x: x - across / 2, y: y - down / 2, width: across, height: down };
}

/** A millimetre of the table is at least so many pixels at first, where the board's width allows it: a field can be tapped. */
const READABLE = 0.6;

/** What is seen at first: all of it; of a very tall board on a phone as much as can be tapped, and the rest is a drag away. */
export function homeIn(whole: Frame, size: Size | null): Frame {
  if (size === null) return whole;
  const height = Math.min(
    whole.height,
    Math.max((whole.width * size.height) / size.width, size.height / READABLE),
  );
  return { ...whole, y: whole.y + (whole.height - height) / 2, height };
}

/** The lower left corner, where the button for a closer look stands: so many pixels either way. */
const CORNER = 52;
/** So much of the paper round a board may go out of sight, mm. */
const SPARE = 6;

/** Whether some of the table is out of sight: it is looked at from nearer, or has been dragged aside. */
export const isPartOf = (seen: Frame, whole: Frame): boolean =>
  seen.width < whole.width - 1 ||
  seen.height < whole.height - 1 ||
  [
    seen.x - whole.x,
    seen.y - whole.y,
    whole.x + whole.width - seen.x - seen.width,
    whole.y + whole.height - seen.y - seen.height,
  ].some((out) => out > SPARE + 1);

/** A frame seen so that no spot lies in the corner: the board goes aside where there is paper left, else it grows smaller. */
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

/** A closer look than so many pixels a millimetre shows no more. */
const CALM = 2.2;

/** A part of the table to turn to: on a wide screen no closer than it takes, and never past the whole. */
export function calm(part: Frame, whole: Frame, { width }: Size): Frame {
  const factor = Math.min(Math.max(1, width / CALM / part.width), Math.max(1, whole.width / part.width));
  return zoomed(part, whole, factor, middleOf(part));
}
