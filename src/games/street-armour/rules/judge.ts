import type { StatementId } from '../../../../content/street-armour/statements.ts';
import { judgeByBars } from '../../../referee/judgment.ts';
import type { GameOf } from '../../../referee/game.ts';
import type { Advice } from '../../../referee/verdict.ts';
import type { ArmourSaid, RefusalSaid } from '../messages.ts';
import { coreGame, type ArmourTypes } from './core-game.ts';
import { movementViolations } from './judge-movement.ts';
import {
  OPTION_RULES,
  OPTIONS_BY_MOVE,
  rulingsWithoutOption,
  type DecidingOption,
} from './other-readings.ts';
import { setUpViolations } from './judge-set-up.ts';
import { shotViolations } from './judge-shooting.ts';
import type { Move } from './move.ts';
import { actorIn } from './moves.ts';
import { parse } from './parse-notation.ts';
import type { Armour, Stage } from './position.ts';
import { diceFor } from './shooting.ts';
import { turnRule } from './turns.ts';
import { violation, type Violation } from './violations.ts';

/** The stage to which each kind of move belongs. */
const STAGE_OF = {
  lay: 'city',
  task: 'task',
  points: 'points',
  team: 'team',
  barricade: 'barricade',
  flag: 'flag',
  put: 'tank',
  move: 'move',
  cease: 'move',
  shoot: 'shoot',
  end: 'shoot',
} as const satisfies Record<Exclude<Move['kind'], 'throw'>, Stage>;

/** The rules that a move breaks; none if it is legal. */
function violationsOf(position: Armour, move: Move): readonly Violation[] {
  const { stage } = position;
  const actor = actorIn(position);
  const rule = turnRule(position);
  if (actor === null) return violation(rule, { says: 'gameOver' });
  if (actor === 'chance') return throwViolations(position, move);
  if (move.kind === 'throw' || STAGE_OF[move.kind] !== stage)
    return violation(rule, { says: 'otherDecision', stage });
  switch (move.kind) {
    case 'move':
      return movementViolations(position, move);
    case 'shoot':
      return shotViolations(position, move);
    case 'cease':
    case 'end':
      return [];
    default:
      return setUpViolations(position, move);
  }
}

/** Why a throw is impossible, or a move while dice are to be thrown. */
function throwViolations(position: Armour, move: Move): readonly Violation[] {
  const { stage, active } = position;
  if (move.kind !== 'throw') return violation(turnRule(position), { says: 'chanceFirst', stage });
  const dice = stage === 'first' ? 2 : diceFor(position, active);
  return move.dice.length === dice ? [] : violation(turnRule(position), { says: 'otherDice', dice });
}

/** Advice on a shot during movement: end the movement first, if the shot is legal then. */
const adviceOn = (position: Armour, move: Move): readonly [Advice<Move>] | null =>
  position.stage === 'move' &&
  move.kind === 'shoot' &&
  violationsOf({ ...position, stage: 'shoot' }, move).length === 0
    ? [{ kind: 'first', moves: [{ kind: 'cease' }] }]
    : null;

export const judge = judgeByBars<Armour, Move, StatementId, DecidingOption, RefusalSaid, ArmourSaid>({
  bars: violationsOf,
  ruleOf: OPTION_RULES,
  deciding: OPTIONS_BY_MOVE,
  advice: adviceOn,
  unswitched: (position, move, found) =>
    rulingsWithoutOption({ position, move, found, barsIn: (other) => violationsOf(other, move) }),
});

/** Street Armour with reasons for refusals and a parser of notation. */
export const streetArmour: GameOf<ArmourTypes, ArmourSaid> = {
  ...coreGame,
  judge,
  parse: (_, written) => parse(written),
};
