/** Events of the rolls in green rounds, and of the cards. */
import type { EventMark } from '../../../../cards/loopgraven/data/event-cards.ts';
import { CARD_RULES, shockable, stackFor } from '../rules/event-cards.ts';
import { aside, happens, when, type Event } from './event-kinds.ts';
import { isKept, sideOf, stackOf, unitAt, unitOf, type Player, type Trenches } from '../rules/position.ts';
import { top } from '../../../referee/pending-stack.ts';
import { otherOf } from '../../../referee/seats.ts';

export function rollEvents(before: Trenches, shows: number, after: Trenches): readonly Event[] {
  const stack = stackFor(shows);
  const isOut = stack !== null && after.stage !== stack;
  return [
    happens('W-021', { says: 'rollBrings', side: sideOf(before.active), shows, stack }),
    ...when(isOut, () => happens('W-A43a', { says: 'stackIsOut', stack: stack ?? 'negative' })),
    ...nextRollEvents(before, after),
  ];
}

/** Who rolls next, if anybody does. */
const nextRollEvents = (before: Trenches, after: Trenches): readonly Event[] =>
  when(after.stage === 'event' && after.active !== before.active, () =>
    aside('W-A33a', { says: 'nextRolls', who: after.active }),
  );

export function cardEvents(before: Trenches, mark: EventMark, after: Trenches): readonly Event[] {
  const side = sideOf(before.active);
  const isEmpty = before.stacks[stackOf(mark)].length === 0;
  return [
    ...when(isEmpty, () => happens('W-A43a', { says: 'shuffledAnew' })),
    happens(CARD_RULES[mark], { says: 'drawsCard', side, mark }),
    aside('W-082', { says: 'twoOfEach' }),
    isKept(mark)
      ? happens('W-A43', { says: 'keepsCard', side, mark })
      : aside('W-A43', { says: 'countsAtOnce' }),
    ...doneBy(before, mark, after),
    ...nextRollEvents(before, after),
  ];
}

function doneBy(before: Trenches, mark: EventMark, after: Trenches): readonly Event[] {
  const { options } = before;
  const side = sideOf(before.active);
  switch (mark) {
    case 'N1':
      return [aside('W-A15', { says: options['trench-feet-two'] ? 'lastsTwoRounds' : 'lastsThisRound' })];
    case 'N2':
    case 'N4':
      return [
        aside('W-A16', { says: 'holds', both: options['hits-all'] }),
        aside('W-A33b', { says: 'lastsThisRound' }),
      ];
    case 'N5':
      return isSentBack(before, after)
        ? [aside('W-A17', { says: 'goesBackWho', all: options['haversack-turn'] })]
        : [happens('W-A17', { says: 'nobodyGoesBack' })];
    case 'N6': {
      const chooser = options['shellshock-opponent'] ? otherOf(side) : side;
      const who = top(after.waits)?.seat ?? chooser;
      return shockable(before, side).length === 0
        ? [happens('W-A18', { says: 'nobodyToShock' })]
        : [happens('W-A18', { says: 'choosesShocked', who })];
    }
    case 'P5':
      return [aside('W-A45', { says: 'doubleFor', times: 3 })];
    default:
      return [];
  }
}

/** Whether a unit retreated, or a player is asked where to. */
const isSentBack = (before: Trenches, after: Trenches): boolean =>
  top(after.waits)?.kind === 'back' || after.units.some(({ at }, number) => at !== before.units[number]?.at);

export function shockEvents(before: Trenches, at: number): readonly Event[] {
  const { owner: who, type } = unitOf(before, unitAt(before, at));
  return [
    happens('W-105', { says: 'isShocked', who, type, at }),
    aside('W-A42a', { says: 'lastsTwoRounds' }),
    ...answersFor(before, top(before.waits)?.seat ?? before.active),
  ];
}

/** The partner who answers for their side. */
export const answersFor = ({ players }: Trenches, who: Player): readonly Event[] =>
  when(players === 4, () => aside('W-A34c', { says: 'answersForSide', who }));
