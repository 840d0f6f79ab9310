/** Rulings without an option: whether their other reading would reverse the verdict on a move. */
import { DIAL, INDUSTRY } from '../../../../cards/fog-of-war/data/components.ts';
import type { StatementId } from '../../../../content/fog-of-war/statements.ts';
import type { Ruled } from '../../../referee/verdict.ts';
import { otherOf } from '../../../referee/seats.ts';
import { besideOf, isArea, isSea, SOVIETS, type AreaNumber } from './areas.ts';
import type { Bar } from './violations.ts';
import { groundOf, payments } from './battle.ts';
import { type Move, type MoveOf, battleIn, launchFault } from './moves.ts';
import { isEmpty, NONE, strengthOf } from './card-counts.ts';
import { isNeutral } from './countries.ts';
import { ageOf, AXIS, controllerOf, garrisonOf, neutralsAt, quagmireAt, type War } from './position.ts';
import {
  isLaunchPlace,
  launchPlaces,
  passableSeas,
  setsOf,
  sourcesOf,
  supplied,
  supplying,
  waysTo,
  type Way,
} from './supply.ts';
import { pointsForSale, resourcesOf } from './year.ts';

/** Whether the move would be legal by the other reading; null if that reading does not bear on it. */
type Otherwise<M> = (position: War, move: M, found: readonly Bar[]) => boolean | 'perhaps' | null;
type Readings<K extends Move['kind']> = Readonly<Partial<Record<StatementId, Otherwise<MoveOf<K>>>>>;

/** Whether the move breaks no rules but these. */
const isLegalBut = (found: readonly Bar[], ...rules: readonly StatementId[]): boolean =>
  found.every(({ rule }) => rules.includes(rule));

type Ways = (position: War, at: AreaNumber) => readonly Way[];
const ours: Ways = (position, at) => waysTo(position, position.active, at);

/** Judges a launch as if these were the ways to its target. */
const byWays =
  (
    waysOf: Ways,
    isBarred = (position: War, at: AreaNumber) => launchFault(position, at) !== null,
  ): Otherwise<MoveOf<'launch'>> =>
  (position, { space, from, via }) => {
    const wheel = position.wheels[position.active];
    const at = wheel.plans[space] ?? null;
    if (at === null || DIAL[ageOf(wheel, space)]?.launch !== true || isBarred(position, at)) return null;
    const ways = waysOf(position, at);
    return from === null
      ? ways.length === 0
      : ways.some((way) => way.from === from && way.via.join() === via.join());
  };
const isOnSea = ({ from }: Way): boolean => isArea(from) && isSea(from);

/** Supply by land takes precedence over sea. */
const landFirst: Ways = (position, at) => {
  const ways = ours(position, at);
  return ways.every(isOnSea) ? ways : ways.filter((way) => !isOnSea(way));
};

/** Sources in quagmire may launch too. */
const fromStuckSources: Ways = (position, at) => {
  const { active } = position;
  const stuck = besideOf(active, at).filter(
    (place) =>
      sourcesOf(position, active).includes(place) &&
      quagmireAt(position, place) !== undefined &&
      isLaunchPlace(position, place, at),
  );
  return [...ours(position, at), ...stuck.map((from) => ({ from, via: [] }))];
};

/** Supply may pass any seas the attacker likes, not only the fewest. */
const pastAnySeas: Ways = (position, at) => {
  const { active } = position;
  return setsOf(passableSeas(position, active)).flatMap((via) => {
    const reached = supplied(position, active, via);
    return via.every((sea) => reached.has(sea))
      ? launchPlaces(position, active, at, via).map((from) => ({ from, via }))
      : [];
  });
};

const LAUNCHES: Readings<'launch'> = {
  'F-A16': byWays(landFirst),
  'F-A17': byWays(fromStuckSources),
  'F-A65': byWays(pastAnySeas),
  // A launch without supply is legal in the same cases by both readings; only its effect differs.
  'F-A52': byWays(ours),
  'F-A23': byWays(ours, (position, at) => launchFault(position, at) === 'quagmire'),
  'F-A54': byWays(ours, (position, at) => launchFault(position, at) === 'ussr'),
};

const PLACES: Readings<'place'> = {
  'F-A54': (position, { at }, found) => {
    const quagmire = quagmireAt(position, at);
    const defends = quagmire !== undefined && quagmire.attacker !== position.active;
    return found.length === 0 && !(isNeutral(position, at) && defends);
  },
  'F-A64': (position, { at }, found) => {
    const { active, options } = position;
    const binds = options['supply-and-defence'] && controllerOf(position, at) !== active;
    return found.length === 0 && !(binds && supplying(position, active, at).length === 0);
  },
};

const PLANS: Readings<'plan'> = {
  'F-A60': (_, __, found) => isLegalBut(found, 'F-A60'),
};

const LOOKS: Readings<'intel'> = {
  'F-A31': (position, { target }, found) => {
    if (target.kind !== 'area' || quagmireAt(position, target.at) === undefined) return null;
    const isOwn = !isEmpty(garrisonOf(position, position.active, target.at));
    return found.every(({ why }) => isOwn && why.says === 'nothingToSee');
  },
  'F-A61': (position, { target }, found) =>
    found.length === 0 &&
    !(
      target.kind === 'neutral' &&
      !SOVIETS.includes(target.at) &&
      controllerOf(position, target.at) === position.active
    ),
};

/** Half of an odd production is rounded up. Production follows from the map and the industry before it grew. */
const POINTS: Readings<'points'> = {
  'F-A26': (position, _, found) => {
    const wait = position.waits.at(-1);
    if (wait?.kind !== 'produce' || wait.seat !== AXIS) return null;
    const industry = INDUSTRY[INDUSTRY.findIndex((space) => space === position.industry[AXIS]) - wait.steps];
    const all = Math.min(resourcesOf(position, AXIS), industry ?? position.industry[AXIS]);
    // More points are left than that: only the author of the position knows why.
    if (found.length > 0 && wait.left > all - pointsForSale(position, all)) return 'perhaps';
    return (
      found.length === 0 || (isLegalBut(found, 'F-113') && all % 2 === 1 && pointsForSale(position, all) > 0)
    );
  },
};

const SPENDS: Readings<'spend'> = {
  'F-A13': (position, _, found) => found.length === 0 && battleIn(position)?.from !== null,
};

const PAYMENTS: Readings<'match'> = {
  'F-A55': (position, { cards, neutrals }) => {
    const [battle, wait] = [battleIn(position), position.waits.at(-1)];
    if (battle === null || wait?.kind !== 'match' || wait.attacks || position.options['loss-any-order'])
      return null;
    const { seat, at } = battle;
    const own = garrisonOf(position, otherOf(seat), at);
    if (isEmpty(own) || isEmpty(neutralsAt(position, at)) || strengthOf(own, groundOf(at)) > wait.need)
      return null;
    const alone = { ...position, neutrals: position.neutrals.with(at, NONE) };
    return payments(alone, battle, wait.need, false).some(
      (payment) => payment.cards.join() === cards.join() && payment.neutrals.join() === neutrals.join(),
    );
  },
};

const READINGS: { readonly [K in Move['kind']]?: Readings<K> } = {
  launch: LAUNCHES,
  place: PLACES,
  plan: PLANS,
  intel: LOOKS,
  points: POINTS,
  spend: SPENDS,
  match: PAYMENTS,
};

/** Refusals that are the same by all readings: it is not the time for the move. */
const NOT_NOW: readonly Bar['why']['says'][] = ['gameOver', 'chanceFirst', 'otherDecision'];

/** Rulings without an option that decide the verdict or that are cited in it. */
export function unswitched(
  position: War,
  move: Move,
  found: readonly Bar[],
): readonly Ruled<StatementId, never>[] {
  if (found.some(({ why }) => NOT_NOW.includes(why.says))) return [];
  const readings = READINGS[move.kind] as Readings<Move['kind']> | undefined;
  return Object.entries(readings ?? {}).flatMap(([id, otherwise]) => {
    const rule = id as StatementId;
    const legal = otherwise(position, move as never, found);
    const differs = legal === 'perhaps' ? legal : legal !== null && legal !== (found.length === 0);
    return differs || found.some((bar) => bar.rule === rule) ? [{ rule, option: null, differs }] : [];
  });
}
