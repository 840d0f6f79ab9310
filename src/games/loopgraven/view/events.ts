/** The events of moves, with their rules. */
import { top } from '../../../referee/pending-stack.ts';
import { answersFor, cardEvents, rollEvents, shockEvents } from './events-cards.ts';
import {
  attackEvents,
  deployEvents,
  dieEvents,
  dodgeEvents,
  fireEvents,
  upgradeEvents,
  walkEvents,
} from './events-actions.ts';
import { flowEvents } from './events-rounds.ts';
import { type Event, aside, flows, happens, when } from './event-kinds.ts';
import type { Move } from '../rules/move.ts';
import { type Trenches, sideOf, unitOf } from '../rules/position.ts';
import type { GameLength } from '../../../../cards/loopgraven/data/tables.ts';

export const happenings = (before: Trenches, move: Move, after: Trenches): readonly Event[] =>
  toldOnce([...directly(before, move, after), ...flowEvents(before, move, after)]);

/** Drops repeated notes of a rule, however many units it applies to. */
function toldOnce(events: readonly Event[]): readonly Event[] {
  const told = new Set<string>();
  return events.filter((event) => {
    if (event.aside !== true) return true;
    const key = JSON.stringify(event.what);
    return !told.has(key) && told.add(key);
  });
}

/** The direct effects of a move. */
function directly(before: Trenches, move: Move, after: Trenches): readonly Event[] {
  switch (move.kind) {
    case 'length':
      return lengthEvents(move.length);
    case 'players':
      return playersEvents(after);
    case 'roll': {
      const wait = top(before.waits);
      if (wait?.kind === 'fight') return dieEvents(before, wait, move.shows);
      return before.stage === 'first'
        ? firstEvents(before, move.shows, after)
        : rollEvents(before, move.shows, after);
    }
    case 'draw':
      return cardEvents(before, move.mark, after);
    case 'shock':
      return shockEvents(before, move.at);
    case 'back':
      return [];
    case 'dodge':
      return dodgeEvents(before, move.to);
    case 'stand': {
      const wait = top(before.waits);
      const who = wait?.kind === 'dodge' ? unitOf(before, wait.unit).owner : before.active;
      return [happens('W-A44', { says: 'staysPut', who })];
    }
    case 'mask':
    case 'bare': {
      const seat = top(before.waits)?.seat ?? 0;
      const side = sideOf(seat);
      const isFirst = before.waits.filter(({ kind }) => kind === 'mask').length > 1;
      return [
        ...(move.kind === 'mask'
          ? [happens('W-115', { says: 'putsMaskOn', side }, seat), happens('W-A40', { says: 'sparesAll' })]
          : [happens('W-A40', { says: 'leavesMaskOff', side }, seat)]),
        ...answersFor(before, seat),
        ...when(isFirst, () => aside('W-A40a', { says: 'sideIsFirst', side })),
      ];
    }
    case 'deploy':
      return deployEvents(before, move, after);
    case 'upgrade':
      return upgradeEvents(before, move.track, after);
    case 'move':
      return walkEvents(before, move, after);
    case 'attack':
      return attackEvents(before, move);
    case 'fire':
      return fireEvents(before, move, after);
    case 'end':
      return [flows('W-A47a', { says: 'turnEnds', who: before.active, actions: before.actions })];
  }
}

// Events before the game: length, players, and the rolls for who begins.

const lengthEvents = (length: GameLength): readonly Event[] => [
  happens('W-001', { says: 'lengthIs', length }),
  aside('W-A27', { says: 'restStays' }),
];

const playersEvents = ({ players, options }: Trenches): readonly Event[] => [
  happens('W-A02', { says: 'playersAre', players }),
  ...when(players === 4, () => aside('W-A34', { says: 'ownSections' })),
  ...when(players === 4, () => aside('W-A34a', { says: 'pursesAre', shared: options['team-purse'] })),
  aside('W-081', { says: 'trenchesAre' }),
  aside('W-002', { says: 'nobodyYet' }),
  aside('W-003', { says: 'allAtZero' }),
];

/** A roll for who begins. */
function firstEvents(before: Trenches, shows: number, after: Trenches): readonly Event[] {
  const { rolled } = before;
  if (rolled === null) return [happens('W-004', { says: 'rollsFor', side: sideOf(before.active), shows })];
  return after.stage === 'first'
    ? [happens('W-A30', { says: 'rollAgain', shows })]
    : [happens('W-004', { says: 'begins', side: after.first, shows: [rolled, shows] })];
}
