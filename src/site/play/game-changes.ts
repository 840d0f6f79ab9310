/** Changes to the game as a whole: begin, open, fork, rename, delete, switch a ruling. */
import { PLAY_WORDS } from '../words/play.ts';
import { isListed, renamed, withGame, without } from './kept/game-list.ts';
import type { Hurt } from './kept/unreadable-game.ts';
import type { Loaded } from './load-game.ts';
import { backTo, beginPlay, recordOf, type Play } from './play.ts';
import type { Action } from './actions.ts';
import { isUnderWay, pickedIn } from './start-choices.ts';
import type { KeptGame } from './kept/use-kept-game.ts';

// Lazy: needed only once a drawer is open.
const bringKept = () => import('./kept/kept-changes.ts');

/** The game on the table, and what the device keeps. */
export interface Standing {
  readonly play: Play;
  readonly device: KeptGame;
}

export interface Parts {
  readonly loaded: Loaded;
  readonly now: () => Standing;
  readonly act: (action: Action) => void;
  /** Puts a game on the table with a message; with an empty one only to say that the game before was put away. */
  readonly change: (next: Play, says: string, from?: Origin) => void;
}

/** Where the new game comes from. */
interface Origin {
  /** Its name. */
  readonly called?: string;
  /** The key of its entry in the list, which is removed. */
  readonly from?: string;
  /** Its text and fault, if it could be opened only in part. */
  readonly hurt?: Hurt | null;
}

/** `now` is read at each call, so the functions never work on a stale game. */
export function gameChanges(
  loaded: Loaded,
  now: () => Standing,
  act: (action: Action) => void,
  fresh: () => string,
  tell: (now: (before: Hurt | null) => Hurt | null) => void,
) {
  const { game } = loaded;
  /** Puts another game on the table; the current one goes into the list if it is under way. */
  const change = (next: Play, says: string, { called = '', from, hurt = null }: Origin = {}) => {
    const { play, device } = now();
    const { changeList, name, setName, games, asItWas } = device;
    const count = play.words.length;
    const isLost = isUnderWay(loaded, play) && !isListed(games, play);
    const away = {
      id: fresh(),
      name: name || PLAY_WORDS.games.named(count, new Date()),
      record: recordOf(play),
    };
    changeList((entries) => {
      // A game opened only in part keeps its original text in the list.
      const others =
        hurt !== null
          ? withGame(asItWas(hurt.text))(entries)
          : from === undefined
            ? entries
            : without(from)(entries);
      return isLost ? withGame(away)(others) : others;
    });
    // Keep the message about a game that could not be opened until somebody has read it.
    tell((before) => hurt ?? (before?.reached === null ? before : null));
    setName(called);
    act({
      do: 'set',
      play: next,
      says: isLost ? `${says || PLAY_WORDS.file.begun} ${PLAY_WORDS.games.putAway(away.name)}` : says,
    });
  };
  const parts: Parts = { loaded, now, act, change };
  return {
    /** The record of the game as JSON, to save or to share. */
    text: () => `${JSON.stringify(recordOf(now().play), undefined, 2)}\n`,
    /** Begins a new game, by default with the options and first moves of the current one. */
    begin: (settled?: { readonly on: readonly string[]; readonly picks: readonly string[] }) => {
      const { play } = now();
      const { on, picks } = settled ?? { on: play.head.options, picks: pickedIn(loaded, play) };
      const next = beginPlay(game, on, fresh(), picks);
      if (next.ok) change(next.value, '');
    },
    open: (next: Play, since = '', hurt: Hurt | null = null) =>
      change(next, PLAY_WORDS.file.opened(next.words.length, since), { hurt }),
    /** Continues from an earlier position as a new game; the current one is kept. */
    fork: (to: number) => change(backTo(game, now().play, to).play, PLAY_WORDS.games.forked(to)),
    openGame: async (id: string) => (await bringKept()).openGame(parts, id),
    /** Not lazy: somebody may leave the page right after typing a name. An empty name is ignored. */
    renameGame: (id: string, called: string) => {
      if (called.trim() !== '') now().device.changeList(renamed(id, called));
    },
    deleteGame: async (id: string) => (await bringKept()).deleteGame(parts, id),
    /** Switches a ruling for the whole game, if all its moves stay legal under it. */
    switchRuling: async (option: string, on: boolean) => (await bringKept()).switchRuling(parts, option, on),
  };
}
