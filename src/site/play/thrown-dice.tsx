/** The dice of the newest move, falling onto the board; once they have been read they give the fields below free again. */
import { useEffect, useState } from 'preact/hooks';
import type { AnyGame } from '../../referee/erased-types.ts';
import type { Play } from './play.ts';
import './thrown-dice.css';

/** The numbers of a throw in notation ("throw 1 4"); empty if the move is none. */
export const thrownIn = (move: string | undefined): readonly string[] =>
  /^[a-z]+(?: \d+)+$/.test(move ?? '') ? (move?.split(' ').slice(1) ?? []) : [];

/** How long dice lie on the board, ms. */
const LIES = 1800;

interface ThrownProps {
  readonly game: Pick<AnyGame, 'toAct'>;
  readonly play: Play;
}

/** For eyes alone: the bar and the list of moves tell it in words. */
export function Thrown({ game, play }: ThrownProps) {
  const { words, history } = play;
  const before = history.positions.at(-2);
  const dice = before !== undefined && game.toAct(before) === 'chance' ? thrownIn(words.at(-1)) : [];
  const [taken, setTaken] = useState<Play | null>(null);
  useEffect(() => {
    const timer = window.setTimeout(() => setTaken(play), LIES);
    return () => window.clearTimeout(timer);
  }, [play]);
  if (dice.length === 0 || taken === play) return null;
  return (
    <p class="thrown" key={words.length} aria-hidden="true">
      {dice.map((shows, index) => (
        <span key={index} class="die">
          {shows}
        </span>
      ))}
    </p>
  );
}
