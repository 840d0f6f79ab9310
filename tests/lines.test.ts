/** Every card, counter, model and sheet can be drawn by home printers and read by people. */
import { describe, expect, it } from 'vitest';
import { PRINTED_EDITIONS, type PrintedEdition } from '../src/kit/edition.ts';
import { drawKit } from '../src/kit/drawn-kit.ts';
import { art, text, type Face, type Node, type SetNode, type Stroke } from '../src/kit/face.ts';
import type { Kit, SheetDrawing } from '../src/kit/kit.ts';
import { mmToPt } from '../src/kit/units.ts';
import { planSheets } from '../src/press/impose/plan/sheet-plan.ts';
import { roomForNets } from '../src/press/impose/printable-area.ts';
import { HOME_PAPERS } from '../src/press/papers.ts';
import { decksWithBack, drawn, otherFacesOf, shelfKits } from './kits.ts';

const sidesOf = ({ face, back }: SheetDrawing): Face[] => (back ? [face, back] : [face]);

const cardsOf = (kit: Kit, edition: PrintedEdition): Face[] => [
  ...kit.box.cards.map((card) => kit.front(card, edition)),
  ...otherFacesOf(kit, edition),
  ...decksWithBack(kit).map((deck) => kit.back(deck, edition)),
];

const sheetsOf = (kit: Kit, edition: PrintedEdition): Face[] =>
  (kit.box.sheets ?? []).flatMap((sheet) => (kit.sheet?.(sheet, edition) ?? []).flatMap(sidesOf));

const piecesOf = (kit: Kit, edition: PrintedEdition): Face[] => [
  ...sheetsOf(kit, edition),
  ...kit.box.pieces.flatMap((piece) => [
    ...[kit.counter?.(piece, edition) ?? []].flat().flatMap(sidesOf),
    ...(kit.showpiece?.(piece, edition) ?? []).flatMap(sidesOf),
  ]),
];

/** All strokes, with their width in print. */
function strokesOf(nodes: readonly (Node | SetNode)[], scale = 1): Stroke[] {
  const onPaper = (stroke: Stroke | undefined, by: number): Stroke[] =>
    stroke ? [{ ...stroke, width: stroke.width * by }] : [];
  return nodes.flatMap((node): Stroke[] => {
    if (node.kind === 'text' || node.kind === 'picture' || node.kind === 'line' || node.kind === 'raster')
      return [];
    if (node.kind === 'box') return onPaper(node.stroke, scale);
    const grown = scale * (node.scale ?? 1);
    if (node.kind === 'group') return strokesOf(node.nodes, grown);
    return node.shapes.flatMap(({ stroke }) => onPaper(stroke, grown));
  });
}

/** Sizes of text in print, pt. */
function sizesOf(nodes: readonly Node[], scale = 1): number[] {
  return nodes.flatMap((node): number[] => {
    if (node.kind === 'group') return sizesOf(node.nodes, scale * (node.scale ?? 1));
    if (node.kind !== 'text') return [];
    const runs = typeof node.text === 'string' ? [] : node.text;
    return [node.style.size, ...runs.flatMap(({ style }) => style?.size ?? [])].map((size) => size * scale);
  });
}

/** Paths that do not begin with a move command: PDF readers report them as errors. */
const lost = (nodes: readonly Node[]): unknown[] =>
  nodes.flatMap((node): unknown[] => {
    if (node.kind === 'group') return lost(node.nodes);
    if (node.kind !== 'art') return [];
    const steps = node.shapes.map(({ d }) => (typeof d === 'string' ? d.trim() : d.steps));
    return steps.filter((each) => !/^(?:m|$)/i.test(each));
  });

/** The finest line of an edition, pt. */
const FINEST = { colour: 0.25, 'low-ink': 0.35 } as const satisfies Record<PrintedEdition, number>;

const tooFine = (nodes: readonly Node[], edition: PrintedEdition): number[] =>
  strokesOf(nodes)
    .map(({ width }) => mmToPt(width))
    .filter((width) => width < FINEST[edition] - 0.001);

/** Dashed lines; broad dashed strokes are patterns: track links, slats, thrown earth. */
const broken = (nodes: readonly Node[]): Stroke[] =>
  strokesOf(nodes).filter(({ dash, width }) => dash !== undefined && width < 0.7);

const SMALLEST = 6;
const tooSmall = (nodes: readonly Node[]): number[] => sizesOf(nodes).filter((size) => size < SMALLEST);

describe.each(shelfKits)('%s', (_, { kit }) => {
  describe.each(PRINTED_EDITIONS)('what is printed, %s', (edition) => {
    it('has no line finer than a home printer draws', () => {
      const faces = [...cardsOf(kit, edition), ...piecesOf(kit, edition)];
      expect(faces.filter(({ nodes }) => tooFine(nodes, edition).length > 0).map(({ id }) => id)).toEqual([]);
      expect(faces.flatMap(({ nodes }) => strokesOf(nodes)).length).toBeGreaterThan(faces.length);
    });

    it('has no text below 6 pt', () => {
      const faces = [...cardsOf(kit, edition), ...piecesOf(kit, edition)];
      expect(faces.filter(({ nodes }) => tooSmall(nodes).length > 0).map(({ id }) => id)).toEqual([]);
      expect(faces.flatMap(({ nodes }) => sizesOf(nodes)).length).toBeGreaterThan(100);
    });

    it('puts every outline down before it draws', () => {
      const faces = [...cardsOf(kit, edition), ...piecesOf(kit, edition)];
      expect(faces.filter(({ nodes }) => lost(nodes).length > 0).map(({ id }) => id)).toEqual([]);
    });

    it('has no broken line on a card or a sheet: broken lines are folds', () => {
      expect(
        [...cardsOf(kit, edition), ...sheetsOf(kit, edition)]
          .filter(({ nodes }) => broken(nodes).length > 0)
          .map(({ id }) => id),
      ).toEqual([]);
    });
  });
});

const BOXES_ALONE = { card: () => false, counters: false, showpieces: false, sheets: false } as const;

describe.each(shelfKits)('%s', (_, shelf) => {
  const { kit, fonts } = shelf;
  it.each(PRINTED_EDITIONS)(
    'has no finer line on any page of its file, boxes and posters too, %s',
    (edition) => {
      const boxes = { thickness: 0.3, sleeves: 'none', room: roomForNets(HOME_PAPERS) } as const;
      const boxed = drawKit(kit, edition, fonts, { ...BOXES_ALONE, boxes });
      if (!boxed.ok) throw new Error(JSON.stringify(boxed.faults));
      const poster = kit.cover(edition).front;
      const plan = planSheets({
        title: kit.title,
        drawn: { ...drawn(shelf, edition), boxes: boxed.value.boxes },
        fonts,
        paper: 'a4',
        sides: 'duplex',
        poster,
      });
      if (!plan.ok) throw new Error(JSON.stringify(plan.faults));
      const { pages, faces } = plan.value.document;
      const fine = (nodes: readonly SetNode[], scale: number): boolean =>
        strokesOf(nodes, scale).some(({ width }) => mmToPt(width) < FINEST[edition] - 0.005);
      const found = pages.flatMap(({ label, furniture, placements }) => [
        ...(fine(furniture, 1) ? [`${label}: its margins`] : []),
        ...placements
          .filter(({ face, scale = 1 }) => fine(faces.get(face)?.nodes ?? [], scale))
          .map(({ face }) => `${label}: ${face}`),
      ]);
      expect(found).toEqual([]);
      expect(pages.some(({ placements }) => placements.some(({ face }) => face.startsWith('box-')))).toBe(
        true,
      );
    },
  );
});

describe('a card that broke this', () => {
  const stroke = (width: number, dash?: readonly number[]): Node =>
    art({
      x: 0,
      y: 0,
      scale: 0.5,
      shapes: [{ d: 'M0 0h9', stroke: { colour: '#000000', width, ...(dash && { dash }) } }],
    });

  it('would be named', () => {
    expect(tooFine([stroke(0.24)], 'low-ink')).toHaveLength(1);
    expect(tooFine([stroke(0.26)], 'low-ink')).toEqual([]);
    expect(tooFine([stroke(0.24)], 'colour')).toEqual([]);
    expect(broken([stroke(0.5, [1, 1])])).toHaveLength(1);
    const style = { font: 'text', size: 5.5, ink: '#000000' } as const;
    expect(tooSmall([text({ field: 'a', text: 'a', x: 0, y: 0, width: 9, height: 9, style })])).toEqual([
      5.5,
    ]);
  });
});
