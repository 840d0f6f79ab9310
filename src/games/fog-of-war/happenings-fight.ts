/** What a fight brings about: what both show, what it comes to, and what it costs. */
import type { Side } from './areas.ts';
import { halfOf } from './fighting.ts';
import { happens, when, type Event } from './happening.ts';
import type { Move, MoveOf } from './move.ts';
import { isEmpty, isFleet, minus, NONE, sizeOf, those } from './pile.ts';
import { battleIn } from './moves.ts';
import { garrisonOf, neutralsAt, otherOf, pileIn, WIN, type Battle, type War } from './position.ts';
import { revealIn } from './reveal.ts';
import { isInvasion, resultOf, totalsOf } from './strength.ts';

/** Both show what they have there, where they do by this move. */
export function revealEvents(before: War, move: Move): readonly Event[] {
  const reveal = revealIn(before, move);
  if (reveal === null) return [];
  const { at, attacker: who, attackers, defenders, fighting, neutrals, isUnsupported } = reveal;
  if (isUnsupported) return [happens('F-194', { says: 'unsupported', who, at })];
  const shows = (side: Side, cards: typeof attackers) =>
    when(!isEmpty(cards), () => happens('F-048', { says: 'reveals', who: side, cards }));
  return [
    ...shows(who, attackers),
    ...shows(otherOf(who), defenders),
    ...when(!isEmpty(neutrals), () => happens('F-048', { says: 'neutralsShow', at, cards: neutrals })),
    ...when(isEmpty(fighting), () => happens('F-049', { says: 'routedAtOnce', who, at })),
  ];
}

/** What both totals are when the advantage was spent or kept, what they come to, and what is paid without a choice. */
export function decidedEvents(before: War, move: MoveOf<'spend' | 'keep'>, after: War): readonly Event[] {
  const battle = battleIn(before);
  if (battle === null) return [];
  const totals = totalsOf(before, { ...battle, spent: move.kind === 'spend' ? before.advantage : null });
  const result = resultOf(totals.attack, totals.defence);
  const { seat, at } = battle;
  return [
    happens('F-060', { says: 'totalsAre', ...totals }),
    happens('F-061', { says: 'resultIs', result, at, who: seat }),
    ...when(result === 'quagmire', () => halvesIn(before, battle)),
    ...(result === 'victory' ? paidBy(before, after, battle, seat) : []),
    ...(result === 'defeat' ? paidBy(before, after, battle, otherOf(seat)) : []),
  ];
}

/** How many cards of each side a quagmire takes (F-068, F-069). */
function halvesIn(before: War, { seat, at, from }: Battle): Event {
  const all = garrisonOf(before, seat, at);
  const attackers = isInvasion(from, at) ? minus(all, those(all, isFleet)) : all;
  const own = sizeOf(garrisonOf(before, otherOf(seat), at));
  const neutral = sizeOf(neutralsAt(before, at));
  const lost = halfOf(own, neutral);
  return happens(neutral > 0 && own > 0 ? 'F-069' : 'F-068', {
    says: 'halfIsLost',
    attackers: halfOf(sizeOf(attackers)).own,
    defenders: lost.own,
    neutrals: lost.neutrals,
  });
}

/** What was paid where there was nothing to choose. */
function paidBy(before: War, after: War, { seat, at }: Battle, who: Side): readonly Event[] {
  const cards = minus(pileIn(after, who, WIN), pileIn(before, who, WIN));
  const neutrals = who === seat ? NONE : minus(neutralsAt(before, at), neutralsAt(after, at));
  return when(!isEmpty(cards) || !isEmpty(neutrals), () =>
    happens(who === seat ? 'F-066' : 'F-064', { says: 'paysWith', who, cards, neutrals }),
  );
}
