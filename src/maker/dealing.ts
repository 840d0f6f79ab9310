/** What a set-up deals with: shuffles and rolls by chance, each noted. */
import { shuffle, type Chance } from '../referee/chance/random.ts';
import type { Shuffled } from './hidden-kinds.ts';
import type { Deal } from './simple-rules.ts';

/** Deals for a set-up; `chance` is what is left of it. */
export function dealing(first: Chance): {
  readonly deal: Deal;
  readonly chance: () => Chance;
  readonly shuffles: readonly Shuffled[];
} {
  let chance = first;
  const shuffles: Shuffled[] = [];
  const times = new Map<string, number>();
  const drawn = <Item extends string | number>(items: readonly Item[], name: string) => {
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    // The second shuffle under a name would repeat the first.
    const purpose = time === 1 ? name : `${name} ${time}`;
    const dealt = shuffle(chance, purpose, items);
    chance = dealt.chance;
    return { purpose, order: dealt.order };
  };
  const shuffled = <Item extends string | number>(items: readonly Item[], name: string): readonly Item[] => {
    const { purpose, order } = drawn(items, name);
    shuffles.push({ name: purpose, things: items.map((item) => JSON.stringify(item)) });
    return order;
  };
  const roll = (sides: number, name: string): number =>
    drawn(
      Array.from({ length: sides }, (_, side) => side + 1),
      name,
    ).order[0] ?? 1;
  return {
    deal: {
      shuffle: (items, name = 'cards') => shuffled(items, name),
      roll: (sides, name = 'die') => roll(sides, name),
    },
    chance: () => chance,
    shuffles,
  };
}
