/** The faces of a maker's pieces and sheets. */
import { drawnSizes, type Piece, type Sheet, type ShowpieceForm } from '../kit/component.ts';
import type { Edition, EditionInks } from '../kit/edition.ts';
import { art, group, type Face, type Node } from '../kit/face.ts';
import type { Drawing, Kit, SheetDrawing } from '../kit/kit.ts';
import { strokeOf } from '../kit/papercraft/net-art.ts';
import { canvasOf, drawnBy, faceOf, type DrawnNodes } from './canvas.ts';
import type { DeclaredParts, PartLooks } from './declared-parts.ts';
import { inksIn, type InkDefinitions } from './inks.ts';
import type { DrawPart } from './part-definition.ts';
import { shaped } from './token-shape.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Nothing that matters comes nearer to the cut of a part than this, mm; small ones have less room. */
const safeOf = ({ width, height }: Size): number => Math.min(3, Math.min(width, height) / 8);

/** Bleed of parts that are cut apart one by one, mm. */
const BLEED = 3;

/** Numbers of a die's sides in the order of its net: opposite sides, which add up to seven or eleven, lie side by side. */
const DIE_NUMBERS = {
  4: [1, 2, 3, 4],
  6: [1, 6, 2, 5, 3, 4],
  10: [1, 10, 2, 9, 3, 8, 4, 7, 5, 6],
} as const;

function numbersOf({ form }: Sheet): readonly number[] {
  if (form.make === 'die') return DIE_NUMBERS[form.sides ?? 6];
  return drawnSizes(form).map((_, index) => index + 1);
}

/** A fold-over standee: the back upside down above the front, a foot at either end. */
function standeeNet(
  { width, height, depth }: ShowpieceForm,
  sides: { readonly front: DrawnNodes; readonly back: DrawnNodes },
  inks: EditionInks,
): DrawnNodes & Size {
  const foot = depth / 2;
  const whole = 2 * (foot + height);
  const clip = { x: 0, y: 0, width, height };
  const panels: readonly Node[] = [
    group({ x: width, y: foot + height, rotate: 180, clip, nodes: sides.back.nodes }),
    group({ x: 0, y: foot + height, clip, nodes: sides.front.nodes }),
  ];
  const folds = [foot, foot + height, foot + 2 * height];
  const marks = art({
    x: 0,
    y: 0,
    shapes: [
      { d: `M0 0H${width}V${whole}H0Z`, asks: 'cut', stroke: strokeOf('cut', inks) },
      {
        d: folds.map((y) => `M0 ${y}H${width}`).join(''),
        asks: 'mountain',
        stroke: strokeOf('mountain', inks),
      },
    ],
  });
  const faults = [...(sides.front.faults ?? []), ...(sides.back.faults ?? [])];
  return { width, height: whole, nodes: [...panels, marks], faults };
}

/** The parts of a kit that draw its pieces and sheets. */
export function partFaces(
  { looks }: DeclaredParts,
  inks: InkDefinitions,
): Pick<Kit, 'counter' | 'showpiece' | 'sheet'> {
  const looksOf = (id: string): PartLooks => {
    const found = looks.get(id);
    if (!found) throw new Error(`Nothing in the box is called ${id}.`);
    return found;
  };
  const drawn = (
    draw: DrawPart,
    { id, name }: Piece | Sheet,
    size: Size,
    number: number,
    edition: Edition,
  ): DrawnNodes => {
    const canvas = {
      ...canvasOf({ ...size, safe: safeOf(size) }, inks, edition),
      part: { id, name },
      number,
    };
    return drawnBy(() => draw(canvas));
  };
  const side = (
    faceId: string,
    draw: DrawPart,
    part: Piece | Sheet,
    size: Size,
    number: number,
    edition: Edition,
    bleed: number,
  ): Face => faceOf(faceId, { ...size, bleed, safe: safeOf(size) }, drawn(draw, part, size, number, edition));
  return {
    counter: (piece, edition): Drawing => {
      const { face, back, shape } = looksOf(piece.id);
      const draw = (id: string, by: DrawPart): Face => {
        const drawnSide = side(id, by, piece, piece.counter, 1, edition, 0);
        return { ...drawnSide, nodes: shaped(drawnSide.nodes, shape, piece.counter, edition) };
      };
      return {
        face: draw(`${piece.id}-counter`, face),
        ...(back && { back: draw(`${piece.id}-counter-back`, back) }),
        count: piece.count,
      };
    },
    showpiece: (piece, edition): readonly Drawing[] => {
      const { showpiece } = piece;
      if (!showpiece) return [];
      const { face, back = face } = looksOf(piece.id);
      const front = drawn(face, piece, piece.counter, 1, edition);
      const behind = drawn(back, piece, piece.counter, 1, edition);
      const { width, height, ...nodes } = standeeNet(
        showpiece,
        { front, back: behind },
        { edition, ...inksIn(inks, edition) },
      );
      return [
        {
          face: faceOf(`${piece.id}-standee`, { width, height, bleed: 0, safe: 0 }, nodes),
          count: piece.count,
        },
      ];
    },
    sheet: (sheet, edition): readonly SheetDrawing[] => {
      const { face, back } = looksOf(sheet.id);
      const sizes = drawnSizes(sheet.form);
      const numbers = numbersOf(sheet);
      const isOne = sizes.length === 1;
      return sizes.map((size, index): SheetDrawing => {
        const number = numbers[index] ?? index + 1;
        const id = isOne ? sheet.id : `${sheet.id}-${number}`;
        const bleed = sheet.form.make === 'die' ? 0 : BLEED;
        return {
          face: side(id, face, sheet, size, number, edition, bleed),
          ...(back && { back: side(`${id}-back`, back, sheet, size, number, edition, bleed) }),
        };
      });
    },
  };
}
