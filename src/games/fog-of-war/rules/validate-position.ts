/** Faults of a position whose parts are valid on their own, and the invariants of play. */
import { NEUTRALS, OPERATIONS } from '../../../../cards/fog-of-war/data/components.ts';
import type { StatementId } from '../../../../content/fog-of-war/statements.ts';
import { top } from '../../../referee/pending-stack.ts';
import type { Fault } from '../../../referee/game.ts';
import { otherOf } from '../../../referee/seats.ts';
import { ALL_AREAS, areaOf, idOf } from './areas.ts';
import { actorIn, moves } from './moves.ts';
import { DUMMY, KINDS, NONE, type Pile, countOf, holds, isEmpty, pileOf, plus } from './card-counts.ts';
import { isGermanyTaken } from './countries.ts';
import {
  LOSS,
  SIDES,
  SIDE_IDS,
  SPACES,
  WIN,
  type War,
  cardsInPlay,
  controllerOf,
  garrisonOf,
  inSpace,
  neutralsAt,
  pileIn,
  quagmireAt,
} from './position.ts';
import type { FaultSaid } from '../messages.ts';

type FogFault = Fault<StatementId, FaultSaid>;

const where = (isWrong: boolean, place: string, message: FaultSaid, rule: StatementId): FogFault[] =>
  isWrong ? [{ place, message, rule }] : [];

export function faultsOf(position: War): readonly FogFault[] {
  const standing = [
    ...cardFaults(position),
    ...neutralFaults(position),
    ...areaFaults(position),
    ...planFaults(position),
  ];
  return standing.length > 0 ? standing : stageFaults(position);
}

/** No more cards than a side has, no dummies among won or lost cards, and no knowledge of absent cards. */
function cardFaults(position: War): FogFault[] {
  return SIDES.flatMap((who) => {
    const all = position.piles[who].reduce(plus, NONE);
    const most = cardsInPlay(position, who);
    const place = `piles.${SIDE_IDS[who]}`;
    return [
      ...KINDS.flatMap((card) =>
        where(
          countOf(all, card) > countOf(most, card),
          place,
          { says: 'tooManyCards', who, card, most: countOf(most, card) },
          'F-003',
        ),
      ),
      ...[WIN, LOSS].flatMap((pile) =>
        where(countOf(pileIn(position, who, pile), DUMMY) > 0, place, { says: 'dummyThere', who }, 'F-071'),
      ),
      ...where(
        position.known[who].some((known, pile) => !holds(pileIn(position, who, pile), known)),
        `known.${SIDE_IDS[who]}`,
        { says: 'knownIsNotThere', who },
        'F-A63',
      ),
    ];
  });
}

const sum = (piles: readonly Pile[]): Pile => piles.reduce(plus, NONE);

function neutralFaults(position: War): FogFault[] {
  const all = plus(sum(position.neutrals), position.neutralsLost);
  const most = pileOf(NEUTRALS);
  return [
    ...KINDS.flatMap((card) =>
      where(
        countOf(all, card) > countOf(most, card),
        'neutrals',
        { says: 'tooManyNeutrals', card, most: countOf(most, card) },
        'F-001',
      ),
    ),
    ...ALL_AREAS.flatMap((at) =>
      where(
        SIDES.some((who) => !holds(neutralsAt(position, at), position.neutralsKnown[who][at] ?? NONE)),
        'neutralsKnown',
        { says: 'neutralKnownIsNotThere', at },
        'F-A63',
      ),
    ),
  ];
}

/** Which side's cards may be in an area, and who may control it. */
function areaFaults(position: War): FogFault[] {
  const { quagmires, ussr, waits } = position;
  const fought = new Set(waits.flatMap((wait) => (wait.kind === 'battle' ? [wait.at] : [])));
  return ALL_AREAS.flatMap((at) => {
    const holder = controllerOf(position, at);
    const quagmire = quagmireAt(position, at);
    const place = `control.${idOf(at)}`;
    const isSoviet = areaOf(at).starts === 'ussr';
    return [
      ...where(isSoviet && !ussr && holder !== null, place, { says: 'ussrNotIn', at }, 'F-164'),
      ...where(isSoviet && ussr && holder === null, place, { says: 'ussrIn', at }, 'F-164'),
      ...where(
        quagmires.filter((one) => one.at === at).length > 1,
        'quagmires',
        { says: 'quagmireTwice', at },
        'F-040',
      ),
      ...(quagmire === undefined
        ? []
        : [
            ...where(quagmire.attacker === holder, 'quagmires', { says: 'ownQuagmire', at }, 'F-041'),
            ...where(
              isEmpty(garrisonOf(position, quagmire.attacker, at)) && !fought.has(at),
              'quagmires',
              { says: 'bareQuagmire', at },
              'F-068',
            ),
          ]),
      ...SIDES.flatMap((who) =>
        where(
          holder === otherOf(who) &&
            quagmire?.attacker !== who &&
            !fought.has(at) &&
            !isEmpty(garrisonOf(position, who, at)),
          `piles.${SIDE_IDS[who]}.${idOf(at)}`,
          { says: 'cardsOfBoth', at, who },
          'F-030',
        ),
      ),
    ];
  });
}

/** An operation has cards and a target that is not its owner's; no target is used twice. */
function planFaults(position: War): FogFault[] {
  return SIDES.flatMap((who) => {
    const { plans } = position.wheels[who];
    return SPACES.flatMap((space) => {
      const at = plans[space] ?? null;
      const place = `wheels.${SIDE_IDS[who]}.plans.${OPERATIONS[space]}`;
      const isBare = isEmpty(pileIn(position, who, inSpace(space)));
      if (at === null)
        return where(
          !isBare,
          `piles.${SIDE_IDS[who]}.${OPERATIONS[space]}`,
          { says: 'cardsWithoutPlan', who },
          'F-040',
        );
      return [
        ...where(isBare, place, { says: 'planWithoutCards', who }, 'F-040'),
        ...where(controllerOf(position, at) === who, place, { says: 'ownPlan', who, at }, 'F-041'),
        ...where(
          plans.indexOf(at) !== space || quagmireAt(position, at)?.attacker === who,
          place,
          { says: 'planTwice', who, at },
          'F-040',
        ),
      ];
    });
  });
}

function stageFaults(position: War): FogFault[] {
  const { stage, points, goal, waits, drawn, boxed } = position;
  const isWon = isGermanyTaken(position) || points >= goal;
  if (stage === 'over') return where(!isWon && position.year < 4, 'stage', { says: 'notEnded' }, 'F-107');
  if (isWon) return where(true, 'stage', { says: 'endedAlready' }, 'F-180');
  const wait = top(waits);
  if (wait !== null && wait.kind === 'battle')
    return where(true, 'waits', { says: 'waitsForNothing' }, 'F-060');
  const isDealt = stage === 'actions' || stage === 'intel';
  if (isDealt && drawn.length > 0 && (drawn.length < 3 || boxed === null || !drawn.includes(boxed)))
    return where(true, 'drawn', { says: 'victoriesMissing' }, 'F-006');
  if (actorIn(position) === null || moves(position).length === 0)
    return where(true, 'waits', { says: 'nobodyActs' }, 'F-010');
  return [];
}

/** The invariants that a position breaks; empty for every position reached by play. */
export function invariantsBroken(position: War): readonly string[] {
  const isOver = position.stage === 'over';
  return [
    ...SIDES.filter(
      (side) => position.piles[side].reduce(plus).join() !== cardsInPlay(position, side).join(),
    ).map((side) => `cards of the ${SIDE_IDS[side]} were lost or made`),
    ...SIDES.filter((side) => position.intel[side].ready < 0 || position.intel[side].used < 0).map(
      (side) => `the ${SIDE_IDS[side]} has paid with tokens that it has not`,
    ),
    ...(isOver === (actorIn(position) === null) ? [] : ['nobody decides, and the game is not over']),
    ...(isOver || moves(position).length > 0 ? [] : ['nobody can move']),
    ...(isOver && top(position.waits) !== null ? ['something waits, and the game is over'] : []),
    ...faultsOf(position).map(({ place, message }) => `${place}: ${message.says}`),
  ];
}
