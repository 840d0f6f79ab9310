/** A player's name in the ink of the seat, after its shape, for those who cannot tell the inks apart. */
import type { Seat } from '../../../referee/seats.ts';

/** SVG path of each shape in a square from -8 to 8. */
const OUTLINES: Readonly<Record<Seat['shape'], string>> = {
  round: 'M-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0z',
  square: 'M-6-6H6V6H-6z',
  diamond: 'M0-8L8 0L0 8L-8 0z',
  triangle: 'M0-7L8 6H-8z',
  hexagon: 'M-4-7H4L8 0L4 7H-4L-8 0z',
  cross: 'M-3-8H3V-3H8V3H3V8H-3V3H-8V-3H-3z',
  shield: 'M-7-7H7V1C7 4 4 7 0 8C-4 7-7 4-7 1z',
};

/** The shape alone, hidden from screen readers. */
export const SeatShape = ({ shape, look }: { readonly shape: Seat['shape']; readonly look?: string }) => (
  <svg class={look} viewBox="-8 -8 16 16" aria-hidden="true">
    <path d={OUTLINES[shape]} />
  </svg>
);

export function SeatName({ seat, name }: { readonly seat: Seat; readonly name: string }) {
  return (
    <span class={`seat-name ink-${seat.ink}`}>
      <SeatShape shape={seat.shape} />
      {name}
    </span>
  );
}
