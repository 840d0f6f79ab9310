/** What an attack comes to. */
import { hasKabiem } from './acting.ts';
import { distanceOf, trenchOf } from './field.ts';
import { defendersOf, lostIn, nextDie, rollersOf, totalsOf } from './fighting.ts';
import { aside, happens, when, type Event } from './happening.ts';
import { CARD_RULES } from './card-rules.ts';
import { unitEvents } from './happenings-turn.ts';
import type { MoveOf } from './move.ts';
import { sideOf, unitAt, unitOf, type Fight, type Trenches } from './position.ts';
import { top } from '../../referee/frames.ts';
import { isShocked } from './timed.ts';

export function attackEvents(before: Trenches, { at, with: from }: MoveOf<'attack'>): readonly Event[] {
  const { active: who, options } = before;
  const number = unitAt(before, at);
  const { type: target, owner } = unitOf(before, number);
  const far = from.filter((space) => distanceOf(space, at) === 2).length;
  const isPlayed = far > 0 && !before.kabiem && hasKabiem(before);
  const turn = options['kabiem-turn'];
  return [
    happens('W-031', { says: 'attacks', who, target, at, units: from.length }),
    ...when(far === 0, () => aside('W-050', { says: 'fromBeside', units: from.length })),
    ...when(from.length > 1, () => aside('W-051', { says: 'together', units: from.length })),
    ...when(isPlayed, () => happens('W-111', { says: 'playsKabiem', turn })),
    ...when(isPlayed, () => aside('W-A14', { says: 'kabiemFor', turn })),
    ...when(far > 0, () => aside('W-A48', { says: 'twoAway', units: far })),
    ...from.flatMap((space) => unitEvents(before, unitAt(before, space))),
    ...when(trenchOf(sideOf(owner)).includes(at), () =>
      aside('W-A32', { says: 'inItsTrench', cover: options['trench-cover'] }),
    ),
    aside('W-030', { says: 'isAction', left: before.actions - 1 }),
    ...when(isShocked(before, number) && !before.held[sideOf(owner)].includes('P4'), () =>
      happens('W-A18', { says: 'noRoll' }),
    ),
  ];
}

export function dodgeEvents(before: Trenches, to: number): readonly Event[] {
  const wait = top(before.waits);
  if (wait?.kind !== 'dodge') return [];
  const { owner: who, type } = unitOf(before, wait.unit);
  return [
    happens('W-113', { says: 'dodges', who, type, at: to }),
    aside('W-A44', { says: 'stepsAside' }),
    aside('W-A20a', { says: 'whereAside', any: before.options['spotted-anywhere'] }),
    happens('W-A20', { says: 'attackIsOff', free: before.options['spotted-free'] }),
  ];
}

/** A die of a fight, and with the last one what it comes to. */
export function dieEvents(before: Trenches, fight: Fight, shows: number): readonly Event[] {
  const { owner: who, type } = unitOf(before, rollersOf(before, fight)[fight.rolled] ?? fight.target);
  const isAttack = fight.rolled < fight.units.length;
  const rolled: Fight = {
    ...fight,
    rolled: fight.rolled + 1,
    attack: fight.attack + (isAttack ? shows : 0),
    defence: fight.defence + (isAttack ? 0 : shows),
  };
  return [
    happens('W-052', { says: 'dieShows', who, type, shows }),
    ...when(!isAttack, () =>
      aside('W-A03', { says: 'rollsAlone', units: defendersOf(before, fight).length }),
    ),
    ...when(!isAttack, () => aside('W-A04', { says: 'sameDie' })),
    ...(nextDie(before, rolled) === null ? endEvents(before, rolled) : []),
  ];
}

function endEvents(before: Trenches, fight: Fight): readonly Event[] {
  const { attack, defence } = totalsOf(before, fight);
  const lines = [...attack.lines, ...defence.lines];
  const cards = lines.flatMap(({ from, delta }) =>
    from === 'N3' || from === 'P1' || from === 'P3' ? [{ mark: from, delta }] : [],
  );
  const isChanged = lines.some(({ from }) => from !== 'none');
  const isWeakDefence = defence.lines.some(({ from }) => from === 'hit');
  return [
    ...cards.map(({ mark, delta }) => happens(CARD_RULES[mark], { says: 'cardChangesTotal', mark, delta })),
    ...when(
      cards.some(({ mark }) => mark === 'P1'),
      () => aside('W-A12', { says: 'damageIs' }),
    ),
    ...when(
      cards.some(({ mark }) => mark === 'P3'),
      () => aside('W-A36b', { says: 'halvedSo' }),
    ),
    ...when(isWeakDefence, () => aside('W-A05', { says: 'weakDefends' })),
    ...when(isChanged, () =>
      aside('W-A36', { says: 'countedSo', attack: fight.attack, defence: fight.defence }),
    ),
    happens('W-053', { says: 'totalsAre', attack: attack.total, defence: defence.total }),
    ...when(isChanged, () => aside('W-A37', { says: 'allUsedUp' })),
    ...lossEvents(before, fight, lostIn(before, fight)),
  ];
}

function lossEvents(before: Trenches, fight: Fight, lost: readonly number[]): readonly Event[] {
  if (lost.length === 0) return [happens('W-057', { says: 'nothingChanges' })];
  return [
    ...lostEvents(before, lost),
    ...when(lost.length > 1 && lost === fight.units, () => aside('W-054', { says: 'groupLost' })),
    aside('W-056', { says: 'nobodyMoves' }),
  ];
}

/** Units that are laid beside the board. */
export function lostEvents(before: Trenches, lost: readonly number[]): readonly Event[] {
  const [first] = lost;
  if (first === undefined) return [];
  const types = lost.map((number) => unitOf(before, number).type);
  return [
    happens('W-053', { says: 'isLost', who: unitOf(before, first).owner, types }),
    aside('W-055', { says: 'neverBack' }),
  ];
}
