/** The supply checker for a real table: markers are entered, and questions about supply are answered on the map. */
import type { StatementId } from '../../../../content/fog-of-war/statements.ts';
import type { Checked, Checker, Checkers } from '../../../referee/table/checker.ts';
import { type Control, choice, number, toggle } from '../../../referee/table/editor.ts';
import {
  ALL_AREAS,
  type AreaNumber,
  type PlaceNumber,
  URALS,
  besideOf,
  idOf,
  isArea,
  isSea,
  placeNamed,
} from '../rules/areas.ts';
import { type OptionId, withOptions } from '../rules/options.ts';
import { SIDES, SIDE_IDS, type War, controllerOf, quagmireAt } from '../rules/position.ts';
import type { CheckerSaid, Stop } from '../messages.ts';
import { controlFace, scene } from './scene.ts';
import {
  BEGIN,
  HOLDERS,
  type Holder,
  type SupplyTable,
  draftOf,
  holderControl,
  idOfHolder,
  questionOf,
  sideControl,
  stopOf,
  stuckControl,
  tableOf,
  warOf,
  wayOf,
  withHolder,
  withStuck,
  withUssr,
  withYear,
} from './real-table.ts';
import { INVASION, STRAIT_INVASION } from '../../../../cards/fog-of-war/data/components.ts';
import { turnBars } from '../rules/violations.ts';
import { launchFault } from '../rules/moves.ts';
import { isAcrossStrait, isInvasion } from '../rules/battle.ts';
import { type Way, isFriendly, sourcesOf, suppliedAreas, supplying, wayTo, waysTo } from '../rules/supply.ts';
import { pointsOf, resourcesOf } from '../rules/year.ts';
import type { Scene, SceneLine } from '../../../referee/table/scene.ts';
import { otherOf, withOf } from '../../../referee/seats.ts';
import { along } from './attempts.ts';
import { battleChecker } from './battle-calculator.ts';

// Answers about supply.

type Answer = Checked<StatementId, CheckerSaid>;
type Reason = Answer['because'][number];

/** An answer with the ways of supply, where they stop, and where the area may be attacked from. */
interface Found extends Omit<Answer, 'besides'> {
  readonly ways: readonly (readonly PlaceNumber[])[];
  readonly stops: readonly Stop[];
  readonly launches: readonly PlaceNumber[];
}

const NOTHING = { ways: [], stops: [], launches: [] } as const;
const because = (rule: StatementId, says: CheckerSaid): Reason => ({ rule, says });

/** Without duplicates, in order of first occurrence. */
const once = <T>(all: readonly T[]): readonly T[] => {
  const written = all.map((one) => JSON.stringify(one));
  return all.filter((_, index) => written.indexOf(written[index] ?? '') === index);
};

/** The stopped ways, as far as supply reaches. */
const stopsOf = (all: readonly (Stop | null)[]): Pick<Found, 'stops' | 'ways'> => {
  const stops = all.filter((stop) => stop !== null);
  return { stops, ways: stops.map((stop) => [...stop.way, stop.at]) };
};

const cutOf = (war: War, side: War['active']): readonly AreaNumber[] => {
  const reached = suppliedAreas(war, side);
  return ALL_AREAS.filter((at) => controllerOf(war, at) === side && !reached.includes(at));
};

/** The reasons why a place is in supply, one per rule. */
function wayReasons(war: War, way: readonly PlaceNumber[]): readonly Reason[] {
  const { active: who } = war;
  const [source] = way;
  if (source === undefined) return [];
  const seas = way.filter((place) => isSea(place) && !isFriendly(war, who, place));
  return [
    because('F-092', { says: 'sourceIs', at: source }),
    ...(source === URALS ? [because('F-166', { says: 'uralsServe' })] : []),
    ...(way.length > 1 ? [because('F-090', { says: 'wayIs', way })] : []),
    ...(quagmireAt(war, source) === undefined ? [] : [because('F-076', { says: 'stuckSource', at: source })]),
    ...(seas.length === 0 ? [] : [because('F-191', { says: 'passesSeas', seas })]),
  ];
}

/** Why an own place is out of supply. */
function cutReason({ active: who }: War, at: PlaceNumber, stop: Stop | null): Reason {
  if (stop === null) return because('F-092', { says: 'noSource', who });
  return because(stop.why === 'quagmire' ? 'F-076' : 'F-090', { says: 'wayEnds', at, stop, who });
}

function ofAll(war: War): Found {
  const { active: who } = war;
  const cut = cutOf(war, who);
  const stops = cut.map((at) => stopOf(war, who, at));
  const sources = sourcesOf(war, who);
  return {
    ...NOTHING,
    allowed: cut.length === 0,
    answer: { says: 'allSupplied', who, cut },
    because: once([
      sources.length === 0
        ? because('F-092', { says: 'noSource', who })
        : because('F-092', { says: 'sourcesAre', who, sources }),
      ...(sources.includes(URALS) ? [because('F-166', { says: 'uralsServe' })] : []),
      ...cut.map((at, index) => cutReason(war, at, stops[index] ?? null)),
      ...(cut.length === 0 ? [] : [because('F-093', { says: 'yieldNothing', areas: cut })]),
    ]),
    ways: suppliedAreas(war, who).map((at) => wayOf(war, who, at)),
    stops: stopsOf(stops).stops,
  };
}

function ofOwn(war: War, at: AreaNumber): Found {
  const way = wayOf(war, war.active, at);
  if (way.length > 0)
    return {
      ...NOTHING,
      allowed: true,
      answer: { says: 'supplyReaches', at },
      ways: [way],
      because: wayReasons(war, way),
    };
  const stop = stopOf(war, war.active, at);
  return {
    ...NOTHING,
    ...stopsOf([stop]),
    allowed: false,
    answer: { says: 'supplyCut', at, stop, who: war.active },
    because: [cutReason(war, at, stop), because('F-093', { says: 'yieldNothing', areas: [at] })],
  };
}

/**
 * The answer for an area that the side attacks in a quagmire: supply must reach an adjacent place (F-075, F-077,
 * F-A65).
 */
function ofQuagmire(war: War, at: AreaNumber): Found {
  const { active: who } = war;
  const serving = supplying(war, who, at);
  const from = serving.find((place) => isFriendly(war, who, place)) ?? serving[0];
  const answer = { says: 'quagmireReached', at, who, isReached: from !== undefined } as const;
  if (from !== undefined) {
    const way = wayOf(war, who, from);
    const rule = isFriendly(war, who, from) ? 'F-075' : 'F-A65';
    return {
      ...NOTHING,
      allowed: true,
      answer,
      ways: [[...way, at]],
      because: [...wayReasons(war, way), because(rule, { says: 'besideQuagmire', at, from })],
    };
  }
  const beside = besideOf(who, at).filter((place) => isFriendly(war, who, place));
  const stops = beside.map((place) => stopOf(war, who, place));
  const cut = beside.map((place, index) =>
    quagmireAt(war, place) === undefined
      ? cutReason(war, place, stops[index] ?? null)
      : because('F-076', { says: 'isStuck', at: place }),
  );
  return {
    ...NOTHING,
    ...stopsOf(stops),
    allowed: false,
    answer,
    because: [
      ...(beside.length === 0 ? [because('F-075', { says: 'noneBeside', at, who })] : once(cut)),
      because('F-077', { says: 'cutOffThere', who }),
    ],
  };
}

/** The position with an operation that is ready to launch at an area. */
const planned = (war: War, at: AreaNumber): War => ({
  ...war,
  wheels: withOf(war.wheels, war.active, { turned: 3, plans: war.wheels[war.active].plans.with(0, at) }),
});

function noLaunch(war: War, at: AreaNumber, from: PlaceNumber) {
  const { active: who } = war;
  const bars = turnBars(planned(war, at), { kind: 'launch', space: 0, from, via: [] });
  return bars.map(({ rule, why }) => {
    if (why.says !== 'noSupply') return { why: because(rule, why), stop: null };
    if (why.why !== 'no-way')
      return { why: because(rule, { says: 'notFrom', at, from, why: why.why, who }), stop: null };
    const stop = stopOf(war, who, from);
    return { why: cutReason(war, from, stop), stop };
  });
}

function ofLaunch(war: War, at: AreaNumber, from: PlaceNumber | null): Found {
  const { active: who } = war;
  const places = from === null ? besideOf(who, at) : [from];
  const ways = launchFault(war, at) === null ? waysTo(war, who, at) : [];
  const open = ways.filter((way) => places.includes(way.from));
  if (open.length > 0) return launching(war, at, open);
  const bars = places.flatMap((place) => noLaunch(war, at, place));
  const stop = from === null ? null : (bars[0]?.stop ?? null);
  return {
    ...NOTHING,
    ...stopsOf(bars.map((bar) => bar.stop)),
    allowed: false,
    answer: stop === null ? { says: 'noLaunch', at, from, who } : { says: 'supplyCut', at, stop, who },
    because: once(bars.map(({ why }) => why)),
  };
}

const landing = (war: War, from: PlaceNumber, at: AreaNumber): Reason =>
  isAcrossStrait(war, { seat: war.active, from, at })
    ? because('F-192', { says: 'wouldLand', from, adds: STRAIT_INVASION })
    : because('F-080', { says: 'wouldLand', from, adds: INVASION });

/** The answer for an attack in supply: one way for each launch place. */
function launching(war: War, at: AreaNumber, all: readonly Way[]): Found {
  const { active: who } = war;
  const launches = once(all.map(({ from }) => from));
  const ways = launches.map((from) => wayTo(war, who, from, all.find((way) => way.from === from)?.via));
  return {
    allowed: true,
    answer: { says: 'mayLaunch', at, who, from: launches },
    ways,
    launches,
    stops: [],
    because: once([
      ...ways.flatMap((way) => wayReasons(war, way)),
      ...launches.filter((from) => isInvasion(from, at)).map((from) => landing(war, from, at)),
    ]),
  };
}

function foundOn(table: SupplyTable, war: War): Found {
  const { at, from } = table;
  if (at === null) return ofAll(war);
  switch (questionOf(table)) {
    case 'own':
      return ofOwn(war, at);
    case 'quagmire':
      return ofQuagmire(war, at);
    default:
      return ofLaunch(war, at, from);
  }
}

/** What both sides' supplied areas yield, and which yield nothing. */
const yieldsOf = (war: War): Answer['besides'] => {
  const cut = SIDES.map((who) => ({ who, areas: cutOf(war, who) })).filter(({ areas }) => areas.length > 0);
  const yields = SIDES.map((who): CheckerSaid => ({
    says: 'yields',
    who,
    points: pointsOf(war, who),
    resources: resourcesOf(war, who),
  }));
  const areCut = cut.map((one) => ({ says: 'areCut', ...one }) as const);
  return [
    { heading: { says: 'yieldsHeading' }, lines: yields },
    ...(cut.length === 0 ? [] : [{ heading: { says: 'cutHeading' } as const, lines: areCut }]),
  ];
};

function checkSupply(table: SupplyTable, war: War): Answer {
  const { allowed, answer, because: reasons } = foundOn(table, war);
  return { allowed, answer, because: reasons, besides: yieldsOf(war) };
}

// The map with the answer: ways of supply, the attack they serve, and where they stop.

function drawnSupply(table: SupplyTable, war: War): Scene<CheckerSaid> {
  const { at } = table;
  const { ways, stops, launches, allowed } = foundOn(table, war);
  const { asks: _, ...shown } = scene(war, null);
  const attacks = launches.flatMap((from): SceneLine[] =>
    at === null || !isArea(from) ? [] : [{ from: idOf(from), to: idOf(at), means: 'fire' }],
  );
  const ends = stops.length > 0 ? stops.map((stop) => stop.at) : allowed || at === null ? [] : [at];
  return {
    ...shown,
    zones: [],
    lines: [...once(ways.flatMap(along)), ...attacks],
    wire: once(ends).map((end) => ({ at: idOf(end) })),
    ...(at === null ? {} : { lit: [{ at: idOf(at), price: null, is: 'proposed' }] }),
  };
}

/** The markers that can be placed: control or quagmire. */
const MARKS = [
  ...HOLDERS.map((holder) => ({ id: idOfHolder(holder), holder })),
  { id: 'quagmire', holder: undefined },
] as const;
const STUCK_FACE = 'supply-quagmire-back';

const areaNamed = (id: string): AreaNumber | undefined => ALL_AREAS.find((at) => idOf(at) === id);
const attackerAt = ({ stuck }: SupplyTable, at: AreaNumber): Holder =>
  stuck.find((one) => one.at === at)?.attacker ?? null;

/** Places a marker; on a quagmire another quagmire marker removes it. */
function put(table: SupplyTable, piece: string, at: AreaNumber): SupplyTable {
  const mark = MARKS.find(({ id }) => id === piece);
  if (mark === undefined) return table;
  if (mark.holder !== undefined) return withHolder(table, at, mark.holder);
  const holder = table.control[at] ?? null;
  const attacker = holder === null ? table.side : otherOf(holder);
  return withStuck(table, at, attackerAt(table, at) === null ? attacker : null);
}

/** The launch place is reset when something else is asked. */
const asking = (table: SupplyTable, change: Partial<Pick<SupplyTable, 'side' | 'at'>>): SupplyTable => ({
  ...table,
  ...change,
  from: null,
});

function around(table: SupplyTable, at: AreaNumber): readonly Control<CheckerSaid>[] {
  const holder = table.control[at] ?? null;
  const act = (id: string, says: CheckerSaid, next: SupplyTable): Control<CheckerSaid> => ({
    kind: 'act',
    id,
    says,
    act: () => draftOf(next),
  });
  const isBeside =
    table.at !== null && questionOf(table) === 'launch' && besideOf(table.side, table.at).includes(at);
  return [
    ...SIDES.filter((who) => table.at !== at || table.side !== who).map((who) =>
      act(`ask-${SIDE_IDS[who]}`, { says: 'askHere', who, at }, asking(table, { side: who, at })),
    ),
    ...(isBeside && table.from !== at
      ? [act('from', { says: 'launchHere', at }, { ...table, from: at })]
      : []),
    holderControl(holder, (who) => draftOf(withHolder(table, at, who))),
    stuckControl(
      attackerAt(table, at),
      HOLDERS.filter((who) => who === null || who !== holder),
      (who) => draftOf(withStuck(table, at, who)),
    ),
  ];
}

const placesTo = (ids: readonly PlaceNumber[], none: CheckerSaid) => [
  { id: 'any', says: none },
  ...ids.map((at) => ({ id: idOf(at), says: { says: 'placeName', at } as const })),
];

function asked(table: SupplyTable): readonly Control<CheckerSaid>[] {
  const { side, at, from } = table;
  return [
    sideControl<CheckerSaid>(
      ['side', { says: 'supplySide' }],
      side,
      SIDES.map((who) => ({ who, says: { says: 'whoName', who } })),
      (who) => draftOf(asking(table, { side: who ?? side })),
    ),
    choice<CheckerSaid>(
      ['at', { says: 'supplyAt' }],
      at === null ? 'any' : idOf(at),
      placesTo(ALL_AREAS, { says: 'everyArea' }),
      (id) => draftOf(asking(table, { at: areaNamed(id) ?? null })),
    ),
    ...(at !== null && questionOf(table) === 'launch'
      ? [
          choice<CheckerSaid>(
            ['from', { says: 'supplyFrom' }],
            from === null ? 'any' : idOf(from),
            placesTo(besideOf(side, at), { says: 'anyArea' }),
            (id) => draftOf({ ...table, from: placeNamed(id) ?? null }),
          ),
        ]
      : []),
  ];
}

const ofWar = (table: SupplyTable): readonly Control<CheckerSaid>[] => [
  number<CheckerSaid>(['year', { says: 'yearSet' }], 1940 + table.year, [1940, 1944], (year) =>
    draftOf(withYear(table, year - 1940)),
  ),
  toggle<CheckerSaid>(['ussr', { says: 'ussrSet' }], table.ussr, (isIn) => draftOf(withUssr(table, isIn))),
];

function supplyChecker(on: readonly OptionId[]): Checker<OptionId, StatementId, CheckerSaid> {
  const options = withOptions(on);
  return {
    id: 'supply',
    name: { says: 'supplyName' },
    about: { says: 'supplyAbout' },
    options: ['no-offmap-launch', 'sea-supply', 'straits', 'neutral-stays'],
    begin: draftOf(BEGIN),
    fields: Object.keys(BEGIN),
    check: (draft) => checkSupply(tableOf(draft), warOf(tableOf(draft), options)),
    sketch: (draft) => ({ scene: drawnSupply(tableOf(draft), warOf(tableOf(draft), options)), faults: [] }),
    pieces: () =>
      MARKS.map(({ id, holder }) => ({
        id,
        left: null,
        ...(holder === undefined
          ? { face: STUCK_FACE, says: { says: 'quagmireMark' } as const }
          : { face: controlFace(holder), says: { says: 'holderMark', who: holder } as const }),
      })),
    places: () => ALL_AREAS.map((at) => ({ id: idOf(at), says: { says: 'editOn', at } })),
    put: (draft, piece, place) => {
      const at = areaNamed(place);
      return at === undefined ? draft : draftOf(put(tableOf(draft), piece, at));
    },
    take: (draft, place) => {
      const [at, table] = [areaNamed(place), tableOf(draft)];
      return at === undefined || attackerAt(table, at) === null
        ? null
        : { piece: 'quagmire', face: STUCK_FACE, left: draftOf(withStuck(table, at, null)) };
    },
    around: (draft, place) => {
      const at = areaNamed(place);
      return at === undefined ? [] : around(tableOf(draft), at);
    },
    settings: (draft) => [
      { heading: { says: 'supplyAsked' }, controls: asked(tableOf(draft)) },
      { heading: { says: 'warHeading' }, controls: ofWar(tableOf(draft)) },
    ],
  };
}

/** The checkers: is this area in supply, and how would this battle end? */
export const fogCheckers: Checkers<OptionId, StatementId, CheckerSaid> = {
  under: (on) => [supplyChecker(on), battleChecker(on)],
};
