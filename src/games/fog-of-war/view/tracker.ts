import { GOAL, INDUSTRY, INTEL_TOKENS, START } from '../../../../cards/fog-of-war/data/components.ts';
import type { StatementId } from '../../../../content/fog-of-war/statements.ts';
import type { Press, Standing, Tracker } from '../../../referee/table/tracker.ts';
import { otherOf, type Both, withOf } from '../../../referee/seats.ts';
import type { Side } from '../rules/areas.ts';
import type { Space } from '../rules/moves.ts';
import { ageOf, ALLIES, AXIS, SEATS, setOfYear, SIDES, SPACES, type Tokens } from '../rules/position.ts';
import type { Aged, Entering, TrackerSaid } from '../messages.ts';
import { LAST_YEAR, TOKENS_BOUGHT } from '../rules/year.ts';

/** The tracker for a real table: year, points, tokens, industry, both wheels, and the steps at the end of a year. */
type Phase =
  | 'first'
  | 'turn'
  // The steps at the end of a year (F-A03).
  | 'score'
  | 'win'
  | 'produce'
  | 'remove'
  | 'entries'
  | 'cards'
  | 'victory'
  | 'over';

interface Rim {
  readonly turned: Space;
  readonly used: readonly Space[];
}

interface Tracking {
  readonly phase: Phase;
  readonly active: Side;
  readonly year: number;
  readonly winter: boolean;
  readonly points: number;
  readonly advantage: Side;
  readonly intel: Both<Tokens>;
  readonly industry: Both<number>;
  readonly rims: Both<Rim>;
  /** Of the current turn: whether an operation was begun, and what the window moved over. */
  readonly planned: boolean;
  readonly lost: Space | null;
  /** Steps of industry bought in this production. */
  readonly steps: number;
  readonly winner: Side | null;
  readonly options: readonly string[];
}

const isOn = ({ options }: Tracking, option: string): boolean => options.includes(option);
const isLast = ({ year }: Tracking): boolean => year === LAST_YEAR;

/** Begins a turn: a wheel with operations turns, and the operation under the window is lost (F-021). */
function beginTurn(tracking: Tracking, active: Side): Tracking {
  const rim = tracking.rims[active];
  const next = { ...tracking, phase: 'turn', active, planned: false, lost: null } as const;
  if (rim.used.length === 0) return next;
  const turned = SPACES[(rim.turned + 1) % 6] ?? 0;
  const isLost = rim.used.includes(turned);
  const used = rim.used.filter((space) => space !== turned);
  return { ...next, lost: isLost ? turned : null, rims: withOf(tracking.rims, active, { turned, used }) };
}

const withRim = (tracking: Tracking, used: readonly Space[]): Tracking => ({
  ...tracking,
  rims: withOf(tracking.rims, tracking.active, { ...tracking.rims[tracking.active], used }),
});

/** The Axis has won as soon as it has the points (F-180). */
const withPoints = (tracking: Tracking, more: number): Tracking => {
  const points = Math.min(GOAL, tracking.points + more);
  return points < GOAL ? { ...tracking, points } : { ...tracking, points, phase: 'over', winner: AXIS };
};

const produces = (tracking: Tracking, active: Side): Tracking => ({
  ...tracking,
  phase: 'produce',
  active,
  steps: 0,
});

/** The side that goes first at the end of a year: the one without the advantage. */
const firstAtEnd = ({ advantage }: Tracking): Side => otherOf(advantage);

/** The next step at the end of a year. */
function stepOn(tracking: Tracking): Tracking {
  const { phase, active } = tracking;
  const first = firstAtEnd(tracking);
  switch (phase) {
    case 'score':
      return { ...tracking, phase: 'win' };
    case 'win':
      return produces(tracking, isLast(tracking) ? AXIS : first);
    case 'produce':
      if (isLast(tracking)) return { ...tracking, phase: 'victory' };
      return active === first
        ? produces(tracking, otherOf(first))
        : { ...tracking, phase: 'remove', active: first };
    case 'remove':
      return active === first ? { ...tracking, active: otherOf(first) } : { ...tracking, phase: 'entries' };
    case 'entries':
      return {
        ...tracking,
        phase: 'cards',
        intel: [allReady(tracking.intel[0]), allReady(tracking.intel[1])],
      };
    case 'cards':
      return { ...tracking, phase: 'first', year: tracking.year + 1, winter: false };
    default:
      return tracking;
  }
}

const allReady = ({ ready, used }: Tokens): Tokens => ({ ready: ready + used, used: 0 });
const owned = ({ ready, used }: Tokens): number => ready + used;

/** Who enters the war when the year is over (F-105). */
function entering(tracking: Tracking): readonly Entering[] {
  const { year } = tracking;
  const usa = isOn(tracking, 'usa-end-1940') ? 0 : 1;
  return [
    ...(year === 0 && !isOn(tracking, 'balkans-scores-1940') ? (['balkans'] as const) : []),
    ...(year === usa ? (['usa'] as const) : []),
    ...(year === 2 ? (['ussr'] as const) : []),
  ];
}

const agedOn = (rim: Rim): readonly Aged[] =>
  rim.used.map((space) => ({ space, age: ageOf({ turned: rim.turned, plans: [] }, space) }));

type Now = Standing<StatementId, TrackerSaid>['now'];

function nowOf(tracking: Tracking): Now {
  const { phase, active: who, year, winter, points, advantage, rims, lost, industry } = tracking;
  switch (phase) {
    case 'first':
      return { says: { says: 'askFirst', year, points }, rules: ['F-011'] };
    case 'turn': {
      const window = rims[who].used.length > 0 || lost !== null ? rims[who].turned : null;
      const operations = [agedOn(rims[0]), agedOn(rims[1])] as const;
      const said = { who, year, winter, points, advantage, window, lost, operations };
      return { says: { says: 'turnNow', ...said }, rules: ['F-020', 'F-021', 'F-045'] };
    }
    case 'score': {
      const balkans = year === 0 && isOn(tracking, 'balkans-scores-1940');
      return { says: { says: 'scoreNow', points, balkans }, rules: ['F-100', 'F-093'] };
    }
    case 'win':
      return { says: { says: 'winNow' }, rules: ['F-101'] };
    case 'produce':
      return {
        says: { says: 'produceNow', who, industry: industry[who], points, isLast: isLast(tracking) },
        rules: isLast(tracking) ? ['F-107', 'F-113'] : ['F-102', 'F-110', 'F-112'],
      };
    case 'remove':
      return { says: { says: 'removeNow', who }, rules: ['F-103'] };
    case 'entries': {
      const those = entering(tracking);
      return {
        says: { says: 'entriesNow', entering: those },
        rules: those.length === 0 ? ['F-104'] : ['F-104', 'F-105'],
      };
    }
    case 'cards':
      return {
        says: { says: 'cardsNow', year: year + 1, isNew: setOfYear(year + 1) !== null },
        rules: ['F-106'],
      };
    case 'victory':
      return { says: { says: 'victoryNow', points }, rules: ['F-182'] };
    case 'over':
      return {
        says: { says: 'wonNow', who: tracking.winner ?? ALLIES, points },
        rules: points >= GOAL ? ['F-180'] : ['F-171', 'F-182'],
      };
  }
}

const press = (
  player: Side,
  id: string,
  says: TrackerSaid,
  more: Partial<Pick<Press, 'track' | 'sure'>> = {},
): Press<TrackerSaid> => ({ id: `${id} ${player}`, player, says, track: null, sure: false, ...more });

const INTEL_TRACK = 0;
const INDUSTRY_TRACK = 1;

/** Buttons to use a token, for both sides: a look can be blocked and the block outbid. */
const using = ({ intel }: Tracking): readonly Press<TrackerSaid>[] =>
  SIDES.flatMap((side) =>
    intel[side].ready === 0
      ? []
      : [
          press(
            side,
            'use',
            { says: 'usePress' },
            { track: { of: INTEL_TRACK, mark: intel[side].ready - 1 } },
          ),
        ],
  );

function turnPresses(tracking: Tracking): readonly Press<TrackerSaid>[] {
  const { active, rims, planned, winter, advantage } = tracking;
  const { turned, used } = rims[active];
  return [
    ...(planned || used.includes(turned)
      ? []
      : [press(active, 'plan', { says: 'planPress', space: turned })]),
    ...used.map((space) => press(active, `away-${space}`, { says: 'awayPress', space })),
    ...using(tracking),
    press(advantage, 'advantage', { says: 'advantagePress' }),
    ...(winter ? [] : [press(active, 'winter', { says: 'winterPress' })]),
    press(active, 'end', { says: 'endPress' }),
    ...(winter ? [press(active, 'year', { says: 'yearPress' }, { sure: true })] : []),
    press(ALLIES, 'germany', { says: 'germanyPress' }, { sure: true }),
  ];
}

const scoring = (most: number): readonly Press<TrackerSaid>[] =>
  [1, 5, 10]
    .filter((points) => points <= most)
    .map((points) => press(AXIS, `points-${points}`, { says: 'pointsPress', points }));

function productionPresses(tracking: Tracking): readonly Press<TrackerSaid>[] {
  const { active, industry, steps } = tracking;
  const points = active === AXIS ? scoring(1) : [];
  const next = press(active, 'next', { says: 'nextPress' });
  if (isLast(tracking)) return [...points, next];
  const mark = INDUSTRY.find((space) => space > industry[active]);
  const mayBuild = steps === 0 || !isOn(tracking, 'one-industry-step');
  const hasTokens = tokensFor(tracking) > 0;
  return [
    ...(mark === undefined || !mayBuild
      ? []
      : [press(active, 'industry', { says: 'industryPress' }, { track: { of: INDUSTRY_TRACK, mark } })]),
    ...(hasTokens ? [press(active, 'tokens', { says: 'tokensPress' })] : []),
    ...points,
    next,
  ];
}

function pressesOf(tracking: Tracking): readonly Press<TrackerSaid>[] {
  const { phase, active } = tracking;
  switch (phase) {
    case 'first':
      return SIDES.map((who) => press(who, 'first', { says: 'firstPress', who }));
    case 'turn':
      return turnPresses(tracking);
    case 'score':
      return [...scoring(GOAL), press(AXIS, 'next', { says: 'scoredPress' })];
    case 'produce':
      return productionPresses(tracking);
    case 'victory':
      return [
        press(AXIS, 'holds', { says: 'holdsPress' }, { sure: true }),
        press(ALLIES, 'lacks', { says: 'lacksPress' }, { sure: true }),
      ];
    case 'over':
      return [];
    default:
      return [press(phase === 'remove' ? active : AXIS, 'next', { says: 'nextPress' })];
  }
}

/** Tokens for one point: two, or the last one left (F-A28); with no-intel-cap the side's track is the limit. */
const tokensFor = (tracking: Tracking): number => {
  const { intel, active } = tracking;
  const held = owned(intel[active]) + (isOn(tracking, 'no-intel-cap') ? 0 : owned(intel[otherOf(active)]));
  return Math.min(TOKENS_BOUGHT, INTEL_TOKENS - held);
};

/** Adds bought tokens, which are ready at once (F-A29). */
function withTokens(tracking: Tracking): Tracking {
  const { intel, active } = tracking;
  const ready = intel[active].ready + tokensFor(tracking);
  return { ...tracking, intel: withOf(intel, active, { ...intel[active], ready }) };
}

const over = (tracking: Tracking, winner: Side): Tracking => ({ ...tracking, phase: 'over', winner });

function pressed(tracking: Tracking, id: string): Tracking {
  const [verb = '', of = ''] = id.split(' ');
  const [what = '', number = ''] = verb.split('-');
  const side: Side = of === '1' ? 1 : 0;
  const { active, intel, industry, rims } = tracking;
  const { turned, used } = rims[active];
  switch (what) {
    case 'first':
      return beginTurn(tracking, side);
    case 'plan':
      return { ...withRim(tracking, [...used, turned]), planned: true };
    case 'away':
      return withRim(
        tracking,
        used.filter((space) => space !== Number(number)),
      );
    case 'use': {
      const tokens = intel[side];
      return { ...tracking, intel: withOf(intel, side, { ready: tokens.ready - 1, used: tokens.used + 1 }) };
    }
    case 'advantage':
      return { ...tracking, advantage: otherOf(side) };
    case 'winter':
      return { ...tracking, winter: true };
    case 'end':
      return beginTurn(tracking, otherOf(active));
    case 'year':
      return { ...tracking, phase: 'score' };
    case 'points':
      return withPoints(tracking, Number(number));
    case 'industry': {
      const mark = INDUSTRY.find((space) => space > industry[side]) ?? industry[side];
      return { ...tracking, steps: tracking.steps + 1, industry: withOf(industry, side, mark) };
    }
    case 'tokens':
      return withTokens(tracking);
    case 'holds':
      return over(tracking, AXIS);
    case 'germany':
    case 'lacks':
      return over(tracking, ALLIES);
    default:
      return stepOn(tracking);
  }
}

const EMPTY: Rim = { turned: 0, used: [] };

export const fogTracker: Tracker<Tracking, StatementId, TrackerSaid> = {
  seats: SEATS,
  tracks: [
    { says: { says: 'trackIntel' }, most: INTEL_TOKENS },
    { says: { says: 'trackIndustry' }, most: INDUSTRY.at(-1) ?? 0 },
  ],
  active: null,
  options: ['balkans-scores-1940', 'one-industry-step', 'no-intel-cap', 'usa-end-1940'],
  begin: (options) => ({
    phase: 'first',
    active: AXIS,
    year: 0,
    winter: false,
    points: 0,
    advantage: AXIS,
    intel: [
      { ready: START.axis.intel, used: 0 },
      { ready: START.allies.intel, used: 0 },
    ],
    industry: [START.axis.industry, START.allies.industry],
    rims: [EMPTY, EMPTY],
    planned: false,
    lost: null,
    steps: 0,
    winner: null,
    options,
  }),
  shows: (tracking) => {
    const { phase, active, year, intel, industry } = tracking;
    const isOwn = phase === 'turn' || phase === 'produce' || phase === 'remove';
    return {
      round: year + 1,
      rounds: LAST_YEAR + 1,
      active: null,
      turn: isOwn ? active : null,
      marks: [[intel[0].ready, intel[1].ready], industry],
      now: nowOf(tracking),
      presses: pressesOf(tracking),
      over: phase === 'over',
    };
  },
  pressed,
};
