import type { StatementId } from '../../../content/victory-tank/statements.ts';
import type { Fault } from '../../referee/game.ts';
import { specialOf } from './cards.ts';
import { fieldsNamed, nameOf, some } from './figures.ts';
import { baseOwner, beside, contactsOf, groundOf, inBond, type Ground } from './ground.ts';
import { moves } from './moves.ts';
import { cellName, fieldName } from './notation.ts';
import type { Army, Battle, PlacedCard, Position, Stage } from './position.ts';
import { canBeAttacked, endsAhead, enemyOf, footOn, FULL_POINTS, mayEndOn, ROUNDS, tankOn } from './rules.ts';
import { FIRST_CARDS, FIRST_SUPPLY, GARRISON } from './setup.ts';

/**
 * Whether a position can be: every reason why it cannot, in the places of its written form. A position that comes from
 * playing has none.
 */
export function faultsOf(position: Position): Fault<StatementId>[] {
  const table = tableFaults(position);
  if (table.length > 0) return table;
  const ground = groundOf(position.table);
  const found = [
    ...soldierFaults(position, ground),
    ...tankFaults(position, ground),
    ...crateFaults(position, ground),
    ...cardFaults(position),
    ...turnFaults(position),
  ];
  return found.length > 0 ? found : choiceFaults(position, ground);
}

type Found = Fault<StatementId>;
const wrong = (place: string, message: string, rule: StatementId | null = null): Found => ({
  place,
  message,
  rule,
});

const ARMIES = [0, 1] as const;
const FIGHTERS = GARRISON + FIRST_SUPPLY;

/** The cards on the table: none over another, each where it could have been placed (G3 to G4a). */
function tableFaults({ table, options, round, stage, player, active }: Position): Found[] {
  const found: Found[] = [];
  const place = (index: number) => `cards[${index - FIRST_CARDS.length}]`;
  table.forEach((card, index) => {
    const here = cellName(card.column, card.row);
    const under = contactsOf(table.slice(0, index), card.column, card.row).covered;
    if (under.length > 0) {
      found.push(
        wrong(
          place(index),
          `${card.card} on ${here} overlaps ${under.map((other) => table[other]?.card).join(' and ')}`,
          'G4a',
        ),
      );
    }
    if (!options.free && !inBond(card.column, card.row)) {
      found.push(
        wrong(
          place(index),
          `${card.card} cannot begin on ${here}: its column is shifted the other way`,
          'G3',
        ),
      );
    }
  });
  if (found.length > 0) return found;
  for (const card of unreachable(table)) {
    const here = cellName(card.column, card.row);
    found.push(
      wrong(
        place(table.indexOf(card)),
        `${card.card} on ${here} does not touch two cards placed before it`,
        'G4',
      ),
    );
  }
  const placed = table.length - FIRST_CARDS.length;
  const most = 2 * (round - 1) + placedBy(stage, player, active);
  if (placed > most)
    found.push(wrong('cards', `${some(placed, 'card')} placed; by now there can be ${most}`, 'E4'));
  return found;
}

/** Cards of the present round that can be on the table already. */
function placedBy(stage: Stage, player: Army | null, active: Army): number {
  if (stage === 'draft') return 0;
  const first = player === active;
  if (stage === 'place') return first ? 0 : 1;
  return stage === 'face' && first ? 1 : 2;
}

/** Cards that could not have been placed in any order, each touching two of those before it. */
function unreachable(table: readonly PlacedCard[]): PlacedCard[] {
  const reached = table.slice(0, FIRST_CARDS.length);
  let waiting = table.slice(FIRST_CARDS.length);
  for (;;) {
    const next = waiting.filter((card) => contactsOf(reached, card.column, card.row).touched.length < 2);
    if (next.length === waiting.length) return waiting;
    reached.push(...waiting.filter((card) => !next.includes(card)));
    waiting = next;
  }
}

function soldierFaults(position: Position, ground: Ground): Found[] {
  const found: Found[] = [];
  for (const army of ARMIES) {
    const enemy = enemyOf(army);
    const who = nameOf(army);
    const crew = position.tank?.army === army ? position.tank.crew : 0;
    const feet = position.foot[army].reduce((sum, count) => sum + count, 0);
    const inPlay = feet + crew;
    const all = inPlay + position.supply[army] + position.lost[army];
    if (inPlay > FIGHTERS) {
      found.push(
        wrong(`soldiers.${who}`, `${inPlay} soldiers of ${who} are in play; there can be ${FIGHTERS}`, 'R1a'),
      );
    } else if (all !== FIGHTERS) {
      const parts = `${inPlay} in play, ${position.supply[army]} in the supply, ${position.lost[army]} out of the game`;
      found.push(wrong(`supply.${who}`, `${who} has ${parts}; together they are ${FIGHTERS}`, 'K3'));
    }
    if (position.lost[army] > 0 && !position.options['casualties-out']) {
      found.push(
        wrong(`lost.${who}`, 'soldiers are out of the game only with the option casualties-out', 'A7a'),
      );
    }
    if (footOn(position, army, ground.bases[enemy]) > 0) {
      found.push(
        wrong(`soldiers.${who}`, `soldiers of ${who} are on the home base of ${nameOf(enemy)}`, 'M2'),
      );
    }
    for (let field = 0; field < ground.size; field++) {
      if (footOn(position, army, field) === 0) continue;
      const met = army === 0 && footOn(position, enemy, field) > 0;
      const passed = position.drive === null && tankOn(position, enemy, field) !== null;
      if (met || passed)
        found.push(wrong('soldiers', `both armies are on ${fieldName(position.table, field)}`, 'M2'));
    }
  }
  return found;
}

function tankFaults(position: Position, ground: Ground): Found[] {
  const { tank, options } = position;
  if (tank === null || position.drive !== null) return [];
  const owner = baseOwner(ground, tank.field);
  if (owner === null || (options['park-home'] && tank.army !== enemyOf(owner))) return [];
  return [
    wrong(
      'tank.at',
      'the tank stands on a home base, where it may not end',
      owner === tank.army ? 'M6c' : 'M6b',
    ),
  ];
}

function crateFaults(position: Position, ground: Ground): Found[] {
  const { crates, taken, table, tank } = position;
  const found: Found[] = [];
  for (const field of crates) {
    const here = fieldName(table, field);
    if (ground.special[field] !== 'crate') found.push(wrong('crates', `${here} is no crate field`, 'F4'));
    if (ARMIES.some((army) => footOn(position, army, field) > 0) || tank?.field === field) {
      found.push(wrong('crates', `whoever is on ${here} has taken its crate`, 'M10'));
    }
  }
  if (new Set(crates).size < crates.length) found.push(wrong('crates', 'a field has two crates', 'F4'));
  const all = crates.length + taken[0] + taken[1];
  if (all > 9) found.push(wrong('taken', `${all} crates are on the table or taken; there are 9`, 'K4'));
  return found;
}

/** Battlefield cards that are not on the table: as many to draw as rounds to come, and in hand only while placing. */
function cardFaults({ pile, drawn, held, round, stage, player, active, table, tank }: Position): Found[] {
  const found: Found[] = [];
  const due = 2 * (ROUNDS - round);
  if (pile.length !== due) {
    found.push(
      wrong('pile', `${some(pile.length, 'card')} to draw; after this round ${due} are needed`, 'E4'),
    );
  }
  const looks = stage === 'draft' ? 2 : 0;
  if (drawn.length !== looks)
    found.push(wrong('drawn', `${looks} cards are looked at in this stage, not ${drawn.length}`, 'F1'));
  for (const army of ARMIES) {
    const waits = player === active && army !== active && (stage === 'face' || stage === 'place');
    const must = (stage === 'place' && army === player) || waits;
    if ((held[army] !== null) !== must) {
      found.push(
        wrong(`held.${nameOf(army)}`, must ? 'a card to place is needed' : 'no card is placed now', 'F2'),
      );
    }
  }
  if (stage === 'face') {
    const last = table.at(-1);
    if (
      last === undefined ||
      specialOf(last.card) !== 'tank' ||
      tank === null ||
      tank.army !== null ||
      tank.facing !== 0
    ) {
      found.push(
        wrong(
          'stage',
          'the tank’s card has to be the last on the table, the tank on it and facing north',
          'F3',
        ),
      );
    }
  }
  return found;
}

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
function turnFaults(position: Position): Found[] {
  const { stage, action, drive, battle, points, player, active, round } = position;
  const found: Found[] = [];
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
function choiceFaults(position: Position, ground: Ground): Found[] {
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

function battleFaults(position: Position, ground: Ground, battle: Battle, army: Army): Found[] {
  const { stage, tank, table, action } = position;
  const found: Found[] = [];
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
