import { cardsIn, ownerOf, specialOf } from '../rules/cards.ts';
import { placeOf } from '../rules/notation.ts';
import { GAP, baseOwner, groundOf, specialField } from '../rules/field-grid.ts';
import type { Announce, Enter, Move, Step } from '../rules/moves.ts';
import type { Army, CardChoice, Field, Position } from '../rules/position.ts';
import { FULL_HAND, FULL_POINTS, ROUNDS, STEP_LIMIT, footOn } from '../rules/permissions.ts';
import { otherOf } from '../../../referee/seats.ts';
import type { Place, PlayedSaid } from '../messages.ts';
import { type RuledEvent, eventsIn } from '../../../referee/event.ts';
import type { StatementId } from '../../../../content/victory-tank/statements.ts';
import type { EventSaid } from '../messages-events.ts';
import { type Strength, attackerWins, strengthsIn, total } from '../rules/battle.ts';
import { type Score, type ScoreLine, score } from '../rules/outcome.ts';
import type { SceneEvent } from '../../../referee/table/scene.ts';

/** An event of a move with its rule; at a real table people carry it out by hand. */
export type GameEvent = RuledEvent<StatementId, EventSaid>;

/** Events whose sentence begins with the player who acts, or their pieces: “red plays a 1”, “2 red soldiers step”. */
const DOING = [
  'attackers',
  'becameCrewOf',
  'boarded',
  'cannotAct',
  'cardAdds',
  'claims',
  'deckOut',
  'defends',
  'doNotClaim',
  'forCard',
  'forGround',
  'forSoldiers',
  'forTank',
  'forfeits',
  'gotOff',
  'hasPoints',
  'isNext',
  'kept',
  'movedIn',
  'othersJeep',
  'recruited',
  'removes',
  'stepped',
  'tookCrate',
  'winsByPoints',
  'winsTie',
] as const;

export const { happens, aside } = eventsIn<StatementId, EventSaid>(DOING);

/**
 * The events of a legal move, in the order in which they are carried out. They name cards that a player may
 * not know; `revealed` says who learns what.
 */
export function eventsOf(before: Position, move: Move, after: Position): GameEvent[] {
  const army = before.player;
  if (army === null) return [];
  return [
    ...ownEvents(before, army, move, after),
    ...crateEvents(before, after),
    ...vacancies(before, move, after),
    ...turnEvents(before, army, move, after),
  ];
}

function ownEvents(before: Position, army: Army, move: Move, after: Position): GameEvent[] {
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
function announcing(army: Army, { pay, card }: Announce, after: Position): GameEvent[] {
  const list = [happens('C3', { says: 'hasPoints', who: army, points: pay + card })];
  if (pay > 1) list.push(happens('C3a', { says: 'paid', points: pay, left: after.points[army] }));
  if (card !== 0) list.push(happens('C3b', { says: 'cardAdds', who: army, card }));
  return list;
}

/** A recruit arrives, on foot even where a tank is (R1, R1b, M4a). */
function recruiting({ tank }: Position, army: Army, at: Field, after: Position): GameEvent[] {
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
function entering({ battle }: Position, army: Army, { foot, crew }: Enter, after: Position): GameEvent[] {
  const count = foot + crew;
  const place = placeOf(after, battle?.target ?? GAP);
  const list = [happens('A8', { says: 'movedIn', who: army, count, place })];
  if (crew > 0) list.push(happens('A8d', { says: 'crewAmong', count: crew }));
  if (after.stage === 'claim') list.push(happens('A8c', { says: 'tankToTake' }));
  return list;
}

/** A placed card, and what is put on it (F3 to F6). */
function placing(before: Position, army: Army, turned: boolean, after: Position): GameEvent[] {
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
const shared = ({ action }: Position): GameEvent[] =>
  action?.used === true ? [happens('M0', { says: 'pointForOthers' })] : [];

function stepping(before: Position, army: Army, move: Step, after: Position): GameEvent[] {
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

function crateEvents(before: Position, after: Position): GameEvent[] {
  return ([0, 1] as const).flatMap((army) =>
    after.taken[army] > before.taken[army]
      ? [happens('M10', { says: 'tookCrate', who: army, crates: after.taken[army] })]
      : [],
  );
}

/** The tank becomes vacant other than by a lost battle. */
function vacancies(before: Position, move: Move, after: Position): GameEvent[] {
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

/** The turn, the phase or the round changes hands (C1 to C2a, C5a, E1 to E4). */
function turnEvents(before: Position, army: Army, move: Move, after: Position): GameEvent[] {
  const list: GameEvent[] = [];
  if (before.held[army] !== null || before.stage === 'face') list.push(...preparations(before, after));
  if (move.kind === 'pass')
    list.push(happens('C5', { says: 'forfeits', who: army, points: before.points[army] }));
  if (after.action !== null || after.stage === 'place' || after.stage === 'face') return list;
  const counted = list.some((happening) => happening.rule === 'C1');
  for (const other of [0, 1] as const) {
    const had = counted ? FULL_POINTS : before.points[other];
    if (move.kind === 'pass' && other === army) continue;
    if (had > 0 && after.points[other] === 0 && after.action === null && before.stage !== 'draft') {
      list.push(happens('C5a', { says: 'cannotAct', who: other, points: had }));
    }
  }
  if (after.stage === 'command' && after.player !== null) {
    const alone = after.points[otherOf(after.player)] === 0;
    list.push(happens(alone ? 'C2a' : 'C2', { says: 'isNext', who: after.player, alone }));
  }
  return [...list, ...endings(before, after)];
}

/** Points and hands are filled before the command phase. */
function preparations(before: Position, after: Position): GameEvent[] {
  if (after.stage === 'place' || after.stage === 'face') return [];
  return [
    happens('C1', { says: 'filled', points: FULL_POINTS, cards: FULL_HAND }),
    ...([0, 1] as const).flatMap((army) =>
      cardsIn(after.hands[army]) < FULL_HAND && before.decks[army].length < FULL_HAND
        ? [happens('C1a', { says: 'deckOut', who: army, cards: cardsIn(after.hands[army]) })]
        : [],
    ),
  ];
}

function endings(before: Position, after: Position): GameEvent[] {
  if (after.round === before.round && after.stage !== 'over') return [];
  const { active } = after;
  const keeps = active === before.active;
  const list = [happens('E1', { says: 'roundOver', round: before.round, active, keeps })];
  if (after.stage !== 'over') return list;
  const sheet = score(after);
  return [
    ...list,
    happens('E1a', { says: keeps ? 'cardStays' : 'cardChanges' }),
    happens('E4', { says: 'roundsPlayed', rounds: ROUNDS }),
    ...sheet.lines.flatMap(scoring),
    ...winning(sheet),
  ];
}

/** A line of the score; further rules for it are asides, as its figures are told once. */
const scoring = ({ of, rules, points }: ScoreLine): GameEvent[] =>
  rules.map((rule, index) => (index === 0 ? happens : aside)(rule, { says: 'scored', of, points }));

/** The winner, and why. */
function winning({ totals, winner, tieBreaks }: Score): GameEvent[] {
  if (tieBreaks.length > 0) return tieBreaks.map((rule) => happens(rule, { says: 'winsTie', who: winner }));
  return [
    happens('E2f', {
      says: 'winsByPoints',
      who: winner,
      points: totals[winner],
      others: totals[otherOf(winner)],
    }),
  ];
}

/** Both battle cards are shown: the sums, the losses and what stands in the way of moving in (A3 to A8a). */
export function fighting(before: Position, card: CardChoice, after: Position): GameEvent[] {
  const { action, battle } = before;
  if (action === null || battle === null) return [];
  const shown = { ...battle, cards: [battle.cards[0], card] as const };
  const sides = strengthsIn(before, shown, action.army);
  const won = attackerWins(sides);
  const [attack, defence] = [total(sides[0]), total(sides[1])];
  const attacker = action.army;
  const defender = otherOf(attacker);
  const lost = won ? sides[1] : sides[0];
  const list = [
    happens('A3', { says: 'defends', who: defender, soldiers: sides[1].soldiers }),
    ...sums(attacker, sides[0]),
    ...sums(defender, sides[1]),
    happens('A6', { says: 'decided', attack, defence, winner: won ? attacker : defender }),
  ];
  if (attack === defence) list.push(happens('A6a', { says: 'tieWon', who: attacker }));
  list.push(happens('A7', { says: 'removes', who: won ? defender : attacker, soldiers: lost.soldiers }));
  const out = before.options['casualties-out'];
  list.push(happens('A7a', { says: out ? 'outOfGame' : 'backToSupply', soldiers: lost.soldiers }));
  if (lost.tank > 0) list.push(happens('A7b', { says: 'tankLost' }));
  if (won && baseOwner(groundOf(after.table), battle.target) !== null) {
    list.push(happens('A8a', { says: 'baseNotEntered' }));
  }
  return list;
}

/** The parts of a strength, one per rule. */
function sums(who: Army, { soldiers, tank, ground, card }: Strength): GameEvent[] {
  const list = [happens('A5', { says: 'forSoldiers', who, points: soldiers })];
  if (tank > 0) list.push(happens('A5a', { says: 'forTank', who, points: tank }));
  if (ground > 0) list.push(happens('A5b', { says: 'forGround', who, points: ground }));
  if (card > 0) list.push(happens('A5c', { says: 'forCard', who, points: card }));
  return list;
}

/** Events that change nothing on the table (sums, reminders of a rule): a summary of the turn leaves them out. */
const RULE_NOTES: ReadonlySet<EventSaid['says']> = new Set([
  'hasPoints',
  'paid',
  'pointForOthers',
  'share',
  'stayedOnFoot',
  'besideTank',
  'mayFightAgain',
  'defends',
  'forSoldiers',
  'forTank',
  'forGround',
  'forCard',
  'backToSupply',
  'tankToTake',
  'isNext',
  'filled',
  'deckOut',
  'lies',
]);

/** An event for the board view; rule notes are marked as asides. */
export const asSceneEvent = (event: GameEvent): SceneEvent<EventSaid> =>
  RULE_NOTES.has(event.what.says) ? { ...event, aside: true } : event;

type Event = SceneEvent<PlayedSaid>;

/**
 * Merges two events in a row: steps of the same soldiers become one way, recruits on one field one
 * recruitment. Null if they stay two.
 */
export function mergeEvents(one: Event, { what: next }: Event): Event | null {
  const { what } = one;
  if (what.says === 'stepped' && next.says === 'stepped') {
    const isOne = what.who === next.who && what.count === next.count && what.place.at === next.from.at;
    return isOne
      ? { ...one, what: { ...next, from: what.from, by: [...what.by, what.place, ...next.by] } }
      : null;
  }
  if (what.says !== 'recruited' || next.says !== 'recruited') return null;
  const isOne = what.who === next.who && what.place.at === next.place.at;
  return isOne ? { ...one, what: { ...next, count: what.count + next.count } } : null;
}
