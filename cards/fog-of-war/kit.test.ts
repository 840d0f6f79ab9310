/**
 * Checks of the box: it holds what the rulebook lists, every face fits, cards cannot be told apart from
 * behind, and it prints on few sheets.
 */
import { describe, expect, it } from 'vitest';
import { drawKit } from '../../src/kit/drawn-kit.ts';
import { EDITIONS, PRINTED_EDITIONS } from '../../src/kit/edition.ts';
import type { Node, SetNode } from '../../src/kit/face.ts';
import { typeFaultSentence } from '../../src/kit/type/type-faults.ts';
import { paintSvg } from '../../src/press/paint/svg.ts';
import { loadFonts } from '../../src/site/package-fonts.ts';
import { DISC, OWN, RIBBON, labels, ownSpot } from './art/map-window.ts';
import { ACTION_CARDS, BOX, PROVINCE_CARDS } from './data/box.ts';
import { AREAS, BOXES, EDGES, type PlaceId } from './data/areas.ts';
import { placeName } from './faces/locator-map.ts';
import { DIAL, FIGURES, OPERATIONS, PRINTED_SUMS, SETS, SIDES, type Side } from './data/components.ts';
import { fogOfWarKit as kit } from './kit.ts';
import { SET_LABELS } from './data/printed-words.ts';
import { countAll } from '../../src/kit/component.ts';
import { USUAL_BOXES, boxFit, stocksOf } from '../../src/press/box-fit.ts';
import { pressFaultSentence } from '../../src/press/impose/plan/sheet-faults.ts';
import { planSheets } from '../../src/press/impose/plan/sheet-plan.ts';
import { PAPER_NAMES } from '../../src/press/papers.ts';

/** The texts on a face, in order. */
const wordsOf = (nodes: readonly Node[]): readonly string[] =>
  nodes.flatMap((node): readonly string[] => {
    if (node.kind === 'group') return wordsOf(node.nodes);
    if (node.kind !== 'text') return [];
    return typeof node.text === 'string' ? [node.text] : node.text.map((run) => run.text);
  });

/** The alternative texts of a face's pictures. */
const signsOf = (nodes: readonly Node[]): readonly string[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'group') return signsOf(node.nodes);
    return node.kind === 'art' && node.sign ? [node.sign.means] : [];
  });

describe('the box of The Fog of War', () => {
  it.each(EDITIONS)('has every face in the %s edition, and every word on it fits', (edition) => {
    const drawn = drawKit(kit, edition, loadFonts(kit), { showpieces: true });
    expect(drawn.ok ? [] : drawn.faults.map(typeFaultSentence)).toEqual([]);
    if (!drawn.ok) return;
    const { cards, counters, sheets } = drawn.value;
    expect(cards).toHaveLength(kit.box.cards.length);
    expect(counters).toHaveLength(kit.box.pieces.length);
    expect(sheets.length).toBeGreaterThanOrEqual(kit.box.sheets?.length ?? 0);
  });
});

/** Sizes of text on paper, points. */
const sizesOf = (nodes: readonly Node[], grown = 1): readonly number[] =>
  nodes.flatMap((node): readonly number[] => {
    if (node.kind === 'group') return sizesOf(node.nodes, grown * (node.scale ?? 1));
    if (node.kind !== 'text') return [];
    const runs = typeof node.text === 'string' ? [] : node.text;
    const least = node.fit ? [node.fit.least] : [];
    return [node.style.size, ...least, ...runs.flatMap(({ style }) => style?.size ?? [])].map(
      (size) => size * grown,
    );
  });

it.each(PRINTED_EDITIONS)('has no words below 6 pt on a card or a token, %s', (edition) => {
  const faces = [
    ...kit.box.cards.map((card) => kit.front(card, edition)),
    ...kit.box.cards.flatMap((card) => (card.twoFaced && kit.other ? [kit.other(card, edition)] : [])),
    ...kit.box.pieces.flatMap((piece) => kit.counter?.(piece, edition).face ?? []),
  ];
  expect(faces.length).toBeGreaterThan(100);
  for (const { id, nodes } of faces)
    expect(Math.min(Infinity, ...sizesOf(nodes)), id).toBeGreaterThanOrEqual(6);
});

describe('a back', () => {
  it.each(PRINTED_EDITIONS)('is the same to the byte on every card of its deck, %s', async (edition) => {
    const fonts = loadFonts(kit);
    const drawn = drawKit(kit, edition, fonts);
    if (!drawn.ok) throw new Error('the box cannot be set');
    const pictures = new Map<string, Set<string>>();
    for (const { card, back } of drawn.value.cards) {
      if (card.twoFaced) continue;
      const known = pictures.get(card.deck) ?? new Set();
      pictures.set(card.deck, known.add(await paintSvg(back, fonts, { area: 'bleed', dpi: 72 })));
    }
    expect([...pictures.values()].map((each) => each.size)).toEqual([1, 1, 1, 1, 1, 1]);
    // Decks are told apart from behind.
    expect(new Set([...pictures.values()].flatMap((each) => [...each])).size).toBe(6);
  });

  it('says nothing of when a card comes', () => {
    for (const deck of kit.box.decks.filter(({ id }) => id !== 'reference'))
      expect(wordsOf(kit.back(deck, 'colour').nodes)).toEqual([]);
  });
});

describe('an action card', () => {
  it.each(EDITIONS)('says what it counts, where, and when it comes, %s', (edition) => {
    for (const card of ACTION_CARDS) {
      const { nodes } = kit.front(card, edition);
      const { ground, naval, defends }: { ground: number; naval: number; defends?: true } =
        FIGURES[card.force];
      expect(wordsOf(nodes)).toContain(String(Math.max(ground, naval)));
      expect(wordsOf(nodes)).toContain(SET_LABELS[card.set]);
      expect(signsOf(nodes).includes('at sea')).toBe(naval > 0);
      expect(signsOf(nodes).includes('on land')).toBe(ground > 0 && !defends);
      expect(signsOf(nodes).includes('in defence alone')).toBe(defends === true);
      expect(signsOf(nodes)).toContain(card.owner === 'axis' ? 'Axis' : 'Allied');
    }
  });
});

describe('a province card', () => {
  it('shows the number of everything that lies next to it, and nothing else', () => {
    for (const card of PROVINCE_CARDS) {
      const ways = EDGES.filter(
        ({ between, kind }) => between.includes(card.place) && (card.owner === 'allies' || kind !== 'allied'),
      );
      const shown = labels(card.place, card.owner).map(({ to }) => to);
      const nextTo = ways.flatMap(({ between }) => between.filter((place) => place !== card.place));
      expect(shown.toSorted()).toEqual(nextTo.toSorted());
      const said = signsOf(kit.front(card, 'colour').nodes).filter((sign) => sign.startsWith('next to '));
      expect(said.toSorted()).toEqual(nextTo.map((place) => `next to ${placeName(place)}`).toSorted());
    }
  });

  it('keeps those numbers apart, and clear of its own and of the ribbon', () => {
    for (const { place, owner } of PROVINCE_CARDS) {
      const own = ownSpot(place, owner);
      const all = labels(place, owner);
      const low = AREAS.some(({ id, supplies }) => id === place && supplies !== owner)
        ? RIBBON.short
        : RIBBON.long;
      all.forEach(({ at: [x, y] }, index) => {
        expect(Math.hypot(x - own[0], y - own[1]), place).toBeGreaterThan(DISC + OWN);
        expect(x - DISC > RIBBON.right || y - DISC > low || x > RIBBON.right || y > low, place).toBe(true);
        for (const other of all.slice(0, index))
          expect(Math.hypot(x - other.at[0], y - other.at[1]), place).toBeGreaterThan(2 * DISC);
      });
    }
  });

  it('says what its area yields', () => {
    for (const { id, points, resources, supplies } of AREAS) {
      const card = PROVINCE_CARDS.find(({ place, owner }) => place === id && owner === 'axis');
      const { nodes } = card ? kit.front(card, 'colour') : { nodes: [] };
      expect(wordsOf(nodes)).toEqual(expect.arrayContaining([String(points), String(resources)]));
      expect(signsOf(nodes).includes('supply begins here')).toBe(supplies === 'axis');
    }
  });
});

describe('the operation wheel', () => {
  const faces = (id: string) => {
    const sheet = kit.box.sheets?.find((each) => each.id === id);
    return (sheet && kit.sheet?.(sheet, 'colour').map(({ face }) => face)) ?? [];
  };

  it('shows clockwise from its window what the dial table says, the oldest first', () => {
    const [, dial] = faces('wheel-axis');
    const sectors = (dial?.nodes ?? []).flatMap((node) => (node.kind === 'group' ? [node] : []));
    const shown = sectors.map(({ nodes }) => ({
      launch: signsOf(nodes).includes('launch'),
      intel: !signsOf(nodes).includes('intelligence: no'),
      bonus: wordsOf(nodes).includes('D+1') ? 'defence' : wordsOf(nodes).includes('A+1') ? 'attack' : null,
    }));
    const [window, ...older] = DIAL;
    expect(shown).toEqual([window, ...older.toReversed()]);
    expect(sectors.map(({ rotate }) => rotate)).toEqual([0, 60, 120, 180, 240, 300]);
  });

  it('names its spaces clockwise from Alpha', () => {
    const [base] = faces('wheel-allies');
    expect(wordsOf(base?.nodes ?? []).map((said) => said.toLowerCase())).toEqual([...OPERATIONS]);
  });
});

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

const fonts = loadFonts(kit);
const [stock] = stocksOf(USUAL_BOXES, ['duplex']);
if (!stock) throw new Error('no stock to make boxes for');

/** The baseline of the lowest text, mm. */
const lowest = (nodes: readonly SetNode[], from = 0): number =>
  Math.max(
    0,
    ...nodes.map((node) => {
      if (node.kind === 'line') return from + node.baseline;
      return node.kind === 'group' ? lowest(node.nodes, from + node.y) : 0;
    }),
  );

it.each(PAPER_NAMES)('can be laid out on %s, and its first pages end where the paper does', (paper) => {
  const drawn = drawKit(kit, 'colour', fonts);
  if (!drawn.ok) throw new Error('the box cannot be set');
  const plan = planSheets({ title: kit.title, drawn: drawn.value, fonts, paper, sides: 'duplex' });
  expect(plan.ok ? [] : plan.faults.map(pressFaultSentence)).toEqual([]);
  if (!plan.ok) return;
  for (const { furniture, height } of plan.value.document.pages.slice(0, 2))
    expect(lowest(furniture)).toBeLessThan(height - 13);
});

describe.each(['a4', 'letter'] as const)('on %s', (paper) => {
  it.each(PRINTED_EDITIONS)('prints whole, with boxes for its small cards, %s', (edition) => {
    const boxes = boxFit(USUAL_BOXES, stock, [paper], undefined);
    const drawn = drawKit(kit, edition, fonts, { boxes });
    expect(drawn.ok ? [] : drawn.faults.map(typeFaultSentence)).toEqual([]);
    if (!drawn.ok) return;
    expect(drawn.value.boxes.length).toBeGreaterThan(0);
    const plan = planSheets({ title: kit.title, drawn: drawn.value, fonts, paper, sides: 'duplex' });
    expect(plan.ok ? [] : plan.faults.map(pressFaultSentence)).toEqual([]);
    if (!plan.ok) return;
    const withCards = plan.value.document.pages.filter(({ placements }) =>
      placements.some(({ face }) =>
        kit.box.cards.some(({ id, deck }) => id === face && deck !== 'reference'),
      ),
    );
    expect(withCards.length).toBeLessThanOrEqual(paper === 'a4' ? 5 : 6);
    expect(withCards.length).toBeGreaterThan(0);
  });
});

describe('the action cards', () => {
  it.each(PRINTED_EDITIONS)(
    'show another country for each set, and each side its own forces, in %s',
    (edition) => {
      const seen = new Map<string, string>();
      const alike = ACTION_CARDS.filter(({ force }) => force !== 'dummy').flatMap((card) => {
        const pictures = kit.front(card, edition).nodes.filter(({ kind }) => kind === 'group');
        const drawn = JSON.stringify(pictures);
        const other = seen.get(drawn);
        seen.set(drawn, card.id);
        return other === undefined ? [] : [`${card.id} looks like ${other}`];
      });
      expect(seen.size).toBeGreaterThan(30);
      expect(alike).toEqual([]);
    },
  );
});
