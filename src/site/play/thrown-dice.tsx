/** The dice of the newest move, falling onto the board. */
import type { AnyGame } from '../../referee/erased-types.ts';
import type { Play } from './play.ts';
import './thrown-dice.css';

/** The numbers of a throw in notation ("throw 1 4"); empty if the move is none. */
export const thrownIn = (move: string | undefined): readonly string[] =>
  /^[a-z]+(?: \d+)+$/.test(move ?? '') ? (move?.split(' ').slice(1) ?? []) : [];

interface ThrownProps {
  readonly game: Pick<AnyGame, 'toAct'>;
  readonly play: Play;
}

/** For eyes alone: the bar and the list of moves tell it in words. */
export function Thrown({ game, play: { words, history } }: ThrownProps) {
  const before = history.positions.at(-2);
  const dice = before !== undefined && game.toAct(before) === 'chance' ? thrownIn(words.at(-1)) : [];
  if (dice.length === 0) return null;
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
