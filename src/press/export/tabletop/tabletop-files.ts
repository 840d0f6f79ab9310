/** The other files of an export for Tabletop Simulator, and the resolution of its pictures. */
import { exportWords } from '../../words/export-words.ts';
import type { Kit } from '../../../kit/kit.ts';
import type { TableLayout } from './initial-table.ts';
import { colourOf } from './tabletop-positions.ts';
import { ROUND } from './tabletop-objects.ts';
import type { TabletopObject, TabletopSave } from './tabletop-save.ts';
import type { ParcelFile } from '../zip.ts';

/** Pieces are small and viewed closely, sheets are large; the program shows at most 4096 pixels. */
export const PICTURE_DPI = { card: 300, piece: 1200, sheet: 200 } as const;

/** A picture's path in the zip. */
export const picturePath = (file: string): string => `pictures/${file}`;

const isDie = ({ Name, ContainedObjects }: TabletopObject): boolean =>
  Name.startsWith('Die_') || ContainedObjects?.some(isDie) === true;

/** Which kinds of things the instructions have to mention. */
const thingsIn = ({ ObjectStates }: TabletopSave): { readonly dice: boolean; readonly wheels: boolean } => ({
  dice: ObjectStates.some(isDie),
  wheels: ObjectStates.some(({ CustomImage }) => CustomImage?.CustomTile.Type === ROUND),
});

/** The saved game as a file, and instructions; `base` is the URL of the pictures. */
export function tabletopFiles(
  { id, title, language }: Pick<Kit, 'id' | 'title' | 'language'>,
  save: TabletopSave,
  base: string,
  { seats }: TableLayout,
): readonly ParcelFile[] {
  const name = `${id}.json`;
  const { howTo } = exportWords(language).tabletop;
  const sitting = seats.map((seat) => [seat.name, colourOf(seat)] as const);
  return [
    ['HOW-TO.txt', [...howTo(title, base, name, sitting, thingsIn(save)), ''].join('\n')],
    [name, `${JSON.stringify(save, undefined, 2)}\n`],
  ];
}
