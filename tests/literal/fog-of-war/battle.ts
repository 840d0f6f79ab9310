/** Launches, battles and quagmires, step by step. */
import type { AreaId, PlaceId } from '../../../cards/fog-of-war/data/areas.ts';
import {
  DIAL,
  INVASION,
  STRAIT_INVASION,
  type Operation,
} from '../../../cards/fog-of-war/data/components.ts';
import { fights, isAir, isArmy, isFleet, total, without, worth, type Card } from './cards.ts';
import { endWar, fallsWith, isDrawnIn, isGermanyTaken } from './countries.ts';
import { allGo, discardAt, disband, goOpenly, goesUnseen, isShown } from './heaps.ts';
import { isAirAlone } from './launching.ts';
import { ageOf } from './looking.ts';
import { defenderOf, fightIn, groundOf, type Payment } from './paying.ts';
import { isAcrossStrait, isQuagmireSupplied, isSea } from './supply.ts';
import { enemyOf, printed, type Fight, type Table, type Todo } from './table.ts';

/** Carries out a launch until somebody has to decide (F-047, F-A53). */
export function launch(
  table: Table,
  operation: Operation,
  from: PlaceId | null,
  via: readonly AreaId[],
): void {
  const me = table.active;
  const party = table.sides[me];
  const planned = party.wheel[operation];
  const at = planned.aim;
  if (at === null) throw new Error('nothing is planned there');
  // F-A52, F-194: nobody has been attacked.
  if (from === null || isAirAlone(table, planned.cards, at)) return disband(table, me, operation);
  const age = ageOf(party, operation);
  discardAt(table, me, at);
  isDrawnIn(table, at, me);
  allGo(planned, party.areas[at]);
  Object.assign(planned, { aim: null, isAimKnown: false });
  const fight: Fight = {
    kind: 'battle',
    seat: me,
    at,
    from,
    age,
    step: 'reveal',
    cutOff: false,
    spent: null,
    bombardment: 0,
  };
  table.todo.push(fight);
  if (via.length > 0)
    table.todo.push({
      kind: 'interdict',
      seat: enemyOf(me),
      seas: [...via],
      shown: Object.fromEntries(via.map((sea) => [sea, []])),
    });
}

/** A quagmire is resolved (F-072). */
export function resolve(table: Table, at: AreaId): void {
  const { quagmire } = table.areas[at];
  if (quagmire === null) throw new Error('no quagmire there');
  quagmire.due = false;
  table.todo.push({
    kind: 'battle',
    seat: table.active,
    at,
    from: null,
    age: 0,
    step: 'reveal',
    cutOff: !isQuagmireSupplied(table, table.active, at),
    spent: null,
    bombardment: 0,
  });
}

/** Whether it is a landing (F-080). */
const isLanding = ({ from, at }: Fight): boolean => from !== null && isSea(from) && !isSea(at);
const isBombarding = (table: Table, fight: Fight): boolean =>
  isLanding(fight) && table.options.has('shore-bombardment');

/** After cards were shown against supply at sea, as many of the attacker’s are lost at random (F-191). */
export function hasShown(table: Table, wait: Extract<Todo, { kind: 'interdict' }>): void {
  const fight = fightIn(table);
  const shown = wait.seas.reduce((sum, sea) => sum + (wait.shown[sea]?.length ?? 0), 0);
  const left = Math.min(shown, table.sides[fight.seat].areas[fight.at].cards.length);
  table.todo.push({ kind: 'lose', seat: fight.seat, neutral: false, left, at: fight.at, interdicted: true });
}

export function loses(table: Table, wait: Extract<Todo, { kind: 'lose' }>, card: Card): void {
  const party = table.sides[wait.seat];
  const heap = party.areas[wait.at];
  const land = table.areas[wait.at];
  wait.left -= 1;
  if (wait.neutral) {
    // F-A62: both see which neutral cards are lost.
    land.neutrals = without(land.neutrals, [card]);
    for (const known of Object.values(land.neutralsKnown))
      known.splice(0, known.length, ...without(known, [card]));
    table.neutralsLost.push(card);
  } else if (wait.interdicted && card === 'dummy') goOpenly([card], heap, party.stacks.discard);
  else goesUnseen(card, heap, party.stacks.loss);
}

/** If all cards are lost, nothing is drawn. */
export function losesAll(table: Table, wait: Extract<Todo, { kind: 'lose' }>): void {
  const party = table.sides[wait.seat];
  const heap = wait.neutral ? table.areas[wait.at].neutrals : party.areas[wait.at].cards;
  for (const card of heap)
    if (wait.neutral || (wait.interdicted && card === 'dummy')) loses(table, wait, card);
  wait.left = 0;
  if (!wait.neutral) allGo(party.areas[wait.at], party.stacks.loss);
}

/** Advances a fight by a step; a question to a player is pushed onto `todo`. */
export function goOn(table: Table, fight: Fight): void {
  switch (fight.step) {
    case 'reveal':
      return reveal(table, fight);
    case 'cut-off':
      fight.step = 'advantage';
      // F-077
      if (fight.cutOff) table.todo.push({ kind: 'cut-off', seat: defenderOf(fight) });
      return;
    case 'advantage':
      fight.step = 'totals';
      // F-050
      table.todo.push({ kind: 'advantage', seat: table.advantage });
      return;
    case 'totals':
      return reckon(table, fight);
    case 'conquest':
      return conquer(table, fight);
    case 'held':
      return isOver(table, fight);
    case 'stuck':
      table.todo.pop();
      table.areas[fight.at].quagmire = { by: fight.seat, due: false };
  }
}

/** The attack has failed: its province card goes back, and the area keeps its holder. */
function isOver(table: Table, fight: Fight): void {
  table.todo.pop();
  const land = table.areas[fight.at];
  if (land.quagmire?.by === fight.seat) land.quagmire = null;
}

/** Both reveal, and discard what cannot fight there (F-048, F-A48, F-A39). */
function reveal(table: Table, fight: Fight): void {
  const { at } = fight;
  const [attacker, defender] = [table.sides[fight.seat], table.sides[defenderOf(fight)]];
  const where = groundOf(fight);
  const ours = attacker.areas[at];
  // F-194, F-A66: at a resolution, and again after cards were lost at sea.
  if (isAirAlone(table, ours.cards, at)) {
    discardAt(table, fight.seat, at);
    return isOver(table, fight);
  }
  isShown(ours);
  isShown(defender.areas[at]);
  const land = table.areas[at];
  land.neutralsKnown = { axis: [...land.neutrals], allies: [...land.neutrals] };
  // F-192: but for straits, no aircraft comes with a landing.
  const isBare = table.options.has('straits') && isLanding(fight) && !isAcrossStrait(table, fight.seat, at);
  const stays = (card: Card): boolean =>
    (isBombarding(table, fight) && isFleet(card)) || (fights(card, where, true) && !(isBare && isAir(card)));
  goOpenly(
    ours.cards.filter((card) => !stays(card)),
    ours,
    attacker.stacks.discard,
  );
  const theirs = defender.areas[at];
  goOpenly(
    theirs.cards.filter((card) => !fights(card, where, false)),
    theirs,
    defender.stacks.discard,
  );
  // F-049, F-A42, F-A66a: nobody is there to fight; fleets alone are lost.
  if (!ours.cards.some((card) => fights(card, where, true))) {
    allGo(ours, attacker.stacks.loss);
    return isOver(table, fight);
  }
  if (isBombarding(table, fight)) {
    // F-193: half of their strength, and no more than the armies and aircraft that land.
    const fire = Math.floor(total(ours.cards.filter(isFleet), 'sea') / 2);
    const landed = ours.cards.filter((card) => isArmy(card) || isAir(card));
    fight.bombardment = Math.min(fire, total(landed, 'land'));
  }
  fight.step = 'cut-off';
}

/** What winter adds to a defence (F-079, F-A14). */
const winterOf = (table: Table, at: AreaId): number =>
  !table.winter ? 0 : { normal: 1, snow: 2, sun: 0 }[printed(at).winter];

/** What a landing adds to a defence (F-080, F-192). */
const landingOf = (table: Table, fight: Fight): number => {
  if (!isLanding(fight)) return 0;
  return table.options.has('straits') && isAcrossStrait(table, fight.seat, fight.at)
    ? STRAIT_INVASION
    : INVASION;
};

/** What the dial adds, in the first fight alone (F-046, F-074). */
const dialOf = (fight: Fight, who: 'attack' | 'defence'): number =>
  fight.from !== null && DIAL[fight.age]?.bonus === who ? 1 : 0;

function strengths(table: Table, fight: Fight): { readonly attack: number; readonly defence: number } {
  const where = groundOf(fight);
  const defender = defenderOf(fight);
  const ours = total(table.sides[fight.seat].areas[fight.at].cards, where);
  const theirs = [...table.sides[defender].areas[fight.at].cards, ...table.areas[fight.at].neutrals];
  return {
    attack: ours + fight.bombardment + dialOf(fight, 'attack') + (fight.spent === fight.seat ? 1 : 0),
    defence:
      total(theirs, where) +
      winterOf(table, fight.at) +
      landingOf(table, fight) +
      dialOf(fight, 'defence') +
      (fight.spent === defender ? 1 : 0),
  };
}

/** Who has won (F-061, F-062). */
function reckon(table: Table, fight: Fight): void {
  const { attack, defence } = strengths(table, fight);
  const [attacker, defender] = [table.sides[fight.seat], table.sides[defenderOf(fight)]];
  const ours = attacker.areas[fight.at];
  const fleets = isBombarding(table, fight) ? ours.cards.filter((card) => worth(card, 'land') === 0) : [];
  const land = table.areas[fight.at];
  if (attack >= 2 * defence) {
    // F-066, F-070, F-193a
    allGo(defender.areas[fight.at], defender.stacks.loss);
    table.neutralsLost.push(...land.neutrals);
    Object.assign(land, { neutrals: [], neutralsKnown: { axis: [], allies: [] } });
    goOpenly(fleets, ours, attacker.stacks.discard);
    fight.step = 'conquest';
    table.todo.push({ kind: 'match', seat: fight.seat, need: defence, attacks: true });
  } else if (attack >= defence) {
    goOpenly(fleets, ours, attacker.stacks.win);
    fight.step = 'stuck';
    bogDown(table, fight);
  } else {
    // F-064, F-065
    allGo(ours, attacker.stacks.loss);
    fight.step = 'held';
    if (defence < 2 * attack)
      table.todo.push({ kind: 'match', seat: defenderOf(fight), need: attack, attacks: false });
  }
}

/** Each side loses half of its cards at random; a defence with neutral cards loses the player's first (F-068, F-069). */
function bogDown(table: Table, fight: Fight): void {
  const defender = defenderOf(fight);
  const ours = table.sides[fight.seat].areas[fight.at].cards.length;
  const theirs = table.sides[defender].areas[fight.at].cards.length;
  const neutral = table.areas[fight.at].neutrals.length;
  const due = Math.floor((theirs + neutral) / 2);
  const own = Math.min(due, theirs);
  const lot = { kind: 'lose', at: fight.at, interdicted: false } as const;
  table.todo.push(
    { ...lot, seat: defender, neutral: true, left: due - own },
    { ...lot, seat: defender, neutral: false, left: own },
    { ...lot, seat: fight.seat, neutral: false, left: Math.floor(ours / 2) },
  );
}

/** Cards pay for a fight, and are seen (F-064, F-066, F-A62). */
export function pays(table: Table, wait: Extract<Todo, { kind: 'match' }>, { own, neutral }: Payment): void {
  const { at } = fightIn(table);
  const { areas, stacks } = table.sides[wait.seat];
  goOpenly(own, areas[at], stacks.win);
  const land = table.areas[at];
  land.neutrals = without(land.neutrals, neutral);
  land.neutralsKnown = {
    axis: without(land.neutralsKnown.axis, neutral),
    allies: without(land.neutralsKnown.allies, neutral),
  };
  table.neutralsLost.push(...neutral);
}

/** Attackers that are cut off go to their Win stack, and the defenders stay (F-077). */
export function isCutOff(table: Table): void {
  const fight = fightIn(table);
  const { areas, stacks } = table.sides[fight.seat];
  allGo(areas[fight.at], stacks.win);
  fight.step = 'held';
}

function conquer(table: Table, fight: Fight): void {
  table.todo.pop();
  Object.assign(table.areas[fight.at], { holder: fight.seat, quagmire: null });
  fallsWith(table, fight.at, fight.seat);
  if (isGermanyTaken(table)) endWar(table);
}
