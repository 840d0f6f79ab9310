import { where, type TankFault } from './faults.ts';
import { nameOf } from './figures.ts';
import { baseOwner, beside, type Ground } from './ground.ts';
import { moves } from './moves.ts';
import { fieldName } from './notation.ts';
import type { ActionKind, Army, Battle, Party, Position, Stage } from './position.ts';
import { canBeAttacked, endsAhead, enemyOf, footOn, FULL_POINTS, mayEndOn, ROUNDS, tankOn } from './rules.ts';

/** Whether what is under way in a position can be: turn, action, drive and battle. */

const ACTION_STAGES: Readonly<Partial<Record<Stage, ActionKind>>> = {
  move: 'move',
  drive: 'move',
  recruit: 'recruit',
  attack: 'attack',
  muster: 'attack',
  'attacker-card': 'attack',
  'defender-card': 'attack',
  enter: 'attack',
  claim: 'attack',
};
const BATTLE_STAGES: readonly Stage[] = ['muster', 'attacker-card', 'defender-card', 'enter', 'claim'];

/** What is under way fits the stage: action, drive and battle, points, and who decides. */
export const turnFaults = (position: Position): TankFault[] => [
  ...stageFaults(position),
  ...actionFaults(position),
  ...deciderFaults(position),
];

function stageFaults({ stage, action, drive, battle, options, points, round }: Position): TankFault[] {
  const kind = ACTION_STAGES[stage];
  const fights = BATTLE_STAGES.includes(stage);
  const early = stage === 'over' && (round < ROUNDS || points[0] + points[1] > 0);
  const alone = stage === 'muster' && !options.combined;
  return [
    ...(kind === undefined
      ? where(action !== null, 'action', { says: 'noActionThere', stage }, 'C3')
      : where(action?.kind !== kind, 'action', { says: 'otherAction', stage, kind }, 'C3')),
    ...where((drive !== null) !== (stage === 'drive'), 'drive', { says: 'driveStage' }, 'M6'),
    ...where((battle !== null) !== fights, 'battle', { says: 'battleStage', stage, fights }, 'A1'),
    ...where(alone, 'stage', { says: 'noMuster' }, 'A2a'),
    ...where(early, 'stage', { says: 'notOver', rounds: ROUNDS }, 'E4'),
  ];
}

function actionFaults({ action, drive, battle, points }: Position): TankFault[] {
  if (action === null) return [];
  const busy = drive !== null || battle !== null;
  const track = `points.${nameOf(action.army)}`;
  return [
    ...where(action.left < 1 && !busy, 'action.left', { says: 'actionOver' }, 'C4'),
    ...where(busy && !action.used, 'action.used', { says: 'pointUsed' }, 'C4'),
    ...where(points[action.army] >= FULL_POINTS, track, { says: 'actionCosts' }, 'C3'),
  ];
}

function deciderFaults({ stage, action, player, active, points }: Position): TankFault[] {
  if (stage === 'over' || player === null) return [];
  const acting = action?.army ?? player;
  const decides = stage === 'defender-card' && action !== null ? enemyOf(acting) : acting;
  const spent = stage === 'command' && points[player] === 0;
  return [
    ...where(player !== decides, 'player', { says: 'notToDecide', who: player }, 'C2'),
    ...where(stage === 'draft' && player !== active, 'player', { says: 'notToLook' }, 'F1'),
    ...where(spent, `points.${nameOf(player)}`, { says: 'noPoints', who: player }, 'C2a'),
  ];
}

/** Whoever decides has something to decide, and what is under way can be brought to its end. */
export function choiceFaults(position: Position, ground: Ground): TankFault[] {
  const { stage, battle, action, player } = position;
  if (stage === 'over' || player === null) return [];
  const found = [
    ...driveFaults(position, ground, player),
    ...(battle === null || action === null ? [] : battleFaults(position, ground, battle, action.army)),
  ];
  if (found.length > 0 || moves(position).length > 0) return found;
  return stage === 'command'
    ? where(true, 'player', { says: 'mustForfeit', who: player }, 'C5a')
    : where(true, 'action', { says: 'noFirstPoint' }, 'C4a');
}

function driveFaults(position: Position, ground: Ground, player: Army): TankFault[] {
  const { tank, drive } = position;
  if (drive === null) return [];
  if (tank === null || tank.army !== player)
    return where(true, 'drive', { says: 'noControl', who: player }, 'M6');
  const ends = drive.gone > 0 && mayEndOn(position, ground, player, tank.field);
  return where(!ends && !endsAhead(position, ground, tank, player), 'drive', { says: 'noWayToEnd' }, 'M6b');
}

/** A battle fits the table it is fought on. */
const battleFaults = (position: Position, ground: Ground, battle: Battle, army: Army): TankFault[] => [
  ...targetFaults(position, ground, battle, army),
  ...battle.parties.flatMap((party, index) => partyFaults(position, ground, battle, army, party, index)),
  ...partiesFaults(position, battle),
  ...battleCardFaults(position, battle),
  ...enteringFaults(position, battle, army),
];

/** Whether the battle has been won, and its consequences are being settled. */
const isWon = ({ stage }: Position): boolean => stage === 'enter' || stage === 'claim';

function targetFaults(position: Position, ground: Ground, { target }: Battle, army: Army): TankFault[] {
  const here = fieldName(position.table, target);
  const place = 'battle.target';
  const defended = canBeAttacked(position, enemyOf(army), target);
  const won = isWon(position);
  const base = won && baseOwner(ground, target) !== null;
  return [
    ...where(won && defended, place, { says: 'stillDefended', here }, 'A7'),
    ...where(!won && !defended, place, { says: 'undefended', here }, 'A1'),
    ...where(base, place, { says: 'baseEntered' }, 'A8a'),
  ];
}

/** Attackers of one field are there, and beside the target. */
function partyFaults(
  position: Position,
  ground: Ground,
  battle: Battle,
  army: Army,
  { from, foot, crew }: Party,
  index: number,
): TankFault[] {
  const here = fieldName(position.table, from);
  const target = fieldName(position.table, battle.target);
  const place = `battle.parties[${index}]`;
  const inside = tankOn(position, army, from)?.crew ?? 0;
  const absent = foot + crew === 0 || foot > footOn(position, army, from) || (crew > 0 && crew !== inside);
  const far = !beside(ground, battle.target).includes(from);
  return [
    ...where(far, place, { says: 'attackerNotBeside', here, target }, 'A1'),
    ...where(absent, place, { says: 'absent', who: army, here }, 'A2'),
  ];
}

/** As many fields attack as may: one, with the option combined several, none once all have moved in. */
function partiesFaults(position: Position, { parties }: Battle): TankFault[] {
  const place = 'battle.parties';
  const from = parties.map((party) => party.from);
  const double = new Set(from).size < from.length;
  const many = from.length > 1 && !position.options.combined;
  const nobody = from.length === 0 && position.stage !== 'claim';
  return [
    ...where(
      double,
      place,
      { says: 'doubleParty', fields: from.map((field) => fieldName(position.table, field)) },
      'A2',
    ),
    ...where(many, place, { says: 'oneField' }, 'A2a'),
    ...where(nobody, place, { says: 'noAttackers' }, 'A2'),
  ];
}

/** Battle cards are chosen one after the other, the attacker's first. */
function battleCardFaults({ stage, action }: Position, { cards }: Battle): TankFault[] {
  const chosen = stage === 'muster' || stage === 'attacker-card' ? 0 : stage === 'defender-card' ? 1 : 2;
  const fits = cards.every((card, index) => (card !== null) === index < chosen);
  const unnoted = (cards[0] ?? 0) > 0 && action?.card === false;
  return [
    ...where(!fits, 'battle.cards', { says: 'chosenByNow', chosen }, 'A4'),
    ...where(unnoted, 'action.card', { says: 'cardPlayed' }, 'A4'),
  ];
}

function enteringFaults(position: Position, { target, entered }: Battle, army: Army): TankFault[] {
  const { stage, tank, table } = position;
  const here = fieldName(table, target);
  const present = isWon(position) ? footOn(position, army, target) : 0;
  const unclaimed = stage === 'claim' && (tank?.field !== target || entered < 1);
  return [
    ...where(unclaimed, 'battle', { says: 'notClaimed' }, 'A8b'),
    ...where(entered > present, 'battle.entered', { says: 'tooManyEntered', entered, here }, 'A8'),
  ];
}
