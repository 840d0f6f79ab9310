import type { EventMark } from '../../../../cards/loopgraven/data/event-cards.ts';
import {
  FIGURES,
  INCOMES,
  LENGTH_TABLE,
  LENGTHS,
  TIER_COSTS,
} from '../../../../cards/loopgraven/data/tables.ts';
import type { StatementId } from '../../../../content/loopgraven/statements.ts';
import type { Press, Standing, Tracker } from '../../../referee/table/tracker.ts';
import {
  isGreen,
  orderOf,
  SEATS,
  sideOf,
  SIDES,
  withOf,
  type Four,
  type Player,
  type Side,
} from '../rules/position.ts';
import { withOptions } from '../rules/options.ts';
import type { TrackerSaid } from '../messages.ts';

/** The tracker for a real table: purses, income, the round card, and effects that expire. */
type Phase = 'length' | 'players' | 'first' | 'event' | 'turn' | 'over';

/** A card in force until the end of a round. */
interface Lasting {
  readonly mark: EventMark;
  readonly side: Side;
  readonly round: number;
}

export interface Tracking {
  readonly phase: Phase;
  readonly length: (typeof LENGTHS)[number];
  readonly players: 2 | 4;
  readonly first: Side;
  readonly round: number;
  readonly active: Player;
  /** The number of turns each player has begun. */
  readonly turns: Four<number>;
  readonly purses: Four<number>;
  readonly economy: Four<number>;
  /** Tokens that units in enemy trenches add to each income. */
  readonly bonus: Four<number>;
  /** Doubled incomes left. */
  readonly doubled: Four<number>;
  /** The income of the current turn. */
  readonly income: number;
  readonly lasting: readonly Lasting[];
  readonly winner: Side | null;
  readonly whiteFirst: boolean;
  readonly feetTwo: boolean;
  readonly doubleAll: boolean;
}

/** The highest bonus of a full trench: two tanks and four cars on six spaces. */
const MOST_BONUS = 2 * FIGURES.tank.bonus + 4 * FIGURES.car.bonus;

const isGreenNow = ({ round, whiteFirst }: Tracking): boolean =>
  isGreen({ round, options: withOptions(whiteFirst ? ['first-round-white'] : []) });

/** A player's next income; 0 in the first turn. */
function incomeOf({ turns, economy, bonus, doubled, doubleAll }: Tracking, who: Player): number {
  if (turns[who] === 0) return 0;
  const base = INCOMES[economy[who]] ?? 0;
  const more = doubled[who] === 0 ? 0 : doubleAll ? base + bonus[who] : base;
  return base + bonus[who] + more;
}

function beginTurn(tracking: Tracking, who: Player): Tracking {
  const { turns, purses, doubled } = tracking;
  const income = incomeOf(tracking, who);
  const uses = turns[who] > 0 && doubled[who] > 0;
  return {
    ...tracking,
    phase: 'turn',
    active: who,
    income,
    purses: withOf(purses, who, purses[who] + income),
    doubled: withOf(doubled, who, doubled[who] - (uses ? 1 : 0)),
    turns: withOf(turns, who, turns[who] + 1),
  };
}

function beginRound(tracking: Tracking): Tracking {
  const next = { ...tracking, round: tracking.round + 1 };
  const [first = 0] = orderOf(next);
  return isGreenNow(next) ? { ...next, phase: 'event', active: first } : beginTurn(next, first);
}

function afterTurn(tracking: Tracking): Tracking {
  const order = orderOf(tracking);
  const next = order[order.indexOf(tracking.active) + 1];
  if (next !== undefined) return beginTurn(tracking, next);
  return beginRound({ ...tracking, lasting: tracking.lasting.filter(({ round }) => round > tracking.round) });
}

function afterCard(tracking: Tracking): Tracking {
  const [one = 0, other = 1] = orderOf(tracking);
  return tracking.active === one ? { ...tracking, active: other } : beginTurn(tracking, one);
}

/** Cards with a duration in rounds; others take effect at once or are kept. */
const LASTING = { N1: 1, N2: 1, N4: 1, N6: 2 } as const satisfies Partial<Record<EventMark, number>>;
const LASTING_MARKS = ['N1', 'N2', 'N4', 'N6'] as const;

function withCard(tracking: Tracking, id: string): Tracking {
  const { active, round, doubled, lasting, feetTwo } = tracking;
  const side = sideOf(active);
  if (id === 'P5') {
    const of = (who: Player): number => (sideOf(who) === side ? 3 : doubled[who]);
    return afterCard({ ...tracking, doubled: [of(0), of(1), of(2), of(3)] });
  }
  const mark = LASTING_MARKS.find((one) => one === id);
  if (mark === undefined) return afterCard(tracking);
  const rounds = LASTING[mark] + (mark === 'N1' && feetTwo ? 1 : 0);
  return afterCard({ ...tracking, lasting: [...lasting, { mark, side, round: round + rounds - 1 }] });
}

const press = (
  player: Player,
  id: string,
  says: TrackerSaid,
  track: Press['track'] = null,
  sure = false,
): Press<TrackerSaid> => ({ id, player, says, track, sure });

/** Common prices: troops, ammunition, economy tiers. */
const PRICES = [4, 5, 6, 7, 8, 9, 10, 12, 14] as const;

function turnPresses(tracking: Tracking): readonly Press<TrackerSaid>[] {
  const { active: who, purses, economy, bonus } = tracking;
  const tier = economy[who] + 1;
  const cost = TIER_COSTS.economy[tier];
  return [
    ...PRICES.filter((price) => price <= purses[who]).map((tokens) =>
      press(who, `pay ${tokens}`, { says: 'payPress', tokens }),
    ),
    ...(cost !== undefined && cost <= purses[who]
      ? [press(who, 'tier', { says: 'tierPress' }, { of: 0, mark: tier })]
      : []),
    ...([2, 3, 4] as const).flatMap((tokens) => [
      ...(bonus[who] + tokens <= MOST_BONUS
        ? [press(who, `more ${tokens}`, { says: 'morePress', tokens })]
        : []),
      ...(bonus[who] >= tokens ? [press(who, `less ${tokens}`, { says: 'lessPress', tokens })] : []),
    ]),
    press(who, 'end', { says: 'endPress' }),
    ...SIDES.map((side) => press(who, `won ${side}`, { says: 'wonPress', side }, null, true)),
  ];
}

function pressesOf(tracking: Tracking): readonly Press<TrackerSaid>[] {
  switch (tracking.phase) {
    case 'length':
      return LENGTHS.map((length) => press(0, `length ${length}`, { says: 'lengthPress', length }));
    case 'players':
      return ([2, 4] as const).map((players) =>
        press(0, `players ${players}`, { says: 'playersPress', players }),
      );
    case 'first':
      return SIDES.map((side) => press(side, `first ${side}`, { says: 'firstPress', side }));
    case 'event':
      return [
        press(tracking.active, 'card none', { says: 'cardPress', mark: null }),
        ...([...LASTING_MARKS, 'P5'] as const).map((mark) =>
          press(tracking.active, `card ${mark}`, { says: 'cardPress', mark }),
        ),
        press(tracking.active, 'card other', { says: 'otherCardPress' }),
      ];
    case 'turn':
      return turnPresses(tracking);
    case 'over':
      return [];
  }
}

function pressed(tracking: Tracking, id: string): Tracking {
  const [verb = '', of = ''] = id.split(' ');
  const { active, purses, economy, bonus } = tracking;
  const count = Number(of);
  switch (verb) {
    case 'length':
      return { ...tracking, phase: 'players', length: LENGTHS.find((one) => one === of) ?? 'short' };
    case 'players': {
      const players = of === '4' ? 4 : 2;
      const { tokens } = LENGTH_TABLE[tracking.length];
      const begin = (player: Player): number => (player < players ? tokens : 0);
      return { ...tracking, phase: 'first', players, purses: [begin(0), begin(1), begin(2), begin(3)] };
    }
    case 'first':
      return beginRound({ ...tracking, first: of === '1' ? 1 : 0 });
    case 'card':
      return withCard(tracking, of);
    case 'pay':
      return { ...tracking, purses: withOf(purses, active, purses[active] - count) };
    case 'tier': {
      const cost = TIER_COSTS.economy[economy[active] + 1] ?? 0;
      return {
        ...tracking,
        purses: withOf(purses, active, purses[active] - cost),
        economy: withOf(economy, active, economy[active] + 1),
      };
    }
    case 'more':
      return { ...tracking, bonus: withOf(bonus, active, bonus[active] + count) };
    case 'less':
      return { ...tracking, bonus: withOf(bonus, active, bonus[active] - count) };
    case 'won':
      return { ...tracking, phase: 'over', winner: of === '1' ? 1 : 0 };
    default:
      return afterTurn(tracking);
  }
}

function nowOf(tracking: Tracking): Standing<StatementId, TrackerSaid>['now'] {
  const { phase, active: who, round, lasting, winner } = tracking;
  switch (phase) {
    case 'length':
      return { says: { says: 'askLength' }, rules: ['W-001'] };
    case 'players':
      return { says: { says: 'askPlayers' }, rules: ['W-A02'] };
    case 'first':
      return { says: { says: 'askFirst' }, rules: ['W-004', 'W-A30'] };
    case 'event':
      return { says: { says: 'rollsNow', side: sideOf(who), round }, rules: ['W-021', 'W-A33a'] };
    case 'turn': {
      const lasts = lasting.filter(({ side }) => side === sideOf(who)).map(({ mark }) => mark);
      const said = {
        who,
        round,
        green: isGreenNow(tracking),
        income: tracking.income,
        tokens: tracking.purses[who],
        bonus: tracking.bonus[who],
        lasts,
      };
      return { says: { says: 'turnNow', ...said }, rules: ['W-010', 'W-030'] };
    }
    case 'over':
      return { says: { says: 'wonNow', side: winner ?? 0 }, rules: ['W-070', 'W-071'] };
  }
}

const NOTHING: Four<number> = [0, 0, 0, 0];

export const loopTracker: Tracker<Tracking, StatementId, TrackerSaid> = {
  seats: SEATS,
  tracks: [{ says: { says: 'trackEconomy' }, most: 3 }],
  active: null,
  options: ['first-round-white', 'trench-feet-two', 'double-bonus'],
  begin: (on) => ({
    phase: 'length',
    length: 'short',
    players: 2,
    first: 0,
    round: 0,
    active: 0,
    winner: null,
    income: 0,
    turns: NOTHING,
    purses: NOTHING,
    economy: NOTHING,
    bonus: NOTHING,
    doubled: NOTHING,
    lasting: [],
    whiteFirst: on.includes('first-round-white'),
    feetTwo: on.includes('trench-feet-two'),
    doubleAll: on.includes('double-bonus'),
  }),
  shows: (tracking) => ({
    round: Math.max(1, tracking.round),
    rounds: null,
    active: null,
    turn: tracking.phase === 'turn' || tracking.phase === 'event' ? tracking.active : null,
    marks: [tracking.economy],
    now: nowOf(tracking),
    presses: pressesOf(tracking),
    over: tracking.phase === 'over',
  }),
  pressed,
};
