/** The referee's answers to what may be tried in a situation. */
import { useEffect, useMemo } from 'preact/hooks';
import { whenIdle } from '../device/idle-time.ts';
import type { AskLoaded } from './load-referee.ts';
import type { Tried, WhatFollows } from './verdict.tsx';
import type { LikelyTry, PlayedOn } from '../../book/situation.ts';
import type { SceneEvent } from '../../referee/table/scene.ts';
import type { Laid } from './situation-table.ts';

type Referee = Pick<AskLoaded, 'game' | 'scenery'>;

/** A move as it was tried: what it is called, and the rulings that were not asked about. */
interface Named {
  readonly says: string;
  readonly aside?: readonly string[] | undefined;
}

/** What comes of a position where the players do no more than they must; null if they cannot do that. */
export function playedOn({ game, scenery }: Referee, first: unknown, on: PlayedOn): WhatFollows | null {
  const { says, tells, stops = false } = on;
  const toldIn = (events: readonly SceneEvent[]) => events.find(({ rule }) => tells.includes(rule));
  let events: readonly SceneEvent[] = [];
  let position = first;
  for (let count = 0; count < on.most && !(stops && toldIn(events)); count++) {
    const move = game.parse(position, on.move);
    if (!move.ok || !game.judge(position, move.value).allowed) break;
    const next = game.play(position, move.value);
    events = scenery.happenings(position, move.value, next);
    position = next;
  }
  const told = toldIn(events);
  return told === undefined
    ? null
    : { says, events, told: told.what, status: scenery.scene(position, null).status };
}

/** The verdict on a move and, if it is allowed, its events. */
export function triedAt(
  referee: Referee,
  position: unknown,
  move: unknown,
  { says, aside = [] }: Named,
  on?: PlayedOn,
): Tried {
  const { game, scenery } = referee;
  const verdict = game.judge(position, move);
  const words = game.print(position, move);
  if (!verdict.allowed) return { says, words, move, verdict, aside, events: [], follows: null };
  const next = game.play(position, move);
  const events = scenery.happenings(position, move, next);
  const follows = on === undefined ? null : playedOn(referee, next, on);
  return { says, words, move, verdict, aside, events, follows };
}

/**
 * Returns a cached lookup of the answers to a table's likely tries; null for a try that does not parse. The cache is
 * filled while the page is idle, so that a slow phone has the answer when it is asked for.
 */
export function useAnswers(
  loaded: AskLoaded,
  laid: Laid,
  on: PlayedOn | undefined,
): (likely: LikelyTry) => Tried | null {
  const answers = useMemo(() => {
    const known = new Map<string, Tried | null>();
    return (likely: LikelyTry): Tried | null => {
      const { move: words } = likely;
      const before = known.get(words);
      if (before !== undefined) return before;
      const move = loaded.game.parse(laid.position, words);
      const found = move.ok ? triedAt(loaded, laid.position, move.value, likely, on) : null;
      known.set(words, found);
      return found;
    };
  }, [loaded, laid, on]);
  useEffect(() => {
    let left = laid.tries;
    // One per idle callback, so that a tap waits for one answer at most.
    const think = (): void => {
      const [next, ...others] = left;
      left = others;
      if (next === undefined) return;
      answers(next);
      whenIdle(think);
    };
    whenIdle(think);
    return () => {
      left = [];
    };
  }, [answers, laid]);
  return answers;
}
