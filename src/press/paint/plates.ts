/**
 * Draws plates: react-pdf paints every subject on a page of its own, and the pages are taken out of the document
 * as plain data. Its first page sets the whole alphabet in every font, in the same order each time, so that the
 * fonts come out the same whichever faces follow.
 */
import { ParseSpeeds, PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import { Canvas, Document, Page, pdf, type DocumentProps } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import type { Fonts } from '../../kit/type/font.ts';
import { galleryOf, type Gallery } from './apart.ts';
import {
  canvasFonts,
  drawNodes,
  lettering,
  type CanvasFonts,
  type CanvasPainter,
  type Studio,
} from './canvas.ts';
import { fontNames, packFonts } from './font-pack.ts';
import { contentOf, deflate } from './pdf-bytes.ts';
import { charactersIn, type ArtPlate, type FontPack, type Plate, type Subject } from './plate.ts';

/** Every page is this many points wide and high; what is drawn may lie outside. */
const PAGE = 1000;
/** How a page of that height begins: y is turned to grow downward. */
const OPENING = `1 0 0 -1 0 ${PAGE} cm\n`;

/** Letters that fonts like to join; joined letters are letters of their own. */
const LIGATURES = 'ff fi fl ffi ffl ft fft fb ffb fh ffh fj ffj fk ffk tt ti Th ct st fr';

type Paint = (painter: CanvasPainter) => void;

/** The first page: every character that a font has, and what it joins them to. */
function prime(painter: CanvasPainter, fonts: CanvasFonts, alphabet: string): void {
  for (const [id, font] of fonts) {
    const letters = [...alphabet].filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    const words = LIGATURES.split(' ').filter((word) =>
      [...word].every((letter) => letters.includes(letter)),
    );
    const set = (text: string, tracking: number) =>
      painter.text(text, 0, 0, { lineBreak: false, baseline: 'alphabetic', features: lettering(tracking) });
    painter.font(font, id, 10);
    set(letters.join(''), 1);
    for (const word of words) set(word, 0);
  }
}

function pageOf(paint: Paint, index: number): ReactElement {
  const style = { position: 'absolute', top: 0, left: 0, width: PAGE, height: PAGE } as const;
  const canvas = createElement(Canvas, {
    style,
    // The library's painter takes more than its types say: fonts that are read already.
    paint: (painter: unknown) => {
      paint(painter as CanvasPainter);
      return null;
    },
  });
  return createElement(Page, { key: index, size: [PAGE, PAGE] }, canvas);
}

/** A document whose pages are painted one after the other, read back. */
async function render(paints: readonly Paint[]): Promise<PDFPage[]> {
  const pages = paints.map(pageOf);
  const document: ReactElement<DocumentProps> = createElement(Document, { creationDate: new Date(0) }, pages);
  const blob = await pdf(document).toBlob();
  const options = { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest };
  const read = await PDFDocument.load(await blob.arrayBuffer(), options);
  return read.getPages();
}

/** The operators of a page, without the turn that it begins with. */
function operatorsOf(page: PDFPage): string {
  const operators = new TextDecoder().decode(contentOf(page.node.Contents()));
  if (!operators.startsWith(OPENING)) throw new Error('the PDF library begins its pages in a new way');
  return operators.slice(OPENING.length);
}

/** Marks are numbered from here, far above any miter limit that is meant. */
const FIRST_MARK = 10_000;

/** Puts art where the page marks it: operators as they are, heavy art by its name. */
function showArt(
  operators: string,
  gallery: Gallery,
): { readonly operators: string; readonly art: ArtPlate[] } {
  const shown = new Set<ArtPlate>();
  const replaced = operators.replaceAll(/^(\d{5,}) M$/gm, (_all, mark: string) => {
    const drawn = gallery.drawn(Number(mark) - FIRST_MARK);
    if (drawn === undefined) throw new Error(`a page marks art that no subject holds (${mark})`);
    if (typeof drawn === 'string') return drawn;
    shown.add(drawn);
    return `/${drawn.name} Do`;
  });
  return { operators: replaced, art: [...shown] };
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

/**
 * Draws each subject once. `alphabet` must hold every character of theirs: `alphabetOf` makes one. Plates of
 * the same fonts and alphabet go together, in whichever calls they were drawn: their `pack` is the same.
 *
 * Throws where a subject sets a letter that is not in the alphabet. Where letters join to one that the alphabet
 * does not lead to, the pack gets another id, and `assemble` refuses to mix the plates.
 */
export async function drawPlates(
  subjects: readonly Subject[],
  fonts: Fonts,
  alphabet: string,
): Promise<DrawnPlates> {
  checkLetters(subjects, alphabet);
  const canvas = canvasFonts(fonts);
  const gallery = galleryOf(subjects);
  const markOf: Studio['markOf'] = (...shown) => FIRST_MARK + gallery.numberOf(...shown);
  const [first, ...pages] = await render([
    (painter) => prime(painter, canvas, alphabet),
    ...subjects.map(
      ({ nodes }): Paint =>
        (painter) =>
          drawNodes({ painter, fonts: canvas, markOf, scale: 1 }, nodes),
    ),
  ]);
  if (!first) throw new Error('the PDF library made a document without pages');
  const pack = await packFonts(first);
  const plates = new Map<string, Plate>();
  for (const [index, { id, area }] of subjects.entries()) {
    const page = pages[index];
    if (!page) throw new Error(`the PDF library left out the page of ${id}`);
    const { operators, art } = showArt(operatorsOf(page), gallery);
    plates.set(id, { area, content: deflate(operators), fonts: fontNames(page), art, pack: pack.id });
  }
  return { plates, pack };
}
