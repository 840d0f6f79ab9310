import { describe, expect, it } from 'vitest';
import { PAPERS, type PaperName } from '../../papers.ts';
import { pressFaultSentence } from './sheet-faults.ts';
import { cutLines, slotCount } from './slot-grid.ts';
import { layoutFor } from './choose.ts';
import { cardsRect, layoutWords, type Layout, type LayoutRequest } from './sheet-layout.ts';
import { SHEETS_EN } from '../../words/sheets.en.ts';

const nameOf = ({ block }: Pick<Layout, 'block'>): string => layoutWords(block, SHEETS_EN);

const POKER = { width: 63.5, height: 88.9, bleed: 3.175 };
const request = (rest: Partial<LayoutRequest>): LayoutRequest => ({
  paper: 'a4',
  sides: 'duplex',
  flip: 'long',
  layout: 'auto',
  foldAllowance: 0.4,
  ...rest,
});

function layoutOf(rest: Partial<LayoutRequest>, trim = POKER): Layout {
  const layout = layoutFor('card', trim, request(rest));
  if (!layout.ok) throw new Error(layout.faults.map(pressFaultSentence).join('\n'));
  return layout.value;
}

const sentences = (rest: Partial<LayoutRequest>, trim = POKER): readonly string[] => {
  const layout = layoutFor('card', trim, request(rest));
  return layout.ok ? [] : layout.faults.map(pressFaultSentence);
};

describe('auto', () => {
  it.each(['duplex', 'single'] as const)('puts nine poker cards on A4, %s, and eight on Letter', (sides) => {
    expect(nameOf(layoutOf({ sides }))).toBe('3 x 3');
    expect(nameOf(layoutOf({ sides, paper: 'letter' }))).toBe('2 x 4 lying down');
  });

  it.each(['a4', 'letter'] as const)('folds four poker cards with their backs on %s', (paper) => {
    const layout = layoutOf({ sides: 'fold', paper });
    expect([slotCount(layout.block), layout.folded]).toEqual([4, true]);
  });

  it('says which share of known printers prints every card whole', () => {
    expect(layoutOf({}).printers.share).toBeGreaterThan(0.98);
    expect(layoutOf({ paper: 'letter' }).printers.share).toBeGreaterThan(0.97);
  });

  it('puts more on a sheet for someone who knows that their printer can', () => {
    const margins = { top: 4.2, right: 4.2, bottom: 4.2, left: 4.2 };
    expect(nameOf(layoutOf({ paper: 'letter', margins }))).toBe('3 x 3');
  });

  it('puts fewer on a sheet where the printer needs more room', () => {
    const margins = { top: 17, right: 6, bottom: 17, left: 6 };
    expect(slotCount(layoutOf({ margins }).block)).toBe(8);
  });

  it('lays out cards of any size', () => {
    const mini = layoutOf({}, { width: 44, height: 63.5, bleed: 3 });
    expect(nameOf(mini)).toBe('3 x 6 lying down');
    expect(nameOf(layoutOf({}, { width: 120, height: 180, bleed: 3 }))).toBe('1 x 2 lying down');
    expect(nameOf(layoutOf({}, { width: 180, height: 130, bleed: 3 }))).toBe('1 x 2');
  });
});

describe('a layout by name', () => {
  it.each([
    ['9', '3 x 3', 8],
    ['8', '2 x 4 lying down', 8],
    ['6', '2 x 3 lying down, set apart', 10],
  ] as const)('%s is %s, in %d cuts', (layout, name, cuts) => {
    const { block, named } = layoutOf({ layout });
    const { x, y } = cutLines(block);
    expect([nameOf({ block }), named, x.length + y.length]).toEqual([name, true, cuts]);
  });

  it('6 gives every card its full bleed, within the paper', () => {
    for (const paper of ['a4', 'letter'] as const) {
      const { block } = layoutOf({ layout: '6', paper });
      expect(block.gaps).toEqual({ across: 2 * POKER.bleed, down: 2 * POKER.bleed });
      expect(block.x).toBeGreaterThan(POKER.bleed);
    }
  });

  it('is refused where cards would fall outside the margins', () => {
    expect(sentences({ paper: 'letter', layout: '9' })).toEqual([
      'Layout 9 on Letter puts cards 6.35 mm from the top edge, where many printers leave 12.7 mm unprinted: ' +
        'choose layout auto, or give the margins of your printer.',
    ]);
    expect(sentences({ layout: '9', margins: { top: 5, right: 10, bottom: 5, left: 5 } })).toEqual([
      'Layout 9 on A4 puts cards 9.75 mm from the right edge, where the printer leaves 10 mm unprinted: choose layout auto.',
    ]);
  });

  it('gives way to the best one for a size that it has no room for', () => {
    const large = layoutOf({ layout: '9' }, { width: 100, height: 140, bleed: 3 });
    expect([nameOf(large), large.named]).toEqual(['1 x 2 lying down', false]);
  });
});

it('a component that no sheet can hold is named with its size', () => {
  expect(sentences({ paper: 'letter' }, { width: 300, height: 290, bleed: 3 })).toEqual([
    'card is 300 x 290 mm, which does not fit a sheet of Letter.',
  ]);
  expect(sentences({ sides: 'fold' }, { width: 180, height: 200, bleed: 3 })).toEqual([
    'card is 180 x 200 mm, which does not fit a sheet of A4.',
  ]);
});

it('a component that reaches into the margins however it lies is named with the edge', () => {
  expect(sentences({}, { width: 203, height: 280, bleed: 3 })).toEqual([
    'card stands at best 8.5 mm from the top edge of A4, where many printers leave 12.7 mm unprinted: ' +
      'choose another paper, or give the margins of your printer.',
  ]);
  const margins = { top: 10, right: 4, bottom: 10, left: 4 };
  expect(sentences({ margins }, { width: 203, height: 280, bleed: 3 })).toEqual([
    'card stands at best 8.5 mm from the top edge of A4, where the printer leaves 10 mm unprinted: choose another paper.',
  ]);
});

describe.each(['a4', 'letter'] as const)('a fold sheet of %s', (paper: PaperName) => {
  const { block, mirror } = layoutOf({ sides: 'fold', paper });

  it('keeps bleed and fold 5 mm apart', () => {
    const edge = mirror.line === 'upright' ? block.x + block.width : block.y + block.height;
    expect(mirror.at - edge).toBeGreaterThanOrEqual(POKER.bleed + 5);
  });

  it('is folded in the middle, so front and back meet however thick the bend is', () => {
    const { width, height } = PAPERS[paper];
    expect(mirror.at).toBe((mirror.line === 'upright' ? width : height) / 2);
    const thick = layoutOf({ sides: 'fold', paper, foldAllowance: 2 });
    const gap = (layout: Layout) =>
      mirror.line === 'upright' ? layout.mirror.at - layout.block.x - layout.block.width : 0;
    expect(gap(thick) - gap(layoutOf({ sides: 'fold', paper }))).toBeCloseTo(0.8, 6);
  });

  it('stands in the middle of the paper', () => {
    const rect = cardsRect({ block, mirror, folded: true });
    expect(rect.x).toBeCloseTo(PAPERS[paper].width - rect.x - rect.width, 6);
    expect(rect.y).toBeCloseTo(PAPERS[paper].height - rect.y - rect.height, 6);
  });
});
