import { describe, expect, it } from 'vitest';
import { plainBox, plainFace } from '../../tests/plain-box.ts';
import { linesOf } from '../../tests/plain-sheets.ts';
import { fonts } from '../../tests/sample-faces.ts';
import type { DrawnSheet } from '../kit/drawn-kit.ts';
import type { SheetJob } from './impose/plan/sheet-job.ts';
import { PAPERS } from './papers.ts';
import type { SheetPage } from './sheet.ts';
import type { Deck } from '../kit/component.ts';
import { planTakeHome, type TakeHome, type TakeHomeJob } from './take-home.ts';

const { width: height, height: width } = PAPERS.a4;

/** Two sheets of a booklet, in landscape. */
const RULES: TakeHomeJob['rules'] = {
  pages: ['1 front', '1 back', '2 front', '2 back'].map((label): SheetPage => ({
    label,
    title: label,
    width,
    height,
    furniture: [],
    placements: [
      { face: 'red-actions-1', x: 9, y: 9, turn: 0, reach: { top: 0, right: 0, bottom: 0, left: 0 } },
    ],
  })),
  sheets: 2,
  faces: new Map([['red-actions-1', plainFace('red-actions-1', 30, 30)]]),
};

const flat = (rest: Partial<SheetJob> = {}): SheetJob => ({
  title: 'Plain Game',
  drawn: plainBox({ showpieces: [] }),
  paper: 'a4',
  sides: 'duplex',
  fonts,
  ...rest,
});

function planned(job: TakeHomeJob): TakeHome {
  const made = planTakeHome(job);
  if (!made.ok) throw new Error(JSON.stringify(made.faults));
  return made.value;
}

/** A box that holds the cards. */
const BOXES: SheetJob = {
  ...flat({ sides: 'single' }),
  drawn: plainBox({
    cards: [],
    counters: [],
    showpieces: [],
    boxes: [{ id: 'box', name: 'Box for 55 cards', kind: 'tuck', face: plainFace('box', 150, 150, 0) }],
  }),
};

const wordsOn = ({ document }: TakeHome, page: number): string =>
  linesOf(document.pages[page - 1]?.furniture ?? []).join(' ');

describe('one file to take home', () => {
  const whole = planned({ flat: flat(), rules: RULES });

  it('says on its first page what to print on what, page by page', () => {
    const words = wordsOn(whole, 1);
    expect(words).toContain('Pages 5 to 18 55 cards and 32 counters, on paper of 200–250 gsm, both sides.');
    expect(words).toContain('Pages 19 to 22 The rules, 2 sheets of plain paper');
    // On plain paper: the instructions, and the rules.
    expect(words).toContain('7 sheets of paper of 200–250 gsm, 4 sheets of plain paper.');
    expect(whole.sheets).toBe(11);
    expect(whole.document.pages).toHaveLength(22);
  });

  it('is scaled on every page for a printer that prints too short, its rules across the paper', () => {
    const scale = { across: 99, along: 98 };
    const { pages } = planned({ flat: flat({ scale }), boxes: { ...BOXES, scale }, rules: RULES }).document;
    const drawn = pages.filter(({ placements, furniture }) => placements.length + furniture.length > 0);
    const sizes = drawn.map(({ label, moved = [1, 0, 0, 1, 0, 0] }) => [label, ...moved.map(Math.abs)]);
    for (const [label, a, , , d] of sizes) {
      const [x, y] = String(label).startsWith('rules') ? [98, 99] : [99, 98];
      expect([label, a, d]).toEqual([label, expect.closeTo(100 / x, 6), expect.closeTo(100 / y, 6)]);
    }
  });

  it('asks for stiff paper for the boxes alone where the cards are folded', () => {
    const folded = flat({ sides: 'fold' });
    const cards = wordsOn(planned({ flat: folded, rules: RULES }), 1);
    const [thin] = /\d+ sheets of paper of 120–160 gsm/.exec(cards) ?? ['nothing of thin paper'];
    const boxed = wordsOn(planned({ flat: folded, boxes: BOXES, rules: RULES }), 1);
    expect(boxed).toContain(`${thin}, 1 sheet of paper of 200–250 gsm, `);
  });

  it('holds the paper models of a game behind its boxes, and says that they are a choice', () => {
    const models: SheetJob = {
      ...flat({ sides: 'single' }),
      drawn: plainBox({ cards: [], counters: [] }),
    };
    const modelled = planned({ flat: flat(), boxes: BOXES, models, rules: RULES });
    const words = wordsOn(modelled, 1);
    expect(words).toMatch(/Paper models to stand in place of their counters, as many as you like/);
    const labels = modelled.document.pages.map(({ label }) => label.split(' ')[0]);
    const [box, model, rules] = ['box', 'model', 'rules'].map((part) => labels.indexOf(part));
    expect(box).toBeGreaterThan(0);
    expect(model).toBeGreaterThan(box ?? 0);
    expect(rules).toBeGreaterThan(model ?? 0);
    expect(modelled.document.pages).toHaveLength(2 * modelled.sheets);
    expect(modelled.bare.at(-1)).toEqual([(box ?? 0) + 1, rules]);
  });

  it('says which pages are enough for a first game where a game has decks that can wait', () => {
    const decks = ['tactics', 'german', 'british'].map((id): Deck => ({
      id,
      name: `${id} cards`,
      owner: id,
      group: id,
      ...(id === 'british' && { later: true }),
    }));
    const drawn = plainBox({ counters: [], showpieces: [] });
    const cards = drawn.cards.map((each, index) => ({ ...each, deck: decks[index % 3] ?? each.deck }));
    const mats = ['german', 'british'].map((owner): DrawnSheet => ({
      sheet: {
        kind: 'sheet',
        id: `mat-${owner}`,
        name: `${owner} mat`,
        count: 1,
        owner,
        form: { make: 'mat', width: 180, height: 240 },
        provenance: 'ours',
        note: '',
      },
      face: plainFace(`mat-${owner}`, 180, 240),
    }));
    for (const paper of ['a4', 'letter'] as const)
      for (const sides of ['duplex', 'fold', 'single', 'fronts'] as const) {
        const made = planned({ flat: flat({ paper, sides, drawn: { ...drawn, cards, sheets: mats } }) });
        const { pages } = made.document;
        const titled = (title: string) =>
          pages.flatMap((page, index) => (page.title.includes(title) ? [index + 1] : []));
        const within = (ranges: readonly (readonly [number, number])[] = []) =>
          ranges.flatMap(([from, to]) => Array.from({ length: to + 1 - from }, (_, index) => from + index));
        const { firstGame } = made;
        const [first, later] = [within(firstGame?.pages), within(firstGame?.laterPages)];
        // Of a sheet printed on both sides the empty back is named after nobody.
        const [own, others] = [[...titled('tactics cards'), ...titled('german mat')], titled('british')];
        expect(first).toEqual(expect.arrayContaining(own));
        expect(later).toEqual(expect.arrayContaining(others));
        expect(first.filter((page) => later.includes(page))).toEqual([]);
        expect(firstGame?.later).toEqual(['british cards', 'british mat']);
        if (sides !== 'single') expect(Math.max(...first)).toBe(Math.min(...later) - 1);
        const start = `pages ${Math.min(...first)} to ${Math.max(...first)} are enough`;
        if (sides === 'duplex') expect(wordsOn(made, 1).replaceAll('\u00a0', ' ')).toContain(start);
        expect(wordsOn(made, 1)).not.toContain('npx');
        const told = pages.map((_, index) => wordsOn(made, index + 1)).join(' ');
        expect(told).toMatch(/\(british cards\) (?:is a stack of its|are a stack of their) own/);
      }
    expect(wordsOn(whole, 1)).not.toContain('first game');
  });

  it('says that bought dice serve in place of paper ones, over their nets too, and counts no minutes for these', () => {
    const die = (id: string, owner: string, sides: 4 | 6, count: number): DrawnSheet => ({
      sheet: {
        kind: 'sheet',
        id,
        name: `Die ${id}`,
        count,
        owner,
        form: { make: 'die', side: 15, sides },
        provenance: 'ours',
        note: '',
      },
      face: plainFace(id, 60, 50),
    });
    const sheets = [die('d6-a', 'a', 6, 3), die('d6-b', 'b', 6, 3), die('d4-a', 'a', 4, 2)];
    const without = plainBox({ showpieces: [] });
    const made = planned({ flat: flat({ drawn: { ...without, sheets } }) });
    const words = wordsOn(made, 1).replaceAll('\u00a0', ' ');
    expect(words).toContain(
      'dice from a shop serve as well or better: 6 of 6 sides and 2 of 4, in two colours.',
    );
    const [net = 0] = made.document.pages.flatMap(({ placements }, index) =>
      placements.some(({ face }) => face === 'd6-a') ? [index + 1] : [],
    );
    expect(words).toContain(`Pages ${net} and ${net + 1} hold nothing else`);
    expect(wordsOn(made, net)).toMatch(/(bought|shop) .*(serve|better)/i);
    expect(made.minutes).toBe(planned({ flat: flat({ drawn: without }) }).minutes);
    expect(wordsOn(whole, 1)).not.toMatch(/\bdice\b/);
  });

  it('says where one of two boards is enough, by pages and sheets, and counts the first alone', () => {
    const poster = (id: string, name: string, insteadOf?: string): DrawnSheet => ({
      sheet: {
        kind: 'sheet',
        id,
        name,
        count: 1,
        form: { make: 'poster', width: 300, height: 150 },
        provenance: 'ours',
        note: '',
        ...(insteadOf && { insteadOf }),
      },
      face: plainFace(id, 300, 150),
    });
    const sheets = [poster('map', 'Map'), poster('small', 'Small map', 'map')];
    const job = flat({ drawn: { ...plainBox({ showpieces: [] }), sheets } });
    const chosen = planned({ flat: job, rules: RULES });
    const titles = chosen.document.pages.map(({ title }) => title);
    const from = (name: string) => titles.findIndex((title) => title.includes(`: ${name}`)) + 1;
    const [map, small, rules] = [from('Map'), from('Small map'), chosen.document.pages.length - 3];
    expect(wordsOn(chosen, 1)).toContain(
      `Of these print pages ${map} to ${small - 1}, the map (2 sheets), or pages ${small} to ${rules - 1}, small map (2 sheets)`,
    );
    expect(chosen.document.pages).toHaveLength(2 * (chosen.sheets + 2));
  });

  it('counts pages of the file where the sheets speak of their own', () => {
    expect(wordsOn(whole, 3)).toContain('Pages 3 and 4 on plain paper.');
    expect(wordsOn(whole, 3)).toContain('Pages 5 to 18 on paper of 200 to 250 gsm.');
  });

  it('turns the backs of the booklet, so that one setting of the printer does for all', () => {
    const moved = (job: TakeHomeJob) =>
      planned(job)
        .document.pages.slice(-4)
        .map((page) => page.moved);
    const about = [-1, 0, 0, -1, width, height];
    expect(moved({ flat: flat(), rules: RULES })).toEqual([undefined, about, undefined, about]);
    expect(moved({ flat: flat({ flip: 'short' }), rules: RULES })).toEqual(Array(4).fill(undefined));
  });

  it('keeps a card of the rules apart from the card that is cut', () => {
    const { document } = whole;
    const [placement] = document.pages.at(-1)?.placements ?? [];
    expect(document.faces.get(placement?.face ?? '')).toMatchObject({ width: 30 });
    expect(document.faces.get('red-actions-1')).toMatchObject({ width: 63.5 });
  });

  it('has no empty backs for a printer that prints one side', () => {
    const { document } = planned({ flat: flat({ sides: 'fold' }), rules: RULES });
    expect(
      document.pages.filter(({ furniture, placements }) => furniture.length + placements.length === 0),
    ).toEqual([]);
  });

  it('shows cards and the way to them within the first page, on every paper', () => {
    for (const paper of ['a4', 'letter'] as const)
      for (const sides of ['duplex', 'fold'] as const) {
        const [page] = planned({ flat: flat({ paper, sides }), rules: RULES }).document.pages;
        for (const { y, x } of page?.placements ?? []) {
          expect(x).toBeGreaterThan(0);
          expect(y + 45).toBeLessThan(PAPERS[paper].height);
        }
        expect(page?.placements.length).toBe(5);
      }
  });
});
