/**
 * Paints a face as SVG. Letters become outlines (satori shapes them), so that the picture needs no font; art is written
 * directly, because satori would wrap it in images.
 *
 * ```ts
 * const svg = await paintSvg(face, fonts, { area: 'bleed' }); // 69.85 x 95.25 mm for a poker card
 * ```
 */
import type { Line, SetFace, SetNode } from '../../kit/face.ts';
import type { Fonts } from '../../kit/type/font.ts';
import { areaOf, type Area } from './area.ts';
import { attributes, markupOf, num, svgOf } from './markup.ts';
import { MOST_DPI, withPixels } from './picture-pixels.ts';
import { imageSvg } from './picture-svg.ts';
import { outlineOf, UNITS_PER_MM, wordsOf, type Word } from './word-outlines.ts';

export interface SvgOptions {
  /** `trim` where left out. */
  readonly area?: Area;
  /**
   * Gives the size in whole pixels at this resolution, for rasterizing without scaling; left out, in
   * millimetres.
   */
  readonly dpi?: number;
}

const linesOf = (nodes: readonly SetNode[]): Line[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'line') return [node];
    return node.kind === 'group' ? linesOf(node.nodes) : [];
  });

async function wordSvg(word: Word, fonts: Fonts): Promise<string> {
  const d = await outlineOf(word, fonts);
  if (d === '') return '';
  const transform = `translate(${num(word.x)} ${num(word.y)})scale(${1 / UNITS_PER_MM})`;
  return `<path${attributes({ transform, fill: word.run.ink, d })}/>`;
}

async function lineSvg(line: Line, fonts: Fonts): Promise<string> {
  const words = await Promise.all(wordsOf(line, fonts).map((word) => wordSvg(word, fonts)));
  return words.join('');
}

/**
 * The markup of nodes in mm, for an SVG whose user unit is a millimetre; pictures have the pixels that `dpi` needs.
 */
export async function paintNodes(
  painted: readonly SetNode[],
  fonts: Fonts,
  dpi: number = MOST_DPI,
): Promise<string> {
  const { nodes, images } = await withPixels(painted, dpi);
  const lines = linesOf(nodes);
  const words = await Promise.all(lines.map((line) => lineSvg(line, fonts)));
  const markup = new Map(lines.map((line, index) => [line, words[index] ?? '']));
  return markupOf(nodes, {
    line: (line) => markup.get(line) ?? '',
    picture: (raster) => imageSvg(raster, images.get(raster)),
  });
}

/** A face as a picture of its trim, or with its bleed. `fonts` must contain every font that the face uses. */
export async function paintSvg(face: SetFace, fonts: Fonts, options: SvgOptions = {}): Promise<string> {
  const area = areaOf(face, options.area ?? 'trim');
  return svgOf(area, await paintNodes(face.nodes, fonts, options.dpi), options.dpi);
}
