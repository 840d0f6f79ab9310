import { describe, expect, it } from 'vitest';
import { plainBox } from '../../../tests/plain-box.ts';
import { planned, sheetsOf } from '../../../tests/plain-sheets.ts';
import { fonts } from '../../../tests/sample-faces.ts';
import { apply, type Point } from '../../kit/engrave/path/matrix.ts';
import { sheetsFileName } from '../impose/plan/file-name.ts';
import { flipMirror } from '../impose/mirror.ts';
import { FLIPS } from '../impose/plan/print-options.ts';
import { WIDE_MARGINS } from '../margins.ts';
import { HOME_PAPERS, PAPERS } from '../papers.ts';
import { printSheets } from '../paint/pdf/paint-document.ts';
import { backMatrix, misfitAt, misfitOf, misfitToCorrect, type Misfit } from './registration-error.ts';
import {
  MEETING,
  readingFaultSentence,
  readingsText,
  readReadings,
  type Readings,
} from './scale-readings.ts';
import { faultWords } from '../words/press-words.ts';
import { misfitSentences } from './calibration-report.ts';
import { SCALE_ROOM } from './scale-art.ts';
import { GAUGE_DEPTH, GAUGE_LENGTH } from './size-gauge.ts';
import { gaugesOn } from './size-page.ts';
import { testSheet } from './test-sheet.ts';
import { SCALES } from './vernier.ts';
import { TEST_SIDES, testSheetName } from './print-methods.ts';

const misfitFrom = (...readings: Readings): Misfit => {
  const misfit = misfitOf(readings);
  if (!misfit.ok) throw new Error(misfit.faults.map(readingFaultSentence).join(' '));
  return misfit.value;
};

const refusedFor = (text: string): readonly string[] => {
  const read = readReadings(text);
  const misfit = read.ok ? misfitOf(read.value) : read;
  return misfit.ok ? [] : misfit.faults.map(readingFaultSentence);
};

describe('the four numbers of the test sheet', () => {
  it('come back from the text that they are shared as', () => {
    const read = readReadings(' 4.5, 4.75 ,0,8.9');
    expect(read).toEqual({ ok: true, value: [4.5, 4.75, 0, 8.9] });
    if (read.ok) expect(readReadings(readingsText(read.value))).toEqual(read);
  });

  it('get one sentence each where they cannot be read off a scale', () => {
    expect(refusedFor('4.5,9.2,-1,4.5')).toEqual([
      'Number 2 reads from 0 to 8.9; “9.2” does not.',
      'Number 3 reads from 0 to 8.9; “-1” does not.',
    ]);
    expect(refusedFor('4.5,,4.5,4.5')).toEqual(['Number 2 is missing: it reads from 0 to 8.9.']);
    expect(refusedFor('4.5,4.6')).toEqual([
      'The test sheet gives 4 numbers, such as 4.5,4.7,4.4,4.6; here are 2.',
    ]);
    expect(refusedFor('four')).toEqual([
      'The test sheet gives 4 numbers, such as 4.5,4.7,4.4,4.6; here is 1.',
    ]);
  });

  it('are doubted where no printer could be so far off', () => {
    expect(refusedFor('0,4.5,8.9,4.5')).toEqual([
      expect.stringMatching(/^These numbers say that the back is turned by 1\.\d° .* read them again\.$/),
    ]);
  });
});

describe('what the numbers say', () => {
  it('is nothing to correct where backs meet', () => {
    expect(misfitToCorrect(MEETING)).toEqual({ ok: true, value: undefined });
    expect(misfitOf(MEETING)).toMatchObject({ value: { right: 0, down: 0, scale: 1 } });
  });

  it('is a shift where both corners are off alike, and a turn or a size where they are not', () => {
    const shifted = misfitFrom(5.5, 4, 5.5, 4);
    expect([shifted.right, shifted.down, shifted.scale]).toEqual(
      [1, -0.5, 1].map((each) => expect.closeTo(each)),
    );
    const turned = misfitFrom(4.75, 4.25, 4.25, 4.75);
    expect(turned.turn).toBeGreaterThan(0.1);
    const grown = misfitFrom(4.3, 4.3, 4.7, 4.7);
    expect(grown.scale).toBeGreaterThan(1.001);
    expect(Math.abs(grown.turn)).toBeLessThan(0.05);
  });

  it('is undone by moving backs, about either edge and on both papers', () => {
    const misfit: Misfit = { right: 0.7, down: -1.1, turn: 0.3, scale: 0.997 };
    for (const paper of HOME_PAPERS)
      for (const flip of FLIPS) {
        const { width, height } = PAPERS[paper];
        const matrix = backMatrix(misfit, PAPERS[paper], flipMirror(PAPERS[paper], flip));
        // A point of the back page as seen from the front.
        const seen = ([x, y]: Point): Point => (flip === 'long' ? [width - x, y] : [x, height - y]);
        for (const meant of [
          [12, 20],
          [width / 2, 40],
          [180, 250],
        ] as const) {
          const [x, y] = seen(apply(matrix, seen(meant)));
          const [right, down] = misfitAt(misfit, [x - width / 2, y - height / 2]);
          expect([x + right, y + down]).toEqual(meant.map((each) => expect.closeTo(each, 6)));
        }
      }
  });
});

const MISFIT: Misfit = { right: 1, down: 0, turn: 0, scale: 1 };

describe('sheets for a printer that is off', () => {
  it('move their backs, and nothing else', () => {
    const plan = planned({ misfit: MISFIT });
    for (const page of plan.document.pages)
      expect([page.label, page.moved]).toEqual([
        page.label,
        page.label.endsWith('back') ? [1, 0, 0, 1, expect.closeTo(1), expect.closeTo(0)] : undefined,
      ]);
    const plain = planned();
    expect(sheetsOf(plan).map(({ placements }) => placements)).toEqual(
      sheetsOf(plain).map(({ placements }) => placements),
    );
  });

  it('are the very same bytes where nothing has to be corrected, and others where it has', async () => {
    const correct = misfitToCorrect(MEETING);
    if (!correct.ok) throw new Error('4.5 is what a scale reads');
    const made = async (misfit: Misfit | undefined) =>
      printSheets(planned({ ...(misfit && { misfit }) }).document, fonts);
    const [plain, met, moved, again] = await Promise.all(
      [undefined, correct.value, MISFIT, MISFIT].map(made),
    );
    expect(met).toEqual(plain);
    expect(moved).not.toEqual(plain);
    expect(again).toEqual(moved);
  });

  it('say so in their name and on their first page; a fold needs no correction', () => {
    const name = (sides: 'duplex' | 'fold', misfit?: Misfit) =>
      sheetsFileName('plain', { drawn: plainBox(), paper: 'a4', sides, ...(misfit && { misfit }) }, []);
    expect(name('duplex', MISFIT)).toBe('plain-a4-duplex-corrected-colour.pdf');
    expect(name('duplex')).toBe('plain-a4-duplex-colour.pdf');
    expect(name('fold', MISFIT)).toBe('plain-a4-fold-colour.pdf');
    const folded = planned({ sides: 'fold', misfit: MISFIT });
    expect(folded.misfit).toBe(undefined);
    expect(folded.document.pages.every(({ moved }) => moved === undefined)).toBe(true);
    expect(planned({ misfit: MISFIT }).warnings).toContain(
      'Made for one printer, and wrong for others: seen from the front, every back is moved 1.0 mm left.',
    );
  });

  it('say where moved backs would reach into what the printer leaves bare', () => {
    const said = (misfit: Misfit, rest: Parameters<typeof planned>[0] = {}) =>
      planned({ layout: '9', misfit, ...rest }).warnings.filter((warning) => warning.startsWith('Moved so'));
    expect(said(MISFIT)).toEqual([]);
    // Seen from the front they go left, so on their own page right.
    expect(said({ ...MISFIT, right: 4 })).toEqual([
      'Moved so, backs reach into what many printers leave bare at the right edge of their page.',
    ]);
    const margins = { top: 3, right: 3, bottom: 3, left: 3 };
    expect(said({ ...MISFIT, right: 4 }, { margins })).toEqual([]);
    expect(said({ ...MISFIT, right: 8 }, { margins })[0]).toContain('what the printer leaves bare');
  });

  it('tell how much bleed the misfit would need, and whether they have it', () => {
    const said = (rest: Parameters<typeof planned>[0], misfit: Misfit) => {
      const { misfit: report } = planned({ ...rest, misfit, drawn: { ...plainBox(), counters: [] } });
      return report ? misfitSentences(misfit, report, faultWords())[1] : undefined;
    };
    expect(said({ layout: '6' }, { ...MISFIT, down: 1 })).toBe(
      'Without that, backs would lie up to 1.4 mm off their fronts. Their bleed would need 1.0 mm and has 3.2 mm, which is enough.',
    );
    expect(said({ layout: '6' }, { ...MISFIT, right: 4 })).toMatch(
      /would need 4\.0 mm and has 3\.2 mm, so bare paper would show along a cut\.$/,
    );
    expect(said({ layout: '8' }, MISFIT)).toMatch(
      /enough\. Between cards that share a cut, 1\.0 mm of the neighbour’s back would show\.$/,
    );
  });
});

describe('the test sheet', () => {
  it('can be set for both papers and every way that has a back', () => {
    const names = HOME_PAPERS.flatMap((paper) =>
      TEST_SIDES.flatMap((sides) =>
        FLIPS.map((flip) => {
          const sheet = testSheet({ paper, sides, flip, fonts });
          expect(sheet.ok && sheet.value.pages.map(({ label }) => label)).toEqual(['front', 'back', 'size']);
          return testSheetName({ paper, sides, flip });
        }),
      ),
    );
    expect(names).toContain('test-sheet-a4-duplex.pdf');
    expect(names).toContain('test-sheet-letter-duplex-short-edge.pdf');
  });

  it('is one page on the size of the print where no back has to meet a front', () => {
    for (const sides of ['fold', 'fronts'] as const) {
      const sheet = testSheet({ paper: 'letter', sides, flip: 'long', fonts });
      expect(sheet.ok && sheet.value.pages.map(({ label }) => label)).toEqual(['size']);
      expect(testSheetName({ paper: 'letter', sides, flip: 'long' })).toBe(`test-sheet-letter-${sides}.pdf`);
    }
  });

  it('has its gauges for the size where nearly every printer prints, on both papers', () => {
    for (const paper of HOME_PAPERS)
      for (const { along, x, y } of gaugesOn(paper)) {
        const { width, height } = PAPERS[paper];
        const [wide, high] = along === 'across' ? [GAUGE_LENGTH, GAUGE_DEPTH] : [GAUGE_DEPTH, GAUGE_LENGTH];
        expect([x, width - x - wide].every((room) => room > WIDE_MARGINS.left)).toBe(true);
        expect([y, height - y - high].every((room) => room > WIDE_MARGINS.top)).toBe(true);
      }
  });

  it('has its scales where nearly every printer prints, on both papers', () => {
    for (const paper of HOME_PAPERS)
      for (const { along, x, y } of SCALES) {
        const { width, height } = PAPERS[paper];
        const { along: length, before, after } = SCALE_ROOM;
        const [left, right] = along === 'across' ? [length, length] : [before, after];
        const [above, below] = along === 'across' ? [before, after] : [length, length];
        expect(width / 2 + x - left).toBeGreaterThan(WIDE_MARGINS.left);
        expect(width / 2 - x - right).toBeGreaterThan(WIDE_MARGINS.right);
        expect(height / 2 + y - above).toBeGreaterThan(WIDE_MARGINS.top);
        expect(height / 2 - y - below).toBeGreaterThan(WIDE_MARGINS.bottom);
      }
  });
});
