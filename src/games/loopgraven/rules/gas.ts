/** Gas clouds: how long they stay, whom they weaken and kill, and gas masks (W-063, W-A39, W-A40). */
import { ask, lose, type Draft } from './draft.ts';
import { watch } from './outcome.ts';
import type { SpaceNumber } from './board-spaces.ts';
import {
  headOf,
  sideOf,
  unitOf,
  unitsOn,
  type Cloud,
  type Player,
  type Side,
  type Trenches,
} from './position.ts';
import { hitOn } from './artillery.ts';

const isIn = ({ at }: Cloud, position: Pick<Trenches, 'units'>, number: number): boolean => {
  const { at: space } = unitOf(position, number);
  return space !== null && at.includes(space);
};

const isFriendly = ({ options }: Pick<Trenches, 'options'>, { by }: Cloud, side: Side): boolean =>
  options['no-friendly-fire'] && sideOf(by) === side;

const sorted = (numbers: Iterable<number>): readonly number[] =>
  [...new Set(numbers)].sort((one, other) => one - other);

/** Clouds on a unit's space that have not affected it yet. */
const freshFor = (position: Trenches, number: number): readonly Cloud[] =>
  position.clouds.filter(
    (cloud) =>
      !cloud.felt.includes(number) &&
      isIn(cloud, position, number) &&
      !isFriendly(position, cloud, sideOf(unitOf(position, number).owner)),
  );

/** For how many rounds gas stays (W-A39). */
const roundsOfGas = ({ options }: Pick<Trenches, 'options'>): number => (options['gas-rounds'] ? 3 : 2);

/** Releases gas along a line; it affects all units there. */
export function releaseGas(draft: Draft, by: Player, at: readonly SpaceNumber[]): void {
  const goes = draft.turns[by] + roundsOfGas(draft);
  draft.clouds = [...draft.clouds, { by, at, goes, felt: [], stood: [] }];
  breathe(draft, unitsOn(draft, at));
}

/** At the start of a player's turn: removes their expired clouds. */
export function liftGas(draft: Draft, player: Player): void {
  draft.clouds = draft.clouds.filter(({ by, goes }) => by !== player || goes > draft.turns[player]);
}

/** Exposes units to gas: they are weakened, unless their side may use a mask, which is asked first. */
export function breathe(draft: Draft, numbers: readonly number[]): void {
  const units = numbers.filter((number) => freshFor(draft, number).length > 0);
  const bare: number[] = [];
  for (const side of [1, 0] as const) {
    const own = units.filter((number) => sideOf(unitOf(draft, number).owner) === side);
    if (own.length === 0) continue;
    if (draft.held[side].includes('P6'))
      ask(draft, { kind: 'mask', seat: headOf(side), units: sorted(own), kills: false });
    else bare.push(...own);
  }
  weakenBy(draft, bare, true);
}

/** Marks clouds as having affected these units; without a mask they are weakened too. */
export function weakenBy(draft: Draft, numbers: readonly number[], weakens: boolean): void {
  for (const number of numbers) {
    const fresh = freshFor(draft, number);
    if (weakens) draft.effects = [...draft.effects, ...fresh.flatMap(() => hitOn(draft, number))];
    draft.clouds = draft.clouds.map((cloud) =>
      fresh.includes(cloud) ? { ...cloud, felt: sorted([...cloud.felt, number]) } : cloud,
    );
  }
}

/** The units that gas kills at the end of a player's turn: those that were in it at an earlier end (W-A39a). */
export const dyingAt = (position: Trenches, player: number): readonly number[] =>
  sorted(
    position.clouds.flatMap((cloud) =>
      cloud.stood.filter(
        (number) => unitOf(position, number).owner === player && isIn(cloud, position, number),
      ),
    ),
  );

/** Counts the end of a player's turn for all units in gas, with or without masks. */
export function countEnd(draft: Draft, player: number): void {
  draft.clouds = draft.clouds.map((cloud) => {
    const inside = draft.units.flatMap((unit, number) =>
      unit.owner === player && isIn(cloud, draft, number) && !isFriendly(draft, cloud, sideOf(unit.owner))
        ? [number]
        : [],
    );
    return inside.length === 0 ? cloud : { ...cloud, stood: sorted([...cloud.stood, ...inside]) };
  });
}

/** Applies the effect that a mask was asked about, unless the mask stops it. */
export function comeTrue(draft: Draft, units: readonly number[], kills: boolean, isMasked: boolean): void {
  if (!kills) weakenBy(draft, units, !isMasked);
  else if (!isMasked) {
    lose(draft, units);
    watch(draft);
  }
}
