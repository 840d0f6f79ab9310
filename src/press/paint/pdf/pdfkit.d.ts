/* eslint-disable no-restricted-syntax -- the library exports a class by default */
/** The document that react-pdf writes: what of it is used beside react-pdf. */
declare module 'pdfkit' {
  interface Options {
    /** react-pdf adds the pages. */
    readonly autoFirstPage: false;
    /** None to begin with: without one given it takes a font that a browser has no file of. */
    readonly font: null;
    readonly info: Readonly<Record<string, unknown>>;
    /** Streams are left as they are. */
    readonly compress: false;
  }

  export default class PdfWriter {
    constructor(options: Options);
    /** The page that is written on, with the names of the fonts that it sets. */
    readonly page: { readonly fonts: Readonly<Record<string, unknown>> };
    /** Every operator passes through it. */
    addContent: (operator: string) => PdfWriter;
    /** Where text ends, asked after each is written. */
    widthOfString: (text: string) => number;
    /** Embeds the fonts, and ends the file. */
    end: () => PdfWriter;
    on(event: 'data', heard: (piece: Uint8Array) => void): void;
    on(event: 'end', heard: () => void): void;
  }
}
