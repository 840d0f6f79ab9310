/** The rules that are at work in a fight: what counts in it, and what pays for it. */
import { top } from '../../referee/frames.ts';
import type { Side } from './areas.ts';
import type { Reason } from './asides.ts';
import type { Move, MoveOf } from './move.ts';
import {
  AIR,
  countOf,
  DUMMY,
  isEmpty,
  isFleet,
  kindsIn,
  minus,
  NONE,
  plus,
  strengthOf,
  takesPart,
  those,
  type Pile,
} from './pile.ts';
import { battleIn } from './moves.ts';
import { garrisonOf, neutralsAt, otherOf, pileIn, WIN, type Battle, type War } from './position.ts';
import { revealIn } from './reveal.ts';
import {
  defendersOf,
  groundOf,
  isAcrossStrait,
  isInvasion,
  resultOf,
  totalsOf,
  type Bonus,
  type Line,
} from './strength.ts';

export const fightAsides = (before: War, move: Move, after: War): readonly Reason[] => [
  ...revealAsides(before, move),
  ...(move.kind === 'spend' || move.kind === 'keep' ? totalAsides(before, move, after) : []),
  ...(move.kind === 'match' ? paymentAsides(before, move, after) : []),
  ...(move.kind === 'lose' ? loseAsides(before) : []),
];

function revealAsides(before: War, move: Move): readonly Reason[] {
  const reveal = revealIn(before, move);
  if (reveal === null) return [];
  const { at, attacker, from, attackers, defenders, fighting, isUnsupported } = reveal;
  const { options } = before;
  const hasAir = options['air-support'] && countOf(attackers, AIR) > 0;
  if (isUnsupported) return ['F-A66'];
  const idle = those(defenders, (card) => !takesPart(card, groundOf(at), false));
  const dummies = countOf(attackers, DUMMY) + countOf(defenders, DUMMY);
  const landing = isInvasion(from, at);
  const fleets = those(attackers, isFleet);
  const isLate = move.kind !== 'launch' && move.kind !== 'resolve';
  return [
    !isEmpty(plus(minus(attackers, fighting), idle)) && 'F-B01',
    !isEmpty(idle.with(DUMMY, 0)) && 'F-A39',
    dummies > 0 && 'F-071',
    dummies > 1 && 'F-A48',
    isLate && isEmpty(fighting) && 'F-A42',
    hasAir && 'F-A66',
    options['shore-bombardment'] && landing && isEmpty(fighting) && !isEmpty(fleets) && 'F-A66a',
    options.straits && landing && !isAcrossStrait(before, { seat: attacker, from, at }) && 'F-192',
    from === null && 'F-074',
  ];
}

/** The rule by which a line of a sum is added. */
const RULE_OF = {
  dial: 'F-046',
  winter: 'F-079',
  invasion: 'F-080',
  strait: 'F-192',
  bombardment: 'F-193',
} as const satisfies Partial<Record<Bonus, string>>;

const ruleOf = ({ from }: Line): Reason => (from in RULE_OF ? RULE_OF[from as keyof typeof RULE_OF] : false);

function totalAsides(before: War, move: MoveOf<'spend' | 'keep'>, after: War): readonly Reason[] {
  const battle = battleIn(before);
  if (battle === null) return [];
  const totals = totalsOf(before, { ...battle, spent: move.kind === 'spend' ? before.advantage : null });
  const { attack, defence, attackLines, defenceLines } = totals;
  const result = resultOf(attack, defence);
  const isNeutral = defenceLines.some(({ from }) => from === 'neutrals');
  const isPaid = result === 'victory' || result === 'defeat';
  const payer = result === 'victory' ? battle.seat : otherOf(battle.seat);
  return [
    ...[...attackLines, ...defenceLines].map(ruleOf),
    defenceLines.some(({ from }) => from === 'strait') && 'F-192a',
    before.control[battle.at] !== after.control[battle.at] && 'F-066a',
    defenceLines.some(({ from }) => from === 'winter') && 'F-A14',
    isNeutral && 'F-162',
    isNeutral && 'F-A07',
    before.control[battle.at] === null && 'F-A54',
    defence > 0 && isEmpty(defendersOf(before, battle)) && 'F-063',
    battle.from === null && move.kind === 'spend' && 'F-A13',
    defence === 0 && 'F-062',
    result === 'rout' && 'F-065',
    result !== 'victory' && result !== 'quagmire' && 'F-067',
    battle.bombardment > 0 && 'F-193a',
    isPaid && isInexact(before, after, battle, payer, payer === battle.seat ? defence : attack) && 'F-A08',
    isPaid && payer !== battle.seat && isNeutral && !isEmpty(garrisonOf(before, payer, battle.at)) && 'F-A55',
  ];
}

/** Whether something else was paid than was due, and nothing was chosen. */
function isInexact(before: War, after: War, { at, seat }: Battle, payer: Side, due: number): boolean {
  const cards = minus(pileIn(after, payer, WIN), pileIn(before, payer, WIN));
  const neutrals = payer === seat ? NONE : minus(neutralsAt(before, at), neutralsAt(after, at));
  const paid = plus(cards, neutrals);
  return !isEmpty(paid) && due > 0 && strengthOf(paid, groundOf(at)) !== due;
}

function paymentAsides(before: War, { cards, neutrals }: MoveOf<'match'>, after: War): readonly Reason[] {
  const [battle, wait] = [battleIn(before), top(before.waits)];
  if (battle === null || wait?.kind !== 'match') return [];
  const ground = groundOf(battle.at);
  const paid: Pile = plus(cards, neutrals);
  const shared = !wait.attacks && !isEmpty(neutralsAt(before, battle.at));
  const own = wait.attacks ? NONE : garrisonOf(before, wait.seat, battle.at);
  return [
    wait.need > 0 && strengthOf(paid, ground) !== wait.need && 'F-A08',
    'F-A08a',
    before.control[battle.at] !== after.control[battle.at] && 'F-066a',
    countOf(cards, AIR) > 0 && 'F-A09',
    shared && kindsIn(own).length > 0 && 'F-A10',
    shared && kindsIn(own).length > 0 && 'F-A55',
    'F-A62',
  ];
}

function loseAsides(before: War): readonly Reason[] {
  const wait = top(before.waits);
  if (wait?.kind !== 'lose') return [];
  return ['F-A62', !wait.neutral && 'F-A63', !wait.neutral && 'F-A34'];
}
