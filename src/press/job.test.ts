import { describe, expect, it } from 'vitest';
import { steppingStonesKit as kit } from '../../tests/made-up/cards/stepping-stones/kit.ts';
import { drawKit, type DrawnKit } from '../kit/drawn-kit.ts';
import { hashData } from '../kit/content-hash.ts';
import { printedOf } from '../kit/print-record.ts';
import { loadFonts } from '../site/package-fonts.ts';
import { boxFit, stockOf, USUAL_BOXES } from './box-fit.ts';
import { sinceSheets } from './impose/plan/earlier-print.ts';
import { filesOf, jobFaultSentence, type FilePart, type PrintJob } from './job.ts';
import { partOf, PARTS } from './box-parts.ts';

const fonts = loadFonts(kit);
const boxes = boxFit(USUAL_BOXES, stockOf(USUAL_BOXES, 'duplex'), ['a4', 'letter']);

const drawnKit = (): DrawnKit => {
  const drawn = drawKit(kit, 'colour', fonts, { boxes });
  if (!drawn.ok) throw new Error('the made-up game cannot be drawn');
  return drawn.value;
};
const drawn = drawnKit();

const partFor = (part: FilePart['part']): FilePart => {
  const words = part === 'flat' ? [] : [part];
  return { part, chosenBy: words, words };
};

const jobOf = (rest: Partial<PrintJob> = {}): PrintJob => ({
  kit,
  fonts,
  drawn,
  parts: PARTS.map(partFor),
  papers: ['a4'],
  sides: ['duplex'],
  hashOf: hashData,
  inkOf: () => undefined,
  ...rest,
});

const namesOf = (job: PrintJob): readonly string[] => {
  const files = filesOf(job);
  return files.ok
    ? files.value.map(({ name }) => name.replace('stepping-stones-', '').replace('.pdf', ''))
    : files.faults.map((fault) => jobFaultSentence(fault, 'choose it'));
};

describe('a print job', () => {
  it('makes a file for each part of the box, named by it', () => {
    expect(namesOf(jobOf())).toEqual([
      'a4-duplex-colour',
      'a4-colour-tiles',
      'a4-colour-models',
      'a4-colour-boxes',
    ]);
  });

  it('makes one for each paper and way of printing, and only one of what has no backs', () => {
    const parts = [partFor('flat'), partFor('models')];
    expect(namesOf(jobOf({ parts, papers: ['a4', 'letter'], sides: ['duplex', 'fold'] }))).toEqual([
      'a4-duplex-colour',
      'a4-fold-colour',
      'letter-duplex-colour',
      'letter-fold-colour',
      'a4-colour-models',
      'letter-colour-models',
    ]);
  });

  it('leaves out a part with nothing in it, and says so where nothing is left', () => {
    const flat = partOf(drawn, 'flat');
    expect(namesOf(jobOf({ drawn: flat, parts: [partFor('flat'), partFor('models')] }))).toEqual([
      'a4-duplex-colour',
    ]);
    expect(namesOf(jobOf({ drawn: flat, parts: [partFor('models')] }))).toEqual([
      'There is nothing to print: no component was chosen.',
    ]);
  });

  it('holds only what changed since an earlier print, and says in the file what is there then', () => {
    const [changed] = drawn.cards;
    if (!changed) throw new Error('the made-up game has no cards');
    const before = drawn.cards.map((each) =>
      each === changed ? { ...each, front: { ...each.front, width: each.front.width - 1 } } : each,
    );
    const printed = printedOf(kit.id, { ...drawn, cards: before }, []);
    const earlier = { since: sinceSheets(printed), isChosen: () => true };
    const files = filesOf(jobOf({ earlier }));
    if (!files.ok) throw new Error('the update cannot be laid out');
    const [file, ...others] = files.value;
    expect(others).toEqual([]);
    expect(file?.name).toMatch(/^stepping-stones-a4-duplex-colour-since-[0-9a-f]{8}\.pdf$/);
    expect(file?.facts.cards).toBe(changed.card.count);
    expect(file?.job.update?.out.map(({ id }) => id)).toEqual([changed.card.id]);
    expect(file?.document.printed).toEqual(printedOf(kit.id, partOf(drawn, 'flat'), []));
  });

  it('is not printed again by who has all of it', () => {
    const earlier = { since: sinceSheets(printedOf(kit.id, drawn, [])), isChosen: () => true };
    expect(namesOf(jobOf({ earlier }))).toEqual(['nothing has changed since your earlier sheets.']);
  });
});
