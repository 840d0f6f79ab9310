import type { StatementId } from '../../../../content/victory-tank/statements.ts';
import type { Press, Standing, Tracker } from '../../../referee/table/tracker.ts';
import { nameOf } from '../rules/notation.ts';
import { ARMY_SEATS, type Army, type ByArmy } from '../rules/position.ts';
import { FULL_POINTS, ROUNDS } from '../rules/permissions.ts';
import { otherOf } from '../../../referee/seats.ts';
import type { TankSaid } from '../messages.ts';

type TankPress = Press<TankSaid>;

/**
 * The tracker of rounds at a real table. It does not know the battlefield, so players say who cannot act
 * (C5a) and what an action does.
 */
type Phase =
  | { readonly of: 'first' } // who begins?
  | { readonly of: 'draft' } // the active player keeps a card and gives one away
  | { readonly of: 'place'; readonly army: Army } // a player places a battlefield card
  | { readonly of: 'refill' } // points and hands are filled again
  | { readonly of: 'announce'; readonly army: Army } // a player announces and pays
  | { readonly of: 'act'; readonly army: Army; readonly paid: number } // and carries out
  | { readonly of: 'round-over' } // the active player card has changed hands
  | { readonly of: 'over' };

export interface Tracking {
  readonly round: number;
  /** Who holds the active player card; red until that is known, in the phase first. */
  readonly active: Army;
  readonly points: ByArmy<number>;
  readonly phase: Phase;
  /** Option pass: a player with points may stop. */
  readonly pass: boolean;
  /** Option card-stays: the active player card does not move after the last round. */
  readonly cardStays: boolean;
}

const FULL: ByArmy<number> = [FULL_POINTS, FULL_POINTS];

const withPoints = (points: ByArmy<number>, army: Army, left: number): ByArmy<number> =>
  army === 0 ? [left, points[1]] : [points[0], left];

type Now = Standing<StatementId, TankSaid>['now'];

/** What to do now, with its rules. */
function nowOf({ phase, active, round, points, pass }: Tracking): Now {
  switch (phase.of) {
    case 'first':
      return { says: { says: 'setUpFirst' }, rules: ['S7'] };
    case 'draft':
      return { says: { says: 'looksAtTwo', who: active }, rules: ['F1'] };
    case 'place':
      return { says: { says: 'placesCard', who: phase.army }, rules: ['F2', 'G4'] };
    case 'refill':
      return { says: { says: 'refill' }, rules: ['C1'] };
    case 'announce': {
      const enemy = otherOf(phase.army);
      const alone = points[enemy] === 0;
      return {
        says: { says: 'announcesPays', who: phase.army, out: alone ? enemy : null },
        rules: [alone ? 'C2a' : 'C2', pass ? 'C5' : 'C3'],
      };
    }
    case 'act':
      return {
        says: { says: 'carriesOut', who: phase.army, points: phase.paid },
        rules: ['C4', 'C3b'],
      };
    case 'round-over':
      return { says: { says: 'roundIsOver', round, active }, rules: ['E1'] };
    case 'over':
      return { says: { says: 'gameIsOver', active }, rules: ['E4', 'E1a'] };
  }
}

const button = (player: Army, id: string, says: TankSaid, sure = false): TankPress => ({
  id,
  player,
  says,
  sure,
  track: null,
});

function pressesOf({ phase, active, round, points, pass }: Tracking): readonly TankPress[] {
  switch (phase.of) {
    case 'first':
      return ([0, 1] as const).map((army) =>
        button(army, `first ${nameOf(army)}`, { says: 'isFirst', who: army }),
      );
    case 'draft':
      return [button(active, 'drafted', { says: 'drafted' })];
    case 'place':
      return [button(phase.army, 'placed', { says: 'placed' })];
    case 'refill':
      return [button(active, 'refilled', { says: 'bothReady' })];
    case 'announce': {
      const { army } = phase;
      const left = points[army];
      const pays = Array.from({ length: left }, (_, paid): TankPress => ({
        id: `pay ${paid + 1}`,
        player: army,
        says: { says: 'pays', paid: paid + 1, left: left - paid - 1 },
        track: { of: 0, mark: left - paid - 1 },
        sure: false,
      }));
      return [...pays, button(army, 'forfeit', { says: pass ? 'stopHere' : 'canDoNothing' }, true)];
    }
    case 'act':
      return [button(phase.army, 'done', { says: 'carriedOut' })];
    case 'round-over':
      return [button(active, 'next', { says: 'beginRound', round: round + 1 }, true)];
    case 'over':
      return [];
  }
}

/** The next turn, of `first` if possible (C2, C2a); if both are out of points the round ends (E1, E1a). */
function turnOf(tracking: Tracking, first: Army): Tracking {
  const army = [first, otherOf(first)].find((each) => tracking.points[each] > 0);
  if (army !== undefined) return { ...tracking, phase: { of: 'announce', army } };
  const last = tracking.round === ROUNDS;
  const active = last && tracking.cardStays ? tracking.active : otherOf(tracking.active);
  return { ...tracking, active, phase: { of: last ? 'over' : 'round-over' } };
}

function pay(tracking: Tracking, army: Army, paid: number): Tracking {
  const points = withPoints(tracking.points, army, tracking.points[army] - paid);
  return { ...tracking, points, phase: { of: 'act', army, paid } };
}

function pressed(tracking: Tracking, press: string): Tracking {
  const { phase, active, round, points } = tracking;
  switch (phase.of) {
    case 'first':
      return { ...tracking, active: press === 'first red' ? 0 : 1, phase: { of: 'draft' } };
    case 'draft':
      return { ...tracking, phase: { of: 'place', army: active } };
    case 'place':
      if (phase.army === active) return { ...tracking, phase: { of: 'place', army: otherOf(active) } };
      return { ...tracking, points: FULL, phase: { of: 'refill' } };
    case 'refill':
      return turnOf(tracking, active);
    case 'announce':
      if (press === 'forfeit')
        return turnOf({ ...tracking, points: withPoints(points, phase.army, 0) }, otherOf(phase.army));
      return pay(tracking, phase.army, Number(press.slice('pay '.length)));
    case 'act':
      return turnOf(tracking, otherOf(phase.army));
    case 'round-over':
      return { ...tracking, round: round + 1, phase: { of: 'draft' } };
    case 'over':
      return tracking;
  }
}

const turnIn = ({ phase, active }: Tracking): Army | null => {
  if ('army' in phase) return phase.army;
  return phase.of === 'draft' ? active : null;
};

export const victoryTankTracker: Tracker<Tracking, StatementId, TankSaid> = {
  seats: ARMY_SEATS,
  tracks: [{ says: { says: 'actionPoints' }, most: FULL_POINTS }],
  active: { says: 'activePlayer' },
  options: ['pass', 'card-stays'],
  begin: (on) => ({
    round: 1,
    active: 0,
    points: FULL,
    phase: { of: 'first' },
    pass: on.includes('pass'),
    cardStays: on.includes('card-stays'),
  }),
  shows: (tracking) => ({
    round: tracking.round,
    rounds: ROUNDS,
    active: tracking.phase.of === 'first' ? null : tracking.active,
    turn: turnIn(tracking),
    marks: [tracking.points],
    now: nowOf(tracking),
    presses: pressesOf(tracking),
    over: tracking.phase.of === 'over',
  }),
  pressed,
};
