/** Paints a whole page as SVG, for pictures and for measuring ink. */
import type { SetFace } from '../../kit/face.ts';
import type { Fonts } from '../../kit/type/font.ts';
import type { Placement, SheetPage } from '../sheet.ts';
import { clipped, num, svgOf } from './markup.ts';
import { cornerOf, shownArea } from './place.ts';
import { paintNodes } from './svg.ts';

export interface SheetFaces {
  readonly faces: ReadonlyMap<string, SetFace>;
  /** Markup by face id from `paintNodes`, painted once for all pages. */
  readonly markup: ReadonlyMap<string, string>;
}

function placementSvg(placement: Placement, faces: ReadonlyMap<string, SetFace>, id: string): string {
  const face = faces.get(placement.face);
  if (!face) throw new Error(`a sheet places the face ${placement.face}, which it does not have`);
  const corner = cornerOf(placement, face);
  const turned = placement.turn === 0 ? '' : `rotate(${placement.turn})`;
  const { scale = 1 } = placement;
  const scaled = scale === 1 ? '' : `scale(${Number(scale.toPrecision(8))})`;
  return clipped(
    shownArea(placement, face),
    `<use href="#${id}" transform="translate(${num(corner.x)} ${num(corner.y)})${turned}${scaled}"/>`,
  );
}

/**
 * The page in true size, or in pixels at `dpi`. A face that is placed several times is written once and
 * referenced by id; ids may collide, so show it as an image, not inline.
 */
export async function paintSheetSvg(
  page: SheetPage,
  { faces, markup }: SheetFaces,
  fonts: Fonts,
  dpi?: number,
): Promise<string> {
  const ids = new Map(
    [...new Set(page.placements.map(({ face }) => face))].map((face, index) => [face, `f${index + 1}`]),
  );
  const drawn = [...ids].map(([face, id]) => {
    const content = markup.get(face);
    if (content === undefined) throw new Error(`no markup was given for the face ${face}`);
    return `<g id="${id}">${content}</g>`;
  });
  const placed = page.placements.map((placement) =>
    placementSvg(placement, faces, ids.get(placement.face) ?? ''),
  );
  const furniture = await paintNodes(page.furniture, fonts);
  const shown = placed.join('') + furniture;
  const moved = page.moved ? `<g transform="matrix(${page.moved.join(' ')})">${shown}</g>` : shown;
  const content = `<defs>${drawn.join('')}</defs>${moved}`;
  return svgOf({ x: 0, y: 0, width: page.width, height: page.height }, content, dpi);
}
