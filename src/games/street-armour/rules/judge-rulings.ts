import type { FixedId } from '../../../../content/street-armour/rulings.ts';
import type { StatementId } from '../../../../content/street-armour/statements.ts';
import { inFrontHalf } from '../../../referee/geometry/sectors.ts';
import type { Ruled } from '../../../referee/verdict.ts';
import { isEmpty, nextTo } from './board-squares.ts';
import type { Move } from './move.ts';
import { drivingOf, gridOf, numberOf, reachOf, stepsOf } from './movement-points.ts';
import { leftToPut } from './moves.ts';
import type { OptionId } from './options.ts';
import { endingOf } from './outcome.ts';
import { play } from './play.ts';
import { ALL_TILES, otherOf, PLAYERS, sameSquare, tankAt, withOf, type Armour } from './position.ts';
import { diceFor, hasMoved, measured } from './shooting.ts';
import { beginTurn, SET_UP, type Draft } from './turns.ts';
import type { Violation } from './violations.ts';

/** Which rulings have a say in an answer, and whether it would be the opposite under their other reading. */

/** The statement that an option turns round, of those that can make a try legal or not. */
export const OPTION_RULES = {
  'many-dice': 'C-A01',
  'back-combines': 'C-A02',
  'gap-any': 'C-A04',
  'gap-never': 'C-A04a',
  'corner-any': 'C-A06',
  'corner-never': 'C-A06a',
  'ruler-up': 'C-A05',
  'ruler-squares': 'C-A05a',
  'damaged-ahead': 'C-A30',
  'damaged-uncounted': 'C-A12',
  'flag-edges': 'C-A17',
} as const satisfies Partial<Record<OptionId, StatementId>>;
export type DecidingOption = keyof typeof OPTION_RULES;

export const OPTIONS_BY_MOVE = {
  flag: ['flag-edges'],
  move: ['many-dice', 'back-combines', 'gap-any', 'gap-never'],
  shoot: ['corner-any', 'corner-never', 'ruler-up', 'ruler-squares', 'damaged-ahead'],
  throw: ['damaged-uncounted'],
} as const satisfies Partial<Record<Move['kind'], readonly DecidingOption[]>>;

type ArmourRuled = Ruled<StatementId, DecidingOption>;
type Differs = ArmourRuled['differs'];

/** A try that is judged, and what stands in its way. */
export interface JudgedMove {
  readonly position: Armour;
  readonly move: Move;
  readonly found: readonly Violation[];
  /** What would stand in its way in another position. */
  readonly barsIn: (position: Armour) => readonly Violation[];
}

const isAllowed = ({ found }: JudgedMove): boolean => found.length === 0;
/** Whether the answer is the opposite in the position that the other reading would have come to. */
const differsIn = (tried: JudgedMove, position: Armour): boolean =>
  (tried.barsIn(position).length === 0) !== isAllowed(tried);
const isRefusedAs = ({ found }: JudgedMove, ...says: readonly Violation['why']['says'][]): boolean =>
  found.some(({ why }) => says.includes(why.says));

/** These are about what comes of moves, or of the end of a turn, and never about what may be done. */
const never = (): boolean => false;

/** What the other reading of each ruling without an option makes of an answer. */
const FIXED: Readonly<Record<FixedId, (tried: JudgedMove) => Differs>> = {
  'C-A34': moreTanks,
  // Each would choose at this time and of the same tanks; one of them would have seen the other’s.
  'C-A24': never,
  'C-A14': unthrown,
  'C-A43': sideBySide,
  'C-A31': flagAnywhere,
  'C-A26': extraForMover,
  'C-A25': mixed,
  'C-A11': backWithoutSteps,
  'C-A08': atTheSameTime,
  'C-A03': stepsCount,
  'C-A09': never,
  'C-A29': never,
  'C-A27': inVain,
  'C-A46': capturedBefore,
  'C-A32': never,
  'C-A48': never,
  'C-A33': goesOn,
};
const FIXED_IDS = Object.keys(FIXED) as readonly FixedId[];

/** Rulings without an option that have a say: the answer turns on them, or they are what is broken. */
export const rulingsWithoutOption = (tried: JudgedMove): ArmourRuled[] =>
  FIXED_IDS.flatMap((rule) => {
    const differs = FIXED[rule](tried);
    const isBroken = tried.found.some((bar) => bar.rule === rule);
    return differs !== false || isBroken ? [{ rule, option: null, differs }] : [];
  });

/** How many sets are at hand is nothing that a position of twelve tiles remembers. */
function moreTanks(tried: JudgedMove): Differs {
  const { position, move } = tried;
  return move.kind === 'team' && differsIn(tried, { ...position, window: ALL_TILES }) && 'perhaps';
}

/** Nobody throws for who goes first, and either may. */
function unthrown(tried: JudgedMove): Differs {
  const { position, move } = tried;
  if (position.stage !== 'first') return false;
  if (move.kind === 'throw') return isAllowed(tried);
  const begun = PLAYERS.map((first) =>
    first === 0
      ? play({ ...position, active: 1, thrown: 12 }, { kind: 'throw', dice: [1, 1] })
      : play({ ...position, active: 1, thrown: 2 }, { kind: 'throw', dice: [6, 6] }),
  );
  return begun.some((other) => differsIn(tried, other)) && 'perhaps';
}

/** Whoever goes first sets up all they have before the other side begins. */
function sideBySide(tried: JudgedMove): Differs {
  const { position } = tried;
  const { stage, active, first } = position;
  const now = SET_UP.findIndex((kind) => kind === stage);
  if (now === -1 || active === first || !isAllowed(tried)) return false;
  return SET_UP.slice(now).some((kind) => leftToPut({ ...position, stage: kind }, first) > 0);
}

function flagAnywhere({ position, move, found }: JudgedMove): Differs {
  const isElsewhere = found.length > 0 && found.every(({ rule }) => rule === 'C-A31');
  return move.kind === 'flag' && isElsewhere && isEmpty(position, move.at);
}

/** Where a die more than was thrown is left, a tank that has had its die may take it. */
function extraForMover(tried: JudgedMove): Differs {
  const { position, move } = tried;
  if (move.kind !== 'move' || !isRefusedAs(tried, 'hadItsDie')) return false;
  const { dice, runs, active, options } = position;
  const isMore = dice.length + runs.length === diceFor(position, active) + 1;
  const isSame = dice.every((die) => die === move.die);
  return isMore && isSame && differsIn(tried, { ...position, options: { ...options, 'many-dice': true } });
}

/** A tank goes on with its own die after others have moved; which one it had is nothing that a position remembers. */
function mixed(tried: JudgedMove): Differs {
  const { position, move } = tried;
  if (move.kind !== 'move' || !isRefusedAs(tried, 'hadItsDie', 'noDie')) return false;
  const place = tankAt(position, move.from);
  const [tank, run] = [position.tanks[place], position.runs.find((one) => one.tank === place)];
  if (tank === undefined || run === undefined) return false;
  const { combines } = drivingOf(position, place, 0);
  if (run.backed && !combines) return false;
  const steps = stepsOf(tank, move.die);
  const driving = (budget: number) => {
    const all = drivingOf(position, place, budget);
    return { ...all, mayBack: all.mayBack && combines };
  };
  const start = { ...position, tanks: position.tanks.with(place, { ...tank, ...run.from }) };
  const grid = gridOf(position);
  const used = reachOf(start, run.from, driving(steps)).forward.get(numberOf(grid, tank))?.cost ?? steps;
  const to = numberOf(grid, { ...move.to, facing: move.facing });
  const { forward, back } = reachOf(position, tank, driving(steps - used));
  return to !== numberOf(grid, tank) && (forward.has(to) || back.has(to)) && 'perhaps';
}

function backWithoutSteps(tried: JudgedMove): Differs {
  const { position, move } = tried;
  if (move.kind !== 'move' || !isRefusedAs(tried, 'noSteps')) return false;
  const place = tankAt(position, move.from);
  const tank = position.tanks[place];
  if (tank === undefined) return false;
  const { back } = reachOf(position, tank, { ...drivingOf(position, place, 1), combines: false });
  return back.has(numberOf(gridOf(position), { ...move.to, facing: move.facing }));
}

/** A wreck of this turn would still be a tank; which of several it is, or whether one was only damaged, is not remembered. */
function atTheSameTime(tried: JudgedMove): Differs {
  const { position, move } = tried;
  if (move.kind !== 'shoot' || !position.hit || !isRefusedAs(tried, 'wreckAlready')) return false;
  const { tanks, active, options } = position;
  const aimed = tankAt(position, move.at);
  const target = tanks[aimed];
  if (target === undefined || target.owner === active) return false;
  const other = { ...position, tanks: tanks.with(aimed, { ...target, state: 'sound' }) };
  if (!differsIn(tried, other)) return false;
  const wrecks = tanks.filter(({ owner, state }) => owner !== active && state === 'wreck');
  return wrecks.length === 1 && !options.damage ? true : 'perhaps';
}

/** A tank that took steps back to where it stood would have moved. */
function stepsCount(tried: JudgedMove): Differs {
  const { position, move } = tried;
  if (move.kind !== 'shoot' || !isAllowed(tried)) return false;
  const place = tankAt(position, move.from);
  const tank = position.tanks[place];
  const hasRun = position.runs.some((run) => run.tank === place);
  return (
    tank !== undefined && hasRun && !hasMoved(position, place) && !inFrontHalf(tank.facing, tank, move.at)
  );
}

function inVain(tried: JudgedMove): Differs {
  const { position, move } = tried;
  if (move.kind !== 'shoot' || !isAllowed(tried)) return false;
  const place = tankAt(position, move.from);
  const [tank, target] = [position.tanks[place], position.tanks[tankAt(position, move.at)]];
  if (tank === undefined || target === undefined) return false;
  const { needs, gives } = measured(position, place, tank, target);
  return gives < needs;
}

/** Flags that a tank stood next to as this turn began would be gone, and the game might be over. */
function capturedBefore(tried: JudgedMove): Differs {
  const { position } = tried;
  const { stage, active, tanks, runs, flags, turns, options } = position;
  if (!['throw', 'move', 'shoot'].includes(stage) || turns[active] === 0) return false;
  const enemy = otherOf(active);
  const began = tanks.flatMap((tank, place) =>
    tank.owner === active && tank.state !== 'wreck'
      ? [runs.find((run) => run.tank === place)?.from ?? tank]
      : [],
  );
  const standing = flags[enemy].filter(
    (flag) => !nextTo(options, flag).some((square) => began.some((tank) => sameSquare(square, tank))),
  );
  if (standing.length === flags[enemy].length) return false;
  const other = { ...position, flags: withOf(flags, enemy, standing) };
  return differsIn(tried, endingOf(other) === null ? other : { ...other, stage: 'over' });
}

/** A game that was ended by turns without a loss. */
function goesOn(tried: JudgedMove): Differs {
  const { position } = tried;
  if (position.stage !== 'over' || endingOf(position)?.by !== 'quiet') return false;
  const draft: Draft = { ...position, quiet: 0 };
  beginTurn(draft, otherOf(position.active));
  return differsIn(tried, draft);
}
