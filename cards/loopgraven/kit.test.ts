import { converter } from 'culori';
import { describe, expect, it } from 'vitest';
import { drawKit } from '../../src/kit/drawn-kit.ts';
import { EDITIONS } from '../../src/kit/edition.ts';
import type { Face, Node } from '../../src/kit/face.ts';
import { typeFaultSentence } from '../../src/kit/type/type-faults.ts';
import { loadFonts } from '../../src/site/package-fonts.ts';
import { BOX } from './data/box.ts';
import { EVENTS } from './data/event-cards.ts';
import { loopgravenKit } from './kit.ts';
import { loopgravenKit as dutchKit } from './kit-nl.ts';
import { WORDS_EN } from './words.en.ts';
import { WORDS_NL } from './words.nl.ts';

const KITS = [
  ['English', loopgravenKit],
  ['Dutch', dutchKit],
] as const;

/** The texts on a face. */
const wordsOf = (nodes: readonly Node[]): readonly string[] =>
  nodes.flatMap((node): readonly string[] => {
    if (node.kind === 'group') return wordsOf(node.nodes);
    if (node.kind !== 'text') return [];
    return typeof node.text === 'string' ? [node.text] : node.text.map((run) => run.text);
  });

const facesOf = (kit: typeof loopgravenKit): readonly Face[] => [
  ...kit.box.cards.map((card) => kit.front(card, 'colour')),
  ...kit.box.cards.flatMap((card) => (card.twoFaced && kit.other ? [kit.other(card, 'colour')] : [])),
  ...kit.box.pieces.flatMap((piece) => kit.showpiece?.(piece, 'colour').map(({ face }) => face) ?? []),
  ...(kit.box.sheets ?? []).flatMap((sheet) => kit.sheet?.(sheet, 'colour').map(({ face }) => face) ?? []),
];

describe.each(KITS)('the box of Loopgraven, %s', (_, kit) => {
  it.each(EDITIONS)('has every face in the %s edition, and every word on it fits', (edition) => {
    const drawn = drawKit(kit, edition, loadFonts(kit), { showpieces: true });
    expect(drawn.ok ? [] : drawn.faults.map(typeFaultSentence)).toEqual([]);
    if (!drawn.ok) return;
    const { cards, counters, sheets, showpieces } = drawn.value;
    expect(cards).toHaveLength(BOX.cards.length);
    expect(counters).toHaveLength(BOX.pieces.length);
    expect(sheets).toHaveLength(BOX.sheets?.length ?? 0);
    expect(showpieces).toHaveLength(12);
  });
});

describe('the words of Loopgraven', () => {
  it('say on each event card what it does, in the language of its box', () => {
    for (const [said, kit] of [
      [WORDS_EN, loopgravenKit],
      [WORDS_NL, dutchKit],
    ] as const)
      for (const { id, mark } of EVENTS) {
        const card = kit.box.cards.find((one) => one.id === id);
        expect(card && wordsOf(kit.front(card, 'colour').nodes)).toContain(said.event.says[mark]);
      }
  });

  it('name no rule, figure or stack in the other language', () => {
    const same = new Set(['Loopgraven', 'Shellshock', 'Freeze', 'Kabiem!!', 'Spotted', 'Keep Digging']);
    const english = new Set(facesOf(loopgravenKit).flatMap(({ nodes }) => wordsOf(nodes)));
    const shared = facesOf(dutchKit)
      .flatMap(({ nodes }) => wordsOf(nodes))
      .filter((said) => english.has(said) && /\p{L}{3}/u.test(said) && !same.has(said));
    // Words that are the same in both languages.
    expect([...new Set(shared.map((said) => said.trim()))]).toEqual(['Tank', 'tanks', 'tokens', 'Upgrades']);
  });
});

describe('a counter', () => {
  it('tells its army by shape as well as by colour', () => {
    const outlines = BOX.pieces
      .filter(({ id }) => id.startsWith('platoon-'))
      .map((piece) => {
        const drawn = loopgravenKit.counter?.(piece, 'screen').face.nodes[0];
        return drawn?.kind === 'art' ? JSON.stringify(drawn.shapes[0]?.d) : '';
      });
    expect(new Set(outlines).size).toBe(4);
  });
});

/** The fills and strokes of a face. */
const coloursOf = (nodes: readonly Node[]): readonly string[] =>
  nodes.flatMap((node): readonly string[] => {
    if (node.kind === 'group') return coloursOf(node.nodes);
    if (node.kind === 'box') return node.fill ? [node.fill] : [];
    if (node.kind !== 'art') return [];
    return node.shapes.flatMap(({ fill, stroke }) => [fill, stroke?.colour].flatMap((each) => each ?? []));
  });

describe('the event cards', () => {
  it('are all of one warm tone', () => {
    const lch = converter('oklch');
    const cold = EVENTS.flatMap((card) =>
      [...new Set(coloursOf(loopgravenKit.front(card, 'colour').nodes))].filter((colour) => {
        const { c = 0, h = 0 } = lch(colour) ?? {};
        return c > 0.03 && (h < 50 || h > 100);
      }),
    );
    expect(cold).toEqual([]);
  });
});

it('marks a troop with marks that lie beside its counter in a space: 14 mm', () => {
  const marks = BOX.pieces.filter(({ id }) => id.startsWith('mark-'));
  expect(marks.length).toBeGreaterThan(4);
  expect(new Set(marks.flatMap(({ counter }) => [counter.width, counter.height]))).toEqual(new Set([14]));
});
