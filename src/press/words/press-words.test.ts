import { expect, it } from 'vitest';
import { drieVerenKit } from '../../../tests/made-up/cards/drie-veren/kit.ts';
import { linesOf } from '../../../tests/plain-sheets.ts';
import { drawKit } from '../../kit/drawn-kit.ts';
import { loadFonts } from '../../site/package-fonts.ts';
import { hashData } from '../../kit/content-hash.ts';
import { correctionWords } from '../calibrate/correction-words.ts';
import { testSheet } from '../calibrate/test-sheet.ts';
import { cutterParcel } from '../export/cutter/cutter.ts';
import { VENDOR_ORDERS } from '../export/shops/vendor-orders.ts';
import { printShopParcel } from '../export/shops/print-shop.ts';
import { pressFaultIn } from '../impose/plan/sheet-faults.ts';
import { SIDES } from '../impose/plan/print-options.ts';
import { planSheets, type SheetPlan } from '../impose/plan/sheet-plan.ts';
import { exportWords } from './export-words.ts';
import { faultWords } from './press-words.ts';

const fonts = loadFonts(drieVerenKit);
const drawn = drawKit(drieVerenKit, 'colour', fonts);

function sheetsIn(language: 'en' | 'nl', sides: (typeof SIDES)[number]): SheetPlan {
  if (!drawn.ok) throw new Error('Drie Veren cannot be drawn');
  const plan = planSheets({ title: 'Drie Veren', language, drawn: drawn.value, paper: 'a4', sides, fonts });
  if (!plan.ok) throw new Error(JSON.stringify(plan.faults));
  return plan.value;
}

/** All text of a file's pages and metadata. */
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

/** English words that no Dutch instructions contain; quoted names on a vendor's site are allowed. */
const ENGLISH_HOW_TO = /\b(the|and|with|your|cards?|leave|pieces|paper|both)\b/i;

it('says how a Dutch game is ordered, cut and set up in Dutch', () => {
  if (!drawn.ok) throw new Error('Drie Veren cannot be drawn');
  const orders = VENDOR_ORDERS.flatMap(([, orderOf]) => {
    const order = orderOf(drieVerenKit, drawn.value);
    return order.ok ? [order.value.howTo] : order.faults;
  });
  const cut = cutterParcel({ ...drieVerenKit, drawn: drawn.value, fonts, hashOf: hashData, paper: 'a4' });
  if (!cut.ok) throw new Error(JSON.stringify(cut.faults));
  const texts = cut.value.files.filter(([name]) => name === 'HOW-TO.txt').map(([, text]) => String(text));
  const shop = printShopParcel(drieVerenKit, drawn.value);
  const told = [
    ...orders,
    ...texts,
    ...(shop.ok ? shop.value.files.map(([, text]) => String(text)) : shop.faults),
    ...exportWords('nl').tabletop.howTo('Drie Veren', '', 'drie-veren.json', [['noord', 'Blue']], {
      dice: true,
      wheels: true,
    }),
  ];
  expect(told.length).toBeGreaterThan(3);
  for (const text of told) {
    const own = text
      .replaceAll(/“[^”]*”/g, '')
      .replaceAll('The Game Crafter', '')
      .replaceAll(/cards[-a-z]*\.pdf/g, '');
    expect([ENGLISH_HOW_TO.exec(own)?.[0], text]).toEqual([undefined, text]);
  }
  // Only fronts have cut lines: a file for each sheet, none for its back.
  expect(cut.value.files.filter(([name]) => name.endsWith('.svg')).length).toBeLessThan(
    cut.value.sheets[1].pages.length,
  );
  if (!shop.ok) throw new Error(shop.faults.join(' '));
  const [[, pdf] = []] = shop.value.documents;
  expect([pdf?.language, pdf?.title]).toEqual([
    'nl',
    expect.stringContaining('om en om voor- en achterkant'),
  ]);
});

it('says in Dutch what stands in the way of sheets', () => {
  const near = { id: 'dek', paper: 'A4', edge: 'left', distance: 3.25, margin: 6.35, assumed: true } as const;
  const told = (
    [
      { kind: 'nothing' },
      { kind: 'size', id: 'dek', width: 400.5, height: 300, paper: 'A4' },
      { kind: 'margins', ...near },
      { kind: 'margins', ...near, layout: '9', assumed: false },
    ] as const
  ).map((fault) => pressFaultIn('nl', fault));
  expect(told).toEqual([
    'Er is niets te printen: er is geen onderdeel gekozen.',
    'dek is 400,5 x 300 mm, en dat past niet op een vel A4.',
    'dek staat op zijn best 3,25 mm van de linkerrand van A4, waar veel printers 6,35 mm wit laten: kies ander papier, of geef de marges van je printer op.',
    'Indeling 9 op A4 zet kaarten 3,25 mm van de linkerrand, waar de printer 6,35 mm wit laat: kies indeling auto.',
  ]);
  expect(correctionWords({ right: 0.21, down: -0.5, turn: 0.12, scale: 1 }, faultWords('nl'))).toBe(
    '0,2 mm naar links en 0,5 mm omlaag verschoven en 0,12° tegen de klok in gedraaid',
  );
});

it.each(['en', 'nl'] as const)(
  'says what an order of cards leaves out in whole sentences: %s',
  (language) => {
    for (const lack of exportWords(language).makePlayingCardsLacks(['Red tug', 'Blue tug']))
      expect(lack).toMatch(/^\p{Lu}.*\.$/u);
  },
);
