/** A move that was made, as the game so far tells it: in words, with the rules of what came of it. Pure. */
import { capital } from '../../language.ts';
import { triedInWords } from '../../referee/choice-words.ts';
import { actorName } from '../../referee/seats.ts';
import { BESIDE_WORDS } from '../words/beside.ts';
import type { Loaded } from './load.ts';
import type { Play } from './play.ts';

export interface MoveTold {
  /** A sentence without its full stop, who does it named in it. */
  readonly says: string;
  /** The rules that what happened is quoted by, each once. */
  readonly rules: readonly string[];
}

/** A move of a game by its place from 0; `hidden` from whoever looks it is not told. */
export function moveTold(
  { game, scenery }: Pick<Loaded, 'game' | 'scenery'>,
  { history, words }: Pick<Play, 'history' | 'words'>,
  index: number,
  hidden = false,
): MoveTold {
  const [before, move] = [history.positions[index], history.moves[index]];
  const actor = actorName(game, game.toAct(before));
  if (hidden) return { says: `${capital(actor)}: ${BESIDE_WORDS.hidden}`, rules: [] };
  const events = scenery.happenings(before, move, history.positions[index + 1]);
  const [first, ...others] = events;
  const open = others.filter(({ aside }) => !aside);
  // What is only reckoned is left out, but for what the rest began with.
  const told = first === undefined || (first.aside && open.length === 0) ? [] : [first, ...open];
  const rules = [...new Set((told.length > 0 ? told : events.slice(0, 1)).map(({ rule }) => rule))];
  if (told.length === 0) {
    const done = triedInWords(scenery, before, move) ?? words[index] ?? '';
    return { says: `${capital(actor)}: ${done}`, rules };
  }
  const what = told.map((event) => event.what).join('; ');
  // "Red keeps …", "2 red soldiers step …".
  const isNamed = what.replace(/^\d+ /, '').toLowerCase().startsWith(actor.toLowerCase());
  return { says: isNamed ? capital(what) : `${capital(actor)}: ${what}`, rules };
}
