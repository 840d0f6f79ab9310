/**
 * Draws plates: react-pdf paints all subjects in sequence on one canvas, and the operators of each are
 * captured as data. (A page for each would spend most of the time on layout.) First the whole alphabet is set
 * in every font, always in the same order, so that glyph codes do not depend on the faces.
 */
import { ParseSpeeds, PDFDocument } from '@cantoo/pdf-lib';
import type { Raster } from '../../../kit/face.ts';
import { lettering, UNJOINED, type Fonts } from '../../../kit/type/font.ts';
import { galleryOf, type Gallery } from '../gallery.ts';
import { paintCanvas, type OpenCanvas } from '../canvas/canvas-page.ts';
import { openFonts, type CanvasFonts } from '../canvas/canvas-fonts.ts';
import { drawNodes, drawTold, type Studio } from '../canvas/pdf-canvas.ts';
import { packFonts } from '../font-pack.ts';
import { deflate } from './pdf-bytes.ts';
import {
  charactersIn,
  fontsIn,
  packId,
  type ArtPlate,
  type FontPack,
  type Plate,
  type Subject,
} from './form-xobject.ts';
import { hasRasters, imageRect, MOST_DPI, withPixels, type Encode } from '../picture-pixels.ts';
import { tell } from './reading-structure.ts';
import { sheetImage, type SheetImage } from './sheet-image.ts';

/** Common ligatures, which are glyphs of their own. */
const LIGATURES = 'ff fi fl ffi ffl ft fft fb ffb fh ffh fj ffj fk ffk tt ti Th ct st fr';

/** Without kerning, which takes longest: positions do not matter here. */
const LOOSE: Readonly<Record<string, boolean>> = { ...UNJOINED, kern: false };

/** Sets every character of each font, and its ligatures; returns the fonts' names in operators. */
function prime(
  { painter, fontNames }: OpenCanvas,
  fonts: CanvasFonts,
  alphabet: string,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [id, font] of fonts) {
    const letters = [...alphabet].filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    const words = LIGATURES.split(' ').filter((word) =>
      [...word].every((letter) => letters.includes(letter)),
    );
    const set = (text: string, features: ReturnType<typeof lettering>) =>
      painter.text(text, 0, 0, { lineBreak: false, baseline: 'alphabetic', features });
    painter.font(font, id, 10);
    set(letters.join(''), LOOSE);
    for (const word of words) set(word, lettering(0));
    const name = fontNames().find((each) => ![...names.values()].includes(each));
    if (name !== undefined) names.set(id, name);
  }
  return names;
}

/** Checks that no text is outside the alphabet: it would change the glyph codes of other plates. */
function checkLetters(subjects: readonly Subject[], alphabet: string): void {
  const known = new Set(alphabet);
  for (const { id, nodes } of subjects) {
    const strange = [...charactersIn(nodes)].filter((character) => !known.has(character));
    if (strange.length > 0) throw new Error(`${id} sets "${strange.join('')}", which its alphabet lacks`);
  }
}

export interface DrawnPlates {
  /** By subject id. */
  readonly plates: ReadonlyMap<string, Plate>;
  readonly pack: FontPack;
}

/** The operators of a subject, and the resources that they use. */
type Drawing = Omit<Plate, 'pack'>;

/** Shared by all subjects: fonts, their names in operators by id, and art. */
interface AtHand {
  readonly fonts: CanvasFonts;
  readonly names: ReadonlyMap<string, string>;
  readonly gallery: Gallery;
  readonly images: ReadonlyMap<Raster, ShownImage>;
}

/** A picture, and where the whole of it lies. */
interface ShownImage extends ReturnType<typeof imageRect> {
  readonly image: SheetImage;
}

/** Fetches the pictures of subjects; halftones become art. */
async function pictured(
  subjects: readonly Subject[],
  encode?: Encode,
): Promise<{ readonly subjects: readonly Subject[]; readonly images: AtHand['images'] }> {
  if (!subjects.some(({ nodes }) => hasRasters(nodes))) return { subjects, images: new Map() };
  const images = new Map<Raster, ShownImage>();
  const made = new Map<string, SheetImage>();
  const ready: Subject[] = [];
  for (const subject of subjects) {
    const pixels = await withPixels(subject.nodes, MOST_DPI, encode);
    ready.push({ ...subject, nodes: pixels.nodes });
    for (const [raster, encoded] of pixels.images) {
      const key = pixels.keys.get(encoded) ?? '';
      const image = made.get(key) ?? sheetImage(encoded, key);
      made.set(key, image);
      images.set(raster, { ...imageRect(raster, encoded), image });
    }
  }
  return { subjects: ready, images };
}

function draw(
  { id, area, nodes, told }: Subject,
  { painter, write, written }: OpenCanvas,
  { fonts, names, gallery, images }: AtHand,
): Drawing {
  const art = new Set<ArtPlate>();
  const artOf: Studio['artOf'] = (shapes, scale) => {
    const drawn = gallery(shapes, scale);
    if (typeof drawn === 'string') return drawn;
    art.add(drawn);
    return `/${drawn.name} Do`;
  };
  const shown = new Set<SheetImage>();
  const imageOf: Studio['imageOf'] = (raster) => {
    const found = images.get(raster);
    if (!found) throw new Error(`${id} shows a picture that was not fetched`);
    const { image, ...place } = found;
    shown.add(image);
    return { ...place, name: image.name };
  };
  const studio: Studio = { painter, write, fonts, artOf, imageOf, scale: 1 };
  const reading = told && tell(nodes);
  if (reading) drawTold(studio, reading.nodes);
  else drawNodes(studio, nodes);
  const used = [...fontsIn(nodes)].flatMap((id) => names.get(id) ?? []).sort();
  const drawing = {
    area,
    content: deflate(written()),
    fonts: used,
    art: [...art],
    ...(shown.size > 0 && { images: [...shown] }),
  };
  return reading ? { ...drawing, parts: reading.parts } : drawing;
}

/** A known pack to reuse, and a progress callback. */
export interface Drawn {
  /** A pack of the same fonts and alphabet. */
  readonly pack?: FontPack | undefined;
  /** Called with the number of plates drawn so far. */
  readonly heard?: (drawn: number) => void;
  /** Gets the pixels of pictures; from their files where left out. */
  readonly encode?: Encode | undefined;
}

/**
 * Draws each subject once. `alphabet` must have all their characters: see `alphabetOf`. Plates with the same
 * fonts and alphabet can be combined, even from different calls: their `pack` is the same, and is not built
 * again if it is given.
 *
 * @throws where a subject has a character outside the alphabet. If letters form a ligature that the alphabet
 * does not produce, the pack gets another id, and `assemble` refuses to mix the plates.
 */
export async function drawPlates(
  asked: readonly Subject[],
  fonts: Fonts,
  alphabet: string,
  { pack: known, heard = () => undefined, encode }: Drawn = {},
): Promise<DrawnPlates> {
  checkLetters(asked, alphabet);
  const { subjects, images } = await pictured(asked, encode);
  const open = openFonts(fonts);
  const gallery = galleryOf(subjects);
  const drawings = new Map<string, Drawing>();
  let id = '';
  const file = await paintCanvas((page) => {
    const names = prime(page, open.fonts, alphabet);
    page.written();
    for (const subject of subjects) {
      drawings.set(subject.id, draw(subject, page, { fonts: open.fonts, names, gallery, images }));
      heard(drawings.size);
    }
    id = packId(fonts, open.numbering());
    return id === known?.id ? 'without' : 'with fonts';
  });
  const pack = file ? await packOf(file, id) : known;
  if (!pack) throw new Error('the fonts of the plates were neither drawn nor known');
  return { plates: new Map([...drawings].map(([name, drawing]) => [name, { ...drawing, pack: id }])), pack };
}

async function packOf(file: Uint8Array, id: string): Promise<FontPack> {
  const document = await PDFDocument.load(file, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest });
  return packFonts(document.getPage(0), id);
}
