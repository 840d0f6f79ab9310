/** The opponent's progress, and a button to make it move now. */
import { useEffect, useState } from 'preact/hooks';
import { nameIn, playerOf, type Seats } from '../../../referee/seats.ts';
import { OPPONENT_WORDS as WORDS } from '../../words/opponent.ts';
import type { Session } from '../../play/use-session.ts';
import type { Opponent } from './use-opponent.ts';

interface ThinkingProps {
  readonly session: Session;
  readonly opponent: Opponent;
  readonly seats: Seats;
}

export function Thinking({ session: { decider }, opponent, seats }: ThinkingProps) {
  if (!opponent.thinks) return null;
  return (
    <p class="buttons">
      <Progress listen={opponent.listen} label={WORDS.progress(nameIn(seats, playerOf(decider)))} />
      <button type="button" onClick={opponent.hurry}>
        {WORDS.hurry}
      </button>
    </p>
  );
}

interface ProgressProps {
  readonly listen: Opponent['listen'];
  readonly label: string;
}

function Progress({ listen, label }: ProgressProps) {
  const [done, setDone] = useState(0);
  useEffect(() => listen(setDone), []);
  return <progress value={done} aria-label={label} />;
}
