/** How a game looks where it is no component: on the outside of its box. */
import type { Colour, EditionInks } from './edition.ts';
import type { Node } from './face.ts';

export interface CoverInks extends EditionInks {
  /** The flat colour of the outside. */
  readonly ground: Colour;
  /** What is read on it. */
  readonly onGround: Colour;
}

/** A front to be drawn, mm, and the line under its title: "The cards". */
export interface CoverFront {
  readonly width: number;
  readonly height: number;
  readonly line: string;
}

/** A name as the game writes it, and the font that it is written in. */
export interface CoverTitle {
  readonly text: string;
  readonly font: string;
}

/** A narrow side of a box to be drawn, mm, as it is read: longer than it is high. */
export interface CoverSide {
  readonly width: number;
  readonly height: number;
  /** Which of the two sides that face each other. */
  readonly side: 'left' | 'right';
}

export interface Cover {
  readonly inks: CoverInks;
  /** What lids and feet of boxes bear; the kit's title in the house's capitals where left out. */
  readonly title?: CoverTitle;
  /** Title and picture from the front's upper left corner, whatever its size; what reaches beyond is clipped. */
  readonly front: (front: CoverFront) => readonly Node[];
  /** Picture and title along a narrow side; the title alone where left out. */
  readonly side?: (side: CoverSide) => readonly Node[];
}
