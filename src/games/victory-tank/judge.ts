import type { StatementId } from '../../../content/victory-tank/statements.ts';
import { verdictOf, type Judging } from '../../referee/judgment.ts';
import type { Verdict } from '../../referee/verdict.ts';
import { explained } from './advice.ts';
import { broken, type Found } from './figures.ts';
import {
  battleBreaks,
  claimBreaks,
  deployBreaks,
  enterBreaks,
  joinBreaks,
  stayBreaks,
} from './judge-attack.ts';
import { haltBreaks, offBreaks, onBreaks, ridersBreaks } from './judge-drive.ts';
import {
  announceBreaks,
  doneBreaks,
  faceBreaks,
  keepBreaks,
  layBreaks,
  passBreaks,
  placeBreaks,
} from './judge-round.ts';
import { MATTERS, OPTION_RULES, switched, unswitched } from './judge-rulings.ts';
import { ACTING, boostedTwice, stageBreach, USES } from './judge-stage.ts';
import { stepBreaks } from './judge-step.ts';
import { driveBreaks, turnBreaks } from './judge-tank.ts';
import type { Move } from './move.ts';
import type { OptionId } from './options.ts';
import type { Army, Position } from './position.ts';
import type { RefusalSaid } from './said-refusals.ts';

/** A verdict of Victory Tank. */
export type TankVerdict = Verdict<StatementId, OptionId, Move, RefusalSaid>;

/**
 * Whether the player who decides next may make a move, on what basis, and if not, what would make it legal. Allowed
 * exactly when `moves` lists the move.
 */
export function judge(position: Position, move: Move): TankVerdict {
  return verdictOf(JUDGING, position, move);
}

const JUDGING: Judging<Position, Move, StatementId, OptionId, Found, RefusalSaid> = {
  breaches: breachesOf,
  explained: (position, move, found) => explained(position, move, found, breachesOf),
  // What is tried may be of no kind at all.
  options: ({ kind }) => (Object.hasOwn(MATTERS, kind) ? (MATTERS[kind] ?? []) : []),
  ruleOf: (option) => OPTION_RULES[option],
  switched,
  unswitched: (position, move, found) => unswitched(position, move, found, breachesOf),
};

/** Every rule the try breaks, the plainest first. */
function breachesOf(position: Position, move: Move): Found[] {
  const army = position.player;
  if (army === null) return [broken('E4', { says: 'gameOver' })];
  const misplaced = stageBreach(position, army, move);
  if (misplaced === null) return ownBreaches(position, army, move);
  return ACTING.includes(position.stage) && Object.hasOwn(USES, move.kind)
    ? [misplaced, ...ownBreaches(position, army, move)]
    : [...boostedTwice(position, move), misplaced];
}

function ownBreaches(position: Position, army: Army, move: Move): Found[] {
  switch (move.kind) {
    case 'keep':
      return keepBreaks(position, army, move);
    case 'place':
      return placeBreaks(position, move);
    case 'face':
      return faceBreaks(move.facing);
    case 'announce':
      return announceBreaks(position, army, move);
    case 'pass':
      return passBreaks(position, army);
    case 'done':
      return doneBreaks(position);
    case 'step':
      return stepBreaks(position, army, move);
    case 'turn':
      return turnBreaks(position, army, move.facing);
    case 'drive':
      return driveBreaks(position, army);
    case 'on':
      return onBreaks(position, army);
    case 'halt':
      return haltBreaks(position, army);
    case 'board':
      return ridersBreaks(position, army, move.count);
    case 'off':
      return offBreaks(position, army, move.count);
    case 'deploy':
      return deployBreaks(position, army, move.at);
    case 'battle':
      return battleBreaks(position, army, move);
    case 'join':
      return joinBreaks(position, army, move);
    case 'ready':
      return [];
    case 'lay':
      return layBreaks(position, army, move.card);
    case 'enter':
      return enterBreaks(position, move);
    case 'stay':
      return stayBreaks(position);
    case 'claim':
      return claimBreaks(position, move.crew);
  }
}
