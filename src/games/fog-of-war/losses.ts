/** Which cards may pay for a battle (F-062, F-064, F-066, F-A08, F-A55). */
import type { Options } from './options.ts';
import {
  isEmpty,
  KINDS,
  kindsIn,
  NONE,
  partsOf,
  some,
  strengthOf,
  worthOf,
  type Ground,
  type Pile,
} from './pile.ts';

/** Own cards and neutral ones that are given up together. */
export interface Payment {
  readonly cards: Pile;
  readonly neutrals: Pile;
}

/** What has to be paid, and by which reading. */
export interface Price {
  readonly need: number;
  readonly ground: Ground;
  readonly options: Options;
}

const sumOf = ({ cards, neutrals }: Payment, ground: Ground): number =>
  strengthOf(cards, ground) + strengthOf(neutrals, ground);

/** The parts of what is there that pay a price; all of it, where it is not worth more. */
function partsFor(whole: Payment, { need, ground, options }: Price): readonly Payment[] {
  if (need <= 0) return [{ cards: NONE, neutrals: NONE }];
  if (sumOf(whole, ground) <= need) return [whole];
  const enough = partsOf(whole.cards)
    .flatMap((cards) => partsOf(whole.neutrals).map((neutrals) => ({ cards, neutrals })))
    .filter((part) => sumOf(part, ground) >= need);
  if (options['loss-at-least']) return enough;
  if (options['loss-minimal-set'])
    return enough.filter((part) => {
      const spare = sumOf(part, ground) - need;
      const isThere = (kind: number) => (part.cards[kind] ?? 0) + (part.neutrals[kind] ?? 0) > 0;
      return !KINDS.some((kind) => isThere(kind) && worthOf(kind, ground) <= spare);
    });
  const least = Math.min(...enough.map((part) => sumOf(part, ground)));
  return enough.filter((part) => sumOf(part, ground) === least);
}

const ownOnly = (cards: Pile): Payment => ({ cards, neutrals: NONE });

/** What an attacker that has won may give up; against nothing, any one card. */
export const attackerPays = (pile: Pile, price: Price): readonly Payment[] =>
  price.need === 0 ? kindsIn(pile).map((kind) => ownOnly(some(kind))) : partsFor(ownOnly(pile), price);

/** What a defender that has held may give up: a player's cards first, and neutral ones for the rest. */
export function defenderPays(own: Pile, neutrals: Pile, price: Price): readonly Payment[] {
  if (isEmpty(neutrals)) return partsFor(ownOnly(own), price);
  if (price.options['loss-any-order']) return partsFor({ cards: own, neutrals }, price);
  const rest = price.need - strengthOf(own, price.ground);
  if (rest < 0) return partsFor(ownOnly(own), price);
  return partsFor({ cards: NONE, neutrals }, { ...price, need: rest }).map((part) => ({
    ...part,
    cards: own,
  }));
}
