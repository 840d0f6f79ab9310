import type { FixedId } from '../../../../content/street-armour/rulings.ts';
import type { StatementId } from '../../../../content/street-armour/statements.ts';
import { inFrontHalf } from '../../../geometry/sectors.ts';
import type { Ruled } from '../../../referee/verdict.ts';
import { otherOf, withOf } from '../../../referee/seats.ts';
import { isEmpty, nextTo } from './board-squares.ts';
import type { Move } from './move.ts';
import { drivingOf, gridOf, numberOf, reachOf, stepsOf } from './movement-points.ts';
import { leftToPut } from './moves.ts';
import type { OptionId } from './options.ts';
import { endingOf } from './outcome.ts';
import { play } from './play.ts';
import { ALL_TILES, PLAYERS, sameSquare, tankAt, type Armour } from './position.ts';
import { diceFor, hasMoved, measured } from './shooting.ts';
import { beginTurn, SET_UP, type Draft } from './turns.ts';
import type { Violation } from './violations.ts';

/** Which rulings a verdict rests on, and whether it would be the opposite under their other reading. */

/** The statement that an option reverses, for the options that can change whether a move is legal. */
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

/** A move being judged, and the rules that it breaks. */
export interface JudgedMove {
  readonly position: Armour;
  readonly move: Move;
  readonly found: readonly Violation[];
  /** The rules that it would break in another position. */
  readonly barsIn: (position: Armour) => readonly Violation[];
}

const isAllowed = ({ found }: JudgedMove): boolean => found.length === 0;
/** Whether the verdict is the opposite in the position that the other reading would have led to. */
const differsIn = (tried: JudgedMove, position: Armour): boolean =>
  (tried.barsIn(position).length === 0) !== isAllowed(tried);
const isRefusedAs = ({ found }: JudgedMove, ...says: readonly Violation['why']['says'][]): boolean =>
  found.some(({ why }) => says.includes(why.says));

/**
 * For rulings on what results from moves or from the end of a turn: they never change whether a move is
 * legal.
 */
const never = (): boolean => false;

/** For each ruling without an option: whether its other reading would change the verdict. */
const FIXED: Readonly<Record<FixedId, (tried: JudgedMove) => Differs>> = {
  'C-A34': moreTanks,
  // Each player would choose at this time and from the same tanks, but one would have seen the other's
  // choice.
  'C-A24': never,
  'C-A14': unthrown,
  'C-A43': sideBySide,
  'C-A31': flagAnywhere,
  'C-A26': extraForMover,
  'C-A25': goesOnLater,
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

/**
 * The rulings without an option that a verdict rests on: it would differ without them, or they are broken.
 */
export const rulingsWithoutOption = (tried: JudgedMove): ArmourRuled[] =>
  FIXED_IDS.flatMap((rule) => {
    const differs = FIXED[rule](tried);
    const isBroken = tried.found.some((bar) => bar.rule === rule);
    return differs !== false || isBroken ? [{ rule, option: null, differs }] : [];
  });

/** A position of twelve tiles does not say whether a second set is at hand, so the answer is “perhaps”. */
function moreTanks(tried: JudgedMove): Differs {
  const { position, move } = tried;
  return move.kind === 'team' && differsIn(tried, { ...position, window: ALL_TILES }) && 'perhaps';
}

/** Other reading: nobody throws for who goes first; either side may. */
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

/** Other reading: the first side sets up everything before the other begins. */
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

/** Other reading: a tank that has had its die may take the extra die of equal dice. */
function extraForMover(tried: JudgedMove): Differs {
  const { position, move } = tried;
  if (move.kind !== 'move' || !isRefusedAs(tried, 'hadItsDie')) return false;
  const { dice, runs, active, options } = position;
  const isMore = dice.length + runs.length === diceFor(position, active) + 1;
  const isSame = dice.every((die) => die === move.die);
  return isMore && isSame && differsIn(tried, { ...position, options: { ...options, 'many-dice': true } });
}

/**
 * Other reading: a tank may continue with its own die after others have moved. The position does not record
 * that die, so “perhaps”.
 */
function goesOnLater(tried: JudgedMove): Differs {
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

/**
 * Other reading: all shots are simultaneous, so a wreck of this turn may be shot at. “Perhaps” where the
 * position does not say which wreck is of this turn.
 */
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

/** Other reading: a tank that drove and came back to its pose has moved. */
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

/** Other reading: flags next to a tank are captured as the turn begins, which may end the game. */
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

/** Other reading: turns without a loss do not end the game. */
function goesOn(tried: JudgedMove): Differs {
  const { position } = tried;
  if (position.stage !== 'over' || endingOf(position)?.by !== 'quiet') return false;
  const draft: Draft = { ...position, quiet: 0 };
  beginTurn(draft, otherOf(position.active));
  return differsIn(tried, draft);
}
