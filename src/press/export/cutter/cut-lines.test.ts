import { describe, expect, it } from 'vitest';
import DxfParser, { type IPolylineEntity } from 'dxf-parser';
import { drawn, shelfKits } from '../../../../tests/kits.ts';
import { apply, chain, IDENTITY, move, scale, turn, type Matrix } from '../../../kit/engrave/path/matrix.ts';
import type { Rect, SetNode } from '../../../kit/face.ts';
import { grown, overlap, union } from '../../../kit/rects.ts';
import { ptToMm } from '../../../kit/units.ts';
import { planSheets } from '../../impose/plan/sheet-plan.ts';
import {
  registrationAreas,
  REGISTRATION_CLEARANCE,
  REGISTRATION_CORNERS,
  REGISTRATION_MARGINS,
} from '../../impose/registration.ts';
import { PAPER_NAMES, PAPERS } from '../../papers.ts';
import { cutDxf, cutSvg } from './cut-files.ts';
import { CUT_LAYERS, cutSheet, type CutSheet, type Polyline } from './cut-lines.ts';
import { joinedCuts } from './joined-cuts.ts';

const box = (line: Polyline) => {
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
};

/** Whether straight cuts run along all four edges; neighbours share theirs. */
function isCutAllRound(lines: readonly Polyline[], { x, y, width, height }: ReturnType<typeof box>): boolean {
  const runs = lines.map(box);
  const along = (edge: ReturnType<typeof box>) =>
    runs.some(
      (run) =>
        run.x < edge.x + 0.02 &&
        run.y < edge.y + 0.02 &&
        run.x + run.width > edge.x + edge.width - 0.02 &&
        run.y + run.height > edge.y + edge.height - 0.02 &&
        Math.min(run.width, run.height) < 0.02,
    );
  const across = { width, height: 0 };
  const down = { width: 0, height };
  return [
    ...[y, y + height].map((at) => ({ x, y: at, ...across })),
    ...[x, x + width].map((at) => ({ x: at, y, ...down })),
  ].every(along);
}

/** Where words stand on a page, and the bar of 100 mm: the boxes of their lines. */
function* wordsIn(nodes: readonly SetNode[], at: Matrix = IDENTITY): Generator<Rect> {
  for (const node of nodes) {
    if (node.kind === 'group') {
      const { x, y, rotate = 0, scale: by = 1 } = node;
      yield* wordsIn(node.nodes, chain(scale(by), turn(rotate), move(x, y), at));
    } else if (node.kind === 'line') {
      for (const { x, width, size } of node.runs) {
        const height = ptToMm(size);
        const corners = [
          apply(at, [x, node.baseline - height]),
          apply(at, [x + width, node.baseline + height / 4]),
        ];
        yield union(corners.map(([left, top]) => ({ x: left, y: top, width: 0, height: 0 })));
      }
    }
  }
}

const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.02;

describe('straight cuts', () => {
  it('run once between neighbours, and in one go along a row', () => {
    const cell = (x: number, y: number) => ({ x, y, width: 12, height: 12 });
    const cuts = joinedCuts([cell(10, 10), cell(22, 10), cell(10, 22)]);
    expect(cuts).toHaveLength(6);
    expect(cuts).toContainEqual([
      [22, 10],
      [22, 34],
    ]);
    expect(cuts).toContainEqual([
      [34, 10],
      [34, 22],
    ]);
  });

  it('stop where nothing is to be cut', () => {
    const cuts = joinedCuts([
      { x: 0, y: 0, width: 10, height: 10 },
      { x: 30, y: 0, width: 10, height: 10 },
    ]);
    expect(cuts.filter(([[, from], [, to]]) => from === 0 && to === 0)).toHaveLength(2);
  });
});

describe.each(shelfKits)('%s on a cutting machine', (_, shelfKit) => {
  const kit = drawn(shelfKit, 'colour');
  const radii = new Map(kit.cards.map(({ card, front }) => [front.id, card.size.radius]));

  describe.each(PAPER_NAMES)('on %s', (paper) => {
    const planned = planSheets({
      title: shelfKit.kit.title,
      drawn: kit,
      fonts: shelfKit.fonts,
      paper,
      sides: 'duplex',
      layout: '6',
      marks: 'registration',
      margins: REGISTRATION_MARGINS,
    });
    if (!planned.ok) throw new Error(JSON.stringify(planned.faults));
    const { document, sheets } = planned.value;
    const cut = sheets
      .filter(({ label }) => label.endsWith('front'))
      .map((page): readonly [CutSheet, typeof page] => [
        cutSheet(page, document.faces, (face) => radii.get(face) ?? 0),
        page,
      ]);

    it('is cut round every card of the box, at its size and where it is printed', () => {
      const lines = cut.flatMap(([{ layers }]) => layers.cut);
      const outlines = lines.map(box);
      for (const [, { placements }] of cut) {
        for (const { face, x, y, turn } of placements) {
          const card = kit.cards.find(({ front }) => front.id === face)?.card;
          if (!card) continue;
          const { width, height } = card.size;
          const size = turn % 180 === 0 ? [width, height] : [height, width];
          const [across = 0, down = 0] = size;
          const found =
            card.size.radius === 0
              ? isCutAllRound(lines, { x, y, width: across, height: down })
              : outlines.some(
                  (outline) =>
                    near(outline.x, x) &&
                    near(outline.y, y) &&
                    near(outline.width, size[0] ?? 0) &&
                    near(outline.height, size[1] ?? 0),
                );
          expect([face, found]).toEqual([face, true]);
        }
      }
      expect(cut.length).toBeGreaterThan(0);
    });

    it('folds every paper model somewhere, and never where it is cut', () => {
      const models = cut.filter(([, { placements }]) =>
        placements.some(({ face }) => kit.showpieces.some((piece) => piece.face.id === face)),
      );
      expect(models.length > 0).toBe(kit.showpieces.length > 0);
      for (const [{ layers }] of models) {
        const folds = [...layers.mountain, ...layers.valley].map((line) => JSON.stringify(line));
        expect(folds.length).toBeGreaterThan(0);
        const cuts = new Set(layers.cut.map((line) => JSON.stringify(line)));
        expect(folds.filter((fold) => cuts.has(fold))).toEqual([]);
      }
    });

    it('keeps every line on the paper and clear of the registration marks', () => {
      const { width, height } = PAPERS[paper];
      const reach = REGISTRATION_CORNERS;
      for (const [{ layers }] of cut) {
        const points = [...layers.cut, ...layers.mountain, ...layers.valley].flat();
        for (const [x, y] of points) {
          expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
          const inCorner = (x < reach || x > width - reach) && (y < reach || y > height - reach);
          expect(inCorner).toBe(false);
        }
      }
    });

    it('prints no word within 5 mm of a registration mark', () => {
      const marks = registrationAreas(PAPERS[paper]).map((mark) => grown(mark, REGISTRATION_CLEARANCE));
      for (const [, { furniture, label }] of cut) {
        const words = [...wordsIn(furniture)];
        expect([label, words.length > 0]).toEqual([label, true]);
        const near = words.filter((word) => marks.some((mark) => overlap(mark, word)));
        expect([label, near]).toEqual([label, []]);
      }
    });

    it('is read back from DXF by another program: the same lines on the same layers, upside up', () => {
      for (const [sheet] of cut) {
        const dxf = new DxfParser().parseSync(cutDxf(sheet));
        expect(Object.keys(dxf?.tables.layer.layers ?? {})).toEqual([
          'CUT',
          'FOLD-BACK',
          'FOLD-UP',
          'REGISTRATION',
        ]);
        const lines = dxf?.entities as IPolylineEntity[];
        expect(lines).toHaveLength(CUT_LAYERS.reduce((sum, layer) => sum + sheet.layers[layer].length, 0));
        const first = sheet.layers.cut[0]?.[0] ?? [NaN, NaN];
        const read = lines.find(({ layer }) => layer === 'CUT')?.vertices[0];
        expect(read?.x).toBeCloseTo(first[0], 1);
        expect(read?.y).toBeCloseTo(sheet.height - first[1], 1);
      }
    });

    it('is SVG at its true size', () => {
      for (const [sheet] of cut) {
        const svg = cutSvg(sheet);
        expect(svg).toContain(`width="${sheet.width}mm" height="${sheet.height}mm"`);
        expect(svg.match(/<path /g)).toHaveLength(
          CUT_LAYERS.reduce((sum, layer) => sum + sheet.layers[layer].length, 0),
        );
      }
    });
  });
});
