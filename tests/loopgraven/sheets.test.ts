/** Loopgraven's sheets: its board on common paper sizes, and instructions that fit on their pages. */
import { describe, expect, it } from 'vitest';
import { loopgravenKit as dutch } from '../../cards/loopgraven/kit-nl.ts';
import { loopgravenKit as english } from '../../cards/loopgraven/kit.ts';
import { fitsSheet, planBoxes } from '../../src/kit/boxes/carton-plan.ts';
import { drawKit } from '../../src/kit/drawn-kit.ts';
import type { SetNode } from '../../src/kit/face.ts';
import { typeFaultSentence } from '../../src/kit/type/type-faults.ts';
import { boxFit, stockOf, USUAL_BOXES } from '../../src/press/box-fit.ts';
import { pressFaultSentence } from '../../src/press/impose/plan/sheet-faults.ts';
import { planSheets, type SheetPlan } from '../../src/press/impose/plan/sheet-plan.ts';
import { PAPERS, type PaperName } from '../../src/press/papers.ts';
import { loadFonts } from '../../src/site/package-fonts.ts';

const KITS = { English: english, Dutch: dutch } as const;

/** The colour sheets of the box, without models. */
function planned(language: keyof typeof KITS, paper: PaperName): SheetPlan {
  const kit = KITS[language];
  const fonts = loadFonts(kit);
  const drawn = drawKit(kit, 'colour', fonts, { showpieces: false });
  if (!drawn.ok) throw new Error(drawn.faults.map(typeFaultSentence).join('\n'));
  const plan = planSheets({ title: kit.title, drawn: drawn.value, fonts, paper, sides: 'duplex' });
  if (!plan.ok) throw new Error(plan.faults.map(pressFaultSentence).join('\n'));
  return plan.value;
}

/** The lowest baseline of a page, mm; assumes that groups of text are only translated. */
const lowest = (nodes: readonly SetNode[], from = 0): number =>
  Math.max(
    0,
    ...nodes.map((node) => {
      if (node.kind === 'line') return from + node.baseline;
      return node.kind === 'group' ? lowest(node.nodes, from + node.y) : 0;
    }),
  );

/** The bottom margin that nearly every printer needs, mm. */
const FOOT = 13.5;

const PLANS = (['English', 'Dutch'] as const).flatMap((language) =>
  (['a4', 'letter'] as const).map((paper) => [language, paper] as const),
);

describe.each(PLANS)('in %s on %s', (language, paper) => {
  const plan = planned(language, paper);

  it('says what to do on two pages that end before their foot', () => {
    const [before, after] = plan.document.pages;
    for (const page of [before, after])
      expect(lowest(page?.furniture ?? [])).toBeLessThan(PAPERS[paper].height - FOOT);
  });

  it('has its board on as few sheets as the paper allows, to be joined', () => {
    expect(sheetsOfBoard(plan)).toBe(paper === 'a4' ? 2 : 4);
  });
});

describe.each(['a3', 'tabloid'] as const)('on %s', (paper) => {
  it('has its board whole', () => {
    expect(sheetsOfBoard(planned('Dutch', paper))).toBe(1);
  });
});

const sheetsOfBoard = ({ document }: SheetPlan): number =>
  document.pages.filter(({ placements }) => placements.some(({ face }) => face === 'board')).length;

it('keeps its troops in a tray that can be cut from A4 and from Letter', () => {
  const fit = boxFit(USUAL_BOXES, stockOf(USUAL_BOXES, 'duplex'), ['a4', 'letter']);
  const boxes = planBoxes(dutch.box, fit);
  expect(boxes.map(({ kind }) => kind).toSorted()).toEqual(['lid', 'tray', 'tuck']);
  expect(boxes.flatMap(({ cartons }) => cartons).filter((carton) => !fitsSheet(carton, fit))).toEqual([]);
});
