/** Typesetting faults; each has a sentence that says where to look. */
import { pictureFaultSentence, type PictureFault } from '../pictures/picture-faults.ts';

export type TypeFault =
  /** The text needs `overflow` mm more than the block's width or height. */
  | {
      readonly kind: 'overflow';
      readonly face: string;
      readonly field: string;
      readonly axis: 'width' | 'height';
      readonly overflow: number;
    }
  | {
      readonly kind: 'glyph';
      readonly face: string;
      readonly field: string;
      readonly character: string;
      readonly font: string;
    }
  | { readonly kind: 'font'; readonly face: string; readonly field: string; readonly font: string }
  | PictureFault;

const codePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

export function typeFaultSentence(fault: TypeFault): string {
  const place = `${fault.face}: the text of "${fault.field}"`;
  switch (fault.kind) {
    case 'picture':
      return pictureFaultSentence(fault);
    case 'overflow': {
      const direction = fault.axis === 'width' ? 'too wide' : 'too high';
      return `${place} is ${fault.overflow.toFixed(2)} mm ${direction} for its box.`;
    }
    case 'glyph':
      return `${place} needs "${fault.character}" (${codePoint(fault.character)}), which the font ${fault.font} lacks.`;
    case 'font':
      return `${place} asks for the font "${fault.font}", which the kit does not declare.`;
  }
}
