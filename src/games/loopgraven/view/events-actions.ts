/** Events of a turn’s actions: deploying, upgrades, moves, attacks with their dice, and shots. */
import {
  AMMUNITION_TABLE,
  FIGURES,
  TIER_COSTS,
  type Track,
} from '../../../../cards/loopgraven/data/tables.ts';
import { reach } from '../../../geometry/reach.ts';
import { has, hasKabiem, itemCost } from '../rules/permissions.ts';
import { gunTier } from '../rules/artillery.ts';
import { areaOf, besideOf, distanceOf, trenchOf } from '../rules/board-spaces.ts';
import { type Event, aside, happens, when } from './event-kinds.ts';
import type { MoveOf } from '../rules/move.ts';
import { type Fight, type Trenches, isFree, sideOf, unitAt, unitOf } from '../rules/position.ts';
import { bearsOn, isShocked } from '../rules/lasting-effects.ts';
import { defendersOf, lostIn, nextDie, rollersOf, totalsOf, withDie } from '../rules/fight.ts';
import { CARD_RULES } from '../rules/event-cards.ts';
import { top } from '../../../referee/pending-stack.ts';

const itemEvents = (before: Trenches): readonly Event[] => {
  const cost = itemCost(before);
  return [aside(cost === 0 ? 'W-A47' : 'W-032', { says: 'itemCosts', item: before.items + 1, cost })];
};

export function deployEvents(
  before: Trenches,
  { type, at }: MoveOf<'deploy'>,
  after: Trenches,
): readonly Event[] {
  const { active: who, options } = before;
  return [
    happens('W-031', { says: 'deploys', who, type, at }),
    aside('W-033', { says: 'paysFor', cost: FIGURES[type].cost, left: has(after, who) }),
    aside('W-A07', { says: 'toTrench', field: options['deploy-to-field'] }),
    ...itemEvents(before),
  ];
}

export function upgradeEvents(before: Trenches, track: Track, after: Trenches): readonly Event[] {
  const { active: who, options } = before;
  const tier = after.tiers[who][track];
  const cost = TIER_COSTS[track][tier] ?? 0;
  const next = track !== 'artillery' || options['upgrades-next-turn'];
  return [
    happens('W-060', { says: 'upgrades', who, track, tier, cost }),
    aside(track === 'general' ? 'W-065' : 'W-A28', { says: 'countsFrom', track, next }),
    aside('W-032', { says: 'countsAsUnit' }),
    ...itemEvents(before),
  ];
}

export function walkEvents(
  before: Trenches,
  { from, to }: MoveOf<'move'>,
  after: Trenches,
): readonly Event[] {
  const number = unitAt(before, from);
  const { owner: who, type } = unitOf(before, number);
  const search = {
    from: [from],
    next: (space: number) => besideOf(space).filter((other) => isFree(before, other)),
  };
  const steps = reach(search).get(to)?.cost ?? 0;
  return [
    happens('W-040', { says: 'walks', who, type, at: to, from, steps, moves: 1 }),
    ...when(steps > distanceOf(from, to), () => aside('W-041', { says: 'goesRound' })),
    ...unitEvents(before, number),
    aside('W-030', { says: 'isAction', left: after.actions }),
  ];
}

/** Rules that allow a unit to act where one might doubt it. */
function unitEvents(before: Trenches, number: number): readonly Event[] {
  const { owner, at } = unitOf(before, number);
  const inTrench = at !== null && trenchOf(sideOf(owner)).includes(at);
  const isHungry = bearsOn(before, number, 'still').some(({ from }) => from === 'N2');
  return [
    ...when(before.acted.includes(number), () => aside('W-A06', { says: 'actsAgain' })),
    ...when(inTrench && isHungry, () => aside('W-A42', { says: 'sparedInTrench' })),
  ];
}

// Attacks.

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

/** The event of a die, and after the last one the result. */
export function dieEvents(before: Trenches, fight: Fight, shows: number): readonly Event[] {
  const { owner: who, type } = unitOf(before, rollersOf(before, fight)[fight.rolled] ?? fight.target);
  const isAttack = fight.rolled < fight.units.length;
  const rolled = withDie(fight, shows);
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

export function lostEvents(before: Trenches, lost: readonly number[]): readonly Event[] {
  const [first] = lost;
  if (first === undefined) return [];
  const types = lost.map((number) => unitOf(before, number).type);
  return [
    happens('W-053', { says: 'isLost', who: unitOf(before, first).owner, types }),
    aside('W-055', { says: 'neverBack' }),
  ];
}

// Shots of the artillery.

/** The rule of each kind of ammunition. */
const RULES = { normal: 'W-062', gas: 'W-063', advanced: 'W-064' } as const;

export function fireEvents(
  before: Trenches,
  { ammunition, at }: MoveOf<'fire'>,
  after: Trenches,
): readonly Event[] {
  const { active: who, options } = before;
  const { price, tier } = AMMUNITION_TABLE[ammunition];
  const [space = 0] = at;
  const covered = ammunition === 'advanced' ? areaOf(space) : at;
  const own = covered.some((each) => {
    const number = unitAt(before, each);
    return number >= 0 && sideOf(unitOf(before, number).owner) === sideOf(who);
  });
  const cloud = after.clouds.at(-1);
  return [
    happens(RULES[ammunition], { says: 'fires', who, ammunition, at }),
    aside('W-061', { says: 'shotCosts', price }),
    aside('W-A09', { says: 'shotIsAction', free: options['fire-free'] }),
    aside('W-A09a', { says: 'reaches', limited: options['fire-range'] }),
    aside('W-A09b', { says: 'shotsLeft', one: options['one-shot'] }),
    ...when(gunTier(before) > tier, () => aside('W-A10', { says: 'lowerTierToo' })),
    ...when(own, () => aside('W-A09c', { says: 'ownHit', spared: options['no-friendly-fire'] })),
    ...when(ammunition === 'advanced', () => aside('W-064', { says: 'covers', spaces: covered.length })),
    ...when(ammunition === 'advanced', () => aside('W-080', { says: 'sixAround' })),
    ...when(ammunition === 'gas', () => aside('W-A39c', { says: 'wholeLine' })),
    ...when(ammunition === 'gas' && cloud !== undefined, () =>
      aside('W-A39', { says: 'gasStays', rounds: (cloud?.goes ?? 0) - before.turns[who] }),
    ),
  ];
}
