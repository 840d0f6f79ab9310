/** A PDF as screen readers get it: its structure tree in order, read by pdf.js. */
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A node of the structure; `text` is its own text, or its alternative text if it has one. */
export interface Heard {
  /** "H1", "P", "Figure". */
  readonly role: string;
  readonly text: string;
  readonly alt?: string;
  /** Left, bottom, right and top in points, if given. */
  readonly box?: readonly number[];
  readonly parts: readonly Heard[];
}

/** The part of pdf.js's structure tree that is used here. */
interface Branch {
  readonly role?: string;
  readonly alt?: string;
  readonly bbox?: readonly number[];
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly Branch[];
}

/** A page's text by marked-content id; '' is outside any. */
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
      // Content that a form XObject marks itself belongs to the marked content that places the form.
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

/** The structure of a page (from 1). */
export async function readAloud(pdf: PDFDocumentProxy, number: number): Promise<readonly Heard[]> {
  const page = await pdf.getPage(number);
  const tree = (await page.getStructTree()) as Branch | null;
  return tree ? heard(tree, await wordsByStretch(pdf, number)).parts : [];
}

/** Text of a page that is neither in the structure nor marked as an artifact. */
export const unheardWords = async (pdf: PDFDocumentProxy, number: number): Promise<string> =>
  (await wordsByStretch(pdf, number)).get('') ?? '';

/** The nodes and their descendants in reading order. */
export const inOrder = (parts: readonly Heard[]): readonly Heard[] =>
  parts.flatMap((part) => [part, ...inOrder(part.parts)]);

/** A line per node: "H1 Victory Tank", "Figure: Card, Bunker". */
export const asLines = (parts: readonly Heard[]): readonly string[] =>
  inOrder(parts).map(({ role, text, alt }) =>
    alt === undefined ? `${role} ${text}`.trim() : `${role}: ${alt}`,
  );
