import { describe, expect, it } from 'vitest';
import { plainBox } from '../../../tests/plain-box.ts';
import { planned, sheetsOf, wordsOf } from '../../../tests/plain-sheets.ts';
import { boxFit, stockOf, USUAL_BOXES } from '../box-fit.ts';
import { sheetsFileName } from './plan/file-name.ts';

describe('fronts alone, for cards in sleeves', () => {
  const plan = planned({ sides: 'fronts' });

  it('print the fronts of sheets to glue, and no back', () => {
    expect(sheetsOf(plan).every(({ label }) => label.endsWith('front'))).toBe(true);
    const placed = sheetsOf(plan).flatMap(({ placements }) => placements.map(({ face }) => face));
    expect(placed.filter((face) => face.endsWith('-back'))).toEqual([]);
    const glued = sheetsOf(planned({ sides: 'single' })).map(({ label }) => label);
    expect(sheetsOf(plan).map(({ label }) => label)).toEqual(
      glued.filter((label) => label.endsWith('front')),
    );
    expect(plan.facts).toMatchObject({ sheets: sheetsOf(plan).length + 2, glued: 0, folds: 0 });
    expect(plan.document.duplex).toBe('off');
  });

  it('say on the first page that they want sleeves, and no stiff paper', () => {
    const words = wordsOf(plan, 0);
    expect(words).toContain('fronts alone, for sleeves.');
    expect(words).toContain('into a sleeve for 63.5 × 88.9 mm that nobody can see through');
    expect(plan.facts.papers[0]?.weight).toEqual([80, 100]);
    expect(`${words} ${wordsOf(plan, 1)}`).not.toMatch(/flip mark|glue front and back|Backs are off/);
    expect(plan.document.title).toContain('fronts alone');
  });

  it('name what is played with on both sides', () => {
    const sentence =
      'Counters: only the fronts are on these sheets, and both sides are played with. Print them in another way.';
    expect(plan.warnings).toContain(sentence);
    const flat = plainBox().counters.map(({ piece, face, count }) => ({ piece, face, count }));
    expect(planned({ sides: 'fronts', drawn: plainBox({ counters: flat }) }).warnings).not.toContain(
      sentence,
    );
  });

  it('make tiles without the backs that are glued on by hand', () => {
    const tiles = planned({ sides: 'fronts', tiles: true });
    expect(sheetsOf(tiles).every(({ label }) => label.endsWith('front'))).toBe(true);
    expect(wordsOf(tiles, 0)).not.toContain('sheets of backs');
    expect(wordsOf(tiles, 1)).not.toContain('Glue each to its tile');
  });

  it('have a name of their own, and boxes for sleeved cards', () => {
    const job = { drawn: plainBox(), paper: 'a4', sides: 'fronts' } as const;
    expect(sheetsFileName('plain', job, [])).toBe('plain-a4-fronts-colour.pdf');
    expect(sheetsFileName('plain', { ...job, tiles: true }, [])).toBe('plain-a4-fronts-colour.pdf');
    const misfit = { right: 1, down: 0, turn: 0, scale: 1 };
    expect(sheetsFileName('plain', { ...job, misfit }, [])).toBe('plain-a4-fronts-colour.pdf');
    const fit = boxFit(USUAL_BOXES, stockOf(USUAL_BOXES, 'fronts'), ['a4']);
    expect(fit).toMatchObject({ thickness: 0.4, sleeves: 'thin' });
  });
});
