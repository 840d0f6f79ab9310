/**
 * A sheet's page as the desk shows it, composed of pictures of its faces. Each face is sent once and cached, so that
 * another paper or page only moves pictures.
 */
import type { Matrix } from '../../kit/engrave/path/matrix.ts';
import type { Rect, SetFace } from '../../kit/face.ts';
import type { Fonts } from '../../kit/type/font.ts';
import { svgOf } from '../../press/paint/markup.ts';
import { outlineNodes } from '../../press/paint/path/outlined-svg.ts';
import { withPixels } from '../../press/paint/picture-pixels.ts';
import { cornerOf, shownArea } from '../../press/paint/place.ts';
import { faceSubject } from '../../press/paint/pdf/form-xobject.ts';
import type { SheetPage } from '../../press/sheet.ts';

/** A face and its place on a page. */
export interface PlacedPicture {
  /** Key of its picture. */
  readonly face: string;
  /** The visible part, mm of the page. */
  readonly shown: Rect;
  /** Position of its trim's upper left corner, mm of the page, and the clockwise turn about it. */
  readonly corner: { readonly x: number; readonly y: number };
  readonly turn: number;
  /** Extent of its picture, mm of the face. */
  readonly area: Rect;
}

export interface PagePicture {
  readonly placed: readonly PlacedPicture[];
  /** Everything but the faces, as an SVG of the whole page. */
  readonly furniture: string;
  /** Transform of the whole page, mm. */
  readonly moved?: Matrix;
}

/** Computes a face's key from its content. */
type KeyOf = (face: SetFace) => string;

async function faceSvg(face: SetFace, fonts: Fonts): Promise<string> {
  const { area, nodes } = faceSubject(face);
  const pixels = await withPixels(nodes);
  return svgOf(area, outlineNodes(pixels.nodes, fonts, pixels.images));
}

/** SVGs of the page's faces that are not `known` yet, by key. */
export async function facePictures(
  page: SheetPage,
  faces: ReadonlyMap<string, SetFace>,
  fonts: Fonts,
  keyOf: KeyOf,
  known: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  const pictures = new Map<string, string>();
  for (const { face: id } of page.placements) {
    const face = faces.get(id);
    if (!face) continue;
    const key = keyOf(face);
    if (!known.has(key) && !pictures.has(key)) pictures.set(key, await faceSvg(face, fonts));
  }
  return pictures;
}

/** The placement of a page's pictures. */
export async function pagePicture(
  page: SheetPage,
  faces: ReadonlyMap<string, SetFace>,
  fonts: Fonts,
  keyOf: KeyOf,
): Promise<PagePicture> {
  const { width, height, furniture, placements, moved } = page;
  const placed = placements.map((placement): PlacedPicture => {
    const face = faces.get(placement.face);
    if (!face) throw new Error(`a sheet places the face ${placement.face}, which it does not have`);
    return {
      face: keyOf(face),
      shown: shownArea(placement, face),
      corner: cornerOf(placement, face),
      turn: placement.turn,
      area: faceSubject(face).area,
    };
  });
  const pixels = await withPixels(furniture);
  const marks = outlineNodes(pixels.nodes, fonts, pixels.images);
  const beside = svgOf({ x: 0, y: 0, width, height }, marks);
  return { placed, furniture: beside, ...(moved && { moved }) };
}
