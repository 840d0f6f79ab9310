import { describe, expect, it } from 'vitest';
import { plainBox, plainCards, plainCounter, plainFace, plainNet } from '../../../../tests/plain-box.ts';
import { planned, refusals, sheetsOf } from '../../../../tests/plain-sheets.ts';
import { fonts } from '../../../../tests/sample-faces.ts';
import { POKER } from '../../../kit/component.ts';
import type { SetNode } from '../../../kit/face.ts';
import { HOME_PAPERS } from '../../papers.ts';
import type { SheetPlan } from './sheet-plan.ts';

describe('bleed', () => {
  it('runs past the outer edge of a block of butted backs, so that 1 mm off does not show', () => {
    for (const paper of HOME_PAPERS) {
      for (const page of sheetsOf(planned({ paper, drawn: plainBox({ counters: [], showpieces: [] }) }))) {
        const xs = page.placements.map(({ x }) => x);
        for (const { x, reach } of page.placements) {
          if (x === Math.min(...xs)) expect(reach.left).toBe(POKER.bleed);
        }
      }
    }
  });
});

describe('showpieces', () => {
  const plan = planned({ drawn: plainBox({ cards: [], counters: [] }) });

  it('stand apart and on the paper', () => {
    for (const { placements } of sheetsOf(plan)) {
      const rects = placements.map(({ face, x, y, turn }) => {
        const { width = 0, height = 0 } = plan.document.faces.get(face) ?? {};
        return turn % 180 === 0 ? { x, y, width, height } : { x, y, width: height, height: width };
      });
      rects.forEach((a, index) => {
        for (const b of rects.slice(index + 1)) {
          const apart = Math.max(
            b.x - a.x - a.width,
            a.x - b.x - b.width,
            b.y - a.y - a.height,
            a.y - b.y - b.height,
          );
          expect(apart).toBeGreaterThanOrEqual(4 - 1e-6);
        }
      });
    }
  });

  it('are all there, and a duplex printer gets pages in pairs', () => {
    const placed = sheetsOf(plan).flatMap(({ placements }) => placements);
    expect(placed).toHaveLength(32);
    expect(plan.document.pages.length % 2).toBe(0);
    expect(sheetsOf(plan)[1]?.title).toBe('Sheet 1 back: This side stays empty');
  });

  it('turn a quarter where they fit no other way', () => {
    const { document } = planned({
      drawn: plainBox({ cards: [], counters: [], showpieces: [plainNet('long', 1, 220, 100)] }),
    });
    expect(document.pages.flatMap(({ placements }) => placements).map(({ turn }) => turn)).toEqual([90]);
  });
});

describe('counters', () => {
  it('stand on one sheet, each kind in rows of its own, in few cuts', () => {
    const plan = planned({ drawn: plainBox({ cards: [], showpieces: [] }) });
    expect(plan.facts.runs).toEqual([]);
    expect(sheetsOf(plan)).toHaveLength(2);
    const [front] = sheetsOf(plan);
    const rows = Map.groupBy(front?.placements ?? [], ({ y }) => y);
    for (const row of rows.values()) expect(new Set(row.map(({ face }) => face)).size).toBe(1);
    expect(plan.facts.cuts).toBe(18);
  });

  it('go on to a second sheet where one is full', () => {
    const many = plainBox({ cards: [], showpieces: [], counters: [plainCounter('tank', 30, 60, 60)] });
    const plan = planned({ drawn: many });
    expect(sheetsOf(plan).length).toBeGreaterThan(2);
    expect(sheetsOf(plan).flatMap(({ placements }) => placements)).toHaveLength(60);
  });
});

describe('what cannot be printed is said in a sentence', () => {
  it('nothing at all', () => {
    expect(refusals({ drawn: plainBox({ cards: [], counters: [], showpieces: [] }) })).toEqual([
      'There is nothing to print: no component was chosen.',
    ]);
  });

  it.each([0, -2, 1.5])('a count of %d', (count) => {
    expect(
      refusals({ drawn: plainBox({ showpieces: [{ ...plainNet('flag', 1, 20, 20), count }] }) }),
    ).toEqual([`flag: the box holds ${count} of it, and a count is a whole number from 1.`]);
  });

  it('a counter or a net that no sheet can hold', () => {
    const drawn = plainBox({
      cards: [],
      counters: [plainCounter('board', 1, 250, 250)],
      showpieces: [plainNet('castle', 1, 300, 300)],
    });
    expect(refusals({ drawn })).toEqual([
      'board is 250 x 250 mm, which does not fit a sheet of A4.',
      'castle is 300 x 300 mm, which does not fit a sheet of A4.',
    ]);
  });

  it('a back of another size', () => {
    const [card] = plainCards();
    if (!card) throw new Error('no card');
    const drawn = plainBox({ cards: [{ ...card, back: plainFace('b', 60, 80) }] });
    expect(refusals({ drawn })).toEqual([
      'ground-1: the front is 63.5 x 88.9 mm and its back 60 x 80 mm, so they cannot meet.',
    ]);
  });

  it('two faces with one id', () => {
    const twin = { ...plainFace('ground-1', 20, 20), id: 'ground-1' };
    const net = plainNet('flag', 1, 20, 20);
    expect(refusals({ drawn: plainBox({ showpieces: [{ ...net, face: twin }] }) })).toEqual([
      'ground-1: two different faces have this id, and a sheet could show only one of them.',
    ]);
  });

  it('a font that the house letters need and nobody brought', () => {
    const without = new Map([...fonts].filter(([id]) => id !== 'poster'));
    expect(refusals({ fonts: without })[0]).toContain('asks for the font "poster"');
  });
});

describe('warnings', () => {
  it('say how many printers lose bleed or marks, though no card', () => {
    expect(planned().warnings).toEqual([
      'On 8.6 % of known printers part of the bleed or of the crop marks stays unprinted; the cards are whole.',
    ]);
  });

  it('name the edges where the printer is known', () => {
    const { warnings } = planned({ margins: { top: 13, right: 4, bottom: 13, left: 8 } });
    expect(warnings).toEqual([
      "Part of the bleed at the top, bottom and left edges falls outside the printer's margins: cut exactly there.",
      "Crop marks at the top, bottom and left edges are cut short by the printer's margins.",
    ]);
  });

  it('are silent where everything is printed', () => {
    expect(planned({ margins: { top: 5, right: 5, bottom: 5, left: 5 } }).warnings).toEqual([]);
  });

  it('say when few printers print the cards, which someone asked for all the same', () => {
    const margins = { top: 4.2, right: 4.2, bottom: 4.2, left: 4.2 };
    const { warnings } = planned({ paper: 'letter', layout: '9', margins });
    expect(warnings[0]).toBe('Only 89.7 % of 4717 known printers print every card whole.');
  });

  it('say when a layout has no room for a size, or is not for fold sheets', () => {
    const large = plainCards({ ...POKER, name: 'large', width: 100, height: 140 });
    expect(planned({ layout: '9', drawn: plainBox({ cards: large }) }).warnings).toContain(
      'Cards of 100 x 140 mm stand 1 x 2 lying down: layout 9 has no room for them.',
    );
    expect(planned({ layout: '9', sides: 'fold' }).warnings).toContain(
      'Cards of 63.5 x 88.9 mm stand 1 x 4 lying down: fold sheets have a layout of their own, layout 9 is for others.',
    );
  });
});

describe('the hash of a sheet', () => {
  const words = (nodes: readonly SetNode[]): string[] =>
    nodes.flatMap((node) => {
      if (node.kind === 'line') return node.runs.map(({ text }) => text);
      return node.kind === 'group' ? words(node.nodes) : [];
    });
  const hashes = (plan: SheetPlan) =>
    sheetsOf(plan).map(({ furniture }) => words(furniture).find((word) => /^[0-9a-f]{8}\b/.test(word)));

  it('changes on the sheets that hold a changed card, and on no other', () => {
    const changed = plainCards().map((drawn) =>
      drawn.card.id === 'table-1' ? { ...drawn, front: { ...drawn.front, nodes: [] } } : drawn,
    );
    const before = hashes(planned());
    const after = hashes(planned({ drawn: plainBox({ cards: changed }) }));
    expect(before.filter((hash, index) => hash !== after[index])).toHaveLength(2);
  });

  it('is the same on front and back', () => {
    const [front, back] = hashes(planned());
    expect(front).toBe(back);
    expect(front).toBeDefined();
  });
});

describe('a few cards', () => {
  const few = plainBox({ cards: plainCards().slice(0, 3), counters: [], showpieces: [] });

  it('are not surrounded by cuts through blank paper', () => {
    const { facts, document } = planned({ drawn: few });
    expect(facts.runs[0]).toMatchObject({ cards: 3, sheets: 1, layout: '3 x 1', lines: 6 });
    const [first] = document.pages[2]?.placements ?? [];
    expect(first?.y).toBeCloseTo((297 - 88.9) / 2, 6);
  });

  it('stand beside the fold', () => {
    const [whole, part] = [planned({ sides: 'fold' }), planned({ sides: 'fold', drawn: few })];
    const leftmost = ({ document }: SheetPlan) =>
      Math.min(...(document.pages[2]?.placements ?? []).map(({ x }) => x));
    expect(part.facts.runs[0]?.layout).toBe('1 x 3 lying down');
    expect(leftmost(part)).toBeCloseTo(leftmost(whole), 6);
  });

  it('share the sheets they need evenly', () => {
    const ten = plainCards()
      .map((drawn) => ({ ...drawn, card: { ...drawn.card, count: 1 } }))
      .slice(0, 10);
    const { facts } = planned({ drawn: plainBox({ cards: ten, counters: [], showpieces: [] }) });
    expect(facts.runs[0]).toMatchObject({ cards: 10, sheets: 2, layout: '3 x 2', piles: 5 });
  });
});

it('two sizes of cards have sheets of their own', () => {
  const mini = { ...POKER, name: 'mini', width: 44, height: 63.5 };
  const cards = [...plainCards(), ...plainCards(mini).map((drawn) => renamed(drawn))];
  const { facts } = planned({ drawn: plainBox({ cards, counters: [], showpieces: [] }) });
  expect(facts.runs.map(({ size, perSheet, cards: count }) => [size, perSheet, count])).toEqual([
    ['63.5 x 88.9', 9, 55],
    ['44 x 63.5', 15, 55],
  ]);
});

const renamed = (drawn: ReturnType<typeof plainCards>[number]): typeof drawn => ({
  ...drawn,
  card: { ...drawn.card, id: `mini-${drawn.card.id}` },
  front: { ...drawn.front, id: `mini-${drawn.front.id}` },
  back: { ...drawn.back, id: `mini-${drawn.back.id}` },
});
