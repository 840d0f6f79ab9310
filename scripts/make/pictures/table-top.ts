/** Parts of pictures of a table: boards, and things on them; lengths in mm. */
import type { SetFace } from '../../../src/kit/face.ts';
import type { Fonts } from '../../../src/kit/type/font.ts';
import { paintNodes } from '../../../src/press/paint/svg.ts';

const WOOD = '#66503c';
/** The width of one board of the table. */
const BOARD = 44;

/** A table of boards, each slightly darker or lighter than the next. */
export function boards(width: number, height: number): string {
  const each = Array.from({ length: Math.ceil(height / BOARD) }, (_, index) => {
    const size = `y="${index * BOARD}" width="${width}"`;
    const [tint, share] = [
      index % 5 === 1 || index % 5 === 4 ? '#ffffff' : '#000000',
      index % 3 === 0 ? 0.09 : 0.04,
    ];
    return (
      `<rect ${size} height="${BOARD}" fill="${tint}" fill-opacity="${share}"/>` +
      `<rect ${size} height="0.5" fill="#000000" fill-opacity="0.4"/>`
    );
  });
  return `<rect width="${width}" height="${height}" fill="${WOOD}"/>${each.join('')}`;
}

/** A shadow, offset by `deep`. */
export const shadowOf = ({ width, height }: SetFace, deep: number): string =>
  `<rect x="${0.5 * deep}" y="${deep}" width="${width}" height="${height}" fill="#000000" fill-opacity="0.35"/>`;

/** A face cut out of its sheet, `off` outside its trim. */
export async function cutOut(
  { width, height, nodes }: SetFace,
  fonts: Fonts,
  off: readonly [number, number] = [0, 0],
): Promise<string> {
  const print = `<g transform="translate(${off.join(' ')})">${await paintNodes(nodes, fonts)}</g>`;
  const edge = `<rect width="${width}" height="${height}" fill="none" stroke="#000000" stroke-opacity="0.2" stroke-width="0.2"/>`;
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${print}${edge}</svg>`;
}

export function found<Thing>(thing: Thing | undefined, id: string): Thing {
  if (thing === undefined) throw new Error(`There is no ${id} to lay on the table.`);
  return thing;
}
