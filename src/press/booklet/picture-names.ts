/** Names over a picture in letters of the page, each on a plate as wide as its name that covers nothing that matters. */
import { box, type Rect, type SetNode } from '../../kit/face.ts';
import { encloses, grown } from '../../kit/rects.ts';
import { measure } from '../../kit/type/font.ts';
import { ptToMm, round2 } from '../../kit/units.ts';
import { lineAt, linesOf, type Compositor } from './compositor.ts';
import type { BookletPicture, PictureName } from './content.ts';

/** Letters, pt; from line to line, and from letters to the edge of their plate, mm of the page. */
const NAME = { font: 'bold', size: 6.6, line: 2.5, edge: 0.6 } as const;

/** How far a plate may be from the name that it repeats, mm of the page. */
const FAR = 24;

/** A name in one of its forms, at a place of the picture, mm of the page. */
export interface Plate extends Rect {
  readonly says: readonly string[];
}

const shared = (one: Rect, other: Rect): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));

/** Offsets from nothing to `FAR`, the nearest first. */
const OFFSETS: readonly (readonly [dx: number, dy: number])[] = Array.from(
  { length: (2 * FAR + 1) ** 2 },
  (_, at) => [(at % (2 * FAR + 1)) - FAR, Math.floor(at / (2 * FAR + 1)) - FAR] as const,
).toSorted(([ax, ay], [bx, by]) => Math.hypot(ax, ay) - Math.hypot(bx, by));

/**
 * A plate for each name: as near as may be to where the picture has it, inside the picture and clear of `clear` and of
 * the plates before it. All in mm of the page.
 */
export function platesFor(
  names: readonly PictureName[],
  clear: readonly Rect[],
  bounds: Rect,
  widthOf: (text: string) => number,
): readonly Plate[] {
  return names.reduce<readonly Plate[]>((placed, { says, at }) => {
    const forms = says.length > 1 ? [[says.join(' ')], says] : [says];
    const tried = forms.flatMap((lines, form) => {
      const width = Math.max(...lines.map(widthOf)) + 2 * NAME.edge;
      const height = lines.length * NAME.line + NAME.edge;
      return OFFSETS.map(([dx, dy]): Plate & { readonly cost: number } => {
        const plate = { x: at.x + dx, y: at.y + dy, width, height, says: lines };
        const hidden = clear.reduce((sum, each) => sum + shared(plate, each), 0);
        const crowded = placed.reduce((sum, each) => sum + shared(grown(plate, 0.6), each), 0);
        const isOut = !encloses(bounds, grown(plate, 0.4));
        const cost = Math.hypot(dx, dy) + form + 8 * hidden + 20 * crowded + (isOut ? 1e4 : 0);
        return { ...plate, cost };
      });
    });
    const [first, ...others] = tried;
    if (first === undefined) return placed;
    const { cost: _, ...plate } = others.reduce((best, each) => (each.cost < best.cost ? each : best), first);
    return [...placed, plate];
  }, []);
}

/** The plates of a picture whose upper left corner is at (x, y), painted. */
export function nameNodes(
  press: Compositor,
  { list, clear, fill }: NonNullable<BookletPicture['names']>,
  at: Rect,
  scale: number,
): SetNode[] {
  const font = press.fonts.get(NAME.font);
  if (font === undefined) throw new Error(`There is no font ${NAME.font}.`);
  const scaled = ({ x, y, width, height }: Rect): Rect => ({
    x: x * scale,
    y: y * scale,
    width: width * scale,
    height: height * scale,
  });
  const plates = platesFor(
    list.map((name) => ({ ...name, at: scaled(name.at) })),
    clear.map(scaled),
    { x: 0, y: 0, width: at.width, height: at.height },
    (text) => measure(font, text, NAME.size),
  );
  const { inks, small } = press.type;
  const style = { ...small, font: NAME.font, size: NAME.size, ink: inks.key };
  return plates.flatMap(({ says, ...plate }): SetNode[] => [
    box({
      x: round2(at.x + plate.x),
      y: round2(at.y + plate.y),
      width: round2(plate.width),
      height: round2(plate.height),
      radius: 0.4,
      fill,
      stroke: { colour: inks.key, width: 0.15 },
    }),
    ...says.flatMap((text, index) =>
      linesOf(press, 'name', [{ text }], style, plate.width).map((line) =>
        lineAt(
          line,
          at.x + plate.x,
          at.y + plate.y + NAME.edge / 2 + (index + 0.5) * NAME.line + 0.35 * ptToMm(NAME.size),
          'center',
          plate.width,
        ),
      ),
    ),
  ]);
}
