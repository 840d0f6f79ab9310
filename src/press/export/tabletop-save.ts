/** A saved object of Tabletop Simulator, as far as a box needs one: its knowledge base, "Save File Format". */

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

/** A thing on the table; what it holds stands in ContainedObjects. */
export interface TabletopObject {
  readonly GUID: string;
  readonly Name: 'DeckCustom' | 'Card' | 'CardCustom' | 'Custom_Tile' | 'Bag';
  readonly Transform: Transform;
  readonly Nickname: string;
  readonly Description: string;
  readonly ColorDiffuse: { readonly r: number; readonly g: number; readonly b: number };
  readonly Grid: boolean;
  readonly Locked: boolean;
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
  readonly ObjectStates: readonly TabletopObject[];
}
