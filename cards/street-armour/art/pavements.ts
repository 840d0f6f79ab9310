/** Pavements round the blocks: kerbs, slabs, awnings over shop windows, and the blocks' shadows. */
import { scattered } from '../../../src/kit/engrave/chance.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { draw, type Path } from '../../../src/kit/engrave/path/path.ts';
import { polygon, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import type { Rect, Shape } from '../../../src/kit/face.ts';
import { SQUARE, WIDE_CITY } from '../data/box.ts';
import { BLOCKS } from '../data/street-map.ts';
import { isBare, type Theme } from '../theme.ts';
import { inView, isStreet, kept, seen, stroke, whole, type Drawn } from './street-view.ts';

/** The breadth of a pavement, mm. */
const PAVEMENT = 2.7;
/** How far a block's shadow falls to the south-east, mm. */
const SHADOW = 1.9;

/** Joints of the slabs along every side of a block, from its wall to the kerb. */
function slabs(view: Rect): Path {
  const pen = draw();
  WIDE_CITY.forEach((cells, row) =>
    [...cells].forEach((cell, column) => {
      const [x, y] = [column * SQUARE, row * SQUARE];
      if (cell !== '#' || !seen([x + SQUARE / 2, y + SQUARE / 2], view, SQUARE)) return;
      for (let at = 2.25; at < SQUARE; at += 4.5) {
        if (isStreet(column, row - 1)) pen.at(x + at, y - PAVEMENT).to(x + at, y);
        if (isStreet(column, row + 1)) pen.at(x + at, y + SQUARE).to(x + at, y + SQUARE + PAVEMENT);
        if (isStreet(column - 1, row)) pen.at(x - PAVEMENT, y + at).to(x, y + at);
        if (isStreet(column + 1, row)) pen.at(x + SQUARE, y + at).to(x + SQUARE + PAVEMENT, y + at);
      }
    }),
  );
  return pen.path;
}

/** Striped awnings over shop windows, here and there along the southern and the western sides of blocks. */
function awnings(view: Rect): { readonly cloth: readonly Path[]; readonly stripes: Path } {
  const cloth: Path[] = [];
  const stripes = draw();
  const deep = 1.7;
  WIDE_CITY.forEach((cells, row) =>
    [...cells].forEach((cell, column) => {
      const [x, y] = [column * SQUARE, row * SQUARE];
      const seed = scattered(column * 13 + row * 29);
      if (cell !== '#' || !seen([x + SQUARE / 2, y + SQUARE / 2], view, SQUARE)) return;
      const from = 2.6 + 6 * seed;
      const long = 6.4;
      if (isStreet(column, row + 1) && seed < 0.55) {
        cloth.push(rectangle(x + from, y + SQUARE, long, deep));
        for (let at = 0.8; at < long; at += 1.6)
          stripes.at(x + from + at, y + SQUARE).to(x + from + at, y + SQUARE + deep);
      }
      if (isStreet(column - 1, row) && seed > 0.42) {
        cloth.push(rectangle(x - deep, y + from, deep, long));
        for (let at = 0.8; at < long; at += 1.6) stripes.at(x - deep, y + from + at).to(x, y + from + at);
      }
    }),
  );
  return { cloth, stripes: stripes.path };
}

/** What a block keeps from the sun, which stands in the north-west. */
const shadowOf = ({ x, y, width, height }: Rect): Path =>
  polygon([
    [x + width, y],
    [x + width + SHADOW, y + SHADOW],
    [x + width + SHADOW, y + height + SHADOW],
    [x + SHADOW, y + height + SHADOW],
    [x, y + height],
    [x + width, y + height],
  ]);

/** A pavement round each block, with its kerb, joints, awnings and shadow. */
export function pavements({ theme, fine, view, textured }: Drawn): Shape[] {
  const blocks = BLOCKS.filter((block) => inView(block, view, PAVEMENT + 1));
  if (blocks.length === 0) return [];
  const all = written(...blocks.map((block) => whole(block)));
  const rim = (reach: number, colour: Theme['soft']): Shape => ({
    d: all,
    stroke: { colour, width: 2 * reach, join: 'miter' },
  });
  const shops = awnings(view);
  return kept([
    rim(PAVEMENT + fine / 2, theme.kerb),
    rim(PAVEMENT - fine / 2, theme.ground.pavement),
    ...(textured && !isBare(theme) ? [{ d: written(slabs(view)), stroke: stroke(theme.soft, fine) }] : []),
    ...(isBare(theme) ? [] : [{ d: written(...blocks.map(shadowOf)), fill: theme.ground.shadow }]),
    ...(textured && !isBare(theme)
      ? [
          { d: written(...shops.cloth), fill: theme.ground.pavement },
          { d: written(shops.stripes), stroke: stroke(theme.ground.awning, 0.8) },
          { d: written(...shops.cloth), stroke: stroke(theme.soft, fine) },
        ]
      : []),
  ]);
}
