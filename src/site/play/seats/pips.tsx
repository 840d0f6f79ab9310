/** Points as pips in the shape of the seat: filled for those left, empty up to the most possible. */
import type { Seat } from '../../../referee/seats.ts';
import { SEATED_WORDS } from '../../words/player-view.ts';
import { SeatShape } from './seat-name.tsx';

interface PipsProps {
  readonly count: number;
  readonly most: number;
  readonly shape: Seat['shape'];
  /** What the pips count in the game's own words; null for points. */
  readonly told: string | null;
}

export function Pips({ count, most, shape, told }: PipsProps) {
  return (
    <p class="pips">
      <span aria-hidden="true">
        {Array.from({ length: Math.max(count, most) }, (_, index) => (
          <SeatShape key={index} shape={shape} look={index < count ? 'pip' : 'pip pip-spent'} />
        ))}
      </span>
      <small>{told ?? SEATED_WORDS.seat.points(count)}</small>
    </p>
  );
}
