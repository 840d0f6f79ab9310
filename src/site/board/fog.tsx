/** The fog round the field: engraved lines under the cards, and over a card until it has been placed. */
import type { Frame } from './frame.ts';

const PATTERN = 'board-fog';
/** How far the fog extends beyond the frame, mm: the picture may show more than the frame. */
const BEYOND = 400;

/** The fog's pattern and the fog round the cards, drawn under them. */
export function Fog({ frame }: { readonly frame: Frame }) {
  return (
    <>
      <defs>
        <pattern id={PATTERN} width="32" height="11" patternUnits="userSpaceOnUse">
          <path
            class="board-wisp"
            d="M0 3c5-2.6 11-2.6 16 0s11 2.6 16 0M-8 8.5c5-2.6 11-2.6 16 0s11 2.6 16 0 11-2.6 16 0"
          />
        </pattern>
      </defs>
      <rect
        class="board-fog"
        aria-hidden="true"
        x={frame.x - BEYOND}
        y={frame.y - BEYOND}
        width={frame.width + 2 * BEYOND}
        height={frame.height + 2 * BEYOND}
        fill={`url(#${PATTERN})`}
      />
    </>
  );
}

/** The fog over one card: only visible while it retreats. */
export function FogOver(place: Frame) {
  return (
    <g class="board-lifting">
      <rect class="board-mist" {...place} />
      <rect {...place} fill={`url(#${PATTERN})`} />
    </g>
  );
}
