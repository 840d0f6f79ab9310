/** Random tables that soon lead to fights, gas, cards and full trenches. */
import { loopForm } from '../../../src/games/loopgraven/rules/position-format.ts';
import type { OptionId } from '../../../src/games/loopgraven/rules/options.ts';
import type { Trenches } from '../../../src/games/loopgraven/rules/position.ts';
import { SPACES as NAMED } from '../../../cards/loopgraven/data/board.ts';

type Lot = (sides: number) => number;

const COLOURS = ['red', 'gray', 'violet', 'blue'] as const;
const LENGTHS = ['short', 'medium', 'long'] as const;
const KEPT = ['N3', 'P1', 'P2', 'P3', 'P4', 'P6'] as const;
const TRENCHES = ['a2', 'a3', 'a4', 'a6', 'a7', 'a8', 'k2', 'k3', 'k4', 'k6', 'k7', 'k8'];
const FORCES = {
  short: { platoon: 5, car: 2, tank: 0 },
  medium: { platoon: 7, car: 2, tank: 1 },
  long: { platoon: 8, car: 4, tank: 2 },
} as const;

const pick = <T>(things: readonly T[], lot: Lot): T => things[lot(things.length)] as T;

/** Units close together, or in each other’s trenches; purses that pay for shots; cards at hand. */
export function smallGame(on: readonly OptionId[], lot: Lot): Trenches {
  const length = pick(LENGTHS, lot);
  const count = lot(2) === 0 ? 2 : 4;
  const names = NAMED.map(({ name }) => name);
  const middle = names.filter((name) => 'defgh'.includes(name.charAt(0)));
  const where =
    lot(3) === 0 ? [...TRENCHES, ...TRENCHES, ...names] : lot(2) === 0 ? middle.slice(0, 24) : names;
  const taken = new Set<string>();
  const units = COLOURS.slice(0, count).flatMap((owner) => {
    const left = { ...FORCES[length] } as Record<keyof (typeof FORCES)['short'], number>;
    return Array.from({ length: 1 + lot(6) }, () => {
      const at = pick(where, lot);
      const type = pick(['platoon', 'platoon', 'car', 'tank'] as const, lot);
      if (taken.has(at) || left[type] === 0) return null;
      taken.add(at);
      left[type] -= 1;
      return { owner, type, at };
    }).filter((unit) => unit !== null);
  });
  const each = <T>(make: () => T) =>
    Object.fromEntries(COLOURS.slice(0, count).map((owner) => [owner, make()]));
  const cards = () => KEPT.filter(() => lot(4) === 0);
  const [a, b] = [cards(), cards()];
  const purses = on.includes('team-purse') ? { red: lot(40), gray: lot(40) } : each(() => lot(30));
  const isBare = lot(3) === 0;
  const written = {
    options: on,
    length,
    players: count,
    units,
    purses,
    held: { a, b },
    round: 3 + lot(4),
    active: pick(COLOURS.slice(0, count), lot),
    tiers: each(() => ({ artillery: lot(3), economy: lot(4), general: lot(3) })),
    ...(isBare ? { pools: each(() => ({ platoon: lot(2), car: 0, tank: 0 })) } : {}),
  };
  const read = loopForm.read(written);
  // Try again if it is invalid: the game may be over already.
  return read.ok ? read.value : smallGame(on, lot);
}
