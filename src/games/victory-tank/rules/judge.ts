import type { StatementId } from '../../../../content/victory-tank/statements.ts';
import { type JudgingOf, judgeBy } from '../../../referee/judgment.ts';
import { type Run, type Violation, type Way, broken, explained, first, instead } from './violations.ts';
import { battleBreaks, claimBreaks, enterBreaks, joinBreaks, layBreaks, stayBreaks } from './judge-attack.ts';
import { driveBreaks, haltBreaks, offBreaks, onBreaks, ridersBreaks, turnBreaks } from './judge-tank.ts';
import {
  announceBreaks,
  announcing,
  doneBreaks,
  faceBreaks,
  keepBreaks,
  passBreaks,
  placeBreaks,
  possibleKinds,
} from './judge-round.ts';
import { MATTERS, OPTION_RULES, switched, unswitched } from './other-readings.ts';
import { deployBreaks, stepBreaks } from './judge-soldiers.ts';
import { type Announce, type Move, moves } from './moves.ts';
import type { Action, ActionKind, Army, CardChoice, Position, Stage } from './position.ts';
import type { EndingMove, RefusalSaid, TankSaid } from '../messages.ts';
import type { GameOf } from '../../../referee/game.ts';
import { parse } from './parse-notation.ts';
import { coreGame, type VictoryTankTypes } from './core-game.ts';
import { valuesOf } from './cards.ts';
import { beside, groundOf } from './field-grid.ts';
import { canBeAttacked } from './permissions.ts';
import { otherOf } from '../../../referee/seats.ts';

const JUDGING: JudgingOf<VictoryTankTypes, Violation, RefusalSaid> = {
  breaches: breachesOf,
  explained: (position, move, found) => explained(position, move, found, breachesOf),
  // The move may be of an unknown kind.
  options: ({ kind }) => (Object.hasOwn(MATTERS, kind) ? (MATTERS[kind] ?? []) : []),
  ruleOf: (option) => OPTION_RULES[option],
  switched,
  unswitched: (position, move, found) => unswitched(position, move, found, breachesOf),
};

/**
 * Whether the player who decides next may make a move, on what basis, and if not, what would make it legal. Allowed
 * exactly when `moves` lists the move.
 */
export const judge = judgeBy(JUDGING);

/** The rules that a move breaks, the most obvious first. */
function breachesOf(position: Position, move: Move): Violation[] {
  const army = position.player;
  if (army === null) return [broken('E4', { says: 'gameOver' })];
  const misplaced = stageBreach(position, army, move);
  if (misplaced === null) return ownBreaches(position, army, move);
  return ACTING.includes(position.stage) && Object.hasOwn(USES, move.kind)
    ? [misplaced, ...ownBreaches(position, army, move)]
    : [...boostedTwice(position, move), misplaced];
}

function ownBreaches(position: Position, army: Army, move: Move): Violation[] {
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

/** Victory Tank with reasons for refusals and a notation parser. */
export const victoryTank: GameOf<VictoryTankTypes, TankSaid> = {
  ...coreGame,
  judge,
  parse,
};

// Violations by moves at the wrong time, and what has to come first.

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

/** Stages with a free choice; in these a premature move is judged all the same. */
const ACTING: readonly Stage[] = ['command', 'move', 'recruit', 'attack'];

/** The moves that use a point, and the action whose points they use. */
const USES: Readonly<Partial<Record<Move['kind'], ActionKind>>> = {
  step: 'move',
  turn: 'move',
  drive: 'move',
  deploy: 'recruit',
  battle: 'attack',
};

const FOG: RefusalSaid = { says: 'fogFirst' };
const NO_BATTLE: RefusalSaid = { says: 'noBattle' };
const NO_DRIVE: RefusalSaid = { says: 'noDrive' };

/** Moves that are not part of announcing and using actions, and why they are refused then. */
const OTHER_TIMES: Readonly<Partial<Record<Move['kind'], readonly [StatementId, RefusalSaid]>>> = {
  keep: ['F1', FOG],
  place: ['F1', FOG],
  face: ['F1', FOG],
  on: ['M6', NO_DRIVE],
  halt: ['M6', NO_DRIVE],
  board: ['M7', NO_DRIVE],
  off: ['M7', NO_DRIVE],
  join: ['A2', NO_BATTLE],
  ready: ['A2', NO_BATTLE],
  lay: ['A4', NO_BATTLE],
  enter: ['A8', { says: 'noVictory' }],
  stay: ['A8', NO_BATTLE],
  claim: ['A8b', NO_BATTLE],
};

/** Whether a move belongs to a drive. */
const isOfDrive = ({ kind }: Move): boolean =>
  kind === 'on' || kind === 'halt' || kind === 'board' || kind === 'off';

/** The violation if a stage has no such move; null if it has. */
function stageBreach(position: Position, army: Army, move: Move): Violation | null {
  const { stage, action } = position;
  const stages: readonly Stage[] = isMove(move) ? MADE_IN[move.kind] : [];
  if (stages.includes(stage) || isLateJoin(position, move)) return null;
  const who = army;
  const uses = isMove(move) ? USES[move.kind] : undefined;
  const elsewhere = isMove(move) ? OTHER_TIMES[move.kind] : undefined;
  if (isAtBeatenBase(position, army, move)) {
    return broken('A8a', { says: 'baseStaysEmpty', who: otherOf(army) }, () =>
      action?.used === true ? [instead({ says: 'beDone' }, DONE)] : [],
    );
  }
  if (elsewhere !== undefined && ACTING.includes(stage)) {
    return broken(...elsewhere, () => (isOfDrive(move) ? driving(position, army) : []));
  }
  const now = () => firstOf(position);
  switch (stage) {
    case 'draft':
      return broken('F1', { says: 'keepsNow', who }, now);
    case 'place':
      return broken('F2', { says: 'placesNow', who, card: position.held[army] }, now);
    case 'face':
      return broken('F3', { says: 'facesNow', who }, now);
    case 'command':
      return uses === undefined
        ? broken('C2', { says: 'announcesNow', who }, () => [
            announcing(position, army, ONE_POINT, possibleKinds(position, army)),
          ])
        : broken('C4', { says: 'notAnnounced', who, kind: uses }, () => announcements(position, army, uses));
    case 'move':
    case 'recruit':
    case 'attack':
      return action === null ? null : stands(action, move);
    case 'drive':
      if (move.kind === 'step' && move.crew > 0) return broken('M7', { says: 'underWayOff' }, now);
      return broken('C4', { says: 'underWay' }, now);
    case 'muster':
      return broken('A2', { says: 'namesAttackers', who }, now);
    case 'attacker-card':
    case 'defender-card':
      return broken('A4', { says: 'laysNow', who });
    case 'enter':
      return broken('A8', { says: 'movesInNow', who }, now);
    case 'claim':
      return broken('A8b', { says: 'crewsNow', who }, now);
    case 'over':
      return broken('E4', { says: 'gameOver' });
  }
}

/** Whether the kind of move exists: callers may pass anything. */
const isMove = ({ kind }: Move): boolean => Object.hasOwn(MADE_IN, kind);

const DONE: Move = { kind: 'done' };
const ONE_POINT: Announce = { kind: 'announce', action: 'move', pay: 1, card: 0 };

/** Moves that end a stage, the most obvious first; stages without one are ended by any move. */
const ENDS: readonly EndingMove[] = [
  'halt',
  'on',
  'ready',
  'stay',
  'enter',
  'claim',
  'keep',
  'place',
  'face',
];

/** A remedy: the move that leads most directly out of a stage. */
function firstOf(position: Position): Way[] {
  const list = moves(position);
  const by = ENDS.find((end) => list.some((move) => move.kind === end));
  const move = list.find((other) => other.kind === by);
  return move === undefined || by === undefined ? [] : [first({ says: 'endFirst', by }, [move])];
}

/** Remedies: begin a drive, or what enables one: an announcement, a turn. */
function driving(position: Position, army: Army): Way[] {
  if (position.stage === 'command') return announcements(position, army, 'move');
  if (position.stage !== 'move') return [];
  const breaches = driveBreaks(position, army);
  const before = breaches.flatMap(({ ways }) => ways?.() ?? []).filter((way) => way.kind === 'first');
  return breaches.length === 0 ? [first({ says: 'beginDrive' }, [{ kind: 'drive' }])] : before;
}

/** Remedies: announcements of an action from the cheapest up; only the first is named. */
function announcements(position: Position, army: Army, action: ActionKind): Way[] {
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
        return { says: 'announceFirst', kind: action, points: pay + card };
      },
      ...runs,
    ),
  ];
}

/**
 * The violation while another action is carried out: its kind, points and card stand (C4), and it is the only
 * one of the turn (C2).
 */
function stands({ army, kind, left, used }: Action, move: Move): Violation {
  const done = () => (used ? [first({ says: 'doneFirst' }, [DONE])] : []);
  const rule = move.kind === 'announce' && move.action !== kind ? 'C2' : 'C4';
  return broken(rule, { says: 'stands', who: army, kind, left }, done);
}

/** The violation by a second boosting card: one boosts an action, and no more (C3b). */
function boostedTwice({ action, stage }: Position, move: Move): Violation[] {
  if (action === null || move.kind !== 'announce' || !ACTING.includes(stage)) return [];
  const cards = (move.card === 0 ? 0 : 1) + (move.more?.length ?? 0) + (action.card ? 1 : 0);
  const adds = move.action === action.kind && cards > 1;
  return adds ? [broken('C3b', { says: 'boostedTwice', cards })] : [];
}

/** Whether more attackers are named too late, at a table without the option combined. */
const isLateJoin = (position: Position, move: Move): boolean =>
  move.kind === 'join' && position.stage === 'attacker-card' && !position.options.combined;

/** Whether the move is about moving in after a battle for the enemy's home base, where nothing is left to decide. */
function isAtBeatenBase(position: Position, army: Army, move: Move): boolean {
  const { action, stage, table } = position;
  if ((move.kind !== 'enter' && move.kind !== 'stay') || stage !== 'attack' || action?.used !== true)
    return false;
  const ground = groundOf(table);
  const base = ground.bases[otherOf(army)];
  if (canBeAttacked(position, otherOf(army), base)) return false;
  const near = beside(ground, base);
  return move.kind === 'enter'
    ? near.includes(move.from)
    : near.some((field) => canBeAttacked(position, army, field));
}
