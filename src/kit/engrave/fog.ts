/**
 * Fog: it closes in on a card from its edges and thins the engraving irregularly. Within the outer 3 mm there is
 * nothing but fog, so that cards which share a cut meet without a step.
 */
import { noiseOf } from './chance.ts';
import { gridOf, plateOf, type Grid, type Plate } from './plate.ts';
import { step } from './relief.ts';

/** From the trim to where the first line may stand, mm. */
export const FOG_EDGE = 3.3;

/** A component's trimmed size, mm. */
export interface Trim {
  readonly width: number;
  readonly height: number;
}

/** A tongue of fog that lies in from a side, or the hollow between two: how high it is and how far from the trim it ends, mm. */
export interface Layer {
  readonly height: number;
  readonly reach: number;
}

/** How far a place is from the trim, corners rounded, mm. */
function fromTrim({ width, height }: Trim, x: number, y: number): number {
  const corner = 12;
  const dx = Math.min(x, width - x);
  const dy = Math.min(y, height - y);
  if (dx >= corner || dy >= corner) return Math.min(dx, dy);
  return corner - Math.hypot(corner - dx, corner - dy);
}

export interface Fog {
  readonly plate: Plate;
  /** 0 where fog hides everything, 1 where it is clear. */
  readonly clear: Grid;
}

/** The grid that fog is worked out on is coarse: nothing in it is small. */
const FOG_STEP = 1.5;

/** The fog over a whole component. */
export function fogOver(seed: string, trim: Trim): Fog {
  const noise = noiseOf(`${seed} fog`);
  const plate = plateOf({ x: 0, y: 0, width: trim.width, height: trim.height }, FOG_STEP);
  const clear = gridOf(plate, (x, y) => {
    const edge = fromTrim(trim, x, y);
    if (edge >= 22) return 1;
    // Wisps drift further in.
    const wisps = 0.85 * step(0.5, 0.85, noise(x / 26 + 80, y / 2.6)) * (1 - step(9, 22, edge));
    if (edge >= FOG_EDGE + 3.2 + 4.9) return 1 - wisps;
    // Fog lies in layers: what it covers changes slowly along the card and quickly across.
    const layers = 1.1 + 2.6 * noise(x / 17, y / 3.4) + 1.2 * noise(x / 7 + 40, y / 1.5);
    return step(FOG_EDGE, FOG_EDGE + 3.2, edge - Math.max(0, layers)) * (1 - wisps);
  });
  return { plate, clear };
}
