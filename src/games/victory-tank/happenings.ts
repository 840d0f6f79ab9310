import { ownerOf, specialOf } from './cards.ts';
import { happens, placeOf, type Happening } from './figures.ts';
import { GAP, specialField } from './ground.ts';
import { fighting } from './happenings-battle.ts';
import { turnHappenings } from './happenings-turn.ts';
import type { Announce, Enter, Move, Step } from './move.ts';
import type { Army, Field, Position } from './position.ts';
import { footOn, STEP_LIMIT } from './rules.ts';
import type { Place } from './said.ts';

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
  const who = army;
  const place = (field: number): Place => placeOf(after, field);
  switch (move.kind) {
    case 'keep':
      return [{ ...happens('F1', { says: 'kept', who, card: move.card }), secret: { to: [who] } }];
    case 'place':
      return placing(before, army, move.turned, after);
    case 'face':
      return [happens('F3', { says: 'tankPoints', facing: move.facing })];
    case 'turn':
      return [happens('M5', { says: 'tankPoints', facing: move.facing }), ...shared(before)];
    case 'announce':
      return announcing(army, move, after);
    case 'step':
      return stepping(before, army, move, after);
    case 'drive':
      return [happens('M6', { says: 'tankDrives', facing: after.tank?.facing ?? 0 }), ...shared(before)];
    case 'board':
      return [happens('M7', { says: 'boarded', who, count: move.count, crew: after.tank?.crew ?? 0 })];
    case 'off':
      return [happens('M7', { says: 'gotOff', who, count: move.count })];
    case 'deploy':
      return recruiting(before, army, move.at, after);
    case 'battle':
      return [
        ...(before.action?.used === true
          ? [
              happens('A1a', { says: 'anotherBattle', place: place(move.target) }),
              happens('A2b', { says: 'mayFightAgain' }),
            ]
          : [happens('A1', { says: 'battle', place: place(move.target) })]),
        happens('A2', { says: 'attackers', who, foot: move.foot, tank: move.tank }),
      ];
    case 'lay':
      return before.stage === 'defender-card' ? fighting(before, move.card, after) : [];
    case 'enter':
      return entering(before, army, move, after);
    case 'claim':
      return [happens('A8b', { says: 'becameCrewOf', who, count: move.crew })];
    default:
      return [];
  }
}

/** What an action costs and how many points it has (C3 to C3b). */
function announcing(army: Army, { pay, card }: Announce, after: Position): Happening[] {
  const list = [happens('C3', { says: 'hasPoints', who: army, points: pay + card })];
  if (pay > 1) list.push(happens('C3a', { says: 'paid', points: pay, left: after.points[army] }));
  if (card !== 0) list.push(happens('C3b', { says: 'cardAdds', who: army, card }));
  return list;
}

/** A recruit comes, on foot even where a tank is (R1, R1b, M4a). */
function recruiting({ tank }: Position, army: Army, at: Field, after: Position): Happening[] {
  const came = happens('R1', {
    says: 'recruited',
    who: army,
    count: 1,
    place: placeOf(after, at),
    left: after.supply[army],
  });
  if (tank?.field !== at) return [came];
  return [came, happens(tank.army === null ? 'M4a' : 'R1b', { says: 'besideTank' })];
}

/** Victors move in (A8 to A8d). */
function entering({ battle }: Position, army: Army, { foot, crew }: Enter, after: Position): Happening[] {
  const count = foot + crew;
  const place = placeOf(after, battle?.target ?? GAP);
  const list = [happens('A8', { says: 'movedIn', who: army, count, place })];
  if (crew > 0) list.push(happens('A8d', { says: 'crewAmong', count: crew }));
  if (after.stage === 'claim') list.push(happens('A8c', { says: 'tankToTake' }));
  return list;
}

/** A card comes to the table: what is put on it (F3 to F6). */
function placing(before: Position, army: Army, turned: boolean, after: Position): Happening[] {
  const card = before.held[army];
  if (card === null) return [];
  const place = placeOf(after, specialField(before.table.length, turned));
  const lies = happens('G1a', { says: 'lies', card, turned, special: place });
  switch (specialOf(card)) {
    case 'tank':
      return [lies, happens('F3', { says: 'tankGoes', place })];
    case 'crate':
      return [lies, happens('F4', { says: 'crateGoes', place })];
    case 'jeep': {
      const owner = ownerOf(card) ?? army;
      const [had, has] = [before.supply[owner], after.supply[owner]];
      const other = owner === army ? [] : [happens('F5a', { says: 'othersJeep', who: army, owner })];
      return [
        lies,
        has < had
          ? happens('F5', { says: 'reinforced', owner, place })
          : happens('F5', { says: had === 0 ? 'notReinforced' : 'staysAway', owner }),
        ...other,
      ];
    }
    default:
      return [lies, happens('F6', { says: 'bringsNothing', card })];
  }
}

/** A later point of a Move may be used for others than the first (M0). */
const shared = ({ action }: Position): Happening[] =>
  action?.used === true ? [happens('M0', { says: 'pointForOthers' })] : [];

function stepping(before: Position, army: Army, move: Step, after: Position): Happening[] {
  const who = army;
  const place = placeOf(after, move.to);
  const count = move.foot + move.crew;
  const list = [
    happens('M1', { says: 'stepped', who, count, from: placeOf(after, move.from), by: [], place }),
    ...shared(before),
  ];
  const there = footOn(after, army, move.to);
  if (there > STEP_LIMIT) list.push(happens('M0a', { says: 'share', count: there, place }));
  if (before.tank?.field !== move.to) return list;
  if (before.tank.army === null) {
    list.push(happens('M3', { says: 'claims', who }), happens('M3a', { says: 'becameCrew', count }));
  } else
    list.push(
      happens('M4', move.board > 0 ? { says: 'boardedAtOnce', count: move.board } : { says: 'stayedOnFoot' }),
    );
  return list;
}

function crateHappenings(before: Position, after: Position): Happening[] {
  return ([0, 1] as const).flatMap((army) =>
    after.taken[army] > before.taken[army]
      ? [happens('M10', { says: 'tookCrate', who: army, crates: after.taken[army] })]
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
    happens('M8', { says: 'tankVacant' }),
    ...(stays ? [happens('M4a', { says: 'doNotClaim', who: had })] : []),
  ];
}
