import { describe, expect, it } from 'vitest';
import { SLEEVES, type BoxFit } from '../src/kit/boxes/card-thickness.ts';
import { drawKit } from '../src/kit/drawn-kit.ts';
import { PRINTED_EDITIONS } from '../src/kit/edition.ts';
import { cutSheet } from '../src/press/export/cutter/cut-lines.ts';
import { pressFaultSentence } from '../src/press/impose/plan/sheet-faults.ts';
import { planSheets } from '../src/press/impose/plan/sheet-plan.ts';
import { roomForNets } from '../src/press/impose/printable-area.ts';
import { distances, WIDE_MARGINS } from '../src/press/margins.ts';
import { HOME_PAPERS, PAPERS } from '../src/press/papers.ts';
import { inkOfFace } from '../src/press/ink-coverage/measure.ts';
import { loadFonts } from '../src/site/package-fonts.ts';
import { steppingStonesKit } from './made-up/cards/stepping-stones/kit.ts';
import { shelfKits } from './kits.ts';

const KITS = [
  ...shelfKits,
  ['the made-up game', { kit: steppingStonesKit, fonts: loadFonts(steppingStonesKit) }] as const,
];

const NOTHING = { card: () => false, counters: false, showpieces: false };

describe.each(KITS)('%s in its boxes', (_, { kit, fonts }) => {
  const sheets = (
    paper: (typeof HOME_PAPERS)[number],
    fit: Omit<BoxFit, 'room'>,
    edition = 'colour' as const,
  ) => {
    const boxes: BoxFit = { ...fit, room: roomForNets(HOME_PAPERS) };
    const drawn = drawKit(kit, edition, fonts, { ...NOTHING, boxes });
    if (!drawn.ok) throw new Error(JSON.stringify(drawn.faults));
    const plan = planSheets({ title: kit.title, drawn: drawn.value, fonts, paper, sides: 'single' });
    if (!plan.ok) throw new Error(plan.faults.map(pressFaultSentence).join(' '));
    return { ...plan.value, drawn: drawn.value };
  };

  describe.each(HOME_PAPERS)('on %s', (paper) => {
    it.each(SLEEVES)('are cut within what nearly every printer prints, sleeves: %s', (sleeves) => {
      const { sheets: pages, document } = sheets(paper, { thickness: 0.3, sleeves });
      const points = pages.flatMap((page) =>
        cutSheet(page, document.faces, () => 0).layers.cut.flatMap((line) => line),
      );
      expect(points.length).toBeGreaterThan(0);
      for (const [x, y] of points) {
        const room = distances({ x, y, width: 0, height: 0 }, PAPERS[paper]);
        expect(Math.min(room.left, room.right)).toBeGreaterThan(WIDE_MARGINS.left);
        expect(Math.min(room.top, room.bottom)).toBeGreaterThan(WIDE_MARGINS.top);
      }
    });
  });

  it('bear the title and what is in them, and their sheets say how high a stack they take', () => {
    const { drawn, facts } = sheets('a4', { thickness: 0.3, sleeves: 'none' });
    const words = JSON.stringify(drawn.boxes.map(({ face }) => face.nodes));
    expect(words).toContain(kit.cover('colour').title?.text ?? kit.title.toUpperCase());
    for (const { deck, count } of kit.box.cards) {
      const { name = '' } = kit.box.decks.find(({ id }) => id === deck) ?? {};
      expect([name, count > 0 && words.includes(name)]).toEqual([name, true]);
    }
    expect(words).toContain('stack of');
    expect(facts.boxes).toBeGreaterThan(1);
    expect(facts.summary).toContain('sheet');
  });

  it('take at most a quarter of the ink where it is spared', () => {
    const inks = PRINTED_EDITIONS.map((edition) => {
      const fit = { thickness: 0.3, sleeves: 'none', room: roomForNets(HOME_PAPERS) } as const;
      const drawn = drawKit(kit, edition, fonts, { ...NOTHING, boxes: fit });
      if (!drawn.ok) throw new Error(JSON.stringify(drawn.faults));
      return drawn.value.boxes.map(({ face }) => inkOfFace(face, fonts));
    });
    const [colour = [], lowInk = []] = inks;
    expect(lowInk).toHaveLength(colour.length);
    lowInk.forEach((ink, index) => expect(ink / (colour[index] ?? 0)).toBeLessThanOrEqual(0.25));
  });

  it('have trays whose walls are paper with a band, since ink cracks white at a fold', () => {
    const { drawn } = sheets('a4', { thickness: 0.3, sleeves: 'none' });
    const inks = (word: RegExp) =>
      drawn.boxes.filter(({ id }) => word.test(id)).map(({ face }) => inkOfFace(face, fonts));
    const [trays, lids] = [inks(/tray(?!-lid)$|tray$/), inks(/lid/)];
    expect(trays.length).toBe(lids.length);
    trays.forEach((ink, index) => expect(ink).toBeLessThan((lids[index] ?? 0) / 2));
  });
});
