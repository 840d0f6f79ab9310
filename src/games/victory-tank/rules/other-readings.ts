import type { StatementId } from '../../../../content/victory-tank/statements.ts';
import type { Ruled } from '../../../referee/verdict.ts';
import { withOf } from '../../../referee/seats.ts';
import type { Violation } from './violations.ts';
import { announceBreaks } from './judge-round.ts';
import { endsBeyond } from './judge-tank.ts';
import type { Move } from './moves.ts';
import { flipOption, type OptionId } from './options.ts';
import type { Position } from './position.ts';
import { CREW_LIMIT, footOn, ownTank } from './permissions.ts';

/** Which rulings bear on a verdict, and whether their other reading would reverse it. */

/** The statement that each option reverses. */
export const OPTION_RULES = {
  free: 'G3',
  'own-jeep': 'F5a',
  pass: 'C5',
  board: 'M4',
  dismount: 'M9',
  'park-home': 'M6c',
  'crew-holds': 'R2a',
  combined: 'A2a',
  'one-card': 'A4a',
  'casualties-out': 'A7a',
  'card-stays': 'E1a',
  'crew-out': 'E2b',
} as const satisfies Readonly<Record<OptionId, StatementId>>;

/** The options that can make a kind of move legal or not; the others only change effects. */
export const MATTERS: Readonly<Partial<Record<Move['kind'], readonly OptionId[]>>> = {
  place: ['free'],
  announce: ['casualties-out'],
  pass: ['pass'],
  step: ['board', 'dismount'],
  drive: ['park-home'],
  on: ['park-home'],
  halt: ['park-home'],
  off: ['park-home'],
  deploy: ['crew-holds', 'casualties-out'],
  join: ['combined'],
  ready: ['combined'],
  lay: ['one-card'],
};

type TankRuled = Ruled<StatementId, OptionId>;
type Judging = (position: Position, move: Move) => readonly Violation[];

/** Rulings without an option that bear on the verdict. */
export const unswitched = (
  position: Position,
  move: Move,
  breaches: readonly Violation[],
  breachesOf: Judging,
): TankRuled[] =>
  breaches.length > 0 ? refusing(position, move, breaches, breachesOf) : allowing(position, move);

/** The position under the other reading of an option, as far as the move can tell. */
export function switched(position: Position, option: OptionId, move: Move): Position {
  const options = flipOption(position.options, option);
  if (option === 'casualties-out' && !options[option]) return revived(position, options);
  const late = option === 'combined' && (move.kind === 'join' || move.kind === 'ready');
  if (late && options.combined && position.stage === 'attacker-card')
    return { ...position, options, stage: 'muster' };
  if (late && position.stage === 'muster') return { ...position, options, stage: 'attacker-card' };
  return { ...position, options };
}

/** The position as if lost soldiers had returned to the supply (A7a). */
const revived = (position: Position, options: Position['options']): Position => ({
  ...position,
  options,
  supply: [position.supply[0] + position.lost[0], position.supply[1] + position.lost[1]],
  lost: [0, 0],
});

/** Rulings without an option that can forbid a move. */
const FIXED = ['C4', 'C4a', 'M3a', 'M4a', 'M6a', 'M8a'] as const satisfies readonly StatementId[];

function refusing(
  position: Position,
  move: Move,
  breaches: readonly Violation[],
  breachesOf: Judging,
): TankRuled[] {
  return FIXED.filter((rule) => breaches.some((breach) => breach.rule === rule)).map((rule) => ({
    rule,
    option: null,
    differs: wouldDo(position, move, rule, breaches, breachesOf),
  }));
}

/** Whether a refused move would be legal under the other reading of such a ruling. */
function wouldDo(
  position: Position,
  move: Move,
  rule: (typeof FIXED)[number],
  breaches: readonly Violation[],
  breachesOf: Judging,
): boolean {
  const only = (...rules: readonly StatementId[]) => breaches.every((breach) => rules.includes(breach.rule));
  switch (rule) {
    case 'C4': // points and a card may be added to the action, but its kind stands
      return addsTo(position, move);
    case 'C4a': // what could not be used may be announced, so the reasons why it could not fall too
      return only('R1', 'R1a', 'M1', 'A1', 'C4a');
    case 'M3a': // some of those who arrive may stay outside
      return only('M3a') && move.kind === 'step' && move.board <= move.foot + move.crew;
    case 'M4a': // they would have claimed it at once
      return breachesOf(claimed(position), move).length === 0;
    case 'M6a': {
      const { player } = position;
      const tank = player === null ? null : ownTank(position, player);
      return (
        only('M6a', 'M6b', 'M6c') && player !== null && tank !== null && endsBeyond(position, player, tank)
      );
    }
    case 'M8a': // wherever the last crew gets off, the drive has still to go a field first (M6)
      return false;
  }
}

/** Whether a move adds points or a card to the current action. */
function addsTo(position: Position, move: Move): boolean {
  const { player, action } = position;
  if (player === null || action === null || move.kind !== 'announce' || move.action !== action.kind)
    return false;
  return !(action.card && move.card !== 0) && announceBreaks(position, player, move).length === 0;
}

/** The position as if the soldiers on the field of the unclaimed tank had claimed it (M4a), up to a full crew. */
function claimed(position: Position): Position {
  const { player, tank } = position;
  if (player === null || tank === null) return position;
  const feet = footOn(position, player, tank.field);
  const crew = Math.min(CREW_LIMIT, feet);
  const left = position.foot[player].map((count, field) => (field === tank.field ? feet - crew : count));
  return { ...position, tank: { ...tank, army: player, crew }, foot: withOf(position.foot, player, left) };
}

/**
 * Rulings without an option that make a move legal, or might: a position does not store who moved or fought
 * before in the same action.
 */
function allowing(position: Position, move: Move): TankRuled[] {
  const { drive, action } = position;
  const ruled = (rule: StatementId, differs: TankRuled['differs']): TankRuled => ({
    rule,
    option: null,
    differs,
  });
  const again = action?.used === true;
  switch (move.kind) {
    case 'enter':
      return move.crew > 0 ? [ruled('A8d', true)] : [];
    case 'board':
    case 'off':
      return drive?.gone === 0 ? [ruled('M7a', true)] : [];
    case 'step':
      return again && othersMayHaveMoved(position, move.foot) ? [ruled('M0', 'perhaps')] : [];
    case 'turn':
    case 'drive':
      // The crew may have come on foot in the same Move.
      return again ? [ruled('M0', 'perhaps')] : [];
    case 'battle':
      return again ? [ruled('A1a', 'perhaps'), ruled('A2b', 'perhaps')] : [];
    default:
      return [];
  }
}

/**
 * Whether others than those who step may have used earlier points: soldiers elsewhere, the tank, or some of
 * the stepping soldiers before they stood together.
 */
function othersMayHaveMoved(position: Position, stepping: number): boolean {
  const { player, tank } = position;
  if (player === null) return false;
  const fields = position.foot[player].filter((count) => count > 0).length;
  const hasDriven =
    tank !== null &&
    (tank.army === player || (tank.army === null && footOn(position, player, tank.field) > 0));
  return stepping > 1 || fields > 1 || hasDriven;
}
