/**
 * Nodes of a face on a react-pdf canvas, in millimetres: boxes, letters, and the places of art. The canvas' own
 * units are never used: whoever puts the drawing on a page scales it.
 */
import type { Art, Box, Group, Line, SetNode, SetRun, Shape, Stroke } from '../../kit/face.ts';
import { lettering, type Fonts } from '../../kit/type/font.ts';
import { parsedFont, type ParsedFont } from '../../kit/type/parsed.ts';
import { ptToMm } from '../../kit/units.ts';
import { MITER_LIMIT } from './operators.ts';
import type { Stretch, ToldNode } from './told.ts';

/** What of react-pdf's canvas painter is used here. */
export interface CanvasPainter {
  save: () => CanvasPainter;
  restore: () => CanvasPainter;
  translate: (x: number, y: number) => CanvasPainter;
  rotate: (degrees: number) => CanvasPainter;
  scale: (factor: number) => CanvasPainter;
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
  fill: () => CanvasPainter;
  stroke: () => CanvasPainter;
  fillAndStroke: () => CanvasPainter;
  font: (font: ParsedFont, name: string, size: number) => CanvasPainter;
  text: (text: string, x: number, y: number, options: Readonly<Record<string, unknown>>) => CanvasPainter;
}

/** Fonts by id, as the canvas takes them. */
export type CanvasFonts = ReadonlyMap<string, ParsedFont>;

/** A kit's fonts for the canvas, in the order in which they are given. */
export const canvasFonts = (fonts: Fonts): CanvasFonts =>
  new Map([...fonts].map(([id, { bytes, source }]) => [id, parsedFont(bytes, source.file)]));

/** What a canvas needs to know beside the nodes. */
export interface Studio {
  readonly painter: CanvasPainter;
  readonly fonts: CanvasFonts;
  /** The number that marks where art is to stand: the canvas itself would take too long to draw it. */
  readonly markOf: (shapes: readonly Shape[], scale: number) => number;
  /** Millimetres a unit where the nodes stand: 1 on the face itself. */
  readonly scale: number;
}

function setStroke(painter: CanvasPainter, { colour, width, dash, cap, join }: Stroke): void {
  painter.strokeColor(colour).lineWidth(width).miterLimit(MITER_LIMIT);
  if (cap === 'round') painter.lineCap('round');
  if (join === 'round') painter.lineJoin('round');
  if (dash && dash.length > 0) painter.dash(dash);
}

function drawBox(painter: CanvasPainter, { x, y, width, height, radius = 0, fill, stroke }: Box): void {
  if (!fill && !stroke) return;
  painter.save();
  if (stroke) setStroke(painter, stroke);
  if (fill) painter.fillColor(fill);
  if (radius > 0) painter.roundedRect(x, y, width, height, Math.min(radius, width / 2, height / 2));
  else painter.rect(x, y, width, height);
  if (fill && stroke) painter.fillAndStroke();
  else if (fill) painter.fill();
  else painter.stroke();
  painter.restore();
}

function place(
  painter: CanvasPainter,
  { x, y, rotate = 0, scale = 1 }: Pick<Art, 'x' | 'y' | 'rotate' | 'scale'>,
): void {
  painter.translate(x, y);
  if (rotate !== 0) painter.rotate(rotate);
  if (scale !== 1) painter.scale(scale);
}

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

/**
 * A mark is a miter limit that no drawing asks for: the canvas has no way to name another object or to take
 * operators as they are, and nothing else that it writes looks like it.
 */
function markArt({ painter, markOf, scale }: Studio, art: Art): void {
  painter.save();
  place(painter, art);
  painter.miterLimit(markOf(art.shapes, scale * (art.scale ?? 1)));
  painter.restore();
}

/** Paints nodes in their order. */
type Draw<Content> = (studio: Studio, nodes: readonly Content[]) => void;

function drawGroup<Content>(studio: Studio, group: Group<Content>, draw: Draw<Content>): void {
  const { x, y, rotate = 0, scale = 1, clip, nodes } = group;
  // Groups that only say how something reads leave no trace in the drawing.
  if (x === 0 && y === 0 && rotate === 0 && scale === 1 && !clip) {
    draw(studio, nodes);
    return;
  }
  const { painter } = studio;
  painter.save();
  place(painter, group);
  if (clip) painter.rect(clip.x, clip.y, clip.width, clip.height).clip();
  draw({ ...studio, scale: studio.scale * scale }, nodes);
  painter.restore();
}

/** Paints nodes in their order, in mm with y growing downward. */
export const drawNodes: Draw<SetNode> = (studio, nodes) => {
  for (const node of nodes) {
    if (node.kind === 'box') drawBox(studio.painter, node);
    else if (node.kind === 'art') markArt(studio, node);
    else if (node.kind === 'line') drawLine(studio, node);
    else drawGroup(studio, node, drawNodes);
  }
};

/** What is called before and after the nodes of a stretch are painted. */
export interface StretchMarks {
  readonly begin: (stretch: Stretch) => void;
  readonly end: () => void;
}

/** Paints the nodes of a page, and marks where stretches begin and end. */
export function drawTold(studio: Studio, nodes: readonly ToldNode[], marks: StretchMarks): void {
  const draw: Draw<ToldNode> = (at, all) => {
    for (const node of all) {
      if (node.kind === 'group') drawGroup(at, node, draw);
      else {
        marks.begin(node);
        drawNodes(at, node.nodes);
        marks.end();
      }
    }
  };
  draw(studio, nodes);
}
