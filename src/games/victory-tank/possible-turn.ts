import { fieldsNamed, nameOf, some, wrong, type Wrong } from './figures.ts';
import { baseOwner, beside, type Ground } from './ground.ts';
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
export function turnFaults(position: Position): Wrong[] {
  const { stage, action, drive, battle, points, player, active, round } = position;
  const found: Wrong[] = [];
  const kind = ACTION_STAGES[stage] ?? null;
  if ((action?.kind ?? null) !== kind) {
    found.push(
      wrong(
        'action',
        kind === null
          ? `no action is under way in the stage ${stage}`
          : `the stage ${stage} needs an action of kind ${kind}`,
        'C3',
      ),
    );
  }
  if ((drive !== null) !== (stage === 'drive'))
    found.push(wrong('drive', 'the tank is under way in the stage drive alone', 'M6'));
  if ((battle !== null) !== BATTLE_STAGES.includes(stage)) {
    found.push(wrong('battle', `the stage ${stage} has ${battle === null ? 'a' : 'no'} battle`, 'A1'));
  }
  if (stage === 'muster' && !position.options.combined) {
    found.push(
      wrong('stage', 'attackers come from one field; only the option combined asks for more', 'A2a'),
    );
  }
  if (action !== null) {
    const busy = drive !== null || battle !== null;
    if (action.left < 1 && !busy)
      found.push(wrong('action.left', 'an action with no point left is over', 'C4'));
    if (busy && !action.used) found.push(wrong('action.used', 'a drive or a battle has used a point', 'C4'));
    if (points[action.army] >= FULL_POINTS)
      found.push(wrong(`points.${nameOf(action.army)}`, 'the action has cost at least 1 point', 'C3'));
  }
  const decides =
    stage === 'defender-card' && action !== null ? enemyOf(action.army) : (action?.army ?? player);
  if (stage !== 'over' && player !== decides)
    found.push(
      wrong('player', `it is not for ${player === null ? 'nobody' : nameOf(player)} to decide`, 'C2'),
    );
  if (stage === 'draft' && player !== active)
    found.push(wrong('player', 'the active player looks at the cards', 'F1'));
  if (stage === 'over' && (round < ROUNDS || points[0] + points[1] > 0)) {
    found.push(wrong('stage', 'the game ends after round 7, when neither player has points', 'E4'));
  }
  if (stage === 'command' && player !== null && points[player] === 0) {
    found.push(
      wrong(`points.${nameOf(player)}`, `${nameOf(player)} has no points to announce an action with`, 'C2a'),
    );
  }
  return found;
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

function battleFaults(position: Position, ground: Ground, battle: Battle, army: Army): Wrong[] {
  const { stage, tank, table, action } = position;
  const found: Wrong[] = [];
  const there = fieldName(table, battle.target);
  const fought = stage === 'enter' || stage === 'claim';
  const defended = canBeAttacked(position, enemyOf(army), battle.target);
  if (defended === fought) {
    found.push(
      wrong(
        'battle.target',
        fought ? `defenders are still on ${there}` : `nobody defends ${there}`,
        fought ? 'A7' : 'A1',
      ),
    );
  }
  battle.parties.forEach(({ from, foot, crew }, index) => {
    const place = `battle.parties[${index}]`;
    if (!beside(ground, battle.target).includes(from)) {
      found.push(wrong(place, `${fieldName(table, from)} is not beside ${there}`, 'A1'));
    }
    const inside = tankOn(position, army, from)?.crew ?? 0;
    if (foot + crew === 0 || foot > footOn(position, army, from) || (crew > 0 && crew !== inside)) {
      found.push(
        wrong(place, `those are not soldiers that ${nameOf(army)} has on ${fieldName(table, from)}`, 'A2'),
      );
    }
  });
  const froms = battle.parties.map((party) => party.from);
  if (new Set(froms).size < froms.length)
    found.push(wrong('battle.parties', `${fieldsNamed(position, froms)}: one party a field`, 'A2'));
  if (froms.length > 1 && !position.options.combined)
    found.push(wrong('battle.parties', 'all attackers come from one field', 'A2a'));
  if (froms.length === 0 && stage !== 'claim') found.push(wrong('battle.parties', 'nobody attacks', 'A2'));
  const chosen = stage === 'muster' || stage === 'attacker-card' ? 0 : stage === 'defender-card' ? 1 : 2;
  if (
    battle.cards.filter((card) => card !== null).length !== chosen ||
    (chosen > 0 && battle.cards[0] === null)
  ) {
    found.push(
      wrong('battle.cards', `${some(chosen, 'battle card')} chosen by now, the attacker’s first`, 'A4'),
    );
  }
  if ((battle.cards[0] ?? 0) > 0 && action?.card === false)
    found.push(wrong('action.card', 'the attacker’s battle card has been played', 'A4'));
  if (stage === 'claim' && (tank?.field !== battle.target || battle.entered < 1)) {
    found.push(wrong('battle', 'the tank is taken on the field of the battle, by those who moved in', 'A8b'));
  }
  if (battle.entered > (fought ? footOn(position, army, battle.target) : 0)) {
    found.push(
      wrong('battle.entered', `${battle.entered} have moved onto ${there}, more than are there`, 'A8'),
    );
  }
  if (fought && baseOwner(ground, battle.target) !== null)
    found.push(wrong('battle.target', 'nobody moves onto a home base', 'A8a'));
  return found;
}
