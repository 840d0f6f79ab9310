/** The second referee’s own table: everything has a name, and every heap is a list of cards. */
import { AREAS, type AreaId, type PlaceId } from '../../../cards/fog-of-war/data/areas.ts';
import {
  FORCES,
  OPERATIONS,
  type Operation,
  SIDES,
  type Side,
} from '../../../cards/fog-of-war/data/components.ts';
import { idOf, numberOf } from '../../../src/games/fog-of-war/rules/areas.ts';
import type { OptionId } from '../../../src/games/fog-of-war/rules/options.ts';
import type { Pile } from '../../../src/games/fog-of-war/rules/card-counts.ts';
import {
  inArea,
  inSpace,
  PILES,
  type Target,
  type War,
} from '../../../src/games/fog-of-war/rules/position.ts';
import { countOf, type Card } from './cards.ts';

/** Cards that lie together, and what the enemy surely knows of them. */
export interface Heap {
  cards: Card[];
  known: Card[];
}

export const STACKS = ['deck', 'hand', 'discard', 'win', 'loss'] as const;
export type Stack = (typeof STACKS)[number];

export interface Planned extends Heap {
  aim: AreaId | null;
  /** Whether the enemy knows what it aims at. */
  isAimKnown: boolean;
}

export interface Party {
  stacks: Record<Stack, Heap>;
  wheel: Record<Operation, Planned>;
  /** The space under the window NEW OP. */
  window: Operation;
  areas: Record<AreaId, Heap>;
  ready: number;
  used: number;
  industry: number;
}

export interface Land {
  holder: Side | null;
  /** Who attacks in a quagmire here, and whether it has to be resolved in this turn. */
  quagmire: { by: Side; due: boolean } | null;
  neutrals: Card[];
  neutralsKnown: Record<Side, Card[]>;
}

/** A fight and its progress. */
export interface Fight {
  kind: 'battle';
  seat: Side;
  at: AreaId;
  from: PlaceId | null;
  age: number;
  step: 'reveal' | 'cut-off' | 'advantage' | 'totals' | 'conquest' | 'held' | 'stuck';
  cutOff: boolean;
  spent: Side | null;
  bombardment: number;
}

/** The stack of open questions, the last one first. Targets are words: "paris", "paris neutral", "alpha", "victory". */
export type Todo =
  | Fight
  | { kind: 'offer' | 'lot' | 'draw' | 'cut-off' | 'advantage' | 'remove'; seat: Side }
  | { kind: 'entries' | 'first-turn' | 'next-turn'; seat: Side }
  | { kind: 'bid'; seat: Side; by: Side; target: string; stakes: Record<Side, number> }
  | { kind: 'look'; seat: Side; target: string; left: number; seen: Card[]; province: boolean }
  | { kind: 'match'; seat: Side; need: number; attacks: boolean }
  | { kind: 'lose'; seat: Side; neutral: boolean; left: number; at: AreaId; interdicted: boolean }
  | { kind: 'interdict'; seat: Side; seas: AreaId[]; shown: Record<string, Card[]> }
  | { kind: 'deal'; seat: Side; left: number }
  | { kind: 'produce'; seat: Side; left: number; points: number; steps: number };

export interface Table {
  options: ReadonlySet<OptionId>;
  stage: War['stage'];
  active: Side;
  todo: Todo[];
  /** As people say it: 1940 to 1944. */
  year: number;
  winter: boolean;
  points: number;
  goal: number;
  advantage: Side;
  sides: Record<Side, Party>;
  areas: Record<AreaId, Land>;
  neutralsLost: Card[];
  drawn: AreaId[];
  boxed: AreaId | null;
  seen: AreaId[];
  fallen: AreaId[];
  isUssrIn: boolean;
  blocked: string[];
  hasPlayed: boolean;
  hasPlanned: boolean;
  offers: { side: Side; points: number }[];
  hasSwapped: boolean;
}

export const enemyOf = (side: Side): Side => (side === 'axis' ? 'allies' : 'axis');
export const AREA_IDS: readonly AreaId[] = AREAS.map(({ id }) => id);

export function printed(id: AreaId): (typeof AREAS)[number] {
  const area = AREAS.find((each) => each.id === id);
  if (area === undefined) throw new Error(`no area ${id}`);
  return area;
}

/** One thing for each name. */
const each = <Name extends string, Thing>(
  names: readonly Name[],
  of: (name: Name) => Thing,
): Record<Name, Thing> => Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Thing>;

export const bySide = <Thing>(of: (side: Side) => Thing): Record<Side, Thing> => each(SIDES, of);

const side = (number: 0 | 1): Side => SIDES[number];
const area = (number: number): AreaId => idOf(number) as AreaId;
function listed(pile: Pile = []): Card[] {
  const cards: Card[] = [];
  for (const [kind, force] of FORCES.entries())
    for (let count = pile[kind] ?? 0; count > 0; count--) cards.push(force);
  return cards;
}

export function targetName(target: Target): string {
  if (target.kind === 'victory') return 'victory';
  if (target.kind === 'operation') return OPERATIONS[target.space];
  return target.kind === 'neutral' ? `${idOf(target.at)} neutral` : idOf(target.at);
}

function targetFrom(name: string): Target {
  if (name === 'victory') return { kind: 'victory' };
  const space = OPERATIONS.findIndex((each) => each === name);
  if (space >= 0) return { kind: 'operation', space: space as 0 };
  const [place = '', neutral] = name.split(' ');
  return { kind: neutral === undefined ? 'area' : 'neutral', at: numberOf(place as AreaId) };
}

function partyFrom(war: War, number: 0 | 1): Party {
  const heap = (pile: number): Heap => ({
    cards: listed(war.piles[number][pile]),
    known: listed(war.known[number][pile]),
  });
  const { turned, plans } = war.wheels[number];
  return {
    stacks: each(STACKS, (stack) => heap(STACKS.indexOf(stack))),
    wheel: each(OPERATIONS, (operation) => {
      const space = OPERATIONS.indexOf(operation) as 0;
      const aim = plans[space] ?? null;
      return {
        ...heap(inSpace(space)),
        aim: aim === null ? null : area(aim),
        isAimKnown: war.aims[number][space] === true,
      };
    }),
    window: OPERATIONS[turned],
    areas: each(AREA_IDS, (id) => heap(inArea(numberOf(id)))),
    ready: war.intel[number].ready,
    used: war.intel[number].used,
    industry: war.industry[number],
  };
}

function todoFrom(wait: War['waits'][number]): Todo {
  const seat = side(wait.seat);
  switch (wait.kind) {
    case 'battle':
      return {
        ...wait,
        seat,
        at: area(wait.at),
        from: wait.from === null ? null : idOf(wait.from),
        spent: wait.spent === null ? null : side(wait.spent),
      };
    case 'bid':
      return {
        kind: 'bid',
        seat,
        by: side(wait.by),
        target: targetName(wait.target),
        stakes: { axis: wait.stakes[0], allies: wait.stakes[1] },
      };
    case 'look':
      return { ...wait, seat, target: targetName(wait.target), seen: listed(wait.seen) };
    case 'lose':
      return { ...wait, seat, at: area(wait.at) };
    case 'interdict':
      return {
        kind: 'interdict',
        seat,
        seas: wait.seas.map(area),
        shown: Object.fromEntries(wait.seas.map((sea, index) => [area(sea), listed(wait.shown[index])])),
      };
    case 'match':
    case 'deal':
    case 'produce':
      return { ...wait, seat };
    default:
      return { kind: wait.kind, seat };
  }
}

/** The engine’s position as the second referee’s table. */
export function tableFrom(war: War): Table {
  return {
    options: new Set((Object.keys(war.options) as OptionId[]).filter((id) => war.options[id])),
    stage: war.stage,
    active: side(war.active),
    todo: war.waits.map(todoFrom),
    year: 1940 + war.year,
    winter: war.winter,
    points: war.points,
    goal: war.goal,
    advantage: side(war.advantage),
    sides: { axis: partyFrom(war, 0), allies: partyFrom(war, 1) },
    areas: each(AREA_IDS, (id): Land => {
      const at = numberOf(id);
      const holder = war.control[at] ?? null;
      const quagmire = war.quagmires.find((one) => one.at === at);
      return {
        holder: holder === null ? null : side(holder),
        quagmire: quagmire === undefined ? null : { by: side(quagmire.attacker), due: quagmire.due },
        neutrals: listed(war.neutrals[at]),
        neutralsKnown: {
          axis: listed(war.neutralsKnown[0][at]),
          allies: listed(war.neutralsKnown[1][at]),
        },
      };
    }),
    neutralsLost: listed(war.neutralsLost),
    drawn: war.drawn.map(area),
    boxed: war.boxed === null ? null : area(war.boxed),
    seen: war.seen.map(area),
    fallen: war.fallen.map(area),
    isUssrIn: war.ussr,
    blocked: war.blocked.map(targetName),
    hasPlayed: war.played,
    hasPlanned: war.planned,
    offers: war.offers.map((offer) => ({ side: side(offer.side), points: offer.points })),
    hasSwapped: war.swapped,
  };
}

const index = (name: Side): 0 | 1 => (name === 'axis' ? 0 : 1);
const pileOf = (cards: readonly Card[]): number[] => FORCES.map((force) => countOf(cards, force));

function heapsOf(party: Party, of: (heap: Heap) => readonly Card[]): readonly Pile[] {
  const heaps = [...STACKS.map((stack) => party.stacks[stack])];
  heaps.push(...OPERATIONS.map((operation) => party.wheel[operation]));
  heaps.push(...AREA_IDS.map((id) => party.areas[id]));
  if (heaps.length !== PILES) throw new Error('heaps are missing');
  return heaps.map((heap) => pileOf(of(heap)));
}

function waitOf(todo: Todo): War['waits'][number] {
  const seat = index(todo.seat);
  switch (todo.kind) {
    case 'battle':
      return {
        ...todo,
        seat,
        at: numberOf(todo.at),
        from: todo.from === null ? null : numberOf(todo.from),
        spent: todo.spent === null ? null : index(todo.spent),
      };
    case 'bid':
      return {
        kind: 'bid',
        seat,
        by: index(todo.by),
        target: targetFrom(todo.target),
        stakes: [todo.stakes.axis, todo.stakes.allies],
      };
    case 'look':
      return { ...todo, seat, target: targetFrom(todo.target), seen: pileOf(todo.seen) };
    case 'lose':
      return { ...todo, seat, at: numberOf(todo.at) };
    case 'interdict':
      return {
        kind: 'interdict',
        seat,
        seas: todo.seas.map(numberOf),
        shown: todo.seas.map((sea) => pileOf(todo.shown[sea] ?? [])),
      };
    case 'match':
    case 'deal':
    case 'produce':
      return { ...todo, seat };
    default:
      return { kind: todo.kind, seat };
  }
}

const ascending = (ids: readonly AreaId[]): number[] => ids.map(numberOf).sort((one, other) => one - other);

/** A position with its lists sorted, so that the engine's own order does not matter in a comparison. */
export const inOrder = (war: War): Omit<War, 'blocked'> & { readonly blocked: readonly string[] } => ({
  ...war,
  quagmires: war.quagmires.toSorted((one, other) => one.at - other.at),
  blocked: war.blocked.map(targetName).sort(),
  drawn: war.drawn.toSorted((one, other) => one - other),
  seen: war.seen.toSorted((one, other) => one - other),
  fallen: war.fallen.toSorted((one, other) => one - other),
});

/** The table as a position of the engine’s. */
export function positionOf(table: Table, { options }: Pick<War, 'options'>): War {
  const { axis, allies } = table.sides;
  const parties = [axis, allies] as const;
  const both = <Thing>(of: (party: Party) => Thing): readonly [Thing, Thing] => [of(axis), of(allies)];
  return {
    options,
    stage: table.stage,
    active: index(table.active),
    waits: table.todo.map(waitOf),
    year: table.year - 1940,
    winter: table.winter,
    points: table.points,
    goal: table.goal,
    advantage: index(table.advantage),
    intel: both(({ ready, used }) => ({ ready, used })),
    industry: both(({ industry }) => industry),
    wheels: both(({ window, wheel }) => ({
      turned: OPERATIONS.indexOf(window) as 0,
      plans: OPERATIONS.map((operation) => {
        const { aim } = wheel[operation];
        return aim === null ? null : numberOf(aim);
      }),
    })),
    control: AREA_IDS.map((id) => {
      const { holder } = table.areas[id];
      return holder === null ? null : index(holder);
    }),
    quagmires: AREA_IDS.flatMap((id) => {
      const { quagmire } = table.areas[id];
      return quagmire === null ? [] : [{ at: numberOf(id), attacker: index(quagmire.by), due: quagmire.due }];
    }),
    piles: [heapsOf(parties[0], ({ cards }) => cards), heapsOf(parties[1], ({ cards }) => cards)],
    known: [heapsOf(parties[0], ({ known }) => known), heapsOf(parties[1], ({ known }) => known)],
    aims: both(({ wheel }) => OPERATIONS.map((operation) => wheel[operation].isAimKnown)),
    neutrals: AREA_IDS.map((id) => pileOf(table.areas[id].neutrals)),
    neutralsLost: pileOf(table.neutralsLost),
    neutralsKnown: [
      AREA_IDS.map((id) => pileOf(table.areas[id].neutralsKnown.axis)),
      AREA_IDS.map((id) => pileOf(table.areas[id].neutralsKnown.allies)),
    ],
    drawn: ascending(table.drawn),
    boxed: table.boxed === null ? null : numberOf(table.boxed),
    seen: ascending(table.seen),
    fallen: ascending(table.fallen),
    ussr: table.isUssrIn,
    blocked: table.blocked.map(targetFrom),
    played: table.hasPlayed,
    planned: table.hasPlanned,
    offers: table.offers.map((offer) => ({ side: index(offer.side), points: offer.points })),
    swapped: table.hasSwapped,
  };
}
