/** Where a picture lies in its rectangle, and what part of it is seen. */
import type { PictureOptions, Rect, Size } from '../face.ts';

export interface Fitted {
  /** Where the visible part lies, mm. */
  readonly shown: Rect;
  /** The visible part, in the picture's own units. */
  readonly crop: Rect;
}

const share = (value: number): number => Math.min(1, Math.max(0, value));

/** The start of a window of `size` in a length of `whole` that keeps `focus` as near its middle as it can. */
const startOf = (whole: number, size: number, focus: number): number =>
  Math.min(whole - size, Math.max(0, share(focus) * whole - size / 2));

/** Fits a picture into a rectangle; a contained one lies toward its focus where there is room. */
export function fitPicture(size: Size, rect: Rect, { fit = 'cover', focus }: PictureOptions): Fitted {
  const { x = 0.5, y = 0.5 } = focus ?? {};
  const [across, down] = [rect.width / size.width, rect.height / size.height];
  if (fit === 'contain') {
    const scale = Math.min(across, down);
    const [width, height] = [size.width * scale, size.height * scale];
    const shown = {
      x: rect.x + (rect.width - width) * share(x),
      y: rect.y + (rect.height - height) * share(y),
      width,
      height,
    };
    return { shown, crop: { x: 0, y: 0, width: size.width, height: size.height } };
  }
  const scale = Math.max(across, down);
  const width = Math.min(size.width, rect.width / scale);
  const height = Math.min(size.height, rect.height / scale);
  const crop = { x: startOf(size.width, width, x), y: startOf(size.height, height, y), width, height };
  return { shown: { x: rect.x, y: rect.y, width: rect.width, height: rect.height }, crop };
}
