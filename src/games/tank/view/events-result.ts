/** The result of an attack and its consequences: casualties, decks that run out, the turn, the end. */
import { otherOf } from '../../../referee/seats.ts';
import { factorAgainst, factorOf } from '../rules/attack-factor.ts';
import { deckCount, isAttacking } from '../rules/card-locations.ts';
import { isGun, isSupport, unitOf } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import { PLAYERS, breakingPoint, type Attack, type Player, type Tank } from '../rules/position.ts';
import { aside, flows, happens, type Event } from './event-builders.ts';

/** Both have passed: the factor is compared with the defence. */
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

/** Events at the end of an attack. */
type Ended = Pick<Attack, 'unit' | 'again' | 'target' | 'foe' | 'modifiers'>;

/** Consequences of a move: the end of the attack, decks that run out, the turn, the victory. */
export function endEvents(before: Tank, move: Move, after: Tank): readonly Event[] {
  const ended = endedBy(before, move, after);
  return [
    ...(ended === null ? [] : attackEvents(before, after, ended)),
    ...exchangeEvents(before, move, after, ended),
    ...turnEvents(before, move, after, ended !== null),
    ...victoryEvents(before, after),
  ];
}

/** The unit that begins an attack by a move: turned up, already face up, or again (T-031, T-081); null for none. */
export function begunBy(
  { stage, active, tops, rows }: Tank,
  move: Move,
  after: Tank,
): Pick<Attack, 'unit' | 'again'> | null {
  if (move.kind === 'turn-up') return stage === 'attacker' ? { unit: move.unit, again: false } : null;
  const top = tops[active];
  if (top !== null && after.tops[active] === null) return { unit: top, again: false };
  const again = stage === 'free' && move.kind === 'play' ? rows[active][move.again ?? -1] : undefined;
  return again === undefined ? null : { unit: again.unit, again: true };
}

/** The attack that ends by a move, be it one that began by the same move; null for none. */
function endedBy(before: Tank, move: Move, after: Tank): Ended | null {
  const { attack } = before;
  if (!['free', 'draw', 'over'].includes(after.stage)) return null;
  const begun = begunBy(before, move, after);
  if (begun !== null) return { ...begun, target: null, foe: null, modifiers: [] };
  if (attack === null || !isAttacking(before)) return null;
  return move.kind === 'turn-up' ? { ...attack, foe: move.unit } : attack;
}

function attackEvents(before: Tank, after: Tank, ended: Ended): readonly Event[] {
  const { active, options } = before;
  const { unit, modifiers } = ended;
  const isOut = after.casualties[active].length > before.casualties[active].length;
  const isKept = after.rows[active].some((one) => one.unit === unit && one.attacked);
  return [
    ...(modifiers.length > 0
      ? [aside('T-067', { says: 'modifiersGo', cards: modifiers.map(({ card }) => card) })]
      : []),
    ...(isSupport(unit) && isOut
      ? [
          happens('T-074', { says: 'supportLost', who: active, unit }),
          aside('T-A02', { says: 'supportLost', who: active, unit }),
        ]
      : []),
    // A game that is won ends before support is put away (T-A36).
    ...(isSupport(unit) && options['support-returns'] && after.stage !== 'over'
      ? [happens('T-A02', { says: 'supportReturns', who: active, unit })]
      : []),
    ...(!isSupport(unit) && isKept && !isOut ? [aside('T-075', { says: 'staysInRow', unit })] : []),
    ...survivorEvents(before, after, ended),
  ];
}

/** Where a top card goes that was attacked and has survived. */
function survivorEvents(before: Tank, after: Tank, { target, foe }: Ended): readonly Event[] {
  const enemy = otherOf(before.active);
  if (target !== 'deck' || foe === null || isSupport(foe) || after.stage === 'over') return [];
  if (after.casualties[enemy].length > before.casualties[enemy].length) return [];
  return [
    happens('T-A10', { says: before.options['survivors-join-row'] ? 'joinsRow' : 'staysOnDeck', unit: foe }),
  ];
}

/** Decks that have run out, whoever emptied them. */
function exchangeEvents(before: Tank, move: Move, after: Tank, ended: Ended | null): readonly Event[] {
  if (move.kind === 'ready')
    return PLAYERS.filter((player) => deckCount(after, player) > deckCount(before, player)).map((who) =>
      happens('T-100', { says: 'ranOut', who, cards: deckCount(after, who) }),
    );
  if (ended === null || after.stage === 'over') return [];
  const { active } = before;
  const out = [active, otherOf(active)].filter((player) => isOutBy(before, move, after, ended, player));
  const isComplete = out.length > 0 && !after.ranOut.some(Boolean);
  const empty = PLAYERS.filter(
    (player) => deckCount(after, player) === 0 && !out.includes(player) && !before.ranOut[player],
  );
  return [
    ...empty.map((who) => aside('T-103', { says: 'stillEmpty', who })),
    ...out.flatMap((who) => [
      happens('T-100', { says: 'ranOut', who, cards: deckCount(after, who) }),
      aside('T-A35', { says: 'lookedAt' }),
      ...(who === active ? [aside('T-A20', { says: 'carriedThrough' })] : []),
    ]),
    ...(isComplete
      ? [happens('T-102', { says: 'exchange' })]
      : out.map((who) => happens('T-101', { says: 'barred', who }))),
  ];
}

/** Whether an attack has taken the last card of a player's deck: its attacker, or what it was aimed at (T-A35, T-103). */
function isOutBy(before: Tank, move: Move, after: Tank, ended: Ended, player: Player): boolean {
  const isOwn = player === before.active;
  if (isOwn ? ended.again : ended.target !== 'deck') return false;
  const turnedUp = move.kind === 'turn-up' && (before.stage === 'attacker') === isOwn ? 1 : 0;
  return (
    before.decks[player].length + before.under[player].length === turnedUp && after.tops[player] === null
  );
}

function turnEvents(before: Tank, move: Move, after: Tank, isAttack: boolean): readonly Event[] {
  if (after.stage !== 'draw' || before.stage === 'draw') return [];
  const isBarred = isAttack && after.ranOut[before.active];
  return [
    ...(isBarred ? [aside('T-A33', { says: 'noFreeAttack' })] : []),
    ...(move.kind === 'first' ? [] : [flows('T-010', { says: 'turnOf', who: after.active })]),
    // A reshuffle while cards are drawn is reported with the card.
    ...(move.kind !== 'draw' && after.tactics.length > before.tactics.length
      ? [happens('T-022', { says: 'discardsShuffled', cards: after.tactics.length })]
      : []),
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
