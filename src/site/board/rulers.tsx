/** Column and row names along the board's edge, or along the picture's if that is out of sight. */
import type { SceneRulers } from '../../referee/table/scene.ts';
import { GUTTER, type Frame } from './frame.ts';

/** Letter height as a share of the visible width, for a picture of unknown size. */
const SHARE = 0.046;
const SMALLEST = 7;
const LARGEST = 16;

/** Letter height of a figure's rulers, mm of the table. */
export const rulerSize = ({ width }: Frame): number => Math.min(LARGEST, Math.max(SMALLEST, width * SHARE));

export interface RulersProps {
  readonly rulers: SceneRulers | undefined;
  /** The whole table, with room for the names. */
  readonly whole: Frame;
  /** The visible part of it. */
  readonly seen: Frame;
  /** Letter height, mm. */
  readonly size: number;
}

export function Rulers({ rulers, whole, seen, size }: RulersProps) {
  if (rulers === undefined) return null;
  const top = Math.max(whole.y + GUTTER - 2, seen.y + size * 1.05);
  const left = Math.max(whole.x + GUTTER * 0.75, seen.x + size);
  const isAcross = (at: number) => at > seen.x + 2 * size && at < seen.x + seen.width - size / 2;
  const isDown = (at: number) => at > seen.y + 2 * size && at < seen.y + seen.height - size / 2;
  return (
    <g class="board-rulers" aria-hidden="true" font-size={size} stroke-width={size / 3}>
      {rulers.columns
        .filter(({ at }) => isAcross(at))
        .map(({ label, at }) => (
          <text key={`column ${label}`} x={at} y={top}>
            {label}
          </text>
        ))}
      {rulers.rows
        .filter(({ at }) => isDown(at))
        .map(({ label, at }) => (
          <text key={`row ${label}`} x={left} y={at + size / 3}>
            {label}
          </text>
        ))}
    </g>
  );
}
