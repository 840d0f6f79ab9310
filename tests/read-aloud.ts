/** A PDF as a screen reader has it: what its structure says, in order, read by pdf.js. */
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A part of a page; `text` is its own words, or its alternative text where it has one. */
export interface Heard {
  /** "H1", "P", "Figure". */
  readonly role: string;
  readonly text: string;
  readonly alt?: string;
  /** Left, lower, right and upper side in points of the page, where it says so. */
  readonly box?: readonly number[];
  readonly parts: readonly Heard[];
}

/** As much of the library's structure tree as is read here. */
interface Branch {
  readonly role?: string;
  readonly alt?: string;
  readonly bbox?: readonly number[];
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly Branch[];
}

/** The words of a page by the stretch of its content that they stand in; '' is outside of all stretches. */
async function wordsByStretch(pdf: PDFDocumentProxy, number: number): Promise<ReadonlyMap<string, string>> {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const words = new Map<string, string>();
  const open: string[] = [];
  for (const item of items) {
    if ('str' in item) {
      const at = open.at(-1) ?? '';
      words.set(at, (words.get(at) ?? '') + item.str + (item.hasEOL ? ' ' : ''));
    } else if (item.type === 'endMarkedContent') open.pop();
    else {
      const { id, tag } = item as { readonly id?: string; readonly tag?: string };
      // What a placed form marks for itself belongs to the stretch that shows the form.
      open.push(id ?? open.at(-1) ?? (tag === 'Artifact' ? 'decoration' : ''));
    }
  }
  return words;
}

function heard(branch: Branch, words: ReadonlyMap<string, string>): Heard {
  const children = branch.children ?? [];
  const own = children.flatMap(({ type, id }) => (type === 'content' && id ? [words.get(id) ?? ''] : []));
  const text = own.join('').replaceAll(/\s+/g, ' ').trim();
  const parts = children.filter(({ role }) => role !== undefined).map((child) => heard(child, words));
  const { role = '', alt, bbox } = branch;
  return { role, text, ...(alt !== undefined && { alt }), ...(bbox && { box: bbox }), parts };
}

/** What is heard of a page; the first is 1. */
export async function readAloud(pdf: PDFDocumentProxy, number: number): Promise<readonly Heard[]> {
  const page = await pdf.getPage(number);
  const tree = (await page.getStructTree()) as Branch | null;
  return tree ? heard(tree, await wordsByStretch(pdf, number)).parts : [];
}

/** Words of a page that are neither heard nor marked as decoration. */
export const unheardWords = async (pdf: PDFDocumentProxy, number: number): Promise<string> =>
  (await wordsByStretch(pdf, number)).get('') ?? '';

/** The parts and their parts, from the first to the last, one after the other. */
export const inOrder = (parts: readonly Heard[]): readonly Heard[] =>
  parts.flatMap((part) => [part, ...inOrder(part.parts)]);

/** One line a part: "H1 Victory Tank", "Figure: Card, Bunker". */
export const asLines = (parts: readonly Heard[]): readonly string[] =>
  inOrder(parts).map(({ role, text, alt }) =>
    alt === undefined ? `${role} ${text}`.trim() : `${role}: ${alt}`,
  );
