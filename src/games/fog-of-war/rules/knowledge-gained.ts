/** What each player learns from a move: all that they know after it and could not foresee. */
import type { StatementId } from '../../../../content/fog-of-war/statements.ts';
import { top } from '../../../referee/pending-stack.ts';
import type { Revelation } from '../../../referee/game.ts';
import { otherOf } from '../../../referee/seats.ts';
import { ALL_AREAS, type AreaNumber, type PlaceNumber, SOVIETS, type Side } from './areas.ts';
import { type Move, type MoveOf, type Space, battleIn } from './moves.ts';
import {
  DUMMY,
  NONE,
  type Pile,
  countOf,
  holds,
  isEmpty,
  minus,
  sizeOf,
  some,
  those,
} from './card-counts.ts';
import {
  ALLIES,
  AXIS,
  DECK,
  SIDES,
  SPACES,
  type Target,
  WIN,
  type Wait,
  type War,
  controllerOf,
  garrisonOf,
  inSpace,
  keptOf,
  neutralsAt,
  pileIn,
} from './position.ts';
import type { EventSaid, StartSaid } from '../messages.ts';
import { hasUnshown, turnRule } from './turns.ts';
import { attacksIn, lacksSupport } from './battle.ts';

// Which cards a fight reveals: at a launch, when a quagmire is resolved, or after cards were shown at sea.

/** A fight in which both sides reveal their cards. */
interface Reveal {
  readonly at: AreaNumber;
  readonly attacker: Side;
  /** Null when a quagmire is resolved. */
  readonly from: PlaceNumber | null;
  /** All cards the attacker reveals; `fighting` are those that take part. */
  readonly attackers: Pile;
  readonly fighting: Pile;
  readonly defenders: Pile;
  readonly neutrals: Pile;
  /** Aircraft alone with the option air-support: they are disbanded, and nobody reveals anything (F-194). */
  readonly isUnsupported: boolean;
}

/** The fight that a move brings to the reveal; null if it does not. */
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
  // This is found before the defender may show cards at sea.
  if (lacksSupport(before, cards, at)) return fight(before, at, from, cards);
  const shown = via.map(() => NONE);
  const isAsked = hasUnshown(before, { kind: 'interdict', seat: otherOf(active), seas: via, shown });
  return isAsked ? null : fight(before, at, from, cards);
}

type Interdict = Extract<Wait, { kind: 'interdict' }>;

/** The fight that begins once cards shown at sea have taken their toll. */
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

/**
 * Dummies of an attacker that are discarded openly: all of an attack is lost at sea, or one of them at random
 * (F-191).
 */
function dummiesSunk(before: War, move: Move): { readonly by: Side; readonly dummies: Pile } {
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

/** Areas that passed to `who` without a battle. */
const passedTo = (before: War, after: War, who: Side): readonly AreaNumber[] =>
  ALL_AREAS.filter(
    (at) =>
      controllerOf(before, at) !== who && controllerOf(after, at) === who && battleIn(before)?.at !== at,
  );

/** Operations that are void because their target passed to their owner (F-A19). */
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

const shownIn = ({ shown }: Interdict, { kind }: Move): number =>
  shown.reduce((sum, one) => sum + sizeOf(one), 0) + (kind === 'show' ? 1 : 0);

/** Whether this is the last card that can be shown. */
function isLastShown(before: War, wait: Interdict, { at, card }: MoveOf<'show'>): boolean {
  const shown = wait.shown.map((pile, index) =>
    wait.seas[index] === at ? pile.with(card, (pile[card] ?? 0) + 1) : pile,
  );
  return !hasUnshown(before, { ...wait, shown });
}

/** The rest of a pile after so many are lost; null if chance decides which. */
function leftOf(pile: Pile, lost: number): Pile | null {
  if (lost >= sizeOf(pile)) return NONE;
  return lost === 0 ? pile : null;
}

type Known = Revelation<StatementId, StartSaid>;

const told = (to: Side, rule: StatementId, what: EventSaid): readonly Known[] => [{ to, rule, what }];
const shown = (by: Side, rule: StatementId, cards: Pile): readonly Known[] =>
  isEmpty(cards) ? [] : told(otherOf(by), rule, { says: 'shown', by, cards });

export const knowledgeGained = (before: War, move: Move, after: War): readonly Known[] => [
  ...byMove(before, move),
  ...sovietsSeen(before, after),
  ...byReveal(before, move),
  ...SIDES.flatMap((side) => byPassing(before, after, side)),
  ...countsShown(before, move, after),
  ...(before.stage !== 'over' && after.stage === 'over'
    ? told(ALLIES, 'F-182', { says: 'victoriesShown', kept: keptOf(after) })
    : []),
];

/** What the move itself reveals. */
function byMove(before: War, move: Move): readonly Known[] {
  const wait = top(before.waits);
  const seat = wait?.seat ?? before.active;
  const rule = turnRule(before);
  switch (move.kind) {
    case 'draw':
      return told(seat, rule, { says: 'drewCard', card: move.card });
    case 'victory':
      return told(AXIS, rule, { says: 'drewVictory', at: move.at });
    case 'deal':
      return told(seat, rule, { says: 'dealtCard', card: move.card });
    case 'lose':
      if (wait?.kind === 'lose' && wait.neutral)
        return [{ to: null, rule, what: { says: 'lostCard', card: move.card } }];
      return told(seat, rule, { says: 'lostCard', card: move.card });
    case 'see':
      return wait?.kind === 'look' ? told(seat, rule, sawOf(before, move, wait.target)) : [];
    case 'show':
      return shown(seat, rule, some(move.card));
    case 'launch': {
      const { active, wheels, aims } = before;
      const at = wheels[active].plans[move.space] ?? null;
      return at === null || aims[active][move.space] === true
        ? []
        : told(otherOf(active), 'F-047', { says: 'aimShown', by: active, at });
    }
    case 'offer':
      return offersShown(before, move);
    default:
      return [];
  }
}

function sawOf({ wheels, active }: War, { what }: MoveOf<'see'>, target: Target): EventSaid {
  if (typeof what === 'object') return { says: 'sawVictory', at: what.at };
  if (what !== 'province') return { says: 'sawCard', card: what, target };
  const aim = target.kind === 'operation' ? wheels[otherOf(active)].plans[target.space] : null;
  return { says: 'sawProvince', at: aim ?? 0 };
}

/** Once all neutral cards are dealt, the Allies may look at those in the USSR. */
const sovietsSeen = (before: War, after: War): readonly Known[] =>
  before.stage === 'neutrals' && after.stage !== 'neutrals'
    ? SOVIETS.flatMap((at) => neutralsTo(ALLIES, 'F-165', at, neutralsAt(after, at)))
    : [];

const neutralsTo = (to: Side, rule: StatementId, at: AreaNumber, cards: Pile): readonly Known[] =>
  isEmpty(cards) ? [] : told(to, rule, { says: 'neutralsShown', at, cards });

/** Both offers become known once both are made (F-195). */
const offersShown = ({ offers: [first] }: War, { side, points }: MoveOf<'offer'>): readonly Known[] =>
  first === undefined
    ? []
    : [
        ...told(ALLIES, 'F-195', { says: 'offerShown', by: AXIS, ...first }),
        ...told(AXIS, 'F-195', { says: 'offerShown', by: ALLIES, side, points }),
      ];

/** With the option air-support, a launch that goes on to the sea shows that it is not aircraft alone (F-194). */
const notAlone = ({ active, options }: War, move: Move): readonly Known[] =>
  options['air-support'] && move.kind === 'launch' && move.from !== null
    ? told(otherOf(active), 'F-194', { says: 'aircraftWere', by: active, alone: false })
    : [];

/** What both sides reveal in a fight, with the neutral cards there; or that aircraft alone reveal nothing. */
function byReveal(before: War, move: Move): readonly Known[] {
  const reveal = revealIn(before, move);
  const { by, dummies } = dummiesSunk(before, move);
  const sunk = shown(by, 'F-191', dummies);
  if (reveal === null) return [...sunk, ...notAlone(before, move)];
  const { at, attacker, attackers, defenders, neutrals, isUnsupported } = reveal;
  if (isUnsupported)
    return [
      ...sunk,
      ...told(otherOf(attacker), 'F-194', { says: 'aircraftWere', by: attacker, alone: true }),
    ];
  return [
    ...sunk,
    ...shown(attacker, 'F-048', attackers),
    ...shown(otherOf(attacker), 'F-048', defenders),
    ...SIDES.filter((side) => !holds(before.neutralsKnown[side][at] ?? NONE, neutrals)).flatMap((side) =>
      neutralsTo(side, 'F-048', at, neutrals),
    ),
  ];
}

/** When areas pass to a side: which of its operations aimed there, and that no other did (F-A19). */
function byPassing(before: War, after: War, by: Side): readonly Known[] {
  const told_ = (what: EventSaid) => told(otherOf(by), 'F-A19', what);
  const aimed = voidPlans(before, after).flatMap(({ who, at }) => (who === by ? [at] : []));
  const others = passedTo(before, after, by).filter((at) => !aimed.includes(at));
  const isHidden = SPACES.some((space) => after.wheels[by].plans[space] !== null && !after.aims[by][space]);
  return [
    ...aimed.flatMap((at) => told_({ says: 'aimShown', by, at })),
    ...(others.length > 0 && isHidden ? told_({ says: 'aimsElsewhere', by, areas: others }) : []),
  ];
}

/** With the option secret-counts: the size of a stack when it is dealt or becomes a new draw deck. */
function countsShown(before: War, move: Move, after: War): readonly Known[] {
  if (!before.options['secret-counts']) return [];
  const counted = (by: Side, stack: 'win' | 'deck', count: number): readonly Known[] =>
    told(otherOf(by), 'F-A34', { says: 'counted', by, stack, count });
  const isEnding = ({ waits }: War) => waits.some(({ kind }) => kind === 'entries');
  const isOver = after.year > before.year || (after.stage === 'over' && after.points < after.goal);
  const dealt = move.kind === 'deal' || (!isEnding(before) && (isEnding(after) || isOver));
  return SIDES.flatMap((side) => [
    ...(dealt ? counted(side, 'win', sizeOf(pileIn(before, side, WIN))) : []),
    ...(after.year > before.year ? counted(side, 'deck', sizeOf(pileIn(after, side, DECK))) : []),
  ]);
}
