/**
 * Paints a face on a platform canvas, where a browser has to make pictures in whole pixels. Letters and art use the same
 * outlines as SVG.
 *
 * ```ts
 * drawFace(context, (d) => new Path2D(d), face.nodes, fonts);
 * ```
 */
import { dataOf } from '../../../kit/engrave/path/outline-data.ts';
import type { Art, Box, Group, Line, Raster, Rect, SetNode, Shape, Stroke } from '../../../kit/face.ts';
import type { Fonts } from '../../../kit/type/font.ts';
import { MITER_LIMIT } from '../pdf/operators.ts';
import { runOutline } from '../path/outlined-svg.ts';

/** The part of a 2D context used here, on any platform; `Path` is the platform's path type. */
export interface Canvas2d<Path> {
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  lineCap: 'butt' | 'round' | 'square';
  lineJoin: 'bevel' | 'miter' | 'round';
  miterLimit: number;
  save(): void;
  restore(): void;
  translate(x: number, y: number): void;
  rotate(radians: number): void;
  scale(x: number, y: number): void;
  setLineDash(lengths: number[]): void;
  fill(path: Path, rule?: 'nonzero' | 'evenodd'): void;
  stroke(path: Path): void;
  clip(path: Path, rule?: 'nonzero' | 'evenodd'): void;
  /** Draws a decoded picture of the platform. */
  drawImage(image: unknown, x: number, y: number, width: number, height: number): void;
}

/** A decoded picture, and where the whole of it lies, mm. */
export interface DecodedPicture extends Rect {
  readonly image: unknown;
}

export type DecodedPictures = ReadonlyMap<Raster, DecodedPicture>;

/** A canvas with a function that makes its paths from SVG path data. */
interface Easel<Path> {
  readonly canvas: Canvas2d<Path>;
  readonly pathOf: (d: string) => Path;
  readonly fonts: Fonts;
  readonly pictures: DecodedPictures;
}

function setStroke<Path>(canvas: Canvas2d<Path>, { colour, width, dash = [], cap, join }: Stroke): void {
  canvas.strokeStyle = colour;
  canvas.lineWidth = width;
  canvas.lineCap = cap ?? 'butt';
  canvas.lineJoin = join ?? 'miter';
  canvas.miterLimit = MITER_LIMIT;
  canvas.setLineDash([...dash]);
}

function drawShape<Path>({ canvas, pathOf }: Easel<Path>, { d, fill, fillRule, stroke }: Shape): void {
  if (!fill && !stroke) return;
  const path = pathOf(dataOf(d));
  if (fill) {
    canvas.fillStyle = fill;
    canvas.fill(path, fillRule ?? 'nonzero');
  }
  if (!stroke) return;
  setStroke(canvas, stroke);
  canvas.stroke(path);
}

/** A rectangle as path data, with optional round corners. */
function boxPath({ x, y, width, height, radius = 0 }: Omit<Box, 'kind'>): string {
  const r = Math.min(radius, width / 2, height / 2);
  if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const [across, down] = [width - 2 * r, height - 2 * r];
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`;
}

/** Draws in the coordinates of a node: translated, rotated, then scaled. */
function standing<Path>(
  { canvas }: Easel<Path>,
  { x, y, rotate = 0, scale = 1 }: Pick<Art, 'x' | 'y' | 'rotate' | 'scale'>,
  draw: () => void,
): void {
  canvas.save();
  canvas.translate(x, y);
  if (rotate !== 0) canvas.rotate((rotate * Math.PI) / 180);
  if (scale !== 1) canvas.scale(scale, scale);
  draw();
  canvas.restore();
}

function drawLine<Path>({ canvas, pathOf, fonts }: Easel<Path>, { baseline, runs }: Line): void {
  for (const run of runs) {
    const { d, scale } = runOutline(run, fonts);
    canvas.save();
    canvas.translate(run.x, baseline);
    // Font outlines have y upward.
    canvas.scale(scale, -scale);
    canvas.fillStyle = run.ink;
    canvas.fill(pathOf(d));
    canvas.restore();
  }
}

function drawRaster<Path>({ canvas, pathOf, pictures }: Easel<Path>, raster: Raster): void {
  const found = pictures.get(raster);
  if (!found) throw new Error('a picture was not decoded before its face was painted');
  const { image, x, y, width, height } = found;
  canvas.save();
  canvas.clip(pathOf(boxPath(raster)));
  canvas.drawImage(image, x, y, width, height);
  canvas.restore();
}

function drawGroup<Path>(easel: Easel<Path>, group: Group<SetNode>): void {
  standing(easel, group, () => {
    if (group.clip) easel.canvas.clip(easel.pathOf(boxPath(group.clip)));
    drawNodes(easel, group.nodes);
  });
}

function drawNodes<Path>(easel: Easel<Path>, nodes: readonly SetNode[]): void {
  for (const node of nodes) {
    if (node.kind === 'box') drawShape(easel, { ...node, d: boxPath(node) });
    else if (node.kind === 'art')
      standing(easel, node, () => {
        for (const { d, rule } of node.clips ?? [])
          easel.canvas.clip(easel.pathOf(dataOf(d)), rule ?? 'nonzero');
        node.shapes.forEach((shape) => drawShape(easel, shape));
      });
    else if (node.kind === 'line') drawLine(easel, node);
    else if (node.kind === 'raster') drawRaster(easel, node);
    else drawGroup(easel, node);
  }
}

/**
 * Draws nodes in mm on a canvas that is already scaled and moved; `pathOf` makes paths from SVG path data. Nodes with
 * pictures come from `withPixels`, and `pictures` has them decoded.
 */
export function drawFace<Path>(
  canvas: Canvas2d<Path>,
  pathOf: (d: string) => Path,
  nodes: readonly SetNode[],
  fonts: Fonts,
  pictures: DecodedPictures = new Map(),
): void {
  drawNodes({ canvas, pathOf, fonts, pictures }, nodes);
}
