/**
 * A face as SVG. Letters become the outlines in the fonts themselves, kerned and joined by the fonts' own layout as in
 * print: the picture needs no font, and is there at once.
 *
 * ```ts
 * const svg = paintSvg(face, fonts, { area: 'bleed' }); // 69.85 x 95.25 mm for a poker card
 * ```
 */
import type { Line, SetFace, SetNode, SetRun } from '../../kit/face.ts';
import type { Fonts } from '../../kit/type/font.ts';
import { areaOf, type Area } from './area.ts';
import { attributes, markupOf, num, svgOf } from './markup.ts';
import { runOutline } from './outlines.ts';

export interface SvgOptions {
  /** The trim where left out. */
  readonly area?: Area;
  /**
   * The picture's size is given in whole pixels at this resolution, for rasterising without a scale; in
   * millimetres where left out.
   */
  readonly dpi?: number;
}

function runSvg(run: SetRun, baseline: number, fonts: Fonts): string {
  const { d, scale } = runOutline(run, fonts);
  // A scale is a ratio, not a length: it needs more places.
  const sized = Number(scale.toPrecision(8));
  const transform = `translate(${num(run.x)} ${num(baseline)})scale(${sized} -${sized})`;
  return `<path${attributes({ transform, fill: run.ink, d })}/>`;
}

const lineSvg = ({ baseline, runs }: Line, fonts: Fonts): string =>
  runs.map((run) => runSvg(run, baseline, fonts)).join('');

/** The markup of nodes in mm, to stand inside an SVG whose user unit is a millimetre. */
export const paintNodes = (nodes: readonly SetNode[], fonts: Fonts): string =>
  markupOf(nodes, (line) => lineSvg(line, fonts));

/** A face as a picture of its trim, or of trim and bleed. `fonts` must hold every font that the face names. */
export const paintSvg = (face: SetFace, fonts: Fonts, { area = 'trim', dpi }: SvgOptions = {}): string =>
  svgOf(areaOf(face, area), paintNodes(face.nodes, fonts), dpi);
