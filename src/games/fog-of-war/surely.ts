/** What both sides surely know of a table, however it came about: a position that is written or drawn need not say it. */
import { SOVIETS, type Side } from './areas.ts';
import { most, NONE, type Pile } from './pile.ts';
import { garrisonOf, inArea, neutralsAt, type BattleStep, type Both, type War } from './position.ts';

/** What the Allies know of the neutral cards, those in the USSR with it: they may look at these at any time (F-165). */
export const withSoviets = (known: readonly Pile[], neutrals: readonly Pile[]): readonly Pile[] =>
  known.map((pile, at) => (SOVIETS.includes(at) ? most(pile, neutrals[at] ?? NONE) : pile));

/** Steps of a battle at which all cards there have been revealed, and none was lost unseen since. */
const OPEN: readonly BattleStep[] = ['cut-off', 'advantage', 'totals', 'conquest', 'held'];

const withPile = (piles: readonly Pile[], number: number, more: Pile): readonly Pile[] =>
  piles.with(number, most(piles[number] ?? NONE, more));

/** A position with what both know: Soviet neutrals once they are dealt, cards that were revealed in a battle, and those shown at sea. */
export function withSurelyKnown(war: War): War {
  let { known, neutralsKnown } = war;
  if (war.stage !== 'neutrals')
    neutralsKnown = [neutralsKnown[0], withSoviets(neutralsKnown[1], war.neutrals)];
  for (const wait of war.waits) {
    if (wait.kind === 'battle' && OPEN.includes(wait.step)) {
      const { at } = wait;
      known = both((side) => withPile(known[side], inArea(at), garrisonOf(war, side, at)));
      neutralsKnown = both((side) => withPile(neutralsKnown[side], at, neutralsAt(war, at)));
    }
    if (wait.kind === 'interdict') {
      const { seat, seas, shown } = wait;
      const ofSeat = seas.reduce(
        (piles, at, index) => withPile(piles, inArea(at), shown[index] ?? NONE),
        known[seat],
      );
      known = both((side) => (side === seat ? ofSeat : known[side]));
    }
  }
  return { ...war, known, neutralsKnown };
}

const both = <T>(of: (side: Side) => T): Both<T> => [of(0), of(1)];
