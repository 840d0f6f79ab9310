/** The rules that are at work when a year ends, when areas change sides, and when the war is over. */
import { top } from '../../referee/frames.ts';
import type { Reason } from './asides.ts';
import { ALL_AREAS, BALKANS, FALLING, type AreaNumber } from './areas.ts';
import type { Move } from './move.ts';
import { isEmpty } from './pile.ts';
import { isGermanyTaken, isNeutral } from './politics.ts';
import {
  ALLIES,
  AXIS,
  controllerOf,
  DECK,
  isUsaIn,
  pileIn,
  quagmireAt,
  SIDES,
  type War,
} from './position.ts';
import { suppliedAreas } from './supply.ts';
import { LAST_YEAR, productionOf, resourcesOf } from './year.ts';

export const yearAsides = (before: War, move: Move, after: War): readonly Reason[] => [
  ...scoredAsides(before, after),
  ...productionAsides(before, move),
  ...(move.kind === 'remove' ? (['F-032'] as const) : []),
  ...newYearAsides(before, after),
  ...fallenAsides(before, after),
  ...overAsides(before, move, after),
];

const isEnding = ({ waits }: War): boolean => waits.some(({ kind }) => kind === 'entries');
/** Whether the points of a year have been counted by a move; it may have ended the war. */
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

/** Paris or Britain has fallen: which areas go with it, and which do not. */
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
