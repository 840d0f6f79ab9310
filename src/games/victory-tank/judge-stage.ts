import type { StatementId } from '../../../content/victory-tank/statements.ts';
import { broken, nameOf, some, type Found } from './figures.ts';
import { beside, groundOf } from './ground.ts';
import { possible } from './judge-round.ts';
import type { Move } from './move.ts';
import type { Action, ActionKind, Army, Position, Stage } from './position.ts';
import { canBeAttacked, enemyOf } from './rules.ts';

/** Whether a try is of the kind that is to be decided, and what comes first where it is not. */

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
export const ACTING: readonly Stage[] = ['command', 'move', 'recruit', 'attack'];

const ACTION_WORDS = { move: 'Move', recruit: 'Recruit', attack: 'Attack' } as const satisfies Readonly<
  Record<ActionKind, string>
>;
type ActionWord = (typeof ACTION_WORDS)[ActionKind];

/** "a Move", "an Attack". */
const named = (word: ActionWord): string => `${word === 'Attack' ? 'an' : 'a'} ${word}`;

/** The moves that use a point, and the action whose points they use. */
export const USES: Readonly<Partial<Record<Move['kind'], ActionWord>>> = {
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
  board: ['M7', NO_DRIVE],
  off: ['M7', NO_DRIVE],
  join: ['A2', NO_BATTLE],
  ready: ['A2', NO_BATTLE],
  lay: ['A4', NO_BATTLE],
  enter: ['A8', `${NO_BATTLE}, or it brought nobody in`],
  stay: ['A8', NO_BATTLE],
  claim: ['A8b', NO_BATTLE],
};

/** What is to be decided first, where the try is of another kind. */
export function stageBreach(position: Position, army: Army, move: Move): Found | null {
  const { stage, action } = position;
  if (MADE_IN[move.kind].includes(stage) || isLateJoin(position, move)) return null;
  const who = nameOf(army);
  const uses = USES[move.kind];
  const elsewhere = OTHER_TIMES[move.kind];
  if (isAtBeatenBase(position, army, move))
    return broken('A8a', `${nameOf(enemyOf(army))}’s home base takes nobody in: attack again, or be done`);
  if (elsewhere !== undefined && ACTING.includes(stage)) return broken(...elsewhere);
  switch (stage) {
    case 'draft':
      return broken('F1', `${who} first keeps a card and gives one away`);
    case 'place':
      return broken('F2', `${who} first places the card ${position.held[army] ?? ''}`);
    case 'face':
      return broken('F3', `${who} first picks the facing of the tank`);
    case 'command':
      if (uses !== undefined) return broken('C3', `${who} first announces ${named(uses)}`);
      return broken('C2', `it is ${who}’s turn to announce ${possible(position, army)}`);
    case 'move':
    case 'recruit':
    case 'attack':
      return action === null ? null : stands(action, move);
    case 'drive':
      if (move.kind === 'step' && move.crew > 0)
        return broken('M7', 'the tank is under way: let them get off on a field that it comes to');
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

/** Another action is under way: its kind, its points and its card stand (C4), and it is the only one of the turn (C2). */
function stands({ army, kind, left, used }: Action, move: Move): Found {
  const at = `${nameOf(army)} announced ${named(ACTION_WORDS[kind])}`;
  const first = used
    ? `use its ${some(left, 'point')} or be done first`
    : `use 1 of its ${some(left, 'point')} first`;
  const adds = move.kind === 'announce' && move.action === kind;
  if (adds) return broken('C4', `${at}, and nothing is added to it now: ${first}`);
  return broken(move.kind === 'announce' ? 'C2' : 'C4', `${at}: ${first}`);
}

/** Where attackers never come from several fields, more of them are called for when the first are named. */
const isLateJoin = (position: Position, move: Move): boolean =>
  move.kind === 'join' && position.stage === 'attacker-card' && !position.options.combined;

/** Whether a try is about moving in after a battle for the enemy's home base: nothing there is left to be decided. */
function isAtBeatenBase(position: Position, army: Army, move: Move): boolean {
  const { action, stage, table } = position;
  if ((move.kind !== 'enter' && move.kind !== 'stay') || stage !== 'attack' || action?.used !== true)
    return false;
  const ground = groundOf(table);
  const base = ground.bases[enemyOf(army)];
  if (canBeAttacked(position, enemyOf(army), base)) return false;
  const near = beside(ground, base);
  return move.kind === 'enter'
    ? near.includes(move.from)
    : near.some((field) => canBeAttacked(position, army, field));
}
