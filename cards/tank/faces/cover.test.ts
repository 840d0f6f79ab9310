import { describe, expect, it } from 'vitest';
import type { CoverSide } from '../../../src/kit/cover.ts';
import { PRINTED_EDITIONS } from '../../../src/kit/edition.ts';
import type { SetNode } from '../../../src/kit/face.ts';
import { drawKit } from '../../../src/kit/drawn-kit.ts';
import { typeset } from '../../../src/kit/type/typeset.ts';
import { USUAL_BOXES, boxFit, stocksOf } from '../../../src/press/box-fit.ts';
import { inkOfFace } from '../../../src/press/ink/measure.ts';
import { loadFonts } from '../../../src/site/fonts.ts';
import { tankKit } from '../kit.ts';
import { coverOf } from './cover.ts';

const fonts = loadFonts(tankKit);

/** A narrow side, set: faults of type fail the test. */
function sideOf(
  edition: (typeof PRINTED_EDITIONS)[number],
  size: Omit<CoverSide, 'side'>,
  which: CoverSide['side'],
) {
  const nodes = coverOf(edition).side?.({ ...size, side: which }) ?? [];
  const set = typeset({ id: which, ...size, bleed: 0, safe: 0, nodes }, fonts);
  if (!set.ok) throw new Error(`the ${which} side cannot be set`);
  return set.value;
}

const wordsIn = (nodes: readonly SetNode[]): string[] =>
  nodes.flatMap((node) =>
    node.kind === 'group'
      ? wordsIn(node.nodes)
      : node.kind === 'line'
        ? node.runs.map(({ text }) => text)
        : [],
  );

describe.each(PRINTED_EDITIONS)('the narrow sides of the box, %s', (edition) => {
  // A box of 118 cards, one of 60 on thin paper, and the lowest on which a picture stands.
  it.each([
    { width: 82, height: 32 },
    { width: 84, height: 18 },
    { width: 84, height: 10 },
  ])('bear the name beside machines that come on: $width x $height mm', (size) => {
    const [left, right] = [sideOf(edition, size, 'left'), sideOf(edition, size, 'right')];
    for (const side of [left, right]) {
      expect(wordsIn(side.nodes)).toEqual(['TanK']);
      expect(inkOfFace(side, fonts)).toBeGreaterThan(edition === 'colour' ? 0.3 : 0.05);
    }
    expect(left.nodes).not.toEqual(right.nodes);
  });
});

it('spares ink where ink is spared', () => {
  const size = { width: 82, height: 32 };
  const inkOf = (edition: (typeof PRINTED_EDITIONS)[number]) =>
    inkOfFace(sideOf(edition, size, 'left'), fonts);
  expect(inkOf('low-ink')).toBeLessThan(0.3 * inkOf('colour'));
});

it('stands on every panel of the boxes as the game writes its name', () => {
  const [stock] = stocksOf(USUAL_BOXES, ['duplex']);
  if (!stock) throw new Error('no stock to make boxes for');
  const drawn = drawKit(tankKit, 'colour', fonts, { boxes: boxFit(USUAL_BOXES, stock, ['a4'], undefined) });
  if (!drawn.ok) throw new Error('the boxes cannot be set');
  const titles = drawn.value.boxes
    .flatMap(({ face }) => wordsIn(face.nodes))
    .filter((words) => words.toLowerCase() === 'tank');
  expect(titles.length).toBeGreaterThanOrEqual(8);
  expect(new Set(titles)).toEqual(new Set(['TanK']));
});
