/** The referee mode: trying any move, legal or not. */
import { useState } from 'preact/hooks';
import type { AnyGame } from '../../../referee/erased-types.ts';
import { HISTORY_WORDS } from '../../words/history.ts';
import type { Session } from '../use-session.ts';

const WORDS = HISTORY_WORDS.referee;

interface RefereeModeProps {
  readonly session: Session;
  readonly game: AnyGame;
  readonly onSwitch: (on: boolean) => void;
}

/** The switch of the mode, and a field for a move in notation. */
export function RefereeMode({ session, game, onSwitch }: RefereeModeProps) {
  const [words, setWords] = useState('');
  const { free, mayDecide, position, act } = session;
  return (
    <div class="referee-mode">
      <label class="check">
        <input type="checkbox" checked={free} onChange={(event) => onSwitch(event.currentTarget.checked)} />
        {WORDS.switch}
      </label>
      {free && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            act({ do: 'try', words });
          }}
        >
          <p>{WORDS.about}</p>
          <label>
            {WORDS.field}
            <input
              list="legal-moves"
              autocomplete="off"
              autocapitalize="none"
              spellcheck={false}
              value={words}
              onInput={(event) => setWords(event.currentTarget.value)}
            />
          </label>
          <datalist id="legal-moves">
            {mayDecide &&
              game
                .moves(position)
                .map((move) => (
                  <option key={game.print(position, move)} value={game.print(position, move)} />
                ))}
          </datalist>
          <button type="submit" disabled={!mayDecide}>
            {WORDS.go}
          </button>
        </form>
      )}
    </div>
  );
}
