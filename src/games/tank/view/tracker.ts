import { NATIONS } from '../../../../cards/tank/data/cards.ts';
import type { StatementId } from '../../../../content/tank/statements.ts';
import type { Press, Standing, Tracker } from '../../../referee/table/tracker.ts';
import { otherOf, type Both, withOf } from '../../../referee/seats.ts';
import type { TableSaid } from '../messages.ts';
import { FORMATIONS } from '../rules/cards.ts';
import { EVEN_POINTS, PLAYERS, SEATS, halfOf, type Player } from '../rules/position.ts';

/** The tracker for a real table: casualties against breaking points, and whose deck has run out. */
type Phase =
  | { readonly of: 'nation'; readonly player: Player } // what does a player bring?
  | { readonly of: 'first' } // who begins?
  | { readonly of: 'maneuver' } // cards are drawn, casualties brought back
  | { readonly of: 'attack' } // attacks, free ones among them
  | { readonly of: 'over' };

export interface Tracking {
  readonly phase: Phase;
  readonly turns: number;
  readonly active: Player;
  readonly nations: Both<number>;
  readonly lost: Both<number>;
  readonly ranOut: Both<boolean>;
  readonly even: boolean;
}

/** The highest breaking point of any formation. */
const MOST = Math.max(...FORMATIONS.map((cards) => halfOf(cards.length)), ...EVEN_POINTS);

const breaksAt = ({ even, nations }: Tracking, player: Player): number =>
  even ? (EVEN_POINTS[nations[player]] ?? MOST) : halfOf(FORMATIONS[nations[player]]?.length ?? 0);

const loserOf = (tracking: Tracking): Player | undefined =>
  PLAYERS.find((player) => tracking.lost[player] >= breaksAt(tracking, player));

function nowOf(tracking: Tracking): Standing<StatementId, TableSaid>['now'] {
  const { phase, active: who, ranOut } = tracking;
  switch (phase.of) {
    case 'nation':
      return { says: { says: 'whatBrings', who: phase.player }, rules: ['T-001', 'T-A25'] };
    case 'first':
      return { says: { says: 'whoBegins' }, rules: ['T-004', 'T-002'] };
    case 'maneuver':
      return { says: { says: 'drawsThree', who }, rules: ['T-020', 'T-021', 'T-110'] };
    case 'attack':
      return ranOut[who]
        ? { says: { says: 'mayNotAttack', who }, rules: ['T-101', 'T-A21'] }
        : { says: { says: 'mayAttack', who }, rules: ['T-030', 'T-031', 'T-080'] };
    case 'over':
      return { says: { says: 'hasWon', who: otherOf(loserOf(tracking) ?? 1) }, rules: ['T-120', 'T-120a'] };
  }
}

const button = (player: Player, id: string, says: TableSaid): Press<TableSaid> => ({
  id,
  player,
  says,
  track: null,
  sure: false,
});

/** A button that changes a player's casualties; its label names the number that it leads to. */
const counted = (
  player: Player,
  id: string,
  says: 'oneMore' | 'oneBack',
  mark: number,
): Press<TableSaid> => ({ id, player, says: { says, then: mark }, track: { of: 0, mark }, sure: false });

function pressesOf(tracking: Tracking): readonly Press<TableSaid>[] {
  const { phase, active, lost, ranOut } = tracking;
  switch (phase.of) {
    case 'nation':
      return NATIONS.map((id, nation) => button(phase.player, `bring ${id}`, { says: 'nationName', nation }));
    case 'first':
      return PLAYERS.map((who) => button(who, `first ${who}`, { says: 'firstIs', who }));
    case 'maneuver':
      return [
        ...(lost[active] > 0 ? [counted(active, 'back', 'oneBack', lost[active] - 1)] : []),
        button(active, 'ready', { says: 'ready' }),
      ];
    case 'attack':
      return [
        ...PLAYERS.map((who) => counted(who, `lost ${who}`, 'oneMore', lost[who] + 1)),
        ...PLAYERS.flatMap((who) => (ranOut[who] ? [] : [button(who, `out ${who}`, { says: 'deckOut' })])),
        button(active, 'done', { says: 'turnDone' }),
      ];
    case 'over':
      return [];
  }
}

function pressed(tracking: Tracking, press: string): Tracking {
  const { phase, active, nations, lost, ranOut, turns } = tracking;
  const [verb = '', of = ''] = press.split(' ');
  const player: Player = of === '1' ? 1 : 0;
  switch (verb) {
    case 'bring': {
      if (phase.of !== 'nation') return tracking;
      const brought = withOf(
        nations,
        phase.player,
        NATIONS.findIndex((id) => id === of),
      );
      return {
        ...tracking,
        nations: brought,
        phase: phase.player === 0 ? { of: 'nation', player: 1 } : { of: 'first' },
      };
    }
    case 'first':
      return { ...tracking, active: player, phase: { of: 'maneuver' } };
    case 'back':
      return { ...tracking, lost: withOf(lost, active, lost[active] - 1) };
    case 'ready':
      return { ...tracking, phase: { of: 'attack' } };
    case 'lost': {
      const after: Tracking = { ...tracking, lost: withOf(lost, player, lost[player] + 1) };
      return loserOf(after) === undefined ? after : { ...after, phase: { of: 'over' } };
    }
    case 'out':
      // When both have run out the exchange is complete (T-102).
      return { ...tracking, ranOut: ranOut[otherOf(player)] ? [false, false] : withOf(ranOut, player, true) };
    case 'done':
      return { ...tracking, turns: turns + 1, active: otherOf(active), phase: { of: 'maneuver' } };
    default:
      return tracking;
  }
}

export const tankTracker: Tracker<Tracking, StatementId, TableSaid> = {
  seats: SEATS,
  tracks: [{ says: { says: 'trackCasualties' }, most: MOST }],
  active: null,
  options: ['even'],
  begin: (on) => ({
    phase: { of: 'nation', player: 0 },
    turns: 0,
    active: 0,
    nations: [0, 0],
    lost: [0, 0],
    ranOut: [false, false],
    even: on.includes('even'),
  }),
  shows: (tracking) => ({
    round: Math.floor(tracking.turns / 2) + 1,
    rounds: null,
    active: null,
    turn: turnIn(tracking),
    marks: [tracking.lost],
    now: nowOf(tracking),
    presses: pressesOf(tracking),
    over: tracking.phase.of === 'over',
  }),
  pressed,
};

function turnIn({ phase, active }: Tracking): Player | null {
  if (phase.of === 'nation') return phase.player;
  return phase.of === 'maneuver' || phase.of === 'attack' ? active : null;
}
