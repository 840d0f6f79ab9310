/** The card that sums up the opponent's turn, beside a small picture of where it happened. */
import type { Scene } from '../../../referee/table/scene.ts';
import { areMates, type Seats } from '../../../referee/seats.ts';
import { frameAbout, trodIn } from '../../board/camera-focus.ts';
import { Board } from '../../board/board.tsx';
import { TURN_WORDS as WORDS } from '../../words/turn-card.ts';
import { SeatName } from '../seats/seat-name.tsx';
import { PanelClose } from '../panel-close.tsx';
import type { TurnTold } from './describe-turn.ts';
import { usePanel } from '../use-panel.ts';
import './turn-card.css';

interface TurnCardProps {
  readonly turns: readonly TurnTold[];
  /** Who is told of them. */
  readonly viewer: number | null;
  readonly seats: Seats;
  /** The scene after the turn, with its trail. */
  readonly scene: Scene;
  readonly faces: string;
  readonly onClose: () => void;
}

export function TurnCard({ turns, viewer, seats, scene, faces, onClose }: TurnCardProps) {
  const frame = frameAbout(scene, trodIn(scene));
  const label = turns.some(({ player }) => areMates(seats, player, viewer)) ? WORDS.both : WORDS.label;
  const card = usePanel<HTMLElement>(onClose);
  return (
    <section class="turn-card" ref={card} aria-label={label}>
      {frame && (
        <div class="turn-picture" aria-hidden="true">
          <Board {...{ scene, faces, frame }} label={label} />
        </div>
      )}
      <div class="turn-says" role="group" tabIndex={0} aria-label={label}>
        {turns.map(({ player, isTurn, what }, index) => {
          const seat = seats[player];
          return (
            <p key={index}>
              {seat && <SeatName seat={seat} name={(isTurn ? WORDS.of : WORDS.answers)(seat.name)} />}{' '}
              {WORDS.sentence(what)}
            </p>
          );
        })}
      </div>
      <PanelClose onClose={onClose} />
    </section>
  );
}
