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

/** A name as it stands along the edge: its middle, and its box. */
interface Mark {
  readonly key: string;
  readonly label: string;
  readonly x: number;
  readonly y: number;
}

/** The names in sight: where each is written, mm; y is the foot of the letters. */
function marksOf({ rulers, whole, seen, size }: RulersProps): readonly Mark[] {
  if (rulers === undefined) return [];
  const top = Math.max(whole.y + GUTTER - 2, seen.y + size * 1.05);
  const left = Math.max(whole.x + GUTTER * 0.75, seen.x + size);
  const isAcross = (at: number) => at > seen.x + 2 * size && at < seen.x + seen.width - size / 2;
  const isDown = (at: number) => at > seen.y + 2 * size && at < seen.y + seen.height - size / 2;
  return [
    ...rulers.columns
      .filter(({ at }) => isAcross(at))
      .map(({ label, at }) => ({ key: `column ${label}`, label, x: at, y: top })),
    ...rulers.rows
      .filter(({ at }) => isDown(at))
      .map(({ label, at }) => ({ key: `row ${label}`, label, x: left, y: at + size / 3 })),
  ];
}

/** The boxes of the names, so that nothing is put over them. */
export const rulerBoxes = (props: RulersProps): readonly Frame[] =>
  marksOf(props).map(({ label, x, y }) => {
    const width = label.length * 0.7 * props.size;
    return { x: x - width / 2, y: y - props.size, width, height: props.size * 1.2 };
  });

export function Rulers(props: RulersProps) {
  const { rulers, size } = props;
  if (rulers === undefined) return null;
  return (
    <g class="board-rulers" aria-hidden="true" font-size={size} stroke-width={size / 3}>
      {marksOf(props).map(({ key, label, x, y }) => (
        <text key={key} x={x} y={y}>
          {label}
        </text>
      ))}
    </g>
  );
}
