/**
 * A face as SVG. Letters become outlines (satori shapes them), so the picture needs no font; art is written
 * as it is, because satori would wrap every picture in an image of its own.
 *
 * ```ts
 * const svg = await paintSvg(face, fonts, { area: 'bleed' }); // 69.85 x 95.25 mm for a poker card
 * ```
 */
import type { Art, Box, Group, Line, Rect, SetFace, SetNode, Shape, Stroke } from '../../kit/face.ts';
import type { Fonts } from '../../kit/type/font.ts';
import { mmToPx } from '../../kit/units.ts';
import { outlineWords, UNITS_PER_MM, wordsOf, type Word } from './words.ts';

/** What of a face is shown: the card as cut, or with the bleed that a vendor asks for. */
export type Area = 'trim' | 'bleed';

export interface SvgOptions {
  /** The trim where left out. */
  readonly area?: Area;
  /**
   * The picture's size is given in whole pixels at this resolution, for rasterising without a scale; in
   * millimetres where left out.
   */
  readonly dpi?: number;
}

/** Millimetres to three places, without a needless zero. */
export const num = (value: number): string => String(Math.round(value * 1000) / 1000);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Attributes of a tag; what is undefined is left out. */
function attributes(values: Readonly<Record<string, string | number | undefined>>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? num(value) : value}"`)
    .join('');
}

const strokeOf = (stroke: Stroke | undefined): Readonly<Record<string, string | number | undefined>> =>
  stroke
    ? {
        stroke: stroke.colour,
        'stroke-width': stroke.width,
        'stroke-dasharray': stroke.dash?.map(num).join(' '),
        'stroke-linecap': stroke.cap === 'round' ? 'round' : undefined,
        'stroke-linejoin': stroke.join === 'round' ? 'round' : undefined,
      }
    : {};

function boxSvg({ x, y, width, height, fill, stroke, radius }: Box): string {
  return `<rect${attributes({ x, y, width, height, rx: radius, fill: fill ?? 'none', ...strokeOf(stroke) })}/>`;
}

function shapeSvg({ d, fill, fillRule, stroke }: Shape): string {
  const rule = fillRule === 'evenodd' ? 'evenodd' : undefined;
  return `<path${attributes({ fill: fill ?? 'none', 'fill-rule': rule, ...strokeOf(stroke), d })}/>`;
}

/** Moved, then turned, then scaled, as the face tree says. */
function transformOf({
  x,
  y,
  rotate = 0,
  scale = 1,
}: Pick<Art, 'x' | 'y' | 'rotate' | 'scale'>): string | undefined {
  const steps = [
    x !== 0 || y !== 0 ? `translate(${num(x)} ${num(y)})` : '',
    rotate === 0 ? '' : `rotate(${num(rotate)})`,
    // A scale is a ratio, not a length: symbols drawn in 512 units need more places.
    scale === 1 ? '' : `scale(${Number(scale.toPrecision(8))})`,
  ];
  return steps.join('') || undefined;
}

function artSvg(art: Art): string {
  const label = art.sign && { role: 'img', 'aria-label': escaped(art.sign.means) };
  const open = attributes({ ...label, transform: transformOf(art) });
  return `<g${open}>${art.shapes.map(shapeSvg).join('')}</g>`;
}

/** A picture within a picture is cut at its edge, without ids that might meet those of another face. */
export function clipped({ x, y, width, height }: Rect, content: string): string {
  const viewBox = [x, y, width, height].map(num).join(' ');
  return `<svg${attributes({ x, y, width, height, viewBox })}>${content}</svg>`;
}

function groupSvg(group: Group<SetNode>, line: (node: Line) => string): string {
  const content = group.nodes.map((node) => nodeSvg(node, line)).join('');
  const shown = group.clip ? clipped(group.clip, content) : content;
  return `<g${attributes({ transform: transformOf(group) })}>${shown}</g>`;
}

function nodeSvg(node: SetNode, line: (node: Line) => string): string {
  switch (node.kind) {
    case 'box':
      return boxSvg(node);
    case 'art':
      return artSvg(node);
    case 'line':
      return line(node);
    case 'group':
      return groupSvg(node, line);
  }
}

const linesOf = (nodes: readonly SetNode[]): Line[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'line') return [node];
    return node.kind === 'group' ? linesOf(node.nodes) : [];
  });

/** One path for each ink of a line. */
function lineSvg(words: readonly Word[], outlines: ReadonlyMap<Word, string>): string {
  const inks = new Map<string, string>();
  for (const word of words) {
    inks.set(word.run.ink, (inks.get(word.run.ink) ?? '') + (outlines.get(word) ?? ''));
  }
  const transform = `scale(${1 / UNITS_PER_MM})`;
  return [...inks].map(([fill, d]) => `<path${attributes({ transform, fill, d })}/>`).join('');
}

/** The markup of nodes in mm, to stand inside an SVG whose user unit is a millimetre. */
export async function paintNodes(nodes: readonly SetNode[], fonts: Fonts): Promise<string> {
  const words = new Map(linesOf(nodes).map((line) => [line, wordsOf(line, fonts)]));
  const all = [...words.values()].flat();
  const paths = await outlineWords(all, fonts);
  const outlines = new Map(all.map((word, index) => [word, paths[index] ?? '']));
  return nodes.map((node) => nodeSvg(node, (line) => lineSvg(words.get(line) ?? [], outlines))).join('');
}

/** Markup of a picture that shows `area`; its size as `SvgOptions` has it. */
export function svgOf(area: Rect, content: string, dpi?: number): string {
  const length = (mm: number) => (dpi === undefined ? `${num(mm)}mm` : Math.round(mmToPx(mm, dpi)));
  const viewBox = [area.x, area.y, area.width, area.height].map(num).join(' ');
  const size = attributes({ width: length(area.width), height: length(area.height), viewBox });
  // Pixels are square to within rounding: the picture fills them all.
  const fill = dpi === undefined ? '' : ' preserveAspectRatio="none"';
  return `<svg xmlns="http://www.w3.org/2000/svg"${size}${fill}>${content}</svg>`;
}

/** The rectangle of a face that `area` shows, in the face's own mm. */
export function areaOf({ width, height, bleed }: SetFace, area: Area): Rect {
  const reach = area === 'bleed' ? bleed : 0;
  return { x: -reach, y: -reach, width: width + 2 * reach, height: height + 2 * reach };
}

/** A face as a picture of its trim, or of trim and bleed. `fonts` must hold every font that the face names. */
export async function paintSvg(face: SetFace, fonts: Fonts, options: SvgOptions = {}): Promise<string> {
  const area = areaOf(face, options.area ?? 'trim');
  return svgOf(area, await paintNodes(face.nodes, fonts), options.dpi);
}
