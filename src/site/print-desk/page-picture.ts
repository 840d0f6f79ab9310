/**
 * A page of sheets as the desk shows it: put together on the page from pictures of its faces. Each face comes once and
 * stays, so that another paper or another page moves pictures instead of drawing them.
 */
import type { Matrix } from '../../kit/engrave/path/matrix.ts';
import type { Rect, SetFace } from '../../kit/face.ts';
import type { Fonts } from '../../kit/type/font.ts';
import { svgOf } from '../../press/paint/markup.ts';
import { outlineNodes } from '../../press/paint/path/outlines.ts';
import { cornerOf, shownArea } from '../../press/paint/place.ts';
import { faceSubject } from '../../press/paint/pdf/form-xobject.ts';
import type { SheetPage } from '../../press/sheet.ts';

/** A face where it stands on a page. */
export interface PlacedPicture {
  /** The key of its picture. */
  readonly face: string;
  /** What shows of it, mm of the page. */
  readonly shown: Rect;
  /** Where the upper left corner of its trim lies, mm of the page, and how it is turned about it, clockwise. */
  readonly corner: { readonly x: number; readonly y: number };
  readonly turn: number;
  /** The extent of its picture, mm of the face. */
  readonly area: Rect;
}

/** A page in pictures. */
export interface PagePicture {
  readonly placed: readonly PlacedPicture[];
  /** What stands beside the faces, as SVG of the whole page. */
  readonly furniture: string;
  /** By what all of it is moved, mm of the page. */
  readonly moved?: Matrix;
}

/** Names a face by what it shows. */
type KeyOf = (face: SetFace) => string;

const faceSvg = (face: SetFace, fonts: Fonts): string => {
  const { area, nodes } = faceSubject(face);
  return svgOf(area, outlineNodes(nodes, fonts));
};

/** Pictures of the faces on a page that `known` has not, as SVG by their keys. */
export function facePictures(
  page: SheetPage,
  faces: ReadonlyMap<string, SetFace>,
  fonts: Fonts,
  keyOf: KeyOf,
  known: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const pictures = new Map<string, string>();
  for (const { face: id } of page.placements) {
    const face = faces.get(id);
    if (!face) continue;
    const key = keyOf(face);
    if (!known.has(key) && !pictures.has(key)) pictures.set(key, faceSvg(face, fonts));
  }
  return pictures;
}

/** Where the pictures of a page stand on it. */
export function pagePicture(
  page: SheetPage,
  faces: ReadonlyMap<string, SetFace>,
  fonts: Fonts,
  keyOf: KeyOf,
): PagePicture {
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
  const beside = svgOf({ x: 0, y: 0, width, height }, outlineNodes(furniture, fonts));
  return { placed, furniture: beside, ...(moved && { moved }) };
}
