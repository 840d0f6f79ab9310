/** The dice of a fight, and what comes of them. */
import { FIGURES } from '../../../../cards/loopgraven/data/tables.ts';
import type { EventMark } from '../../../../cards/loopgraven/data/event-cards.ts';
import { reckon, type Change, type Sum } from '../../../referee/effects.ts';
import { otherOf } from '../../../referee/seats.ts';
import { besideOf, trenchOf } from './board-spaces.ts';
import { sideOf, unitOf, unitsWhere, type Fight, type Timed, type Trenches } from './position.ts';
import { bearsOn, isShocked } from './lasting-effects.ts';

/** Who is attacked: the unit, and with `supporting-defence` those of its side beside it (W-A03). */
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

/** Who rolls in a fight, in that order. */
export const rollersOf = (position: Trenches, fight: Fight): readonly number[] => [
  ...fight.units,
  ...defendersOf(position, fight),
];

/** The sides of the die that is rolled next; null when all have been, or where there is nothing to roll for (W-A18). */
export function nextDie(position: Trenches, fight: Fight): 4 | 6 | 10 | null {
  if (isShocked(position, fight.target)) return null;
  const next = rollersOf(position, fight)[fight.rolled];
  return next === undefined ? null : FIGURES[unitOf(position, next).type].die;
}

/** The fight with one die more: those of the attackers come first. */
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

/** What Body armour of the other side makes of a total (W-A36b). */
const halved = (position: Trenches, held: readonly EventMark[]): readonly Part[] =>
  copies(held, 'P3', { half: position.options['body-armour-reduction'] ? 'down' : 'up' });

/** Both totals of a fight so far, and how they come about (W-A36). */
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

/** What its own trench adds to a unit that is attacked (trench-cover). */
function coverOf(position: Trenches, { target }: Fight): readonly Part[] {
  const { owner, at } = unitOf(position, target);
  const isCovered = position.options['trench-cover'] && at !== null && trenchOf(sideOf(owner)).includes(at);
  return isCovered ? [{ from: 'cover', change: { delta: 1 } }] : [];
}

/** Who is lost when all dice have been rolled: the attackers, the defenders, or nobody in a tie (W-053, W-054, W-057). */
export function lostIn(position: Trenches, fight: Fight): readonly number[] {
  if (isShocked(position, fight.target)) return [fight.target];
  const { attack, defence } = totalsOf(position, fight);
  if (attack.total === defence.total) return [];
  return attack.total > defence.total ? defendersOf(position, fight) : fight.units;
}

/** Cards of each side that a fight uses up (W-A37). */
export const USED_BY_ATTACKER: readonly EventMark[] = ['N3', 'P1', 'P3'];
export const USED_BY_DEFENDER: readonly EventMark[] = ['P3'];
