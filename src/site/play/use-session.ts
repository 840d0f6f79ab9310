/** The session hook: its state, what it shows, and saving it on the device. */
import { useLayoutEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import { levelNamed, USUAL_LEVEL } from './levels.ts';
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

/** The seating saved on the device. Invalid values fall back to no opponent and everything visible. */
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
  /** The saved text from which `begun` was opened; null if it was not. */
  readonly opened: string | null;
  /** The saved game, if it could be opened only in part or not at all. */
  readonly hurt: Hurt | null;
}

/** `fresh` makes seeds and ids. */
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
  // Memoized, so that components do not render again until something changes.
  return useMemo(
    () => ({
      ...state,
      ...shown,
      act,
      isKept,
      games: list,
      /** The game that could not be opened in full, until the message about it is closed. */
      hurt,
      /** Closes that message. */
      readHurt: () => setHurt(null),
      ...changes,
    }),
    [state, isKept, games, changes, hurt],
  );
}

export type Session = ReturnType<typeof useSession>;
