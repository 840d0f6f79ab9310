/** A kit of all that is no poker card, laid out and put together again as hands would do it. */
import { describe, expect, it } from 'vitest';
import { cardSize } from '../../src/kit/component.ts';
import { planBoxes } from '../../src/kit/boxes/carton-plan.ts';
import { drawKit, type DrawnKit } from '../../src/kit/drawn-kit.ts';
import type { SetFace, SetNode } from '../../src/kit/face.ts';
import type { Kit } from '../../src/kit/kit.ts';
import { cutSheet } from '../../src/press/export/cutter/cut-lines.ts';
import { gameCrafterOrder } from '../../src/press/export/shops/game-crafter.ts';
import { BARE_TABLE } from '../../src/press/export/tabletop/initial-table.ts';
import { tabletopParcel } from '../../src/press/export/tabletop/tabletop-simulator.ts';
import type { Sides } from '../../src/press/impose/plan/print-options.ts';
import { planSheets, type SheetPlan } from '../../src/press/impose/plan/sheet-plan.ts';
import { PAPERS, HOME_PAPERS, type PaperName } from '../../src/press/papers.ts';
import { placedSize, shownArea, trimmedArea } from '../../src/press/paint/place.ts';
import { paintSheetSvg } from '../../src/press/paint/sheet-svg.ts';
import { paintNodes, paintSvg } from '../../src/press/paint/svg.ts';
import type { Placement, SheetPage } from '../../src/press/sheet.ts';
import { loadFonts } from '../../src/site/package-fonts.ts';
import { wordsOf } from '../plain-sheets.ts';
import { svgPixels } from '../raster.ts';
import { drieVerenKit } from './cards/drie-veren/kit.ts';
import { oddsAndEndsKit as kit, SHEETS } from './cards/odds-and-ends/kit.ts';

const fonts = loadFonts(kit);

function drawnOf(changed: Kit): DrawnKit {
  const drawn = drawKit(changed, 'colour', fonts);
  if (!drawn.ok) throw new Error(JSON.stringify(drawn.faults));
  return drawn.value;
}

const drawn = drawnOf(kit);

function planOf(paper: PaperName, sides: Sides, of = drawn): SheetPlan {
  const plan = planSheets({ title: kit.title, drawn: of, paper, sides, fonts });
  if (!plan.ok) throw new Error(JSON.stringify(plan.faults));
  return plan.value;
}

const faceOf = ({ document }: SheetPlan, id: string): SetFace => {
  const face = document.faces.get(id);
  if (!face) throw new Error(`there is no face ${id}`);
  return face;
};

const placed = (page: SheetPage, id: string): readonly Placement[] =>
  page.placements.filter(({ face }) => face === id);

/** Pages that show a face, each with where it stands. */
const shows = (plan: SheetPlan, id: string) =>
  plan.sheets.flatMap((page) => placed(page, id).map((placement) => ({ page, placement })));

describe.each(HOME_PAPERS)('on %s', (paper) => {
  it.each(['long', 'short'] as const)('every back lies under its front, turned on the %s edge', (flip) => {
    const plan = planSheets({ title: kit.title, drawn, paper, sides: 'duplex', flip, fonts });
    if (!plan.ok) throw new Error('no plan');
    const { width, height } = PAPERS[paper];
    const backOf = new Map([
      ...drawn.cards.map(({ front, back }) => [front.id, back.id] as const),
      ...drawn.sheets.flatMap(({ face, back }) => (back ? [[face.id, back.id] as const] : [])),
    ]);
    let met = 0;
    plan.value.sheets.forEach((page, index) => {
      for (const placement of page.placements) {
        const wanted = backOf.get(placement.face);
        if (wanted === undefined) continue;
        const area = trimmedArea(placement, faceOf(plan.value, placement.face));
        const under =
          flip === 'long'
            ? { ...area, x: width - area.x - area.width }
            : { ...area, y: height - area.y - area.height };
        const behind = plan.value.sheets[index + 1];
        const backs = placed(behind ?? page, wanted).map((back) =>
          trimmedArea(back, faceOf(plan.value, wanted)),
        );
        const off = backs.map((back) => Math.abs(back.x - under.x) + Math.abs(back.y - under.y));
        expect(Math.min(...off), `${placement.face} on ${page.label}`).toBeLessThan(1e-6);
        met += 1;
      }
    });
    expect(met).toBe(5 + 4 + 2 + 1 + SHEETS.pad.count);
  });

  it('nothing that matters stands where printers print nothing', () => {
    const plan = planOf(paper, 'duplex');
    const { width, height } = PAPERS[paper];
    for (const page of plan.sheets)
      for (const placement of page.placements) {
        const area = trimmedArea(placement, faceOf(plan, placement.face));
        expect(Math.min(area.x, width - area.x - area.width)).toBeGreaterThan(6.3);
        expect(Math.min(area.y, height - area.y - area.height)).toBeGreaterThan(12.6);
      }
  });

  it('the tiles of a poster show all of it, and overlap where they are glued', () => {
    const plan = planOf(paper, 'duplex');
    const face = faceOf(plan, SHEETS.board.id);
    const tiles = shows(plan, face.id);
    expect(tiles.length).toBeGreaterThan(3);
    // Where each tile's window lies on the poster, as it lies on the page.
    const windows = tiles.map(({ placement }) => {
      const area = trimmedArea(placement, face);
      return { ...area, x: area.x - placement.x, y: area.y - placement.y };
    });
    const { width, height } = placedSize(tiles[0]?.placement ?? ({} as Placement), face);
    const covered = (x: number, y: number) =>
      windows.some((at) => x >= at.x && x <= at.x + at.width && y >= at.y && y <= at.y + at.height);
    for (let x = 0; x <= width; x += 5) for (let y = 0; y <= height; y += 5) expect(covered(x, y)).toBe(true);
    const lefts = [...new Set(windows.map(({ x }) => Math.round(x * 1e6) / 1e6))].sort((a, b) => a - b);
    const [first] = windows;
    lefts.slice(1).forEach((left, index) => {
      expect((lefts[index] ?? 0) + (first?.width ?? 0) - left).toBeCloseTo(10, 6);
    });
  });

  it('a ruler is as long as it says', () => {
    const plan = planOf(paper, 'duplex');
    const [strip] = shows(plan, SHEETS.ruler.id);
    const face = faceOf(plan, SHEETS.ruler.id);
    const size = placedSize(strip?.placement ?? ({} as Placement), face);
    expect(Math.max(size.width, size.height)).toBe(SHEETS.ruler.form.make === 'strip' ? 162 : 0);
    expect(strip?.placement.scale).toBeUndefined();
  });
});

describe('a poster put together from its pages', () => {
  it('is the poster', async () => {
    const dpi = 36;
    const plan = planOf('a4', 'duplex');
    const face = faceOf(plan, SHEETS.board.id);
    const markup = new Map([[face.id, await paintNodes(face.nodes, fonts)]]);
    const whole = await svgPixels(await paintSvg(face, fonts, { dpi }));
    const tiles = shows(plan, face.id);
    const px = (mm: number) => (mm * dpi) / 25.4;
    let [looked, apart] = [0, 0];
    for (const { page, placement } of tiles) {
      expect(placement.turn).toBe(0);
      const bare = { ...page, furniture: [] };
      const shown = await svgPixels(
        await paintSheetSvg(bare, { faces: plan.document.faces, markup }, fonts, dpi),
      );
      const { x, y, width, height } = shownArea(placement, face);
      for (let down = px(y) + 2; down < px(y + height) - 2; down += 3)
        for (let across = px(x) + 2; across < px(x + width) - 2; across += 3) {
          const [u, v] = [Math.round(across), Math.round(down)];
          const [wu, wv] = [Math.round(u - px(placement.x)), Math.round(v - px(placement.y))];
          if (wu < 0 || wv < 0 || wu >= whole.width || wv >= whole.height) continue;
          const one = shown.data[(v * shown.width + u) * 3] ?? 0;
          const other = whole.data[(wv * whole.width + wu) * 3] ?? 0;
          looked += 1;
          if (Math.abs(one - other) > 128) apart += 1;
        }
    }
    expect(looked).toBeGreaterThan(5000);
    expect(apart / looked).toBeLessThan(0.01);
  });
});

describe('a wheel', () => {
  it('has the holes for its pin in the middle of both discs, which are cut round', () => {
    const plan = planOf('a4', 'duplex');
    const centres = ['wheel-1', 'wheel-2'].map((id) => {
      const face = faceOf(plan, id);
      const placement = { face: id, x: 0, y: 0, turn: 0, reach: { top: 0, right: 0, bottom: 0, left: 0 } };
      const page = { ...plan.sheets[0], placements: [placement] } as SheetPage;
      const [rim, hole] = cutSheet(page, plan.document.faces, () => 0).layers.cut;
      const middle = (line: readonly (readonly [number, number])[] = []) => {
        const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)];
        return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
      };
      const across = Math.max(...(hole ?? []).map(([x]) => x)) - Math.min(...(hole ?? []).map(([x]) => x));
      expect(across).toBeCloseTo(4, 1);
      expect(middle(rim)[0]).toBeCloseTo(middle(hole)[0] ?? 0, 1);
      expect(middle(rim)[1]).toBeCloseTo(middle(hole)[1] ?? 0, 1);
      return [face.width / 2, middle(hole)[0]];
    });
    for (const [half, middle] of centres) expect(middle).toBeCloseTo(half ?? 0, 1);
  });
});

describe('what no sheet holds', () => {
  const large = { ...SHEETS.wheel, form: { make: 'wheel', discs: [400, 70], pin: 4 } } as const;
  const changed = { ...kit, box: { ...kit.box, sheets: [large, SHEETS.mat] } };

  it('is named, and the rest is printed', () => {
    const plan = planOf('a4', 'duplex', drawnOf(changed));
    expect(plan.warnings.join(' ')).toContain(
      'wheel is 400 x 400 mm, which does not fit a sheet of A4. It is left out.',
    );
    expect(shows(plan, 'mat')).toHaveLength(1);
    expect(shows(plan, 'wheel-1')).toHaveLength(0);
    expect(plan.facts.cards).toBe(11);
  });

  it('is a fault where there is nothing else', () => {
    const alone = { ...drawnOf(changed), cards: [] };
    const wheel = { ...alone, sheets: alone.sheets.slice(0, 1) };
    expect(planSheets({ title: 'Wheel', drawn: wheel, paper: 'a4', sides: 'duplex', fonts }).ok).toBe(false);
  });
});

describe('a pad', () => {
  it('has as many sheets as the box holds, each whole', () => {
    const plan = planOf('a4', 'duplex');
    const sheets = shows(plan, SHEETS.pad.id);
    expect(sheets).toHaveLength(SHEETS.pad.count);
    for (const { placement } of sheets)
      expect(trimmedArea(placement, faceOf(plan, SHEETS.pad.id))).toMatchObject(
        placedSize(placement, faceOf(plan, SHEETS.pad.id)),
      );
  });
});

describe('a die of paper', () => {
  it('stands whole on its sheet, as often as the box holds it', () => {
    const plan = planOf('a4', 'duplex');
    const dice = shows(plan, SHEETS.die.id);
    expect(dice).toHaveLength(2);
    const face = faceOf(plan, SHEETS.die.id);
    for (const { placement } of dice)
      expect(trimmedArea(placement, face)).toMatchObject(placedSize(placement, face));
  });
});

describe('text that may be smaller', () => {
  const sizes = (nodes: readonly SetNode[]): number[] =>
    nodes.flatMap((node) =>
      node.kind === 'line'
        ? node.runs.map(({ size }) => size)
        : node.kind === 'group'
          ? sizes(node.nodes)
          : [],
    );
  const sizeOf = (id: string) => sizes(drawn.cards.find(({ card }) => card.id === id)?.front.nodes ?? [])[0];

  it('is as large as it fits, and no larger than it was meant', () => {
    expect(sizeOf('odd')).toBe(18);
    expect(sizeOf('end')).toBeLessThan(18);
    expect(sizeOf('end')).toBeGreaterThanOrEqual(6);
  });
});

describe('the rest of the house', () => {
  it('makes boxes for cards alone', () => {
    const room = { width: 197, height: 250 };
    const boxes = planBoxes(kit.box, { thickness: 0.3, sleeves: 'none', room });
    expect(boxes.map(({ kind }) => kind)).toEqual(boxes.map(() => 'tuck'));
    expect(boxes.flatMap(({ holds }) => holds).reduce((sum, { count }) => sum + count, 0)).toBe(11);
  });

  it('tells a vendor’s customer what is left out', () => {
    const wide = { ...cardSize([120, 120]), radius: 0 };
    const cards = drawn.cards.map((each) =>
      each.deck.id === 'streets' ? { ...each, card: { ...each.card, size: wide } } : each,
    );
    const order = gameCrafterOrder(kit, { ...drawn, cards });
    if (!order.ok) throw new Error(order.faults.join(' '));
    expect(order.value.howTo).toContain('9 cards');
    expect(order.value.howTo).toContain('Left out: Streets.');
    expect(order.value.howTo).toContain('Print at home: Wheel, Ruler, Pad.');
  });
});

describe('cards with a face on either side', () => {
  // Of a size that is sold.
  const size = cardSize('mini');
  const small = drawnOf({
    ...kit,
    box: { ...kit.box, cards: kit.box.cards.map((card) => ({ ...card, size })) },
  });
  const behind = ['street-1-other', 'street-2-other'];

  it('go to The Game Crafter with a back each, and no back of their deck', () => {
    const order = gameCrafterOrder(kit, small);
    if (!order.ok) throw new Error(order.faults.join(' '));
    const { howTo, pictures } = order.value;
    const streets = pictures.filter(({ name }) => name.includes('street'));
    expect(streets.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^1-cards\/\d+-street-1-front-x1.png$/),
      expect.stringMatching(/^1-cards\/\d+-street-1-behind.png$/),
      expect.stringMatching(/^1-cards\/\d+-street-2-front-x1.png$/),
      expect.stringMatching(/^1-cards\/\d+-street-2-behind.png$/),
    ]);
    expect(streets.flatMap(({ name, face }) => (name.includes('behind') ? [face.id] : []))).toEqual(behind);
    expect(howTo).toContain('take its back from the card');
    expect(howTo).not.toContain('Left out');
  });

  it('lie on a virtual table with a back each', () => {
    const parcel = tabletopParcel({ title: kit.title, about: '' }, small, 'https://example.org/', BARE_TABLE);
    if (!parcel.ok) throw new Error(parcel.faults.join(' '));
    const { save, sheets, pictures } = parcel.value;
    const streets = save.ObjectStates.find(({ Nickname }) => Nickname === 'Streets');
    const [deck] = Object.values(streets?.CustomDeck ?? {});
    expect(deck).toMatchObject({ UniqueBack: true, BackURL: 'https://example.org/streets-backs.jpg' });
    const [fronts, backs] = ['streets-fronts.jpg', 'streets-backs.jpg'].map((name) =>
      sheets.find(({ file }) => file === name),
    );
    expect(backs?.faces.map(({ id }) => id)).toEqual(behind);
    expect(backs?.grid).toEqual(fronts?.grid);
    expect(pictures.flatMap(({ file, of }) => (of === 'card' ? [file] : []))).toEqual([
      'odds-back.jpg',
      'ends-back.jpg',
    ]);
  });

  it('lie beside what is flat, and beside dice of the program, and wheels in their discs', () => {
    const parcel = tabletopParcel({ title: kit.title, about: '' }, small, 'https://example.org/', BARE_TABLE);
    if (!parcel.ok) throw new Error(parcel.faults.join(' '));
    const named = parcel.value.save.ObjectStates.map(({ Name, Nickname }) => `${Nickname}: ${Name}`);
    for (const flat of ['Mat', 'Hex board', 'Ruler', 'Pad']) expect(named).toContain(`${flat}: Custom_Tile`);
    expect(named.some((each) => each.startsWith('Die: '))).toBe(true);
    expect(named.filter((each) => each === 'Wheel: Custom_Tile')).toHaveLength(2);
  });
});

const veren = drawnOf(drieVerenKit);

describe('on large paper', () => {
  const whole: readonly (readonly [paper: PaperName, of: string, drawn: DrawnKit])[] = [
    ['a2', SHEETS.board.id, drawn],
    ['a3', 'rivier', veren],
    ['tabloid', 'rivier', veren],
  ];

  it.each(whole)('a poster that fits %s is printed whole: %s', (paper, id, of) => {
    const plan = planOf(paper, 'duplex', of);
    const face = faceOf(plan, id);
    const [shown, ...others] = shows(plan, id);
    expect(others).toEqual([]);
    const area = shown && trimmedArea(shown.placement, face);
    expect([area?.width, area?.height].toSorted()).toEqual([face.width, face.height].toSorted());
    expect([0, 1].map((page) => wordsOf(plan, page)).join(' ')).not.toContain('Join the');
  });

  it('it is tiled where the paper is smaller', () => {
    expect(shows(planOf('a3', 'duplex'), SHEETS.board.id)).toHaveLength(2);
  });

  it('the first page says that nobody counted printers for it', () => {
    expect(wordsOf(planOf('a3', 'duplex'), 0)).toContain('for this paper none is known');
  });
});
