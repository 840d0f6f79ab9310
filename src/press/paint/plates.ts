/**
 * Draws plates: the PDF library writes all subjects one after the other on one page, and what it writes for each is
 * kept as plain data. First of all the whole alphabet is set in every font, in the same order each time, so that the
 * fonts come out the same whichever faces follow.
 */
import { ParseSpeeds, PDFDocument } from '@cantoo/pdf-lib';
import PdfWriter from 'pdfkit';
import { lettering, UNJOINED, type Fonts } from '../../kit/type/font.ts';
import { galleryOf } from './apart.ts';
import { canvasFonts, drawNodes, drawTold, type CanvasFonts, type Studio } from './canvas.ts';
import { packFonts } from './font-pack.ts';
import { deflate } from './pdf-bytes.ts';
import { charactersIn, fontsIn, type ArtPlate, type FontPack, type Plate, type Subject } from './plate.ts';
import { tell } from './told.ts';

/** The page is this many points wide and high; what is drawn may lie outside. */
const SIDE = 1000;

/** Letters that fonts like to join; joined letters are letters of their own. */
const LIGATURES = 'ff fi fl ffi ffl ft fft fb ffb fh ffh fj ffj fk ffk tt ti Th ct st fr';

/** Letters one by one: where they stand is no matter here, and kerning each with the next takes longest. */
const LOOSE: Readonly<Record<string, boolean>> = { ...UNJOINED, kern: false };

/** The PDF library on one page, and what it writes there in place of the page. */
interface Press {
  readonly painter: PdfWriter;
  /** What was written since the last time. */
  readonly written: () => string;
  /** The document's bytes: its fonts, since nothing stands on the page. */
  readonly end: () => Promise<Uint8Array>;
}

function openPress(): Press {
  const painter = new PdfWriter({
    size: [SIDE, SIDE],
    margin: 0,
    font: null,
    info: { CreationDate: new Date(0) },
  });
  let operators: string[] = [];
  painter.addContent = (operator) => {
    operators.push(operator);
    return painter;
  };
  return {
    painter,
    written: () => {
      const all = `${operators.join('\n')}\n`;
      operators = [];
      return all;
    },
    end: () =>
      new Promise((done) => {
        const pieces: Uint8Array[] = [];
        painter.on('data', (piece) => pieces.push(piece));
        painter.on('end', () => done(joined(pieces)));
        painter.end();
      }),
  };
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

/** Sets every character that a font has, and what it joins them to; gives the names that the fonts have in operators. */
function prime(painter: PdfWriter, fonts: CanvasFonts, alphabet: string): ReadonlyMap<string, string> {
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
    const name = Object.keys(painter.page.fonts).find((each) => ![...names.values()].includes(each));
    if (name !== undefined) names.set(id, name);
  }
  return names;
}

/** A letter outside the alphabet would renumber those of every other plate. */
function checkLetters(subjects: readonly Subject[], alphabet: string): void {
  const known = new Set(alphabet);
  for (const { id, nodes } of subjects) {
    const strange = [...charactersIn(nodes)].filter((character) => !known.has(character));
    if (strange.length > 0) throw new Error(`${id} sets "${strange.join('')}", which its alphabet lacks`);
  }
}

export interface DrawnPlates {
  /** By the subjects' ids. */
  readonly plates: ReadonlyMap<string, Plate>;
  readonly pack: FontPack;
}

/** What a subject shows, as operators, and what these refer to by name. */
type Drawing = Omit<Plate, 'pack'>;

/**
 * Draws each subject once; `heard` hears how many are drawn. `alphabet` must hold every character of theirs: `alphabetOf` makes one. Plates of
 * the same fonts and alphabet go together, in whichever calls they were drawn: their `pack` is the same.
 *
 * Throws where a subject sets a letter that is not in the alphabet. Where letters join to one that the alphabet
 * does not lead to, the pack gets another id, and `assemble` refuses to mix the plates.
 */
export async function drawPlates(
  subjects: readonly Subject[],
  fonts: Fonts,
  alphabet: string,
  heard: (drawn: number) => void = () => undefined,
): Promise<DrawnPlates> {
  checkLetters(subjects, alphabet);
  const canvas = canvasFonts(fonts);
  const gallery = galleryOf(subjects);
  const { painter, written, end } = openPress();
  const names = prime(painter, canvas, alphabet);
  written();

  const draw = ({ area, nodes, told }: Subject): Drawing => {
    const art = new Set<ArtPlate>();
    const artOf: Studio['artOf'] = (shapes, scale) => {
      const drawn = gallery(shapes, scale);
      if (typeof drawn === 'string') return drawn;
      art.add(drawn);
      return `/${drawn.name} Do`;
    };
    const studio: Studio = { painter, fonts: canvas, artOf, scale: 1 };
    const reading = told && tell(nodes);
    if (reading) drawTold(studio, reading.nodes);
    else drawNodes(studio, nodes);
    const used = [...fontsIn(nodes)].flatMap((id) => names.get(id) ?? []).sort();
    const drawing = { area, content: deflate(written()), fonts: used, art: [...art] };
    return reading ? { ...drawing, parts: reading.parts } : drawing;
  };

  const drawings = subjects.map((subject, index) => {
    const drawing = draw(subject);
    heard(index + 1);
    return [subject.id, drawing] as const;
  });
  const options = { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest };
  const pack = await packFonts((await PDFDocument.load(await end(), options)).getPage(0));
  return { plates: new Map(drawings.map(([id, drawing]) => [id, { ...drawing, pack: pack.id }])), pack };
}
