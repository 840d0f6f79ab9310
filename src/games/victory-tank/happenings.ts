import { ownerOf, specialOf } from './cards.ts';
import { doing, facingName, happens, nameOf, some, type Happening } from './figures.ts';
import { GAP, specialField } from './ground.ts';
import { fighting } from './happenings-battle.ts';
import { turnHappenings } from './happenings-turn.ts';
import type { Announce, Enter, Move, OpenBattle, Step } from './move.ts';
import { fieldName } from './notation.ts';
import type { Army, Field, Position } from './position.ts';
import { enemyOf, footOn, STEP_LIMIT } from './rules.ts';

/**
 * All that a legal move brings about, in the order in which it is done at the table. It is told from above the table and
 * names cards that one player may not know; `revealed` says who came to know what.
 */
export function happenings(before: Position, move: Move, after: Position): Happening[] {
  const army = before.player;
  if (army === null) return [];
  return [
    ...ownHappenings(before, army, move, after),
    ...crateHappenings(before, after),
    ...vacancies(before, move, after),
    ...turnHappenings(before, army, move, after),
  ];
}

function ownHappenings(before: Position, army: Army, move: Move, after: Position): Happening[] {
  const who = nameOf(army);
  const name = (field: number) => fieldName(after.table, field);
  switch (move.kind) {
    case 'keep':
      return [happens('F1', `${who} keeps ${move.card}, ${nameOf(enemyOf(army))} gets the other card`)];
    case 'place':
      return placing(before, army, move.turned, after);
    case 'face':
      return [happens('F3', `the tank points ${facingName(move.facing)}`)];
    case 'turn':
      return [happens('M5', `the tank points ${facingName(move.facing)}`), ...shared(before)];
    case 'announce':
      return announcing(army, move, after);
    case 'step':
      return stepping(before, army, move, after);
    case 'drive':
      return [happens('M6', `the tank drives ${facingName(after.tank?.facing ?? 0)}`), ...shared(before)];
    case 'board':
      return [
        happens(
          'M7',
          `${some(move.count, 'soldier')} of ${who} ${doing(move.count, 'board')}, the crew is ${after.tank?.crew ?? 0}`,
        ),
      ];
    case 'off':
      return [happens('M7', `${some(move.count, 'soldier')} of ${who} ${doing(move.count, 'get')} off`)];
    case 'deploy':
      return recruiting(before, army, move.at, after);
    case 'battle':
      return before.action?.used === true
        ? [
            happens('A1a', `another battle, against ${name(move.target)}`),
            happens('A2b', 'whoever fought may fight again'),
          ]
        : [happens('A1', `a battle against ${name(move.target)}`), attackersNamed(army, move)];
    case 'lay':
      return before.stage === 'defender-card' ? fighting(before, move.card, after) : [];
    case 'enter':
      return entering(before, army, move, after);
    case 'claim':
      return [
        happens(
          'A8b',
          `${some(move.crew, 'soldier')} of ${who} ${doing(move.crew, 'become')} crew of the tank`,
        ),
      ];
    default:
      return [];
  }
}

/** Who attacks, as they are named (A2). */
const attackersNamed = (army: Army, { foot, tank }: OpenBattle): Happening => {
  const soldiers = foot === 0 ? [] : [`${some(foot, 'soldier')} of ${nameOf(army)}`];
  return happens(
    'A2',
    `${[...soldiers, ...(tank ? ['the crew'] : [])].join(' and ')} ${tank || foot > 1 ? 'attack' : 'attacks'}`,
  );
};

/** What an action costs and how many points it has (C3 to C3b). */
function announcing(army: Army, { pay, card }: Announce, after: Position): Happening[] {
  const list = [happens('C3', `${nameOf(army)}’s action has ${some(pay + card, 'point')}`)];
  if (pay > 1) list.push(happens('C3a', `${some(pay, 'point')} paid, ${after.points[army]} left`));
  if (card !== 0) list.push(happens('C3b', `the card adds ${card}`));
  return list;
}

/** A recruit comes, on foot even where a tank is (R1, R1b, M4a). */
function recruiting({ tank }: Position, army: Army, at: Field, after: Position): Happening[] {
  const there = fieldName(after.table, at);
  const came = `a soldier of ${nameOf(army)} comes to ${there}, ${after.supply[army]} left in the supply`;
  if (tank?.field !== at) return [happens('R1', came)];
  const rule = tank.army === null ? 'M4a' : 'R1b';
  return [happens('R1', came), happens(rule, 'the recruit stands on foot beside the tank')];
}

/** Victors move in (A8 to A8d). */
function entering({ battle }: Position, army: Army, { foot, crew }: Enter, after: Position): Happening[] {
  const count = foot + crew;
  const there = fieldName(after.table, battle?.target ?? GAP);
  const list = [
    happens('A8', `${some(count, 'soldier')} of ${nameOf(army)} ${doing(count, 'move')} onto ${there}`),
  ];
  if (crew > 0) list.push(happens('A8d', `${crew} of the crew among them, on foot`));
  if (after.stage === 'claim') list.push(happens('A8c', 'the tank is there to be taken'));
  return list;
}

/** A card comes to the table: what is put on it (F3 to F6). */
function placing(before: Position, army: Army, turned: boolean, after: Position): Happening[] {
  const card = before.held[army];
  if (card === null) return [];
  const there = fieldName(after.table, specialField(before.table.length, turned));
  const lies = happens('G1a', `${card} lies ${turned ? 'turned' : 'upright'}: its special field is ${there}`);
  switch (specialOf(card)) {
    case 'tank':
      return [lies, happens('F3', `the tank goes on ${there}`)];
    case 'crate':
      return [lies, happens('F4', `a crate goes on ${there}`)];
    case 'jeep': {
      const owner = ownerOf(card) ?? army;
      const came = after.supply[owner] < before.supply[owner];
      const other = owner === army ? [] : [happens('F5a', `${nameOf(army)} placed ${nameOf(owner)}’s jeep`)];
      const what = came
        ? `a soldier of ${nameOf(owner)} comes to ${there}`
        : `no soldier of ${nameOf(owner)} comes`;
      return [lies, happens('F5', what), ...other];
    }
    default:
      return [lies, happens('F6', `${card} brings nothing`)];
  }
}

/** A later point of a Move may be used for others than the first (M0). */
const shared = ({ action }: Position): Happening[] =>
  action?.used === true ? [happens('M0', 'each point of the Move may be used for others')] : [];

function stepping(before: Position, army: Army, move: Step, after: Position): Happening[] {
  const who = nameOf(army);
  const there = fieldName(after.table, move.to);
  const number = move.foot + move.crew;
  const went = some(number, 'soldier');
  const list = [happens('M1', `${went} of ${who} ${doing(number, 'step')} onto ${there}`), ...shared(before)];
  if (footOn(after, army, move.to) > STEP_LIMIT) {
    list.push(happens('M0a', `${footOn(after, army, move.to)} soldiers share ${there}`));
  }
  if (before.tank?.field !== move.to) return list;
  if (before.tank.army === null) {
    list.push(
      happens('M3', `${who} claims the tank`),
      happens('M3a', `${went} ${doing(number, 'become')} its crew`),
    );
  } else
    list.push(happens('M4', move.board > 0 ? `${move.board} of them board at once` : 'they stay on foot'));
  return list;
}

function crateHappenings(before: Position, after: Position): Happening[] {
  return ([0, 1] as const).flatMap((army) =>
    after.taken[army] > before.taken[army]
      ? [happens('M10', `${nameOf(army)} takes the crate, ${after.taken[army]} now`)]
      : [],
  );
}

/** The tank falls vacant otherwise than by a lost battle. */
function vacancies(before: Position, move: Move, after: Position): Happening[] {
  const { tank } = after;
  if (move.kind === 'lay' || tank === null || tank.army !== null) return [];
  const had = before.tank?.army ?? null;
  if (had === null) return [];
  const stays = footOn(after, had, tank.field) > 0;
  return [
    happens('M8', 'the tank has no crew and is unclaimed'),
    ...(stays ? [happens('M4a', `soldiers of ${nameOf(had)} beside it do not claim it`)] : []),
  ];
}
