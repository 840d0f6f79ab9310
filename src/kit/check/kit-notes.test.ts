/** What is said of cards that can be printed, but not well. */
import { describe, expect, it } from 'vitest';
import { loadFonts } from '../../site/package-fonts.ts';
import type { Colour } from '../edition.ts';
import { art, box, group, text, type Face, type Node, type Rect } from '../face.ts';
import { HOUSE_FONTS } from '../type/fonts.ts';
import { faceNotes } from './face-notes.ts';
import { kitNotes } from './kit-notes.ts';
import { defineGame } from '../../maker/define-game.ts';

const FONTS = loadFonts({ fonts: [] });
const BLEED: Rect = { x: -4, y: -4, width: 71.5, height: 96.9 };

const face = (...nodes: readonly Node[]): Face => {
  return { id: 'barge', width: 63.5, height: 88.9, bleed: 3.175, safe: 3.2, nodes };
};

const words = (more: Partial<Rect> & { size?: number; ink?: Colour } = {}): Node => {
  const { size = 9, ink = '#111111', ...rect } = more;
  const style = { font: HOUSE_FONTS[2].id, size, ink };
  return text({ field: 'cost', text: 'Two', x: 5, y: 5, width: 30, height: 8, ...rect, style });
};

const said = (...nodes: readonly Node[]): readonly string[] =>
  faceNotes(face(...nodes), FONTS).map(({ says }) => says.replace(/^: /, ''));

describe('a face that prints well', () => {
  it('has no notes', () => {
    expect(
      said(box({ ...BLEED, fill: '#f1e6cd' }), words(), box({ x: 9, y: 9, width: 9, height: 9 })),
    ).toEqual([]);
  });
});

describe('a note names the field and says what to do', () => {
  it.each([
    [
      'type that is too small',
      words({ size: 5 }),
      'the text "cost" is set in 5 pt, and 6 pt is the least that people read: give it more room or fewer words.',
    ],
    [
      'type that is too small on paper',
      group({ x: 0, y: 0, scale: 0.5, nodes: [words({ x: 20, y: 20 })] }),
      'the text "cost" is set in 4.5 pt, and 6 pt is the least that people read: give it more room or fewer words.',
    ],
    [
      'words near the cut',
      words({ x: 1 }),
      'the text "cost" comes within 1 mm of the cut, and 3.2 mm have to stay free: move it inside the area.',
    ],
    ['words beyond the cut', words({ x: -2 }), 'the text "cost" is cut off: move it inside the area.'],
    [
      'faint words',
      words({ ink: '#cccccc' }),
      'the text "cost" is #cccccc on #ffffff, a contrast of 1.6: it takes 4.5 to be read.',
    ],
    [
      'a line that is too fine',
      box({ ...BLEED, stroke: { colour: '#000000', width: 0.05 } }),
      'a box has a line of 0.14 pt: printers need 0.25 pt (0.089 mm).',
    ],
    [
      'a fine line of a drawing',
      art({ x: 9, y: 9, scale: 0.1, shapes: [{ d: 'M0 0L9 9', stroke: { colour: '#000000', width: 0.5 } }] }),
      'a drawing has a line of 0.14 pt: printers need 0.25 pt (0.089 mm).',
    ],
    [
      'a ground without bleed',
      box({ x: 0, y: 0, width: 63.5, height: 88.9, fill: '#aa3322' }),
      'a box in #aa3322 ends at the cut, where a knife that slips shows white: let it go 3.2 mm or more beyond (bleed).',
    ],
  ])('%s', (_, node, note) => {
    expect(said(node)).toEqual([note]);
  });

  it('faint words on a box above the ground', () => {
    const ground = box({ ...BLEED, fill: '#ffffff' });
    const plate = box({ x: 4, y: 4, width: 40, height: 12, fill: '#222222' });
    expect(said(ground, plate, words())).toEqual([
      'the text "cost" is #111111 on #222222, a contrast of 1.2: it takes 4.5 to be read.',
    ]);
  });
});

it('says once what many cards have alike, and that cards are called alike', async () => {
  const cards = ['A', 'B', 'C', 'D', 'd'].map((name) => ({ name }));
  const kit = await defineGame({ id: 'mine', title: 'Mine', cards, face: () => words({ size: 5 }) }).kit();
  expect(kitNotes(kit, loadFonts(kit))).toEqual([
    'd, d-2: called “D” all of them: one card with a count of 2, if they are the same.',
    'a, b, c and 2 more: the text "cost" is set in 5 pt, and 6 pt is the least that people read: give it more room or fewer words.',
  ]);
});
