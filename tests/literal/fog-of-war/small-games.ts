/** Random tables late in the war, full of operations and quagmires, which random games seldom reach. */
import { AREAS, type AreaId } from '../../../cards/fog-of-war/data/areas.ts';
import {
  FORCES,
  INDUSTRY,
  NEUTRALS,
  OPERATIONS,
  SIDES,
  type Side,
  VICTORY_AREAS,
} from '../../../cards/fog-of-war/data/components.ts';
import { fogForm } from '../../../src/games/fog-of-war/rules/position-format.ts';
import { cardsInPlay, type War } from '../../../src/games/fog-of-war/rules/position.ts';
import { withOptions, type OptionId } from '../../../src/games/fog-of-war/rules/options.ts';
import { counted, countOf, kinds, without, type Card } from './cards.ts';

type Lot = (sides: number) => number;

const pick = <T>(things: readonly T[], lot: Lot): T => things[lot(things.length)] as T;
const chance = (lot: Lot, of: number): boolean => lot(of) === 0;
const counts = (cards: readonly Card[]) =>
  Object.fromEntries(kinds(cards).map((card) => [card, countOf(cards, card)]));
const named = (heaps: ReadonlyMap<string, readonly Card[]>) =>
  Object.fromEntries([...heaps].map(([name, cards]) => [name, counts(cards)]));

/** Removes random cards from a heap. */
function taken(from: Card[], most: number, lot: Lot): Card[] {
  const cards: Card[] = [];
  for (let left = Math.min(most, from.length); left > 0; left--)
    cards.push(...from.splice(lot(from.length), 1));
  return cards;
}

interface Ground {
  readonly holders: Readonly<Record<string, Side | 'neutral'>>;
  readonly quagmires: readonly { at: AreaId; attacker: Side; due: boolean }[];
  readonly ussr: boolean;
}

/** Who holds each area, and the quagmires; sources of supply mostly keep their first holder. */
function groundBy(on: readonly OptionId[], active: Side, lot: Lot): Ground {
  const ussr = !chance(lot, 3);
  const holders = Object.fromEntries(
    AREAS.map(({ id, starts, supplies }): [AreaId, Side | 'neutral'] => {
      const first = starts === 'axis' || starts === 'allies' ? starts : 'neutral';
      if (starts === 'ussr') return [id, !ussr ? 'neutral' : chance(lot, 3) ? 'axis' : 'allies'];
      if (chance(lot, supplies === null ? 2 : 5)) return [id, pick(SIDES, lot)];
      return [id, first];
    }),
  ) as Record<AreaId, Side | 'neutral'>;
  const quagmires = AREAS.filter(() => chance(lot, 7)).flatMap(({ id, starts }) => {
    const holder = holders[id];
    if (holder === 'neutral' && (!on.includes('neutral-stays') || starts === 'ussr' || id === 'balkans'))
      return [];
    const attacker = holder === 'axis' ? 'allies' : holder === 'allies' ? 'axis' : pick(SIDES, lot);
    return [{ at: id, attacker, due: attacker === active && !chance(lot, 4) } as const];
  });
  return { holders, quagmires, ussr };
}

interface Party {
  readonly heaps: ReadonlyMap<string, readonly Card[]>;
  readonly known: ReadonlyMap<string, readonly Card[]>;
  readonly plans: Readonly<Record<string, AreaId>>;
  readonly turned: string;
}

function partyBy(me: Side, ground: Ground, all: readonly Card[], isShort: boolean, lot: Lot): Party {
  const deck = [...all];
  const heaps = new Map<string, Card[]>();
  const plans: Record<string, AreaId> = {};
  for (const { id } of AREAS) {
    const quagmire = ground.quagmires.find(({ at }) => at === id);
    const holder = ground.holders[id];
    if (quagmire?.attacker === me) heaps.set(id, taken(deck, 1 + lot(4), lot));
    else if ((holder === me || holder === 'neutral') && chance(lot, 2))
      heaps.set(id, taken(deck, lot(4), lot));
  }
  for (const operation of OPERATIONS.filter(() => chance(lot, 2))) {
    const free = AREAS.filter(
      ({ id }) =>
        ground.holders[id] !== me &&
        !Object.values(plans).includes(id) &&
        ground.quagmires.every(({ at, attacker }) => at !== id || attacker !== me),
    );
    const cards = taken(deck, 1 + lot(5), lot);
    if (free.length === 0 || cards.length === 0) continue;
    plans[operation] = pick(free, lot).id;
    heaps.set(operation, cards);
  }
  const dummies = deck.filter((card) => card === 'dummy');
  const others = without(deck, dummies);
  heaps.set('hand', taken(others, lot(4), lot));
  heaps.set('loss', taken(others, lot(9), lot));
  heaps.set('win', taken(others, lot(6), lot));
  const rest = [...others, ...dummies];
  heaps.set('discard', isShort ? rest : taken(rest, lot(12), lot));
  const known = new Map(
    [...heaps].filter(() => chance(lot, 3)).map(([name, cards]) => [name, taken([...cards], lot(4), lot)]),
  );
  return { heaps, known, plans, turned: pick(OPERATIONS, lot) };
}

const WAITS = (lot: Lot, first: Side, second: Side) => {
  const made = (seat: Side) => ({
    kind: 'produce',
    seat,
    left: 1 + lot(8),
    points: seat === 'axis' ? lot(4) : 0,
  });
  const end = [
    { kind: 'entries', seat: first },
    { kind: 'remove', seat: second },
    { kind: 'remove', seat: first },
    made(second),
    made(first),
  ];
  return end.slice(0, 2 + lot(4));
};

/** A random table that the engine accepts as valid. */
export function smallGame(on: readonly OptionId[], lot: Lot): War {
  for (;;) {
    const found = fogForm.read(written(on, lot));
    // Try again if it is invalid: a side may have won already.
    if (found.ok) return found.value;
  }
}

function written(on: readonly OptionId[], lot: Lot): unknown {
  const active = pick(SIDES, lot);
  const year = lot(5);
  const ground = groundBy(on, active, lot);
  // Short decks reach the end of a year.
  const isShort = chance(lot, 3);
  const parties = SIDES.map((me, number) => {
    const all = cardsInPlay({ options: withOptions(on), year, ussr: ground.ussr }, number as 0 | 1).flatMap(
      (count, kind) => Array.from({ length: count }, () => FORCES[kind] as Card),
    );
    return partyBy(me, ground, all, isShort, lot);
  });
  const bySide = <T>(of: (party: Party) => T) =>
    Object.fromEntries(SIDES.map((me, number) => [me, of(parties[number] as Party)]));
  const pool = counted(NEUTRALS);
  const neutrals = new Map<string, Card[]>(
    AREAS.filter((area) => area.neutrals > 0).map(({ id, neutrals: most }) => [
      id,
      taken(pool, lot(most + 1), lot),
    ]),
  );
  const drawn = taken([...VICTORY_AREAS] as unknown as Card[], 3, lot) as unknown as AreaId[];
  const advantage = pick(SIDES, lot);
  const isEnd = isShort && year < 4 && chance(lot, 3);
  const other = advantage === 'axis' ? 'allies' : 'axis';
  return {
    options: on,
    stage: isEnd || chance(lot, 5) ? 'intel' : 'actions',
    active,
    year: 1940 + year,
    waits: isEnd ? WAITS(lot, other, advantage) : [],
    winter: chance(lot, 2),
    points: lot(69),
    advantage,
    control: ground.holders,
    quagmires: ground.quagmires,
    ussr: ground.ussr,
    intel: Object.fromEntries(SIDES.map((me) => [me, { ready: lot(8), used: lot(4) }])),
    industry: Object.fromEntries(SIDES.map((me) => [me, pick(INDUSTRY, lot)])),
    wheels: bySide(({ turned, plans }) => ({ turned, plans })),
    piles: bySide(({ heaps }) => named(heaps)),
    known: bySide(({ known }) => named(known)),
    aims: bySide(({ plans }) => Object.keys(plans).filter(() => chance(lot, 3))),
    neutrals: named(neutrals),
    neutralsLost: counts(taken(pool, lot(3), lot)),
    neutralsKnown: Object.fromEntries(
      SIDES.map((me) => [
        me,
        named(
          new Map(
            [...neutrals].filter(() => chance(lot, 3)).map(([id, cards]) => [id, cards.slice(0, lot(3))]),
          ),
        ),
      ]),
    ),
    drawn,
    boxed: pick(drawn, lot),
    fallen: ['paris', 'britain'].filter(() => chance(lot, 3)),
    played: chance(lot, 2),
    planned: chance(lot, 3),
  };
}
