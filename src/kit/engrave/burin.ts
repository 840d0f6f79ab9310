/**
 * A drawing tool that adapts to the level of detail. A drawing says what a part is (a mass, a plate, a flat in
 * the colour of a seat, a shadow); the burin draws it fully engraved, in line alone, or simplified for 60 px a
 * field.
 */
import { type Matrix, type Point, growth } from './path/matrix.ts';
import { written } from './path/outline.ts';
import { type Path, draw, moved } from './path/path.ts';
import type { Colour, Edition } from '../edition.ts';
import type { Outline, Shape } from '../face.ts';
import { type Hatching, hatch } from './hatch.ts';
import { FAINT, FINEST, WEIGHTS } from './line-widths.ts';

/** `full`: engraved; `line`: outlines and open hatching on bare paper; `simple`: legible at 60 px a field. */
export const DETAILS = ['full', 'line', 'simple'] as const;
export type Detail = (typeof DETAILS)[number];

/** The level of detail of each edition. */
export const DETAIL_OF = {
  colour: 'full',
  'low-ink': 'line',
  screen: 'simple',
} as const satisfies Record<Edition, Detail>;

export interface Inks {
  /** The ink of the key drawing. */
  readonly key: Colour;
  readonly paper: Colour;
  /** A seat's colour; left out, those parts stay paper. */
  readonly flat?: Colour;
  /**
   * The angle of the hatching that replaces that colour in the low-ink edition, degrees clockwise from east;
   * 45 where left out.
   */
  readonly lines?: number;
}

/** A picture centred on its own origin, at most `width` x `height` mm. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly draw: (inks: Inks, detail: Detail) => readonly Shape[];
}

/** Paths are in the drawing's own coordinates; widths, spacings and angles are those of the page, in mm. */
export interface Burin {
  readonly detail: Detail;
  /** A black part; in line, an outline with open hatching. */
  readonly mass: (path: Path) => void;
  /** A paper part with an outline. */
  readonly plate: (path: Path, width?: number) => void;
  /** A part in the colour of a seat; in line, hatched in it. */
  readonly flat: (path: Path, width?: number) => void;
  /** Shadow engraved on what lies below; thinner and sparser in line, none when simple. */
  readonly shade: (path: Path, hatching: Hatching) => void;
  /** Key lines at every detail. */
  readonly line: (path: Path, width?: number) => void;
  /** Key lines that are too fine for `simple`. */
  readonly fine: (path: Path, width?: number) => void;
  /** Key spots that are too fine for `simple`. */
  readonly spots: (path: Path) => void;
  /** Round heads on points, smaller in line, too fine for `simple`; `radius` in the drawing's units. */
  readonly rivets: (centres: readonly Point[], radius: number) => void;
  /** Light lines cut into a mass; fine key lines in line. */
  readonly cut: (path: Path, width?: number) => void;
  /** Light spots cut into a mass; outlined in line. */
  readonly hole: (path: Path) => void;
  /** The shapes drawn so far, lowest first. */
  readonly shapes: () => readonly Shape[];
}

/** The length of a line whose round caps make a dot, mm: a fifth of a disc's path data. */
const DOT = 0.01;

/** Hatchings that replace black, and a seat's colour, in the low-ink edition. */
const OPEN: Hatching = { angle: -45, spacing: 1.05, heavy: FINEST, light: 1 };
const TINT: Hatching = { angle: 45, spacing: 1, heavy: 0.16, light: 1 };

/** A coarser hatching that survives a home printer and reads at arm's length. */
const bolder = (hatching: Hatching): Hatching => ({
  ...hatching,
  spacing: hatching.spacing * 1.3,
  heavy: hatching.heavy * 1.2,
});

const sparser = (hatching: Hatching): Hatching => ({
  ...hatching,
  spacing: hatching.spacing * 2.5,
  heavy: Math.max(FINEST, hatching.heavy * 0.5),
});

export function burin(inks: Inks, detail: Detail, place: Matrix): Burin {
  const shapes: Shape[] = [];
  const weights = WEIGHTS[detail];
  const inLine = detail === 'line';
  const filled = (d: Outline, fill: Colour): void => {
    if (d.steps !== '') shapes.push({ d, fill, fillRule: 'evenodd' });
  };
  const least = inLine ? FINEST : FAINT;
  const drawn = (path: Path, colour: Colour, wanted: number): void => {
    const width = wanted > 0 ? Math.max(least, wanted) : 0;
    if (width > 0)
      shapes.push({ d: written(moved(path, place)), stroke: { colour, width, cap: 'round', join: 'round' } });
  };
  const edged = (path: Path, fill: Colour, width: number): void => {
    const stroke = { colour: inks.key, width: Math.max(least, width), join: 'round' } as const;
    shapes.push({ d: written(moved(path, place)), fill, fillRule: 'evenodd', stroke });
  };
  const hatched = (path: Path, hatching: Hatching, ink: Colour): void =>
    filled(hatch(moved(path, place), hatching), ink);

  return {
    detail,
    mass: (path) => {
      if (!inLine) return filled(written(moved(path, place)), inks.key);
      edged(path, inks.paper, weights.outline);
      hatched(path, OPEN, inks.key);
    },
    plate: (path, width = 1) => edged(path, inks.paper, weights.outline * width),
    flat: (path, width = 1) => {
      edged(path, inLine ? inks.paper : (inks.flat ?? inks.paper), weights.outline * width);
      if (inLine && inks.flat !== undefined)
        hatched(path, { ...TINT, angle: inks.lines ?? TINT.angle }, inks.flat);
    },
    shade: (path, hatching) => {
      if (detail !== 'simple') hatched(path, inLine ? sparser(hatching) : bolder(hatching), inks.key);
    },
    line: (path, width = 1) => drawn(path, inks.key, weights.outline * width),
    fine: (path, width = 1) => drawn(path, inks.key, weights.fine * width),
    spots: (path) => {
      if (detail !== 'simple') filled(written(moved(path, place)), inks.key);
    },
    rivets: (centres, radius) => {
      const heads = centres.reduce((pen, [x, y]) => pen.at(x, y).to(x, y + DOT / growth(place)), draw());
      if (detail !== 'simple') drawn(heads.path, inks.key, (inLine ? 1.4 : 2) * radius * growth(place));
    },
    cut: (path, width = 1) => drawn(path, inLine ? inks.key : inks.paper, weights.cut * (inLine ? 1 : width)),
    hole: (path) => {
      if (inLine) edged(path, inks.paper, weights.fine);
      else filled(written(moved(path, place)), inks.paper);
    },
    shapes: () => shapes,
  };
}
