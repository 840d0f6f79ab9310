/** Typesetting faults and notes; each has a sentence that says where to look. */
import { drawingFaultSentence, type DrawingFault } from '../drawing-faults.ts';
import type { Face, MarkTrouble, Node } from '../face.ts';
import { hintFor } from '../nearest-name.ts';
import { pictureFaultSentence, type PictureFault } from '../pictures/picture-faults.ts';
import { HYPHENATED } from './hyphenation.ts';

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
      /** One or several that the font lacks. */
      readonly character: string;
      readonly font: string;
    }
  | { readonly kind: 'font'; readonly face: string; readonly field: string; readonly font: string }
  | { readonly kind: 'hyphenation'; readonly face: string; readonly field: string; readonly language: string }
  | { readonly kind: 'mark'; readonly face: string; readonly field: string; readonly trouble: MarkTrouble }
  | PictureFault
  | DrawingFault;

const codePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Most characters that a sentence names. */
const NAMED = 3;

/** '"→" (U+2192)'; of many the first, and how many more. */
function charactersText(characters: string): string {
  const all = [...characters];
  const named = all.slice(0, NAMED).map((each) => `"${each}" (${codePoint(each)})`);
  return `${named.join(', ')}${all.length > NAMED ? ` and ${all.length - NAMED} more` : ''}`;
}

/** What is said of letters that no font would help. */
const directionText = (characters: string): string =>
  /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(characters)
    ? ', and words that run from right to left cannot be set'
    : '';

/** Faults with the characters that a font lacks in one text as one. */
export function joinedGlyphs(faults: readonly TypeFault[]): readonly TypeFault[] {
  const keyOf = (fault: TypeFault): string =>
    fault.kind === 'glyph' ? [fault.face, fault.field, fault.font].join('\n') : '';
  const lacking = Map.groupBy(
    faults.filter((fault) => fault.kind === 'glyph'),
    keyOf,
  );
  return faults.flatMap((fault): readonly TypeFault[] => {
    if (fault.kind !== 'glyph') return [fault];
    const alike = lacking.get(keyOf(fault)) ?? [fault];
    const character = [...new Set(alike.map((each) => each.character))].join('');
    return alike[0] === fault ? [{ ...fault, character }] : [];
  });
}

const isKnown = (language: string): boolean => HYPHENATED.some((known) => known === language);

function hyphenationSentence(place: string, language: string): string {
  if (isKnown(language))
    return `${place} is hyphenated in "${language}", which was not loaded: call loadHyphenation('${language}') first.`;
  return `${place} is hyphenated in "${language}", which is no language with known hyphens${hintFor(language, HYPHENATED)}`;
}

function markSentence(place: string, trouble: MarkTrouble): string {
  switch (trouble.kind) {
    case 'icon':
      return `${place} has {${trouble.name}}, and there is no icon "${trouble.name}"${hintFor(trouble.name, trouble.known)}`;
    case 'style':
      return `${place} has ${trouble.style} words, and the font "${trouble.font}" has no ${trouble.style} beside it: declare one, or take the asterisks out.`;
    case 'unclosed':
      return `${place} has ${trouble.mark} before "${trouble.before}" that nothing closes: it is printed as typed.`;
  }
}

function* notesIn(face: string, nodes: readonly Node[]): Generator<string> {
  for (const node of nodes) {
    if (node.kind === 'group') yield* notesIn(face, node.nodes);
    else if (node.kind === 'text')
      for (const trouble of node.troubles ?? [])
        if (trouble.kind === 'unclosed') yield markSentence(placeOf(face, node.field), trouble);
  }
}

/** What the maker of a face may want to change in its texts, though they can be printed. */
export const textNotes = ({ id, nodes }: Face): readonly string[] => [...new Set(notesIn(id, nodes))];

const placeOf = (face: string, field: string): string => `${face}: the text of "${field}"`;

export function typeFaultSentence(fault: TypeFault): string {
  const place = placeOf(fault.face, fault.field);
  switch (fault.kind) {
    case 'drawing':
      return drawingFaultSentence(fault);
    case 'picture':
      return pictureFaultSentence(fault);
    case 'overflow': {
      const direction = fault.axis === 'width' ? 'too wide' : 'too high';
      return `${place} is ${fault.overflow.toFixed(2)} mm ${direction} for its box.`;
    }
    case 'glyph':
      return `${place} needs ${charactersText(fault.character)}, which the font ${fault.font} lacks${directionText(fault.character)}.`;
    case 'font':
      return `${place} asks for the font "${fault.font}", which the kit does not declare.`;
    case 'hyphenation':
      return hyphenationSentence(place, fault.language);
    case 'mark':
      return markSentence(place, fault.trouble);
  }
}
