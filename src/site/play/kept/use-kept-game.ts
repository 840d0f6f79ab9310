/** Saves the current game and the list of games on the device, and follows changes that other pages make. */
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

/** Whether overwriting the saved text with `mine` would lose moves. A set-up without a move is no loss. */
function holdsMore(there: string, mine: Play): boolean {
  const record = recordKeptIn(there);
  if (record === null) return true;
  const isBegun = record.moves.length > 0 || record.position !== undefined;
  return isBegun && !holdsAll(mine, record);
}

/** A list entry for a saved text: the record if it can be parsed without loss, else the text itself. */
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
  /** False if the device could not save the game or the list. */
  readonly isKept: boolean;
  readonly games: GamesKept;
  /** A list entry for the text of a damaged game. */
  readonly asItWas: (text: string) => GameKept;
  readonly changeList: (change: (entries: readonly unknown[]) => readonly unknown[]) => void;
  readonly name: string;
  readonly setName: (name: string) => void;
}

/** What a page found on the device. */
export interface Found {
  /** The saved text that was opened in full; null if none was. */
  readonly opened: string | null;
  /** The saved text that could be opened only in part or not at all; it goes into the list before it is overwritten. */
  readonly hurtText: string | null;
}

/** Saves the game after every move. Calls `follow` with the game if another page has continued it. */
export function useKeptGame(
  loaded: Loaded,
  play: Play,
  { opened, hurtText }: Found,
  fresh: () => string,
  follow: (play: Play) => void,
): KeptGame {
  const { id } = loaded.game;
  /** The last saved text that this page has written or read. */
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
    // Another page has saved something that this one has not seen: put it into the list before overwriting it.
    const called = kept(id, 'sandbox/name') ?? '';
    const away = isNews ? changeGames(id, games, withGame(entryOf(there, called, fresh, isHurt))) : null;
    if (away !== null) setGames(away);
    const isSafe = away?.isKept ?? true;
    const isWritten = there === text || (isSafe && keep(id, 'sandbox/record', text));
    if (isWritten) seen.current = text;
    setIsKept(isWritten);
  };
  // Saving may take as long as rendering: do it after the paint.
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
      // Ignore a damaged game here; `keepPlay` puts it into the list before it writes.
      if (!opened.ok || opened.value.hurt !== null || kept(id, 'sandbox/record') !== there) return;
      seen.current = there;
      follow(opened.value.play);
    });
  };
  // The listener stays the same, but must see the latest game.
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
