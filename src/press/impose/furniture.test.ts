import { dataOf } from '../../kit/engrave/path/outline-data.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { svgPixels, type Pixels } from '../../../tests/raster.ts';
import { planned } from '../../../tests/plain-sheets.ts';
import { fonts } from '../../../tests/sample-faces.ts';
import type { SetNode } from '../../kit/face.ts';
import { PAPERS } from '../papers.ts';
import { svgOf } from '../paint/markup.ts';
import { paintNodes } from '../paint/svg.ts';
import type { SheetDocument, SheetPage } from '../sheet.ts';
import { blockAt, BUTTED } from './plan/slot-grid.ts';
import { cropMarks, interrupted, MARK_OFFSET } from './marks.ts';
import { footItems, headItems } from './strips/strip-items.ts';
import type { SheetJob } from './plan/sheet-job.ts';

const documentOf = (rest: Partial<SheetJob>): SheetDocument => planned(rest).document;

const DPI = 127;
/** Pixels in a millimetre at 127 dpi. */
const SCALE = 5;

/** A picture of the page's margins, without cards. */
async function furniturePixels({ width, height, furniture }: SheetPage): Promise<Pixels> {
  return svgPixels(svgOf({ x: 0, y: 0, width, height }, await paintNodes(furniture, fonts), DPI));
}

/** Whether any pixel of a rectangle (mm) is inked, except within `inset` mm of its edges. */
function inked(pixels: Pixels, x: number, y: number, width: number, height: number, inset: number): boolean {
  const from = (at: number) => Math.ceil((at + inset) * SCALE);
  const to = (at: number, length: number) => Math.floor((at + length - inset) * SCALE);
  for (let row = from(y); row < to(y, height); row += 1) {
    for (let column = from(x); column < to(x, width); column += 1) {
      if ((pixels.data[(row * pixels.width + column) * 3] ?? 255) < 250) return true;
    }
  }
  return false;
}

const ORDERS: readonly Partial<SheetJob>[] = [
  { paper: 'a4', sides: 'duplex', flip: 'long' },
  { paper: 'a4', sides: 'duplex', flip: 'short', layout: '6' },
  { paper: 'letter', sides: 'duplex', flip: 'short' },
  {
    paper: 'letter',
    sides: 'duplex',
    flip: 'long',
    layout: '9',
    margins: { top: 4.2, right: 4.2, bottom: 4.2, left: 4.2 },
  },
  { paper: 'a4', sides: 'fold' },
  { paper: 'letter', sides: 'fold' },
];

describe.each(ORDERS)('$paper $sides $flip $layout', (order) => {
  const document = documentOf(order);
  const sheets = document.pages.slice(2);
  // A first sheet of cards, the counters and the last page have every kind of furniture.
  const labels = new Set(['1 front', '1 back', '1', '8 front', '8 back', '15']);
  const chosen = sheets.filter(({ label }) => labels.has(label));
  let painted: Pixels[] = [];
  beforeAll(async () => {
    painted = await Promise.all(chosen.map(furniturePixels));
  });

  it('no mark or word lies on a finished component', () => {
    chosen.forEach((page, index) => {
      for (const { face, x, y, turn } of page.placements) {
        const { width = 0, height = 0 } = document.faces.get(face) ?? {};
        const [across, down] = turn % 180 === 0 ? [width, height] : [height, width];
        const pixels = painted[index];
        expect(pixels && inked(pixels, x, y, across, down, 0)).toBe(false);
      }
    });
  });

  it('crop marks stay 2 mm off the cards', () => {
    chosen.forEach((page, index) => {
      const [first] = page.placements;
      const face = document.faces.get(first?.face ?? '');
      if (!first || face?.width !== 63.5) return;
      // Around the whole block, not each card: butted neighbours have no margin between them.
      const [across, down] = first.turn % 180 === 0 ? [63.5, 88.9] : [88.9, 63.5];
      const pixels = painted[index];
      expect(pixels && inked(pixels, first.x, first.y, across, down, -1.8)).toBe(false);
    });
  });
});

describe('crop marks', () => {
  const block = blockAt(
    { columns: 2, rows: 3, cell: { width: 60, height: 80 }, turn: 0, gaps: BUTTED },
    30,
    20,
  );
  const sheet = { x: 0, y: 0, width: 210, height: 297 };
  const marks = cropMarks(block, sheet);

  it('stand at both ends of every cut line', () => {
    expect(marks).toHaveLength(2 * (3 + 4));
  });

  it('run out to the edge of the paper, so that a strip that is cut off leaves the marks of the others', () => {
    for (const { line, from, to } of marks) {
      const length = line === 'upright' ? sheet.height : sheet.width;
      expect(from === 0 || to === length).toBe(true);
    }
  });

  it('keep their distance from the cards', () => {
    for (const { line, from, to } of marks) {
      const [start, end] =
        line === 'upright' ? [block.y, block.y + block.height] : [block.x, block.x + block.width];
      expect(to <= start - MARK_OFFSET || from >= end + MARK_OFFSET).toBe(true);
    }
  });

  it('stop for what stands in the margin and go on behind it', () => {
    const upright = { line: 'upright', at: 50, from: 0, to: 18 } as const;
    expect(interrupted([upright], [{ x: 40, y: 5, width: 20, height: 4 }])).toEqual([
      { ...upright, to: 5 },
      { ...upright, from: 9 },
    ]);
    expect(interrupted([upright], [{ x: 60, y: 5, width: 20, height: 4 }])).toEqual([upright]);
  });
});

describe('the flip mark', () => {
  /** The share of a disc that is inked, seen through both sides of the paper. */
  async function whole(turned: 'long' | 'short', printed: 'long' | 'short'): Promise<number> {
    const { pages } = documentOf({ flip: printed });
    const page = (label: string) => pages.find((each) => each.label === label) as SheetPage;
    const disc = flipPlace(page('1 front'));
    const [front, back] = await Promise.all([
      furniturePixels(page('1 front')),
      furniturePixels(page('1 back')),
    ]);
    const dark = ({ data, width }: Pixels, x: number, y: number) =>
      (data[(Math.floor(y * SCALE) * width + Math.floor(x * SCALE)) * 3] ?? 255) < 128;
    const { width, height } = PAPERS.a4;
    let points = 0;
    let inkedPoints = 0;
    for (let dx = -1.9; dx <= 1.9; dx += 0.1) {
      for (let dy = -1.9; dy <= 1.9; dy += 0.1) {
        if (Math.hypot(dx, dy) > 1.9) continue;
        const [x, y] = [disc.x + dx, disc.y + dy];
        const [backX, backY] = turned === 'long' ? [width - x, y] : [x, height - y];
        points += 1;
        if (dark(front, x, y) || dark(back, backX, backY)) inkedPoints += 1;
      }
    }
    return inkedPoints / points;
  }

  function flipPlace({ furniture }: SheetPage): { x: number; y: number } {
    const disc = furniture.find(
      (node) => node.kind === 'art' && node.shapes.some(({ d }) => dataOf(d).includes('A')),
    );
    if (disc?.kind !== 'art') throw new Error('no flip mark');
    return disc;
  }

  it.each(['long', 'short'] as const)(
    'is a whole disc against the light when turned on the %s edge as meant',
    async (flip) => {
      expect(await whole(flip, flip)).toBeGreaterThan(0.97);
    },
  );

  it.each([
    ['long', 'short'],
    ['short', 'long'],
  ] as const)(
    'stays a half when it is turned on the %s edge and the file is for the %s one',
    async (turned, printed) => {
      expect(await whole(turned, printed)).toBeLessThan(0.6);
    },
  );
});

describe('words in the margin', () => {
  const WORDS = {
    title: 'Plain Game',
    names: ['Actions'],
    inShort: [],
    number: 'Sheet 1 of 9',
    bar: 'Bar of 100 mm',
    side: 'front',
    edition: 'Colour edition · A4',
    hash: '01234567',
  };

  /** The words of a strip with a free stretch of so many mm at either end. */
  function headOf(names: readonly string[], room: number): readonly string[] {
    const length = 2 * room + 10;
    const strip = { edge: 'top', rect: { x: 0, y: 5, width: length, height: 5 }, length, depth: 5 } as const;
    const hard = [{ x: room, y: 5, width: 10, height: 5 }];
    const inShort = [`${names[0] ?? ''} and ${names.length - 1} more`, `${names.length} kinds`];
    return headItems(strip, { hard, soft: [] }, { ...WORDS, names, inShort }, fonts).flatMap(({ node }) =>
      node.kind === 'text' && typeof node.text !== 'string'
        ? [node.text.map(({ text }) => text).join('')]
        : [],
    );
  }

  const words = (nodes: readonly SetNode[]): string[] =>
    nodes.flatMap((node) => {
      if (node.kind === 'line') return [node.runs.map(({ text }) => text).join('')];
      return node.kind === 'group' ? words(node.nodes) : [];
    });

  it('say which game, which sheet of how many, which side and which edition', () => {
    const { pages } = documentOf({});
    const said = pages.slice(2, 4).map(({ furniture }) => words(furniture).join('\n'));
    expect(said[0]).toContain('Plain Game');
    expect(said[0]).toContain('Sheet 1 of 9 · front');
    expect(said[1]).toContain('Sheet 1 of 9 · back');
    expect(said[0]).toMatch(/[0-9a-f]{8} · Colour edition · A4/);
    expect(said[0]).toContain('100 mm');
  });

  it('number the cuts on the front, rows first', () => {
    const [front, back] = documentOf({}).pages.slice(2, 4);
    const numbers = (page: SheetPage | undefined) =>
      words(page?.furniture ?? []).filter((word) => /^\d+$/.test(word));
    expect(numbers(front)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    expect(numbers(back)).toEqual([]);
  });

  it('say how many kinds of cards a sheet has where not all names have room', () => {
    const names = ['Northern orders', 'Southern orders', 'Orders at sea'];
    const [shown] = headOf(names, 50);
    expect(shown).toBe('Plain Game  Northern orders and 2 more');
    expect(headOf(names, 28)[0]).toBe('Plain Game  3 kinds');
    expect(headOf(names, 150)[0]).toBe(`Plain Game  ${names.join(' · ')}`);
  });

  it('have the code of a sheet whose cut lines leave no free stretch', () => {
    const strip = {
      edge: 'bottom',
      rect: { x: 5, y: 280, width: 200, height: 5 },
      length: 200,
      depth: 5,
    } as const;
    const soft = Array.from({ length: 20 }, (_, index) => ({ x: index * 10, y: 276, width: 1, height: 6 }));
    const foot = footItems(strip, { hard: [], soft }, WORDS, fonts).map(({ node }) => node);
    const said = foot.flatMap((node) => (node.kind === 'text' ? [node.field] : []));
    expect(said).toContain('edition');
  });

  it('shorten what the margin has no room for, whatever a game is called', () => {
    const title = 'The Long and Winding Chronicle of a Campaign Without End, Volume Seventeen';
    expect(() => documentOf({ title })).not.toThrow();
  });
});
