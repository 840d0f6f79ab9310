/** What an attack comes to, and what follows from it: casualties, decks that run out, the turn, the end. */
import { isGun, isSupport, unitOf } from './cards.ts';
import { factorAgainst, factorOf } from './factor.ts';
import { aside, flows, happens, type Event } from './happening.ts';
import type { Move } from './move.ts';
import { breakingPoint, otherOf, type Attack, type Player, type Tank } from './position.ts';
import { hasCards } from './turns.ts';

/** Nobody plays any more: the factor is compared with the defence. */
export function settledEvents(before: Tank): readonly Event[] {
  const { attack, active, options, casualties } = before;
  const foe = attack?.foe ?? null;
  if (attack === null || foe === null) return [];
  const by = factorAgainst(options, foe);
  const factor = factorOf(before, attack, foe);
  const defence = unitOf(foe).def ?? 0;
  const enemy = otherOf(active);
  return [
    aside('T-A12', { says: 'bothPassed' }),
    happens('T-070', { says: 'hitBy', unit: attack.unit, foe, by, factor, defence }),
    ...(isGun(foe) ? [aside('T-A09', { says: 'gunBy', by, foe })] : []),
    factor >= defence
      ? happens('T-071', { says: 'destroyed', who: enemy, unit: foe, lost: casualties[enemy].length + 1 })
      : happens('T-072', { says: 'survives', unit: foe }),
  ];
}

/** What follows from a move by itself. */
export function endEvents(before: Tank, move: Move, after: Tank): readonly Event[] {
  const isAttack = isOver(before, move, after);
  return [
    ...(isAttack ? attackEvents(before, after) : []),
    ...exchangeEvents(before, move, after, isAttack),
    ...turnEvents(before, move, after, isAttack),
    ...victoryEvents(before, after),
  ];
}

/** Whether an attack is over that was not before. */
const isOver = (before: Tank, move: Move, after: Tank): boolean =>
  (after.stage === 'free' &&
    (before.stage !== 'free' || move.kind === 'play') &&
    before.pending.length === 0) ||
  (after.stage === 'free' && before.stage !== 'free') ||
  (['draw', 'over'].includes(after.stage) &&
    ['attacker', 'target', 'uncover', 'lost', 'modifier', 'damage'].includes(before.stage));

function attackEvents(before: Tank, after: Tank): readonly Event[] {
  const attack = before.attack ?? after.attack;
  if (attack === null) return [];
  const { active, options } = before;
  const { unit, modifiers } = attack;
  const isOut = after.casualties[active].length > before.casualties[active].length;
  const support = isSupport(unit) && before.stage !== 'free' && before.stage !== 'attacker';
  const isKept = after.rows[active].some((one) => one.unit === unit && one.attacked);
  return [
    ...(modifiers.length > 0
      ? [aside('T-067', { says: 'modifiersGo', cards: modifiers.map(({ card }) => card) })]
      : []),
    ...(support && !options['support-returns'] && isOut
      ? [
          happens('T-074', { says: 'supportLost', who: active, unit }),
          aside('T-A02', { says: 'supportLost', who: active, unit }),
        ]
      : []),
    ...(support && options['support-returns']
      ? [happens('T-A02', { says: 'supportReturns', who: active, unit })]
      : []),
    ...(!isSupport(unit) && isKept && !isOut ? [aside('T-075', { says: 'staysInRow', unit })] : []),
    ...survivorEvents(before, after, attack),
  ];
}

/** Where a top card goes that was attacked and has survived. */
function survivorEvents(before: Tank, after: Tank, { target, foe }: Attack): readonly Event[] {
  const enemy = otherOf(before.active);
  if (target !== 'deck' || foe === null || isSupport(foe)) return [];
  if (before.tops[enemy] === null || after.casualties[enemy].length > before.casualties[enemy].length)
    return [];
  return [
    happens('T-A10', { says: before.options['survivors-join-row'] ? 'joinsRow' : 'staysOnDeck', unit: foe }),
  ];
}

const cardsOf = ({ decks, under, tops }: Tank, player: Player): number =>
  decks[player].length + under[player].length + (tops[player] === null ? 0 : 1);

const PLAYERS: readonly Player[] = [0, 1];

/** Decks that have run out, whoever emptied them. */
function exchangeEvents(before: Tank, move: Move, after: Tank, isAttack: boolean): readonly Event[] {
  if (move.kind === 'bring' || move.kind === 'recover') return [];
  const filled = PLAYERS.filter((player) => cardsOf(after, player) > cardsOf(before, player));
  if (move.kind === 'ready')
    return filled.map((who) => happens('T-100', { says: 'ranOut', who, cards: cardsOf(after, who) }));
  if (!isAttack) return [];
  const wasBarred = before.ranOut.some(Boolean);
  const isComplete = (wasBarred || filled.length === 2) && !after.ranOut.some(Boolean);
  const out = PLAYERS.filter(
    (player) =>
      filled.includes(player) ||
      (after.ranOut[player] && !before.ranOut[player]) ||
      (isComplete && wasBarred && !before.ranOut[player] && !hasCards(after, player)),
  );
  const ordered = out.toSorted(
    (one, other) => Number(one !== before.active) - Number(other !== before.active),
  );
  return [
    ...ordered.flatMap((who) => [
      happens('T-100', { says: 'ranOut', who, cards: cardsOf(after, who) }),
      aside('T-A35', { says: 'lookedAt' }),
      ...(who === before.active ? [aside('T-A20', { says: 'carriedThrough' })] : []),
    ]),
    ...(isComplete
      ? [happens('T-102', { says: 'exchange' })]
      : ordered.flatMap((who) => (after.ranOut[who] ? [happens('T-101', { says: 'barred', who })] : []))),
  ];
}

function turnEvents(before: Tank, move: Move, after: Tank, isAttack: boolean): readonly Event[] {
  if (after.stage !== 'draw' || before.stage === 'draw') return [];
  const isBarred = isAttack && after.ranOut[before.active];
  return [
    ...(isBarred ? [aside('T-A33', { says: 'noFreeAttack' })] : []),
    ...(move.kind === 'first' ? [] : [flows('T-010', { says: 'turnOf', who: after.active })]),
  ];
}

function victoryEvents(before: Tank, after: Tank): readonly Event[] {
  if (after.stage !== 'over') return [];
  const loser = PLAYERS.find((player) => after.casualties[player].length >= breakingPoint(after, player));
  if (loser === undefined) return [];
  const most = breakingPoint(after, loser);
  const { unit } = before.attack ?? {};
  const isClose =
    unit !== undefined &&
    isSupport(unit) &&
    !after.options['support-returns'] &&
    loser !== before.active &&
    after.casualties[before.active].length + 1 >= breakingPoint(after, before.active);
  return [
    ...(isClose ? [aside('T-A27', { says: 'targetFirst' })] : []),
    happens('T-120', {
      says: 'wins',
      who: otherOf(loser),
      lost: after.casualties[loser].length,
      most,
    }),
    aside('T-120a', { says: 'breaksAt', most, even: after.options.even }),
  ];
}
