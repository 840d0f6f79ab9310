/** What a battle may come to over all cards that may be hidden in it: every way counted, and none by lot. */
import { lowest, ways, type Share } from '../../referee/odds.ts';
import { ALL_NEUTRALS, cardsOfSide, poolOf, type BattleTable, type Force } from './battle-table.ts';
import { ENDINGS, shownWith, type Ending, type Shown } from './battle-shown.ts';
import { halfOf } from './fighting.ts';
import type { Options } from './options.ts';
import {
  AIR,
  isFleet,
  KINDS,
  NONE,
  plus,
  sizeOf,
  takesPart,
  those,
  worthOf,
  type Kind,
  type Pile,
} from './pile.ts';
import { garrisonOf, neutralsAt, otherOf } from './position.ts';
import { groundOf, resultOf } from './strength.ts';

/** From the least to the most. */
export type Range = readonly [least: number, most: number];

/**
 * How often a battle ends so, and what it costs then: in a victory the strength that the attackers pay with, in a defeat that
 * of the defenders, in a quagmire how many cards either loses.
 */
export interface Chance {
  readonly ending: Ending;
  readonly share: Share;
  readonly attackers: Range;
  readonly defenders: Range;
}

/** What one side's cards come to, and in how many ways. */
interface Side {
  readonly ends: Shown['ends'];
  readonly strength: number;
  /** How many cards take part, a player's and neutral ones. */
  readonly own: number;
  readonly neutrals: number;
  readonly of: bigint;
}

/** Every way to draw so many cards of a pile, told by kinds, and how often it comes. */
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

/** A pile in which a card stands for all that are as good as it in a battle. */
const merged = (pool: Pile, trait: (kind: Kind) => string): Pile =>
  pool.reduce((pile, count, kind) => {
    const like = KINDS.find((other) => trait(other) === trait(kind)) ?? kind;
    return pile.with(like, (pile[like] ?? 0) + count);
  }, NONE);

/** Ways that come to the same are one. */
function grouped(sides: readonly Side[]): readonly Side[] {
  const found = new Map<string, Side>();
  for (const side of sides) {
    const key = `${side.ends} ${side.strength} ${side.own} ${side.neutrals}`;
    found.set(key, { ...side, of: side.of + (found.get(key)?.of ?? 0n) });
  }
  return [...found.values()];
}

const drawn = (force: Force, all: Pile, trait: (kind: Kind) => string) =>
  drawsOf(merged(poolOf(force, all), trait), force.unseen);

/** What the attackers may come to: aircraft and fleets are told apart from what is as strong, for rules of their own. */
function attacksOf(table: BattleTable, options: Options): readonly Side[] {
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

/** What the defenders may come to. */
function defencesOf(table: BattleTable, options: Options): readonly Side[] {
  const { side, at, neutrals } = table;
  const defender = otherOf(side);
  const own = table.forces[defender];
  const trait = (kind: Kind) => `${worthOf(kind, groundOf(at))}`;
  return grouped(
    drawn(own, cardsOfSide(table, defender, options), trait).flatMap((mine) =>
      drawn(neutrals, ALL_NEUTRALS, trait).map((theirs): Side => {
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

/** What an ending costs attackers and defenders. */
function costOf(
  ending: Ending,
  attack: Side,
  defence: Side,
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

/** Every ending that may come, in the order of `ENDINGS`, with its exact share of all that may be hidden. */
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
