/** The dice of a fight and their result. */
import { FIGURES } from '../../../../cards/loopgraven/data/tables.ts';
import type { EventMark } from '../../../../cards/loopgraven/data/event-cards.ts';
import { reckon, type Change, type Sum } from './timed-effects.ts';
import { otherOf } from '../../../referee/seats.ts';
import { besideOf, trenchOf } from './board-spaces.ts';
import { sideOf, unitOf, unitsWhere, type Fight, type Timed, type Trenches } from './position.ts';
import { bearsOn, isShocked } from './lasting-effects.ts';

/** The defenders: the target, and with the option supporting-defence those of its side next to it (W-A03). */
export function defendersOf(position: Trenches, { target }: Pick<Fight, 'target'>): readonly number[] {
  const { owner, at } = unitOf(position, target);
  if (!position.options['supporting-defence'] || at === null || isShocked(position, target)) return [target];
  const near = besideOf(at);
  const helpers = unitsWhere(
    position,
    (unit) => sideOf(unit.owner) === sideOf(owner) && near.includes(unit.at),
  );
  return [target, ...helpers.filter((number) => !isShocked(position, number))];
}

/** The units that roll, in order. */
export const rollersOf = (position: Trenches, fight: Fight): readonly number[] => [
  ...fight.units,
  ...defendersOf(position, fight),
];

/** The size of the next die; null if all are rolled, or if the result is certain without (W-A18). */
export function nextDie(position: Trenches, fight: Fight): 4 | 6 | 10 | null {
  if (isShocked(position, fight.target)) return null;
  const next = rollersOf(position, fight)[fight.rolled];
  return next === undefined ? null : FIGURES[unitOf(position, next).type].die;
}

/** The fight with one more die; the attackers roll first. */
export function withDie(fight: Fight, shows: number): Fight {
  const isAttack = fight.rolled < fight.units.length;
  return {
    ...fight,
    rolled: fight.rolled + 1,
    attack: fight.attack + (isAttack ? shows : 0),
    defence: fight.defence + (isAttack ? 0 : shows),
  };
}

type From = Timed['from'] | 'cover' | 'none';
interface Part {
  readonly from: From;
  readonly change: Change;
}

const copies = (held: readonly EventMark[], mark: EventMark, change: Change): readonly Part[] =>
  held.filter((one) => one === mark).map(() => ({ from: mark, change }));

const weaknessOf = (position: Trenches, units: readonly number[]): readonly Part[] =>
  units.flatMap((number) => bearsOn(position, number, 'attack'));

const NOT_BELOW: Part = { from: 'none', change: { floor: 0 } };

/** The reduction by the other side's Body armour (W-A36b). */
const halved = (position: Trenches, held: readonly EventMark[]): readonly Part[] =>
  copies(held, 'P3', { half: position.options['body-armour-reduction'] ? 'down' : 'up' });

/** Both totals so far, with their parts (W-A36). */
export function totalsOf(
  position: Trenches,
  fight: Fight,
): { readonly attack: Sum<From>; readonly defence: Sum<From> } {
  const { options, held } = position;
  const side = sideOf(fight.seat);
  const [ours, theirs] = [held[side], held[otherOf(side)]];
  const dice = fight.units.length;
  const attack = reckon(fight.attack, [
    ...copies(ours, 'N3', { delta: -dice }),
    ...weaknessOf(position, fight.units),
    ...copies(ours, 'P1', { delta: options['damage-die'] ? dice : 1 }),
    NOT_BELOW,
    ...halved(position, theirs),
  ]);
  const defence = reckon(fight.defence, [
    ...(options['weak-attack-only'] ? [] : weaknessOf(position, defendersOf(position, fight))),
    ...coverOf(position, fight),
    NOT_BELOW,
    ...halved(position, ours),
  ]);
  return { attack, defence };
}

/** The bonus of a target in its own trench (trench-cover). */
function coverOf(position: Trenches, { target }: Fight): readonly Part[] {
  const { owner, at } = unitOf(position, target);
  const isCovered = position.options['trench-cover'] && at !== null && trenchOf(sideOf(owner)).includes(at);
  return isCovered ? [{ from: 'cover', change: { delta: 1 } }] : [];
}

/** The units lost once all dice are rolled: the attackers, the defenders, or none in a tie (W-053, W-054, W-057). */
export function lostIn(position: Trenches, fight: Fight): readonly number[] {
  if (isShocked(position, fight.target)) return [fight.target];
  const { attack, defence } = totalsOf(position, fight);
  if (attack.total === defence.total) return [];
  return attack.total > defence.total ? defendersOf(position, fight) : fight.units;
}

/** Cards that a fight uses up, by side (W-A37). */
export const USED_BY_ATTACKER: readonly EventMark[] = ['N3', 'P1', 'P3'];
export const USED_BY_DEFENDER: readonly EventMark[] = ['P3'];
