import type { StatementId } from '../../../content/victory-tank/statements.ts';
import { attackerWins, strengthsIn, total, type Strength } from './battle.ts';
import { cardsIn, ownerOf, specialOf } from './cards.ts';
import { doing, facingName, nameOf, some } from './figures.ts';
import { baseOwner, groundOf, specialField } from './ground.ts';
import type { Move } from './move.ts';
import { fieldName } from './notation.ts';
import type { Army, Position } from './position.ts';
import { enemyOf, footOn, FULL_HAND, STEP_LIMIT } from './rules.ts';
import { score } from './score.ts';

/** Something a move brings about, and the rule by which it does: what hands have to do at a real table. */
export interface Happening {
  readonly rule: StatementId;
  /** In words and figures of this position, without a full stop. */
  readonly what: string;
}

/** All that a legal move brings about, in the order in which it is done at the table. */
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

const happens = (rule: StatementId, what: string): Happening => ({ rule, what });

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
    case 'announce': {
      const boost =
        move.pay > 1 ? [happens('C3a', `${some(move.pay, 'point')} paid, ${after.points[army]} left`)] : [];
      const card = move.card === 0 ? [] : [happens('C3b', `the card adds ${move.card}`)];
      const points = some(move.pay + move.card, 'point');
      return [happens('C3', `${who}’s action has ${points}`), ...boost, ...card];
    }
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
    case 'deploy': {
      const onTank = before.tank?.field === move.at;
      const unclaimed = onTank && before.tank.army === null;
      return [
        happens(
          'R1',
          `a soldier of ${who} comes to ${name(move.at)}, ${after.supply[army]} left in the supply`,
        ),
        ...(onTank ? [happens(unclaimed ? 'M4a' : 'R1b', 'the recruit stands on foot beside the tank')] : []),
      ];
    }
    case 'battle':
      return before.action?.used === true
        ? [
            happens('A1a', `another battle, against ${name(move.target)}`),
            happens('A2b', 'whoever fought may fight again'),
          ]
        : [happens('A1', `a battle against ${name(move.target)}`)];
    case 'lay':
      return before.stage === 'defender-card' ? fighting(before, move.card, after) : [];
    case 'enter': {
      const entering = move.foot + move.crew;
      return [
        happens(
          'A8',
          `${some(entering, 'soldier')} of ${who} ${doing(entering, 'move')} onto ${name(before.battle?.target ?? 0)}`,
        ),
        ...(move.crew > 0 ? [happens('A8d', `${move.crew} of the crew among them, on foot`)] : []),
        ...(after.stage === 'claim' ? [happens('A8c', 'the tank is there to be taken')] : []),
      ];
    }
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

function stepping(
  before: Position,
  army: Army,
  move: Extract<Move, { kind: 'step' }>,
  after: Position,
): Happening[] {
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

/** Both battle cards are shown: the sums, the losses and what stands in the way of moving in (A3 to A8a). */
function fighting(before: Position, card: number, after: Position): Happening[] {
  const { action, battle } = before;
  if (action === null || battle === null) return [];
  const shown = { ...battle, cards: [battle.cards[0], card as 0 | 1 | 2 | 3] as const };
  const sides = strengthsIn(before, shown, action.army);
  const won = attackerWins(sides);
  const [attack, defence] = [total(sides[0]), total(sides[1])];
  const attacker = nameOf(action.army);
  const defender = nameOf(enemyOf(action.army));
  const lost = won ? sides[1] : sides[0];
  const list = [
    happens('A3', `${defender} defends the field with all its ${some(sides[1].soldiers, 'soldier')} there`),
    ...sums(attacker, sides[0]),
    ...sums(defender, sides[1]),
    happens('A6', `${attack} against ${defence}: ${won ? attacker : defender} wins`),
  ];
  if (attack === defence) list.push(happens('A6a', `a tie, which ${attacker} wins by attacking`));
  list.push(happens('A7', `${won ? defender : attacker} removes ${some(lost.soldiers, 'soldier')}`));
  const out = before.options['casualties-out'];
  list.push(happens('A7a', out ? 'they are out of the game' : 'they go back to the supply'));
  if (lost.tank > 0) list.push(happens('A7b', 'the tank has lost its crew and is unclaimed'));
  if (won && baseOwner(groundOf(after.table), battle.target) !== null) {
    list.push(happens('A8a', 'nobody moves onto the home base'));
  }
  return list;
}

/** What a strength is made of, a line for each rule that adds to it. */
function sums(who: string, strength: Strength): Happening[] {
  const list = [happens('A5', `${who}: ${strength.soldiers} for soldiers`)];
  if (strength.tank > 0) list.push(happens('A5a', `${who}: ${strength.tank} for the tank`));
  if (strength.ground > 0)
    list.push(happens('A5b', `${who}: ${strength.ground} for the bunker or home base`));
  if (strength.card > 0) list.push(happens('A5c', `${who}: ${strength.card} for the battle card`));
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

/** The turn, the phase or the round changes hands (C1 to C2a, C5a, E1 to E4). */
function turnHappenings(before: Position, army: Army, move: Move, after: Position): Happening[] {
  const list: Happening[] = [];
  if (before.held[army] !== null || before.stage === 'face') list.push(...preparations(before, after));
  if (move.kind === 'pass')
    list.push(happens('C5', `${nameOf(army)} forfeits ${some(before.points[army], 'point')}`));
  if (after.action !== null || after.stage === 'place' || after.stage === 'face') return list;
  const counted = list.some((happening) => happening.rule === 'C1');
  for (const other of [0, 1] as const) {
    const had = counted ? 5 : before.points[other];
    if (move.kind === 'pass' && other === army) continue;
    if (had > 0 && after.points[other] === 0 && after.action === null && before.stage !== 'draft') {
      list.push(happens('C5a', `${nameOf(other)} can do nothing and forfeits ${some(had, 'point')}`));
    }
  }
  if (after.stage === 'command' && after.player !== null) {
    const alone = after.points[enemyOf(after.player)] === 0;
    list.push(happens(alone ? 'C2a' : 'C2', `${nameOf(after.player)} is next${alone ? ', alone' : ''}`));
  }
  return [...list, ...endings(before, after)];
}

/** Points and hands are filled before the command phase. */
function preparations(before: Position, after: Position): Happening[] {
  if (after.stage === 'place' || after.stage === 'face') return [];
  return [
    happens('C1', 'both have 5 action points and draw up to 5 cards'),
    ...([0, 1] as const).flatMap((army) =>
      cardsIn(after.hands[army]) < FULL_HAND && before.decks[army].length < FULL_HAND
        ? [
            happens(
              'C1a',
              `${nameOf(army)}’s deck has run out: ${some(cardsIn(after.hands[army]), 'card')} in hand`,
            ),
          ]
        : [],
    ),
  ];
}

function endings(before: Position, after: Position): Happening[] {
  if (after.round === before.round && after.stage !== 'over') return [];
  const list = [
    happens('E1', `round ${before.round} is over, ${nameOf(after.active)} has the active player card`),
  ];
  if (after.stage !== 'over') return list;
  const sheet = score(after);
  return [
    ...list,
    happens(
      'E1a',
      `after the last round the card ${after.active === before.active ? 'stays' : 'changes hands'}`,
    ),
    happens('E4', 'seven rounds are played'),
    ...sheet.lines.flatMap((line) =>
      line.rules.map((rule) => happens(rule, `${line.of}: red ${line.points[0]}, gray ${line.points[1]}`)),
    ),
    ...sheet.tieBreaks.map((rule) => happens(rule, `${nameOf(sheet.winner)} wins the tie`)),
  ];
}
