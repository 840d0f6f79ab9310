/**
 * Fold-over standees: front and back meet at the fold above the head, and a foot on each side makes the base.
 * Equal figures form one strip, so that one cut or score serves all of them.
 */
import type { EditionInks } from '../edition.ts';
import { chain, move, scale, turn, type Point } from '../engrave/path/matrix.ts';
import { written } from '../engrave/path/outline.ts';
import { draw } from '../engrave/path/path.ts';
import { rectangle } from '../engrave/path/shapes.ts';
import { movedShapes } from '../engrave/path/transform.ts';
import { art, group, text, type Node, type Shape } from '../face.ts';
import type { Drawing } from '../kit.ts';
import { KIT_EN } from '../words/kit.en.ts';
import type { KitWords } from '../words/kit-words.ts';
import { foldLines, glue, strokeOf } from './net-art.ts';

/** The size of a panel and the depth of the base, mm. */
export interface StandeeSize {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

/** The folds from the top of a strip down: foot and back (upside down), back and front, front and foot. */
export const stripFolds = ({ height, depth }: StandeeSize) =>
  [depth / 2, depth / 2 + height, depth / 2 + 2 * height] as const;

export const stripHeight = ({ height, depth }: StandeeSize): number => 2 * (depth / 2 + height);

/** The art of one standee, each part from its own upper left corner. */
export interface StandeeArt {
  /** The figure on its panel, standing on the lower fold. */
  readonly figure: readonly Shape[];
  /** The front foot, read from outside. */
  readonly foot: readonly Shape[];
  /** The rear foot, read from behind; `foot` where left out. */
  readonly behind?: readonly Shape[];
}

export interface Strip {
  readonly id: string;
  readonly size: StandeeSize;
  /** All figures of the strip, in order. */
  readonly figures: readonly [StandeeArt, ...StandeeArt[]];
  readonly inks: EditionInks;
  /** Alternative text. */
  readonly means: string;
  /** The name of the figures, bold, and instructions. */
  readonly says: readonly [name: string, how: string];
  /** The labels of its lines; English where left out. */
  readonly said?: KitWords['standee'];
}

/** Margins for the labels of the lines, mm. */
const NOTES = { left: 13, right: 6.5, top: 1.4 } as const;
/** Room under a strip for its words, mm: two lines where it is narrow. */
const underOf = (width: number): number => (width < 90 ? 8 : 5);
/** How far cut lines extend past the strip, so that they are visible after the first cut. */
const OVERRUN = 0.9;

/** One standee, the strip's upper left corner at the origin. */
function standee({ figure, foot, behind = foot }: StandeeArt, size: StandeeSize, inks: EditionInks): Shape[] {
  const [back, , front] = stripFolds(size);
  const paper = { d: written(rectangle(0, 0, size.width, stripHeight(size))), fill: inks.paper };
  return [
    paper,
    // The back mirrors the front about the fold; both feet read from outside.
    ...movedShapes(figure, chain(scale(1, -1), move(0, back + size.height))),
    ...movedShapes(figure, move(0, front - size.height)),
    ...movedShapes(behind, chain(turn(180), move(size.width, back))),
    ...movedShapes(foot, move(0, front)),
  ];
}

function marks(count: number, size: StandeeSize, inks: EditionInks): Shape[] {
  const width = count * size.width;
  const height = stripHeight(size);
  const level = (y: number): readonly [Point, Point] => [
    [-OVERRUN, y],
    [width + OVERRUN, y],
  ];
  const cuts = draw();
  for (let index = 0; index <= count; index += 1)
    cuts.at(index * size.width, -OVERRUN).to(index * size.width, height + OVERRUN);
  for (const y of [0, height]) cuts.at(-OVERRUN, y).to(width + OVERRUN, y);
  const [lower, fold, upper] = stripFolds(size);
  return [
    ...foldLines([level(fold)], 'mountain', inks),
    ...foldLines([level(lower), level(upper)], 'valley', inks),
    { d: written(cuts.path), asks: 'cut', stroke: strokeOf('cut', inks) },
  ];
}

const NOTE_STYLE = { font: 'text', size: 6.5, leading: 1.1 } as const;

/** A hatched bar beside the panels that are glued together. */
function glueBar(size: StandeeSize, inks: EditionInks, x: number, said: KitWords['standee']): Node[] {
  const [top, , bottom] = stripFolds(size);
  const bar = rectangle(0, 0, 1.6, bottom - top);
  const edge = { d: written(bar), stroke: { colour: inks.key, width: 0.125 } };
  const words = text({
    field: 'glue',
    text: bottom - top > GLUED ? said.glueBlank : said.glue,
    x: 0,
    y: 0,
    width: bottom - top,
    height: 3,
    align: 'center',
    style: { ...NOTE_STYLE, ink: inks.key },
  });
  return [
    art({ x, y: NOTES.top + top, shapes: [glue(bar, inks), edge] }),
    group({ x: x + 4.5, y: NOTES.top + top, rotate: 90, nodes: [words] }),
  ];
}

/** The length from which the bar has room for the whole sentence, mm. */
const GLUED = 30;

/** Labels beside the lines, and the instructions. */
function notes({ size, inks, says: [name, how], figures, said = KIT_EN.standee }: Strip): Node[] {
  const width = figures.length * size.width;
  const style = { ...NOTE_STYLE, ink: inks.key };
  const [lower, fold, upper] = stripFolds(size);
  const beside = (field: string, words: string, y: number): Node =>
    text({
      field,
      text: words,
      x: 0,
      y: NOTES.top + y - 3,
      width: NOTES.left - 2,
      height: 6,
      valign: 'middle',
      align: 'right',
      style,
    });
  return [
    beside('upper foot', said.up, lower),
    beside('fold', said.back, fold),
    beside('lower foot', said.up, upper),
    ...glueBar(size, inks, NOTES.left + width + 1.8, said),
    text({
      field: 'assembly',
      text: [{ text: name, style: { font: 'bold' } }, { text: ` ${how}` }],
      x: NOTES.left,
      y: NOTES.top + stripHeight(size) + 1.6,
      width,
      height: underOf(width) - 1.6,
      style,
    }),
  ];
}

/** A strip of standees side by side, with instructions. */
export function standeeStrip(strip: Strip): Drawing {
  const { id, size, figures, inks, means } = strip;
  const width = figures.length * size.width;
  const sign = { means, ink: inks.key, ground: inks.paper } as const;
  // Equal figures are drawn once.
  const drawn = new Map([...new Set(figures)].map((figure) => [figure, standee(figure, size, inks)]));
  const all = figures.map((figure, index) =>
    art({ x: NOTES.left + index * size.width, y: NOTES.top, shapes: drawn.get(figure) ?? [] }),
  );
  return {
    face: {
      id,
      width: NOTES.left + width + NOTES.right,
      height: NOTES.top + stripHeight(size) + underOf(width),
      bleed: 0,
      safe: 0,
      nodes: [
        ...all,
        art({ x: NOTES.left, y: NOTES.top, shapes: marks(figures.length, size, inks), sign }),
        ...notes(strip),
      ],
    },
    count: 1,
  };
}
