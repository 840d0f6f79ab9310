/** The list of games put away on the device. */
import { useState } from 'preact/hooks';
import { PLAY_WORDS } from '../words/play.ts';
import type { GameKept } from '../play/game-list.ts';
import type { Session } from '../play/use-session.ts';

const WORDS = PLAY_WORDS.games;

type GamesSession = Pick<Session, 'games' | 'unreadable' | 'renameGame' | 'openGame' | 'deleteGame'>;

export function Games({ session }: { readonly session: GamesSession }) {
  const { games, unreadable } = session;
  return (
    <details class="games">
      <summary>
        {WORDS.heading}: {WORDS.count(games.length)}
      </summary>
      <p>{WORDS.about}</p>
      {unreadable > 0 && <p>{WORDS.unreadable(unreadable)}</p>}
      <ul>
        {games.map((game) => (
          <Game key={game.id} game={game} session={session} />
        ))}
      </ul>
    </details>
  );
}

function Game({ game, session }: { readonly game: GameKept; readonly session: GamesSession }) {
  const [asks, setAsks] = useState(false);
  const { id, name } = game;
  return (
    <li>
      <label>
        {WORDS.name}
        <input value={name} onChange={(event) => session.renameGame(id, event.currentTarget.value)} />
      </label>
      <p class="buttons">
        <button type="button" aria-label={WORDS.openIt(name)} onClick={() => void session.openGame(id)}>
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
