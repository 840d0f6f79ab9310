/**
 * A random hand at a table: does whatever a page allows, in any order. It mostly touches what is lit, so that the game
 * gets on; otherwise it acts like somebody who does not know the rules.
 */
import { attemptsIn } from '../../src/book/choices.ts';
import { ARROWS } from '../../src/referee/table/scene.ts';
import { next } from '../../src/site/board/arrow-keys.ts';
import type { Action } from '../../src/site/play/actions.ts';
import type { Loaded } from '../../src/site/play/load-game.ts';
import { menuOf } from '../../src/site/play/bar/menu.ts';
import { handlesIn, offersOf, withLifted } from '../../src/site/play/touch-plan.ts';
import { proposalOf, touchesOf } from '../../src/site/play/bar/proposal.ts';
import { addressed, choicesOf, lastOwn, showing, type SessionState } from '../../src/site/play/session.ts';
import { waysOut } from '../../src/site/play/refusal/suggested-fixes.ts';
import { whyNot } from '../../src/site/play/refusal/why-not.ts';

export type Lot = (sides: number) => number;
type Table = Pick<Loaded, 'game' | 'scenery'>;

export const oneOf = <T>(lot: Lot, things: readonly T[]): T | undefined =>
  things[lot(Math.max(1, things.length))];

/** A table as its viewer sees it. */
interface Seen {
  readonly table: Table;
  readonly state: SessionState;
  readonly lot: Lot;
  readonly shows: ReturnType<typeof showing>;
  /** Ids of what is lit, on the board and in the bar. */
  readonly lit: readonly string[];
  /** Ids of places and of cards beside the board, lit or not. */
  readonly places: readonly string[];
}

function seen(given: Table, state: SessionState, lot: Lot): Seen {
  const table = withLifted(addressed(given, state), state.lifted);
  const shows = showing(table, state);
  const { touches } = menuOf(choicesOf(table, state.free, shows), state.ids);
  const isHeld = shows.mayDecide && state.ids.length === 0;
  const scene = table.scenery.scene(shows.position, shows.viewer);
  const lit = isHeld ? touchesOf(table, shows.position, state.hold, touches) : touches;
  const cards = scene.zones.flatMap((zone) => zone.cards.flatMap((card) => card.id ?? []));
  return {
    table,
    state,
    lot,
    shows,
    lit: lit.map(({ id }) => id),
    places: [...scene.fields.map(({ id }) => id), ...cards],
  };
}

const point = (id: string | undefined): readonly Action[] => (id === undefined ? [] : [{ do: 'point', id }]);

/** Touches what is lit; with a piece in hand, half of the time a place it can go to. */
function touch({ lit, lot, state: { hold } }: Seen): readonly Action[] {
  const ends = [...(hold?.ends.keys() ?? [])];
  return point(oneOf(lot, hold !== null && hold.to === null && lot(2) === 0 ? ends : lit));
}

/** Adds another move before Go. */
const another = ({ table, shows, lot }: Seen): readonly Action[] =>
  point(oneOf(lot, handlesIn(table, shows.position))?.at);

/** By arrow keys from place to place, then touches one; if it is not lit, asks why not. */
function keys({ table, state, shows, lot, lit }: Seen): readonly Action[] {
  const { fields } = table.scenery.scene(shows.position, shows.viewer);
  let here = oneOf(lot, fields);
  if (here === undefined) return [];
  for (let presses = lot(6); presses > 0; presses--) here = next(fields, here, oneOf(lot, ARROWS) ?? 'up');
  const { id } = here;
  if (lit.includes(id)) return point(id);
  const { hold } = state;
  const refusal = hold === null ? null : whyNot(table, shows.position, hold, id);
  return hold === null || refusal === null ? [] : [{ do: 'refuse', hold, refusal }];
}

function carry({ lot, lit, places, state }: Seen): readonly Action[] {
  const from = lot(5) === 0 ? null : oneOf(lot, [...lit, ...(state.hold?.to ? [state.hold.to] : [])]);
  const over = Array.from({ length: 1 + lot(3) }, () =>
    lot(4) === 0 ? null : (oneOf(lot, lot(3) === 0 ? places : lit) ?? null),
  );
  return [
    { do: 'carry', from: from ?? null, at: from ?? null },
    ...over.map((at): Action => ({ do: 'carry', from: null, at })),
    { do: 'drop', at: over.at(-1) ?? null },
  ];
}

function wayOf({ table, state: { hold }, shows, lot }: Seen): readonly Action[] {
  const offer = hold && oneOf(lot, offersOf(table, shows.position, hold));
  return offer ? [{ do: 'choose-way', handle: offer.handle, way: offer.way }] : [];
}

const GARBAGE = ['', 'pass', 'end', 'a8', 'attack', 'move a1 to a1', '-1', '🂠'];

/** By notation: legal, illegal or nonsense. */
function words({ table, shows, lot }: Seen): readonly Action[] {
  const { game } = table;
  const { position } = shows;
  const move = oneOf(
    lot,
    lot(2) === 0 ? game.moves(position) : attemptsIn(table, position).map((one) => one.move),
  );
  const said = move === undefined || lot(4) === 0 ? (oneOf(lot, GARBAGE) ?? '') : game.print(position, move);
  return [{ do: 'try', words: said }];
}

function outOfIt({ table, state, shows, lot }: Seen): readonly Action[] {
  const { refusal } = state;
  const way = refusal && oneOf(lot, waysOut(table, shows.position, refusal));
  return way && lot(2) === 0 ? [{ do: 'do-instead', way }] : [{ do: 'understand' }];
}

function back({ table, state, lot }: Seen): readonly Action[] {
  if (state.asked !== null) return [{ do: 'answer', yes: lot(2) === 0 }];
  const most = state.play.words.length;
  const to = lot(3) === 0 ? lot(most + 1) : lastOwn(table, state);
  return most === 0 ? [] : [{ do: 'go-back', to }];
}

/** Changes who sits where, and settings of the table. */
function sitting({ table: { game }, lot }: Seen, mayBeFree: boolean): readonly Action[] {
  const seat = lot(game.seats.length + 1);
  const seated = seat < game.seats.length ? seat : null;
  const wishes: readonly Action[] = [
    { do: 'at-once', on: lot(2) === 0 },
    { do: 'ask-always', on: lot(2) === 0 },
    { do: 'seat', viewer: seated },
    { do: 'view', view: 'each' },
    { do: 'view', view: 'all' },
    { do: 'play-against', opponent: lot(3) === 0 ? seated : null },
    ...(mayBeFree ? [{ do: 'free', on: lot(3) > 0 } as const] : []),
  ];
  return [oneOf(lot, wishes) ?? { do: 'understand' }];
}

/** The next actions. Without reasons at hand, nothing illegal is tried. */
export function doneBy(given: Table, state: SessionState, lot: Lot, hasReasons: boolean): readonly Action[] {
  const now = seen(given, state, lot);
  const { position, decider, covered, isTheirs, mayDecide } = now.shows;
  if (state.at !== null && lot(2) === 0) return [{ do: 'look-at', to: state.play.words.length }];
  if (isTheirs && state.at === null && lot(8) > 0)
    return [{ do: 'make', move: oneOf(lot, given.game.moves(position)) }];
  if (covered && lot(8) > 0) return [{ do: 'hand-over' }];
  if (!mayDecide && state.at === null && lot(8) > 0) return [{ do: 'seat', viewer: null }];
  if (decider === 'chance' && lot(2) === 0) return [{ do: 'draw' }];
  if (state.refusal !== null && lot(3) > 0) return outOfIt(now);
  const isProposed = proposalOf(now.table, position, state.hold) !== null;
  switch (lot(40)) {
    case 0:
      return sitting(now, hasReasons);
    case 1:
      return [{ do: 'look-at', to: lot(state.play.words.length + 1) }];
    case 2:
      return [{ do: 'put-back' }];
    case 3:
      return back(now);
    case 4:
      return hasReasons ? words(now) : [];
    case 5:
      return point(oneOf(lot, now.places));
    case 6:
      return [{ do: 'choose-again' }];
    case 7:
      // 'point' is for what can be picked up on the board; other things are touched one by one.
      return [{ do: 'touch', id: oneOf(lot, now.lit) ?? '' }];
    case 8:
      return state.asked === null ? [] : back(now);
    case 9:
    case 10:
    case 11:
      return keys(now);
    case 12:
    case 13:
    case 14:
      return carry(now);
    case 15:
    case 16:
    case 17:
    case 18:
      return wayOf(now);
    default:
      if (!isProposed || lot(3) === 0) return touch(now);
      return lot(2) === 0 ? [{ do: 'go' }] : another(now);
  }
}
