/** Checks on rasterized PDF pages that fronts and backs coincide. */
import { describe, expect, it } from 'vitest';
import { AGAIN, ofToday } from '../../../tests/lot.ts';
import { plainBox, plainCards } from '../../../tests/plain-box.ts';
import { openPdf, pagePixels, type Pixels } from '../../../tests/raster.ts';
import { fonts } from '../../../tests/sample-faces.ts';
import type { DrawnCard } from '../../kit/drawn-kit.ts';
import { box, type SetFace } from '../../kit/face.ts';
import { printSheets } from '../paint/pdf/paint-document.ts';
import type { SheetJob } from './plan/sheet-job.ts';
import { planSheets } from './plan/sheet-plan.ts';

/** 10 pixels a millimetre, so that a pixel is the tolerance of 0.1 mm. */
const DPI = 254;

const RED = '#ff0000';
const BLUE = '#0000ff';

/** A white card with an off-centre patch; the patches of front and back coincide. */
const patched = (face: SetFace, fill: typeof RED | typeof BLUE): SetFace => {
  const x = fill === RED ? 6 : face.width - 6 - 14;
  return { ...face, nodes: [box({ x, y: 9, width: 14, height: 5, fill })] };
};

const cards = plainCards().map((drawn): DrawnCard => ({
  ...drawn,
  front: patched(drawn.front, RED),
  back: patched(drawn.back, BLUE),
}));

type Mask = (x: number, y: number) => boolean;

/** A mask of pixels that are full of one channel and have little green. */
function maskOf({ data, width, height }: Pixels, channel: 0 | 2): Mask {
  const is = new Uint8Array(width * height);
  for (let index = 0; index < is.length; index += 1)
    is[index] = Number((data[3 * index + channel] ?? 255) > 200 && (data[3 * index + 1] ?? 255) < 100);
  return (x, y) => x >= 0 && y >= 0 && x < width && y < height && is[y * width + x] === 1;
}

const isRed = (pixels: Pixels): Mask => maskOf(pixels, 0);
const isBlue = (pixels: Pixels): Mask => maskOf(pixels, 2);

/** The pixel itself first: usually it is set. */
const NEAR = [0, -1, 1];
const near = (mask: Mask, x: number, y: number): boolean =>
  NEAR.some((dx) => NEAR.some((dy) => mask(x + dx, y + dy)));

/** The pixels of a mask, and how many have none of the other within 0.1 mm. */
function compare({ width, height }: Pixels, one: Mask, other: Mask): { all: number; alone: number } {
  let all = 0;
  let alone = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!one(x, y)) continue;
      all += 1;
      if (!near(other, x, y)) alone += 1;
    }
  }
  return { all, alone };
}

async function printed(rest: Pick<SheetJob, 'paper' | 'sides' | 'flip'>) {
  const drawn = plainBox({ cards: cards.slice(0, 9), counters: [], showpieces: [] });
  const plan = planSheets({ title: 'Plain Game', drawn, fonts, ...rest });
  if (!plan.ok) throw new Error(JSON.stringify(plan.faults));
  const { pages } = plan.value.document;
  const pdf = await openPdf(await printSheets(plan.value.document, fonts));
  const page = (label: string) => pagePixels(pdf, pages.findIndex((each) => each.label === label) + 1, DPI);
  return { page, close: () => pdf.loadingTask.destroy() };
}

const papers = ofToday('registration', ['a4', 'letter'] as const);

describe.each(papers)(`a printed sheet of %s (${AGAIN})`, (paper) => {
  it.each([
    ['duplex', 'long'],
    ['duplex', 'short'],
    ['single', 'long'],
  ] as const)('%s, turned on its %s edge, has every back behind its front to 0.1 mm', async (sides, flip) => {
    const { page, close } = await printed({ paper, sides, flip });
    const [front, back] = [await page('1 front'), await page('1 back')];
    const [red, blue] = [isRed(front), isBlue(back)];
    const through: Mask = (x, y) =>
      flip === 'long' ? blue(back.width - 1 - x, y) : blue(x, back.height - 1 - y);
    const { all, alone } = compare(front, red, through);
    expect(all).toBeGreaterThan(6 * 140 * 50 * 0.97);
    expect(alone).toBe(0);
    expect(compare(front, through, red).alone).toBe(0);
    await close();
  });

  it('folded along its dashed line has every back behind its front to 0.1 mm', async () => {
    const { page, close } = await printed({ paper, sides: 'fold', flip: 'long' });
    const sheet = await page('1');
    const [red, blue] = [isRed(sheet), isBlue(sheet)];
    // Poker cards are folded about a vertical line in the middle of the page.
    const folded: Mask = (x, y) => blue(sheet.width - 1 - x, y);
    const { all, alone } = compare(sheet, red, folded);
    expect(all).toBeGreaterThan(3 * 140 * 50 * 0.97);
    expect(alone).toBe(0);
    expect(compare(sheet, folded, red).alone).toBe(0);
    await close();
  });
});
