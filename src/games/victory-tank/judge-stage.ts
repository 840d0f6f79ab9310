import type { StatementId } from '../../../content/victory-tank/statements.ts';
import { valuesOf } from './cards.ts';
import { broken, first, instead, nameOf, type Found, type Run, type Way } from './figures.ts';
import { beside, groundOf } from './ground.ts';
import { announceBreaks, announcing, possibleKinds } from './judge-round.ts';
import { driveBreaks } from './judge-tank.ts';
import type { Announce, Move } from './move.ts';
import { moves } from './moves.ts';
import {
  ACTION_KINDS,
  type Action,
  type ActionKind,
  type Army,
  type CardChoice,
  type Position,
  type Stage,
} from './position.ts';
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
const NO_DRIVE = 'no drive is under way';

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

/** Whether a move is made while the tank is under way. */
const isOfDrive = ({ kind }: Move): boolean =>
  kind === 'on' || kind === 'halt' || kind === 'board' || kind === 'off';

/** What is to be decided first, where the try is of another kind, or of none at all. */
export function stageBreach(position: Position, army: Army, move: Move): Found | null {
  const { stage, action } = position;
  const stages: readonly Stage[] = isMove(move) ? MADE_IN[move.kind] : [];
  if (stages.includes(stage) || isLateJoin(position, move)) return null;
  const who = nameOf(army);
  const uses = isMove(move) ? USES[move.kind] : undefined;
  const elsewhere = isMove(move) ? OTHER_TIMES[move.kind] : undefined;
  if (isAtBeatenBase(position, army, move)) {
    const base = `${nameOf(enemyOf(army))}’s home base takes nobody in`;
    return broken('A8a', base, () => (action?.used === true ? [instead('be done', DONE)] : []));
  }
  if (elsewhere !== undefined && ACTING.includes(stage)) {
    return broken(...elsewhere, () => (isOfDrive(move) ? driving(position, army) : []));
  }
  const now = () => firstOf(position);
  switch (stage) {
    case 'draft':
      return broken('F1', `${who} keeps a card now and gives one away`, now);
    case 'place':
      return broken('F2', `${who} places the card ${position.held[army] ?? ''} now`, now);
    case 'face':
      return broken('F3', `${who} picks the facing of the tank now`, now);
    case 'command':
      return uses === undefined
        ? broken('C2', `it is ${who}’s turn to announce an action`, () => [
            announcing(position, army, ONE_POINT, possibleKinds(position, army)),
          ])
        : broken('C3', `${who} has announced no ${uses}`, () => announcements(position, army, uses));
    case 'move':
    case 'recruit':
    case 'attack':
      return action === null ? null : stands(action, move);
    case 'drive':
      if (move.kind === 'step' && move.crew > 0)
        return broken('M7', 'the tank is under way, and crew get off on a field that it comes to', now);
      return broken('M6', 'the tank is under way, and its drive comes to an end first', now);
    case 'muster':
      return broken('A2', `${who} is saying who attacks`, now);
    case 'attacker-card':
    case 'defender-card':
      return broken('A4', `${who} lays a battle card now, or none`);
    case 'enter':
      return broken('A8', `${who} has won the battle and moves in now`, now);
    case 'claim':
      return broken('A8b', `${who} says now how many of those who moved in become crew`, now);
    case 'over':
      return broken('E4', 'the game has ended');
  }
}

/** Whether it is a move of one of the kinds there are: whoever calls from code may bring anything. */
const isMove = ({ kind }: Move): boolean => Object.hasOwn(MADE_IN, kind);

const DONE: Move = { kind: 'done' };
const ONE_POINT: Announce = { kind: 'announce', action: 'move', pay: 1, card: 0 };

/** What brings a stage to its end, with its words; for the others any move does. */
const ENDS: Readonly<Partial<Record<Move['kind'], string>>> = {
  halt: 'halt first',
  on: 'drive on first',
  ready: 'be ready first',
  stay: 'let the others stay first',
  enter: 'move in first',
  claim: 'say how many first',
  keep: 'keep one first',
  place: 'place it first',
  face: 'choose one first',
};

/** The move that leads most directly out of a stage. */
function firstOf(position: Position): Way[] {
  const list = moves(position);
  const kind = (Object.keys(ENDS) as Move['kind'][]).find((end) => list.some((move) => move.kind === end));
  const move = list.find((other) => other.kind === kind);
  return move === undefined || kind === undefined ? [] : [first(ENDS[kind] ?? '', [move])];
}

/** A drive to begin with, or what keeps it from beginning: an announcement, a turn. */
function driving(position: Position, army: Army): Way[] {
  if (position.stage === 'command') return announcements(position, army, 'Move');
  if (position.stage !== 'move') return [];
  const breaches = driveBreaks(position, army);
  const before = breaches.flatMap(({ ways }) => ways?.() ?? []).filter((way) => way.kind === 'first');
  return breaches.length === 0 ? [first('begin one first', [{ kind: 'drive' }])] : before;
}

/** Announcements of an action from the cheapest on, one of which is enough for the try; only the first is told. */
function announcements(position: Position, army: Army, word: ActionWord): Way[] {
  const action = ACTION_KINDS.find((kind) => ACTION_WORDS[kind] === word) ?? 'move';
  if (announceBreaks(position, army, { ...ONE_POINT, action }).length > 0) return [];
  const best = Math.max(0, ...valuesOf(position.hands[army])) as CardChoice;
  const points = position.points[army];
  const pays = Array.from({ length: points }, (_, index) => [index + 1, 0] as const);
  const runs = [...pays, ...(best > 0 ? [[points, best] as const] : [])].map(([pay, card]): Run => [
    { kind: 'announce', action, pay, card },
  ]);
  return [
    first(
      ([[cheapest] = [ONE_POINT]]) => {
        const { pay, card } = cheapest.kind === 'announce' ? cheapest : ONE_POINT;
        const cost = pay + card === 1 ? '' : ` of ${pay + card} points`;
        return `announce ${named(word)}${cost} first`;
      },
      ...runs,
    ),
  ];
}

/** Another action is under way: its kind, its points and its card stand (C4), and it is the only one of the turn (C2). */
function stands({ army, kind, left, used }: Action, move: Move): Found {
  const at = `${nameOf(army)} announced ${named(ACTION_WORDS[kind])}`;
  const points = left === 1 ? 'its last point is' : `${left} of its points are`;
  const why = `${at}, and ${points} still to be used`;
  const done = () => (used ? [first('be done first', [DONE])] : []);
  return broken(move.kind === 'announce' && move.action !== kind ? 'C2' : 'C4', why, done);
}

/** A card that is added to an action under way, or several: one boosts an action, and no more (C3b). */
export function boostedTwice({ action, stage }: Position, move: Move): Found[] {
  if (action === null || move.kind !== 'announce' || !ACTING.includes(stage)) return [];
  const cards = (move.card === 0 ? 0 : 1) + (move.more?.length ?? 0) + (action.card ? 1 : 0);
  const adds = move.action === action.kind && cards > 1;
  return adds ? [broken('C3b', `${cards} cards would boost it, and one may`)] : [];
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
