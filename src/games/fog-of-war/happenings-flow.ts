/** What comes of a move beyond itself: areas that change hands, turns, winter, the year’s end, and who has won. */
import { ALL_AREAS, areaOf, BALKANS, FALLING, type AreaNumber } from './areas.ts';
import { flows, happens, when, type Event } from './happening.ts';
import type { Move } from './move.ts';
import { outcome } from './outcome.ts';
import { isGermanyTaken } from './politics.ts';
import { battleIn } from './moves.ts';
import { voidPlans } from './reveal.ts';
import { AXIS, controllerOf, isUsaIn, keptOf, quagmireAt, SIDES, SPACES, type War } from './position.ts';
import { pointsOf } from './year.ts';

export const flowEvents = (before: War, move: Move, after: War): readonly Event[] => [
  ...handEvents(before, move, after),
  ...quagmireEvents(before, after),
  ...when(!before.winter && after.winter, () => happens('F-026', { says: 'winterComes' })),
  ...yearEvents(before, after),
  ...turnEvents(before, move, after),
  ...endEvents(before, after),
];

/** The rule by which an area passes to somebody. */
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

/** A quagmire has begun, or is over because its area has changed sides: so are operations against it (F-A19). */
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

/** A turn has begun: the wheel is turned, an old operation is lost, and quagmires are due. */
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
