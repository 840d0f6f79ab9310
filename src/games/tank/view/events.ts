/** The events of moves, with their rules. */
import { NATIONS } from '../../../../cards/tank/data/cards.ts';
import type { StatementId } from '../../../../content/tank/statements.ts';
import type { SceneEvent } from '../../../referee/table/scene.ts';
import { otherOf } from '../../../referee/seats.ts';
import type { PlayedSaid } from '../messages.ts';
import { FORMATIONS, isSupport, unitOf } from '../rules/cards.ts';
import { actorIn } from '../rules/decision-windows.ts';
import type { Move } from '../rules/moves.ts';
import { HAND_LIMIT, type Player, type Tank } from '../rules/position.ts';
import { drawerOf, mayAttackUnder } from '../rules/turns.ts';
import { aside, happens, type Event } from './event-builders.ts';
import { cardEvents } from './events-cards.ts';
import { begunBy, endEvents, settledEvents } from './events-result.ts';

export const happenings = (before: Tank, move: Move, after: Tank): readonly SceneEvent<PlayedSaid>[] => [
  ...directly(before, move, after),
  ...begunEvents(before, move, after),
  ...endEvents(before, move, after),
];

function directly(before: Tank, move: Move, after: Tank): readonly Event[] {
  const actor = actorIn(before);
  const who: Player = actor === 0 || actor === 1 ? actor : before.active;
  switch (move.kind) {
    case 'bring':
      return nationEvents(who, move.nation, after);
    case 'first':
      return [happens('T-004', { says: 'begins', who: move.player })];
    case 'draw':
      return drawEvents(before, after);
    case 'recover':
      return recoverEvents(before, who, move.card);
    case 'discard':
      return [
        happens('T-021', { says: 'discards', who, card: move.card }),
        aside('T-A34', { says: 'aboveNine', held: before.hands[who].length }),
      ];
    case 'ready':
      return readyEvents(before, after, who);
    case 'attack':
      return [aside('T-A23', { says: 'maySkip', who })];
    case 'skip':
      return [
        happens('T-A23', { says: 'skips', who }),
        ...(after.stage === 'over' ? [happens('T-A39', { says: 'nobodyAttacks' })] : []),
      ];
    case 'turn-up':
      return before.stage === 'attacker' ? [] : targetEvents(before, move.unit, after);
    case 'aim':
      return aimEvents(before, after, move.at);
    case 'play':
      return cardEvents(before, move, after);
    case 'pass':
      return passEvents(before, who, after);
  }
}

function nationEvents(who: Player, nation: number, { nations }: Tank): readonly Event[] {
  const [able, baker] = nations;
  const ours = FORMATIONS[nation]?.some((unit) => unitOf(unit).provenance === 'ours') ?? false;
  const listed = ours ? [aside('T-A28', { says: 'listIsOurs', nation })] : [];
  const brings = happens('T-001', { says: 'brings', who, nation });
  if (able === null || baker === null) return [brings, ...listed];
  const isUnusual = NATIONS[able] !== 'german' && NATIONS[baker] !== 'german';
  return [
    brings,
    ...listed,
    ...(able === baker || isUnusual ? [aside('T-A25', { says: 'alikeOrAllied', same: able === baker })] : []),
    aside('T-003', { says: 'ownPiles' }),
  ];
}

function drawEvents(before: Tank, after: Tank): readonly Event[] {
  const who = drawerOf(before);
  const isDeal = before.stage === 'deal';
  const shuffled = after.discards.length < before.discards.length ? before.discards.length : 0;
  return [
    happens(isDeal ? 'T-002' : 'T-020', { says: 'draws', who }),
    ...(shuffled > 0 ? [happens('T-022', { says: 'discardsShuffled', cards: shuffled })] : []),
    ...(!isDeal && after.stage === 'maneuver'
      ? [aside('T-023', { says: 'drawsNothing', who: otherOf(who) })]
      : []),
  ];
}

function recoverEvents({ casualties, options, hands }: Tank, who: Player, card: number): readonly Event[] {
  const unit = casualties[who].at(-1);
  if (unit === undefined) return [];
  const anyTime = options['recover-all-turn'];
  return [
    happens('T-110', { says: 'plays', who, card }),
    happens('T-110', { says: 'broughtBack', who, unit }),
    happens('T-A19', { says: options['recover-to-deck'] ? 'underDeck' : 'underReserve', who, unit }),
    aside('T-A18', { says: 'whenBroughtBack', anyTime }),
    ...(hands[who].length > HAND_LIMIT
      ? [aside('T-A34', { says: 'aboveNine', held: hands[who].length })]
      : []),
  ];
}

function readyEvents(before: Tank, after: Tank, who: Player): readonly Event[] {
  const left = before.rows[who].filter(({ attacked }) => attacked).map(({ unit }) => unit);
  const leaves = left.length === 0 ? [] : [happens('T-030', { says: 'leavesRow', who, units: left })];
  const ready = aside('T-011', { says: 'isReady', who });
  if (after.stage === 'choose') return [ready, ...leaves, aside('T-A23', { says: 'maySkip', who })];
  if (after.active === who) return [ready, ...leaves, hasTo(before, who)];
  const isBarred = before.ranOut[who];
  return [
    ready,
    ...leaves,
    happens(isBarred ? 'T-101' : 'T-031', { says: isBarred ? 'barredStill' : 'nobodyToTurnUp', who }),
    ...(isBarred
      ? [aside('T-A21', { says: 'stillDraws', who }), aside('T-A33', { says: 'noFreeAttack' })]
      : []),
  ];
}

const hasTo = ({ options }: Tank, who: Player): Event =>
  options['attack-optional']
    ? aside('T-A39a', { says: 'hasToNow', who })
    : aside('T-A23', { says: 'hasTo', who });

/** Who attacks, and whether there is a target. */
function begunEvents(before: Tank, move: Move, after: Tank): readonly Event[] {
  const begun = begunBy(before, move, after);
  if (begun === null) return [];
  const { unit, again } = begun;
  const { active: who, forNext } = before;
  const attacks = again ? [] : [happens('T-031', { says: 'attacksWith', who, unit })];
  if (after.stage === 'target') return attacks;
  const isMisfit = forNext !== null && !mayAttackUnder(before, forNext, unit);
  return [
    ...attacks,
    happens(isMisfit ? 'T-A06' : 'T-A22', { says: isMisfit ? 'misfits' : 'nothingToAimAt', unit }),
  ];
}

function aimEvents(before: Tank, after: Tank, at: number | 'deck'): readonly Event[] {
  const enemy = otherOf(before.active);
  const unit = at === 'deck' ? before.tops[enemy] : (before.rows[enemy][at]?.unit ?? null);
  if (unit === null) return [happens('T-040', { says: 'aimsAtDeck', who: enemy })];
  return [
    happens('T-040', { says: 'aimsAt', unit }),
    ...(at === 'deck' ? [aside('T-A10', { says: 'stillOnDeck', unit })] : []),
    ...askedEvents(before, after),
  ];
}

function targetEvents(before: Tank, unit: number, after: Tank): readonly Event[] {
  const enemy = otherOf(before.active);
  const turnsOut = happens('T-041', { says: 'turnsOut', unit });
  if (!isSupport(unit)) {
    return after.stage === 'lost'
      ? [turnsOut, ...askedEvents(before, after)]
      : [turnsOut, happens('T-A06', { says: 'misfits', unit })];
  }
  return [
    turnsOut,
    happens('T-042', { says: 'supportLeaves', who: enemy, unit }),
    aside('T-A02', { says: 'supportReturns', who: enemy, unit }),
  ];
}

/** The other player is asked to answer, whether they hold such a card or not (T-A29). */
const askedEvents = (before: Tank, { stage }: Tank): readonly Event[] =>
  stage === 'lost' ? [aside('T-A29', { says: 'isAsked', who: otherOf(before.active) })] : [];

function passEvents(before: Tank, who: Player, after: Tank): readonly Event[] {
  // A player who answers the other's card has no turn to pass.
  const isAnswer = before.pending.length > 0 || who !== before.active;
  const passes = { says: isAnswer ? 'lacksAnswer' : 'passes', who } as const;
  const passed = happens(windowRule(before), passes);
  if (before.pending.length > 0) return [passed, ...cardEvents(before, null, after)];
  const asked = aside('T-A29', { says: 'isAsked', who });
  if (before.stage === 'modifier' && before.attack?.passes === 1)
    return [aside('T-060', passes), asked, ...settledEvents(before)];
  return [passed, asked];
}

function windowRule({ stage, pending }: Tank): StatementId {
  if (pending.length > 0) return 'T-A36';
  return stage === 'lost' ? 'T-050' : stage === 'modifier' ? 'T-060' : stage === 'damage' ? 'T-073' : 'T-080';
}
