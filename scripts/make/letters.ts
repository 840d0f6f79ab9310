/**
 * Letters as art, from the outlines in the font itself: the quickest way to a picture of a face where nothing hangs
 * on the hair's breadth that painters take care of.
 */
import * as fontkit from 'fontkit';
import { art, type Art, type Line, type SetNode, type SetRun } from '../../src/kit/face.ts';
import { UNJOINED, type Font, type Fonts } from '../../src/kit/type/font.ts';
import { ptToMm } from '../../src/kit/units.ts';

/** A font that is read, and the outlines of its letters as far as they were asked for. */
interface Outlines {
  readonly font: fontkit.Font;
  /** Path data by glyph, in the font's units, y growing downward. */
  readonly glyphs: Map<number, string>;
}

const read = new WeakMap<Font, Outlines>();

function outlinesOf(font: Font): Outlines {
  const known = read.get(font);
  if (known) return known;
  const parsed = fontkit.create(font.bytes as Parameters<typeof fontkit.create>[0]);
  if (!('layout' in parsed)) throw new Error(`${font.source.file} holds a collection of fonts, not one font`);
  const outlines = { font: parsed, glyphs: new Map<number, string>() };
  read.set(font, outlines);
  return outlines;
}

function outline({ glyphs }: Outlines, glyph: fontkit.Glyph): string {
  const d = glyphs.get(glyph.id) ?? glyph.path.scale(1, -1).toSVG();
  glyphs.set(glyph.id, d);
  return d;
}

function lettersOf(run: SetRun, baseline: number, outlines: Outlines): Art[] {
  const { text, size, tracking, ink } = run;
  const { font } = outlines;
  const { glyphs, positions } = font.layout(text, tracking === 0 ? [] : UNJOINED);
  const scale = ptToMm(size) / font.unitsPerEm;
  let x = run.x;
  return glyphs.map((glyph, index) => {
    const letter = art({ x, y: baseline, scale, shapes: [{ d: outline(outlines, glyph), fill: ink }] });
    x += (positions[index]?.xAdvance ?? 0) * scale + (ptToMm(size) * tracking) / 1000;
    return letter;
  });
}

const letters = ({ baseline, runs }: Line, fonts: Fonts): Art[] =>
  runs.flatMap((run) => {
    const font = fonts.get(run.font);
    return font ? lettersOf(run, baseline, outlinesOf(font)) : [];
  });

/** The nodes with every line of text as art. */
export const withLetters = (nodes: readonly SetNode[], fonts: Fonts): SetNode[] =>
  nodes.flatMap((node): SetNode[] => {
    if (node.kind === 'line') return letters(node, fonts);
    return node.kind === 'group' ? [{ ...node, nodes: withLetters(node.nodes, fonts) }] : [node];
  });
