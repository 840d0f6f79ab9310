/** The odds of a battle at a real table, by enumerating all ways the hidden cards may be distributed. */
import { DIAL, NEUTRALS } from '../../../../cards/fog-of-war/data/components.ts';
import type { Draft } from '../../../referee/table/editor.ts';
import {
  ALL_AREAS,
  type AreaNumber,
  type PlaceNumber,
  type Side,
  acrossFrom,
  areaOf,
  besideOf,
  isSea,
  numberOf,
} from '../rules/areas.ts';
import { BLANK } from './real-table.ts';
import type { Options } from '../rules/options.ts';
import {
  AIR,
  KINDS,
  type Kind,
  NONE,
  type Pile,
  isFleet,
  least,
  minus,
  pileOf,
  plus,
  sizeOf,
  takesPart,
  those,
  worthOf,
} from '../rules/card-counts.ts';
import {
  AXIS,
  type Battle,
  LOSS,
  type War,
  cardsInPlay,
  garrisonOf,
  inArea,
  neutralsAt,
  pileIn,
} from '../rules/position.ts';
import type { Chance, Dial, Ending, Range } from '../messages.ts';
import { isLaunchPlace } from '../rules/supply.ts';
import { top } from '../../../referee/pending-stack.ts';
import { type Totals, fightOn, groundOf, halfOf, lacksSupport, resultOf, totalsOf } from '../rules/battle.ts';
import { lowest, ways } from '../../../odds.ts';
import { otherOf, type Both, withOf } from '../../../referee/seats.ts';

/** Cards of one owner in a battle. */
export interface Force {
  readonly known: Pile;
  /** How many more there are that the user has not seen. */
  readonly unseen: number;
  /** Cards of the owner that are known to be elsewhere. */
  readonly elsewhere: Pile;
}

export interface BattleTable extends Pick<War, 'winter' | 'year' | 'ussr'> {
  readonly at: AreaNumber;
  /** The attacker. */
  readonly side: Side;
  /** Null when a quagmire is resolved. */
  readonly from: PlaceNumber | null;
  readonly dial: Dial;
  /** The side that spends the advantage; null if none. */
  readonly spent: Side | null;
  /** Whether the attacker holds a shore across a strait (F-192). */
  readonly holdsShore: boolean;
  readonly forces: Both<Force>;
  readonly neutrals: Force;
}

const NOBODY: Force = { known: NONE, unseen: 0, elsewhere: NONE };
const force = (known: Pile, unseen = 0): Force => ({ ...NOBODY, known, unseen });

/** The initial entry: the rulebook's battle of Moscow, in winter, with one defender unseen. */
export const BEGIN: BattleTable = {
  at: numberOf('moscow'),
  side: AXIS,
  from: numberOf('kiev'),
  dial: 'attack',
  spent: null,
  winter: true,
  year: 1,
  ussr: true,
  holdsShore: false,
  neutrals: NOBODY,
  forces: [
    force(pileOf({ 'army-3': 1, 'army-2': 1, 'army-1': 2, dummy: 1 })),
    force(pileOf({ 'fort-2': 1 }), 1),
  ],
};

export const draftOf = (table: BattleTable): Draft => ({ ...table });

/** Reduces entered cards to those that exist. */
function fitted({ known, unseen, elsewhere }: Force, all: Pile): Force {
  const here = least(known, all);
  const gone = least(elsewhere, minus(all, here));
  return { known: here, elsewhere: gone, unseen: Math.min(unseen, sizeOf(minus(minus(all, here), gone))) };
}

export const ALL_NEUTRALS: Pile = pileOf(NEUTRALS);
export const hasNeutrals = (at: AreaNumber): boolean => areaOf(at).neutrals > 0;

/** All cards of a side that may be in the game. */
export const cardsOfSide = ({ year, ussr }: BattleTable, side: Side, options: Options): Pile =>
  cardsInPlay({ year, ussr, options }, side);

/** Places from which the area may be attacked. */
export const placesFrom = ({ side, at }: BattleTable, options: Options): readonly PlaceNumber[] => {
  const war = { ...BLANK, options };
  return besideOf(side, at).filter((from) => isLaunchPlace(war, from, at));
};

/** The table that a draft describes: `BEGIN` with the entered values, without those that no longer fit. */
export function tableOf(draft: Draft, options: Options): BattleTable {
  const table: BattleTable = { ...BEGIN, ...draft };
  const places = placesFrom(table, options);
  const fits = table.from === null || places.includes(table.from);
  const [axis, allies] = table.forces;
  return {
    ...table,
    from: fits ? table.from : (places.find((place) => !isSea(place)) ?? places[0] ?? null),
    forces: [fitted(axis, cardsOfSide(table, 0, options)), fitted(allies, cardsOfSide(table, 1, options))],
    neutrals: hasNeutrals(table.at) ? fitted(table.neutrals, ALL_NEUTRALS) : NOBODY,
  };
}

export const poolOf = ({ known, elsewhere }: Force, all: Pile): Pile => minus(minus(all, known), elsewhere);

/** The battle before it is fought. */
const battleOf = ({ at, side, from, dial, spent }: BattleTable): Battle => ({
  kind: 'battle',
  seat: side,
  at,
  from,
  step: 'reveal',
  cutOff: false,
  spent,
  bombardment: 0,
  age: DIAL.findIndex(({ launch, bonus }) => launch && bonus === dial),
});

export interface Cards {
  readonly attackers: Pile;
  readonly defenders: Pile;
  readonly neutrals: Pile;
}

/** A minimal position with that battle and these cards. */
function warOf(table: BattleTable, options: Options, cards: Cards): War {
  const { at, side, winter, year, ussr, holdsShore } = table;
  const holder = (area: AreaNumber): Side =>
    holdsShore && acrossFrom(at).includes(area) ? side : otherOf(side);
  const pile = (who: Side) => (who === side ? cards.attackers : cards.defenders);
  const laid = (who: Side) => BLANK.piles[who].with(inArea(at), pile(who));
  return {
    ...BLANK,
    options,
    winter,
    year,
    ussr,
    active: side,
    control: ALL_AREAS.map(holder),
    piles: [laid(0), laid(1)],
    neutrals: BLANK.neutrals.with(at, cards.neutrals),
  };
}

export const withForce = (table: BattleTable, who: Side | null, change: Partial<Force>): BattleTable =>
  who === null
    ? { ...table, neutrals: { ...table.neutrals, ...change } }
    : { ...table, forces: withOf(table.forces, who, { ...table.forces[who], ...change }) };

const ENDINGS: readonly Ending[] = ['victory', 'quagmire', 'defeat', 'rout', 'disbanded'];

// The battle when both sides have shown their cards.

/** The battle after the reveal, without the cards that take no part. */
export interface Shown {
  readonly war: War;
  readonly battle: Battle;
  readonly totals: Totals;
  /** How it ends before strengths are compared; null if they are. */
  readonly ends: 'rout' | 'disbanded' | null;
  /** Attackers already lost by that. */
  readonly lost: Pile;
}

export function shownWith(table: BattleTable, options: Options, cards: Cards): Shown {
  const asked = battleOf(table);
  const before = warOf(table, options, cards);
  const war = { ...before, waits: [asked] };
  fightOn(war, asked);
  const wait = top(war.waits);
  const battle = wait?.kind === 'battle' ? wait : asked;
  const isOver = battle.step === 'held';
  const isLone = lacksSupport(before, cards.attackers, table.at);
  return {
    war,
    battle,
    totals: totalsOf(war, battle),
    ends: isLone ? 'disbanded' : isOver ? 'rout' : null,
    lost: minus(pileIn(war, table.side, LOSS), pileIn(before, table.side, LOSS)),
  };
}

// The odds over all possible hidden cards, by enumeration.

/** One outcome of a side's hidden cards; `of` is the number of ways it comes about. */
interface Combatant {
  readonly ends: Shown['ends'];
  readonly strength: number;
  /** How many own and neutral cards take part. */
  readonly own: number;
  readonly neutrals: number;
  readonly of: bigint;
}

/** All draws of `size` cards by kind, each with its number of combinations. */
export function drawsOf(pool: Pile, size: number): readonly { readonly cards: Pile; readonly of: bigint }[] {
  let draws: readonly { readonly cards: Pile; readonly left: number; readonly of: bigint }[] = [
    { cards: NONE, left: size, of: 1n },
  ];
  for (const [kind, count] of pool.entries())
    draws = draws.flatMap(({ cards, left, of }) =>
      Array.from({ length: Math.min(count, left) + 1 }, (_, taken) => ({
        cards: cards.with(kind, taken),
        left: left - taken,
        of: of * BigInt(ways(count, taken)),
      })),
    );
  return draws.filter(({ left }) => left === 0);
}

/** Merges kinds that are equivalent in this battle. */
const merged = (pool: Pile, trait: (kind: Kind) => string): Pile =>
  pool.reduce((pile, count, kind) => {
    const like = KINDS.find((other) => trait(other) === trait(kind)) ?? kind;
    return pile.with(like, (pile[like] ?? 0) + count);
  }, NONE);

/** Merges equal outcomes. */
function grouped(sides: readonly Combatant[]): readonly Combatant[] {
  const found = new Map<string, Combatant>();
  for (const side of sides) {
    const key = `${side.ends} ${side.strength} ${side.own} ${side.neutrals}`;
    found.set(key, { ...side, of: side.of + (found.get(key)?.of ?? 0n) });
  }
  return [...found.values()];
}

const drawn = (force: Force, all: Pile, trait: (kind: Kind) => string) =>
  drawsOf(merged(poolOf(force, all), trait), force.unseen);

/**
 * The possible attacks. Aircraft and fleets are kept apart from cards of equal strength, since they have rules
 * of their own.
 */
function attacksOf(table: BattleTable, options: Options): readonly Combatant[] {
  const { side, at } = table;
  const ground = groundOf(at);
  const own = table.forces[side];
  const trait = (kind: Kind) => {
    const ships = options['shore-bombardment'] && ground === 'ground' && isFleet(kind);
    const worth = takesPart(kind, ground, true) ? worthOf(kind, ground) : 0;
    return `${worth} ${ships ? worthOf(kind, 'naval') : 0} ${kind === AIR} ${ground === 'naval' && isFleet(kind)}`;
  };
  return grouped(
    drawn(own, cardsOfSide(table, side, options), trait).map(({ cards, of }) => {
      const attackers = plus(own.known, cards);
      const { war, totals, ends } = shownWith(table, options, { attackers, defenders: NONE, neutrals: NONE });
      const fighting = those(garrisonOf(war, side, at), (kind) => takesPart(kind, ground, true));
      return { ends, strength: totals.attack, own: sizeOf(fighting), neutrals: 0, of };
    }),
  );
}

function defencesOf(table: BattleTable, options: Options): readonly Combatant[] {
  const { side, at, neutrals } = table;
  const defender = otherOf(side);
  const own = table.forces[defender];
  const trait = (kind: Kind) => `${worthOf(kind, groundOf(at))}`;
  return grouped(
    drawn(own, cardsOfSide(table, defender, options), trait).flatMap((mine) =>
      drawn(neutrals, ALL_NEUTRALS, trait).map((theirs): Combatant => {
        const cards = {
          attackers: NONE,
          defenders: plus(own.known, mine.cards),
          neutrals: plus(neutrals.known, theirs.cards),
        };
        const { war, totals } = shownWith(table, options, cards);
        return {
          ends: null,
          strength: totals.defence,
          of: mine.of * theirs.of,
          own: sizeOf(garrisonOf(war, defender, at)),
          neutrals: sizeOf(neutralsAt(war, at)),
        };
      }),
    ),
  );
}

function costOf(
  ending: Ending,
  attack: Combatant,
  defence: Combatant,
): readonly [attackers: number, defenders: number] {
  switch (ending) {
    case 'victory':
      return [defence.strength, 0];
    case 'defeat':
      return [0, attack.strength];
    case 'quagmire': {
      const lost = halfOf(defence.own, defence.neutrals);
      return [halfOf(attack.own).own, lost.own + lost.neutrals];
    }
    default:
      return [0, 0];
  }
}

const widened = (range: Range | undefined, to: number): Range =>
  range === undefined ? [to, to] : [Math.min(range[0], to), Math.max(range[1], to)];

/** The exact probability of each possible ending, in the order of `ENDINGS`. */
export function chancesOf(table: BattleTable, options: Options): readonly Chance[] {
  const found = new Map<Ending, { of: bigint; attackers: Range; defenders: Range }>();
  let all = 0n;
  const defences = defencesOf(table, options);
  for (const attack of attacksOf(table, options))
    for (const defence of defences) {
      const ending = attack.ends ?? resultOf(attack.strength, defence.strength);
      const of = attack.of * defence.of;
      const [attackers, defenders] = costOf(ending, attack, defence);
      const before = found.get(ending);
      all += of;
      found.set(ending, {
        of: of + (before?.of ?? 0n),
        attackers: widened(before?.attackers, attackers),
        defenders: widened(before?.defenders, defenders),
      });
    }
  return ENDINGS.flatMap((ending) => {
    const chance = found.get(ending);
    if (chance === undefined) return [];
    const { of, attackers, defenders } = chance;
    return [{ ending, share: lowest(of, all), attackers, defenders }];
  });
}
