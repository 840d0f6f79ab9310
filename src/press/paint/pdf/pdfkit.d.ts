/** The part of pdfkit, which react-pdf writes with, that is used here directly. */
declare module 'pdfkit' {
  interface Options {
    /** react-pdf adds the pages. */
    readonly autoFirstPage: false;
    /** No default font: pdfkit's would need a file that a browser does not have. */
    readonly font: null;
    readonly info: Readonly<Record<string, unknown>>;
    /** Streams stay uncompressed. */
    readonly compress: false;
  }

  export default class PdfWriter {
    constructor(options: Options);
    /** The current page, with the names of its fonts. */
    readonly page: { readonly fonts: Readonly<Record<string, unknown>> };
    /** Called for every operator. */
    addContent: (operator: string) => PdfWriter;
    /** Called after each text, to find its end. */
    widthOfString: (text: string) => number;
    /** Embeds the fonts and finishes the file. */
    end: () => PdfWriter;
    on(event: 'data', heard: (piece: Uint8Array) => void): void;
    on(event: 'end', heard: () => void): void;
  }
}
