/**
 * Nodes of a face on a react-pdf canvas, in millimetres. The canvas' own units are never used: whoever places
 * the drawing on a page scales it.
 */
import * as fontkit from 'fontkit';
import type { Art, Box, Group, Line, SetNode, SetRun, Shape, Stroke } from '../../kit/face.ts';
import { UNJOINED, type Fonts } from '../../kit/type/font.ts';
import { ptToMm } from '../../kit/units.ts';
import { cubicPath } from './trace.ts';

/** A font as the canvas takes it. */
export type CanvasFont = Readonly<Extract<ReturnType<typeof fontkit.create>, { layout: unknown }>>;

/** What of react-pdf's canvas painter is used here. */
export interface CanvasPainter {
  save: () => CanvasPainter;
  restore: () => CanvasPainter;
  translate: (x: number, y: number) => CanvasPainter;
  rotate: (degrees: number) => CanvasPainter;
  scale: (factor: number) => CanvasPainter;
  path: (d: string) => CanvasPainter;
  rect: (x: number, y: number, width: number, height: number) => CanvasPainter;
  roundedRect: (x: number, y: number, width: number, height: number, radius: number) => CanvasPainter;
  clip: () => CanvasPainter;
  fillColor: (colour: string) => CanvasPainter;
  strokeColor: (colour: string) => CanvasPainter;
  lineWidth: (width: number) => CanvasPainter;
  lineCap: (cap: string) => CanvasPainter;
  lineJoin: (join: string) => CanvasPainter;
  miterLimit: (limit: number) => CanvasPainter;
  dash: (lengths: readonly number[]) => CanvasPainter;
  fill: (rule?: string) => CanvasPainter;
  stroke: () => CanvasPainter;
  fillAndStroke: (rule?: string) => CanvasPainter;
  font: (font: CanvasFont, name: string, size: number) => CanvasPainter;
  text: (text: string, x: number, y: number, options: Readonly<Record<string, unknown>>) => CanvasPainter;
}

/** Fonts by id, read for the canvas. */
export type CanvasFonts = ReadonlyMap<string, CanvasFont>;

/** Reads a kit's fonts for the canvas, in the order in which they are given. */
export function canvasFonts(fonts: Fonts): CanvasFonts {
  return new Map(
    [...fonts].map(([id, { bytes, source }]) => {
      const font = fontkit.create(bytes as Parameters<typeof fontkit.create>[0]);
      if (!('layout' in font)) throw new Error(`${source.file} holds a collection of fonts, not one font`);
      return [id, font];
    }),
  );
}

/** What a canvas needs to know beside the nodes. */
export interface Studio {
  readonly painter: CanvasPainter;
  readonly fonts: CanvasFonts;
  /** Told of every piece of art; true where it is drawn elsewhere and only its place was marked. */
  readonly apart: (shapes: readonly Shape[]) => boolean;
}

/** SVG's own: sharper corners are cut off. */
const MITER_LIMIT = 4;

function setStroke(painter: CanvasPainter, { colour, width, dash, cap, join }: Stroke): void {
  painter.strokeColor(colour).lineWidth(width).miterLimit(MITER_LIMIT);
  if (cap === 'round') painter.lineCap('round');
  if (join === 'round') painter.lineJoin('round');
  if (dash && dash.length > 0) painter.dash(dash);
}

/** Fills and strokes the outline that `outline` draws; a stroke's settings end with it. */
function draw(
  painter: CanvasPainter,
  { fill, fillRule, stroke }: Omit<Shape, 'd'>,
  outline: () => void,
): void {
  if (!fill && !stroke) return;
  if (stroke) {
    painter.save();
    setStroke(painter, stroke);
  }
  if (fill) painter.fillColor(fill);
  outline();
  const rule = fillRule === 'evenodd' ? 'even-odd' : undefined;
  if (fill && stroke) painter.fillAndStroke(rule);
  else if (fill) painter.fill(rule);
  else painter.stroke();
  if (stroke) painter.restore();
}

function drawBox(painter: CanvasPainter, node: Box): void {
  const { x, y, width, height, radius = 0 } = node;
  draw(painter, node, () => {
    if (radius > 0) painter.roundedRect(x, y, width, height, Math.min(radius, width / 2, height / 2));
    else painter.rect(x, y, width, height);
  });
}

/** The shapes of a piece of art, in its own units. */
export function drawShapes(painter: CanvasPainter, shapes: readonly Shape[]): void {
  for (const shape of shapes) draw(painter, shape, () => painter.path(cubicPath(shape.d)));
}

function place(
  painter: CanvasPainter,
  { x, y, rotate = 0, scale = 1 }: Pick<Art, 'x' | 'y' | 'rotate' | 'scale'>,
): void {
  painter.translate(x, y);
  if (rotate !== 0) painter.rotate(rotate);
  if (scale !== 1) painter.scale(scale);
}

/** Letters as the line breaker counted them: kerned over spaces, joined unless they are spaced out. */
export const lettering = (tracking: number): readonly string[] | Readonly<Record<string, boolean>> =>
  tracking === 0 ? [] : UNJOINED;

function drawRun({ painter, fonts }: Studio, run: SetRun, baseline: number): void {
  const font = fonts.get(run.font);
  if (!font) throw new Error(`font ${run.font} was not checked before the face was painted`);
  const size = ptToMm(run.size);
  painter
    .fillColor(run.ink)
    .font(font, run.font, size)
    .text(run.text, run.x, baseline, {
      lineBreak: false,
      baseline: 'alphabetic',
      characterSpacing: (size * run.tracking) / 1000,
      features: lettering(run.tracking),
    });
}

function drawLine(studio: Studio, line: Line): void {
  for (const run of line.runs) drawRun(studio, run, line.baseline);
}

function drawArt({ painter, apart }: Studio, art: Art): void {
  painter.save();
  place(painter, art);
  if (!apart(art.shapes)) drawShapes(painter, art.shapes);
  painter.restore();
}

function drawGroup(studio: Studio, group: Group<SetNode>): void {
  const { painter } = studio;
  painter.save();
  place(painter, group);
  const { clip } = group;
  if (clip) painter.rect(clip.x, clip.y, clip.width, clip.height).clip();
  drawNodes(studio, group.nodes);
  painter.restore();
}

/** Paints nodes in their order, in mm with y growing downward. */
export function drawNodes(studio: Studio, nodes: readonly SetNode[]): void {
  for (const node of nodes) {
    if (node.kind === 'box') drawBox(studio.painter, node);
    else if (node.kind === 'art') drawArt(studio, node);
    else if (node.kind === 'line') drawLine(studio, node);
    else drawGroup(studio, node);
  }
}
