/** The game on the table, as the device keeps it, and the games put away: other pages may be at the same ones. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { afterPaint } from '../../device/after-paint.ts';
import { keep, kept, whenKept } from '../../device/local-storage.ts';
import { PLAY_WORDS } from '../../words/play.ts';
import {
  changeGames,
  gamesKept,
  gamesTakenIn,
  holdsAll,
  recordKeptIn,
  withGame,
  type GameKept,
  type GamesKept,
} from './game-list.ts';
import type { Loaded } from '../load-game.ts';
import { recordOf, type Play } from '../play.ts';

/** What of two texts of a game matters: a set-up without a move, or a game that goes on in another, is lost with nothing. */
function holdsMore(there: string, mine: Play): boolean {
  const record = recordKeptIn(there);
  if (record === null) return true;
  const isBegun = record.moves.length > 0 || record.position !== undefined;
  return isBegun && !holdsAll(mine, record);
}

/** An entry of the list for a text that the device keeps: a record as it is written here, anything else as it stands. */
function entryOf(text: string, name: string, fresh: () => string, isHurt: boolean): GameKept {
  const record = isHurt ? null : recordKeptIn(text);
  const now = new Date();
  const count = recordKeptIn(text)?.moves.length;
  const called =
    name || (count === undefined ? PLAY_WORDS.games.hurt(now) : PLAY_WORDS.games.named(count, now));
  const head = { id: fresh(), name: called };
  return record !== null && JSON.stringify(record) === text ? { ...head, record } : { ...head, text };
}

export interface KeptGame {
  /** Whether the device keeps the game and the list. */
  readonly isKept: boolean;
  readonly games: GamesKept;
  /** An entry of the list for a text that does not reach its end. */
  readonly asItWas: (text: string) => GameKept;
  /** Changes the list as it is now on the device. */
  readonly changeList: (change: (entries: readonly unknown[]) => readonly unknown[]) => void;
  readonly name: string;
  readonly setName: (name: string) => void;
}

/** What a page found on the device. */
export interface Found {
  /** The text that it has opened whole; null where there is none. */
  readonly opened: string | null;
  /** The text that does not reach its end, or cannot be opened: what is played in its place takes it from nobody. */
  readonly hurtText: string | null;
}

/** Keeps a game at every move. `follow` is given the game that another page has gone on with. */
export function useKeptGame(
  loaded: Loaded,
  play: Play,
  { opened, hurtText }: Found,
  fresh: () => string,
  follow: (play: Play) => void,
): KeptGame {
  const { id } = loaded.game;
  /** The text of the device that this page has written or seen. */
  const seen = useRef(opened);
  const [isKept, setIsKept] = useState(true);
  const [games, setGames] = useState(() => gamesTakenIn(id, (text) => entryOf(text, '', fresh, true)));
  const [name, setName] = useState(() => kept(id, 'sandbox/name') ?? '');

  const keepPlay = () => {
    const text = JSON.stringify(recordOf(play));
    const there = kept(id, 'sandbox/record');
    if (there === text) seen.current = text;
    const isHurt = there === hurtText;
    const isNews =
      there !== null && there !== text && there !== seen.current && (isHurt || holdsMore(there, play));
    // What another page has kept in the meantime, and this one has not seen, is put away before anything takes its place.
    const called = kept(id, 'sandbox/name') ?? '';
    const away = isNews ? changeGames(id, games, withGame(entryOf(there, called, fresh, isHurt))) : null;
    if (away !== null) setGames(away);
    const isSafe = away?.isKept ?? true;
    const isWritten = there === text || (isSafe && keep(id, 'sandbox/record', text));
    if (isWritten) seen.current = text;
    setIsKept(isWritten);
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
    setName(kept(id, 'sandbox/name') ?? '');
    const there = kept(id, 'sandbox/record');
    if (there === null || there === seen.current) return;
    void import('./open-kept-game.ts').then(async ({ openText }) => {
      const opened = await openText(loaded, there);
      // What stops before its end is another page's to tell; it is put away before this one writes.
      if (!opened.ok || opened.value.hurt !== null || kept(id, 'sandbox/record') !== there) return;
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
    asItWas: (text) => entryOf(text, '', fresh, true),
    changeList: (change) => setGames(changeGames(id, games, change)),
    name,
    setName: (called) => {
      setName(called);
      keep(id, 'sandbox/name', called);
    },
  };
}
