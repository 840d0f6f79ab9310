/** The bold and italic fonts that belong to a font. */
import type { Emphasis, MarkTrouble, Run, TextBlock } from '../face.ts';
import type { Fonts } from './font.ts';
import { furtherLetters, type FontSource } from './fonts.ts';

/** The ids of the fonts of a family. */
export interface FontFamily {
  readonly regular: string;
  readonly bold?: string;
  readonly italic?: string;
  readonly boldItalic?: string;
}

/** The least weight that counts as bold beside a lighter font. */
const BOLD = 600;

/** The family of a font among those that a kit declares: the fonts with the same family name. */
export function familyOf(regular: string, fonts: readonly FontSource[]): FontFamily {
  const own = fonts.find(({ id }) => id === regular);
  // Supplementary fonts only lend letters.
  const lent = new Set(fonts.map(({ id }) => furtherLetters(id)));
  const others = fonts.filter(({ family, id }) => family === own?.family && id !== regular && !lent.has(id));
  const find = (isBold: boolean, slants: boolean): string | undefined =>
    others.find(({ weight, italic = false }) => weight >= BOLD === isBold && italic === slants)?.id;
  const [bold, italic, boldItalic] = [find(true, false), find(false, true), find(true, true)];
  return {
    regular,
    ...(bold !== undefined && { bold }),
    ...(italic !== undefined && { italic }),
    ...(boldItalic !== undefined && { boldItalic }),
  };
}

const fontIn = (family: FontFamily, emphasis: Emphasis): string | undefined => {
  if (emphasis === 'bold') return family.bold;
  return emphasis === 'italic' ? family.italic : family.boldItalic;
};

/** Icons and blanks look the same in every font. */
const isLettered = ({ text, icon }: Run): boolean => !icon && text.trim() !== '';

/** A block with the fonts for its bold and italic runs, and a trouble for each style that its family lacks. */
export function inItsFonts(block: TextBlock, fonts: Fonts): TextBlock {
  const { text, style, family: named } = block;
  if (typeof text === 'string' || !text.some(({ emphasis }) => emphasis)) return block;
  const family =
    named ??
    familyOf(
      style.font,
      [...fonts.values()].map(({ source }) => source),
    );
  const lacking = new Set<Emphasis>();
  const runs = text.map((run): Run => {
    if (run.emphasis === undefined) return run;
    const font = fontIn(family, run.emphasis);
    if (font !== undefined) return { ...run, style: { ...run.style, font } };
    if (isLettered(run)) lacking.add(run.emphasis);
    return run;
  });
  const troubles = [...lacking].map((each): MarkTrouble => ({
    kind: 'style',
    style: each,
    font: style.font,
  }));
  return { ...block, text: runs, troubles: [...(block.troubles ?? []), ...troubles] };
}
