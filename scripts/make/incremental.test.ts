/** After one card has changed, only that card and its pages are redrawn. */
import { describe, expect, it } from 'vitest';
import type { Kit } from '../../src/kit/kit.ts';
import { filesOf, type PrintFile } from '../../src/press/job.ts';
import { faceSubject, furnitureSubject } from '../../src/press/paint/pdf/form-xobject.ts';
import { steppingStonesKit } from '../../tests/made-up/cards/stepping-stones/kit.ts';
import { loadFonts } from '../../src/site/package-fonts.ts';
import { cacheFor } from './cache.ts';
import { drawSelected, facesOf, keyOfFace, PLAYABLE } from './draw-faces.ts';
import { platesOf } from './cached-xobjects.ts';

const fonts = loadFonts(steppingStonesKit);

function planned(kit: Kit): PrintFile {
  const files = filesOf({
    kit,
    fonts,
    drawn: drawSelected(kit, 'colour', fonts, PLAYABLE),
    parts: [{ part: 'flat', chosenBy: [], words: [] }],
    papers: ['a4'],
    sides: ['duplex'],
    hashOf: keyOfFace,
    inkOf: () => () => 0.1,
  });
  const [file] = files.ok ? files.value : [];
  if (!file) throw new Error('the made-up game cannot be laid out');
  return file;
}

const subjectsOf = ({ document }: PrintFile) => [
  ...[...document.faces.values()].map(faceSubject),
  ...document.pages.map(furnitureSubject),
];

/** The kit with one card renamed. */
const renamed = (id: string, name: string): Kit => ({
  ...steppingStonesKit,
  front: (card, edition) => steppingStonesKit.front(card.id === id ? { ...card, name } : card, edition),
});

describe('a changed card', () => {
  it('is the only face that is drawn again, with the margins of its own sheet', async () => {
    const cache = cacheFor({ cache: false });
    const before = planned(steppingStonesKit);
    const first = await platesOf(subjectsOf(before), fonts, cache);
    expect(first.drawn).toContain('stone-2');

    const after = planned(renamed('stone-2', 'The second stone'));
    const { drawn } = await platesOf(subjectsOf(after), fonts, cache);
    const holding = after.document.pages.filter(({ placements }) =>
      placements.some(({ face }) => face === 'stone-2'),
    );
    const numbers = holding.map(({ label }) => label.split(' ')[0]);
    const sheet = after.document.pages.filter(({ label }) => numbers.includes(label.split(' ')[0]));
    expect(sheet.length).toBeLessThan(after.document.pages.length);
    expect(drawn.toSorted()).toEqual(
      ['stone-2', ...sheet.map((page) => furnitureSubject(page).id)].toSorted(),
    );
  });

  it('costs nothing when it is changed back', async () => {
    const cache = cacheFor({ cache: false });
    await platesOf(subjectsOf(planned(steppingStonesKit)), fonts, cache);
    await platesOf(subjectsOf(planned(renamed('hop-1', 'Jump'))), fonts, cache);
    const { drawn } = await platesOf(subjectsOf(planned(steppingStonesKit)), fonts, cache);
    expect(drawn).toEqual([]);
  });

  it('comes with the same plates as a run that draws everything', async () => {
    const cache = cacheFor({ cache: false });
    await platesOf(subjectsOf(planned(steppingStonesKit)), fonts, cache);
    const changed = subjectsOf(planned(renamed('hop-1', 'Jump')));
    const little = await platesOf(changed, fonts, cache);
    const all = await platesOf(changed, fonts, cacheFor({ cache: false }));
    expect(little.pack.id).toBe(all.pack.id);
    for (const [id, plate] of all.plates) expect(little.plates.get(id)).toEqual(plate);
  });
});

describe('faces of one name', () => {
  it('have to be one face', () => {
    const kit: Kit = {
      ...steppingStonesKit,
      back: (deck, edition) => ({ ...steppingStonesKit.back(deck, edition), id: 'back' }),
    };
    expect(() => facesOf(drawSelected(kit, 'colour', fonts, PLAYABLE))).toThrow(
      'Two different faces are called "back": each needs a name of its own.',
    );
  });
});
