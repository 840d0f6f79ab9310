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

/** A millimetre of the table is at least so many pixels at first, where the board's width allows it. */
const READABLE = 1;

/** What is seen at first: all of it; of a tall board on a phone as much as is to be read, and the rest is a drag away. */
export function homeIn(whole: Frame, size: Size | null): Frame {
  if (size === null) return whole;
  const height = Math.min(
    whole.height,
    Math.max((whole.width * size.height) / size.width, size.height / READABLE),
  );
  return { ...whole, y: whole.y + (whole.height - height) / 2, height };
}

/** The lower left corner, where the button for a closer look stands: so many pixels either way beside a board's margin. */
const CORNER = 40;

/** A frame with the paper that is left over to its left or below, where that keeps the board out of the corner. */
export function besideTools(frame: Frame, size: Size | null): Frame {
  if (size === null) return frame;
  const seen = seenIn(frame, size);
  const scale = seen.width / size.width;
  const [across, down] = [(seen.width - frame.width) / scale, (seen.height - frame.height) / scale];
  if (Math.max(across, down) < CORNER || Math.max(across, down) >= 2 * CORNER) return frame;
  return across > down
    ? { ...frame, x: frame.x - across * scale, width: seen.width }
    : { ...frame, height: seen.height };
}

/** A closer look than so many pixels a millimetre shows no more. */
const CALM = 2.2;

/** A part of the table to turn to: on a wide screen no closer than it takes, and never past the whole. */
export function calm(part: Frame, whole: Frame, { width }: Size): Frame {
  const factor = Math.min(Math.max(1, width / CALM / part.width), Math.max(1, whole.width / part.width));
  return zoomed(part, whole, factor, middleOf(part));
}
