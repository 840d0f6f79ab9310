import { expect, it } from 'vitest';
import { PRINTED_EDITIONS } from '../../../src/kit/edition.ts';
import { readPath } from '../../../src/kit/engrave/path/path-data.ts';
import type { Rect, SetNode } from '../../../src/kit/face.ts';
import { overlap, union } from '../../../src/kit/rects.ts';
import { typeset } from '../../../src/kit/type/typeset.ts';
import { ptToMm } from '../../../src/kit/units.ts';
import { loadFonts } from '../../../src/site/package-fonts.ts';
import { streetArmourKit } from '../kit.ts';
import { dieFaces } from './sheets.ts';

const FONTS = loadFonts(streetArmourKit);

/** Figures stand between the line and this share of their size above it. */
const TALL = 0.7;

/** The boxes of the figures on a side, the largest first. */
const figuresOn = (nodes: readonly SetNode[]): readonly Rect[] =>
  nodes
    .flatMap((node) => (node.kind === 'line' ? node.runs.map((run) => ({ ...run, y: node.baseline })) : []))
    .toSorted((a, b) => b.size - a.size)
    .map(({ x, y, width, size }) => ({ x, y: y - TALL * ptToMm(size), width, height: TALL * ptToMm(size) }));

const discOn = (nodes: readonly SetNode[]): Rect =>
  union(
    nodes
      .flatMap((node) => (node.kind === 'art' ? node.shapes : []))
      .flatMap(({ d }) => readPath(d).flatMap(({ points }) => points))
      .map(([x, y]): Rect => ({ x, y, width: 0, height: 0 })),
  );

it.each(PRINTED_EDITIONS)(
  'has a large number on each side of the die that its disc leaves whole, %s',
  (edition) => {
    const sides = dieFaces(edition);
    expect(sides).toHaveLength(6);
    for (const face of sides) {
      const set = typeset(face, FONTS);
      if (!set.ok) throw new Error(JSON.stringify(set.faults));
      const [large, small] = figuresOn(set.value.nodes);
      const disc = discOn(set.value.nodes);
      expect(disc.width).toBeCloseTo(6, 1);
      expect(large && overlap(large, disc), face.id).toBe(false);
      expect(small && overlap(small, disc), face.id).toBe(true);
    }
  },
);
