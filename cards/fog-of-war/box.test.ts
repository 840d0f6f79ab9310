/** What the box of The Fog of War promises: it holds what the rulebook lists. */
import { describe, expect, it } from 'vitest';
import { countAll } from '../../src/kit/component.ts';
import { ACTION_CARDS, BOX } from './box.ts';
import { AREAS, BOXES, type PlaceId } from './box/areas.ts';
import { EDGES } from './box/edges.ts';
import { FIGURES, PRINTED_SUMS, SETS } from './box/forces.ts';
import { SIDES, type Side } from './box/sides.ts';

const inDeck = (deck: string): number => countAll(BOX.cards.filter((card) => card.deck === deck));

it('holds 178 cards and the reference cards, deck by deck', () => {
  expect([inDeck('axis-action'), inDeck('allies-action')]).toEqual([46, 53]);
  expect([inDeck('axis-province'), inDeck('allies-province')]).toEqual([28, 30]);
  expect([inDeck('neutral'), inDeck('victory'), inDeck('reference')]).toEqual([15, 6, 4]);
  expect(countAll(BOX.cards)).toBe(178 + 4);
});

it('has 28 areas, and neutral cards for all of them but one', () => {
  expect(AREAS.filter(({ type }) => type === 'land').length).toBe(23);
  expect(AREAS.filter(({ type }) => type === 'sea').length).toBe(5);
  expect(AREAS.map(({ no }) => no)).toEqual(Array.from({ length: 28 }, (_, index) => index + 1));
  expect(AREAS.reduce((sum, { neutrals }) => sum + neutrals, 0)).toBe(inDeck('neutral') - 1);
});

/** The strength on land and at sea of the cards of a set. */
const sums = (side: Side, set: string): readonly [number, number] =>
  ACTION_CARDS.filter((card) => card.owner === side && card.set === set).reduce<readonly [number, number]>(
    ([ground, naval], { force, count }) => [
      ground + count * FIGURES[force].ground,
      naval + count * FIGURES[force].naval,
    ],
    [0, 0],
  );

it('differs from the printed sums of strength in the three places that are known', () => {
  const printed: Record<Side, Partial<Record<string, readonly [number, number]>>> = PRINTED_SUMS;
  const differing = SIDES.flatMap((side) =>
    SETS.filter((set) => printed[side][set] && sums(side, set).join() !== printed[side][set].join()).map(
      (set) => `${side} ${set}`,
    ),
  );
  expect(differing).toEqual(['allies start', 'allies 1942', 'allies usa']);
});

describe('the map', () => {
  const neighbours = (place: PlaceId): readonly PlaceId[] =>
    EDGES.flatMap(({ between: [one, other] }) => (one === place ? [other] : other === place ? [one] : []));

  it('has 62 ways from place to place, none of them twice', () => {
    const all = EDGES.map(({ between }) => between.toSorted().join(' '));
    expect(all.length).toBe(62);
    expect(new Set(all).size).toBe(62);
  });

  it('lets every place be reached', () => {
    const reached = new Set<PlaceId>(['berlin']);
    for (const place of reached) for (const next of neighbours(place)) reached.add(next);
    expect(reached.size).toBe(AREAS.length + BOXES.length);
  });

  it('gives Germany the six neighbours of the victory cards’ six areas', () => {
    const land = new Set<string>(AREAS.filter(({ type }) => type === 'land').map(({ id }) => id));
    const around = new Set([...neighbours('ruhr'), ...neighbours('berlin')].filter((id) => land.has(id)));
    expect([...around].filter((id) => id !== 'ruhr' && id !== 'berlin').toSorted()).toEqual(
      BOX.cards.flatMap(({ id }) => (id.startsWith('victory-') ? [id.slice(8)] : [])).toSorted(),
    );
  });
});
