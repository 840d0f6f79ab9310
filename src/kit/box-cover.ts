/** A game's graphic identity beyond its components: the outside of its boxes. */
import type { Colour, EditionInks } from './edition.ts';
import type { Node } from './face.ts';

export interface CoverInks extends EditionInks {
  /** The flat colour of the outside. */
  readonly ground: Colour;
  /** The ink for text on it. */
  readonly onGround: Colour;
}

/** The size of a front to draw, mm, and the line under its title: "The cards". */
export interface CoverFront {
  readonly width: number;
  readonly height: number;
  readonly line: string;
}

/** The title as the game writes it, and its font. */
export interface CoverTitle {
  readonly text: string;
  readonly font: string;
}

/** The size of a narrow side to draw, mm, in its reading direction: longer than high. */
export interface CoverSide {
  readonly width: number;
  readonly height: number;
  /** Which of the two opposite sides. */
  readonly side: 'left' | 'right';
}

export interface Cover {
  readonly inks: CoverInks;
  /** The title on lids and feet; the kit's title in capitals of the house font where left out. */
  readonly title?: CoverTitle;
  /** Title and picture from the upper left corner of a front of any size; clipped to it. */
  readonly front: (front: CoverFront) => readonly Node[];
  /** Picture and title of a narrow side; the title alone where left out. */
  readonly side?: (side: CoverSide) => readonly Node[];
}
