/** Describes a move that was made, with the rules of its events, for the list of moves. Pure. */
import { capital } from '../../../language.ts';
import { wordsOf } from '../../../book/choices.ts';
import type { SceneEvent } from '../../../referee/table/scene.ts';
import { actorName } from '../../../referee/seats.ts';
import { SIDEBAR_WORDS } from '../../words/sidebar.ts';
import { PLAY_WORDS } from '../../words/play.ts';
import type { Loaded } from '../load-game.ts';
import type { Play } from '../play.ts';
import { heardBy } from './event-dedup.ts';

export interface MoveTold {
  /** A sentence without its full stop, which names the player. */
  readonly says: string;
  /** Ids of the rules behind its events, each once. */
  readonly rules: readonly string[];
}

/** Describes the move at an index, from 0, without what the viewer must not know; null may know all. */
export function moveTold(
  { game, scenery }: Pick<Loaded, 'game' | 'scenery'>,
  { history }: Pick<Play, 'history'>,
  index: number,
  viewer: number | null = null,
): MoveTold {
  const [before, move] = [history.positions[index], history.moves[index]];
  const decider = game.toAct(before);
  const actor = actorName(game, decider);
  const events = heardBy(scenery.happenings(before, move, history.positions[index + 1]), viewer);
  if (viewer !== null && scenery.hides(before, move, viewer))
    return unseen(events, decider === 'chance' ? null : actor);
  const [first, ...others] = events;
  const open = others.filter(({ aside }) => !aside);
  // Leave out asides, except for the first event if others follow.
  const told = first === undefined || (first.aside && open.length === 0) ? [] : [first, ...open];
  const rules = [...new Set((told.length > 0 ? told : events.slice(0, 1)).map(({ rule }) => rule))];
  if (told.length === 0) {
    const done = wordsOf(scenery.interaction, before, move);
    return { says: `${capital(actor)}: ${done}`, rules };
  }
  const what = told.map((event) => event.what).join('; ');
  // Moves of chance name no player.
  const isNamed = decider === 'chance' || told[0]?.whose === decider;
  return { says: isNamed ? capital(what) : `${capital(actor)}: ${what}`, rules };
}

/** Describes a hidden move; `player` is null for chance. */
function unseen(events: readonly SceneEvent[], player: string | null): MoveTold {
  const [first, ...others] = events.filter(({ aside }) => !aside);
  if (first === undefined) return { says: PLAY_WORDS.history.unseen(player), rules: [] };
  const told = [SIDEBAR_WORDS.unseenRest(first.what), ...others.map(({ what }) => what)].join('; ');
  return { says: capital(told), rules: [...new Set([first, ...others].map(({ rule }) => rule))] };
}
