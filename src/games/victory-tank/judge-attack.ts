import { broken, fieldsNamed, isCount, isField, nameOf, some, type Found } from './figures.ts';
import { baseOwner, beside, groundOf, type Ground } from './ground.ts';
import type { Enter, Join, OpenBattle } from './move.ts';
import { fieldName } from './notation.ts';
import type { Army, Field, Position } from './position.ts';
import { canBeAttacked, CREW_LIMIT, enemyOf, footOn, holdsBunker, tankOn } from './rules.ts';
import { noSupply } from './judge-round.ts';

/** Which rules of the Recruit and the Attack a try breaks. */

export function deployBreaks(position: Position, army: Army, at: Field): Found[] {
  const ground = groundOf(position.table);
  const found = position.supply[army] === 0 ? [noSupply(position, army)] : [];
  if (!isField(ground, at)) return [...found, broken('R1', placesToRecruit(position, ground, army))];
  if (at === ground.bases[army]) return found;
  const there = fieldName(position.table, at);
  if (ground.special[at] !== 'bunker') {
    const what = baseOwner(ground, at) === null ? 'no bunker' : 'the enemy’s home base';
    return [...found, broken('R1', `${there} is ${what}: ${placesToRecruit(position, ground, army)}`)];
  }
  if (holdsBunker(position, army, at)) return found;
  const inside = tankOn(position, army, at)?.crew ?? 0;
  if (inside > 0)
    return [...found, broken('R2a', `${inside} crew and nobody on foot are on ${there}: let one get off`)];
  return [
    ...found,
    broken('R2', `nobody of ${nameOf(army)} is on ${there}: ${placesToRecruit(position, ground, army)}`),
  ];
}

function placesToRecruit(position: Position, ground: Ground, army: Army): string {
  const held = ground.bunkers.filter((bunker) => holdsBunker(position, army, bunker));
  return `recruit on ${fieldsNamed(position, [ground.bases[army], ...held])}`;
}

export function battleBreaks(position: Position, army: Army, move: OpenBattle): Found[] {
  const ground = groundOf(position.table);
  const enemy = nameOf(enemyOf(army));
  if (!isField(ground, move.target) || !isField(ground, move.from)) {
    return [broken('A1', 'a battle is fought from a field of the battlefield against another')];
  }
  const found: Found[] = [];
  if (!canBeAttacked(position, enemyOf(army), move.target)) {
    const targets = targetsOf(position, ground, army);
    const advice = targets.length === 0 ? 'nothing is in reach' : `attack ${fieldsNamed(position, targets)}`;
    found.push(broken('A1', `nobody of ${enemy} is on ${fieldName(position.table, move.target)}: ${advice}`));
  }
  return [...found, ...forceBreaks(position, ground, army, move.target, move)];
}

/** The fields the army could attack. */
function targetsOf(position: Position, ground: Ground, army: Army): Field[] {
  return ground.neighbours.flatMap((near, field) =>
    canBeAttacked(position, enemyOf(army), field) && near.some((from) => canBeAttacked(position, army, from))
      ? [field]
      : [],
  );
}

/** Whether the attackers are there, and beside the target. */
function forceBreaks(
  position: Position,
  ground: Ground,
  army: Army,
  target: Field,
  { from, foot, tank }: { readonly from: Field; readonly foot: number; readonly tank: boolean },
): Found[] {
  const who = nameOf(army);
  const here = fieldName(position.table, from);
  const found: Found[] = [];
  if (!beside(ground, target).includes(from)) {
    const fields = beside(ground, target).filter((near) => canBeAttacked(position, army, near));
    const advice =
      fields.length === 0 ? `${who} has nobody beside it` : `attack from ${fieldsNamed(position, fields)}`;
    found.push(broken('A1', `${here} is not beside ${fieldName(position.table, target)}: ${advice}`));
  }
  if (!isCount(foot, 0) || (foot === 0 && !tank))
    found.push(broken('A2', 'at least 1 soldier, or the tank, attacks'));
  const feet = footOn(position, army, from);
  if (foot > feet)
    found.push(broken('A2', `needs ${some(foot, 'soldier')} on foot, ${who} has ${feet} on ${here}`));
  if (tank && tankOn(position, army, from) === null)
    found.push(broken('A2', `${who} has no tank on ${here}`));
  return found;
}

export function joinBreaks(position: Position, army: Army, move: Join): Found[] {
  const { battle, options } = position;
  if (battle === null) return [];
  const ground = groundOf(position.table);
  if (!isField(ground, move.from)) return [broken('A1', 'attackers come from a field of the battlefield')];
  const named = fieldsNamed(
    position,
    battle.parties.map((party) => party.from),
  );
  const found: Found[] = [];
  if (!options.combined) found.push(broken('A2a', `this battle is fought from ${named} alone`));
  if (battle.parties.some((party) => party.from === move.from)) {
    found.push(
      broken('A2', `${fieldName(position.table, move.from)} has named its attackers: choose another field`),
    );
  }
  return [...found, ...forceBreaks(position, ground, army, battle.target, move)];
}

export function enterBreaks(position: Position, { from, foot, crew }: Enter): Found[] {
  const party = position.battle?.parties.find((other) => other.from === from);
  if (party === undefined) {
    const fields = fieldsNamed(position, position.battle?.parties.map((other) => other.from) ?? []);
    return [broken('A8', `only those who fought move in, from ${fields}`)];
  }
  const found: Found[] = [];
  if (!isCount(foot, 0) || !isCount(crew, 0) || foot + crew < 1) {
    found.push(broken('A8', `at least 1 of ${party.foot + party.crew} has to move in`));
  }
  if (foot > party.foot) found.push(broken('A8', `${foot} are to move in, ${party.foot} on foot fought`));
  if (crew > party.crew) found.push(broken('A8', `${crew} crew are to move in, ${party.crew} fought`));
  return found;
}

export const stayBreaks = (position: Position): Found[] =>
  (position.battle?.entered ?? 0) > 0 ? [] : [broken('A8', 'nobody has moved in yet: at least 1 has to')];

export function claimBreaks(position: Position, crew: number): Found[] {
  const entered = position.battle?.entered ?? 0;
  const most = Math.min(CREW_LIMIT, entered);
  if (isCount(crew, 1) && crew <= most) return [];
  return [broken('A8b', `${some(entered, 'soldier')} moved in: choose 1${most > 1 ? ` to ${most}` : ''}`)];
}
