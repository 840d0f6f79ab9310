import {
  DICE_TABLE,
  DIE,
  FIGURES,
  PLAIN_DIE,
  type DieFace,
} from '../../../../cards/street-armour/data/box.ts';
import type { StatementId } from '../../../../content/street-armour/statements.ts';
import { inFrontHalf, sectorsOf, type Sector } from '../../../geometry/sectors.ts';
import { obstruction, type CornerRule, type Crossing } from '../../../geometry/sight.ts';
import { distance, type Metric } from '../../../geometry/squares.ts';
import { shutIn } from './board-squares.ts';
import type { Options } from './options.ts';
import { alive, samePose, type Armour, type Open, type Player, type Tank } from './position.ts';

/** The shortest distance of a shot (C-033). */
export const LEAST_DISTANCE = 2;

/** What shuts a line of fire through a corner (C-A06, C-A06a). */
export const cornerRule = (options: Options): CornerRule =>
  options['corner-never'] ? 'never' : options['corner-any'] ? 'any' : 'both';

export const metricOf = (options: Options): Metric =>
  options['ruler-squares'] ? 'chebyshev' : options['ruler-up'] ? 'euclid-ceil' : 'euclid-round';

/** The statement on measuring distance under the table’s options. */
export const distanceRule = (options: Options): StatementId =>
  options['ruler-squares'] ? 'C-A05a' : 'C-A05';

export const dieOf = (options: Options): readonly DieFace[] => (options['plain-dice'] ? PLAIN_DIE : DIE);

/** The sum of the small numbers of dice that show these large ones (C-034). */
export const smallSum = (options: Options, larges: readonly number[]): number =>
  larges.reduce((sum, large) => sum + (dieOf(options).find((face) => face.large === large)?.small ?? 0), 0);

/** How many dice a side throws (C-010, C-A12); the fewest if only tanks are left that do not count. */
export function diceFor(position: Pick<Open, 'tanks' | 'options'>, player: Player): number {
  const uncounted = position.options['damaged-uncounted'];
  const count = alive(position, player).filter(({ state }) => !uncounted || state === 'sound').length;
  return DICE_TABLE.findLast(({ tanks }) => count >= tanks)?.dice ?? DICE_TABLE[0].dice;
}

/** Whether a tank has moved in this turn (C-A03). */
export function hasMoved(position: Open, tank: number): boolean {
  const run = position.runs.find((one) => one.tank === tank);
  const now = position.tanks[tank];
  return run !== undefined && now !== undefined && !samePose(run.from, now);
}

/** Whether a tank may shoot ahead only. */
export const shootsAhead = (position: Open, tank: number): boolean =>
  hasMoved(position, tank) ||
  (position.options['damaged-ahead'] && position.tanks[tank]?.state === 'damaged');

/** What the rules measure of a shot. */
export interface Measured {
  readonly distance: number;
  /** What shuts the line of fire; null if it is clear. */
  readonly shutBy: Crossing | null;
  /** Whether the target is inside the shooter's arc of fire. */
  readonly inArc: boolean;
  readonly sector: Sector;
  readonly armour: number;
  /** The firepower needed to destroy. */
  readonly needs: number;
  /** The firepower of the dice and the gun. */
  readonly gives: number;
}

/** Which face of the target is hit (C-035, C-A07). */
export function sectorHit(options: Options, target: Tank, from: Tank): Sector {
  const sectors = sectorsOf(target.facing, target, from);
  return (options['tie-attacker'] ? sectors.at(-1) : sectors[0]) ?? 'front';
}

export const gunOf = (options: Options, { weight }: Pick<Tank, 'weight'>): number =>
  options['no-gun'] ? 0 : FIGURES[weight].gun;

/** Measures a shot, legal or not, between tanks on different squares. */
export function measured(position: Armour, shooter: number, from: Tank, target: Tank): Measured {
  const { options } = position;
  const away = distance(metricOf(options), from, target);
  const sector = sectorHit(options, target, from);
  const armour = FIGURES[target.weight][sector];
  return {
    distance: away,
    shutBy: obstruction(from, target, cornerRule(options), shutIn(position)),
    inArc: !shootsAhead(position, shooter) || inFrontHalf(from.facing, from, target),
    sector,
    armour,
    needs: away + armour,
    gives: position.fire + gunOf(options, from),
  };
}

/**
 * The state of the target after a shot; `over` is the firepower beyond what is needed (C-035, C-050, C-A13).
 */
export function stateAfterShot(
  { options }: Pick<Armour, 'options'>,
  { state }: Tank,
  over: number,
): Tank['state'] {
  if (over < 0) return state;
  if (over > 0 || !options.damage) return 'wreck';
  return state === 'damaged' && options['second-destroys'] ? 'wreck' : 'damaged';
}
