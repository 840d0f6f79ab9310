import { expect, it } from 'vitest';
import { drieVerenKit } from '../../../tests/made-up/cards/drie-veren/kit.ts';
import { linesOf } from '../../../tests/plain-sheets.ts';
import { drawKit } from '../../kit/drawn-kit.ts';
import { loadFonts } from '../../site/fonts.ts';
import { testSheet } from '../calibrate/test-sheet.ts';
import { SIDES } from '../impose/options.ts';
import { planSheets, type SheetPlan } from '../impose/plan.ts';

const fonts = loadFonts(drieVerenKit);
const drawn = drawKit(drieVerenKit, 'colour', fonts);

function sheetsIn(language: 'en' | 'nl', sides: (typeof SIDES)[number]): SheetPlan {
  if (!drawn.ok) throw new Error('Drie Veren cannot be drawn');
  const plan = planSheets({ title: 'Drie Veren', language, drawn: drawn.value, paper: 'a4', sides, fonts });
  if (!plan.ok) throw new Error(JSON.stringify(plan.faults));
  return plan.value;
}

/** All that is read on the pages of a file, and of it. */
const readIn = ({ document }: SheetPlan): string =>
  [
    document.title,
    document.subject,
    ...document.pages.flatMap(({ title, label, furniture }) => [title, label, ...linesOf(furniture)]),
  ].join('\n');

const ENGLISH = /\b(the|and|sheet|cut|with|front|back|pages?|printed|minutes)\b/i;

it.each(SIDES)('says the sheets of a Dutch game in Dutch: %s', (sides) => {
  const { document } = sheetsIn('nl', sides);
  expect(document.language).toBe('nl');
  const read = readIn(sheetsIn('nl', sides));
  expect(read).toContain('Voor het printen');
  expect(read).toContain('Vel 1 van ');
  expect(ENGLISH.exec(read.replaceAll(/^cover.*$/gm, ''))?.[0]).toBeUndefined();
});

it('knows English when it sees it', () => {
  expect(readIn(sheetsIn('en', 'duplex'))).toMatch(ENGLISH);
});

it.each(['duplex', 'single'] as const)('says the test sheet in Dutch: %s', (sides) => {
  const sheet = testSheet({ paper: 'a4', sides, flip: 'long', language: 'nl', fonts });
  if (!sheet.ok) throw new Error(JSON.stringify(sheet.faults));
  const read = sheet.value.pages.flatMap(({ furniture }) => linesOf(furniture)).join('\n');
  expect(read).toContain('Schrijf op en vul in');
  expect(ENGLISH.exec(`${sheet.value.title} ${read}`)?.[0]).toBeUndefined();
});
