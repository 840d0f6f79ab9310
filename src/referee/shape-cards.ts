import { number } from './editing.ts';
import type { Form } from './faults.ts';
import { items, noted } from './form.ts';
import * as codes from './pack.ts';
import type { Code } from './pack.ts';
import { namedBy, type Shape } from './shape.ts';

/** Shapes of cards: counted where they are alike, lying in one place or another where they are told apart. */

/**
 * Like cards, counted by kind: `[2, 0, 1]`, written one by one as `[1, 1, 3]`. There are so many of each; an editor
 * asks for `most` of a kind at the most.
 */
export function counted<const Kinds extends readonly (number | string)[], Rule extends string>(
  kinds: Kinds,
  kind: Shape<Kinds[number], unknown, Rule>,
  sizes: readonly number[],
  most = Infinity,
): Shape<{ readonly [Kind in keyof Kinds]: number }, unknown, Rule> {
  type Counts = { readonly [Kind in keyof Kinds]: number };
  const counts = (cards: readonly unknown[]) =>
    kinds.map((one) => cards.filter((card) => card === one).length) as unknown as Counts;
  return {
    none: () => counts([]),
    read: (form) => counts(items(form).map((item) => kind.read(item, undefined))),
    write: (all) =>
      kinds.flatMap((one, at) => Array.from({ length: all[at] ?? 0 }, () => kind.write(one, undefined))),
    code: () => inTurn(kinds.map((_, at) => codes.whole(0, sizes[at] ?? 0))) as unknown as Code<Counts>,
    controls: (asked) => {
      const { id, value, set } = asked;
      const cards = Array.isArray(value) ? (value as readonly unknown[]) : [];
      const of = (one: Kinds[number]) => cards.filter((card) => card === one).length;
      return kinds.map((one, at) =>
        number(
          [`${id}-${one}`, namedBy(asked)(`${one}`)],
          of(one),
          [0, Math.min(most, sizes[at] ?? 0)],
          (count) =>
            set(
              kinds.flatMap((other) =>
                Array.from({ length: other === one ? count : of(other) }, () => other),
              ),
            ),
        ),
      );
    },
  };
}

const inTurn = (all: readonly Code<number>[]): Code<readonly number[]> => ({
  write: (to, numbers) => all.forEach((code, at) => code.write(to, numbers[at] ?? 0)),
  read: (from) => all.map((code) => code.read(from)),
});

/** The cards of one place, in their order; `veil` stands for cards that somebody does not know, or that are not there. */
export type Zone<Card, Veil> = readonly Card[] | Veil;

/**
 * Cards that are told apart, each in one place at the most: how many are in each place, then which. Of the cards in
 * `rest` no number is kept: they are all that are left of what is known.
 */
export function spread<Card, Veil, Name extends string>(
  cards: readonly Card[],
  sizes: Readonly<Record<Name, Code<number> | Code<number | Veil>>>,
): Code<Readonly<Record<Name, Zone<Card, Veil>>> & { readonly rest: readonly Card[] }> {
  const names = Object.keys(sizes) as Name[];
  const order = codes.arranged(cards);
  const isList = (zone: Zone<Card, Veil>): zone is readonly Card[] => Array.isArray(zone);
  return {
    write: (to, zones) => {
      for (const name of names) {
        const zone: Zone<Card, Veil> = zones[name];
        (sizes[name] as Code<number | Veil>).write(to, isList(zone) ? zone.length : zone);
      }
      order.write(to, [...names.flatMap((name) => (isList(zones[name]) ? zones[name] : [])), ...zones.rest]);
    },
    read: (from) => {
      const found = names.map((name) => [name, sizes[name].read(from)] as const);
      const rest = order.read(from).slice();
      const zones = found.map(([name, size]) => [
        name,
        typeof size === 'number' ? rest.splice(0, size) : size,
      ]);
      return { ...(Object.fromEntries(zones) as Record<Name, Zone<Card, Veil>>), rest };
    },
  };
}

/** Takes cards that are told apart out of a box: each can be in one place alone. */
interface Box<Card> {
  /** Takes a card for a place: it is null where it was taken before. */
  readonly card: (place: string, card: Card) => Card | null;
  /** Takes those of a list, without the ones that were taken before. */
  readonly list: (place: string, cards: readonly Card[]) => readonly Card[];
  /** Those that nobody has taken. */
  readonly left: () => readonly Card[];
}

export function boxOf<Card extends string>(
  cards: readonly Card[],
  form: Form,
  rule: string | null = null,
): Box<Card> {
  const taken = new Set<Card>();
  const take = (place: string, card: Card): Card | null => {
    if (taken.has(card)) noted({ ...form, place }, { says: 'elsewhere', card }, rule);
    return taken.size < taken.add(card).size ? card : null;
  };
  return {
    card: take,
    list: (place, all) => all.flatMap((card, index) => take(`${place}[${index}]`, card) ?? []),
    left: () => cards.filter((card) => !taken.has(card)),
  };
}
