/** Another game on the table, or the same one under another ruling; the list of those that were put away. */
import { PLAY_WORDS } from '../words/play.ts';
import { keepSwitched } from './agreement.ts';
import { readable, renamed, withGame, without } from './game-list.ts';
import type { Loaded } from './load.ts';
import { backTo, beginPlay, recordOf, type Play } from './play.ts';
import type { Action } from './actions.ts';
import { isUnderWay, pickedIn } from './start-asks.ts';
import type { KeptGame } from './use-kept-game.ts';

const bringOpening = () => import('./opening.ts');

/** The game on the table, and what the device keeps. */
export interface Standing {
  readonly play: Play;
  readonly device: KeptGame;
}

/** What can be done with whole games, at any time with those that there are then. */
export function gameChanges(
  loaded: Loaded,
  now: () => Standing,
  act: (action: Action) => void,
  fresh: () => string,
) {
  const { game } = loaded;
  const say = (words: string) => act({ do: 'say', words });
  /** Another game instead of this one, which is put away in the list, unless nothing has happened in it. */
  const change = (next: Play, says: string, called = '', from = '') => {
    const { play, device } = now();
    const { changeList, name, setName } = device;
    const count = play.words.length;
    const isLost = isUnderWay(loaded, play);
    const away = {
      id: fresh(),
      name: name || PLAY_WORDS.games.named(count, new Date()),
      record: recordOf(play),
    };
    changeList((entries) => {
      const others = from === '' ? entries : without(from)(entries);
      return isLost ? withGame(away)(others) : others;
    });
    setName(called);
    act({
      do: 'set',
      play: next,
      says: isLost ? `${says} ${PLAY_WORDS.games.putAway(away.name)}` : says,
    });
  };
  return {
    /** The game on the table as a text, to keep and to share. */
    text: () => `${JSON.stringify(recordOf(now().play), undefined, 2)}\n`,
    /** A new game: as the last one began, or as it is settled. */
    begin: (settled?: { readonly on: readonly string[]; readonly picks: readonly string[] }) => {
      const { play } = now();
      const { on, picks } = settled ?? { on: play.head.options, picks: pickedIn(loaded, play) };
      const next = beginPlay(game, on, fresh(), picks);
      if (next.ok) change(next.value, PLAY_WORDS.file.begun);
    },
    open: (next: Play, since = '') => change(next, PLAY_WORDS.file.opened(next.words.length, since)),
    /** Goes on from an earlier position as another game; this one stays as it is. */
    fork: (to: number) => change(backTo(game, now().play, to).play, PLAY_WORDS.games.forked(to)),
    openGame: async (id: string) => {
      const wanted = readable(now().device.games).find((other) => other.id === id);
      if (wanted === undefined) return;
      const { openText } = await bringOpening();
      const next = await openText(loaded, JSON.stringify(wanted.record));
      if (next.ok) {
        const { play: opened, says } = next.value;
        change(opened, PLAY_WORDS.file.opened(opened.words.length, says), wanted.name, id);
      } else say(PLAY_WORDS.file.refused(next.faults.join('; ')));
    },
    renameGame: (id: string, called: string) => {
      if (called.trim() !== '') now().device.changeList(renamed(id, called));
    },
    deleteGame: (id: string) => {
      now().device.changeList(without(id));
      say(PLAY_WORDS.games.deleted);
    },
    /** Switches a ruling for the whole game; what the game so far does not allow is not switched. */
    switchRuling: async (option: string, on: boolean) => {
      const { play } = now();
      const { options } = play.head;
      const wanted = on ? [...options, option] : options.filter((other) => other !== option);
      const { underOptions } = await bringOpening();
      const next = await underOptions(loaded, play, wanted);
      if (next.ok) {
        act({ do: 'set', play: next.value, says: PLAY_WORDS.rulings.switched(on) });
        keepSwitched(game.id, option, on, game.options);
      } else say(PLAY_WORDS.rulings.refused(next.faults.join('; ')));
      return next.ok;
    },
  };
}
