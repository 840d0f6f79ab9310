import { describe, expect, it } from 'vitest';
import { plainBox, plainCards } from '../../../../tests/plain-box.ts';
import { planned, sheetsOf } from '../../../../tests/plain-sheets.ts';
import { WIDE_MARGINS, distances } from '../../margins.ts';
import { HOME_PAPERS, PAPERS } from '../../papers.ts';
import type { Placement, SheetPage } from '../../sheet.ts';

const BLEED = 3.175;
const TILE = { width: 63.5, height: 88.9 };

const drawn = plainBox({ cards: plainCards(), counters: [], showpieces: [] });

const rectOf = ({ x, y, turn }: Placement) =>
  turn % 180 === 0 ? { x, y, ...TILE } : { x, y, width: TILE.height, height: TILE.width };

/** The words on a page. */
const wordsOn = ({ furniture }: SheetPage): string =>
  JSON.stringify(furniture)
    .match(/"text":"[^"]*"/g)
    ?.join(' ') ?? '';

describe.each(HOME_PAPERS)('tiles on %s', (paper) => {
  const plan = planned({ drawn, paper, tiles: true });
  const pages = sheetsOf(plan);
  const fronts = pages.filter(({ label }) => label.endsWith('front'));
  const backs = pages.filter(({ label }) => label.endsWith('back'));

  it('have their fronts on sheets of their own, and their backs on as many others', () => {
    expect(pages).toEqual([...fronts, ...backs]);
    expect(backs).toHaveLength(fronts.length);
    const count = (of: readonly SheetPage[]) =>
      of.reduce((sum, { placements }) => sum + placements.length, 0);
    expect([count(fronts), count(backs)]).toEqual([55, 55]);
    fronts.forEach(({ placements }, index) => {
      expect(backs[index]?.placements).toHaveLength(placements.length);
    });
  });

  it('bleed on every side and share no cut: a strip as wide as two bleeds falls out between them', () => {
    for (const { placements } of pages) {
      for (const { reach } of placements) expect(Object.values(reach)).toEqual([BLEED, BLEED, BLEED, BLEED]);
      const rects = placements.map(rectOf);
      rects.forEach((one, index) => {
        for (const other of rects.slice(index + 1)) {
          const across = Math.max(one.x - other.x - other.width, other.x - one.x - one.width);
          const down = Math.max(one.y - other.y - other.height, other.y - one.y - one.height);
          expect(Math.max(across, down)).toBeGreaterThanOrEqual(2 * BLEED - 1e-6);
        }
      });
    }
  });

  it('stand whole within what nearly every printer prints', () => {
    for (const rect of pages.flatMap(({ placements }) => placements.map(rectOf))) {
      const room = distances(rect, PAPERS[paper]);
      expect(Math.min(room.left, room.right)).toBeGreaterThanOrEqual(WIDE_MARGINS.left);
      expect(Math.min(room.top, room.bottom)).toBeGreaterThanOrEqual(WIDE_MARGINS.top);
    }
  });

  it('are told of as tiles on the first pages: board first, then the cut, then the backs', () => {
    const { facts, document } = plan;
    const words = document.pages.slice(0, 2).map(wordsOn).join(' ');
    expect(words).toContain('55 tiles');
    expect(words).toContain('board');
    expect(words).not.toMatch(/window|flip mark|Turn on the/);
    expect(facts.glued).toBe(0);
    expect(facts.sheets).toBe(2 + fronts.length + backs.length);
    expect(facts.cuts).toBe(fronts.length * (facts.runs[0]?.lines ?? 0));
  });
});
