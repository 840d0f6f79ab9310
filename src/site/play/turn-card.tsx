/** What the other side did, in a sentence beside a small picture of where: until somebody moves, or puts it away. */
import type { Scene } from '../../referee/scene.ts';
import type { Seats } from '../../referee/seats.ts';
import { frameAbout, trodIn } from '../board/attention.ts';
import { Board } from '../board/board.tsx';
import { SHEET_WORDS } from '../words/sheet.ts';
import { SeatName } from './seat-name.tsx';
import type { TurnTold } from './turn-told.ts';
import { useSheet } from './use-sheet.ts';
import './turn-card.css';

const WORDS = SHEET_WORDS.turn;

interface TurnCardProps {
  readonly turns: readonly TurnTold[];
  readonly seats: Seats;
  /** The table as they have left it, with their trail. */
  readonly scene: Scene;
  readonly faces: string;
  readonly onClose: () => void;
}

export function TurnCard({ turns, seats, scene, faces, onClose }: TurnCardProps) {
  const frame = frameAbout(scene, trodIn(scene));
  const card = useSheet<HTMLElement>(onClose);
  return (
    <section class="turn-card" ref={card} aria-label={WORDS.label}>
      {frame && (
        <div class="turn-picture" aria-hidden="true">
          <Board {...{ scene, faces, frame }} label={WORDS.label} />
        </div>
      )}
      <div class="turn-says" role="group" tabIndex={0} aria-label={WORDS.label}>
        {turns.map(({ player, what }, index) => {
          const seat = seats[player];
          return (
            <p key={index}>
              {seat && <SeatName seat={seat} name={WORDS.of(seat.name)} />} {SHEET_WORDS.sentence(what)}
            </p>
          );
        })}
      </div>
      <button type="button" class="sheet-close" aria-label={SHEET_WORDS.close} onClick={onClose}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M4 4l12 12M16 4L4 16" />
        </svg>
      </button>
    </section>
  );
}
