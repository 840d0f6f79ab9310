/**
 * Single things that nobody can reckon from the rest: a number that a set-up rolls and hides, a word that it draws while the
 * others are put away, a choice that a player makes in secret. Which they may be is found by trying: many set-ups, and a few
 * games by lot.
 */
import { lotsOf } from '../referee/chance/random.ts';

/** Where a hidden thing lies: "roles.blue". */
export type Place = string;

/** The hidden things of a position that are no lists, as JSON. */
export type Singles = ReadonlyMap<Place, string>;

/** What was found by trying. */
export interface Trials {
  /** Of each set-up. */
  readonly setUps: readonly Singles[];
  /** Of positions later in games. */
  readonly later: readonly Singles[];
  /** Whether all that may lie in this thing's place lies somewhere in the position: it is told from what is unseen then. */
  readonly isReckoned: (thing: string) => boolean;
}

export interface Lots {
  /** Whether a thing at a place is one of several that may lie there. */
  readonly isLot: (place: Place, thing: string) => boolean;
  /** Things for the places of one position, by lot; `known` are those that are seen. */
  readonly draw: (known: Singles, seed: string) => (place: Place) => string | undefined;
}

const isText = (thing: string): boolean => thing.startsWith('"');

/** The things that were found at each place; of later positions texts alone, since a number that changes is a count. */
function foundAt({ setUps, later }: Trials): ReadonlyMap<Place, ReadonlySet<string>> {
  const found = new Map<Place, Set<string>>();
  const add = (place: Place, thing: string) =>
    found.set(place, (found.get(place) ?? new Set<string>()).add(thing));
  for (const singles of setUps) for (const [place, thing] of singles) add(place, thing);
  for (const singles of later) for (const [place, thing] of singles) if (isText(thing)) add(place, thing);
  return found;
}

export function lotsBy(trials: Trials): Lots {
  const found = foundAt(trials);
  const { setUps, isReckoned } = trials;
  /** Where nearly every set-up has another, there are more than were met. */
  const isOpen = (all: ReadonlySet<string>): boolean => all.size > setUps.length / 2;
  const isLot = (place: Place, thing: string): boolean => {
    const all = found.get(place);
    return all !== undefined && all.size > 1 && !isReckoned(thing) && (all.has(thing) || isOpen(all));
  };
  return {
    isLot,
    draw: (known, seed) => {
      const lot = lotsOf(`${seed}/lots`);
      const oneOf = <Item>(items: readonly Item[]): Item | undefined =>
        items.length === 0 ? undefined : items[lot(items.length)];
      const fixed = [...known].filter(([place, thing]) => isLot(place, thing));
      // All of one set-up: what it draws together belongs together.
      const whole = oneOf(
        setUps.filter((each) => fixed.every(([place, thing]) => each.get(place) === thing)),
      );
      return (place) => whole?.get(place) ?? oneOf([...(found.get(place) ?? [])]);
    },
  };
}
