/** When both sides of a fight turn over what they have, and what that is: at a launch, at a resolution, or after cards were shown at sea. */
import { top } from '../../referee/frames.ts';
import { ALL_AREAS, type AreaNumber, type PlaceNumber, type Side } from './areas.ts';
import { attacksIn, lacksSupport } from './fighting.ts';
import type { Move, MoveOf, Space } from './move.ts';
import { countOf, DUMMY, minus, NONE, sizeOf, some, those, type Pile } from './pile.ts';
import { battleIn } from './moves.ts';
import {
  controllerOf,
  garrisonOf,
  inSpace,
  neutralsAt,
  otherOf,
  pileIn,
  SIDES,
  SPACES,
  type Wait,
  type War,
} from './position.ts';
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
    at,
    attacker,
    from,
    attackers,
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
  if (from === null) return null;
  // That is seen before anybody is asked at sea.
  if (lacksSupport(before, cards, at)) return fight(before, at, from, cards);
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
  if (move.kind === 'show' && !isLastShown(before, wait, move)) return null;
  const left = leftOf(pile, shownIn(wait, move));
  return left === null ? null : fight(before, at, from, left);
}

/** Dummies of an attacker that are discarded, and so seen, when all of an attack is lost at sea or one of them by lot (F-191). */
export function dummiesSunk(before: War, move: Move): { readonly by: Side; readonly dummies: Pile } {
  const [wait, battle] = [top(before.waits), battleIn(before)];
  const by = battle?.seat ?? before.active;
  const dummiesOf = (pile: Pile) => ({ by, dummies: some(DUMMY, countOf(pile, DUMMY)) });
  if (move.kind === 'lose')
    return dummiesOf(wait?.kind === 'lose' && wait.interdicted ? some(move.card) : NONE);
  if (battle === null || wait?.kind !== 'interdict' || (move.kind !== 'show' && move.kind !== 'done'))
    return dummiesOf(NONE);
  if (move.kind === 'show' && !isLastShown(before, wait, move)) return dummiesOf(NONE);
  const pile = garrisonOf(before, by, battle.at);
  return dummiesOf(shownIn(wait, move) >= sizeOf(pile) ? pile : NONE);
}

/** Areas that have passed to a side without a battle for them. */
export const passedTo = (before: War, after: War, who: Side): readonly AreaNumber[] =>
  ALL_AREAS.filter(
    (at) =>
      controllerOf(before, at) !== who && controllerOf(after, at) === who && battleIn(before)?.at !== at,
  );

/** Operations that are void since their target has passed to their owner (F-A19). */
export function voidPlans(
  before: War,
  after: War,
): readonly { readonly who: Side; readonly space: Space; readonly at: AreaNumber }[] {
  return SIDES.flatMap((who) => {
    const passed = passedTo(before, after, who);
    return SPACES.flatMap((space) => {
      const at = before.wheels[who].plans[space] ?? null;
      return at !== null && passed.includes(at) ? [{ who, space, at }] : [];
    });
  });
}

/** How many cards have been shown after a move. */
const shownIn = ({ shown }: Interdict, { kind }: Move): number =>
  shown.reduce((sum, one) => sum + sizeOf(one), 0) + (kind === 'show' ? 1 : 0);

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
