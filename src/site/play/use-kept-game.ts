/** The game on the table, as the device keeps it, and the games put away: other pages may be at the same ones. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { afterPaint } from '../device/after-paint.ts';
import { keep, kept, whenKept } from '../device/keepsakes.ts';
import { PLAY_WORDS } from '../words/play.ts';
import {
  changeGames,
  gamesKept,
  putUnread,
  recordKeptIn,
  withGame,
  type GameKept,
  type GamesKept,
} from './game-list.ts';
import type { Loaded } from './load.ts';
import { recordOf, type Play } from './play.ts';

/** What of two texts of a game matters: a game without a move, or that goes on in another, is lost with nothing. */
function holdsMore(there: string, mine: Play): boolean {
  const record = recordKeptIn(there);
  if (record === null) return true;
  const { seed = '', moves } = record;
  if (moves.length === 0) return false;
  return seed !== mine.head.seed || moves.some((words, at) => words !== mine.words[at]);
}

/** Puts away what another page has kept in the meantime, and this one has not seen; whether the device could. */
function putAway(game: string, there: string, fresh: () => string): boolean {
  const record = recordKeptIn(there);
  if (record === null) return putUnread(game, there);
  const name = kept(game, 'sandbox/name') ?? '';
  const { length } = record.moves;
  const away: GameKept = {
    id: fresh(),
    name: name === '' ? PLAY_WORDS.games.named(length, new Date()) : name,
    record,
  };
  return changeGames(game, gamesKept(game), withGame(away)).isKept;
}

export interface KeptGame {
  /** Whether the device keeps the game and the list. */
  readonly isKept: boolean;
  readonly games: GamesKept;
  /** Changes the list as it is now on the device. */
  readonly changeList: (change: (entries: readonly unknown[]) => readonly unknown[]) => void;
  readonly name: string;
  readonly setName: (name: string) => void;
}

/**
 * Keeps a game at every move. `opened` is the text that the page has opened of the device, or has put by since it cannot
 * be opened; null where there is none. `follow` is given the game that another page has gone on with.
 */
export function useKeptGame(
  loaded: Loaded,
  play: Play,
  opened: string | null,
  fresh: () => string,
  follow: (play: Play) => void,
): KeptGame {
  const { id } = loaded.game;
  /** The text of the device that this page has written or seen. */
  const seen = useRef(opened);
  const [isKept, setKept] = useState(true);
  const [games, setGames] = useState(() => gamesKept(id));
  const [name, call] = useState(() => kept(id, 'sandbox/name') ?? '');

  const keepPlay = () => {
    const text = JSON.stringify(recordOf(play));
    const there = kept(id, 'sandbox/record');
    if (there === text) seen.current = text;
    const isNews = there !== null && there !== text && there !== seen.current && holdsMore(there, play);
    const isSafe = !isNews || putAway(id, there, fresh);
    if (isNews) setGames(gamesKept(id));
    const isWritten = there === text || (isSafe && keep(id, 'sandbox/record', text));
    if (isWritten) seen.current = text;
    setKept(isWritten);
  };
  // A device may take as long to keep a move as the table to be drawn.
  const keepNow = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    keepNow.current = afterPaint(keepPlay);
    return keepNow.current;
  }, [id, play]);

  const look = () => {
    keepNow.current?.();
    if (!isKept || !games.isKept) return;
    setGames(gamesKept(id));
    call(kept(id, 'sandbox/name') ?? '');
    const there = kept(id, 'sandbox/record');
    if (there === null || there === seen.current) return;
    void import('./opening.ts').then(async ({ openText }) => {
      const opened = await openText(loaded, there);
      if (!opened.ok || kept(id, 'sandbox/record') !== there) return;
      seen.current = there;
      follow(opened.value.play);
    });
  };
  // What is done then depends on the game that is on the table then.
  const latest = useRef(look);
  latest.current = look;
  useEffect(
    () => whenKept(id, ['sandbox/record', 'sandbox/name', 'sandbox/games'], () => latest.current()),
    [id],
  );
  return {
    isKept: isKept && games.isKept,
    games,
    changeList: (change) => setGames(changeGames(id, games, change)),
    name,
    setName: (called) => {
      call(called);
      keep(id, 'sandbox/name', called);
    },
  };
}
