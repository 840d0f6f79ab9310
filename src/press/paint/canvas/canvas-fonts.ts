/** Fonts as a canvas takes them: what is set once more is not laid out once more, and which letters were set is known. */
import type { Fonts } from '../../../kit/type/font.ts';
import { parsedFont, type ParsedFont } from '../../../kit/type/font-parser.ts';

/** Fonts by id, as the canvas takes them. */
export type CanvasFonts = ReadonlyMap<string, ParsedFont>;

/** What a painter reads of a text that is laid out. */
type GlyphRun = Pick<ReturnType<ParsedFont['layout']>, 'glyphs' | 'positions'>;

type Features = Parameters<ParsedFont['layout']>[1];

/** Texts of a font that are kept, some two kilobytes each: more than the sheets and booklets of a box set. */
const MOST = 2000;

const laidOut = new WeakMap<ParsedFont, Map<string, GlyphRun>>();

function layOut(font: ParsedFont, text: string, features: Features): GlyphRun {
  const kept = laidOut.get(font) ?? new Map<string, GlyphRun>();
  laidOut.set(font, kept);
  const key = `${JSON.stringify(features)}${text}`;
  const run = kept.get(key) ?? font.layout(text, features);
  if (kept.size >= MOST) kept.clear();
  kept.set(key, run);
  // The painter scales positions in their place.
  return { glyphs: run.glyphs, positions: run.positions.map((position) => ({ ...position })) };
}

/** The letters that a document embeds of a font; their numbers are their places. */
interface Subset {
  readonly glyphs: readonly number[];
}

export interface OpenFonts {
  readonly fonts: CanvasFonts;
  /** Which letters of each font have which numbers by now: all that a document embeds of them. */
  readonly numbering: () => Readonly<Record<string, readonly number[]>>;
}

/** A kit's fonts for one canvas, in the order in which they are given. */
export function openFonts(fonts: Fonts): OpenFonts {
  const subsets = new Map<string, Subset>();
  const opened = [...fonts].map(([id, { bytes, source }]) => {
    const font = parsedFont(bytes, source.file);
    const createSubset = () => {
      const subset = font.createSubset();
      subsets.set(id, subset as unknown as Subset);
      return subset;
    };
    const layout = (text: string, features: Features) => layOut(font, text, features);
    const own = { createSubset: { value: createSubset }, layout: { value: layout } };
    return [id, Object.create(font, own) as ParsedFont] as const;
  });
  return {
    fonts: new Map(opened),
    numbering: () => Object.fromEntries([...subsets].map(([id, { glyphs }]) => [id, [...glyphs]])),
  };
}
