/** Opening and deleting saved games, and switching rulings; loaded lazily by `game-changes.ts`. */
import { shown } from '../../../kit/untrusted-input.ts';
import { PLAY_WORDS } from '../../words/play.ts';
import { keepSwitched } from './agreement.ts';
import type { Parts } from '../game-changes.ts';
import { listed, without } from './game-list.ts';
import { openText, underOptions } from './open-kept-game.ts';

const say = ({ act }: Parts, words: string): void => act({ do: 'say', words });

/** Opens a game of the list; false if it cannot be opened. */
export async function openGame(parts: Parts, id: string): Promise<boolean> {
  const { loaded, now, change } = parts;
  const wanted = listed(now().device.games).find(({ key }) => key === id);
  if (wanted === undefined) return false;
  const next = await openText(loaded, wanted.text);
  if (next.ok) {
    const { play: opened, says, hurt } = next.value;
    const said = PLAY_WORDS.file.opened(opened.words.length, says);
    change(opened, said, { called: wanted.name ?? '', from: id, hurt });
  } else say(parts, PLAY_WORDS.games.refused(shown(next.faults.join('; '), 300)));
  return next.ok;
}

export function deleteGame(parts: Parts, id: string): void {
  parts.now().device.changeList(without(id));
  say(parts, PLAY_WORDS.games.deleted);
}

/** Switches a ruling for the whole game; false if its moves are not legal under it. */
export async function switchRuling(parts: Parts, option: string, on: boolean): Promise<boolean> {
  const { loaded, now, act } = parts;
  const { game } = loaded;
  const { play } = now();
  const { options } = play.head;
  const wanted = on ? [...options, option] : options.filter((other) => other !== option);
  const next = await underOptions(loaded, play, wanted);
  if (next.ok) {
    act({ do: 'set', play: next.value, says: PLAY_WORDS.rulings.switched(on) });
    keepSwitched(game.id, option, on, game.options);
  } else say(parts, PLAY_WORDS.rulings.refused(next.faults.join('; ')));
  return next.ok;
}
