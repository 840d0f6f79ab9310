/** What a maker says of things that are no cards: tokens, standees, mats, boards, pads, rulers, dice, wheels. */
import type { Canvas, Drawn, Size } from './definition.ts';
import type { TokenShape } from './token-shape.ts';

/** Where such a side is drawn. */
export interface PartCanvas extends Canvas {
  readonly part: { readonly id: string; readonly name: string };
  /** Which side of a die or disc of a wheel, counted from 1; 1 for anything else. */
  readonly number: number;
}

/** Draws a side of a token, mat, die or any other thing that is no card. */
export type DrawPart = (canvas: PartCanvas) => Drawn;

interface Part {
  /** Made from its id where left out. */
  readonly name?: string;
  /** How many are in the box; 1 where left out. */
  readonly count?: number;
  readonly face: DrawPart;
}

/** Cut along its edges: a token, a mat, a board, a pad or a ruler. */
export interface FlatDefinition extends Part {
  readonly size: Size;
  /** Its other side; blank where left out. */
  readonly back?: DrawPart;
}

/** A token, cut along its edges, or along the outline of a shape that fills its size. */
export interface TokenDefinition extends FlatDefinition {
  /** "round" or "hex"; a rectangle where left out. Draw over the whole of it: what lies outside is cut away. */
  readonly shape?: TokenShape;
}

/** Folded so that it stands: its size is that of a panel. */
export interface StandeeDefinition extends FlatDefinition {
  /** How deep its foot is, mm; 12 where left out. */
  readonly depth?: number;
}

export interface DieDefinition extends Part {
  /** The length of an edge, mm; 16 where left out. */
  readonly edge?: number;
  /** 6 where left out. */
  readonly sides?: 4 | 6 | 10;
}

export interface WheelDefinition extends Part {
  /** Diameters, the lowest first, mm. */
  readonly discs: readonly number[];
  /** The diameter of the pin, mm; 4 where left out. */
  readonly pin?: number;
}

type Parts<Definition> = Readonly<Record<string, Definition>>;

/** What is in a box beside cards, by its id. */
export interface PartDefinitions {
  readonly tokens?: Parts<TokenDefinition>;
  readonly standees?: Parts<StandeeDefinition>;
  readonly mats?: Parts<FlatDefinition>;
  /** Of any size: printed over as many pages as it takes. */
  readonly boards?: Parts<FlatDefinition>;
  readonly pads?: Parts<FlatDefinition>;
  readonly rulers?: Parts<FlatDefinition>;
  readonly dice?: Parts<DieDefinition>;
  readonly wheels?: Parts<WheelDefinition>;
}
