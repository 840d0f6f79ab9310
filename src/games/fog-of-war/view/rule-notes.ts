/** Notes on rules that apply to a move although nobody sees them at work; they are shown beside the events. */
import type { StatementId } from '../../../../content/fog-of-war/statements.ts';
import { top } from '../../../referee/pending-stack.ts';
import { type RuledEvent, eventsIn } from '../../../referee/event.ts';
import { otherOf } from '../../../referee/seats.ts';
import { type Move, type MoveOf, battleIn } from '../rules/moves.ts';
import type { OptionId } from '../rules/options.ts';
import {
  AIR,
  DUMMY,
  NONE,
  type Pile,
  countOf,
  isEmpty,
  isFleet,
  kindsIn,
  minus,
  plus,
  strengthOf,
  takesPart,
  those,
} from '../rules/card-counts.ts';
import { isGermanyTaken, isMinor, isNeutral, isSovietNeutral } from '../rules/countries.ts';
import {
  ALLIES,
  AXIS,
  type Battle,
  DECK,
  HAND,
  SIDES,
  SPACES,
  WIN,
  type War,
  controllerOf,
  garrisonOf,
  isUsaIn,
  neutralsAt,
  pileIn,
  planFor,
  quagmireAt,
} from '../rules/position.ts';
import type { Because, BecauseSaid } from '../messages-events.ts';
import {
  ALL_AREAS,
  type AreaNumber,
  BALKANS,
  FALLING,
  RUHR,
  type Side,
  URALS,
  areaOf,
  isArea,
  isSea,
  numberOf,
} from '../rules/areas.ts';
import { revealIn } from '../rules/knowledge-gained.ts';
import {
  type Bonus,
  type Line,
  defendersOf,
  groundOf,
  isAcrossStrait,
  isInvasion,
  resultOf,
  totalsOf,
} from '../rules/battle.ts';
import {
  isFriendly,
  reachesQuagmire,
  sourcesOf,
  suppliedAreas,
  supplying,
  wayTo,
  waysTo,
} from '../rules/supply.ts';
import { LAST_YEAR, productionOf, resourcesOf } from '../rules/year.ts';

// Rules of a fight: what counts and what pays.

const fightNotes = (before: War, move: Move, after: War): readonly Reason[] => [
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

/** The rule for each line of a total. */
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

/** Whether the forced payment was not exactly the amount due. */
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

// Rules of supply and of countries when an operation is launched.

const NORTH_SEA = numberOf('northsea');

function launchNotes(before: War, move: Move, after: War): readonly Reason[] {
  switch (move.kind) {
    case 'launch':
      return launched(before, move, after);
    case 'resolve':
      return resolved(before, move.at);
    case 'show':
      return ['F-A41'];
    default:
      return [];
  }
}

function launched(before: War, move: MoveOf<'launch'>, after: War): readonly Reason[] {
  const { active, wheels } = before;
  const { from, via } = move;
  const at = wheels[active].plans[move.space] ?? 0;
  if (from === null) return [];
  const way = wayTo(before, active, from, via);
  const [source = from] = way;
  const enters = !before.ussr && after.ussr;
  const takesSide = controllerOf(before, at) !== controllerOf(after, at);
  return [
    'F-091',
    waysTo(before, active, at).length > 1 && 'F-A16',
    'F-092',
    way.length === 1 && 'F-A18',
    !isArea(from) && 'F-A15',
    from === URALS && 'F-166',
    isSea(at) && 'F-094',
    isArea(source) && quagmireAt(before, source) !== undefined && 'F-076',
    via.length > 0 && 'F-A65',
    isNeutral(before, at) && 'F-160',
    (takesSide || via.length > 0 || !isEmpty(garrisonOf(before, active, at))) && 'F-A53',
    enters && 'F-A24',
    enters && before.winter && 'F-A25',
    at === BALKANS && active === ALLIES && isNeutral(before, at) && 'F-A06',
    isVoid(before, after) && 'F-A20',
    (isMinor(before, at) || isSovietNeutral(before, at)) && 'F-A07',
    isNeutral(after, at) && 'F-A54',
  ];
}

/** Whether an operation ended because its target joined its side. */
function isVoid(before: War, after: War): boolean {
  return SIDES.some((side) =>
    SPACES.some((space) => {
      const at = before.wheels[side].plans[space] ?? null;
      return at !== null && joined(before, after, at) === side && planFor(after, side, at) === undefined;
    }),
  );
}

const joined = (before: War, after: War, at: AreaNumber) =>
  controllerOf(before, at) === null && areaOf(at).starts !== 'axis' ? controllerOf(after, at) : null;

function resolved(before: War, at: AreaNumber): readonly Reason[] {
  const { active } = before;
  const serving = supplying(before, active, at);
  if (serving.length === 0) return ['F-A56'];
  const without = { ...before, quagmires: before.quagmires.filter((one) => one.at === at) };
  const closed = {
    ...before,
    control: before.control.map((holder, area) =>
      sourcesOf(before, active).includes(area) && quagmireAt(before, area) !== undefined ? null : holder,
    ),
  };
  const noSea = { ...before, control: before.control.with(NORTH_SEA, null) };
  return [
    serving.some((place) => isFriendly(before, active, place)) ? 'F-075' : 'F-A65',
    without.quagmires.length < before.quagmires.length && !reachesQuagmire(closed, active, at) && 'F-076',
    at === RUHR && !reachesQuagmire(noSea, active, at) && 'F-A58',
  ];
}

// Rules at the end of a year, when areas change sides, and at the end of the war.

const yearNotes = (before: War, move: Move, after: War): readonly Reason[] => [
  ...scoredAsides(before, after),
  ...productionAsides(before, move),
  ...(move.kind === 'remove' ? (['F-032'] as const) : []),
  ...newYearAsides(before, after),
  ...fallenAsides(before, after),
  ...overAsides(before, move, after),
];

const isEnding = ({ waits }: War): boolean => waits.some(({ kind }) => kind === 'entries');
/** Whether the move scored a year, perhaps ending the war. */
const isScored = (before: War, after: War): boolean =>
  !isEnding(before) && (isEnding(after) || (after.stage === 'over' && after.points > before.points));

function scoredAsides(before: War, after: War): readonly Reason[] {
  if (!isScored(before, after)) return [];
  const supplied = suppliedAreas(before, AXIS);
  const own = ALL_AREAS.filter((at) => controllerOf(before, at) === AXIS);
  return [
    'F-012',
    'F-A33',
    'F-A03',
    'F-B02',
    'F-181',
    own.some((at) => !supplied.includes(at)) && 'F-093',
    supplied.some((at) => quagmireAt(before, at) !== undefined) && 'F-078',
    before.year === 0 && isNeutral(before, BALKANS) && 'F-A04',
  ];
}

function productionAsides(before: War, move: Move): readonly Reason[] {
  const wait = top(before.waits);
  if (wait?.kind !== 'produce') return [];
  const { seat } = wait;
  return [
    'F-110',
    'F-111',
    productionOf(before, seat) < resourcesOf(before, seat) && 'F-110',
    move.kind === 'industry' && 'F-A27',
    move.kind === 'tokens' && 'F-A28',
    move.kind === 'tokens' && 'F-A29',
    move.kind === 'points' && 'F-A26',
    before.year === LAST_YEAR && 'F-107',
    move.kind === 'recover' && 'F-A34',
  ];
}

function newYearAsides(before: War, after: War): readonly Reason[] {
  if (after.year === before.year) return [];
  const joinsBalkans = isNeutral(before, BALKANS) && !isNeutral(after, BALKANS);
  const enters = joinsBalkans || isUsaIn(before) !== isUsaIn(after) || before.ussr !== after.ussr;
  const isEmptyDeck = SIDES.some((side) => isEmpty(pileIn(after, side, DECK)));
  return [
    'F-104',
    enters && 'F-105',
    isUsaIn(before) !== isUsaIn(after) && 'F-A51',
    ((enters && !joinsBalkans) || (after.winter && isEmptyDeck)) && 'F-A59',
  ];
}

/** After the fall of Paris or Britain: which areas fall with it and which do not. */
function fallenAsides(before: War, after: War): readonly Reason[] {
  const [fallen] = after.fallen.filter((at) => !before.fallen.includes(at));
  if (fallen === undefined) return [];
  const with_: readonly AreaNumber[] = FALLING.get(fallen) ?? [];
  const wasAxis = with_.filter((at) => controllerOf(before, at) === AXIS);
  return [
    with_.some((at) => controllerOf(before, at) !== ALLIES) && 'F-A21',
    wasAxis.some((at) => quagmireAt(before, at) !== undefined) && 'F-A67',
  ];
}

function overAsides(before: War, move: Move, after: War): readonly Reason[] {
  if (before.stage === 'over' || after.stage !== 'over' || isGermanyTaken(after)) return [];
  if (after.points < after.goal) return ['F-A59a'];
  return [move.kind !== 'points' && 'F-A37'];
}

const { aside } = eventsIn<StatementId, BecauseSaid>();

type Aside = RuledEvent<StatementId, BecauseSaid>;

/** The rule if it applies, else false. */
type Reason = Because | false;

/** Rules of the set-up before the deal. */
const LAID = ['F-002', 'F-003', 'F-A02', 'F-004', 'F-005'] as const satisfies readonly Because[];
export const beginnings = (): readonly Aside[] => LAID.map(because);

function because(rule: Because): Aside {
  return aside(rule, { says: 'because', rule });
}

/** Rulings of ours, with the options that reverse them: no note if one of those is on. */
const OURS: Partial<Record<Because, readonly OptionId[]>> = {
  'F-A04': ['balkans-scores-1940'],
  'F-A08': ['loss-minimal-set', 'loss-at-least'],
  'F-A08a': ['loss-at-least'],
  'F-A10': ['loss-any-order'],
  'F-A55': ['loss-any-order'],
  'F-A27': ['one-industry-step'],
  'F-A28': ['no-intel-cap'],
  'F-A30': ['free-bids'],
  'F-A34': ['secret-counts'],
  'F-A51': ['usa-end-1940'],
};
const isSwitched = ({ options }: War, rule: Because): boolean =>
  (OURS[rule] ?? []).some((option) => options[option]);

export const ruleNotesOf = (before: War, move: Move, after: War): readonly Aside[] =>
  [
    ...moveAsides(before, move, after),
    ...lookAsides(before, move, after),
    ...launchNotes(before, move, after),
    ...fightNotes(before, move, after),
    ...turnAsides(before, move, after),
    ...yearNotes(before, move, after),
  ].flatMap((rule): Aside[] => (rule === false || isSwitched(before, rule) ? [] : [because(rule)]));

function moveAsides(before: War, move: Move, after: War): readonly Reason[] {
  const isFirstPlayed = !before.played && after.played && before.stage === 'actions';
  switch (move.kind) {
    case 'neutral':
      return [after.stage !== before.stage && 'F-A50'];
    case 'place':
      return before.stage === 'set-up' ? [] : [...placeAsides(before, move.at), isFirstPlayed && 'F-A32'];
    case 'plan':
      return ['F-B03', 'F-A62a', 'F-041', 'F-A60', isFirstPlayed && 'F-A32'];
    case 'add':
      return [isFirstPlayed && 'F-A32'];
    case 'disband':
      return [before.waits.length === 0 && 'F-A36'];
    case 'draw':
      return ['F-014'];
    default:
      return [];
  }
}

/** Rules for placing a card; they do not depend on the hidden card. */
function placeAsides(before: War, at: number): readonly Reason[] {
  const { active, options } = before;
  const isOwn = controllerOf(before, at) === active;
  const attacks = quagmireAt(before, at)?.attacker === active;
  const isAdvanced = options['supply-and-defence'];
  return [
    !isEmpty(garrisonOf(before, active, at)) && 'F-031',
    quagmireAt(before, at) === undefined && 'F-032',
    'F-033',
    active === AXIS && isSovietNeutral(before, at) && 'F-A22',
    isAdvanced && isOwn && 'F-190',
    isAdvanced && (attacks || controllerOf(before, at) === null) && 'F-A64',
  ];
}

function lookAsides(before: War, move: Move, after: War): readonly Reason[] {
  const wait = top(before.waits);
  if (move.kind === 'intel') {
    const { target } = move;
    if (!('at' in target)) return [before.stage === 'actions' && 'F-022'];
    const foe = garrisonOf(before, otherOf(before.active), target.at);
    const isNeutral = target.kind === 'neutral';
    return [
      before.stage === 'actions' && 'F-022',
      !isEmpty(foe) && !isEmpty(neutralsAt(before, target.at)) && 'F-123',
      !isNeutral && quagmireAt(before, target.at) !== undefined && 'F-A31',
      isNeutral && controllerOf(before, target.at) !== null && 'F-A61',
    ];
  }
  const bids = ({ waits }: War) => waits.some(({ kind }) => kind === 'bid');
  const isOver = bids(before) && !bids(after);
  if (move.kind === 'bid') return ['F-A30', isOver && 'F-A61a', isOver && 'F-120'];
  if (move.kind === 'pass') return ['F-120'];
  const hasSeen = move.kind === 'see' && wait?.kind === 'look' && top(after.waits)?.kind !== 'look';
  return [hasSeen && 'F-A63'];
}

/** Rules at the start of a turn. */
function turnAsides(before: War, move: Move, after: War): readonly Reason[] {
  const hasBegun =
    after.stage === 'actions' &&
    after.waits.length === 0 &&
    (before.stage !== 'actions' || before.waits.length > 0 || before.active !== after.active) &&
    before.waits.every(({ kind }) => kind !== 'battle') &&
    (move.kind === 'draw' || move.kind === 'done');
  if (!hasBegun) return [];
  const who = after.active;
  const isFirst = before.waits.some(({ kind }) => kind === 'first-turn' || kind === 'entries');
  const isDue = after.quagmires.some(({ attacker, due }) => attacker === who && due);
  return [
    isFirst && 'F-011',
    after.wheels[who].plans.every((plan) => plan === null) && 'F-A01',
    isDue && before.active === who && 'F-A57',
    isEmpty(pileIn(after, who, HAND)) && isEmpty(pileIn(after, who, DECK)) && 'F-013',
  ];
}
