/** What lies beside the pictures of a parcel for Tabletop Simulator, and how those are made. */
import { exportWords } from '../../words/export-words.ts';
import type { Kit } from '../../../kit/kit.ts';
import type { TableLayout } from './table-layout.ts';
import { colourOf } from './tabletop-places.ts';
import { ROUND } from './tabletop-objects.ts';
import type { TabletopObject, TabletopSave } from './tabletop-save.ts';
import type { ParcelFile } from '../zip.ts';

/** Pieces are small and looked at from near, sheets large: the program shows no more than 4096 pixels. */
export const PICTURE_DPI = { card: 300, piece: 1200, sheet: 200 } as const;

/** A picture's path in the parcel. */
export const picturePath = (file: string): string => `pictures/${file}`;

const isDie = ({ Name, ContainedObjects }: TabletopObject): boolean =>
  Name.startsWith('Die_') || ContainedObjects?.some(isDie) === true;

/** What its things call for a word on. */
const thingsIn = ({ ObjectStates }: TabletopSave): { readonly dice: boolean; readonly wheels: boolean } => ({
  dice: ObjectStates.some(isDie),
  wheels: ObjectStates.some(({ CustomImage }) => CustomImage?.CustomTile.Type === ROUND),
});

/** The saved game as its file, and what to do with it; `base` is the address that the pictures will have. */
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
