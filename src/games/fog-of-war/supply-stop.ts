/** Where a way of supply ends, and what it would have to pass there. */
import { ALL_AREAS, besideOf, isArea, type AreaNumber, type PlaceNumber, type Side } from './areas.ts';
import { controllerOf, quagmireAt, type War } from './position.ts';
import { isFriendly, passableSeas, supplied, wayTo } from './supply.ts';

type Land = Pick<War, 'control' | 'quagmires' | 'ussr' | 'options'>;

/** What supply does not pass. */
export interface Stop {
  readonly at: AreaNumber;
  readonly why: 'enemy' | 'neutral' | 'quagmire';
  /** The places that the way comes by until there, from its source on; none where no source is left on it. */
  readonly way: readonly PlaceNumber[];
}

/** The way to a place: by no enemy sea where that will do. */
export function wayOf(position: Land, side: Side, to: PlaceNumber): readonly PlaceNumber[] {
  const free = wayTo(position, side, to);
  return free.length > 0 ? free : wayTo(position, side, to, passableSeas(position, side));
}

/** The same table with areas in the hands of a side, and no quagmire there. */
const opened = (position: Land, side: Side, areas: readonly AreaNumber[]): Land => ({
  ...position,
  control: position.control.map((holder, at) => (areas.includes(at) ? side : holder)),
  quagmires: position.quagmires.filter(({ at }) => !areas.includes(at)),
});

/** Areas beside those that supply comes to, which it does not pass as the table is. */
function shutBeside(position: Land, side: Side): readonly AreaNumber[] {
  const seas = passableSeas(position, side);
  const reached = supplied(position, side, seas);
  const stuck = (at: PlaceNumber) => quagmireAt(position, at) !== undefined;
  const goesOn = (place: PlaceNumber) => reached.has(place) && (!stuck(place) || reached.get(place) === -1);
  return ALL_AREAS.filter(
    (at) => !goesOn(at) && (reached.has(at) || besideOf(side, at).some((place) => goesOn(place))),
  );
}

/**
 * Where the way to a place of one's own ends: the nearest that only quagmires in one's own areas shut, or else that passes as
 * few others' as will do. Null where no source is left, or supply comes there.
 */
export function stopOf(position: Land, side: Side, to: PlaceNumber): Stop | null {
  let shut: readonly AreaNumber[] = [];
  let way = wayOf(position, side, to);
  while (way.length === 0) {
    const more = shutBeside(opened(position, side, shut), side);
    if (more.length === 0) return null;
    const own = more.filter((at) => isFriendly(position, side, at));
    shut = [...shut, ...(own.length > 0 ? own : more)];
    way = wayOf(opened(position, side, shut), side, to);
  }
  const seas = passableSeas(position, side);
  const end = way.findIndex((place, index) => {
    if (!isFriendly(position, side, place) && !seas.includes(place)) return true;
    return index > 0 && index < way.length - 1 && quagmireAt(position, place) !== undefined;
  });
  const at = way[end];
  if (at === undefined || !isArea(at)) return null;
  const why =
    quagmireAt(position, at) !== undefined
      ? 'quagmire'
      : controllerOf(position, at) === null
        ? 'neutral'
        : 'enemy';
  return { at, why, way: way.slice(0, end) };
}
