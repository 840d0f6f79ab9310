/** Names over the places that can be touched, where the ground prints them too small for this screen. */
import type { Box, SceneField } from '../../referee/table/scene.ts';
import { meet, middleOf } from './frame.ts';

/** Least letter height that can be read, px. */
export const LEGIBLE = 11;

type Named = Pick<SceneField, 'id' | 'label' | 'named'> & Box;

interface Plate extends Box {
  readonly id: string;
  readonly label: string;
}

/** Width of a letter as a share of its height, and the height of a plate. */
const LETTER = 0.56;
const PLATE = 1.3;
/**
 * Where a plate may be, as shares of its height from its name on the ground, else from the middle of its place; the first
 * that is free.
 */
const OVER_NAME = [-0.5, -1, 0, -1.5, 0.5] as const;
const TRIES = [-1.1, 0.6, -2.2, 1.7, 0] as const;

/** Plates for names, `size` mm high, within the visible part and none over another; one without room is left out. */
export function platesOf(places: readonly Named[], seen: Box, size: number): readonly Plate[] {
  const plates: Plate[] = [];
  for (const { id, label, named, ...place } of places) {
    if (label === null) continue;
    const [width, height] = [(label.length * LETTER + 0.7) * size, PLATE * size];
    const middle = named ?? middleOf(place);
    const x = Math.min(Math.max(middle.x - width / 2, seen.x), seen.x + seen.width - width);
    const [free] = (named === undefined ? TRIES : OVER_NAME)
      .map((down): Plate => ({
        id,
        label,
        x,
        y: middle.y + down * height,
        width,
        height,
      }))
      .filter((plate) => plates.every((other) => !meet(plate, other)));
    if (free !== undefined) plates.push(free);
  }
  return plates;
}

interface PlaceNamesProps {
  readonly places: readonly Named[];
  readonly seen: Box;
  /** Letter height, mm. */
  readonly size: number;
}

export const PlaceNames = ({ places, seen, size }: PlaceNamesProps) => (
  <g class="board-name" aria-hidden="true" font-size={size} stroke-width={size / 9}>
    {platesOf(places, seen, size).map(({ id, label, x, y, width, height }) => (
      <g key={id}>
        <rect {...{ x, y, width, height }} rx={size / 5} />
        <text x={x + width / 2} y={y + size}>
          {label}
        </text>
      </g>
    ))}
  </g>
);
