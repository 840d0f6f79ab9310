/* eslint-disable no-restricted-syntax -- the library exports a class by default */
/** What of the PDF library is used: letters in fonts that are read already, and operators as they are. */
declare module 'pdfkit' {
  import type { ParsedFont } from '../../kit/type/parsed.ts';

  interface Options {
    /** Points. */
    readonly size: readonly [width: number, height: number];
    readonly margin: number;
    /** None to begin with: without one given it takes a font that a browser has no file of. */
    readonly font: null;
    readonly info: Readonly<Record<string, unknown>>;
  }

  export default class PdfWriter {
    constructor(options: Options);
    /** The page that is written on, with the names of the fonts that it sets. */
    readonly page: { readonly fonts: Readonly<Record<string, unknown>> };
    /** Every operator passes through it. */
    addContent: (operator: string) => PdfWriter;
    save(): PdfWriter;
    restore(): PdfWriter;
    translate(x: number, y: number): PdfWriter;
    rotate(degrees: number): PdfWriter;
    scale(factor: number): PdfWriter;
    rect(x: number, y: number, width: number, height: number): PdfWriter;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): PdfWriter;
    clip(): PdfWriter;
    fillColor(colour: string): PdfWriter;
    strokeColor(colour: string): PdfWriter;
    lineWidth(width: number): PdfWriter;
    lineCap(cap: string): PdfWriter;
    lineJoin(join: string): PdfWriter;
    miterLimit(limit: number): PdfWriter;
    dash(lengths: readonly number[]): PdfWriter;
    fill(): PdfWriter;
    stroke(): PdfWriter;
    fillAndStroke(): PdfWriter;
    font(font: ParsedFont, name: string, size: number): PdfWriter;
    text(text: string, x: number, y: number, options: Readonly<Record<string, unknown>>): PdfWriter;
    on(event: 'data', heard: (piece: Uint8Array) => void): void;
    on(event: 'end', heard: () => void): void;
    end(): void;
  }
}
