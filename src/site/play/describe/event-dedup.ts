/** Filters and merges events for a summary. Pure. */
import type { AnyScenery } from '../../../referee/erased-types.ts';
import type { SceneEvent } from '../../../referee/table/scene.ts';
import { PLAY_WORDS } from '../../words/play.ts';

/** The texts of the visible events (no asides); neighbours that `join` can merge become one. */
export const seenOf = (events: readonly SceneEvent[], join?: AnyScenery['joined']): readonly string[] =>
  events
    .filter(({ aside }) => !aside)
    .reduce<readonly SceneEvent[]>((told, event) => {
      const last = told.at(-1);
      const one = (last && join?.(last, event)) ?? null;
      return one === null ? [...told, event] : told.with(-1, one);
    }, [])
    .map(({ what }) => what);

/**
 * The first events of a move, as far as each only goes on with the one before: a third recruit after two. They may be
 * told before the move, whatever else it reveals.
 */
export function goingOn(
  before: readonly SceneEvent[],
  events: readonly SceneEvent[],
  join: AnyScenery['joined'],
): readonly SceneEvent[] {
  const told: SceneEvent[] = [];
  let last = before.findLast(({ aside }) => !aside);
  for (const event of events) {
    const one = last === undefined ? null : (join?.(last, event) ?? null);
    if (one === null) break;
    told.push(event);
    last = one;
  }
  return told;
}

/** The events as a viewer may know them: secret ones are replaced or dropped; null may know all. */
export const heardBy = (events: readonly SceneEvent[], viewer: number | null): readonly SceneEvent[] =>
  viewer === null
    ? events
    : events.flatMap((event) => {
        const { secret } = event;
        if (secret === undefined || secret.to.includes(viewer)) return [event];
        return secret.others === undefined ? [] : [secret.others];
      });

/** Merges equal events in a row into one with a count: "you draw a card, three times". */
export function eventsOnce<Event extends Pick<SceneEvent, 'rule' | 'what'>>(
  events: readonly Event[],
): readonly Event[] {
  const found: { readonly event: Event; count: number }[] = [];
  for (const event of events) {
    const last = found.at(-1);
    if (last?.event.what === event.what && last.event.rule === event.rule) last.count += 1;
    else found.push({ event, count: 1 });
  }
  return found.map(({ event, count }) =>
    count === 1 ? event : { ...event, what: event.what + PLAY_WORDS.history.often(count) },
  );
}

/** `eventsOnce` for plain texts. */
export const toldOnce = (told: readonly string[]): readonly string[] =>
  eventsOnce(told.map((what) => ({ rule: '', what }))).map(({ what }) => what);
