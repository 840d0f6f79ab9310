/** Sets the pictures of a face: each becomes pixels or vector art at its place, or a fault. */
import type { Colour, Edition } from '../edition.ts';
import { apply, chain, growth, inverse, move, scale, type Matrix } from '../engrave/path/matrix.ts';
import {
  art,
  group,
  type Box,
  type Group,
  type Picture,
  type Raster,
  type Rect,
  type SetNode,
} from '../face.ts';
import { MM_PER_INCH } from '../units.ts';
import { fitPicture } from './fit-picture.ts';
import { LEAST_DPI, type PictureFault, type PictureNote, type PicturePlace } from './picture-faults.ts';
import { flattenDrawing } from './flatten-drawing.ts';
import { lineDrawing } from './line-drawing.ts';
import { NO_PICTURES, type Pictures, type RasterFile } from './picture-file.ts';
import type { VectorDrawing } from './vector-drawing.ts';

export interface PictureSetting {
  /** None where left out: each picture is a fault. */
  readonly pictures?: Pictures | undefined;
  readonly edition?: Edition | undefined;
}

/** Sets pictures in the order of a face's nodes; `at` maps a node's mm to those of the face. */
export interface PictureSetter {
  /** Tells of a box that later pictures may lie on. */
  readonly lay: (box: Box, at: Matrix) => void;
  readonly set: (picture: Picture, at: Matrix) => readonly SetNode[];
  /** The width of a picture as a multiple of its height; 1 where it cannot be read, which `set` will say. */
  readonly ratioOf: (file: string) => number;
  readonly faults: readonly PictureFault[];
  readonly notes: readonly PictureNote[];
}

const PAPER: Colour = '#ffffff';

/** The ink of lines that show a picture in the low-ink edition. */
const LINES: Colour = '#1a1a1a';

const cornersOf = ({ x, y, width, height }: Rect): readonly (readonly [number, number])[] => [
  [x, y],
  [x + width, y],
  [x, y + height],
  [x + width, y + height],
];

/** A filled box that was drawn, and where. */
interface Laid {
  readonly box: Box;
  readonly at: Matrix;
}

/** Tolerance for a picture that just fills its box, mm. */
const SLACK = 0.01;

function liesOn(picture: Rect, at: Matrix, laid: Laid): boolean {
  const { x, y, width, height } = laid.box;
  const back = inverse(laid.at);
  return cornersOf(picture).every((corner) => {
    const [px, py] = apply(back, apply(at, corner));
    return px >= x - SLACK && py >= y - SLACK && px <= x + width + SLACK && py <= y + height + SLACK;
  });
}

const whole = ({ x, y, width, height }: Rect, image: RasterFile): Rect => {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  return {
    x: left,
    y: top,
    width: Math.max(1, Math.min(image.width - left, Math.round(width))),
    height: Math.max(1, Math.min(image.height - top, Math.round(height))),
  };
};

/** Dots per inch of a part of a picture on the face. */
const dpiOf = ({ crop, width }: Raster, scale: number): number =>
  crop.width / ((width * scale) / MM_PER_INCH);

function resolutionNote(
  place: PicturePlace,
  { width, height }: RasterFile,
  dpi: number,
): readonly PictureNote[] {
  // Shares of a pixel do not count.
  if (dpi >= LEAST_DPI - 0.5) return [];
  const more = LEAST_DPI / dpi;
  const needs = { width: Math.ceil(width * more), height: Math.ceil(height * more) };
  return [{ ...place, kind: 'resolution', dpi, needs }];
}

function rasterOf(
  picture: Picture,
  image: RasterFile,
  place: PicturePlace,
  ground: Colour,
  edition?: Edition,
): Raster {
  const { shown, crop } = fitPicture(image, picture, picture);
  return {
    kind: 'raster',
    ...shown,
    image,
    place,
    crop: whole(crop, image),
    ground,
    ...(picture.radius !== undefined && { radius: picture.radius }),
    ...(picture.means !== undefined && { means: picture.means }),
    ...(edition === 'low-ink' && picture.lowInk !== 'keep' && { halftone: LINES }),
  };
}

/** A vector picture as art, clipped to its rectangle, and what was changed in it. */
function vectorArt(
  picture: Picture,
  drawing: VectorDrawing,
  ground: Colour,
  edition?: Edition,
): { readonly node: Group<SetNode>; readonly notes: readonly string[] } {
  const { shown, crop } = fitPicture(drawing.view, picture, picture);
  const factor = shown.width / crop.width;
  const toMm = chain(move(-drawing.view.x - crop.x, -drawing.view.y - crop.y), scale(factor));
  const { parts, notes } = flattenDrawing(drawing, toMm, ground);
  const { means, radius } = picture;
  const view = { x: 0, y: 0, width: shown.width, height: shown.height };
  const drawn = edition === 'low-ink' && picture.lowInk !== 'keep' ? lineDrawing(parts, LINES, view) : parts;
  const arts = drawn.map(({ shapes, clips }, index) =>
    art({
      x: 0,
      y: 0,
      shapes,
      ...(clips.length > 0 && { clips }),
      ...(index === 0 && means !== undefined && { sign: { means, ink: LINES, ground } }),
    }),
  );
  const clip = { ...view, ...(radius !== undefined && { radius }) };
  return { node: group<SetNode>({ x: shown.x, y: shown.y, clip, nodes: arts }), notes };
}

const isRoomy = ({ width, height }: Rect): boolean => width > 0 && height > 0;

/** Whether its options are numbers: a table may have given something else. Its place is checked with that of boxes. */
const isMeasured = ({ focus, radius }: Picture): boolean =>
  [focus?.x ?? 0, focus?.y ?? 0, radius ?? 0].every((each) => Number.isFinite(each));

export function pictureSetter(
  face: string,
  { pictures = NO_PICTURES, edition }: PictureSetting,
): PictureSetter {
  const faults: PictureFault[] = [];
  const notes: PictureNote[] = [];
  const laid: Laid[] = [];

  const set = (picture: Picture, at: Matrix): readonly SetNode[] => {
    const { file, field = file } = picture;
    const place = { face, field, file };
    const fail = (why: string): readonly SetNode[] => {
      faults.push({ ...place, kind: 'picture', why });
      return [];
    };
    if (!isMeasured(picture)) return fail('has a focus or a radius that is no number');
    if (!isRoomy(picture)) return fail('has no room: its width and height must be more than 0 mm');
    const found = pictures.find(file);
    if (!found.ok) return fail(found.faults.join(', '));
    if (edition === 'low-ink' && picture.lowInk === 'leave out') return [];
    const ground = laid.findLast((each) => liesOn(picture, at, each))?.box.fill ?? PAPER;
    const image = found.value;
    if (image.kind === 'vector') {
      const art = vectorArt(picture, image.drawing, ground, edition);
      notes.push(...art.notes.map((what): PictureNote => ({ ...place, kind: 'left out', what })));
      return [art.node];
    }
    const raster = rasterOf(picture, image, place, ground, edition);
    if (image.depth !== undefined)
      notes.push({
        ...place,
        kind: 'left out',
        what: `has ${image.depth} bits a channel and is printed with 8`,
      });
    notes.push(...resolutionNote(place, image, dpiOf(raster, growth(at))));
    return [raster];
  };

  const lay = (box: Box, at: Matrix): void => {
    if (box.fill) laid.push({ box, at });
  };
  const ratioOf = (file: string): number => {
    const found = pictures.find(file);
    if (!found.ok) return 1;
    const { width, height } = found.value.kind === 'raster' ? found.value : found.value.drawing.view;
    return width / height;
  };
  return { lay, set, ratioOf, faults, notes };
}
