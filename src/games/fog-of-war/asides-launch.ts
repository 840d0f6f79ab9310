/** The rules of supply and of countries that are at work when an operation is launched. */
import type { Reason } from './asides.ts';
import { areaOf, BALKANS, isArea, isSea, numberOf, RUHR, URALS, type AreaNumber } from './areas.ts';
import type { Move, MoveOf } from './move.ts';
import { isEmpty } from './pile.ts';
import { isMinor, isNeutral, isSovietNeutral } from './politics.ts';
import {
  ALLIES,
  controllerOf,
  garrisonOf,
  planFor,
  quagmireAt,
  SIDES,
  SPACES,
  type War,
} from './position.ts';
import { isFriendly, reachesQuagmire, sourcesOf, supplying, waysTo, wayTo } from './supply.ts';

const NORTH_SEA = numberOf('northsea');

export function launchAsides(before: War, move: Move, after: War): readonly Reason[] {
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

/** Whether a side has lost an operation because its target has joined it. */
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
