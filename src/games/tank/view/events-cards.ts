/** Effects of a tactics card when it is played, or when the pending cards are settled. */
import { otherOf, seatOfTwo } from '../../../referee/seats.ts';
import { changeBy, factorAgainst, factorOf } from '../rules/attack-factor.ts';
import { isInfantry, isSupport, tacticOf, undoneBy, unitOf, type Tactic } from '../rules/cards.ts';
import { actorIn } from '../rules/decision-windows.ts';
import type { Move } from '../rules/moves.ts';
import { type Attack, type Played, type Tank } from '../rules/position.ts';
import { aside, happens, type Event } from './event-builders.ts';

/** Events of playing a card, or (with null) of a pass that settles the cards waiting to be undone. */
export function cardEvents(
  before: Tank,
  move: Extract<Move, { kind: 'play' }> | null,
  after: Tank,
): readonly Event[] {
  const actor = actorIn(before);
  const who = seatOfTwo(actor);
  if (move === null) return settledCards(before, after, before.pending);
  const { card, again } = move;
  const played: Played = { card, by: who, ...(again === undefined ? {} : { again }) };
  const plays = happens('T-054', { says: 'plays', who, card });
  const chain = [...before.pending, played];
  const [last] = before.pending.slice(-1);
  const undoing = last === undefined ? [] : undoEvents(card, last.card);
  if (undoneBy(before.options, card) !== null)
    return [
      plays,
      ...undoing,
      ...(last === undefined ? askedEvents(before, card) : []),
      happens('T-A36', { says: 'mayBeUndone', who: otherOf(who), card }),
    ];
  return [
    plays,
    ...undoing,
    ...(last === undefined ? askedEvents(before, card) : []),
    ...settledCards(before, after, chain),
  ];
}

/** The conditions of a card played in this attack; a FREE card's concern the next one. */
const askedEvents = (before: Tank, card: Tactic): readonly Event[] =>
  before.attack === null || before.stage === 'free' ? [] : askEvents(before, before.attack, card);

const undoEvents = (card: Tactic, other: Tactic): readonly Event[] => [
  happens('T-090', { says: 'undoes', card, other }),
  ...(tacticOf(other).effect === 'rally' ? [aside('T-A15', { says: 'countered', card, other })] : []),
  ...(tacticOf(other).type === 'hit' ? [aside('T-A03', { says: 'undoes', card, other })] : []),
];

/** Of a chain of cards every second one is undone, counted from the last. */
function settledCards(before: Tank, after: Tank, chain: readonly Played[]): readonly Event[] {
  const [first] = chain;
  if (first === undefined) return [];
  const isUndone = chain.length % 2 === 0;
  if (!isUndone)
    return [
      ...(chain.length > 1 ? [happens('T-090', { says: 'holds', card: first.card })] : []),
      ...effects(before, after, first),
    ];
  const undone = happens('T-090', { says: 'isUndone', card: first.card });
  const more =
    before.stage === 'lost'
      ? aside('T-A16', { says: 'mayTryAnother', card: first.card })
      : before.stage === 'damage'
        ? aside('T-A17', { says: 'mayTryAnother', card: first.card })
        : before.stage === 'free'
          ? aside('T-083', { says: 'mayTryAnother', card: first.card })
          : aside('T-A03', { says: 'noSlotAgain' });
  return [undone, more];
}

function effects(before: Tank, after: Tank, played: Played): readonly Event[] {
  const { attack, stage } = before;
  if (attack === null) return [];
  switch (stage) {
    case 'lost':
      return lostEvents(before, attack, played.card);
    case 'modifier':
      return modifierEvents(before, after, attack, played);
    case 'damage':
      return damageEvents(before, attack);
    case 'free':
      return freeEvents(before, attack, played);
    default:
      return [];
  }
}

/** Asides on the conditions of a card, which the attack meets. */
function askEvents({ options }: Tank, { unit, foe }: Attack, card: Tactic): readonly Event[] {
  const { attacker, target, by, of, against } = tacticOf(card).restriction;
  const classes = [...(attacker ?? []), ...(target ?? [])];
  const asked = attacker === undefined ? (foe ?? unit) : unit;
  const isAsked = classes.length > 0 || by !== undefined || of !== undefined || against !== undefined;
  return [
    ...(isAsked ? [aside('T-055', { says: 'asks', card, unit: asked })] : []),
    ...(attacker === undefined ? [] : [aside('T-A08', { says: 'isOf', unit, classes: attacker })]),
    ...(target === undefined || foe === null
      ? []
      : [aside('T-A08', { says: 'isOf', unit: foe, classes: target })]),
    ...(classes.includes('tank') &&
    [unit, foe ?? unit].some((one) => unitOf(one).type === 'td') &&
    options['destroyers-are-tanks']
      ? [
          aside('T-A38', {
            says: 'isOf',
            unit: unitOf(unit).type === 'td' ? unit : (foe ?? unit),
            classes: ['tank'],
          }),
        ]
      : []),
  ];
}

function lostEvents({ active, options }: Tank, { unit }: Attack, card: Tactic): readonly Event[] {
  const { effect, type, restriction } = tacticOf(card);
  const reach = isSupport(unit) ? [aside('T-053', { says: 'reachesSupport', card })] : [];
  const own = restriction.attacker === undefined ? [] : [aside('T-A05', { says: 'targetIsAttacker', card })];
  if (effect === 'end') return [...reach, happens('T-051', { says: 'turnStops' })];
  if (effect === 'lost') return [...own, ...reach, happens('T-050', { says: 'attackStops' })];
  const isBreakdown = type === 'logistics' && !options['breakdown-vehicles'];
  return [
    ...own,
    happens('T-052', { says: 'outOfAction', who: active, unit, lost: 0 }),
    ...(isBreakdown ? [aside('T-A24', { says: 'evenInfantry', card })] : []),
  ];
}

function modifierEvents(before: Tank, after: Tank, attack: Attack, played: Played): readonly Event[] {
  const { options, active } = before;
  const { card, by } = played;
  const { unit, foe } = attack;
  const { type, value, effect, restriction } = tacticOf(card);
  if (foe === null) return [];
  const factor = factorAgainst(options, foe);
  const change = changeBy(options, card, factor);
  const now = factorOf(before, { ...attack, modifiers: [...attack.modifiers, played] }, foe);
  const isSlot = type === 'range' || type === 'hit' || type === 'ammo';
  const isPenetration = effect === 'pen' && factor === 'inf';
  const isOther = (by === active) !== value > 0;
  return [
    happens('T-060', { says: 'factorIs', unit, factor: now, defence: unitOf(foe).def ?? 0 }),
    aside(isSlot ? 'T-061' : 'T-062', { says: isSlot ? 'onlyOne' : 'anyNumber', card }),
    ...(isOther ? [aside('T-A31', { says: 'byTheOther', card, helps: value > 0 })] : []),
    ...(change === 0 ? [aside('T-A31', { says: 'noEffect', card })] : []),
    ...(isPenetration
      ? [
          aside('T-A04', {
            says: options['penetration-for-all'] ? 'countsForInfantry' : 'penetrationAlone',
            card,
          }),
        ]
      : []),
    ...(type === 'range' ? rangeEvents(before, after, attack, played) : []),
    ...(restriction.close
      ? [aside('T-A14', { says: options['flame-anywhere'] ? 'knowsNoRange' : 'needsPointBlank' })]
      : []),
  ];
}

function rangeEvents(
  { options }: Tank,
  after: Tank,
  { unit, modifiers }: Attack,
  { card }: Played,
): readonly Event[] {
  const isFlame = modifiers.some((other) => tacticOf(other.card).restriction.close);
  const isOver = after.stage !== 'modifier';
  const byFlame = isOver && isFlame && (unitOf(unit).range ?? 0) >= (tacticOf(card).yards ?? 0);
  return [
    isOver
      ? happens(byFlame ? 'T-A14a' : 'T-063', { says: 'beyond', card, unit, flame: byFlame })
      : aside('T-064', { says: 'within', card, unit }),
    aside('T-A13', { says: options['range-for-each'] ? 'oneEach' : 'oneInAll' }),
  ];
}

const damageEvents = ({ active, casualties }: Tank, { foe }: Attack): readonly Event[] => {
  const enemy = otherOf(active);
  return foe === null
    ? []
    : [happens('T-073', { says: 'destroyed', who: enemy, unit: foe, lost: casualties[enemy].length + 1 })];
};

function freeEvents(before: Tank, attack: Attack, { card, by, again }: Played): readonly Event[] {
  const { restriction } = tacticOf(card);
  const asksUnit = restriction.attacker !== undefined && restriction.same === undefined;
  const unit = again === undefined ? undefined : before.rows[by][again]?.unit;
  return [
    ...(asksUnit
      ? [
          aside('T-A06', { says: before.options['free-for-next'] ? 'nextAttacker' : 'justAttacked', card }),
          ...(before.options['free-for-next'] ? [] : askEvents(before, attack, card)),
        ]
      : []),
    happens('T-080', { says: 'freeAttack', who: by }),
    ...(unit === undefined
      ? restriction.same === 'may'
        ? [aside('T-A32', { says: 'alsoNew', card })]
        : []
      : [
          happens('T-081', { says: 'attacksAgain', who: by, unit }),
          aside('T-A07', { says: 'attacksAgain', who: by, unit }),
        ]),
    aside('T-082', { says: 'freeAttack', who: by }),
    aside('T-083', { says: 'anyNumber', card }),
    ...(isInfantry(attack.unit) && restriction.attacker?.includes('infantry')
      ? [aside('T-A08', { says: 'isOf', unit: attack.unit, classes: ['infantry'] })]
      : []),
  ];
}
