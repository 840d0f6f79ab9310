/** The list of games put away on the device. */
import { useState } from 'preact/hooks';
import { GAMES_WORDS as WORDS } from '../words/games.ts';
import type { GameKept } from '../play/game-list.ts';
import type { Session } from '../play/use-session.ts';

type GamesSession = Pick<Session, 'games' | 'unreadable' | 'renameGame' | 'openGame' | 'deleteGame'>;

interface GamesProps {
  readonly session: GamesSession;
  /** Whether they are seen without opening the list. */
  readonly isOpen?: boolean;
  /** When one of them has been opened. */
  readonly onOpen?: () => void;
}

export function Games({ session, isOpen = false, onOpen }: GamesProps) {
  const { games, unreadable } = session;
  return (
    <details class="games" open={isOpen && games.length > 0}>
      <summary>
        {WORDS.heading}: {WORDS.count(games.length)}
      </summary>
      <p>{WORDS.about}</p>
      {unreadable > 0 && <p>{WORDS.unreadable(unreadable)}</p>}
      <ul>
        {games.map((game) => (
          <Game key={game.id} {...{ game, session, onOpen }} />
        ))}
      </ul>
    </details>
  );
}

interface GameProps {
  readonly game: GameKept;
  readonly session: GamesSession;
  readonly onOpen: (() => void) | undefined;
}

function Game({ game, session, onOpen }: GameProps) {
  const [asks, setAsks] = useState(false);
  const { id, name } = game;
  return (
    <li>
      <label>
        {WORDS.name}
        <input value={name} onChange={(event) => session.renameGame(id, event.currentTarget.value)} />
      </label>
      <p class="buttons">
        <button
          type="button"
          aria-label={WORDS.openIt(name)}
          onClick={() => void session.openGame(id).then(onOpen)}
        >
          {WORDS.open}
        </button>
        {asks ? (
          <>
            <button type="button" onClick={() => session.deleteGame(id)}>
              {WORDS.deleteYes}
            </button>
            <button type="button" onClick={() => setAsks(false)}>
              {WORDS.deleteNo}
            </button>
          </>
        ) : (
          <button type="button" aria-label={WORDS.deleteIt(name)} onClick={() => setAsks(true)}>
            {WORDS.delete}
          </button>
        )}
      </p>
    </li>
  );
}
