/** The name of a place under the pointer, and the open cards there. */
import type { SceneField } from '../../referee/table/scene.ts';
import type { Frame } from './frame.ts';
import { faceOf } from './pieces.tsx';

/** A field's name over its upper edge, and below it the open cards of its piles; kept within the visible part. */
const CARD = 5;
/** Height of the card that a place of its shape is for. */
const ALONE = 14;

interface NamePlateProps {
  readonly label: string;
  readonly opens: SceneField['opens'];
  readonly at: Frame;
  readonly seen: Frame;
  readonly size: number;
  readonly faces: string;
}

/** A field's name over its upper edge, its open cards below it, kept within the visible part. */
export function NamePlate({ label, opens = [], at, seen, size, faces }: NamePlateProps) {
  const letters = opens.length === 1 && at.height > at.width ? ALONE : CARD;
  const [high, wide] = [letters * size, (letters + 0.3) * 0.72 * size];
  const height = size * 1.4 + (opens.length === 0 ? 0 : high + 0.6 * size);
  const width = Math.max((label.length * 0.62 + 1) * size, opens.length * wide + 0.6 * size);
  const within = (middle: number, from: number, room: number, half: number) =>
    Math.min(Math.max(middle, from + half), from + room - half);
  const x = within(at.x + at.width / 2, seen.x, seen.width, width / 2);
  const y = Math.max(at.y - (opens.length === 0 ? size * 0.7 : height), seen.y + 0.2 * size);
  const left = x - (opens.length * wide) / 2;
  return (
    <g class="board-name" aria-hidden="true">
      <rect x={x - width / 2} y={y} width={width} height={height} rx={size / 5} stroke-width={size / 9} />
      <text x={x} y={y + size * 1.02} font-size={size}>
        {label}
      </text>
      {opens.map(({ face, count }, index) => (
        <g key={face} transform={`translate(${left + (index + 0.5) * wide} ${y + size * 1.4})`}>
          <image
            href={faceOf(faces, face)}
            x={-high * 0.36}
            width={high * 0.72}
            height={high}
            preserveAspectRatio="xMidYMid meet"
          />
          {count > 1 && (
            <>
              <rect x={0} y={high * 0.55} width={size * 1.5} height={size * 1.3} stroke-width={size / 9} />
              <text x={size * 0.75} y={high * 0.55 + size} font-size={size}>
                {count}
              </text>
            </>
          )}
        </g>
      ))}
    </g>
  );
}
