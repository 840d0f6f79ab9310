/**
 * Reads an SVG file as a vector drawing: shapes, groups, transforms, strokes, `use`, clip paths and gradients, with
 * presentation attributes, style attributes and simple rules of <style>. What it cannot show is named.
 *
 * ```ts
 * const drawing = readSvg('<svg viewBox="0 0 10 10"><circle cx="5" cy="5" r="4" fill="teal"/></svg>');
 * ```
 */
import { chain, growth, IDENTITY, move, type Matrix } from '../../engrave/path/matrix.ts';
import { moved } from '../../engrave/path/path.ts';
import type { Rect } from '../../face.ts';
import { failed, ok, type Result } from '../../../result.ts';
import { boundsOf } from '../path-bounds.ts';
import type { Paint, Tint, VectorClip, VectorDrawing, VectorShape, VectorStroke } from '../vector-drawing.ts';
import { lengthOf, numbersIn, shareOf, transformIn, viewBoxIn, viewMatrix } from './svg-lengths.ts';
import { gradientOf, referenceIn, tintOf } from './svg-paint.ts';
import { diagonal, shapePath, SHAPES, unreadPart, type Viewport } from './svg-shapes.ts';
import { styleOf, styleSheet, type Style, type StyleSheet } from './svg-style.ts';
import { svgTree, type SvgElement } from './svg-tree.ts';

/** Limits: `use` can repeat what repeats itself. */
const MOST = { elements: 50_000, segments: 1_000_000, uses: 20 } as const;

/** Elements that hold what is drawn only by reference, or nothing to see. */
const SILENT: ReadonlySet<string> = new Set([
  'defs',
  'clipPath',
  'linearGradient',
  'radialGradient',
  'symbol',
  'marker',
  'pattern',
  'mask',
  'filter',
  'style',
  'title',
  'desc',
  'metadata',
]);

/** Elements that are left out, in words. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  text: 'text (turn it into paths)',
  image: 'pictures inside it',
  foreignObject: 'foreign content',
  script: 'scripts',
  animate: 'animation',
  animateTransform: 'animation',
  animateMotion: 'animation',
  set: 'animation',
};

/** The file as a whole, while it is read. */
interface Reading {
  readonly byId: ReadonlyMap<string, SvgElement>;
  readonly sheet: StyleSheet;
  readonly shapes: VectorShape[];
  /** What is left out, in words, each once. */
  readonly lost: Set<string>;
  /** How much was read so far. */
  elements: number;
  segments: number;
}

/** What an element stands in. */
interface Place {
  readonly matrix: Matrix;
  readonly style: Style;
  /** The product of the opacities around it. */
  readonly opacity: number;
  readonly clips: readonly VectorClip[];
  readonly viewport: Viewport;
  /** Whether only outlines count, without paint. */
  readonly clipping?: true;
  /** `use` elements around it: none of them again. */
  readonly uses: readonly SvgElement[];
}

function idsIn(root: SvgElement): ReadonlyMap<string, SvgElement> {
  const byId = new Map<string, SvgElement>();
  const visit = (element: SvgElement): void => {
    const { id } = element.attributes;
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
    element.children.forEach(visit);
  };
  visit(root);
  return byId;
}

const isFull = ({ elements, segments }: Reading): boolean =>
  elements > MOST.elements || segments > MOST.segments;

/** The style and place of an element inside another. */
function inside(reading: Reading, element: SvgElement, place: Place): Place {
  const style = styleOf(element, place.style, reading.sheet);
  const matrix = chain(transformIn(style['transform']), place.matrix);
  const here = { ...place, style, matrix, opacity: place.opacity * shareOf(style['opacity'], 1) };
  if (given(style['mask'])) reading.lost.add('masks');
  if (given(style['filter'])) reading.lost.add('filters');
  if (given(style['mix-blend-mode'], 'normal')) reading.lost.add('blending of colours');
  const clip = referenceIn(style['clip-path']);
  // A clip path that is clipped itself could be so by itself, without end.
  if (!clip || place.clipping) return here;
  const clipped = clipOf(reading, clip.id, here);
  return clipped ? { ...here, clips: [...place.clips, clipped] } : here;
}

const given = (value: string | undefined, usual = 'none'): boolean =>
  value !== undefined && value !== '' && value !== usual;

/** The outline of a clip path; its own clip path is not read. */
function clipOf(reading: Reading, id: string, place: Place): VectorClip | undefined {
  const element = reading.byId.get(id);
  if (element?.name !== 'clipPath') return undefined;
  if (element.attributes['clipPathUnits'] === 'objectBoundingBox') {
    reading.lost.add('clip paths that are shares of a shape');
    return undefined;
  }
  const inner: Reading = { ...reading, shapes: [] };
  const own = { ...place, matrix: chain(transformIn(element.attributes['transform']), place.matrix) };
  for (const child of element.children)
    visit(inner, child, { ...own, style: {}, opacity: 1, clips: [], clipping: true });
  reading.elements = inner.elements;
  reading.segments = inner.segments;
  const rule = element.children.some((child) => styleOf(child, {}, reading.sheet)['clip-rule'] === 'evenodd');
  return { path: inner.shapes.flatMap(({ path }) => path), rule: rule ? 'evenodd' : 'nonzero' };
}

/** A colour or gradient; undefined for none. */
function paintOf(
  reading: Reading,
  name: 'fill' | 'stroke',
  bounds: Rect,
  { style, matrix, opacity, viewport }: Place,
): Paint | undefined {
  const written = style[name] ?? (name === 'fill' ? 'black' : 'none');
  const faded = (tint: Tint): Tint => ({
    ...tint,
    alpha: tint.alpha * opacity * shareOf(style[`${name}-opacity`], 1),
  });
  const reference = referenceIn(written);
  if (!reference) {
    const tint = tintOf(written, style['color']);
    if (!tint && written.trim() !== 'none' && written.trim() !== 'transparent')
      reading.lost.add(`the colour "${written.slice(0, 40)}"`);
    return tint && faded(tint);
  }
  const element = reading.byId.get(reference.id);
  if (element?.name !== 'linearGradient' && element?.name !== 'radialGradient') {
    reading.lost.add(element?.name === 'pattern' ? 'patterns' : `the colour "url(#${reference.id})"`);
    const tint = tintOf(reference.instead, style['color']);
    return tint && faded(tint);
  }
  const found = gradientOf(element, bounds, { byId: reading.byId, sheet: reading.sheet, viewport });
  if (found === undefined || found.kind === 'tint') return found && faded(found);
  const alpha = opacity * shareOf(style[`${name}-opacity`], 1);
  return {
    ...found,
    matrix: chain(found.matrix, matrix),
    stops: found.stops.map((stop) => ({ ...stop, alpha: stop.alpha * alpha })),
  };
}

const CAPS = ['butt', 'round', 'square'] as const;
const JOINS = ['miter', 'round', 'bevel'] as const;

/** The colour of a stroke with a gradient: that in its middle. */
function flatTint(paint: Paint): Tint {
  if (paint.kind === 'tint') return paint;
  const { stops } = paint;
  const { colour, alpha } = stops[Math.floor(stops.length / 2)] ?? { colour: '#000000', alpha: 1 };
  return { kind: 'tint', colour, alpha };
}

function strokeOf(reading: Reading, bounds: Rect, place: Place): VectorStroke | undefined {
  const { style, matrix, viewport } = place;
  const paint = paintOf(reading, 'stroke', bounds, place);
  const width = (lengthOf(style['stroke-width'], diagonal(viewport)) ?? 1) * growth(matrix);
  if (!paint || !(width > 0)) return undefined;
  if (paint.kind !== 'tint') reading.lost.add('gradients of lines (drawn in one of their colours)');
  const dash = numbersIn(style['stroke-dasharray']).map((length) => length * growth(matrix));
  const isDashed = dash.some((length) => length > 0) && dash.every((length) => length >= 0);
  const cap = CAPS.find((each) => each === style['stroke-linecap']);
  const join = JOINS.find((each) => each === style['stroke-linejoin']);
  return {
    paint: flatTint(paint),
    width,
    ...(isDashed && { dash: dash.length % 2 === 0 ? dash : [...dash, ...dash] }),
    ...(cap && cap !== 'butt' && { cap }),
    ...(join && join !== 'miter' && { join }),
  };
}

function addShape(reading: Reading, element: SvgElement, place: Place): void {
  const { style, matrix, clips, viewport } = place;
  if (style['visibility'] === 'hidden' || style['visibility'] === 'collapse') return;
  const unread = unreadPart(element);
  if (unread !== undefined) reading.lost.add(unread);
  const own = shapePath(element, viewport);
  if (own.length === 0) return;
  reading.segments += own.length;
  const bounds = boundsOf(own);
  const path = moved(own, matrix);
  if (place.clipping) {
    reading.shapes.push({ path, rule: 'nonzero', clips: [] });
    return;
  }
  const fill = element.name === 'line' ? undefined : paintOf(reading, 'fill', bounds, place);
  const stroke = strokeOf(reading, bounds, place);
  if (['marker-start', 'marker-mid', 'marker-end'].some((name) => given(style[name])))
    reading.lost.add('arrow heads');
  const rule = style['fill-rule'] === 'evenodd' ? 'evenodd' : 'nonzero';
  const shape = { path, rule, clips } as const;
  // Lines under their areas are drawn first.
  if (fill && stroke && /^\s*stroke/.test(style['paint-order'] ?? ''))
    reading.shapes.push({ ...shape, stroke }, { ...shape, fill });
  else if (fill || stroke)
    reading.shapes.push({ ...shape, ...(fill && { fill }), ...(stroke && { stroke }) });
}

/** The children of an element that has a viewport of its own. */
function visitView(reading: Reading, element: SvgElement, place: Place, rect: Rect): void {
  const { attributes, children } = element;
  const view = viewBoxIn(attributes['viewBox']) ?? { x: 0, y: 0, width: rect.width, height: rect.height };
  const matrix = chain(viewMatrix(view, rect, attributes['preserveAspectRatio']), place.matrix);
  for (const child of children) visit(reading, child, { ...place, matrix, viewport: view });
}

/** The rectangle of a nested <svg> or a used <symbol>; all of the viewport where left out. */
function rectOf(attributes: SvgElement['attributes'], { width, height }: Viewport): Rect {
  return {
    x: lengthOf(attributes['x'], width) ?? 0,
    y: lengthOf(attributes['y'], height) ?? 0,
    width: lengthOf(attributes['width'], width) ?? width,
    height: lengthOf(attributes['height'], height) ?? height,
  };
}

function visitUse(reading: Reading, element: SvgElement, place: Place): void {
  const { attributes } = element;
  const href = attributes['href'] ?? '';
  if (!href.startsWith('#')) {
    reading.lost.add('what it takes from other files');
    return;
  }
  const target = reading.byId.get(href.slice(1));
  if (!target) {
    reading.lost.add(`"${href.slice(0, 40)}", which is not in it`);
    return;
  }
  if (place.uses.includes(element) || place.uses.length >= MOST.uses) {
    reading.lost.add('a <use> that leads back to itself');
    return;
  }
  const { x, y, ...size } = rectOf(attributes, place.viewport);
  const here = { ...place, matrix: chain(move(x, y), place.matrix), uses: [...place.uses, element] };
  if (target.name === 'symbol')
    visitView(reading, target, inside(reading, target, here), { x: 0, y: 0, ...size });
  else visit(reading, target, here);
}

function visit(reading: Reading, element: SvgElement, around: Place): void {
  reading.elements += 1;
  if (isFull(reading) || SILENT.has(element.name)) return;
  const lost = LEFT_OUT[element.name];
  if (lost !== undefined) {
    reading.lost.add(lost);
    return;
  }
  const place = inside(reading, element, around);
  if (place.style['display'] === 'none') return;
  if (SHAPES.has(element.name)) addShape(reading, element, place);
  else if (element.name === 'use') visitUse(reading, element, place);
  else if (element.name === 'svg')
    visitView(reading, element, place, rectOf(element.attributes, place.viewport));
  else for (const child of element.children) visit(reading, child, place);
}

/** The view box, or the size; undefined where there is neither. */
function viewOf({ attributes }: SvgElement): Rect | undefined {
  const view = viewBoxIn(attributes['viewBox']);
  if (view) return view;
  const [width, height] = [
    lengthOf(attributes['width'], Number.NaN),
    lengthOf(attributes['height'], Number.NaN),
  ];
  if (width === undefined || height === undefined || !(width > 0 && height > 0)) return undefined;
  return { x: 0, y: 0, width, height };
}

/** A vector drawing; else the rest of the sentence 'the picture "ship.svg" ...'. */
export function readSvg(text: string): Result<VectorDrawing, string> {
  const tree = svgTree(text);
  if (!tree.ok) return tree;
  const root = tree.value;
  const view = viewOf(root);
  if (!view) return failed('says no size: its <svg> needs a viewBox');
  const sheet = styleSheet(root);
  const reading: Reading = {
    byId: idsIn(root),
    sheet,
    shapes: [],
    lost: new Set(),
    elements: 0,
    segments: 0,
  };
  const start: Place = { matrix: IDENTITY, style: {}, opacity: 1, clips: [], viewport: view, uses: [] };
  const place = inside(reading, root, start);
  for (const child of root.children) visit(reading, child, place);
  if (isFull(reading)) return failed('has more in it than a card can show');
  if (reading.shapes.length === 0)
    return failed(
      `shows nothing${reading.lost.size > 0 ? `: it has only ${[...reading.lost].join(', ')}` : ''}`,
    );
  if (sheet.partial) reading.lost.add('some rules of its <style>');
  const notes = reading.lost.size > 0 ? [`is drawn without ${[...reading.lost].join(', ')}`] : [];
  return ok({ view, shapes: reading.shapes, notes });
}
