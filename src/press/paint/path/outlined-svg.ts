/**
 * Paints faces as SVG with letters from the fonts' own outlines: synchronous, with nothing to load, for
 * pictures needed quickly. Kerning and ligatures are as in print.
 */
import type { Line, Raster, SetNode, SetRun } from '../../../kit/face.ts';
import type { EncodedPicture } from '../../../kit/pictures/picture-file.ts';
import { lettering, type Font, type Fonts } from '../../../kit/type/font.ts';
import { parsedFont } from '../../../kit/type/font-parser.ts';
import { ptToMm } from '../../../kit/units.ts';
import { attributes, markupOf, num } from '../markup.ts';
import { imageSvg } from '../picture-svg.ts';

/** The outlines of a text in font units, y upward; `tracking` as in `TextStyle`. */
function outlined(font: Font, text: string, tracking: number): string {
  const parsed = parsedFont(font.bytes, font.source.file);
  const { glyphs, positions } = parsed.layout(text, lettering(tracking));
  const loose = (tracking / 1000) * parsed.unitsPerEm;
  let x = 0;
  const paths = glyphs.map((glyph, index) => {
    const at = positions[index];
    const path = glyph.path.translate(x + (at?.xOffset ?? 0), at?.yOffset ?? 0).toSVG();
    x += (at?.xAdvance ?? glyph.advanceWidth) + loose;
    return path;
  });
  return paths.join('');
}

/** A cache by font, tracking and text: sheets repeat the same words. */
const known = new WeakMap<Font, Map<string, string>>();

function outlineOf(font: Font, { text, tracking }: SetRun): string {
  const outlines = known.get(font) ?? new Map<string, string>();
  known.set(font, outlines);
  const key = `${tracking} ${text}`;
  const d = outlines.get(key) ?? outlined(font, text, tracking);
  outlines.set(key, d);
  return d;
}

/** The outlines of a run in font units, y upward, and mm a unit. */
export function runOutline(run: SetRun, fonts: Fonts): { readonly d: string; readonly scale: number } {
  const font = fonts.get(run.font);
  if (!font) throw new Error(`font ${run.font} was not checked before the face was painted`);
  const { unitsPerEm } = parsedFont(font.bytes, font.source.file);
  return { d: outlineOf(font, run), scale: ptToMm(run.size) / unitsPerEm };
}

function runSvg(run: SetRun, baseline: number, fonts: Fonts): string {
  const { d, scale } = runOutline(run, fonts);
  // A scale is a ratio, not a length, and needs more digits.
  const sized = Number(scale.toPrecision(8));
  const transform = `translate(${num(run.x)} ${num(baseline)})scale(${sized} -${sized})`;
  return `<path${attributes({ transform, fill: run.ink, d })}/>`;
}

const lineSvg = ({ baseline, runs }: Line, fonts: Fonts): string =>
  runs.map((run) => runSvg(run, baseline, fonts)).join('');

/**
 * The markup of nodes in mm, for an SVG whose user unit is a millimetre. Pictures that are not among `images` are grey
 * boxes.
 */
export const outlineNodes = (
  nodes: readonly SetNode[],
  fonts: Fonts,
  images: ReadonlyMap<Raster, EncodedPicture> = new Map(),
): string =>
  markupOf(nodes, {
    line: (line) => lineSvg(line, fonts),
    picture: (raster) => imageSvg(raster, images.get(raster)),
  });
