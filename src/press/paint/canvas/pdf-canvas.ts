/**
 * Paints nodes of a face on a react-pdf canvas, in millimetres: boxes and letters with its painter, art as
 * precomputed operators. Units are not converted here: the caller scales the drawing.
 */
import type {
  Art,
  Box,
  Clip,
  Group,
  Line,
  Raster,
  Rect,
  SetNode,
  SetRun,
  Shape,
  Stroke,
} from '../../../kit/face.ts';
import { lettering } from '../../../kit/type/font.ts';
import { ptToMm } from '../../../kit/units.ts';
import type { CanvasFonts } from './canvas-fonts.ts';
import type { CanvasPainter, OpenCanvas } from './canvas-page.ts';
import { clipOperators, MITER_LIMIT, placesAt } from '../pdf/operators.ts';
import type { Stretch, ToldNode } from '../pdf/reading-structure.ts';

/** Where an image lies, mm; `clips` if more of it is there than is to be seen. */
export interface ImagePlace extends Rect {
  readonly name: string;
  readonly clips: boolean;
}

/** The painter's context. */
export interface Studio extends Pick<OpenCanvas, 'painter' | 'write'> {
  readonly fonts: CanvasFonts;
  /** The operators of art: drawing it with the painter would be too slow. */
  readonly artOf: (shapes: readonly Shape[], scale: number) => string;
  /** The name of a picture in operators, and where the whole of it lies. */
  readonly imageOf: (raster: Raster) => ImagePlace;
  /** The scale of the current nodes, mm a unit: 1 on the face itself. */
  readonly scale: number;
}

function setStroke(painter: CanvasPainter, { colour, width, dash, cap, join }: Stroke): void {
  painter.strokeColor(colour).lineWidth(width).miterLimit(MITER_LIMIT);
  if (cap && cap !== 'butt') painter.lineCap(cap);
  if (join && join !== 'miter') painter.lineJoin(join);
  if (dash && dash.length > 0) painter.dash(dash);
}

function drawBox(painter: CanvasPainter, { x, y, width, height, radius = 0, fill, stroke }: Box): void {
  if (!fill && !stroke) return;
  painter.save();
  if (stroke) setStroke(painter, stroke);
  if (fill) painter.fillColor(fill);
  outline(painter, { x, y, width, height, radius });
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

function drawArt({ painter, write, artOf, scale }: Studio, art: Art): void {
  painter.save();
  place(painter, art);
  const shown = scale * (art.scale ?? 1);
  if (art.clips) write(clipOperators(art.clips, placesAt(shown)));
  write(artOf(art.shapes, shown));
  painter.restore();
}

/** A length as an operand: to a ten-thousandth of a millimetre, never with an exponent. */
const operand = (mm: number): string => String(Math.round(mm * 1e4) / 1e4);

/** The path of a rectangle, with round corners if it has a radius. */
function outline(painter: CanvasPainter, { x, y, width, height, radius = 0 }: Clip): CanvasPainter {
  if (radius <= 0) return painter.rect(x, y, width, height);
  return painter.roundedRect(x, y, width, height, Math.min(radius, width / 2, height / 2));
}

function drawRaster({ painter, write, imageOf }: Studio, raster: Raster): void {
  const { name, x, y, width, height, clips } = imageOf(raster);
  painter.save();
  if (clips || raster.radius !== undefined) outline(painter, raster).clip();
  // An image is one unit wide and high, and stands on its lower edge.
  write(`${[width, 0, 0, -height, x, y + height].map(operand).join(' ')} cm\n/${name} Do`);
  painter.restore();
}

type Draw<Content> = (studio: Studio, nodes: readonly Content[]) => void;

function drawGroup<Content>(studio: Studio, group: Group<Content>, draw: Draw<Content>): void {
  const { x, y, rotate = 0, scale = 1, clip, nodes } = group;
  // Groups that only have a role for screen readers need no operators.
  if (x === 0 && y === 0 && rotate === 0 && scale === 1 && !clip) {
    draw(studio, nodes);
    return;
  }
  const { painter } = studio;
  painter.save();
  place(painter, group);
  if (clip) outline(painter, clip).clip();
  draw({ ...studio, scale: studio.scale * scale }, nodes);
  painter.restore();
}

/** Paints nodes in order, in mm with y downward. */
export const drawNodes: Draw<SetNode> = (studio, nodes) => {
  for (const node of nodes) {
    if (node.kind === 'box') drawBox(studio.painter, node);
    else if (node.kind === 'art') drawArt(studio, node);
    else if (node.kind === 'line') drawLine(studio, node);
    else if (node.kind === 'raster') drawRaster(studio, node);
    else drawGroup(studio, node, drawNodes);
  }
};

/** The operator that begins a marked content sequence. */
const stretchStart = (stretch: Stretch): string =>
  stretch.number === undefined ? '/Artifact BMC' : `/${stretch.type} <</MCID ${stretch.number}>> BDC`;

/** Paints a page's nodes, each stretch as a marked content sequence. */
export function drawTold(studio: Studio, nodes: readonly ToldNode[]): void {
  const draw: Draw<ToldNode> = (at, all) => {
    for (const node of all) {
      if (node.kind === 'group') drawGroup(at, node, draw);
      else {
        at.write(stretchStart(node));
        drawNodes(at, node.nodes);
        at.write('EMC');
      }
    }
  };
  draw(studio, nodes);
}
