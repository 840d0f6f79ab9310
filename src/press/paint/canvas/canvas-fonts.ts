/** Fonts for the PDF canvas: caches text layouts, and keeps track of the embedded glyphs. */
import type { Fonts } from '../../../kit/type/font.ts';
import { parsedFont, type ParsedFont } from '../../../kit/type/font-parser.ts';

export type CanvasFonts = ReadonlyMap<string, ParsedFont>;

/** The part of a laid-out text that the painter reads. */
type GlyphRun = Pick<ReturnType<ParsedFont['layout']>, 'glyphs' | 'positions'>;

type Features = Parameters<ParsedFont['layout']>[1];

/**
 * The most cached layouts a font, about two kilobytes each: more than the sheets and booklets of a box need.
 */
const MOST = 2000;

const laidOut = new WeakMap<ParsedFont, Map<string, GlyphRun>>();

function layOut(font: ParsedFont, text: string, features: Features): GlyphRun {
  const kept = laidOut.get(font) ?? new Map<string, GlyphRun>();
  laidOut.set(font, kept);
  const key = `${JSON.stringify(features)}${text}`;
  const run = kept.get(key) ?? font.layout(text, features);
  if (kept.size >= MOST) kept.clear();
  kept.set(key, run);
  // The painter modifies positions in place.
  return { glyphs: run.glyphs, positions: run.positions.map((position) => ({ ...position })) };
}

/** The glyphs that a document embeds of a font; their indices are their codes. */
interface Subset {
  readonly glyphs: readonly number[];
}

export interface OpenFonts {
  readonly fonts: CanvasFonts;
  /** The glyphs embedded so far, by font, in the order of their codes. */
  readonly numbering: () => Readonly<Record<string, readonly number[]>>;
}

/** Prepares a kit's fonts for one canvas, in the given order. */
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
