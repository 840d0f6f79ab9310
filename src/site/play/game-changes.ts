/** Another game on the table, or the same one under another ruling. */
import { PLAY_WORDS } from '../words/play.ts';
import { isListed, renamed, withGame, without } from './kept/game-list.ts';
import type { Hurt } from './kept/unreadable-game.ts';
import type { Loaded } from './load-game.ts';
import { backTo, beginPlay, recordOf, type Play } from './play.ts';
import type { Action } from './actions.ts';
import { isUnderWay, pickedIn } from './start-asks.ts';
import type { KeptGame } from './kept/use-kept-game.ts';

// What a drawer is opened for waits until then.
const bringKept = () => import('./kept/kept-changes.ts');

/** The game on the table, and what the device keeps. */
export interface Standing {
  readonly play: Play;
  readonly device: KeptGame;
}

/** What changes of a game are made with. */
export interface Parts {
  readonly loaded: Loaded;
  readonly now: () => Standing;
  readonly act: (action: Action) => void;
  /** Puts another game on the table, and says something of it; of a new one nothing but that another is put away for it. */
  readonly change: (next: Play, says: string, from?: Origin) => void;
}

/** Where a game comes from that is put on the table. */
interface Origin {
  /** What it is called. */
  readonly called?: string;
  /** The entry of the list that it is taken from. */
  readonly from?: string;
  /** What it was, where it is on the table only as far as it goes. */
  readonly hurt?: Hurt | null;
}

/** What can be done with whole games, at any time with those that there are then. */
export function gameChanges(
  loaded: Loaded,
  now: () => Standing,
  act: (action: Action) => void,
  fresh: () => string,
  tell: (now: (before: Hurt | null) => Hurt | null) => void,
) {
  const { game } = loaded;
  /** Another game instead of this one, which is put away in the list, unless nothing has happened in it. */
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
      // What does not reach its end stays as it was, whatever is made of it.
      const others =
        hurt !== null
          ? withGame(asItWas(hurt.text))(entries)
          : from === undefined
            ? entries
            : without(from)(entries);
      return isLost ? withGame(away)(others) : others;
    });
    // What could not be opened is told until it has been read, whatever is on the table.
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
    /** The game on the table as a text, to keep and to share. */
    text: () => `${JSON.stringify(recordOf(now().play), undefined, 2)}\n`,
    /** A new game: as the last one began, or as it is settled. */
    begin: (settled?: { readonly on: readonly string[]; readonly picks: readonly string[] }) => {
      const { play } = now();
      const { on, picks } = settled ?? { on: play.head.options, picks: pickedIn(loaded, play) };
      const next = beginPlay(game, on, fresh(), picks);
      if (next.ok) change(next.value, '');
    },
    open: (next: Play, since = '', hurt: Hurt | null = null) =>
      change(next, PLAY_WORDS.file.opened(next.words.length, since), { hurt }),
    /** Goes on from an earlier position as another game; this one stays as it is. */
    fork: (to: number) => change(backTo(game, now().play, to).play, PLAY_WORDS.games.forked(to)),
    openGame: async (id: string) => (await bringKept()).openGame(parts, id),
    /** At once: whoever has given a name may leave the page. A name of nothing changes nothing. */
    renameGame: (id: string, called: string) => {
      if (called.trim() !== '') now().device.changeList(renamed(id, called));
    },
    deleteGame: async (id: string) => (await bringKept()).deleteGame(parts, id),
    /** Switches a ruling for the whole game; what the game so far does not allow is not switched. */
    switchRuling: async (option: string, on: boolean) => (await bringKept()).switchRuling(parts, option, on),
  };
}
