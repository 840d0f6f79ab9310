/** The tracker for a game at a real table: it counts tanks and flags left, dice and turns. */
import { DICE_TABLE, MOST_FLAGS } from '../../../../cards/street-armour/data/box.ts';
import type { StatementId } from '../../../../content/street-armour/statements.ts';
import type { Press, Standing, Tracker } from '../../../referee/table/tracker.ts';
import { otherOf, type Both, withOf } from '../../../referee/seats.ts';
import type { TableSaid } from '../messages.ts';
import { MOST_QUIET } from '../rules/outcome.ts';
import { PLAYERS, SEATS, type Player } from '../rules/position.ts';

type Phase = 'teams' | 'first' | 'turns' | 'over';

export interface Tracking {
  readonly phase: Phase;
  readonly active: Player;
  readonly turns: number;
  readonly tanks: Both<number>;
  readonly flags: Both<number>;
  /** The flags at the start: a side that had none cannot lose its last one. */
  readonly had: Both<number>;
  /** Turns in a row without a loss. */
  readonly quiet: number;
  readonly flagsOnly: boolean;
}

/** The most tanks of a side, with two boxes. */
const MOST_TANKS = 32;
const USUAL_TANKS = 6;

const diceOf = (tanks: number): number =>
  DICE_TABLE.findLast((row) => tanks >= row.tanks)?.dice ?? DICE_TABLE[0].dice;

/** Who has won; null while nobody has. */
function winnerOf({ tanks, flags, had, flagsOnly }: Tracking): Player | null {
  const hasFlags = had[0] + had[1] > 0;
  for (const player of PLAYERS) {
    const enemy = otherOf(player);
    if (had[enemy] > 0 && flags[enemy] === 0) return player;
    if (tanks[enemy] === 0 && !(flagsOnly && hasFlags)) return player;
  }
  return null;
}

function nowOf(tracking: Tracking): Standing<StatementId, TableSaid>['now'] {
  const { phase, active: who, tanks } = tracking;
  switch (phase) {
    case 'teams':
      return { says: { says: 'countTanks' }, rules: ['C-001', 'C-040'] };
    case 'first':
      return { says: { says: 'whoIsFirst' }, rules: ['C-A14'] };
    case 'turns':
      return {
        says: { says: 'throwsSo', who, dice: diceOf(tanks[who]) },
        rules: ['C-010', 'C-012', 'C-013'],
      };
    case 'over': {
      const winner = winnerOf(tracking);
      return winner === null
        ? { says: { says: 'countPoints' }, rules: ['C-A33', 'C-A20'] }
        : { says: { says: 'ended', winner }, rules: ['C-037', 'C-043'] };
    }
  }
}

const press = (
  player: Player,
  id: string,
  says: TableSaid,
  track: Press['track'] = null,
): Press<TableSaid> => ({ id: `${id} ${player}`, player, says, track, sure: false });

/** The buttons for one tank or flag more or fewer, where that is possible. */
function counted(tracking: Tracking, what: 'tanks' | 'flags', by: 1 | -1): readonly Press<TableSaid>[] {
  const most = what === 'tanks' ? MOST_TANKS : MOST_FLAGS;
  const says: TableSaid = { says: by > 0 ? 'oneMoreOf' : 'oneLessOf', of: what };
  return PLAYERS.flatMap((player) => {
    const mark = tracking[what][player] + by;
    const least = tracking.phase === 'teams' && what === 'tanks' ? 1 : 0;
    const track = { of: what === 'tanks' ? 0 : 1, mark };
    return mark < least || mark > most ? [] : [press(player, `${what}${by > 0 ? '+' : '-'}`, says, track)];
  });
}

function pressesOf(tracking: Tracking): readonly Press<TableSaid>[] {
  const { phase, active } = tracking;
  switch (phase) {
    case 'teams':
      return [
        ...(['tanks', 'flags'] as const).flatMap((what) =>
          ([1, -1] as const).flatMap((by) => counted(tracking, what, by)),
        ),
        press(0, 'ready', { says: 'teamsCounted' }),
      ];
    case 'first':
      return PLAYERS.map((who) => press(who, 'first', { says: 'isFirst', who }));
    case 'turns':
      return [
        ...counted(tracking, 'tanks', -1),
        ...counted(tracking, 'flags', -1),
        press(active, 'done', { says: 'endTurn' }),
      ];
    case 'over':
      return [];
  }
}

function pressed(tracking: Tracking, id: string): Tracking {
  const [verb = '', of = ''] = id.split(' ');
  const player: Player = of === '1' ? 1 : 0;
  if (verb === 'ready') return { ...tracking, phase: 'first', had: tracking.flags };
  if (verb === 'first') return { ...tracking, phase: 'turns', active: player };
  if (verb === 'done') return turnDone(tracking);
  const what = verb.startsWith('tanks') ? 'tanks' : 'flags';
  const by = verb.endsWith('+') ? 1 : -1;
  const after: Tracking = {
    ...tracking,
    [what]: withOf(tracking[what], player, tracking[what][player] + by),
    // The turn in which something is lost does not count.
    quiet: -1,
  };
  if (tracking.phase !== 'turns') return { ...after, quiet: 0 };
  return winnerOf(after) === null ? after : { ...after, phase: 'over' };
}

function turnDone(tracking: Tracking): Tracking {
  const quiet = tracking.quiet + 1;
  return {
    ...tracking,
    quiet,
    turns: tracking.turns + 1,
    active: otherOf(tracking.active),
    phase: quiet >= MOST_QUIET ? 'over' : 'turns',
  };
}

export const armourTracker: Tracker<Tracking, StatementId, TableSaid> = {
  seats: SEATS,
  tracks: [
    { says: { says: 'trackTanks' }, most: MOST_TANKS },
    { says: { says: 'trackFlags' }, most: MOST_FLAGS },
  ],
  active: null,
  options: ['flags-only'],
  begin: (on) => ({
    phase: 'teams',
    active: 0,
    turns: 0,
    quiet: 0,
    tanks: [USUAL_TANKS, USUAL_TANKS],
    flags: [0, 0],
    had: [0, 0],
    flagsOnly: on.includes('flags-only'),
  }),
  shows: (tracking) => ({
    round: Math.floor(tracking.turns / 2) + 1,
    rounds: null,
    active: null,
    turn: tracking.phase === 'turns' ? tracking.active : null,
    marks: [tracking.tanks, tracking.flags],
    now: nowOf(tracking),
    presses: pressesOf(tracking),
    over: tracking.phase === 'over',
  }),
  pressed,
};
