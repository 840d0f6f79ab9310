/**
 * Engraves a plate: lines run over the ground as it is seen at a slant, hide behind its ridges, and swell with its
 * tone, as a burin cuts them.
 *
 * ```ts
 * const height = gridOf(plate, (x, y) => noise(x / 20, y / 11));
 * const tone = gridOf(plate, (x, y) => 0.5 + 0.5 * noise(x / 9, y / 3));
 * const path = engrave(plate, { height, tone, sight: sightOf(plate, height) }, LINES);
 * ```
 */
import { ribbon, type Samples } from './curve-fitting.ts';
import { draw, type Path } from './path/path.ts';
import { valueAt, type Grid, type Plate } from './plate.ts';

/**
 * Visibility: by how many mm each point clears the ground in front of it on the page; negative where it is
 * hidden.
 */
export function sightOf(plate: Plate, height: Grid): Grid {
  const sight = new Float32Array(height.length);
  for (let column = 0; column < plate.columns; column++) {
    let horizon = Infinity;
    for (let row = plate.rows - 1; row >= 0; row--) {
      const index = row * plate.columns + column;
      const seen = plate.y + row * plate.step - (height[index] ?? 0);
      sight[index] = Math.min(1, horizon - seen);
      horizon = Math.min(horizon, seen);
    }
  }
  return sight;
}

export interface Ground {
  readonly height: Grid;
  /** 0 paper, 1 black; below 0 no line is cut at all. */
  readonly tone: Grid;
  readonly sight: Grid;
}

/** How a set of lines is cut. */
export interface Lines {
  /** Between lines on level ground, mm. */
  readonly spacing: number;
  /** Degrees by which lines fall to the right; 0 is level. */
  readonly fall: number;
  /** Width in mm for a tone up to 1, at the place on the page where it is seen; thinner than FINEST, no line is cut. */
  readonly width: (tone: number, x: number, y: number) => number;
  /** The sampling distance along a line, mm: the finest detail it shows. */
  readonly pace: number;
  /** The tolerance of curve fitting, mm. */
  readonly tolerance: number;
  /** The shortest line cut, mm: shorter ones are specks, and costly in path data. */
  readonly shortest: number;
}

/** Thinner than a printer or an eye resolves, mm. */
const FINEST = 0.035;

/** The course of one line before the ground lifts it. */
interface Course {
  readonly x: number;
  readonly y: number;
  readonly cos: number;
  readonly sin: number;
  readonly length: number;
}

/** The courses of a set of lines; they cover the plate at any angle. */
function courses(plate: Plate, { spacing, fall }: Lines): Course[] {
  const angle = (fall * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const length = plate.width * Math.abs(cos) + plate.height * Math.abs(sin);
  const depth = plate.width * Math.abs(sin) + plate.height * Math.abs(cos);
  const [midX, midY] = [plate.x + plate.width / 2, plate.y + plate.height / 2];
  return Array.from({ length: Math.floor(depth / spacing) }, (_, index): Course => {
    const across = (index + 0.5) * spacing - depth / 2;
    return {
      x: midX - (length / 2) * cos - across * sin,
      y: midY - (length / 2) * sin + across * cos,
      cos,
      sin,
      length,
    };
  });
}

const holds = (plate: Plate, x: number, y: number): boolean =>
  x >= plate.x && x <= plate.x + plate.width && y >= plate.y && y <= plate.y + plate.height;

/** A line while it is being cut. */
interface Stretch extends Samples {
  readonly x: number[];
  readonly y: number[];
  readonly width: number[];
}

const stretch = (): Stretch => ({ x: [], y: [], width: [] });

function put(stretch: Stretch, x: number, y: number, width: number): void {
  stretch.x.push(x);
  stretch.y.push(y);
  stretch.width.push(width);
}

/** Cuts the lines of one set into a plate: one path of filled ribbons that taper to points. */
export function engrave(plate: Plate, ground: Ground, lines: Lines): Path {
  const pen = draw();
  const fewest = Math.max(4, lines.shortest / lines.pace);
  const cutOut = (cutting: Stretch): void => {
    if (cutting.x.length >= fewest) ribbon(pen, cutting, cutting.width, lines.tolerance);
  };
  for (const course of courses(plate, lines)) {
    let cutting: Stretch | undefined;
    // The last point before the line begins, from which it tapers; behind a ridge there is none.
    let beforeX: number | undefined;
    let beforeY = 0;
    for (let along = 0; along <= course.length; along += lines.pace) {
      const x = course.x + along * course.cos;
      const y = course.y + along * course.sin;
      const seen = holds(plate, x, y) && valueAt(plate, ground.sight, x, y) >= 0;
      const tone = seen ? Math.min(1, valueAt(plate, ground.tone, x, y)) : -1;
      const lifted = y - valueAt(plate, ground.height, x, y);
      const width = tone >= 0 ? lines.width(tone, x, lifted) : 0;
      if (width >= FINEST) {
        if (!cutting) {
          cutting = stretch();
          if (beforeX !== undefined) put(cutting, beforeX, beforeY, 0);
        }
        put(cutting, x, lifted, width);
        continue;
      }
      if (cutting) {
        put(cutting, x, lifted, 0);
        cutOut(cutting);
        cutting = undefined;
      }
      beforeX = seen ? x : undefined;
      beforeY = lifted;
    }
    if (cutting) cutOut(cutting);
  }
  return pen.path;
}
