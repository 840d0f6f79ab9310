/** What lies beside the pictures of a parcel for Tabletop Simulator, and how those are made. */
import type { Kit } from '../../kit/kit.ts';
import type { TabletopSave } from './tabletop-save.ts';
import type { ParcelFile } from './zip.ts';

/** Pieces are small and looked at from near. */
export const PICTURE_DPI = { card: 300, piece: 1200 } as const;

/** A picture's path in the parcel. */
export const picturePath = (file: string): string => `pictures/${file}`;

const howTo = (title: string, base: string, save: string): string =>
  [
    `${title} on Tabletop Simulator`,
    '',
    `1. Put the pictures of the folder pictures where they can be reached as ${base}...: any web space does.`,
    '   This file was made for that address; for another one make it again with that one.',
    `2. Copy ${save} into Documents/My Games/Tabletop Simulator/Saves/Saved Objects.`,
    '3. In the program: Objects, Saved Objects, and the name of the game.',
    '',
    'Decks lie face down, cards of their own face up, pieces in bags. Nothing is set up and no rule is enforced.',
    '',
  ].join('\n');

/** The saved object as its file, and what to do with it; `base` is the address that the pictures will have. */
export function tabletopFiles(
  { id, title }: Pick<Kit, 'id' | 'title'>,
  save: TabletopSave,
  base: string,
): readonly ParcelFile[] {
  const name = `${id}.json`;
  return [
    ['HOW-TO.txt', howTo(title, base, name)],
    [name, `${JSON.stringify(save, undefined, 2)}\n`],
  ];
}
