/** Letters as outlines from the font, without kerning: enough to estimate the ink of a line and its place. */
import { written } from '../../kit/engrave/path/outline.ts';
import { readPath } from '../../kit/engrave/path/path-data.ts';
import { art, type Art, type Line, type Outline, type SetRun } from '../../kit/face.ts';
import type { Font, Fonts } from '../../kit/type/font.ts';
import { parsedFont, type ParsedFont } from '../../kit/type/font-parser.ts';
import { ptToMm } from '../../kit/units.ts';

/** A letter's advance and outline in the font's units, y growing downward. */
export interface Letter {
  readonly advance: number;
  readonly d: Outline;
}

/** A parsed font with a cache of its letters. */
interface Letters {
  readonly font: ParsedFont;
  readonly known: Map<string, Letter>;
}

const read = new WeakMap<Font, Letters>();

function readLetters(font: Font): Letters {
  const earlier = read.get(font);
  if (earlier) return earlier;
  const letters = { font: parsedFont(font.bytes, font.source.file), known: new Map<string, Letter>() };
  read.set(font, letters);
  return letters;
}

function letterOf({ font, known }: Letters, character: string): Letter {
  const earlier = known.get(character);
  if (earlier) return earlier;
  const glyph = font.glyphForCodePoint(character.codePointAt(0) ?? 0);
  const letter = { advance: glyph.advanceWidth, d: written(readPath(glyph.path.scale(1, -1).toSVG())) };
  known.set(character, letter);
  return letter;
}

/** One letter of a font, with the font's units an em. */
export function letterIn(font: Font, character: string): Letter & { readonly unitsPerEm: number } {
  const letters = readLetters(font);
  return { ...letterOf(letters, character), unitsPerEm: letters.font.unitsPerEm };
}

/** The letters of a run in sequence, scaled to the width that the run was set to. */
function runArt(run: SetRun, baseline: number, letters: Letters): Art[] {
  const scale = ptToMm(run.size) / letters.font.unitsPerEm;
  const row = [...run.text].map((character) => letterOf(letters, character));
  const loose = row.reduce((sum, { advance }) => sum + advance * scale, 0);
  const shrink = loose > 0 ? run.width / loose : 1;
  let x = run.x;
  return row.flatMap(({ advance, d }) => {
    const letter = art({ x, y: baseline, scale, shapes: [{ d, fill: run.ink }] });
    x += advance * scale * shrink;
    return d.steps === '' ? [] : [letter];
  });
}

export const lettersOf = ({ baseline, runs }: Line, fonts: Fonts): Art[] =>
  runs.flatMap((run) => {
    const font = fonts.get(run.font);
    return font ? runArt(run, baseline, readLetters(font)) : [];
  });
