import {
  broken,
  first,
  instead,
  isCount,
  isField,
  type Violation,
  type Run,
  type Way,
} from './violations.ts';
import { placeOf, placesOf } from './notation.ts';
import { cardsIn, countOf, valuesOf } from './cards.ts';
import { beside, groundOf, type Ground } from './field-grid.ts';
import { needsCard } from './judge-round.ts';
import { standingBy } from './judge-tank.ts';
import { type Enter, type Join, type Move, type OpenBattle, moves } from './moves.ts';
import type { Army, CardChoice, Field, Party, Position } from './position.ts';
import type { RefusalSaid } from '../messages.ts';
import { canBeAttacked, CREW_LIMIT, footOn, isVacantTank, tankOn } from './permissions.ts';
import { otherOf } from '../../../referee/seats.ts';

/** Violations in an Attack: its announcement, battle cards, and moving in. */

export function battleBreaks(position: Position, army: Army, move: OpenBattle): Violation[] {
  const ground = groundOf(position.table);
  if (!isField(ground, move.target) || !isField(ground, move.from)) {
    return [broken('A1', { says: 'noCardToFight' })];
  }
  const found: Violation[] = [];
  if (!canBeAttacked(position, otherOf(army), move.target)) {
    const targets = targetsOf(position, ground, army);
    const why: RefusalSaid = {
      says: 'nothingToFight',
      who: otherOf(army),
      place: placeOf(position, move.target),
      vacant: isVacantTank(position, move.target),
      reach: targets.length > 0,
    };
    found.push(broken('A1', why, () => [attackOn(position, ground, army, targets, move)]));
  }
  return [...found, ...forceBreaks(position, ground, army, move.target, move, [])];
}

function targetsOf(position: Position, ground: Ground, army: Army): Field[] {
  return ground.neighbours.flatMap((near, field) =>
    canBeAttacked(position, otherOf(army), field) && near.some((from) => canBeAttacked(position, army, from))
      ? [field]
      : [],
  );
}

/** A remedy: a battle for each field in reach, from where the refused one comes if that is adjacent. */
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
  const named = (runs: readonly Run[]): RefusalSaid => {
    const open = runs.flatMap(([battle]) => (battle.kind === 'battle' ? [battle.target] : []));
    return { says: 'attackOn', places: placesOf(position, open) };
  };
  return instead(named, ...battles);
}

interface Force {
  readonly foot: number;
  readonly tank: boolean;
}

/** The force cut down to who is on the field, but at least one if anybody is. */
function forceOn(position: Position, army: Army, from: Field, { foot, tank }: Force): Force {
  const feet = footOn(position, army, from);
  const has = tankOn(position, army, from) !== null;
  const walkers = isCount(foot, 0) ? Math.min(foot, feet) : 0;
  const rides = tank && has;
  if (walkers > 0 || rides) return { foot: walkers, tank: rides };
  return feet > 0 ? { foot: 1, tank: false } : { foot: 0, tank: has };
}

/** Violations if attackers are missing or not next to the target; `named` are fields that attack already. */
function forceBreaks(
  position: Position,
  ground: Ground,
  army: Army,
  target: Field,
  move: OpenBattle | Join,
  named: readonly Field[],
): Violation[] {
  const { from, foot, tank } = move;
  const place = placeOf(position, from);
  const found: Violation[] = [];
  if (!beside(ground, target).includes(from)) {
    const fields = beside(ground, target).filter(
      (near) => canBeAttacked(position, army, near) && !named.includes(near),
    );
    const lacks = fields.length > 0 ? null : { who: army, besides: named.length > 0 };
    found.push(
      broken('A1', { says: 'notBeside', from: place, target: placeOf(position, target), lacks }, () => [
        attackFrom(position, army, fields, move),
      ]),
    );
  }
  const able = forceOn(position, army, from, move);
  const others = () =>
    able.foot > 0 || able.tank ? [instead(forceNamed(position, army, from, able), { ...move, ...able })] : [];
  if (!isCount(foot, 0) || (foot === 0 && !tank)) found.push(broken('A2', { says: 'oneAttacks' }, others));
  const feet = footOn(position, army, from);
  if (foot > feet)
    found.push(
      broken('A2', { says: 'needsOnFoot', who: army, needs: foot, has: feet, place, aboard: 0 }, others),
    );
  if (tank && tankOn(position, army, from) === null) {
    found.push(broken('A2', { says: 'noTankThere', who: army, place }, others));
    if (position.tank?.field === from) found.push(...standingBy(position, army));
  }
  return found;
}

/** "attack with 2", "attack with the tank and its crew of 2". */
const forceNamed = (position: Position, army: Army, from: Field, { foot, tank }: Force): RefusalSaid => ({
  says: 'attackWith',
  foot,
  crew: tank ? (tankOn(position, army, from)?.crew ?? 0) : null,
});

/** Remedy: the same attack from other fields, with as many as stand there. */
function attackFrom(position: Position, army: Army, fields: readonly Field[], move: OpenBattle | Join): Way {
  const tries = fields.map((from): Move => ({ ...move, from, ...forceOn(position, army, from, move) }));
  const named = (runs: readonly Run[]): RefusalSaid => {
    const open = runs.flatMap(([battle]) =>
      battle.kind === 'battle' || battle.kind === 'join' ? [battle.from] : [],
    );
    return { says: 'attackFrom', places: placesOf(position, open) };
  };
  return instead(named, ...tries);
}

export function joinBreaks(position: Position, army: Army, move: Join): Violation[] {
  const { battle, options } = position;
  if (battle === null) return [];
  const ground = groundOf(position.table);
  if (!isField(ground, move.from)) return [broken('A1', { says: 'noCardToJoin' })];
  const fields = battle.parties.map((party) => party.from);
  const found: Violation[] = [];
  if (!options.combined)
    found.push(broken('A2a', { says: 'foughtFrom', places: placesOf(position, fields) }));
  if (fields.includes(move.from)) {
    const free = beside(ground, battle.target).filter(
      (near) => canBeAttacked(position, army, near) && !fields.includes(near),
    );
    found.push(
      broken('A2', { says: 'hasNamed', place: placeOf(position, move.from) }, () => [
        attackFrom(position, army, free, move),
      ]),
    );
  }
  found.push(...forceBreaks(position, ground, army, battle.target, move, fields));
  // Players who cannot join from there may also leave it at the present attackers.
  return options.combined && found.length > 0 ? [...withReady(found), ...found.slice(1)] : found;
}

/** The first violation, with the remedy that nobody has to join. */
function withReady([breach]: readonly Violation[]): Violation[] {
  if (breach === undefined) return [];
  const { rule, why, ways } = breach;
  return [broken(rule, why, () => [...(ways?.() ?? []), instead({ says: 'beReady' }, { kind: 'ready' })])];
}

export function enterBreaks(position: Position, move: Enter): Violation[] {
  const { from, foot, crew } = move;
  const parties = position.battle?.parties ?? [];
  const party = parties.find((other) => other.from === from);
  if (party === undefined) {
    const places = placesOf(
      position,
      parties.map((other) => other.from),
    );
    return [
      broken('A8', { says: 'onlyFought' }, () => [
        instead({ says: 'comeFrom', places }, ...parties.map((other) => entering(other, move))),
      ]),
    ];
  }
  const found: Violation[] = [];
  const able = entering(party, move);
  const fewer = () => [instead({ says: 'letMoveIn', foot: able.foot, crew: able.crew }, able)];
  if (!isCount(foot, 0) || !isCount(crew, 0) || foot + crew < 1) {
    found.push(broken('A8', { says: 'oneMovesIn', of: party.foot + party.crew }, fewer));
  }
  if (foot > party.foot)
    found.push(broken('A8', { says: 'footMoveIn', count: foot, fought: party.foot }, fewer));
  if (crew > party.crew)
    found.push(broken('A8', { says: 'crewMoveIn', count: crew, fought: party.crew }, fewer));
  return found;
}

/** The force that moves in cut down to those who fought, but at least one. */
function entering(party: Party, { foot, crew }: Enter): Enter {
  const walkers = isCount(foot, 0) ? Math.min(foot, party.foot) : 0;
  const riders = isCount(crew, 0) ? Math.min(crew, party.crew) : 0;
  if (walkers + riders > 0) return { kind: 'enter', from: party.from, foot: walkers, crew: riders };
  return { kind: 'enter', from: party.from, foot: Math.min(1, party.foot), crew: party.foot > 0 ? 0 : 1 };
}

export function stayBreaks(position: Position): Violation[] {
  if ((position.battle?.entered ?? 0) > 0) return [];
  const [one] = moves(position);
  return [
    broken('A8', { says: 'nobodyIn' }, () =>
      one === undefined
        ? []
        : (position.battle?.parties.length ?? 0) > 1
          ? [first({ says: 'somebodyFirst' }, [one])]
          : [instead({ says: 'letSomebodyIn' }, one)],
    ),
  ];
}

export function claimBreaks(position: Position, crew: number): Violation[] {
  const entered = position.battle?.entered ?? 0;
  const most = Math.min(CREW_LIMIT, entered);
  if (isCount(crew, 1) && crew <= most) return [];
  const choices = Array.from({ length: most }, (_, index): Move => ({ kind: 'claim', crew: index + 1 }));
  return [
    broken('A8b', { says: 'crewAtMost', entered, most }, () => [
      instead({ says: 'chooseUpTo', most }, ...choices),
    ]),
  ];
}

/** Violations by a battle card: it must be in hand, and with the option one-card the only one of the turn. */
export function layBreaks(position: Position, army: Army, card: number): Violation[] {
  const found: Violation[] = [];
  if (card === 0) return found;
  const hand = position.hands[army];
  const barred =
    position.options['one-card'] && position.stage === 'attacker-card' && position.action?.card === true;
  if (!(card === 1 || card === 2 || card === 3) || countOf(hand, card) === 0) {
    const values: readonly CardChoice[] = barred ? [0] : [...new Set<CardChoice>([...valuesOf(hand), 0])];
    const says: RefusalSaid = {
      says: values.length === 1 || cardsIn(hand) === 0 ? 'layNone' : 'layOneOrNone',
    };
    found.push(
      broken('A4', needsCard(position, army, card), () => [
        instead(says, ...values.map((value): Move => ({ kind: 'lay', card: value }))),
      ]),
    );
  }
  if (barred) {
    found.push(
      broken('A4a', { says: 'playedCard', who: army }, () => [
        instead({ says: 'layNone' }, { kind: 'lay', card: 0 }),
      ]),
    );
  }
  return found;
}
