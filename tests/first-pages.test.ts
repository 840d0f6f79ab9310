/** First pages promise only what is in their file or beside it, for every game, part and way of printing. */
import { describe, expect, it } from 'vitest';
import { drawKit } from '../src/kit/drawn-kit.ts';
import { needsOf, needWords } from '../src/kit/needs.ts';
import { kitWords } from '../src/kit/words/kit-words.ts';
import { boxFit, stocksOf, USUAL_BOXES } from '../src/press/box-fit.ts';
import { OTHER_PARTS, otherPartsOf, PARTS } from '../src/press/file-parts.ts';
import { filesOf, type PrintFile } from '../src/press/job.ts';
import type { SheetDocument } from '../src/press/sheet.ts';
import { planTakeHome, type RulesSheets } from '../src/press/take-home.ts';
import { sheetWords } from '../src/press/words/press-words.ts';
import { loadFonts } from '../src/site/package-fonts.ts';
import { shelfKits, type ShelfKit } from './kits.ts';
import { oddsAndEndsKit } from './made-up/cards/odds-and-ends/kit.ts';
import { linesOf } from './plain-sheets.ts';

const KITS = [
  ...shelfKits,
  ['a made-up box', { kit: oddsAndEndsKit, fonts: loadFonts(oddsAndEndsKit) }] as const,
];

const wordsOn = ({ pages }: SheetDocument, numbers: readonly number[]): string =>
  numbers.map((number) => linesOf(pages[number - 1]?.furniture ?? []).join(' ')).join(' ');

function filesIn({ kit, fonts }: ShelfKit, sides: 'duplex' | 'fold'): readonly PrintFile[] {
  const [stock] = stocksOf(USUAL_BOXES, [sides]);
  if (!stock) throw new Error('There are boxes for every way of printing.');
  const drawn = drawKit(kit, 'colour', fonts, { boxes: boxFit(USUAL_BOXES, stock, ['a4']) });
  if (!drawn.ok) throw new Error(JSON.stringify(drawn.faults));
  const files = filesOf({
    kit,
    fonts,
    drawn: drawn.value,
    hasRules: true,
    papers: ['a4'],
    sides: [sides],
    hashOf: ({ id }) => id,
    inkOf: () => undefined,
    parts: PARTS.map((part) => ({
      part,
      chosenBy: part === 'flat' ? [] : [part],
      words: part === 'flat' ? [] : [part],
    })),
  });
  if (!files.ok) throw new Error(JSON.stringify(files.faults));
  return files.value;
}

/** A leaf of rules: what it says is for other tests. */
const RULES: RulesSheets = {
  pages: ['front', 'back'].map((label) => ({
    label,
    title: label,
    width: 297,
    height: 210,
    placements: [],
    furniture: [],
  })),
  sheets: 1,
  faces: new Map(),
};

describe.each(KITS)('%s', (_, shelved) => {
  const { kit } = shelved;
  const { ways } = sheetWords(kit.language);
  const others = otherPartsOf(kit, true);
  const needs = needWords(
    needsOf({ sheets: kit.box.sheets ?? [], asks: kit.asks ?? [] }),
    kitWords(kit.language),
  );

  describe.each(['duplex', 'fold'] as const)('%s', (sides) => {
    const files = filesIn(shelved, sides);
    const flat = files.find(({ words }) => words.length === 0);
    const partsMade = files.flatMap(({ words }) => words);

    it('has a file for each part that first pages send for', () => {
      for (const part of others.filter((each) => each !== 'rules')) expect(partsMade).toContain(part);
      for (const part of OTHER_PARTS.filter((each) => each !== 'rules' && !others.includes(each)))
        expect(partsMade).not.toContain(part);
    });

    it('titles each file with the game and what is in it, no two alike', () => {
      const titles = files.map(({ document }) => document.title);
      for (const title of titles) expect(title.startsWith(`${kit.title}: `)).toBe(true);
      expect(new Set(titles).size).toBe(titles.length);
    });

    it('has ready on its first page what its sheets and the table need, in every file', () => {
      for (const { document, job } of files) {
        const words = wordsOn(document, [1]);
        expect(words).toContain(sheetWords(kit.language).checks.things.knife.slice(1));
        for (const need of job === flat?.job ? needs : []) expect(words).toContain(need.split(' ')[0]);
        for (const need of job === flat?.job ? [] : needs) expect(words).not.toContain(need);
      }
    });

    it('names the pages with empty backs, and no others', () => {
      for (const { document, facts, job } of files) {
        const named = facts.bare.flatMap(([first, last]) =>
          Array.from({ length: last - first + 1 }, (_unused, index) => first + index),
        );
        const bare = document.pages.flatMap(({ placements }, index) =>
          job.sides === 'duplex' && index % 2 === 1 && index > 1 && placements.length === 0
            ? [index, index + 1]
            : [],
        );
        expect(named).toEqual(bare);
        if (named.length > 0) expect(wordsOn(document, [1])).toContain('empty backs');
      }
    });

    it('says in the one file for all only what is not in it to be elsewhere', () => {
      const boxes = files.find(({ words }) => words.includes('boxes'))?.job;
      if (!flat) throw new Error('There is a file of cards.');
      const whole = planTakeHome({ flat: flat.job, rules: RULES, ...(boxes && { boxes }) });
      if (!whole.ok) throw new Error(JSON.stringify(whole.faults));
      const { document, ready } = whole.value;
      const words = wordsOn(document, sides === 'duplex' ? [1, 3, 4] : [1, 2, 3]);
      const away = others.filter((part) => part !== 'rules' && part !== 'boxes');
      expect(words.includes(ways.more.trim())).toBe(away.length > 0);
      if (away.length > 0) expect(words).toContain(ways.moreHow(away, kit.id).split(', on the')[0]);
      for (const part of ['models', 'tiles'] as const)
        if (!others.includes(part))
          expect(words).not.toContain(part === 'models' ? 'paper model' : 'tiles of');
      for (const need of needs) expect(ready).toContain(need);
      expect(document.title).toContain('everything');
    });
  });
});
