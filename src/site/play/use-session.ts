/** A session on a page: its state, what it shows, and what the device keeps of it. */
import { useLayoutEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import { levelNamed, USUAL_LEVEL } from '../../referee/search/levels.ts';
import { afterPaint } from '../device/after-paint.ts';
import { keep, kept } from '../device/local-storage.ts';
import { PLAY_WORDS } from '../words/play.ts';
import { gameChanges, type Standing } from './game-changes.ts';
import { listed } from './kept/game-list.ts';
import { goneKept, keepGone } from './kept/stored-turn-groups.ts';
import type { Hurt } from './kept/unreadable-game.ts';
import type { Loaded } from './load-game.ts';
import type { Play } from './play.ts';
import { after, type Action } from './actions.ts';
import { ALL_SEE, sessionOf, type SessionState, type Sitting } from './session.ts';
import { useKeptGame } from './kept/use-kept-game.ts';
import { useShown } from './use-session-view.ts';

/**
 * Who sat where and had the device in hand, as kept on it and as far as there are such seats; else all play here, and see
 * everything.
 */
function sittingKept(game: string, players: number): Sitting & Pick<SessionState, 'holder'> {
  const isPlayer = (value: unknown): value is number => Number.isInteger(value) && Number(value) < players;
  try {
    const { view, opponent, level, atOnce, asksAlways, holder } = JSON.parse(
      kept(game, 'sandbox/seats') ?? '{}',
    ) as Readonly<Record<string, unknown>>;
    return {
      view: view === 'each' || isPlayer(view) ? view : 'all',
      opponent: isPlayer(opponent) ? opponent : null,
      level: levelNamed(level) ?? USUAL_LEVEL,
      atOnce: atOnce === true,
      asksAlways: asksAlways === true,
      holder: isPlayer(holder) ? holder : 0,
    };
  } catch {
    return { ...ALL_SEE, holder: 0 };
  }
}

/** How a session begins. */
export interface Begun {
  readonly begun: Play;
  readonly greeting: string;
  /** The text of the device that `begun` is; null where it is another game. */
  readonly opened: string | null;
  /** What the device keeps and `begun` is as far as it goes, or was begun instead of. */
  readonly hurt: Hurt | null;
}

/** One game at one screen. `fresh` makes seeds. */
export function useSession(loaded: Loaded, { begun, greeting, ...found }: Begun, fresh: () => string) {
  const { game } = loaded;
  const [state, act] = useReducer(
    (before: SessionState, action: Action) => after(loaded, before, action),
    begun,
    () => {
      const sitting = sittingKept(game.id, game.seats.length);
      const { holder } = sitting;
      return { ...sessionOf(begun, greeting, fresh(), sitting), holder, gone: goneKept(game.id, begun) };
    },
  );
  const { play, gone, view, opponent, level, atOnce, asksAlways, holder } = state;
  const shown = useShown(loaded, state);
  const { opened } = found;
  const hurtText = found.hurt?.text ?? null;
  const device = useKeptGame(loaded, play, { opened, hurtText }, fresh, (next) =>
    act({ do: 'set', play: next, says: PLAY_WORDS.games.elsewhere }),
  );
  const [hurt, setHurt] = useState(found.hurt);
  useLayoutEffect(
    () =>
      void keep(
        game.id,
        'sandbox/seats',
        JSON.stringify({ view, opponent, level, atOnce, asksAlways, holder }),
      ),
    [game, view, opponent, level, atOnce, asksAlways, holder],
  );
  useLayoutEffect(() => afterPaint(() => keepGone(game.id, { play, gone })), [game, play, gone]);
  const now = useRef<Standing>({ play, device });
  now.current = { play, device };
  const changes = useMemo(() => gameChanges(loaded, () => now.current, act, fresh, setHurt), [loaded]);
  const { isKept, games } = device;
  const list = useMemo(() => listed(games), [games]);
  // The same as long as nothing has happened: what shows it is not drawn again.
  return useMemo(
    () => ({
      ...state,
      ...shown,
      act,
      isKept,
      games: list,
      /** What the game on the table was, or what could not be opened, as long as that is told. */
      hurt,
      /** Somebody has read that. */
      readHurt: () => setHurt(null),
      ...changes,
    }),
    [state, isKept, games, changes, hurt],
  );
}

export type Session = ReturnType<typeof useSession>;
