/** The Fog of War as it comes out of a printer: few sheets, and boxes whose words fit, on the papers that people have. */
import { describe, expect, it } from 'vitest';
import { boxFit, stocksOf, USUAL_BOXES } from '../../src/press/box-fit.ts';
import { drawKit } from '../../src/kit/drawn-kit.ts';
import { PRINTED_EDITIONS } from '../../src/kit/edition.ts';
import type { SetNode } from '../../src/kit/face.ts';
import { typeFaultSentence } from '../../src/kit/type/faults.ts';
import { pressFaultSentence } from '../../src/press/impose/faults.ts';
import { planSheets } from '../../src/press/impose/plan.ts';
import { PAPER_NAMES } from '../../src/press/margins.ts';
import { loadFonts } from '../../src/site/fonts.ts';
import { fogOfWarKit as kit } from './kit.ts';

const fonts = loadFonts(kit);
const [stock] = stocksOf(USUAL_BOXES, ['duplex']);
if (!stock) throw new Error('no stock to make boxes for');

/** How far down the lowest line of letters stands, mm. */
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
