/**
 * Shows grey by the width of lines: slanting lines of equal distance, thicker where the picture is darker. They are
 * vector art of one ink, so that a printer draws them sharp and needs little of it.
 */
import type { Colour } from '../edition.ts';
import { group, type Group, type Outline, type Raster, type SetNode } from '../face.ts';
import type { GreyPixels } from './picture-file.ts';

/** Distance of lines, mm: coarse enough for thin lines to be drawn, fine enough for a face to be known. */
const PITCH = 0.7;
/** Distance of the places along a line where its width changes, mm. */
const STEP = 0.35;
/** The thinnest line of the low-ink edition, 0.35 pt in mm: lighter parts stay paper. */
const THINNEST = 0.124;
/** The thickest line, as a share of the distance: a dark part keeps some paper. */
const THICKEST = 0.72;

const PAPER: Colour = '#ffffff';

/** Lines rise by this angle. */
const ANGLE = (-30 * Math.PI) / 180;
const [COS, SIN] = [Math.cos(ANGLE), Math.sin(ANGLE)];

const hundredths = (mm: number): number => Math.round(mm * 100);

/** How dark a place is, from 0 to 1; (x, y) as shares of the picture. */
function darkness({ width, height, data }: GreyPixels, x: number, y: number): number {
  const column = Math.min(width - 1, Math.max(0, Math.floor(x * width)));
  const row = Math.min(height - 1, Math.max(0, Math.floor(y * height)));
  return 1 - (data[row * width + column] ?? 255) / 255;
}

/** A place on a line, and half the line's width there, mm. */
interface Stop {
  readonly x: number;
  readonly y: number;
  readonly half: number;
}

/** The outline of a line through its stops. */
function outlineOf(stops: readonly Stop[], steps: string[], at: number[]): void {
  const side = (sign: number) => (stop: Stop) => [
    hundredths(stop.x - sign * SIN * stop.half),
    hundredths(stop.y + sign * COS * stop.half),
  ];
  const points = [...stops.map(side(1)), ...stops.toReversed().map(side(-1))];
  points.forEach((point, index) => {
    if (index > 0) steps.push('L');
    else steps.push(steps.length === 0 ? 'M' : 'm');
    at.push(...point);
  });
  steps.push('Z');
}

/** All lines over a rectangle of `width` x `height` mm, as one outline; their ends are clipped by the caller. */
function linesOver(grey: GreyPixels, width: number, height: number): Outline {
  const [steps, at]: [string[], number[]] = [[], []];
  const reach = (width * Math.abs(COS) + height * Math.abs(SIN)) / 2 + STEP;
  const rise = (width * Math.abs(SIN) + height * Math.abs(COS)) / 2;
  for (let across = -rise; across <= rise; across += PITCH) {
    let line: Stop[] = [];
    const end = () => {
      if (line.length > 1) outlineOf(line, steps, at);
      line = [];
    };
    for (let along = -reach; along <= reach; along += STEP) {
      const x = width / 2 + along * COS - across * SIN;
      const y = height / 2 + along * SIN + across * COS;
      const inside = x >= -STEP && y >= -STEP && x <= width + STEP && y <= height + STEP;
      const thick = inside ? PITCH * THICKEST * darkness(grey, x / width, y / height) : 0;
      if (thick < THINNEST) end();
      else line.push({ x, y, half: thick / 2 });
    }
    end();
  }
  return { steps: steps.join(''), at };
}

/** A picture as lines of one ink. `scale` in mm a unit: lines are as far apart on paper at any scale. */
export async function halftone(raster: Raster, ink: Colour, scale: number): Promise<Group<SetNode>> {
  const { x, y, crop, ground, image } = raster;
  const [width, height] = [raster.width * scale, raster.height * scale];
  const across = (mm: number, pixels: number) => Math.max(1, Math.min(pixels, Math.ceil(mm / STEP)));
  const size = { width: across(width, crop.width), height: across(height, crop.height) };
  // What is transparent stays paper.
  const grey = await image.grey({ crop, ground: PAPER, ...size }, raster.place);
  const shape = { d: linesOver(grey, width, height), fill: ink };
  const sign = raster.means === undefined ? {} : { sign: { means: raster.means, ink, ground } };
  return group<SetNode>({
    x,
    y,
    scale: 1 / scale,
    clip: {
      x: 0,
      y: 0,
      width,
      height,
      ...(raster.radius !== undefined && { radius: raster.radius * scale }),
    },
    nodes: [{ kind: 'art', x: 0, y: 0, shapes: [shape], ...sign }],
  });
}
