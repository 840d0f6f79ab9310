import { describe, expect, it } from 'vitest';
import { plainBox, plainFace } from '../../../tests/plain-box.ts';
import { planned, refusals, sheetsOf } from '../../../tests/plain-sheets.ts';
import { fonts } from '../../../tests/sample-faces.ts';
import { apply, IDENTITY } from '../../kit/engrave/path/matrix.ts';
import { sheetsFileName } from '../impose/plan/file-name.ts';
import { SIDES } from '../impose/plan/print-options.ts';
import { PAPERS } from '../papers.ts';
import { printSheets } from '../paint/pdf/paint-document.ts';
import {
  readScale,
  readScaleNumbers,
  scaledMargins,
  scaledPage,
  scaleFaultSentence,
  scaleText,
  type PrintedScale,
} from './printed-scale.ts';

const SHORT: PrintedScale = { across: 99, along: 98.5 };
const LONG: PrintedScale = { across: 100.5, along: 101.5 };

const BLANK = { label: '', title: '', width: 210, height: 297, placements: [], furniture: [] };

const saidOf = (text: string): readonly string[] => {
  const read = readScale(text);
  return read.ok ? [] : read.faults.map(scaleFaultSentence);
};

describe('the measured size of a print', () => {
  it('is two numbers, across and along, and comes back from its text', () => {
    expect(readScale(' 99.6, 100.2')).toEqual({ ok: true, value: { across: 99.6, along: 100.2 } });
    expect(readScale(scaleText(SHORT))).toEqual({ ok: true, value: SHORT });
    expect(readScaleNumbers(['99,6', '100,2'])).toEqual(readScale('99.6,100.2'));
    expect(readScale('100,100.0')).toEqual({ ok: true, value: undefined });
  });

  it('gets one sentence where it is not two numbers, or where no printer prints so', () => {
    for (const text of ['', 'text', '99.6', '99.6,', '99.6,100.2,100', '99.6;100.2', '1e2,100', '-99,100'])
      expect(saidOf(text)).toEqual([
        `The size of a print is two numbers in per cent, across and along the paper, such as 99.6,100.2; “${text}” is not.`,
      ]);
    for (const wild of ['0', '50', '200'])
      for (const text of [`${wild},100`, `100,${wild}`])
        expect(saidOf(text)).toEqual([
          `Printers come out between 97 and 103 % of the true length, not at ${wild} %: measure the test sheet again, printed at 100 % and without “Fit”.`,
        ]);
  });
});

describe('sheets for a printer that prints too short or too long', () => {
  it('are sent larger by what it takes away, in each direction, about the middle', () => {
    for (const sides of SIDES)
      for (const page of planned({ scale: SHORT, sides }).document.pages) {
        const [x, y] = apply(page.moved ?? IDENTITY, [105 + 99, 148.5 + 98.5]);
        expect([page.label, x, y]).toEqual([page.label, expect.closeTo(205), expect.closeTo(248.5)]);
      }
  });

  it('lie across the paper where a booklet does', () => {
    const [a, , , d] = scaledPage({ ...BLANK, width: 297, height: 210 }, SHORT).moved ?? [];
    expect([a, d]).toEqual([expect.closeTo(100 / 98.5), expect.closeTo(100 / 99)]);
  });

  it('stay the very same bytes where nothing was measured', async () => {
    const made = async (scale: PrintedScale | undefined) =>
      printSheets(planned({ ...(scale && { scale }) }).document, fonts);
    const [plain, none, scaled] = await Promise.all([made(undefined), made(undefined), made(SHORT)]);
    expect(none).toEqual(plain);
    expect(scaled).not.toEqual(plain);
  });

  it('say so in their name and on their first page', () => {
    const job = { drawn: plainBox(), paper: 'a4', sides: 'duplex' } as const;
    expect(sheetsFileName('plain', { ...job, scale: SHORT }, [])).toBe(
      'plain-a4-duplex-scale-99-98.5-colour.pdf',
    );
    expect(planned({ scale: SHORT }).warnings).toContain(
      'Made for one printer, and wrong for others: it prints 99 % of the length across the paper and 98.5 % along it, so pages are sent at 101.0 and 101.5 %.',
    );
  });

  it('hold fewer cards, or are refused by name, where enlarged ones would leave what the printer prints', () => {
    const margins = { top: 14, right: 9, bottom: 14, left: 9 };
    const perSheet = (scale?: PrintedScale) =>
      planned({ margins, ...(scale && { scale }) }).facts.runs.map((run) => run.perSheet);
    expect(perSheet()).toEqual([9]);
    expect(perSheet(SHORT)).toEqual([8]);
    expect(perSheet(LONG)).toEqual([9]);
    expect(refusals({ margins, layout: '9', scale: SHORT })[0]).toMatch(
      /^Layout 9 on A4 puts cards 13\.12 mm from the top edge, .*14 mm unprinted: choose layout auto/,
    );
  });

  it('hold fewer cards where they are folded, and leave out a box that no longer fits', () => {
    const margins = { top: 12.5, right: 15, bottom: 12.5, left: 15 };
    const folded = (scale?: PrintedScale) =>
      planned({ margins, sides: 'fold', ...(scale && { scale }) }).facts.runs.map((run) => run.perSheet);
    expect([folded(), folded(SHORT)]).toEqual([[4], [3]]);
    const boxes = [{ id: 'box', name: 'Box', kind: 'tuck', face: plainFace('box', 193, 240, 0) } as const];
    const drawn = plainBox({ cards: [], counters: [], showpieces: [], boxes });
    expect(refusals({ drawn })).toEqual([]);
    expect(refusals({ drawn, scale: SHORT })).toEqual([
      expect.stringMatching(/^Box is 193 x 240 mm, which does not fit/),
    ]);
  });

  it('keep their marks and words within the margins, too', () => {
    const given = { top: 3, right: 4, bottom: 5, left: 6 };
    const { top, right, bottom, left } = scaledMargins(given, PAPERS.a4, SHORT);
    const { moved = IDENTITY } = scaledPage(BLANK, SHORT);
    const sent = [apply(moved, [left, top]), apply(moved, [210 - right, 297 - bottom])].flat();
    expect(sent).toEqual([6, 3, 206, 292].map((each) => expect.closeTo(each)));
    expect(scaledMargins(given, PAPERS.a4, LONG)).toEqual({
      top: expect.closeTo(3),
      right: expect.closeTo(4),
      bottom: expect.closeTo(5),
      left: expect.closeTo(6),
    });
    const first = (scale?: PrintedScale) =>
      sheetsOf(planned({ layout: '6', ...(scale && { scale }) }))[0]?.furniture;
    expect(first(SHORT)).not.toEqual(first());
  });
});
