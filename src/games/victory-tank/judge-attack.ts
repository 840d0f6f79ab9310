import {
  broken,
  doing,
  fieldsNamed,
  first,
  instead,
  isCount,
  isField,
  nameOf,
  some,
  type Found,
  type Run,
  type Way,
} from './figures.ts';
import { baseOwner, beside, groundOf, type Ground } from './ground.ts';
import { noSupply } from './judge-round.ts';
import { standingBy } from './judge-tank.ts';
import type { Enter, Join, Move, OpenBattle } from './move.ts';
import { moves } from './moves.ts';
import { fieldName } from './notation.ts';
import type { Army, Field, Party, Position } from './position.ts';
import { canBeAttacked, CREW_LIMIT, enemyOf, footOn, holdsBunker, isVacantTank, tankOn } from './rules.ts';

/** Which rules of the Recruit and the Attack a try breaks. */

export function deployBreaks(position: Position, army: Army, at: Field): Found[] {
  const ground = groundOf(position.table);
  const found = position.supply[army] === 0 ? [noSupply(position, army)] : [];
  const elsewhere = () => [placesToRecruit(position, ground, army)];
  if (!isField(ground, at))
    return [
      ...found,
      broken('R1', 'no card lies there, and a recruit comes onto a field of the battlefield', elsewhere),
    ];
  if (at === ground.bases[army]) return found;
  const there = fieldName(position.table, at);
  if (ground.special[at] !== 'bunker') {
    const what = baseOwner(ground, at) === null ? 'no bunker' : 'the enemy’s home base';
    return [...found, broken('R1', `${there} is ${what}`, elsewhere)];
  }
  if (holdsBunker(position, army, at)) return found;
  const inside = tankOn(position, army, at)?.crew ?? 0;
  if (inside > 0)
    return [...found, broken('R2a', `${inside} crew and nobody on foot are on ${there}`, elsewhere)];
  return [...found, broken('R2', `nobody of ${nameOf(army)} is on ${there}`, elsewhere)];
}

function placesToRecruit(position: Position, ground: Ground, army: Army): Way {
  const held = ground.bunkers.filter((bunker) => holdsBunker(position, army, bunker));
  const places = [ground.bases[army], ...held];
  return instead(
    `recruit on ${fieldsNamed(position, places)}`,
    ...places.map((at): Move => ({ kind: 'deploy', at })),
  );
}

export function battleBreaks(position: Position, army: Army, move: OpenBattle): Found[] {
  const ground = groundOf(position.table);
  const enemy = nameOf(enemyOf(army));
  if (!isField(ground, move.target) || !isField(ground, move.from)) {
    return [
      broken(
        'A1',
        'no card lies there, and a battle is fought from a field of the battlefield against another',
      ),
    ];
  }
  const found: Found[] = [];
  if (!canBeAttacked(position, enemyOf(army), move.target)) {
    const there = fieldName(position.table, move.target);
    const targets = targetsOf(position, ground, army);
    const reach = targets.length === 0 ? ', and nothing is in reach' : '';
    const vacant = isVacantTank(position, move.target)
      ? ': an unclaimed tank is not attacked, a step onto its field claims it'
      : '';
    found.push(
      broken('A1', `nobody of ${enemy} is on ${there}${vacant}${reach}`, () => [
        attackOn(position, ground, army, targets, move),
      ]),
    );
  }
  return [...found, ...forceBreaks(position, ground, army, move.target, move, [])];
}

/** The fields the army could attack. */
function targetsOf(position: Position, ground: Ground, army: Army): Field[] {
  return ground.neighbours.flatMap((near, field) =>
    canBeAttacked(position, enemyOf(army), field) && near.some((from) => canBeAttacked(position, army, from))
      ? [field]
      : [],
  );
}

/** A battle for each field in reach, from where the try comes if that is beside it. */
function attackOn(
  position: Position,
  ground: Ground,
  army: Army,
  targets: readonly Field[],
  move: OpenBattle,
): Way {
  const battles = targets.flatMap((target): Move[] => {
    const near = beside(ground, target).filter((field) => canBeAttacked(position, army, field));
    const from = near.includes(move.from) ? move.from : near[0];
    return from === undefined ? [] : [{ ...move, target, from, ...forceOn(position, army, from, move) }];
  });
  const named = (runs: readonly Run[]) =>
    `attack ${fieldsNamed(
      position,
      runs.flatMap(([battle]) => (battle.kind === 'battle' ? [battle.target] : [])),
    )}`;
  return instead(named, ...battles);
}

interface Force {
  readonly foot: number;
  readonly tank: boolean;
}

/** As many of a force as there are on a field, at least somebody where anybody is. */
function forceOn(position: Position, army: Army, from: Field, { foot, tank }: Force): Force {
  const feet = footOn(position, army, from);
  const has = tankOn(position, army, from) !== null;
  const walkers = isCount(foot, 0) ? Math.min(foot, feet) : 0;
  const rides = tank && has;
  if (walkers > 0 || rides) return { foot: walkers, tank: rides };
  return feet > 0 ? { foot: 1, tank: false } : { foot: 0, tank: has };
}

/** Whether the attackers are there, and beside the target; `named` are fields that attack already. */
function forceBreaks(
  position: Position,
  ground: Ground,
  army: Army,
  target: Field,
  move: OpenBattle | Join,
  named: readonly Field[],
): Found[] {
  const { from, foot, tank } = move;
  const who = nameOf(army);
  const here = fieldName(position.table, from);
  const found: Found[] = [];
  if (!beside(ground, target).includes(from)) {
    const fields = beside(ground, target).filter(
      (near) => canBeAttacked(position, army, near) && !named.includes(near),
    );
    const nobody =
      fields.length > 0 ? '' : `, and ${who} has nobody ${named.length > 0 ? 'else ' : ''}beside it`;
    found.push(
      broken('A1', `${here} is not beside ${fieldName(position.table, target)}${nobody}`, () => [
        attackFrom(position, army, fields, move),
      ]),
    );
  }
  const able = forceOn(position, army, from, move);
  const others = () =>
    able.foot > 0 || able.tank ? [instead(forceNamed(position, army, from, able), { ...move, ...able })] : [];
  if (!isCount(foot, 0) || (foot === 0 && !tank))
    found.push(broken('A2', 'at least 1 soldier, or the tank, attacks', others));
  const feet = footOn(position, army, from);
  if (foot > feet)
    found.push(broken('A2', `needs ${some(foot, 'soldier')} on foot, ${who} has ${feet} on ${here}`, others));
  if (tank && tankOn(position, army, from) === null) {
    found.push(broken('A2', `${who} has no tank on ${here}`, others));
    if (position.tank?.field === from) found.push(...standingBy(position, army));
  }
  return found;
}

/** "attack with 2", "attack with the tank and its crew of 2". */
function forceNamed(position: Position, army: Army, from: Field, { foot, tank }: Force): string {
  const crew = tankOn(position, army, from)?.crew ?? 0;
  const parts = [foot > 0 ? `${foot}` : '', tank ? `the tank and its crew of ${crew}` : ''];
  return `attack with ${parts.filter((part) => part !== '').join(' and ')}`;
}

/** The same try from other fields, by as many as are there. */
function attackFrom(position: Position, army: Army, fields: readonly Field[], move: OpenBattle | Join): Way {
  const tries = fields.map((from): Move => ({ ...move, from, ...forceOn(position, army, from, move) }));
  return instead(
    (runs) =>
      `attack from ${fieldsNamed(
        position,
        runs.flatMap(([battle]) => (battle.kind === 'battle' || battle.kind === 'join' ? [battle.from] : [])),
      )}`,
    ...tries,
  );
}

export function joinBreaks(position: Position, army: Army, move: Join): Found[] {
  const { battle, options } = position;
  if (battle === null) return [];
  const ground = groundOf(position.table);
  if (!isField(ground, move.from))
    return [broken('A1', 'no card lies there, and attackers come from a field of the battlefield')];
  const fields = battle.parties.map((party) => party.from);
  const found: Found[] = [];
  if (!options.combined)
    found.push(broken('A2a', `this battle is fought from ${fieldsNamed(position, fields)} alone`));
  if (fields.includes(move.from)) {
    const free = beside(ground, battle.target).filter(
      (near) => canBeAttacked(position, army, near) && !fields.includes(near),
    );
    found.push(
      broken('A2', `${fieldName(position.table, move.from)} has named its attackers`, () => [
        attackFrom(position, army, free, move),
      ]),
    );
  }
  found.push(...forceBreaks(position, ground, army, battle.target, move, fields));
  // Whoever cannot join from there may leave it at those who attack.
  return options.combined && found.length > 0 ? [...withReady(found), ...found.slice(1)] : found;
}

/** The first reason, to which it is added that nobody has to join. */
function withReady([breach]: readonly Found[]): Found[] {
  if (breach === undefined) return [];
  const { rule, why, ways } = breach;
  return [broken(rule, why, () => [...(ways?.() ?? []), instead('be ready', { kind: 'ready' })])];
}

export function enterBreaks(position: Position, move: Enter): Found[] {
  const { from, foot, crew } = move;
  const parties = position.battle?.parties ?? [];
  const party = parties.find((other) => other.from === from);
  if (party === undefined) {
    const fields = fieldsNamed(
      position,
      parties.map((other) => other.from),
    );
    return [
      broken('A8', 'only those who fought move in', () => [
        instead(`let them come from ${fields}`, ...parties.map((other) => entering(other, move))),
      ]),
    ];
  }
  const found: Found[] = [];
  const able = entering(party, move);
  const fewer = () => [instead(`let ${soldiersIn(able)} move in`, able)];
  if (!isCount(foot, 0) || !isCount(crew, 0) || foot + crew < 1) {
    found.push(broken('A8', `at least 1 of ${party.foot + party.crew} has to move in`, fewer));
  }
  if (foot > party.foot)
    found.push(broken('A8', `${foot} are to move in, ${party.foot} on foot fought`, fewer));
  if (crew > party.crew) found.push(broken('A8', `${crew} crew are to move in, ${party.crew} fought`, fewer));
  return found;
}

const soldiersIn = ({ foot, crew }: Enter): string =>
  [foot > 0 ? `${foot}` : '', crew > 0 ? `${crew} crew` : ''].filter((part) => part !== '').join(' and ');

/** As many of those who are to move in as fought in a party, at least somebody. */
function entering(party: Party, { foot, crew }: Enter): Enter {
  const walkers = isCount(foot, 0) ? Math.min(foot, party.foot) : 0;
  const riders = isCount(crew, 0) ? Math.min(crew, party.crew) : 0;
  if (walkers + riders > 0) return { kind: 'enter', from: party.from, foot: walkers, crew: riders };
  return { kind: 'enter', from: party.from, foot: Math.min(1, party.foot), crew: party.foot > 0 ? 0 : 1 };
}

export function stayBreaks(position: Position): Found[] {
  if ((position.battle?.entered ?? 0) > 0) return [];
  const [one] = moves(position);
  return [
    broken('A8', 'nobody has moved in yet: at least 1 has to', () =>
      one === undefined
        ? []
        : (position.battle?.parties.length ?? 0) > 1
          ? [first('let somebody move in first', [one])]
          : [instead('let somebody move in', one)],
    ),
  ];
}

export function claimBreaks(position: Position, crew: number): Found[] {
  const entered = position.battle?.entered ?? 0;
  const most = Math.min(CREW_LIMIT, entered);
  if (isCount(crew, 1) && crew <= most) return [];
  const choices = Array.from({ length: most }, (_, index): Move => ({ kind: 'claim', crew: index + 1 }));
  return [
    broken(
      'A8b',
      `${some(entered, 'soldier')} moved in, and ${some(most, 'soldier')} at most ${doing(most, 'become')} crew`,
      () => [instead(`choose 1${most > 1 ? ` to ${most}` : ''}`, ...choices)],
    ),
  ];
}
