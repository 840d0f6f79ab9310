import { countOf } from './cards.ts';
import { beside, groundOf, spotsOn } from './ground.ts';
import type { Move } from './move.ts';
import {
  ACTION_KINDS,
  CARD_CHOICES,
  FACINGS,
  type Army,
  type CardChoice,
  type CardCounts,
  type Field,
  type Position,
} from './position.ts';
import {
  canAttack,
  canBeAttacked,
  canMove,
  canRecruit,
  CHANGE_LIMIT,
  CREW_LIMIT,
  endsAhead,
  enemyOf,
  footOn,
  holdsBunker,
  mayEndOn,
  mayStepOnto,
  ownTank,
  STEP_LIMIT,
  tankOn,
} from './rules.ts';

const DONE: Move = { kind: 'done' };
const PASS: Move = { kind: 'pass' };
const DRIVE: Move = { kind: 'drive' };
const ON: Move = { kind: 'on' };
const HALT: Move = { kind: 'halt' };
const READY: Move = { kind: 'ready' };
const STAY: Move = { kind: 'stay' };
const FACES = FACINGS.map((facing): Move => ({ kind: 'face', facing }));
const TURNS = FACINGS.map((facing): Move => ({ kind: 'turn', facing }));
const LAYS = CARD_CHOICES.map((card): Move => ({ kind: 'lay', card }));
const NONE: readonly Move[] = [];

/** Every legal move of whoever decides next; none when the game is over. The list is not to be changed. */
export function moves(position: Position): readonly Move[] {
  const army = position.player;
  if (army === null) return NONE;
  switch (position.stage) {
    case 'draft':
      return position.drawn.map((card): Move => ({ kind: 'keep', card }));
    case 'place':
      return spotsOn(position.table, position.options.free).flatMap((spot): Move[] => [
        { kind: 'place', ...spot, turned: false },
        { kind: 'place', ...spot, turned: true },
      ]);
    case 'face':
      return FACES;
    case 'command':
      return announcements(position, army);
    case 'move':
      return tankMoves(position, army, stepsOf(position, army, doneOf(position)));
    case 'drive':
      return driveMoves(position, army);
    case 'recruit':
      return deploys(position, army, doneOf(position));
    case 'attack':
      return battles(position, army, doneOf(position));
    case 'muster':
      return joins(position, army);
    case 'attacker-card':
    case 'defender-card':
      return lays(position, army);
    case 'enter':
      return entries(position);
    case 'claim':
      return claims(position);
    case 'over':
      return NONE;
  }
}

/** The list of a stage in which points are used: done is its first move once a point has been used. */
const doneOf = (position: Position): Move[] => (position.action?.used === true ? [DONE] : []);

/** Announcements by what they depend on; at most 320 lists, each made when first asked for. */
const announced = new Map<number, readonly Move[]>();

function announcements(position: Position, army: Army): readonly Move[] {
  const ground = groundOf(position.table);
  const can = [
    canMove(position, ground, army),
    canRecruit(position, army),
    canAttack(position, ground, army),
  ];
  const hand = position.hands[army];
  const kinds = (can[0] ? 1 : 0) + (can[1] ? 2 : 0) + (can[2] ? 4 : 0);
  const cards = (hand[0] > 0 ? 1 : 0) + (hand[1] > 0 ? 2 : 0) + (hand[2] > 0 ? 4 : 0);
  const points = position.points[army];
  const key = kinds + 8 * cards + 64 * points + (position.options.pass ? 512 : 0);
  const known = announced.get(key);
  if (known !== undefined) return known;
  const list: Move[] = position.options.pass ? [PASS] : [];
  ACTION_KINDS.forEach((action, index) => {
    if (can[index] !== true) return;
    for (let pay = 1; pay <= points; pay++) {
      for (const card of choicesFrom(hand)) list.push({ kind: 'announce', action, pay, card });
    }
  });
  announced.set(key, list);
  return list;
}

/** No card, or one of each value in the hand. */
const choicesFrom = (hand: CardCounts): CardChoice[] =>
  CARD_CHOICES.filter((value) => value === 0 || countOf(hand, value) > 0);

function stepsOf(position: Position, army: Army, list: Move[]): Move[] {
  const ground = groundOf(position.table);
  const { dismount, board } = position.options;
  for (let from = 0; from < ground.size; from++) {
    const feet = footOn(position, army, from);
    const crew = dismount ? (tankOn(position, army, from)?.crew ?? 0) : 0;
    if (feet + crew === 0) continue;
    for (const to of beside(ground, from)) {
      if (!mayStepOnto(position, ground, army, to)) continue;
      const aboard = board ? tankOn(position, army, to) : null;
      const room = aboard === null ? 0 : CREW_LIMIT - aboard.crew;
      listSteps(list, from, to, feet, crew, room);
    }
  }
  return list;
}

function listSteps(list: Move[], from: Field, to: Field, feet: number, crew: number, room: number): void {
  for (let some = 0; some <= crew; some++) {
    const most = Math.min(feet, STEP_LIMIT - some);
    for (let foot = some === 0 ? 1 : 0; foot <= most; foot++) {
      for (let into = 0; into <= Math.min(room, foot + some); into++) {
        list.push({ kind: 'step', from, to, foot, crew: some, board: into });
      }
    }
  }
}

function tankMoves(position: Position, army: Army, list: Move[]): Move[] {
  const tank = ownTank(position, army);
  if (tank === null) return list;
  for (const turn of TURNS) if (turn.kind === 'turn' && turn.facing !== tank.facing) list.push(turn);
  if (endsAhead(position, groundOf(position.table), tank, army)) list.push(DRIVE);
  return list;
}

function driveMoves(position: Position, army: Army): Move[] {
  const { tank, drive } = position;
  if (tank === null || drive === null) return [];
  const ground = groundOf(position.table);
  const mayEnd = mayEndOn(position, ground, army, tank.field);
  const list: Move[] = [];
  if (endsAhead(position, ground, tank, army)) list.push(ON);
  if (mayEnd && drive.gone > 0) list.push(HALT);
  if (drive.changed >= CHANGE_LIMIT) return list;
  const boarding = Math.min(footOn(position, army, tank.field), CREW_LIMIT - tank.crew);
  for (let count = 1; count <= boarding; count++) list.push({ kind: 'board', count });
  if (!mayEnd) return list;
  const leaving = drive.gone > 0 ? tank.crew : tank.crew - 1;
  for (let count = 1; count <= leaving; count++) list.push({ kind: 'off', count });
  return list;
}

function deploys(position: Position, army: Army, list: Move[]): Move[] {
  if (position.supply[army] === 0) return list;
  const ground = groundOf(position.table);
  list.push({ kind: 'deploy', at: ground.bases[army] });
  for (const at of ground.bunkers) if (holdsBunker(position, army, at)) list.push({ kind: 'deploy', at });
  return list;
}

/** Adds the ways in which the army's soldiers on a field can take part in a battle. */
function forces(
  position: Position,
  army: Army,
  from: Field,
  add: (foot: number, tank: boolean) => void,
): void {
  const feet = footOn(position, army, from);
  for (let foot = 1; foot <= feet; foot++) add(foot, false);
  if (tankOn(position, army, from) === null) return;
  for (let foot = 0; foot <= feet; foot++) add(foot, true);
}

function battles(position: Position, army: Army, list: Move[]): Move[] {
  const ground = groundOf(position.table);
  const enemy = enemyOf(army);
  for (let target = 0; target < ground.size; target++) {
    if (!canBeAttacked(position, enemy, target)) continue;
    for (const from of beside(ground, target)) {
      forces(position, army, from, (foot, tank) => list.push({ kind: 'battle', target, from, foot, tank }));
    }
  }
  return list;
}

function joins(position: Position, army: Army): Move[] {
  const { battle } = position;
  if (battle === null) return [];
  const list: Move[] = [READY];
  for (const from of beside(groundOf(position.table), battle.target)) {
    if (battle.parties.some((party) => party.from === from)) continue;
    forces(position, army, from, (foot, tank) => list.push({ kind: 'join', from, foot, tank }));
  }
  return list;
}

function lays(position: Position, army: Army): readonly Move[] {
  const barred =
    position.options['one-card'] && position.stage === 'attacker-card' && position.action?.card === true;
  const hand = position.hands[army];
  return LAYS.filter(
    (lay) => lay.kind === 'lay' && (lay.card === 0 || (!barred && countOf(hand, lay.card) > 0)),
  );
}

function entries(position: Position): Move[] {
  const { battle } = position;
  if (battle === null) return [];
  const list: Move[] = battle.entered > 0 ? [STAY] : [];
  for (const { from, foot: feet, crew: riders } of battle.parties) {
    for (let crew = 0; crew <= riders; crew++) {
      for (let foot = crew === 0 ? 1 : 0; foot <= feet; foot++)
        list.push({ kind: 'enter', from, foot, crew });
    }
  }
  return list;
}

function claims(position: Position): Move[] {
  const most = Math.min(CREW_LIMIT, position.battle?.entered ?? 0);
  return Array.from({ length: most }, (_, index): Move => ({ kind: 'claim', crew: index + 1 }));
}
