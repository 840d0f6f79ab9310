/** Builders for objects on the virtual table. */
import type { Component } from '../../../kit/component.ts';
import type { SetFace } from '../../../kit/face.ts';
import { hashData } from '../../../kit/content-hash.ts';
import type { TableLayout } from './initial-table.ts';
import { lyingAt, UNITS_PER_MM, type Spot } from './tabletop-positions.ts';
import type { TabletopObject, Transform } from './tabletop-save.ts';

/** The table layout, and the URL of the pictures. */
export interface Laying {
  readonly layout: TableLayout;
  readonly base: string;
}

/** The objects for a deck, or for pieces of one kind: some on the board, the rest together. */
export interface Lot {
  readonly owner: string | undefined;
  readonly onBoard: readonly TabletopObject[];
  /** Places the rest; undefined where everything is on the board. */
  readonly beside: ((at: Parameters<typeof lyingAt>[0]) => TabletopObject) | undefined;
}

/** A picture of one face. */
export interface FacePicture {
  readonly file: string;
  readonly of: 'card' | 'piece' | 'sheet';
  readonly face: SetFace;
}

export const pictureFile = ({ id }: SetFace): string => `${id}.jpg`;

/** A unique name of an object. */
type Name = readonly (string | number)[];

/** A stable id of six hexadecimal digits. */
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

/** A bag of equal things. */
export const bag = (
  { name, id }: Pick<Component, 'name' | 'id'>,
  held: readonly TabletopObject[],
  at: Spot,
): TabletopObject => ({
  ...common(name, ['bag', id], lyingAt(at)),
  Name: 'Bag',
  ContainedObjects: held,
});

/** The width of a tile at scale 1, units. */
const TILE = 2;
const TILE_THICKNESS = 0.1;

/** The scale of a tile for a face. */
export const tileScale = ({ width, height }: Pick<SetFace, 'width' | 'height'>): number =>
  (Math.max(width, height) * UNITS_PER_MM) / TILE;

/** The program's numbers for tile shapes. */
const SQUARE = 0;
export const ROUND = 2;

/** A tile with a picture in front, and on its back if it has one. */
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
