/** A real table entered by hand: control, quagmires, and what is asked about supply. */
import { type Control, type Draft, choice } from '../../../referee/table/editor.ts';
import {
  ALL_AREAS,
  type AreaNumber,
  type PlaceNumber,
  SOVIETS,
  type Side,
  besideOf,
  isArea,
} from '../rules/areas.ts';
import {
  ALLIES,
  AXIS,
  DECK,
  SIDES,
  SIDE_IDS,
  type War,
  controllerOf,
  quagmireAt,
} from '../rules/position.ts';
import { type Options, withOptions } from '../rules/options.ts';
import { enterUssr, joinBalkans } from '../rules/countries.ts';
import type { FogSaid, Stop } from '../messages.ts';
import { isFriendly, passableSeas, supplied, wayTo } from '../rules/supply.ts';
import { chanceOf } from '../../../referee/chance/random.ts';
import { otherOf } from '../../../referee/seats.ts';
import { fogOfWar } from '../rules/judge.ts';

function firstWar(): War {
  const first = fogOfWar.setUp([], chanceOf(''));
  if (!first.ok) throw new Error('The Fog of War cannot be set up');
  return first.value;
}

/** A position before the deal; a table that somebody asks about is put into it. */
export const BLANK: War = firstWar();

export interface SupplyTable extends Pick<War, 'control' | 'ussr' | 'year'> {
  /** The quagmires. */
  readonly stuck: readonly { readonly at: AreaNumber; readonly attacker: Side }[];
  /** The side whose supply is asked about. */
  readonly side: Side;
  /** The area asked about; null for all areas of the side. */
  readonly at: AreaNumber | null;
  /** The launch place asked about; null for any. */
  readonly from: PlaceNumber | null;
}

export const BEGIN: SupplyTable = {
  control: BLANK.control,
  ussr: BLANK.ussr,
  year: BLANK.year,
  stuck: [],
  side: AXIS,
  at: null,
  from: null,
};

/** The table that a draft describes: `BEGIN` with the entered values. */
export const tableOf = (draft: Draft): SupplyTable => ({ ...BEGIN, ...draft });
export const draftOf = (table: SupplyTable): Draft => ({ ...table });

/** A minimal position with that table. */
export const warOf = ({ control, ussr, year, stuck, side }: SupplyTable, options: Options): War => ({
  ...BLANK,
  options,
  control,
  ussr,
  year,
  active: side,
  stage: 'actions',
  quagmires: stuck.map((one) => ({ ...one, due: true })),
});

/** The kind of question, by what the area is to the side. */
type Question = 'all' | 'own' | 'quagmire' | 'launch';

export function questionOf(table: SupplyTable): Question {
  const { at, side } = table;
  if (at === null) return 'all';
  const war = warOf(table, withOptions([]));
  if (controllerOf(war, at) === side) return 'own';
  return quagmireAt(war, at)?.attacker === side ? 'quagmire' : 'launch';
}

const stuckWith = (table: SupplyTable, at: AreaNumber, attacker: Side | null): SupplyTable['stuck'] => {
  const others = table.stuck.filter((one) => one.at !== at);
  return attacker === null ? others : [...others, { at, attacker }];
};

/** The table with a quagmire in an area, or without one. */
export const withStuck = (table: SupplyTable, at: AreaNumber, attacker: Side | null): SupplyTable => ({
  ...table,
  stuck: stuckWith(table, at, attacker),
});

/** The table with another holder of an area; nobody attacks their own, so a quagmire there may change attackers. */
export function withHolder(table: SupplyTable, at: AreaNumber, holder: Holder): SupplyTable {
  const attacker = table.stuck.find((one) => one.at === at)?.attacker ?? null;
  return {
    ...table,
    control: table.control.with(at, holder),
    stuck: stuckWith(table, at, attacker !== null && attacker === holder ? otherOf(holder) : attacker),
  };
}

/** The table in another year: countries that enter by then have joined. */
export function withYear(table: SupplyTable, year: number): SupplyTable {
  const draft = { ...warOf(table, BLANK.options), year };
  if (year > 0) joinBalkans(draft);
  if (year > 2) enterUssr(draft, DECK);
  return { ...table, year, control: draft.control, ussr: draft.ussr };
}

/** The table with the USSR in the war or out of it: its areas become Allied or neutral. */
export function withUssr(table: SupplyTable, isIn: boolean): SupplyTable {
  const draft = { ...warOf(table, BLANK.options) };
  if (isIn) enterUssr(draft, DECK);
  const left = draft.control.map((holder, at) => (SOVIETS.includes(at) && holder === ALLIES ? null : holder));
  return { ...table, ussr: isIn, control: isIn ? draft.control : left };
}

// Where supply stops.

type Land = Pick<War, 'control' | 'quagmires' | 'ussr' | 'options'>;

/** The way to a place, over no enemy sea if possible. */
export function wayOf(position: Land, side: Side, to: PlaceNumber): readonly PlaceNumber[] {
  const free = wayTo(position, side, to);
  return free.length > 0 ? free : wayTo(position, side, to, passableSeas(position, side));
}

/** The table with areas given to a side and their quagmires removed. */
const opened = (position: Land, side: Side, areas: readonly AreaNumber[]): Land => ({
  ...position,
  control: position.control.map((holder, at) => (areas.includes(at) ? side : holder)),
  quagmires: position.quagmires.filter(({ at }) => !areas.includes(at)),
});

/** Areas next to supplied ones that stop supply. */
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
 * Where supply to an own place stops: the nearest stop on a way blocked only by quagmires in own areas, or
 * else on the way through the fewest areas of others. Null if no source is left, or if the place is in
 * supply.
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

// Controls of an area: its holder, and the attacker of its quagmire.

export type Holder = Side | null;
export const HOLDERS: readonly Holder[] = [...SIDES, null];
export const idOfHolder = (who: Holder): string => (who === null ? 'neutral' : SIDE_IDS[who]);
const holderNamed = (id: string): Holder => HOLDERS.find((who) => idOfHolder(who) === id) ?? null;

/** A choice of a side or nobody. */
export const sideControl = <Says>(
  [id, says]: readonly [id: string, says: Says],
  value: Holder,
  among: readonly { readonly who: Holder; readonly says: Says }[],
  set: (who: Holder) => Draft,
): Control<Says> =>
  choice<Says>(
    [id, says],
    idOfHolder(value),
    among.map((one) => ({ id: idOfHolder(one.who), says: one.says })),
    (name) => set(holderNamed(name)),
  );

export const holderControl = (holder: Holder, set: (who: Holder) => Draft): Control<FogSaid> =>
  sideControl<FogSaid>(
    ['holder', { says: 'holderSet' }],
    holder,
    HOLDERS.map((who) => ({ who, says: { says: 'whoName', who } })),
    set,
  );

export const stuckControl = (
  attacker: Holder,
  among: readonly Holder[],
  set: (who: Holder) => Draft,
): Control<FogSaid> =>
  sideControl<FogSaid>(
    ['stuck', { says: 'stuckSet' }],
    attacker,
    among.map((who) => ({ who, says: { says: 'stuckName', who } })),
    set,
  );
