/** The list of saved games. */
import { useState } from 'preact/hooks';
import { GAMES_WORDS as WORDS } from '../../words/kept-games.ts';
import { handOut } from '../../device/share-out.ts';
import type { GameListed } from '../../play/kept/game-list.ts';
import type { Session } from '../../play/use-session.ts';

type GamesSession = Pick<Session, 'games' | 'renameGame' | 'openGame' | 'deleteGame'>;

interface GamesProps {
  readonly id: string;
  readonly session: GamesSession;
  /** Whether the list is open at first. */
  readonly isOpen?: boolean;
  /** Called when a game has been opened. */
  readonly onOpen?: () => void;
}

export function Games({ id, session, isOpen = false, onOpen }: GamesProps) {
  const { games } = session;
  return (
    <details class="games" open={isOpen && games.length > 0}>
      <summary>
        {WORDS.heading}: {WORDS.count(games.length)}
      </summary>
      <p>{WORDS.about}</p>
      <ul>
        {games.map((game) => (
          <Game key={game.key} file={`${id}.json`} {...{ game, session, onOpen }} />
        ))}
      </ul>
    </details>
  );
}

interface GameProps {
  readonly game: GameListed;
  /** Its file name. */
  readonly file: string;
  readonly session: GamesSession;
  readonly onOpen: (() => void) | undefined;
}

function Game({ game, file, session, onOpen }: GameProps) {
  const [asks, setAsks] = useState(false);
  const { key, text, isHurt } = game;
  const name = game.name ?? WORDS.unread;
  return (
    <li>
      {game.name === null ? (
        <p>
          <b>{name}</b>
        </p>
      ) : (
        <label>
          {WORDS.name}
          <input value={name} onChange={(event) => session.renameGame(key, event.currentTarget.value)} />
        </label>
      )}
      {isHurt && <p>{WORDS.isHurt}</p>}
      <p class="buttons">
        <button
          type="button"
          aria-label={WORDS.openIt(name)}
          onClick={() => void session.openGame(key).then((isOpened) => isOpened && onOpen?.())}
        >
          {WORDS.open}
        </button>
        <button type="button" aria-label={WORDS.saveIt(name)} onClick={() => handOut(file, text)}>
          {WORDS.save}
        </button>
        {asks ? (
          <>
            <button type="button" onClick={() => session.deleteGame(key)}>
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
