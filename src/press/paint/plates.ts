/**
 * Draws plates: react-pdf paints all subjects one after the other on one canvas, and what it wrote for each is
 * taken out of the document as plain data. (A page for each would take most of the time to lay out.) First of all
 * the whole alphabet is set in every font, in the same order each time, so that the fonts come out the same
 * whichever faces follow.
 */
import { ParseSpeeds, PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import { Canvas, Document, Page, pdf, type DocumentProps } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import { lettering, UNJOINED, type Fonts } from '../../kit/type/font.ts';
import { galleryOf, type Gallery } from './apart.ts';
import {
  canvasFonts,
  drawNodes,
  drawTold,
  type CanvasFonts,
  type CanvasPainter,
  type StretchMarks,
  type Studio,
} from './canvas.ts';
import { packFonts } from './font-pack.ts';
import { contentOf, deflate } from './pdf-bytes.ts';
import { charactersIn, type ArtPlate, type FontPack, type Plate, type Subject } from './plate.ts';
import { tell } from './told.ts';

/** The canvas is this many points wide and high; what is drawn may lie outside. */
const SIDE = 1000;

/** Letters that fonts like to join; joined letters are letters of their own. */
const LIGATURES = 'ff fi fl ffi ffl ft fft fb ffb fh ffh fj ffj fk ffk tt ti Th ct st fr';

type Paint = (painter: CanvasPainter) => void;

/** Letters one by one: where they stand is no matter here, and kerning each with the next takes longest. */
const LOOSE: Readonly<Record<string, boolean>> = { ...UNJOINED, kern: false };

/** Sets every character that a font has, and what it joins them to. */
function prime(painter: CanvasPainter, fonts: CanvasFonts, alphabet: string): void {
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
  }
}

/** A page that is one canvas, painted by react-pdf and read back. */
async function render(paint: Paint): Promise<PDFPage> {
  const canvas = createElement(Canvas, {
    style: { position: 'absolute', top: 0, left: 0, width: SIDE, height: SIDE },
    // The library's painter takes more than its types say: fonts that are read already.
    paint: (painter: unknown) => {
      paint(painter as CanvasPainter);
      return null;
    },
  });
  const page = createElement(Page, { size: [SIDE, SIDE] }, canvas);
  const document: ReactElement<DocumentProps> = createElement(Document, { creationDate: new Date(0) }, page);
  const blob = await pdf(document).toBlob();
  const options = { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest };
  const read = await PDFDocument.load(await blob.arrayBuffer(), options);
  return read.getPage(0);
}

/**
 * Marks are miter limits that no drawing asks for: the canvas cannot name another object or take operators as
 * they are, and nothing else that it writes looks like them. The first divides subjects, the rest stand for art.
 */
const DIVIDER = 10_000;
const FIRST_ART = DIVIDER + 1;

/** Beyond all art: the end of a stretch, the begin of decoration, and after it of the stretches with numbers. */
const END = 10_000_000;
const DECORATION = END + 1;
const FIRST_STRETCH = END + 2;

/** What stands in the content where a stretch begins or ends; `types` are those of the numbered ones. */
function stretchOperator(mark: number, types: readonly string[]): string {
  if (mark === END) return 'EMC';
  if (mark === DECORATION) return '/Artifact BMC';
  const number = mark - FIRST_STRETCH;
  return `/${types[number] ?? 'Span'} <</MCID ${number}>> BDC`;
}

/** What stands between each divider and the next. */
function dividedOperators(page: PDFPage): string[] {
  const operators = new TextDecoder().decode(contentOf(page.node.Contents()));
  return operators.split(new RegExp(`^${DIVIDER} M\n`, 'm')).slice(1, -1);
}

/** Puts what they stand for where marks are: art as operators or, heavy art, by its name; and stretches. */
function unmarked(
  operators: string,
  gallery: Gallery,
  types: readonly string[],
): Pick<Plate, 'art'> & { readonly operators: string } {
  const shown = new Set<ArtPlate>();
  const replaced = operators.replaceAll(/^(\d{5,}) M$/gm, (_all, mark: string) => {
    if (Number(mark) >= END) return stretchOperator(Number(mark), types);
    const drawn = gallery.drawn(Number(mark) - FIRST_ART);
    if (drawn === undefined) throw new Error(`a drawing marks art that no subject holds (${mark})`);
    if (typeof drawn === 'string') return drawn;
    shown.add(drawn);
    return `/${drawn.name} Do`;
  });
  return { operators: replaced, art: [...shown] };
}

/** Names of the fonts that operators ask for. */
const fontsIn = (operators: string): string[] =>
  [...new Set([...operators.matchAll(/^\/(F\d+) \S+ Tf$/gm)].map(([, name]) => name ?? ''))].sort();

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
  const markOf: Studio['markOf'] = (...shown) => FIRST_ART + gallery.numberOf(...shown);
  const told = subjects.map((subject) => (subject.told ? tell(subject.nodes) : undefined));
  const page = await render((painter) => {
    prime(painter, canvas, alphabet);
    const studio: Studio = { painter, fonts: canvas, markOf, scale: 1 };
    const marks: StretchMarks = {
      begin: ({ number }) => painter.miterLimit(number === undefined ? DECORATION : FIRST_STRETCH + number),
      end: () => painter.miterLimit(END),
    };
    for (const [index, { nodes }] of subjects.entries()) {
      painter.miterLimit(DIVIDER);
      const reading = told[index];
      if (reading) drawTold(studio, reading.nodes, marks);
      else drawNodes(studio, nodes);
      heard(index + 1);
    }
    painter.miterLimit(DIVIDER);
  });
  const pack = await packFonts(page);
  const drawn = dividedOperators(page);
  if (drawn.length !== subjects.length)
    throw new Error('the PDF library did not keep the marks between drawings');
  const plates = new Map<string, Plate>();
  for (const [index, { id, area }] of subjects.entries()) {
    const reading = told[index];
    const { operators, art } = unmarked(drawn[index] ?? '', gallery, reading?.types ?? []);
    const common = { area, content: deflate(operators), fonts: fontsIn(operators), art, pack: pack.id };
    plates.set(id, reading ? { ...common, parts: reading.parts } : common);
  }
  return { plates, pack };
}
