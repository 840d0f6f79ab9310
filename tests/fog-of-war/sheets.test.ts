/** The map of The Fog of War on common paper sizes. */
import { describe, expect, it } from 'vitest';
import { DEFENCES, MAP, SMALL_MAP } from '../../cards/fog-of-war/data/box.ts';
import { defencesFace } from '../../cards/fog-of-war/faces/map-boxes.ts';
import { WHOLE_ON_MAP, WHOLE_ON_SMALL_MAP } from '../../cards/fog-of-war/faces/map-joins.ts';
import { mapFace, smallMapFace } from '../../cards/fog-of-war/faces/map.ts';
import { SHEET, pileOf } from '../../cards/fog-of-war/data/map-layout.ts';
import { linesOn } from '../../src/press/impose/posters/seams.ts';
import { fogOfWarKit } from '../../cards/fog-of-war/kit.ts';
import { EDITIONS } from '../../src/kit/edition.ts';
import type { Face, SetFace, SetNode } from '../../src/kit/face.ts';
import { typeFaultSentence } from '../../src/kit/type/type-faults.ts';
import { typeset } from '../../src/kit/type/typeset.ts';
import { drawKit } from '../../src/kit/drawn-kit.ts';
import type { Rect } from '../../src/kit/face.ts';
import { ptToMm } from '../../src/kit/units.ts';
import { planSheets } from '../../src/press/impose/plan/sheet-plan.ts';
import { SHORT_MARK } from '../../src/press/impose/marks.ts';
import { netFits } from '../../src/press/impose/nets.ts';
import { pageRoom } from '../../src/press/impose/printable-area.ts';
import { pagesOf, posterTiling, type Poster, type Tiling } from '../../src/press/impose/posters/tiling.ts';
import { PAPERS, type PaperName } from '../../src/press/papers.ts';
import { loadFonts } from '../../src/site/package-fonts.ts';

const FONTS = loadFonts(fogOfWarKit);

function set(face: Face): SetFace {
  const done = typeset(face, FONTS);
  if (!done.ok) throw new Error(done.faults.map(typeFaultSentence).join('\n'));
  return done.value;
}

/** The tiles of a poster, as sheets have them. */
const tilingOn = (poster: Poster, paper: PaperName): Tiling =>
  posterTiling(poster, pageRoom({ paper }, SHORT_MARK), pageRoom({ paper }, 1.5)).tiling;

/** The number of sheets that a face takes, with margins that nearly all printers can keep. */
function sheetsOn(face: SetFace, paper: PaperName): number {
  const poster = { id: face.id, name: face.id, count: 1, face };
  if (netFits(poster, pageRoom({ paper }, 0))) return 1;
  return pagesOf(tilingOn(poster, paper));
}

/** The size of every run of letters, in points on paper. */
const sizes = (nodes: readonly SetNode[], scale = 1): number[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'line') return node.runs.map(({ size }) => size * scale);
    return node.kind === 'group' ? sizes(node.nodes, scale * (node.scale ?? 1)) : [];
  });

const FACES = [
  { name: MAP.name, draw: mapFace, takes: { a4: 6, letter: 6, a3: 2, a2: 1 }, cut: 0 },
  { name: SMALL_MAP.name, draw: smallMapFace, takes: { a4: 2, letter: 2, a3: 1, a2: 1 }, cut: 0 },
  { name: DEFENCES.name, draw: defencesFace, takes: { a4: 2, letter: 4, a3: 1, a2: 1 }, cut: 1 },
] as const;

const MAPS = [
  { name: MAP.name, draw: mapFace, whole: WHOLE_ON_MAP },
  { name: SMALL_MAP.name, draw: smallMapFace, whole: WHOLE_ON_SMALL_MAP },
] as const;

/** What of a face is read and lies across a join, mm. */
function crossed({ across, down }: Tiling, read: readonly Rect[]): readonly Rect[] {
  const [xs, ys] = [across, down].map(({ parts }) => parts.slice(1).map(({ start }) => start));
  return read.filter(
    ({ x, y, width, height }) =>
      xs?.some((at) => at > x && at < x + width) === true ||
      ys?.some((at) => at > y && at < y + height) === true,
  );
}

describe.each(MAPS)('the joins of the $name', ({ name, draw, whole }) => {
  it.each(['a4', 'letter'] as const)(
    'on %s go round every crest, name, place for cards, box, track, strait and the compass, but for Odessa’s cards',
    (paper) => {
      const face = set(draw('colour'));
      const tiling = tilingOn({ id: face.id, name, count: 1, face, whole }, paper);
      const [cards] = [pileOf('odessa')].map(({ x, y, ...size }) => ({
        x: x - SHEET.x,
        y: y - SHEET.y,
        ...size,
      }));
      expect(whole.length).toBeGreaterThan(80);
      expect(crossed(tiling, [...linesOn(face.nodes), ...whole])).toEqual(name === MAP.name ? [cards] : []);
    },
  );

  it('leave parts of much the same size', () => {
    const face = set(draw('colour'));
    const { across, down } = tilingOn({ id: face.id, name, count: 1, face, whole }, 'a4');
    for (const { parts } of [across, down]) {
      const lengths = parts.map(({ length }) => length);
      expect(Math.min(...lengths) / Math.max(...lengths)).toBeGreaterThan(0.7);
    }
  });
});

describe.each(FACES)('$name', ({ draw, takes, cut }) => {
  it('takes no more sheets than it is said to', () => {
    const face = set(draw('colour'));
    const papers = Object.keys(takes).filter((name): name is keyof typeof takes => name in PAPERS);
    expect(Object.fromEntries(papers.map((paper) => [paper, sheetsOn(face, paper)]))).toEqual(takes);
  });

  it('has no more names cut by its seams on A4 than it is said to', () => {
    const face = set(draw('colour'));
    const { across, down } = tilingOn({ id: face.id, name: face.id, count: 1, face }, 'a4');
    expect(across.cuts + down.cuts).toBe(cut);
  });

  it.each(EDITIONS)('is set in letters that can be read, %s', (edition) => {
    expect(Math.min(...sizes(set(draw(edition)).nodes))).toBeGreaterThanOrEqual(6);
  });
});

/** The rectangles that words in the margin take, mm. */
const wordsOf = (nodes: readonly SetNode[], right = 0, down = 0): Rect[] =>
  nodes.flatMap((node): Rect[] => {
    if (node.kind === 'group') return node.rotate ? [] : wordsOf(node.nodes, right + node.x, down + node.y);
    if (node.kind !== 'line') return [];
    return node.runs.map(({ x, width, size }) => {
      const high = ptToMm(size);
      return { x: right + x, y: down + node.baseline - 0.7 * high, width, height: 0.9 * high };
    });
  });

/** Upright marks on a page: where, and from where to where, mm. */
const uprightsOf = (nodes: readonly SetNode[]): readonly (readonly [number, number, number])[] =>
  nodes
    .flatMap((node) => (node.kind === 'art' ? node.shapes : []))
    .flatMap(({ d }) => (typeof d === 'string' ? [...d.matchAll(/M([\d.-]+) ([\d.-]+)V([\d.-]+)/g)] : []))
    .map(([, at, from, to]) => [Number(at), Number(from), Number(to)] as const);

describe('the sheets of the map', () => {
  it.each(['a4', 'letter', 'a3'] as const)('have no mark through a heading, on %s', (paper) => {
    const drawn = drawKit(fogOfWarKit, 'colour', FONTS, {
      card: () => false,
      counters: false,
      showpieces: false,
    });
    if (!drawn.ok) throw new Error(drawn.faults.map(typeFaultSentence).join('\n'));
    const plan = planSheets({ title: 'A Game', drawn: drawn.value, fonts: FONTS, paper, sides: 'single' });
    if (!plan.ok) throw new Error(JSON.stringify(plan.faults));
    const sheets = plan.value.document.pages.filter(({ placements }) =>
      placements.some(({ face }) => face === MAP.id),
    );
    expect(sheets.length).toBeGreaterThan(1);
    const struck = sheets.flatMap(({ label, furniture }) => {
      const uprights = uprightsOf(furniture);
      expect(uprights.length).toBeGreaterThan(0);
      return wordsOf(furniture)
        .filter(({ x, y, width, height }) =>
          uprights.some(([at, from, to]) => at > x && at < x + width && from < y + height && to > y),
        )
        .map(() => label);
    });
    expect(struck).toEqual([]);
  });
});
