/** Things on a virtual table, whatever they are made of. */
import type { Component } from '../../../kit/component.ts';
import type { SetFace } from '../../../kit/face.ts';
import { hashData } from '../../../kit/hash.ts';
import type { TableLayout } from './table-layout.ts';
import { lyingAt, UNITS_PER_MM, type Spot } from './tabletop-places.ts';
import type { TabletopObject, Transform } from './tabletop-save.ts';

/** What is put on the table from: where it lies, and where its pictures are. */
export interface Laying {
  readonly layout: TableLayout;
  readonly base: string;
}

/** What comes onto the table of a deck, or of pieces of a kind: some on the board, the rest together. */
export interface Lot {
  readonly owner: string | undefined;
  readonly onBoard: readonly TabletopObject[];
  /** What is left, where it is put down; nothing where all of it is on the board. */
  readonly beside: ((at: Parameters<typeof lyingAt>[0]) => TabletopObject) | undefined;
}

/** A picture of one face. */
export interface FacePicture {
  readonly file: string;
  readonly of: 'card' | 'piece' | 'sheet';
  readonly face: SetFace;
}

export const pictureFile = ({ id }: SetFace): string => `${id}.jpg`;

/** What names a thing: no two on the table have the same. */
type Name = readonly (string | number)[];

/** Six hexadecimal digits, the same for the same thing every time. */
export const guidOf = (...name: Name): string => hashData(name).slice(0, 6);

const WHITE = { r: 1, g: 1, b: 1 };

export const common = (title: string, id: Name, at: Transform, description = '') => ({
  GUID: guidOf(...id),
  Transform: at,
  Nickname: title,
  Description: description,
  ColorDiffuse: WHITE,
  Grid: false,
  Locked: false,
});

/** Things of a kind in a bag. */
export const bag = (
  { name, id }: Pick<Component, 'name' | 'id'>,
  held: readonly TabletopObject[],
  at: Spot,
): TabletopObject => ({
  ...common(name, ['bag', id], lyingAt(at)),
  Name: 'Bag',
  ContainedObjects: held,
});

/** A tile of scale 1 is two units wide. */
const TILE = 2;
const TILE_THICKNESS = 0.1;

/** Of a tile, as a share of the size that it has by itself. */
export const tileScale = ({ width, height }: Pick<SetFace, 'width' | 'height'>): number =>
  (Math.max(width, height) * UNITS_PER_MM) / TILE;

/** Shapes of a tile, as the program counts them. */
const SQUARE = 0;
export const ROUND = 2;

/** A tile with a picture on it, and behind it where it has a back. */
export const tile = (
  of: {
    readonly title: string;
    readonly id: Name;
    readonly face: SetFace;
    readonly back?: SetFace;
    readonly round?: boolean;
  },
  at: Transform,
  base: string,
): TabletopObject => ({
  ...common(of.title, of.id, at),
  Name: 'Custom_Tile',
  CustomImage: {
    ImageURL: `${base}${pictureFile(of.face)}`,
    ImageSecondaryURL: of.back ? `${base}${pictureFile(of.back)}` : '',
    WidthScale: 0,
    CustomTile: {
      Type: of.round ? ROUND : SQUARE,
      Thickness: TILE_THICKNESS,
      Stackable: false,
      Stretch: false,
    },
  },
});
