/** The events of moves, with their rules. Hidden cards are never named. */
import { top } from '../../../referee/pending-stack.ts';
import { costOf, opensBids } from '../rules/intelligence.ts';
import { type Move, type MoveOf, battleIn } from '../rules/moves.ts';
import { NONE, isEmpty, isFleet, minus, sizeOf, some, those } from '../rules/card-counts.ts';
import { ALL_AREAS, type AreaNumber, BALKANS, DEALT, FALLING, type Side, areaOf } from '../rules/areas.ts';
import { halfOf, isInvasion, lacksSupport, resultOf, totalsOf } from '../rules/battle.ts';
import {
  AXIS,
  type Battle,
  SIDES,
  SPACES,
  WIN,
  type War,
  controllerOf,
  garrisonOf,
  inSpace,
  isUsaIn,
  keptOf,
  neutralsAt,
  pileIn,
  quagmireAt,
} from '../rules/position.ts';
import { wayTo } from '../rules/supply.ts';
import type { StatementId } from '../../../../content/fog-of-war/statements.ts';
import { type RuledEvent, eventsIn } from '../../../referee/event.ts';
import { otherOf } from '../../../referee/seats.ts';
import type { PlayedSaid } from '../messages.ts';
import { outcome } from '../rules/outcome.ts';
import { isGermanyTaken } from '../rules/countries.ts';
import { revealIn, voidPlans } from '../rules/knowledge-gained.ts';
import { pointsOf } from '../rules/year.ts';

type Event = RuledEvent<StatementId, PlayedSaid>;

/** Events whose sentence begins with the player who acts, or with their pieces: “red goes”, “red’s platoon goes”. */
const DOING = [
  'actionsOver',
  'addsTo',
  'aimsAt',
  'beginsOperation',
  'bids',
  'bogsDown',
  'boughtTokens',
  'conquers',
  'disbands',
  'drawsOne',
  'fightsThem',
  'industryRises',
  'keeps',
  'letsIt',
  'losesOne',
  'ownDiscarded',
  'paysWith',
  'planVoid',
  'producesNoMore',
  'putsCard',
  'recovers',
  'resolves',
  'reveals',
  'routedAtOnce',
  'seesOne',
  'sentOff',
  'setsUpIn',
  'sideOffered',
  'spends',
  'takesBack',
  'turnOver',
  'unsupported',
  'wantsToSee',
] as const;

export const { happens, flows, when } = eventsIn<StatementId, PlayedSaid>(DOING);

// Consequences of a move: areas that change hands, turns, winter, the end of a year, the winner.

const flowEvents = (before: War, move: Move, after: War): readonly Event[] => [
  ...handEvents(before, move, after),
  ...quagmireEvents(before, after),
  ...when(!before.winter && after.winter, () => happens('F-026', { says: 'winterComes' })),
  ...yearEvents(before, after),
  ...turnEvents(before, move, after),
  ...endEvents(before, after),
];

function passingRule(
  at: AreaNumber,
  before: War,
  after: War,
): 'F-164' | 'F-163' | 'F-A05' | 'F-066' | 'F-167' | 'F-168' {
  if (areaOf(at).starts === 'ussr' && !before.ussr && after.ussr && controllerOf(before, at) === null)
    return 'F-164';
  if (at === BALKANS && controllerOf(before, at) === null) return 'F-163';
  const [paris, britain] = [...FALLING];
  const falls = after.fallen.length > before.fallen.length;
  if (falls && paris?.[1].includes(at) === true && after.fallen.includes(paris[0])) return 'F-167';
  if (falls && britain?.[1].includes(at) === true && after.fallen.includes(britain[0])) return 'F-168';
  return controllerOf(before, at) === null && areaOf(at).starts === 'minor' ? 'F-A05' : 'F-066';
}

function handEvents(before: War, move: Move, after: War): readonly Event[] {
  const changed = ALL_AREAS.filter((at) => controllerOf(before, at) !== controllerOf(after, at));
  const enters = !before.ussr && after.ussr;
  return [
    ...when(enters, () => happens('F-164', { says: 'ussrEnters' })),
    ...changed.flatMap((at): readonly Event[] => {
      const who = controllerOf(after, at);
      const rule = passingRule(at, before, after);
      if (who === null || rule === 'F-164') return [];
      const isWon = rule === 'F-066' || (rule === 'F-A05' && move.kind !== 'launch');
      return [happens(isWon ? 'F-066' : rule, { says: isWon ? 'conquers' : 'changesHands', who, at })];
    }),
  ];
}

/** A quagmire began, or ended because its area changed sides, as operations against it do (F-A19). */
function quagmireEvents(before: War, after: War): readonly Event[] {
  const passed = (at: AreaNumber) =>
    controllerOf(before, at) !== controllerOf(after, at) && battleIn(before)?.at !== at;
  return [
    ...after.quagmires
      .filter(({ at }) => quagmireAt(before, at) === undefined)
      .map(({ at, attacker: who }) => happens('F-068', { says: 'bogsDown', who, at })),
    ...before.quagmires
      .filter(({ at }) => quagmireAt(after, at) === undefined && passed(at))
      .map(({ at }) => happens('F-A19', { says: 'quagmireOver', at })),
    ...voidPlans(before, after).map((plan) => happens('F-A19', { says: 'planVoid', ...plan })),
  ];
}

function yearEvents(before: War, after: War): readonly Event[] {
  const isEnding = ({ waits }: War) => waits.some(({ kind }) => kind === 'entries');
  const isScored = !isEnding(before) && (isEnding(after) || after.points > before.points);
  return [
    ...when(isScored, () =>
      happens('F-100', { says: 'scores', points: pointsOf(before, AXIS), all: after.points }),
    ),
    ...when(isUsaIn(before) !== isUsaIn(after), () => happens('F-169', { says: 'usaEnters' })),
    ...when(after.year > before.year, () =>
      happens('F-106', { says: 'yearBegins', year: after.year, who: after.active }),
    ),
  ];
}

/** Events at the start of a turn: the wheel turns, an old operation is lost, quagmires are due. */
function turnEvents(before: War, move: Move, after: War): readonly Event[] {
  const hasBegun =
    after.stage === 'actions' &&
    after.waits.length === 0 &&
    (before.stage !== 'actions' || before.active !== after.active) &&
    move.kind !== 'intel';
  if (!hasBegun) return [];
  const who = after.active;
  const [was, is] = [before.wheels[who], after.wheels[who]];
  return [
    flows('F-010', { says: 'turnOf', who }),
    ...when(was.turned !== is.turned, () => happens('F-021', { says: 'wheelTurns', who, space: is.turned })),
    ...SPACES.filter((space) => was.plans[space] !== null && is.plans[space] === null).map((space) =>
      happens('F-021', { says: 'operationLost', who, space }),
    ),
    ...after.quagmires
      .filter(({ attacker, due }) => attacker === who && due)
      .map(({ at }) => happens('F-023', { says: 'isDue', at })),
  ];
}

function endEvents(before: War, after: War): readonly Event[] {
  if (before.stage === 'over' || after.stage !== 'over') return [];
  if (isGermanyTaken(after)) return [happens('F-171', { says: 'wonByGermany' })];
  if (after.points >= after.goal) return [happens('F-180', { says: 'wonByPoints' })];
  const who = SIDES.find((side) => outcome(after)?.winners.includes(side)) ?? AXIS;
  return [happens('F-182', { says: 'wonByCards', who, kept: keptOf(after) })];
}

// Events of a fight: the reveal, the result, the cost.

/** The cards both sides reveal, if the move makes them do so. */
function revealEvents(before: War, move: Move): readonly Event[] {
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

/** The totals once the advantage was spent or kept, the result, and payments without a choice. */
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

/** Payments without a choice. */
function paidBy(before: War, after: War, { seat, at }: Battle, who: Side): readonly Event[] {
  const cards = minus(pileIn(after, who, WIN), pileIn(before, who, WIN));
  const neutrals = who === seat ? NONE : minus(neutralsAt(before, at), neutralsAt(after, at));
  return when(!isEmpty(cards) || !isEmpty(neutrals), () =>
    happens(who === seat ? 'F-066' : 'F-064', { says: 'paysWith', who, cards, neutrals }),
  );
}

export const eventsOf = (before: War, move: Move, after: War): readonly Event[] => [
  ...directly(before, move, after),
  ...flowEvents(before, move, after),
];

const dealtNow = ({ neutrals }: War): number =>
  neutrals.reduce((sum, pile) => sum + pile.reduce((all, count) => all + count, 0), 0);

/** The events that name the move itself, without its consequences. */
function directly(before: War, move: Move, after: War): readonly Event[] {
  const wait = top(before.waits);
  const who = wait?.seat ?? before.active;
  switch (move.kind) {
    case 'offer':
      return [
        happens('F-195', { says: 'sideOffered', who }),
        ...when(after.goal !== before.goal, () => happens('F-195', { says: 'goalIs', goal: after.goal })),
        ...when(after.offers.length === 2 && top(after.waits)?.kind !== 'lot', () =>
          happens('F-195', { says: 'placesSwapped', swaps: after.swapped }),
        ),
      ];
    case 'lot':
      return [happens('F-195', { says: 'placesSwapped', swaps: move.swaps })];
    case 'neutral':
      return [
        happens('F-001', { says: 'dealtTo', at: DEALT[dealtNow(before)] ?? 0 }),
        ...when(after.stage !== before.stage, () => happens('F-165', { says: 'alliesLook' })),
      ];
    case 'victory':
      return [happens('F-006', { says: 'victoryDrawn' })];
    case 'box':
      return [happens('F-006', { says: 'victoryBoxed' }, who)];
    case 'draw':
      return [happens('F-025', { says: 'drawsOne', who })];
    case 'place':
      return before.stage === 'set-up'
        ? [happens('F-007', { says: 'setsUpIn', who, at: move.at }), ...shuffled(after)]
        : placed(before, move);
    case 'plan':
      return [happens('F-040', { says: 'beginsOperation', who, space: before.wheels[who].turned })];
    case 'add':
      return [happens('F-043', { says: 'addsTo', who, space: move.space })];
    case 'disband':
      return [
        happens('F-044', {
          says: 'disbands',
          who,
          space: move.space,
          cards: sizeOf(pileIn(before, who, inSpace(move.space))),
        }),
      ];
    case 'launch':
      return launched(before, move);
    case 'resolve':
      return [happens('F-072', { says: 'resolves', who, at: move.at }), ...revealEvents(before, move)];
    case 'intel':
      return [
        happens('F-121', {
          says: 'wantsToSee',
          who,
          target: move.target,
          cost: opensBids(before) ? null : costOf(before),
        }),
      ];
    case 'bid':
      return [
        happens('F-124', { says: 'bids', who, tokens: move.tokens }),
        ...lookEvents(before, after, false),
      ];
    case 'pass': {
      const isOwn = wait?.kind === 'bid' && wait.by === who;
      return isOwn ? lookEvents(before, after, true) : [happens('F-124', { says: 'letsIt', who })];
    }
    case 'see':
      return [
        {
          ...happens('F-126', { says: 'seesOne', who, what: move.what }),
          secret: { to: [who], others: happens('F-126', { says: 'seesOne', who, what: null }) },
        },
      ];
    case 'spend':
    case 'keep':
      return [
        happens('F-050', { says: move.kind === 'spend' ? 'spends' : 'keeps', who }),
        ...decidedEvents(before, move, after),
      ];
    case 'fight':
    case 'cut': {
      const battle = battleIn(before);
      if (battle === null) return [];
      return move.kind === 'cut'
        ? [happens('F-077', { says: 'sentOff', who: battle.seat, at: battle.at })]
        : [happens('F-077', { says: 'fightsThem', who, at: battle.at })];
    }
    case 'match': {
      const attacks = wait?.kind === 'match' && wait.attacks;
      const { cards, neutrals } = move;
      return [happens(attacks ? 'F-066' : 'F-064', { says: 'paysWith', who, cards, neutrals })];
    }
    case 'lose':
      if (wait?.kind !== 'lose') return [];
      return wait.neutral
        ? [happens('F-070', { says: 'neutralLost', cards: some(move.card) })]
        : [
            happens(wait.interdicted ? 'F-191' : 'F-068', { says: 'losesOne', who }),
            ...revealEvents(before, move),
          ];
    case 'show':
      return [
        happens('F-191', { says: 'reveals', who, cards: some(move.card) }),
        ...revealEvents(before, move),
      ];
    case 'deal':
      return [happens('F-101', { says: 'comesBack', who })];
    case 'recover':
      return [happens('F-112', { says: 'recovers', who })];
    case 'industry':
      return [happens('F-112', { says: 'industryRises', who, industry: after.industry[who] })];
    case 'tokens':
      return [happens('F-112', { says: 'boughtTokens', who })];
    case 'points':
      return [happens('F-113', { says: 'buysPoint', all: after.points }, who)];
    case 'remove':
      return [happens('F-103', { says: 'takesBack', who })];
    case 'done':
      if (wait?.kind === 'interdict') return revealEvents(before, move);
      if (wait?.kind === 'produce') return [happens('F-102', { says: 'producesNoMore', who })];
      if (before.stage === 'set-up') return shuffled(after);
      return when(wait === null, () =>
        happens('F-020', { says: before.stage === 'actions' ? 'actionsOver' : 'turnOver', who }),
      );
  }
}

function lookEvents(before: War, after: War, gives: boolean): readonly Event[] {
  const wait = top(before.waits);
  if (wait?.kind !== 'bid' || after.blocked.length === before.blocked.length) return [];
  const paid = [
    before.intel[0].ready - after.intel[0].ready,
    before.intel[1].ready - after.intel[1].ready,
  ] as const;
  const says = { says: 'lookBlocked', gives, by: wait.by, target: wait.target, paid } as const;
  return [happens('F-125', says, gives ? wait.by : undefined)];
}

/** The decks are shuffled once both sides have set up. */
const shuffled = ({ waits }: War): readonly Event[] =>
  when(waits.length > 0, () => happens('F-008', { says: 'decksAreShuffled' }));

function placed(before: War, { at }: MoveOf<'place'>): readonly Event[] {
  const quagmire = quagmireAt(before, at) !== undefined;
  return [happens(quagmire ? 'F-072' : 'F-030', { says: 'putsCard', who: before.active, at, quagmire })];
}

function launched(before: War, move: MoveOf<'launch'>): readonly Event[] {
  const { space, from, via } = move;
  const { active: who, wheels } = before;
  const at = wheels[who].plans[space] ?? 0;
  const shows = happens('F-047', { says: 'aimsAt', who, at, space });
  if (from === null) return [shows, happens('F-A52', { says: 'noWay', at })];
  if (lacksSupport(before, pileIn(before, who, inSpace(space)), at))
    return [shows, happens('F-194', { says: 'unsupported', who, at })];
  return [
    shows,
    happens('F-090', { says: 'suppliedBy', way: wayTo(before, who, from, via) }),
    ...when(!isEmpty(garrisonOf(before, who, at)), () => happens('F-161', { says: 'ownDiscarded', who, at })),
    ...revealEvents(before, move),
  ];
}
