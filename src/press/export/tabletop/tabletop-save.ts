/** The parts used here of Tabletop Simulator's save file format (its knowledge base, "Save File Format"). */

export interface CustomDeck {
  readonly FaceURL: string;
  readonly BackURL: string;
  readonly NumWidth: number;
  readonly NumHeight: number;
  readonly BackIsHidden: boolean;
  readonly UniqueBack: boolean;
  /** 0: a rectangle with round corners. */
  readonly Type: number;
}

export interface Transform {
  readonly posX: number;
  readonly posY: number;
  readonly posZ: number;
  readonly rotX: number;
  readonly rotY: number;
  readonly rotZ: number;
  readonly scaleX: number;
  readonly scaleY: number;
  readonly scaleZ: number;
}

export interface CustomImage {
  readonly ImageURL: string;
  readonly ImageSecondaryURL: string;
  readonly WidthScale: number;
  readonly CustomTile: {
    readonly Type: number;
    readonly Thickness: number;
    readonly Stackable: boolean;
    readonly Stretch: boolean;
  };
}

/** Channels from 0 to 1. */
export interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/** The program's player colours that seats use. */
export type PlayerColour = 'Red' | 'White' | 'Blue' | 'Green' | 'Yellow' | 'Purple';

/** A page of the notebook. */
export interface TabState {
  readonly title: string;
  readonly body: string;
  /** "Grey": shared. */
  readonly color: 'Grey';
  readonly visibleColor: Rgb;
  readonly id: number;
}

export interface SnapPoint {
  readonly Position: { readonly x: number; readonly y: number; readonly z: number };
}

/** A thing on the table; a container's contents are in ContainedObjects. */
export interface TabletopObject {
  readonly GUID: string;
  readonly Name:
    | 'DeckCustom'
    | 'Card'
    | 'CardCustom'
    | 'Custom_Tile'
    | 'Bag'
    | 'HandTrigger'
    | 'Die_4'
    | 'Die_6'
    | 'Die_10';
  readonly Transform: Transform;
  readonly Nickname: string;
  readonly Description: string;
  readonly ColorDiffuse: Rgb;
  readonly Grid: boolean;
  readonly Locked: boolean;
  /** The owner of a hand zone. */
  readonly FogColor?: PlayerColour;
  readonly CardID?: number;
  readonly DeckIDs?: readonly number[];
  readonly CustomDeck?: Readonly<Record<string, CustomDeck>>;
  readonly CustomImage?: CustomImage;
  readonly ContainedObjects?: readonly TabletopObject[];
}

export interface TabletopSave {
  readonly SaveName: string;
  readonly GameMode: string;
  readonly Date: string;
  readonly Table: string;
  readonly Sky: string;
  readonly Note: string;
  readonly Rules: string;
  readonly PlayerTurn: string;
  /** The notebook pages by number. */
  readonly TabStates: Readonly<Record<string, TabState>>;
  readonly SnapPoints: readonly SnapPoint[];
  readonly ObjectStates: readonly TabletopObject[];
}
