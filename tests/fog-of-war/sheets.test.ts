/** The map of The Fog of War on common paper sizes. */
import { describe, expect, it } from 'vitest';
import { DEFENCES, MAP, SMALL_MAP } from '../../cards/fog-of-war/data/box.ts';
import { defencesFace } from '../../cards/fog-of-war/faces/map-boxes.ts';
import { mapFace, smallMapFace } from '../../cards/fog-of-war/faces/map.ts';
import { fogOfWarKit } from '../../cards/fog-of-war/kit.ts';
import { EDITIONS } from '../../src/kit/edition.ts';
import type { Face, SetFace, SetNode } from '../../src/kit/face.ts';
import { typeFaultSentence } from '../../src/kit/type/type-faults.ts';
import { typeset } from '../../src/kit/type/typeset.ts';
import { SHORT_MARK } from '../../src/press/impose/marks.ts';
import { netFits } from '../../src/press/impose/nets.ts';
import { pageRoom } from '../../src/press/impose/printable-area.ts';
import { posterTiling } from '../../src/press/impose/posters/tiling.ts';
import { PAPERS, type PaperName } from '../../src/press/papers.ts';
import { loadFonts } from '../../src/site/package-fonts.ts';

const FONTS = loadFonts(fogOfWarKit);

function set(face: Face): SetFace {
  const done = typeset(face, FONTS);
  if (!done.ok) throw new Error(done.faults.map(typeFaultSentence).join('\n'));
  return done.value;
}

/** The number of sheets that a face takes, with margins that nearly all printers can keep. */
function sheetsOn(face: SetFace, paper: PaperName): number {
  const poster = { id: face.id, name: face.id, count: 1, face };
  if (netFits(poster, pageRoom({ paper }, 0))) return 1;
  const { across, down } = posterTiling(poster, pageRoom({ paper }, SHORT_MARK));
  return across.parts * down.parts;
}

/** The size of every run of letters, in points on paper. */
const sizes = (nodes: readonly SetNode[], scale = 1): number[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'line') return node.runs.map(({ size }) => size * scale);
    return node.kind === 'group' ? sizes(node.nodes, scale * (node.scale ?? 1)) : [];
  });

const FACES = [
  { name: MAP.name, draw: mapFace, takes: { a4: 6, letter: 6, a3: 2, a2: 1 } },
  { name: SMALL_MAP.name, draw: smallMapFace, takes: { a4: 2, letter: 2, a3: 1, a2: 1 } },
  { name: DEFENCES.name, draw: defencesFace, takes: { a4: 3, letter: 4, a3: 1, a2: 1 } },
] as const;

describe.each(FACES)('$name', ({ draw, takes }) => {
  it('takes no more sheets than it is said to', () => {
    const face = set(draw('colour'));
    const papers = Object.keys(takes).filter((name): name is keyof typeof takes => name in PAPERS);
    expect(Object.fromEntries(papers.map((paper) => [paper, sheetsOn(face, paper)]))).toEqual(takes);
  });

  it.each(EDITIONS)('is set in letters that can be read, %s', (edition) => {
    expect(Math.min(...sizes(set(draw(edition)).nodes))).toBeGreaterThanOrEqual(6);
  });
});
