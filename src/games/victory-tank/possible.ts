import { CRATES, FIGHTERS, specialOf } from './cards.ts';
import { nameOf, some, wrong, type Wrong } from './figures.ts';
import { baseOwner, contactsOf, groundOf, inBond, type Ground } from './ground.ts';
import { cellName, fieldName } from './notation.ts';
import type { Army, PlacedCard, Position, Stage } from './position.ts';
import { enemyOf, footOn, ROUNDS, tankOn } from './rules.ts';
import { choiceFaults, turnFaults } from './possible-turn.ts';
import { FIRST_CARDS } from './setup.ts';

/**
 * Whether a position can be: every reason why it cannot, in the places of its written form. A position that comes from
 * playing has none.
 */
export function faultsOf(position: Position): Wrong[] {
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

const ARMIES = [0, 1] as const;

/** The cards on the table: none over another, each where it could have been placed (G3 to G4a). */
function tableFaults({ table, options, round, stage, player, active }: Position): Wrong[] {
  const found: Wrong[] = [];
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

function soldierFaults(position: Position, ground: Ground): Wrong[] {
  const found: Wrong[] = [];
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

function tankFaults(position: Position, ground: Ground): Wrong[] {
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

function crateFaults(position: Position, ground: Ground): Wrong[] {
  const { crates, taken, table, tank } = position;
  const found: Wrong[] = [];
  for (const field of crates) {
    const here = fieldName(table, field);
    if (ground.special[field] !== 'crate') found.push(wrong('crates', `${here} is no crate field`, 'F4'));
    if (ARMIES.some((army) => footOn(position, army, field) > 0) || tank?.field === field) {
      found.push(wrong('crates', `whoever is on ${here} has taken its crate`, 'M10'));
    }
  }
  if (new Set(crates).size < crates.length) found.push(wrong('crates', 'a field has two crates', 'F4'));
  const all = crates.length + taken[0] + taken[1];
  if (all > CRATES)
    found.push(wrong('taken', `${all} crates are on the table or taken; there are ${CRATES}`, 'K4'));
  return found;
}

/** Battlefield cards that are not on the table: as many to draw as rounds to come, and in hand only while placing. */
function cardFaults({ pile, drawn, held, round, stage, player, active, table, tank }: Position): Wrong[] {
  const found: Wrong[] = [];
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
