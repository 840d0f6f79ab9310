/** When both sides of a fight turn over what they have, and what that is: at a launch, at a resolution, or after cards were shown at sea. */
import { top } from '../../referee/frames.ts';
import type { AreaNumber, PlaceNumber, Side } from './areas.ts';
import { attacksIn, lacksSupport } from './fighting.ts';
import type { Move, MoveOf } from './move.ts';
import { minus, NONE, sizeOf, some, those, type Pile } from './pile.ts';
import { battleIn } from './play.ts';
import { garrisonOf, inSpace, neutralsAt, otherOf, pileIn, type Wait, type War } from './position.ts';
import { hasUnshown } from './turns.ts';

/** A fight in which both reveal. */
export interface Reveal {
  readonly at: AreaNumber;
  readonly attacker: Side;
  /** Where it was launched from; null where a quagmire is resolved. */
  readonly from: PlaceNumber | null;
  /** All that the attacker turns over, and of it what fights. */
  readonly attackers: Pile;
  readonly fighting: Pile;
  readonly defenders: Pile;
  readonly neutrals: Pile;
  /** Aircraft alone, where these need support: they are disbanded, and nobody reveals anything (F-194). */
  readonly isUnsupported: boolean;
}

/** The fight in which both reveal by a move; null where they do not. */
export function revealIn(before: War, move: Move): Reveal | null {
  switch (move.kind) {
    case 'launch':
      return launched(before, move);
    case 'resolve':
      return fight(before, move.at, null, garrisonOf(before, before.active, move.at));
    case 'show':
    case 'done':
    case 'lose':
      return afterSeas(before, move);
    default:
      return null;
  }
}

function fight(before: War, at: AreaNumber, from: PlaceNumber | null, attackers: Pile): Reveal {
  const attacker = before.active;
  return {
    ...{ at, attacker, from, attackers },
    fighting: those(attackers, attacksIn(before, { seat: attacker, from, at })),
    defenders: garrisonOf(before, otherOf(attacker), at),
    neutrals: neutralsAt(before, at),
    isUnsupported: lacksSupport(before, attackers, at),
  };
}

function launched(before: War, { space, from, via }: MoveOf<'launch'>): Reveal | null {
  const { active, wheels } = before;
  const at = wheels[active].plans[space] ?? 0;
  const cards = pileIn(before, active, inSpace(space));
  if (from === null || lacksSupport(before, cards, at)) return null;
  const shown = via.map(() => NONE);
  const isAsked = hasUnshown(before, { kind: 'interdict', seat: otherOf(active), seas: via, shown });
  return isAsked ? null : fight(before, at, from, cards);
}

type Interdict = Extract<Wait, { kind: 'interdict' }>;

/** Cards have been shown at sea, and what they cost has been lost. */
function afterSeas(before: War, move: MoveOf<'show' | 'done' | 'lose'>): Reveal | null {
  const [wait, battle] = [top(before.waits), battleIn(before)];
  if (wait === null || battle === null) return null;
  const { at, from, seat } = battle;
  const pile = garrisonOf(before, seat, at);
  if (move.kind === 'lose') {
    if (wait.kind !== 'lose' || !wait.interdicted) return null;
    const left = leftOf(minus(pile, some(move.card)), wait.left - 1);
    return left === null ? null : fight(before, at, from, left);
  }
  if (wait.kind !== 'interdict') return null;
  const shown = wait.shown.reduce((sum, one) => sum + sizeOf(one), 0) + (move.kind === 'show' ? 1 : 0);
  if (move.kind === 'show' && !isLastShown(before, wait, move)) return null;
  const left = leftOf(pile, shown);
  return left === null ? null : fight(before, at, from, left);
}

/** Whether nothing more can be shown. */
function isLastShown(before: War, wait: Interdict, { at, card }: MoveOf<'show'>): boolean {
  const shown = wait.shown.map((pile, index) =>
    wait.seas[index] === at ? pile.with(card, (pile[card] ?? 0) + 1) : pile,
  );
  return !hasUnshown(before, { ...wait, shown });
}

/** What is left of a pile when so many of it are lost; null where a lot decides which. */
function leftOf(pile: Pile, lost: number): Pile | null {
  if (lost >= sizeOf(pile)) return NONE;
  return lost === 0 ? pile : null;
}
