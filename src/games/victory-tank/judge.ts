import type { StatementId } from '../../../content/victory-tank/statements.ts';
import type { Ruled, Verdict } from '../../referee/verdict.ts';
import { broken, nameOf, some, type Found } from './figures.ts';
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
  possible,
} from './judge-round.ts';
import type { Move } from './move.ts';
import { flipOption, type OptionId } from './options.ts';
import type { Army, Position, Stage } from './position.ts';

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

/** The stages in which each kind of move is made. */
const MADE_IN: Readonly<Record<Move['kind'], readonly Stage[]>> = {
  keep: ['draft'],
  place: ['place'],
  face: ['face'],
  announce: ['command'],
  pass: ['command'],
  done: ['move', 'recruit', 'attack'],
  step: ['move'],
  turn: ['move'],
  drive: ['move'],
  on: ['drive'],
  halt: ['drive'],
  board: ['drive'],
  off: ['drive'],
  deploy: ['recruit'],
  battle: ['attack'],
  join: ['muster'],
  ready: ['muster'],
  lay: ['attacker-card', 'defender-card'],
  enter: ['enter'],
  stay: ['enter'],
  claim: ['claim'],
};

/** The stages in which a player does as they like; there a move made too early is looked at all the same. */
const ACTING: readonly Stage[] = ['command', 'move', 'recruit', 'attack'];

/** The moves that use a point, and the action whose points they use. */
const USES: Readonly<Partial<Record<Move['kind'], string>>> = {
  step: 'Move',
  turn: 'Move',
  drive: 'Move',
  deploy: 'Recruit',
  battle: 'Attack',
};

const FOG = 'battlefield cards are drawn and placed before the command phase';
const NO_BATTLE = 'no battle is under way';
const NO_DRIVE = 'no drive is under way: begin one first';

/** Moves that belong to another time than that of announcing actions and using their points, and why. */
const OTHER_TIMES: Readonly<Partial<Record<Move['kind'], readonly [StatementId, string]>>> = {
  keep: ['F1', FOG],
  place: ['F2', FOG],
  face: ['F3', FOG],
  on: ['M6', NO_DRIVE],
  halt: ['M6', NO_DRIVE],
  board: ['M7a', NO_DRIVE],
  off: ['M7a', NO_DRIVE],
  join: ['A2', NO_BATTLE],
  ready: ['A2', NO_BATTLE],
  lay: ['A4', NO_BATTLE],
  enter: ['A8', `${NO_BATTLE}, or it brought nobody in`],
  stay: ['A8', NO_BATTLE],
  claim: ['A8b', NO_BATTLE],
};

/** What is to be decided first, where the try is of another kind. */
function stageBreach(position: Position, army: Army, move: Move): Found | null {
  const { stage, action } = position;
  if (MADE_IN[move.kind].includes(stage) || isLateJoin(position, move)) return null;
  const who = nameOf(army);
  const uses = USES[move.kind];
  const elsewhere = OTHER_TIMES[move.kind];
  if (elsewhere !== undefined && ACTING.includes(stage)) return broken(...elsewhere);
  switch (stage) {
    case 'draft':
      return broken('F1', `${who} first keeps a card and gives one away`);
    case 'place':
      return broken('F2', `${who} first places the card ${position.held[army] ?? ''}`);
    case 'face':
      return broken('F3', `${who} first picks the facing of the tank`);
    case 'command':
      if (uses !== undefined)
        return broken('C3', `${who} first announces ${uses === 'Attack' ? 'an' : 'a'} ${uses}`);
      return broken('C2', `it is ${who}’s turn to announce ${possible(position, army)}`);
    case 'move':
    case 'recruit':
    case 'attack': {
      const left = some(action?.left ?? 0, 'point');
      if (move.kind === 'announce')
        return broken('C2', `${who} is at another action: use its ${left} or be done first`);
      return broken('C4', `${who} announced another action: use its ${left} or be done first`);
    }
    case 'drive':
      return broken('M6', `the tank is under way: ${who} first drives it on or halts`);
    case 'muster':
      return broken('A2', `${who} first says who attacks, and is ready`);
    case 'attacker-card':
    case 'defender-card':
      return broken('A4', `${who} first lays a battle card, or none`);
    case 'enter':
      return broken('A8', `${who} has won the battle and first moves in`);
    case 'claim':
      return broken('A8b', `${who} first says how many of those who moved in become crew`);
    case 'over':
      return broken('E4', 'the game has ended');
  }
}

/** Where attackers never come from several fields, more of them are called for when the first are named. */
const isLateJoin = (position: Position, move: Move): boolean =>
  move.kind === 'join' && position.stage === 'attacker-card' && !position.options.combined;

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
