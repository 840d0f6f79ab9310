/** Areas that change sides without a battle: countries that enter the war, and those that fall with another. */
import { AREAS, type AreaId } from '../../../cards/fog-of-war/data/areas.ts';
import { MANIFEST, OPERATIONS, type Side } from '../../../cards/fog-of-war/data/components.ts';
import { counted } from './cards.ts';
import { disband, discardAt } from './heaps.ts';
import { enemyOf, type Heap, type Table } from './table.ts';

/** An area becomes a side’s: a quagmire there is over, the enemy’s cards are discarded, a plan for it disbanded (F-A19). */
export function becomes(table: Table, at: AreaId, side: Side): void {
  const land = table.areas[at];
  discardAt(table, enemyOf(side), at);
  Object.assign(land, { holder: side, quagmire: null });
  for (const operation of OPERATIONS)
    if (table.sides[side].wheel[operation].aim === at) disband(table, side, operation);
}

/** The USSR enters: its areas are Allied, and its cards come (F-164, F-A20). */
export function ussrEnters(table: Table, cardsTo: Heap): void {
  if (table.isUssrIn) return;
  table.isUssrIn = true;
  for (const { id, starts } of AREAS)
    if (starts === 'ussr' && table.areas[id].holder === null) becomes(table, id, 'allies');
  cardsTo.cards.push(...counted(MANIFEST.allies.ussr));
}

/** A neutral that is attacked takes a side (F-A05, F-163, F-A06, F-164). */
export function isDrawnIn(table: Table, at: AreaId, attacker: Side): void {
  const area = AREAS.find(({ id }) => id === at);
  if (table.areas[at].holder !== null) return;
  if (area?.starts === 'ussr') ussrEnters(table, table.sides.allies.stacks.deck);
  else if (at === 'balkans' || !table.options.has('neutral-stays')) becomes(table, at, enemyOf(attacker));
}

const FALL_WITH: Readonly<Partial<Record<AreaId, readonly AreaId[]>>> = {
  paris: ['vichy', 'morocco', 'levant'],
  britain: ['egypt'],
};

/** When the Axis first takes Paris or Britain, others fall with it (F-167, F-168, F-A21, F-A67). */
export function fallsWith(table: Table, at: AreaId, conqueror: Side): void {
  const others = FALL_WITH[at];
  if (others === undefined || conqueror !== 'axis' || table.fallen.includes(at)) return;
  table.fallen.push(at);
  for (const other of others) if (table.areas[other].holder === 'allies') becomes(table, other, 'axis');
}

/** The Allies win as soon as they control Berlin and Ruhr (F-171). */
export const isGermanyTaken = ({ areas }: Table): boolean =>
  areas.berlin.holder === 'allies' && areas.ruhr.holder === 'allies';

export function endWar(table: Table): void {
  table.stage = 'over';
  table.todo = [];
}
