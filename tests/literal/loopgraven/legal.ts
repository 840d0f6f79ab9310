/** Every legal move of Loopgraven, from its sentences; it shares no rule with the engine. */
import type { Move } from '../../../src/games/loopgraven/rules/move.ts';
import type { Trenches } from '../../../src/games/loopgraven/rules/position.ts';
import { backward, beside, far, LINES, SPACES, trench, walk } from './geometry.ts';
import {
  isHeld,
  isShocked,
  PRICE,
  SHOT,
  sideOf,
  SIDES_OF_DIE,
  stepsOf,
  taken,
  TIERS,
  wallet,
} from './table.ts';

/** The player to move, or chance; null if the game is over. */
export function decider({ stage, active, waits }: Trenches): number | 'chance' | null {
  if (stage === 'over') return null;
  const wait = waits.at(-1);
  if (wait !== undefined) return wait.kind === 'fight' ? 'chance' : wait.seat;
  return ['first', 'event', 'negative', 'positive'].includes(stage) ? 'chance' : active;
}

const dice = (sides: number): Move[] =>
  Array.from({ length: sides }, (_, index) => ({ kind: 'roll', shows: index + 1 }));

export function legalMoves(position: Trenches): readonly Move[] {
  const wait = position.waits.at(-1);
  if (position.stage === 'over') return [];
  if (wait !== undefined) return replies(position, wait);
  switch (position.stage) {
    case 'length':
      return (['short', 'medium', 'long'] as const).map((length) => ({ kind: 'length', length }));
    case 'players':
      return ([2, 4] as const).map((players) => ({ kind: 'players', players }));
    case 'first':
    case 'event':
      return dice(6);
    case 'negative':
    case 'positive':
      return [...new Set(drawable(position, position.stage))].map((mark) => ({ kind: 'draw', mark }));
    case 'turn':
      return [
        ...deploys(position),
        ...upgrades(position),
        ...walks(position),
        ...attacks(position),
        ...shots(position),
        { kind: 'end' },
      ];
  }
}

type Mark = Trenches['held'][0][number];
const MARKS = {
  negative: ['N1', 'N2', 'N3', 'N4', 'N5', 'N6'],
  positive: ['P1', 'P2', 'P3', 'P4', 'P5', 'P6'],
} as const;

/** The cards of a stack; an empty one is reshuffled: two of each card except those before a side (W-082, W-A43a). */
export function drawable(
  { stacks, held, options }: Trenches,
  stack: 'negative' | 'positive',
): readonly Mark[] {
  if (stacks[stack].length > 0 || options['no-reshuffle']) return stacks[stack];
  return MARKS[stack].flatMap((mark) => {
    const lying = [...held[0], ...held[1]].filter((each) => each === mark).length;
    return Array.from({ length: Math.max(0, 2 - lying) }, () => mark);
  });
}

/** The dice of a fight that are still to fall, by their sides: attackers, the target, who supports it (W-052, W-A03). */
export function rollers(
  position: Trenches,
  fight: Extract<Trenches['waits'][number], { kind: 'fight' }>,
): readonly number[] {
  return [...fight.units, ...defenders(position, fight.target)];
}

export function defenders(position: Trenches, target: number): readonly number[] {
  const unit = position.units[target];
  if (
    unit === undefined ||
    unit.at === null ||
    !position.options['supporting-defence'] ||
    isShocked(position, target)
  )
    return [target];
  const at = unit.at;
  const near = position.units.flatMap((other, number) =>
    other.at !== null &&
    sideOf(other.owner) === sideOf(unit.owner) &&
    far(other.at, at) === 1 &&
    !isShocked(position, number)
      ? [number]
      : [],
  );
  return [target, ...near];
}

/** Where a unit goes back to: two rows nearer home, else one (W-A41). */
export function wayBack(position: Trenches, number: number): readonly number[] {
  const unit = position.units[number];
  if (unit === undefined || unit.at === null) return [];
  const free = (space: number) => !taken(position, space);
  const side = sideOf(unit.owner);
  const one = backward(unit.at, side).filter(free);
  const two = [...new Set(one.flatMap((space) => backward(space, side).filter(free)))];
  return two.length > 0 ? two : one;
}

function replies(position: Trenches, wait: Trenches['waits'][number]): readonly Move[] {
  switch (wait.kind) {
    case 'shock':
      return position.units.flatMap(({ owner, type, at }): Move[] =>
        at !== null && type === 'platoon' && sideOf(owner) === wait.side ? [{ kind: 'shock', at }] : [],
      );
    case 'back': {
      const [number = -1] = wait.units;
      const from = position.units[number]?.at ?? -1;
      return wayBack(position, number).map((to) => ({ kind: 'back', from, to }));
    }
    case 'dodge': {
      const from = position.units[wait.unit]?.at ?? -1;
      const free = walk(from, 2, (space) => taken(position, space));
      const fight = position.waits.find(({ kind }) => kind === 'fight');
      const attackers = fight?.kind === 'fight' ? fight.units : [];
      const away = free.filter((space) =>
        attackers.every((number) => far(position.units[number]?.at ?? -1, space) > 1),
      );
      // Away from all attackers, if there is such a space (W-A20a).
      const to = position.options['spotted-anywhere'] || away.length === 0 ? free : away;
      return [...to.map((space): Move => ({ kind: 'dodge', to: space })), { kind: 'stand' }];
    }
    case 'fight': {
      const unit = position.units[rollers(position, wait)[wait.rolled] ?? -1];
      return unit === undefined ? [] : dice(SIDES_OF_DIE[unit.type]);
    }
    case 'mask':
      return [{ kind: 'mask' }, { kind: 'bare' }];
    default:
      return [];
  }
}

const tokens = (position: Trenches): number => position.purses[wallet(position, position.active)];
/** The first and the fourth of a turn cost an action (W-A47). */
export const costsAction = ({ items }: Trenches): boolean => items === 0 || items === 3;
const mayBuy = (position: Trenches): boolean => !costsAction(position) || position.actions > 0;

function deploys(position: Trenches): readonly Move[] {
  const { active, pools, options, players } = position;
  if (!mayBuy(position)) return [];
  const own = trench(sideOf(active), players === 2 ? null : active < 2 ? 0 : 1);
  const all = [...trench(0, null), ...trench(1, null)];
  const where = options['deploy-to-field']
    ? SPACES.filter((space) => !all.includes(space) && beside(space).some((other) => own.includes(other)))
    : own;
  return (['platoon', 'car', 'tank'] as const).flatMap((type) =>
    pools[active][type] > 0 && PRICE[type] <= tokens(position)
      ? where.filter((space) => !taken(position, space)).map((at): Move => ({ kind: 'deploy', type, at }))
      : [],
  );
}

function upgrades(position: Trenches): readonly Move[] {
  if (!mayBuy(position)) return [];
  return (['artillery', 'economy', 'general'] as const).flatMap((track): Move[] => {
    const cost = TIERS[track][position.tiers[position.active][track] + 1];
    return cost !== undefined && cost <= tokens(position) ? [{ kind: 'upgrade', track }] : [];
  });
}

/** Own units that neither a card nor an option keeps from acting. */
function able(position: Trenches): readonly number[] {
  const { units, active, acted, options } = position;
  return units.flatMap((unit, number) =>
    unit.owner === active &&
    unit.at !== null &&
    !(options['one-action-per-unit'] && acted.includes(number)) &&
    !isHeld(position, number, trench(sideOf(active), null))
      ? [number]
      : [],
  );
}

function walks(position: Trenches): readonly Move[] {
  if (position.actions === 0) return [];
  return able(position).flatMap((number) => {
    const from = position.units[number]?.at ?? -1;
    return walk(from, stepsOf(position, number), (space) => taken(position, space)).map((to): Move => ({
      kind: 'move',
      from,
      to,
    }));
  });
}

function attacks(position: Trenches): readonly Move[] {
  const { actions, units, active, kabiem, held } = position;
  if (actions === 0) return [];
  const reach = kabiem || held[sideOf(active)].includes('P2') ? 2 : 1;
  const own = able(position);
  return units.flatMap(({ owner, at }): Move[] => {
    if (at === null || sideOf(owner) === sideOf(active)) return [];
    const near = own.map((number) => units[number]?.at ?? -1).filter((space) => far(space, at) <= reach);
    const groups: Move[] = [];
    for (let bits = 1; bits < 2 ** near.length; bits++) {
      const group = near.filter((_, place) => (bits >> place) % 2 === 1).sort((one, other) => one - other);
      groups.push({ kind: 'attack', at, with: group });
    }
    return groups;
  });
}

function shots(position: Trenches): readonly Move[] {
  const { active, actions, options, shots: fired, tiers, guns } = position;
  if ((actions === 0 && !options['fire-free']) || (options['one-shot'] && fired > 0)) return [];
  const tier = tiers[active].artillery - (options['upgrades-next-turn'] ? guns : 0);
  const isNear = (space: number): boolean =>
    !options['fire-range'] || trench(sideOf(active), null).some((own) => far(own, space) <= 6);
  const single = SPACES.map((space) => [space]);
  const kinds = [
    ['normal', 0, single],
    ['gas', 1, LINES],
    ['advanced', 2, single],
  ] as const;
  return kinds.flatMap(([ammunition, needs, where]) =>
    tier >= needs && tokens(position) >= SHOT[ammunition]
      ? where.filter((at) => at.every(isNear)).map((at): Move => ({ kind: 'fire', ammunition, at }))
      : [],
  );
}
