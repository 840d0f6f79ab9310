import type { StatementId } from '../../../content/street-armour/statements.ts';
import { barJudging } from '../../referee/bar.ts';
import { verdictOf } from '../../referee/judgment.ts';
import type { Advice, Verdict } from '../../referee/verdict.ts';
import { bar, type Bar } from './bar.ts';
import { diceFor } from './firing.ts';
import { driveBars } from './judge-drive.ts';
import { MATTERS, OPTION_RULES, unswitched, type Deciding } from './judge-rulings.ts';
import { setUpBars } from './judge-set-up.ts';
import { shotBars } from './judge-shot.ts';
import type { Move } from './move.ts';
import { actorIn } from './moves.ts';
import type { OptionId } from './options.ts';
import type { Armour, Stage } from './position.ts';
import type { ArmourSaid, RefusalSaid } from './said.ts';
import { turnRule } from './turn-rule.ts';

/** The stage in which a kind of move is made. */
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

/** What stands in the way of a try of whoever decides; nothing where it is legal. */
function bars(position: Armour, move: Move): readonly Bar[] {
  const { stage } = position;
  const actor = actorIn(position);
  const rule = turnRule(position);
  if (actor === null) return bar(rule, { says: 'gameOver' });
  if (actor === 'chance') return throwBars(position, move);
  if (move.kind === 'throw' || STAGE_OF[move.kind] !== stage)
    return bar(rule, { says: 'otherDecision', stage });
  switch (move.kind) {
    case 'move':
      return driveBars(position, move);
    case 'shoot':
      return shotBars(position, move);
    case 'cease':
    case 'end':
      return [];
    default:
      return setUpBars(position, move);
  }
}

/** What chance cannot bring. */
function throwBars(position: Armour, move: Move): readonly Bar[] {
  const { stage, active } = position;
  if (move.kind !== 'throw') return bar(turnRule(position), { says: 'chanceFirst', stage });
  const dice = stage === 'first' ? 2 : diceFor(position, active);
  return move.dice.length === dice ? [] : bar(turnRule(position), { says: 'otherDice', dice });
}

/** What a refusal says to do: whoever shoots too early ends the movement first, where the shot can be made then. */
const adviceOn = (position: Armour, move: Move): readonly [Advice<Move>] | null =>
  position.stage === 'move' &&
  move.kind === 'shoot' &&
  bars({ ...position, stage: 'shoot' }, move).length === 0
    ? [{ kind: 'first', moves: [{ kind: 'cease' }] }]
    : null;

const JUDGING = barJudging<Armour, Move, StatementId, Deciding, RefusalSaid, ArmourSaid>({
  bars,
  ruleOf: OPTION_RULES,
  deciding: MATTERS,
  advice: adviceOn,
  unswitched: (position, move, found) =>
    unswitched({ position, move, found, barsIn: (other) => bars(other, move) }),
});

/** Whether a try of whoever decides is legal, and why not. */
export const judge = (position: Armour, move: Move): Verdict<StatementId, OptionId, Move, ArmourSaid> =>
  verdictOf(JUDGING, position, move);
