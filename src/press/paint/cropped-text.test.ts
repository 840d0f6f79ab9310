import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../tests/plain-sheets.ts';
import { fonts } from '../../../tests/sample-faces.ts';
import { group, text, type Face, type SetFace } from '../../kit/face.ts';
import { typeset } from '../../kit/type/typeset.ts';
import type { Placement, SheetDocument } from '../sheet.ts';
import { withoutHiddenText } from './cropped-text.ts';

const word = (said: string, x: number, y: number) =>
  text({
    field: said,
    text: said,
    x,
    y,
    width: 30,
    height: 6,
    style: { font: 'text', size: 9, ink: '#000000' },
  });

/** A map of 100 x 100 mm with a name in each quarter, and one in a group that stands on its side. */
const MAP: Face = {
  id: 'map',
  width: 100,
  height: 100,
  bleed: 0,
  safe: 0,
  nodes: [
    word('Paris', 10, 10),
    word('Berlin', 60, 10),
    word('Madrid', 10, 80),
    word('Athens', 60, 80),
    group({ x: 98, y: 52, rotate: 90, nodes: [word('Volga', 0, 0)] }),
    group({ x: 0, y: 0, clip: { x: 0, y: 0, width: 50, height: 50 }, nodes: [word('Atlantis', 60, 45)] }),
  ],
};

function set(): SetFace {
  const made = typeset(MAP, fonts);
  if (!made.ok) throw new Error(JSON.stringify(made.faults));
  return made.value;
}

const NONE = { top: 0, right: 0, bottom: 0, left: 0 };
const whole: Placement = { face: 'map', x: 20, y: 20, turn: 0, reach: NONE };

function named(placement: Placement): readonly string[] {
  const document: SheetDocument = {
    title: 'Map',
    subject: 'Map',
    duplex: 'off',
    pages: [{ label: '1', title: '1', width: 210, height: 297, placements: [placement], furniture: [] }],
    faces: new Map([['map', set()]]),
  };
  const { pages, faces, alts } = withoutHiddenText(document);
  const [placed] = pages[0]?.placements ?? [];
  const face = faces.get(placed?.face ?? '');
  if (placed?.face !== 'map') expect(alts?.[placed?.face ?? '']).toContain('Athens');
  return linesOf(face?.nodes ?? []).toSorted();
}

describe('text that a crop hides', () => {
  it('is not in the file, whatever the crop shows beside it', () => {
    expect(named({ ...whole, reach: { ...NONE, right: -50, bottom: -50 } })).toEqual(['Paris']);
    expect(named({ ...whole, reach: { ...NONE, left: -50 } })).toEqual(['Athens', 'Berlin', 'Volga']);
  });

  it('is found where the picture is turned or smaller, too', () => {
    // A quarter turn clockwise brings the lower left corner to the upper left.
    const turned: Placement = { ...whole, turn: 90, scale: 0.5, reach: { ...NONE, right: -25, bottom: -25 } };
    expect(named(turned)).toEqual(['Madrid']);
  });

  it('is hidden by the clip of a group as well', () => {
    expect(named(whole)).toEqual(['Athens', 'Berlin', 'Madrid', 'Paris', 'Volga']);
  });

  it('leaves a line whole of which any part is shown', () => {
    expect(named({ ...whole, reach: { ...NONE, left: -12 } })).toContain('Paris');
  });
});
