/** What somebody came to know by a move: whatever they know after it, and could not foretell. */
import type { StatementId } from '../../../content/fog-of-war/statements.ts';
import { top } from '../../referee/frames.ts';
import type { Revelation } from '../../referee/game.ts';
import { SOVIETS, type AreaNumber, type Side } from './areas.ts';
import type { Move, MoveOf } from './move.ts';
import { holds, isEmpty, NONE, sizeOf, some, type Pile } from './pile.ts';
import {
  ALLIES,
  AXIS,
  DECK,
  keptOf,
  neutralsAt,
  otherOf,
  pileIn,
  SIDES,
  SPACES,
  WIN,
  type Target,
  type War,
} from './position.ts';
import { dummiesSunk, passedTo, revealIn, voidPlans } from './reveal.ts';
import type { EventSaid, PlayedSaid } from './said.ts';
import { turnRule } from './turn-rule.ts';

type Known = Revelation<StatementId, PlayedSaid>;

const told = (to: Side, rule: StatementId, what: EventSaid): readonly Known[] => [{ to, rule, what }];
/** Cards of a side that the other one sees. */
const shown = (by: Side, rule: StatementId, cards: Pile): readonly Known[] =>
  isEmpty(cards) ? [] : told(otherOf(by), rule, { says: 'shown', by, cards });

export const revealed = (before: War, move: Move, after: War): readonly Known[] => [
  ...byMove(before, move),
  ...sovietsSeen(before, after),
  ...byReveal(before, move),
  ...SIDES.flatMap((side) => byPassing(before, after, side)),
  ...countsShown(before, move, after),
  ...(before.stage !== 'over' && after.stage === 'over'
    ? told(ALLIES, 'F-182', { says: 'victoriesShown', kept: keptOf(after) })
    : []),
];

/** What the move itself tells. */
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

/** When all neutral cards are dealt, the Allies may look at those in the USSR. */
const sovietsSeen = (before: War, after: War): readonly Known[] =>
  before.stage === 'neutrals' && after.stage !== 'neutrals'
    ? SOVIETS.flatMap((at) => neutralsTo(ALLIES, 'F-165', at, neutralsAt(after, at)))
    : [];

const neutralsTo = (to: Side, rule: StatementId, at: AreaNumber, cards: Pile): readonly Known[] =>
  isEmpty(cards) ? [] : told(to, rule, { says: 'neutralsShown', at, cards });

/** Both offers lie open once both are made (F-195). */
const offersShown = ({ offers: [first] }: War, { side, points }: MoveOf<'offer'>): readonly Known[] =>
  first === undefined
    ? []
    : [
        ...told(ALLIES, 'F-195', { says: 'offerShown', by: AXIS, ...first }),
        ...told(AXIS, 'F-195', { says: 'offerShown', by: ALLIES, side, points }),
      ];

/** Where aircraft need support, a launch that goes on to the sea tells that it has no aircraft alone (F-194). */
const notAlone = ({ active, options }: War, move: Move): readonly Known[] =>
  options['air-support'] && move.kind === 'launch' && move.from !== null
    ? told(otherOf(active), 'F-194', { says: 'aircraftWere', by: active, alone: false })
    : [];

/** What both sides of a fight turn over, and the neutral cards there; or that nobody does, since aircraft are alone. */
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

/** Where areas have passed to a side, which of its operations aimed there, and that no other one did (F-A19). */
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

/** Where stacks are their owner's business, how many cards lie in those that are dealt, or become a new draw deck. */
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
