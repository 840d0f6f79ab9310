/**
 * A page of react-pdf's that is one canvas. react-pdf builds it, lays it out and paints on it; the document below is
 * opened here, so that what is written comes as it is written, as data: nothing has to be read back from a file.
 */
import layOut from '@react-pdf/layout';
import render from '@react-pdf/render';
import { Canvas, Document, Page, pdf, type DocumentProps } from '@react-pdf/renderer';
import PdfWriter from 'pdfkit';
import { createElement, type ReactElement } from 'react';
import type { ParsedFont } from '../../../kit/type/font-parser.ts';
import { joinedBytes } from '../pdf/bytes.ts';

/** What of react-pdf's canvas painter is used here. */
export interface CanvasPainter {
  save: () => CanvasPainter;
  restore: () => CanvasPainter;
  translate: (x: number, y: number) => CanvasPainter;
  rotate: (degrees: number) => CanvasPainter;
  scale: (factor: number) => CanvasPainter;
  rect: (x: number, y: number, width: number, height: number) => CanvasPainter;
  roundedRect: (x: number, y: number, width: number, height: number, radius: number) => CanvasPainter;
  clip: () => CanvasPainter;
  fillColor: (colour: string) => CanvasPainter;
  strokeColor: (colour: string) => CanvasPainter;
  lineWidth: (width: number) => CanvasPainter;
  lineCap: (cap: string) => CanvasPainter;
  lineJoin: (join: string) => CanvasPainter;
  miterLimit: (limit: number) => CanvasPainter;
  dash: (lengths: readonly number[]) => CanvasPainter;
  fill: () => CanvasPainter;
  stroke: () => CanvasPainter;
  fillAndStroke: () => CanvasPainter;
  font: (font: ParsedFont, name: string, size: number) => CanvasPainter;
  text: (text: string, x: number, y: number, options: Readonly<Record<string, unknown>>) => CanvasPainter;
}

/** A canvas on which is painted, and the operators that are written on it. */
export interface OpenCanvas {
  readonly painter: CanvasPainter;
  /** Writes operators as they are, between those of the painter. */
  readonly write: (operators: string) => void;
  /** What was written since the last time. */
  readonly written: () => string;
  /** The names that its fonts have in operators, in the order in which they were first set. */
  readonly fontNames: () => readonly string[];
}

/** The page is this many points wide and high; what is drawn may lie outside. */
const SIDE = 1000;

/** Keeps what is written; the page itself stays empty. */
function keeping(writer: PdfWriter): Omit<OpenCanvas, 'painter'> {
  let operators: string[] = [];
  // It would lay out each text once more to know where that ends, which nobody asks: runs are set already.
  writer.widthOfString = () => 0;
  writer.addContent = (operator) => {
    operators.push(operator);
    return writer;
  };
  return {
    write: (operator) => void operators.push(operator),
    written: () => {
      const all = `${operators.join('\n')}\n`;
      operators = [];
      return all;
    },
    fontNames: () => Object.keys(writer.page.fonts),
  };
}

/**
 * Paints on a canvas; gives the document's bytes: its fonts, since nothing stands on the page. Embedding them takes
 * longest, and is left out where `paint` says that it does not need them.
 */
export async function paintCanvas(
  paint: (canvas: OpenCanvas) => 'with fonts' | 'without',
): Promise<Uint8Array | undefined> {
  const writer = new PdfWriter({
    autoFirstPage: false,
    font: null,
    info: { CreationDate: new Date(0) },
    // The platform would deflate in its own way: whoever takes the fonts deflates them in ours.
    compress: false,
  });
  const pieces: Uint8Array[] = [];
  const ended = new Promise<void>((done) => {
    writer.on('data', (piece) => pieces.push(piece));
    writer.on('end', done);
  });
  const kept = keeping(writer);
  let wanted: ReturnType<typeof paint> = 'with fonts';
  const canvas = createElement(Canvas, {
    style: { position: 'absolute', top: 0, left: 0, width: SIDE, height: SIDE },
    // The painter takes more than react-pdf's types say: fonts that are read already.
    paint: (painter: unknown) => {
      wanted = paint({ painter: painter as CanvasPainter, ...kept });
      if (wanted === 'without') writer.end = () => writer;
      return null;
    },
  });
  const page = createElement(Page, { size: [SIDE, SIDE] }, canvas);
  const document: ReactElement<DocumentProps> = createElement(Document, {}, page);
  const { container } = pdf(document) as { readonly container: LaidOut };
  render(writer as unknown as Parameters<typeof render>[0], await layOut(container.document));
  if ((wanted as ReturnType<typeof paint>) === 'without') return undefined;
  await ended;
  return joinedBytes(pieces);
}

/** What react-pdf makes of elements. */
interface LaidOut {
  readonly document: Parameters<typeof layOut>[0];
}
