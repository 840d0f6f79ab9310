import { fieldsNamed, nameOf, some, wrong, type Wrong } from './figures.ts';
import { baseOwner, beside, GAP, type Ground } from './ground.ts';
import { moves } from './moves.ts';
import { fieldName } from './notation.ts';
import type { Army, Battle, Position, Stage } from './position.ts';
import { canBeAttacked, endsAhead, enemyOf, footOn, FULL_POINTS, mayEndOn, ROUNDS, tankOn } from './rules.ts';

/** Whether what is under way in a position can be: turn, action, drive and battle. */

const ACTION_STAGES: Readonly<Partial<Record<Stage, string>>> = {
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
export const turnFaults = (position: Position): Wrong[] => [
  ...stageFaults(position),
  ...actionFaults(position),
  ...deciderFaults(position),
];

/** A fault, where there is one. */
const where = (isWrong: boolean, ...fault: Parameters<typeof wrong>): Wrong[] =>
  isWrong ? [wrong(...fault)] : [];

function stageFaults({ stage, action, drive, battle, options, points, round }: Position): Wrong[] {
  const kind = ACTION_STAGES[stage] ?? null;
  const needed =
    kind === null
      ? `no action is under way in the stage ${stage}`
      : `the stage ${stage} needs an action of kind ${kind}`;
  const fights = BATTLE_STAGES.includes(stage);
  const late = stage === 'over' && (round < ROUNDS || points[0] + points[1] > 0);
  return [
    ...where((action?.kind ?? null) !== kind, 'action', needed, 'C3'),
    ...where(
      (drive !== null) !== (stage === 'drive'),
      'drive',
      'the tank is under way in the stage drive alone',
      'M6',
    ),
    ...where(
      (battle !== null) !== fights,
      'battle',
      `the stage ${stage} has ${fights ? 'a' : 'no'} battle`,
      'A1',
    ),
    ...where(
      stage === 'muster' && !options.combined,
      'stage',
      'attackers come from one field; only the option combined asks for more',
      'A2a',
    ),
    ...where(late, 'stage', `the game ends after round ${ROUNDS}, when neither player has points`, 'E4'),
  ];
}

function actionFaults({ action, drive, battle, points }: Position): Wrong[] {
  if (action === null) return [];
  const busy = drive !== null || battle !== null;
  const track = `points.${nameOf(action.army)}`;
  return [
    ...where(action.left < 1 && !busy, 'action.left', 'an action with no point left is over', 'C4'),
    ...where(busy && !action.used, 'action.used', 'a drive or a battle has used a point', 'C4'),
    ...where(points[action.army] >= FULL_POINTS, track, 'the action has cost at least 1 point', 'C3'),
  ];
}

function deciderFaults({ stage, action, player, active, points }: Position): Wrong[] {
  if (stage === 'over' || player === null) return [];
  const who = nameOf(player);
  const acting = action?.army ?? player;
  const decides = stage === 'defender-card' && action !== null ? enemyOf(acting) : acting;
  const spent = stage === 'command' && points[player] === 0;
  return [
    ...where(player !== decides, 'player', `it is not for ${who} to decide`, 'C2'),
    ...where(stage === 'draft' && player !== active, 'player', 'the active player looks at the cards', 'F1'),
    ...where(spent, `points.${who}`, `${who} has no points to announce an action with`, 'C2a'),
  ];
}

/** Whoever decides has something to decide, and what is under way can be brought to its end. */
export function choiceFaults(position: Position, ground: Ground): Wrong[] {
  const { stage, tank, drive, battle, action, player } = position;
  if (stage === 'over' || player === null) return [];
  if (drive !== null) {
    if (tank === null || tank.army !== player)
      return [wrong('drive', `${nameOf(player)} does not control the tank`, 'M6')];
    const ends = drive.gone > 0 && mayEndOn(position, ground, player, tank.field);
    if (!ends && !endsAhead(position, ground, tank, player)) {
      return [wrong('drive', 'there is no field on its way where the tank could end', 'M6b')];
    }
  }
  if (battle !== null && action !== null) {
    const found = battleFaults(position, ground, battle, action.army);
    if (found.length > 0) return found;
  }
  if (moves(position).length > 0) return [];
  if (stage === 'command')
    return [wrong('player', `${nameOf(player)} can announce no action and forfeits the points`, 'C5a')];
  return [wrong('action', 'an action is announced only where its first point can be used', 'C4a')];
}

/** A battle fits the table it is fought on. */
const battleFaults = (position: Position, ground: Ground, battle: Battle, army: Army): Wrong[] => [
  ...targetFaults(position, ground, battle, army),
  ...battle.parties.flatMap((_, index) => partyFaults(position, ground, battle, army, index)),
  ...partiesFaults(position, battle),
  ...battleCardFaults(position, battle),
  ...enteringFaults(position, battle, army),
];

/** Whether the battle has been won, and its consequences are being settled. */
const isWon = ({ stage }: Position): boolean => stage === 'enter' || stage === 'claim';

function targetFaults(position: Position, ground: Ground, { target }: Battle, army: Army): Wrong[] {
  const there = fieldName(position.table, target);
  const defended = canBeAttacked(position, enemyOf(army), target);
  const won = isWon(position);
  return [
    ...where(won && defended, 'battle.target', `defenders are still on ${there}`, 'A7'),
    ...where(!won && !defended, 'battle.target', `nobody defends ${there}`, 'A1'),
    ...where(
      won && baseOwner(ground, target) !== null,
      'battle.target',
      'nobody moves onto a home base',
      'A8a',
    ),
  ];
}

/** Attackers of one field are there, and beside the target. */
function partyFaults(
  position: Position,
  ground: Ground,
  { target, parties }: Battle,
  army: Army,
  index: number,
): Wrong[] {
  const { from, foot, crew } = parties[index] ?? { from: GAP, foot: 0, crew: 0 };
  const here = fieldName(position.table, from);
  const place = `battle.parties[${index}]`;
  const inside = tankOn(position, army, from)?.crew ?? 0;
  const absent = foot + crew === 0 || foot > footOn(position, army, from) || (crew > 0 && crew !== inside);
  return [
    ...where(
      !beside(ground, target).includes(from),
      place,
      `${here} is not beside ${fieldName(position.table, target)}`,
      'A1',
    ),
    ...where(absent, place, `those are not soldiers that ${nameOf(army)} has on ${here}`, 'A2'),
  ];
}

/** As many fields attack as may: one, with the option combined several, none once all have moved in. */
function partiesFaults(position: Position, { parties }: Battle): Wrong[] {
  const place = 'battle.parties';
  const fields = parties.map((party) => party.from);
  const double = new Set(fields).size < fields.length;
  return [
    ...where(double, place, `${fieldsNamed(position, fields)}: one party a field`, 'A2'),
    ...where(
      fields.length > 1 && !position.options.combined,
      place,
      'all attackers come from one field',
      'A2a',
    ),
    ...where(fields.length === 0 && position.stage !== 'claim', place, 'nobody attacks', 'A2'),
  ];
}

/** Battle cards are chosen one after the other, the attacker's first. */
function battleCardFaults({ stage, action }: Position, { cards }: Battle): Wrong[] {
  const chosen = stage === 'muster' || stage === 'attacker-card' ? 0 : stage === 'defender-card' ? 1 : 2;
  const fits = cards.every((card, index) => (card !== null) === index < chosen);
  const unnoted = (cards[0] ?? 0) > 0 && action?.card === false;
  return [
    ...where(
      !fits,
      'battle.cards',
      `${some(chosen, 'battle card')} chosen by now, the attacker’s first`,
      'A4',
    ),
    ...where(unnoted, 'action.card', 'the attacker’s battle card has been played', 'A4'),
  ];
}

function enteringFaults(position: Position, { target, entered }: Battle, army: Army): Wrong[] {
  const { stage, tank, table } = position;
  const there = fieldName(table, target);
  const present = isWon(position) ? footOn(position, army, target) : 0;
  return [
    ...where(
      stage === 'claim' && (tank?.field !== target || entered < 1),
      'battle',
      'the tank is taken on the field of the battle, by those who moved in',
      'A8b',
    ),
    ...where(
      entered > present,
      'battle.entered',
      `${entered} have moved onto ${there}, more than are there`,
      'A8',
    ),
  ];
}
