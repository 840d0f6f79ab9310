/** Nodes of a face as SVG; the caller decides how a line of text is written. */
import { hashBytes } from '../../kit/content-hash.ts';
import { dataOf } from '../../kit/engrave/path/outline-data.ts';
import type {
  Art,
  Box,
  Clip,
  ClipPath,
  Group,
  Line,
  Raster,
  Rect,
  SetNode,
  Shape,
  Stroke,
} from '../../kit/face.ts';
import { mmToPx } from '../../kit/units.ts';

/** A number with at most three decimals. */
export const num = (value: number): string => String(Math.round(value * 1000) / 1000);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Attributes of a tag, without undefined ones. */
export function attributes(values: Readonly<Record<string, string | number | undefined>>): string {
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
        'stroke-linecap': stroke.cap === 'butt' ? undefined : stroke.cap,
        'stroke-linejoin': stroke.join === 'miter' ? undefined : stroke.join,
      }
    : {};

function boxSvg({ x, y, width, height, fill, stroke, radius }: Box): string {
  return `<rect${attributes({ x, y, width, height, rx: radius, fill: fill ?? 'none', ...strokeOf(stroke) })}/>`;
}

function shapeSvg({ d, fill, fillRule, stroke }: Shape): string {
  const rule = fillRule === 'evenodd' ? 'evenodd' : undefined;
  return `<path${attributes({ fill: fill ?? 'none', 'fill-rule': rule, ...strokeOf(stroke), d: dataOf(d) })}/>`;
}

/** Translates, rotates, then scales, as in the face tree. */
function transformOf({
  x,
  y,
  rotate = 0,
  scale = 1,
}: Pick<Art, 'x' | 'y' | 'rotate' | 'scale'>): string | undefined {
  const steps = [
    x !== 0 || y !== 0 ? `translate(${num(x)} ${num(y)})` : '',
    rotate === 0 ? '' : `rotate(${num(rotate)})`,
    // A scale is a ratio, not a length, and needs more digits.
    scale === 1 ? '' : `scale(${Number(scale.toPrecision(8))})`,
  ];
  return steps.join('') || undefined;
}

function artSvg(art: Art): string {
  const label = art.sign && { role: 'img', 'aria-label': escaped(art.sign.means) };
  const open = attributes({ ...label, transform: transformOf(art) });
  const shapes = art.shapes.map(shapeSvg).join('');
  return `<g${open}>${(art.clips ?? []).reduce(clippedByPath, shapes)}</g>`;
}

/** Clips by an outline; its id is a hash of it, so that the same id means the same wherever it is used. */
function clippedByPath(content: string, { d, rule }: ClipPath): string {
  const data = dataOf(d);
  const id = `cut${hashBytes(`${rule ?? ''}${data}`).slice(0, 12)}`;
  const path = `<path${attributes({ 'clip-rule': rule === 'evenodd' ? rule : undefined, d: data })}/>`;
  return `<clipPath id="${id}">${path}</clipPath><g clip-path="url(#${id})">${content}</g>`;
}

/**
 * Clips by a nested svg element, because a clipPath needs an id, which could collide between faces. Round corners have
 * one that tells its shape: where it is used twice, both mean the same.
 */
export function clipped(clip: Clip, content: string): string {
  const { x, y, width, height, radius = 0 } = clip;
  if (radius > 0) {
    const id = `round${[x, y, width, height, radius].map(num).join('_')}`;
    const rect = `<rect${attributes({ x, y, width, height, rx: radius })}/>`;
    return `<clipPath id="${id}">${rect}</clipPath><g clip-path="url(#${id})">${content}</g>`;
  }
  const viewBox = [x, y, width, height].map(num).join(' ');
  return `<svg${attributes({ x, y, width, height, viewBox })}>${content}</svg>`;
}

/** How what is no vector is written. */
export interface Writers {
  readonly line: (node: Line) => string;
  readonly picture: (node: Raster) => string;
}

function rasterSvg(raster: Raster, picture: Writers['picture']): string {
  const { means, radius } = raster;
  const image = radius === undefined ? picture(raster) : clipped(raster, picture(raster));
  return means === undefined
    ? image
    : `<g${attributes({ role: 'img', 'aria-label': escaped(means) })}>${image}</g>`;
}

function groupSvg(group: Group<SetNode>, writers: Writers): string {
  const content = markupOf(group.nodes, writers);
  const shown = group.clip ? clipped(group.clip, content) : content;
  return `<g${attributes({ transform: transformOf(group) })}>${shown}</g>`;
}

function nodeSvg(node: SetNode, writers: Writers): string {
  switch (node.kind) {
    case 'box':
      return boxSvg(node);
    case 'art':
      return artSvg(node);
    case 'line':
      return writers.line(node);
    case 'raster':
      return rasterSvg(node, writers.picture);
    case 'group':
      return groupSvg(node, writers);
  }
}

/** The markup of nodes in mm, for an SVG whose user unit is a millimetre. */
export const markupOf = (nodes: readonly SetNode[], writers: Writers): string =>
  nodes.map((node) => nodeSvg(node, writers)).join('');

/** The markup of a picture of `area`; for `dpi` see `SvgOptions`. */
export function svgOf(area: Rect, content: string, dpi?: number): string {
  const length = (mm: number) => (dpi === undefined ? `${num(mm)}mm` : Math.round(mmToPx(mm, dpi)));
  const viewBox = [area.x, area.y, area.width, area.height].map(num).join(' ');
  const size = attributes({ width: length(area.width), height: length(area.height), viewBox });
  // Rounding to whole pixels must not leave a margin.
  const fill = dpi === undefined ? '' : ' preserveAspectRatio="none"';
  return `<svg xmlns="http://www.w3.org/2000/svg"${size}${fill}>${content}</svg>`;
}
