import type { StatementId } from '../../../content/victory-tank/statements.ts';
import type { Ruled, Verdict } from '../../referee/verdict.ts';
import { broken, type Found } from './figures.ts';
import {
  battleBreaks,
  claimBreaks,
  deployBreaks,
  enterBreaks,
  joinBreaks,
  stayBreaks,
} from './judge-attack.ts';
import {
  driveBreaks,
  haltBreaks,
  offBreaks,
  onBreaks,
  ridersBreaks,
  stepBreaks,
  turnBreaks,
} from './judge-move.ts';
import {
  announceBreaks,
  doneBreaks,
  faceBreaks,
  keepBreaks,
  layBreaks,
  passBreaks,
  placeBreaks,
} from './judge-round.ts';
import { ACTING, stageBreach, USES } from './judge-stage.ts';
import type { Move } from './move.ts';
import { flipOption, type OptionId } from './options.ts';
import type { Army, Position } from './position.ts';

/** A verdict of Victory Tank. */
export type TankVerdict = Verdict<StatementId, OptionId>;

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

/**
 * Whether the player who decides next may make a move, on what basis, and if not, what would make it legal. Allowed
 * exactly when `moves` lists the move.
 */
export function judge(position: Position, move: Move): TankVerdict {
  const breaches = breachesOf(position, move);
  const allowed = breaches.length === 0;
  const rulings = rulingsOn(position, move, breaches);
  const basis = rulings.some((ruled) => ruled.differs === true) ? 'ruling' : 'rule';
  return { allowed, basis, breaches, rulings };
}

/** Every rule the try breaks, the plainest first. */
function breachesOf(position: Position, move: Move): Found[] {
  const army = position.player;
  if (army === null) return [broken('E4', 'the game has ended: nobody moves any more')];
  const misplaced = stageBreach(position, army, move);
  if (misplaced === null) return ownBreaches(position, army, move);
  return ACTING.includes(position.stage) && move.kind in USES
    ? [misplaced, ...ownBreaches(position, army, move)]
    : [misplaced];
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

/** The rulings that have a say: first those under whose other reading the answer would be the opposite. */
function rulingsOn(position: Position, move: Move, breaches: readonly Found[]): TankRuled[] {
  const allowed = breaches.length === 0;
  const deciding: TankRuled[] = [];
  const others: TankRuled[] = [];
  for (const option of MATTERS[move.kind] ?? []) {
    const rule = OPTION_RULES[option];
    const differs = (breachesOf(otherwise(position, move, option), move).length === 0) !== allowed;
    if (differs) deciding.push({ rule, option, differs });
    else if (breaches.some((breach) => breach.rule === rule)) others.push({ rule, option, differs });
  }
  for (const { rule } of breaches) {
    if (FIXED.includes(rule)) {
      (breaches.length === 1 ? deciding : others).push({
        rule,
        option: null,
        differs: breaches.length === 1,
      });
    }
  }
  if (allowed)
    for (const rule of leansOn(position, move)) deciding.push({ rule, option: null, differs: true });
  return [...deciding, ...others];
}

/** The same position at a table that holds with the other reading, as far as the try can tell. */
function otherwise(position: Position, move: Move, option: OptionId): Position {
  const options = flipOption(position.options, option);
  if (option !== 'combined' || (move.kind !== 'join' && move.kind !== 'ready'))
    return { ...position, options };
  if (options.combined && position.stage === 'attacker-card')
    return { ...position, options, stage: 'muster' };
  if (position.stage === 'muster') return { ...position, options, stage: 'attacker-card' };
  return { ...position, options };
}

/** Rulings without an option by which a try can be refused. */
const FIXED: readonly StatementId[] = ['C4', 'C4a', 'M3a', 'M6a', 'M7a', 'M8a'];

/** Rulings without an option but for which a legal move would not be legal. */
function leansOn(position: Position, move: Move): StatementId[] {
  if (move.kind === 'enter') return move.crew > 0 ? ['A8d'] : [];
  const { drive } = position;
  return (move.kind === 'board' || move.kind === 'off') && drive?.gone === 0 ? ['M7a'] : [];
}
