import type { StatementId } from '../../../content/victory-tank/statements.ts';
import type { Ruled } from '../../referee/verdict.ts';
import type { Found } from './figures.ts';
import { endsBeyond } from './judge-move.ts';
import { announceBreaks } from './judge-round.ts';
import type { Move } from './move.ts';
import { flipOption, type OptionId } from './options.ts';
import type { Position } from './position.ts';
import { ownTank } from './rules.ts';

/** Which rulings have a say in an answer, and whether it would be the opposite under their other reading. */

/** The statement that each option turns round. */
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

/** The options that can make a try of a kind legal or not; the others say what follows from legal moves. */
export const MATTERS: Readonly<Partial<Record<Move['kind'], readonly OptionId[]>>> = {
  place: ['free'],
  pass: ['pass'],
  step: ['board', 'dismount'],
  drive: ['park-home'],
  on: ['park-home'],
  halt: ['park-home'],
  off: ['park-home'],
  deploy: ['crew-holds'],
  join: ['combined'],
  ready: ['combined'],
  lay: ['one-card'],
};

type TankRuled = Ruled<StatementId, OptionId>;
type Judging = (position: Position, move: Move) => readonly Found[];

/** The rulings that have a say: first those under whose other reading the answer would be the opposite. */
export function rulingsOn(
  position: Position,
  move: Move,
  breaches: readonly Found[],
  breachesOf: Judging,
): TankRuled[] {
  const found = [
    ...switchable(position, move, breaches, breachesOf),
    ...(breaches.length > 0 ? refusing(position, move, breaches) : allowing(position, move)),
  ];
  return [...found.filter((ruled) => ruled.differs), ...found.filter((ruled) => !ruled.differs)];
}

/** Rulings with an option: the try is judged again at a table that has switched it. */
function switchable(
  position: Position,
  move: Move,
  breaches: readonly Found[],
  breachesOf: Judging,
): TankRuled[] {
  return (MATTERS[move.kind] ?? []).flatMap((option) => {
    const rule = OPTION_RULES[option];
    const otherwise = breachesOf(switched(position, move, option), move);
    const differs = (otherwise.length === 0) !== (breaches.length === 0);
    return differs || breaches.some((breach) => breach.rule === rule) ? [{ rule, option, differs }] : [];
  });
}

/** The same position at a table that holds with the other reading, as far as the try can tell. */
function switched(position: Position, move: Move, option: OptionId): Position {
  const options = flipOption(position.options, option);
  const late = option === 'combined' && (move.kind === 'join' || move.kind === 'ready');
  if (late && options.combined && position.stage === 'attacker-card')
    return { ...position, options, stage: 'muster' };
  if (late && position.stage === 'muster') return { ...position, options, stage: 'attacker-card' };
  return { ...position, options };
}

/** Rulings without an option by which a try can be refused. */
const FIXED = ['C4', 'C4a', 'M3a', 'M6a', 'M8a'] as const satisfies readonly StatementId[];

function refusing(position: Position, move: Move, breaches: readonly Found[]): TankRuled[] {
  return FIXED.filter((rule) => breaches.some((breach) => breach.rule === rule)).map((rule) => ({
    rule,
    option: null,
    differs: wouldDo(position, move, rule, breaches),
  }));
}

/** Whether a refused try would be legal under the other reading of a ruling without an option. */
function wouldDo(
  position: Position,
  move: Move,
  rule: (typeof FIXED)[number],
  breaches: readonly Found[],
): boolean {
  const only = (...rules: readonly StatementId[]) => breaches.every((breach) => rules.includes(breach.rule));
  switch (rule) {
    case 'C4': // points and a card may be added to the action, but its kind stands
      return addsTo(position, move);
    case 'C4a': // what could not be used may be announced, so the reasons why it could not fall too
      return only('R1', 'R1a', 'M1', 'A1', 'C4a');
    case 'M3a': // some of those who arrive may stay outside
      return only('M3a') && move.kind === 'step' && move.board <= move.foot + move.crew;
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

/** Whether a try announces more points, or a card, for the action under way. */
function addsTo(position: Position, move: Move): boolean {
  const { player, action } = position;
  if (player === null || action === null || move.kind !== 'announce' || move.action !== action.kind)
    return false;
  return !(action.card && move.card !== 0) && announceBreaks(position, player, move).length === 0;
}

/** Rulings without an option but for which a legal move would not be legal. */
function allowing({ drive }: Position, move: Move): TankRuled[] {
  const leans = (rule: StatementId): TankRuled[] => [{ rule, option: null, differs: true }];
  if (move.kind === 'enter' && move.crew > 0) return leans('A8d');
  return (move.kind === 'board' || move.kind === 'off') && drive?.gone === 0 ? leans('M7a') : [];
}
