/**
 * Writes the structure tree of a PDF for screen readers. Each page is a section; its elements refer to
 * stretches of the page's content by number, and a parent tree maps these numbers back to the elements.
 */
import {
  PDFHexString,
  PDFName,
  PDFString,
  type PDFContext,
  type PDFDocument,
  type PDFObject,
  type PDFPage,
  type PDFRef,
} from '@cantoo/pdf-lib';
import type { Part } from './reading-structure.ts';

/** The structure of one page. */
export interface PageReading {
  readonly page: PDFPage;
  readonly parts: readonly Part[];
}

export const stretchesIn = (parts: readonly Part[]): number =>
  parts.reduce((sum, { holds }) => sum + (typeof holds === 'number' ? 1 : stretchesIn(holds)), 0);

/** A PDF text string, in the short form for plain ASCII. */
const textString = (text: string): PDFString | PDFHexString =>
  /^[\x20-\x7e]*$/.test(text)
    ? PDFString.of(text.replaceAll(/[\\()]/g, String.raw`\$&`))
    : PDFHexString.fromText(text);

/** The document being written. */
interface Writing {
  readonly context: PDFContext;
  /** Alternative texts already written: a card is on a sheet more than once. */
  readonly alts: Map<string, PDFRef>;
}

function altOf({ context, alts }: Writing, alt: string): PDFRef {
  const reference = alts.get(alt) ?? context.register(textString(alt));
  alts.set(alt, reference);
  return reference;
}

/** The parent element, the page, and the page's elements by stretch number. */
interface Below {
  readonly parent: PDFRef;
  readonly page: PDFPage;
  readonly byNumber: PDFRef[];
}

function writePart(writing: Writing, { type, alt, box, holds }: Part, below: Below): PDFRef {
  const { context } = writing;
  const reference = context.nextRef();
  const isStretch = typeof holds === 'number';
  const inside = { ...below, parent: reference };
  const held = isStretch ? holds : holds.map((part) => writePart(writing, part, inside));
  if (isStretch) below.byNumber[holds] = reference;
  const entries: Record<string, PDFObject | string | number | PDFObject[]> = {
    S: type,
    P: below.parent,
    K: held,
    ...(isStretch && { Pg: below.page.ref }),
    ...(alt !== undefined && { Alt: altOf(writing, alt) }),
    ...(box && { A: context.obj({ O: 'Layout', BBox: [...box] }) }),
  };
  context.assign(reference, context.obj(entries));
  return reference;
}

/** Writes the structure tree; `readings` has every page in order. */
export function writeStructure({ context, catalog }: PDFDocument, readings: readonly PageReading[]): void {
  const writing: Writing = { context, alts: new Map() };
  const [root, whole] = [context.nextRef(), context.nextRef()];
  const numbers: (number | PDFRef[])[] = [];
  const sections = readings.flatMap(({ page, parts }, index) => {
    const byNumber: PDFRef[] = [];
    const one = parts.length === 1 ? parts : [{ type: 'Sect', holds: parts }];
    const written =
      parts.length === 0
        ? []
        : one.map((part) => writePart(writing, part, { parent: whole, page, byNumber }));
    numbers.push(index, byNumber);
    page.node.set(PDFName.of('StructParents'), context.obj(index));
    return written;
  });
  context.assign(whole, context.obj({ S: 'Document', P: root, K: sections }));
  const table = context.register(context.obj({ Nums: numbers }));
  const tree = { Type: 'StructTreeRoot', K: whole, ParentTree: table, ParentTreeNextKey: readings.length };
  context.assign(root, context.obj(tree));
  catalog.set(PDFName.of('StructTreeRoot'), root);
  catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
}
