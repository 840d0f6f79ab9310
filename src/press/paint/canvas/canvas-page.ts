/**
 * A react-pdf page with a single canvas. react-pdf lays it out and paints; its underlying pdfkit document is
 * opened here to capture the operators as they are written, without parsing a file.
 */
import layOut from '@react-pdf/layout';
import render from '@react-pdf/render';
import { Canvas, Document, Page, pdf, type DocumentProps } from '@react-pdf/renderer';
import PdfWriter from 'pdfkit';
import { createElement, type ReactElement } from 'react';
import type { ParsedFont } from '../../../kit/type/font-parser.ts';
import { joinedBytes } from '../pdf/bytes.ts';

/** The part of react-pdf's canvas painter used here. */
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

/** A canvas whose written operators can be read. */
export interface OpenCanvas {
  readonly painter: CanvasPainter;
  /** Writes raw operators between those of the painter. */
  readonly write: (operators: string) => void;
  /** The operators since the last call. */
  readonly written: () => string;
  /** The names of its fonts in operators, in order of first use. */
  readonly fontNames: () => readonly string[];
}

/** The page's width and height in points; drawings may exceed it. */
const SIDE = 1000;

/** Captures operators; the page itself stays empty. */
function keeping(writer: PdfWriter): Omit<OpenCanvas, 'painter'> {
  let operators: string[] = [];
  // pdfkit would lay out each text again for its width, which is not needed: runs are already set.
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
 * Paints on a canvas and returns the document's bytes, which only contain fonts, since nothing is on the page.
 * Embedding fonts takes longest; it is skipped, with undefined as the result, where `paint` returns `without`.
 */
export async function paintCanvas(
  paint: (canvas: OpenCanvas) => 'with fonts' | 'without',
): Promise<Uint8Array | undefined> {
  const writer = new PdfWriter({
    autoFirstPage: false,
    font: null,
    info: { CreationDate: new Date(0) },
    // The platform's compression may differ; whoever takes the fonts compresses them.
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
    // The painter accepts already parsed fonts, which react-pdf's types do not say.
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

/** The result of react-pdf's layout. */
interface LaidOut {
  readonly document: Parameters<typeof layOut>[0];
}
