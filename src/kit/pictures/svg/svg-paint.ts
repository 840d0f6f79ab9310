/** Colours and gradients of SVG. */
import { converter, parse } from 'culori';
import type { Colour } from '../../edition.ts';
import { chain, scale, move, type Matrix } from '../../engrave/path/matrix.ts';
import type { Rect } from '../../face.ts';
import type { ColourStop, Gradient, Tint } from '../vector-drawing.ts';
import { lengthOf, shareOf, transformIn } from './svg-lengths.ts';
import { diagonal, type Viewport } from './svg-shapes.ts';
import { styleOf, type StyleSheet } from './svg-style.ts';
import type { SvgElement } from './svg-tree.ts';

const toRgb = converter('rgb');

const hex = (share: number): string =>
  Math.round(255 * Math.min(1, Math.max(0, share)))
    .toString(16)
    .padStart(2, '0');

const tint = (colour: Colour, alpha: number): Tint => ({ kind: 'tint', colour, alpha });

/** A colour as CSS writes it; undefined for none, and for what is no colour. */
export function tintOf(text: string | undefined, current: string | undefined): Tint | undefined {
  const written = (text ?? '').trim();
  const named = /^currentcolor$/i.test(written) ? (current ?? 'black') : written;
  const rgb = toRgb(parse(named));
  if (!rgb) return undefined;
  return tint(`#${hex(rgb.r)}${hex(rgb.g)}${hex(rgb.b)}`, rgb.alpha ?? 1);
}

/** The id in "url(#id)", and the colour to use instead; undefined for what is no reference. */
export function referenceIn(
  text: string | undefined,
): { readonly id: string; readonly instead: string } | undefined {
  const [whole, id] = /^\s*url\(\s*["']?#([^"')]+)["']?\s*\)/.exec(text ?? '') ?? [];
  return whole === undefined || id === undefined
    ? undefined
    : { id, instead: (text ?? '').slice(whole.length).trim() };
}

export interface GradientSetting {
  readonly byId: ReadonlyMap<string, SvgElement>;
  readonly sheet: StyleSheet;
  readonly viewport: Viewport;
}

/** A gradient and those that it refers to, which have what it lacks; a ring of references ends. */
function lineage(element: SvgElement, byId: GradientSetting['byId']): readonly SvgElement[] {
  const line: SvgElement[] = [];
  let next: SvgElement | undefined = element;
  while (next && !line.includes(next)) {
    line.push(next);
    const href: string | undefined = next.attributes['href'];
    next = href?.startsWith('#') ? byId.get(href.slice(1)) : undefined;
  }
  return line;
}

function stopsOf(line: readonly SvgElement[], sheet: StyleSheet): readonly ColourStop[] {
  const owner = line.find(({ children }) => children.some(({ name }) => name === 'stop'));
  let before = 0;
  return (owner?.children ?? [])
    .filter(({ name }) => name === 'stop')
    .map((stop): ColourStop => {
      const style = styleOf(stop, {}, sheet);
      const { colour, alpha } = tintOf(style['stop-color'], style['color']) ?? tint('#000000', 1);
      before = Math.max(before, shareOf(stop.attributes['offset'], 0));
      return { at: before, colour, alpha: alpha * shareOf(style['stop-opacity'], 1) };
    });
}

/** Maps the unit square to a box. */
const onto = ({ x, y, width, height }: Rect): Matrix => chain(scale(width, height), move(x, y));

/**
 * A gradient for a shape whose bounding box is `bounds`; a colour where it has only one, undefined where it has none.
 */
export function gradientOf(
  element: SvgElement,
  bounds: Rect,
  { byId, sheet, viewport }: GradientSetting,
): Gradient | Tint | undefined {
  const line = lineage(element, byId);
  const stops = stopsOf(line, sheet);
  const [first] = stops;
  if (!first) return undefined;
  if (stops.length === 1 || bounds.width === 0 || bounds.height === 0)
    return tint(stops.at(-1)?.colour ?? first.colour, stops.at(-1)?.alpha ?? first.alpha);
  const attribute = (name: string) => line.find(({ attributes }) => name in attributes)?.attributes[name];
  const inBox = attribute('gradientUnits') !== 'userSpaceOnUse';
  const size = inBox ? { width: 1, height: 1 } : viewport;
  const across = (name: string, usual: string) => lengthOf(attribute(name) ?? usual, size.width) ?? 0;
  const down = (name: string, usual: string) => lengthOf(attribute(name) ?? usual, size.height) ?? 0;
  const own = transformIn(attribute('gradientTransform'));
  const matrix = inBox ? chain(own, onto(bounds)) : own;
  if (element.name === 'linearGradient')
    return {
      kind: 'linear',
      from: [across('x1', '0%'), down('y1', '0%')],
      to: [across('x2', '100%'), down('y2', '0%')],
      fromRadius: 0,
      toRadius: 0,
      stops,
      matrix,
    };
  const [cx, cy] = [across('cx', '50%'), down('cy', '50%')];
  return {
    kind: 'radial',
    from: [
      attribute('fx') === undefined ? cx : across('fx', '50%'),
      attribute('fy') === undefined ? cy : down('fy', '50%'),
    ],
    to: [cx, cy],
    fromRadius: lengthOf(attribute('fr') ?? '0', diagonal(size)) ?? 0,
    toRadius: lengthOf(attribute('r') ?? '50%', inBox ? 1 : diagonal(size)) ?? 0,
    stops,
    matrix,
  };
}
