/**
 * Derives the structure for screen readers from a page's nodes: every node becomes part of a stretch that is
 * either a numbered piece of content or decoration.
 */
import type { Group, Line, Reads, SetNode } from '../../../kit/face.ts';

/** A structure element of a PDF. */
export interface Part {
  /** The PDF structure type: "H1", "P", "L". */
  readonly type: string;
  /** Alternative text, read instead of the contents. */
  readonly alt?: string;
  /** Bounding box: left, bottom, right and top in points of the page. */
  readonly box?: readonly number[];
  /** The number of a stretch, or child elements. */
  readonly holds: number | readonly Part[];
}

/** Consecutively painted nodes: numbered content with its type, or decoration. */
export type Stretch = { readonly kind: 'stretch'; readonly nodes: readonly SetNode[] } & (
  { readonly number: number; readonly type: string } | { readonly number?: undefined }
);

/** A stretch, or a group that contains some. */
export type ToldNode = Stretch | Group<ToldNode>;

/** A page's nodes in stretches, with its structure. */
export interface Told {
  readonly nodes: readonly ToldNode[];
  readonly parts: readonly Part[];
}

type Word = Extract<Reads, string>;

/** PDF types of parts that are a single stretch of words. */
const WORDS: Readonly<Partial<Record<Word, string>>> = {
  title: 'H1',
  heading: 'H2',
  subheading: 'H3',
  paragraph: 'P',
  label: 'Lbl',
  caption: 'Caption',
};

/** PDF types of parts with children. */
const HOLDERS: Readonly<Partial<Record<Word, string>>> = {
  list: 'L',
  item: 'LI',
  body: 'LBody',
  aside: 'Div',
};

/** A node's role: by default a line is a paragraph, and art counts if it has a sign. */
function readsOf(node: SetNode): Reads | 'nothing of its own' {
  if (node.kind === 'line') return 'paragraph';
  if (node.kind === 'group') return node.reads ?? 'nothing of its own';
  if (node.kind === 'raster') return node.means === undefined ? 'decoration' : { figure: node.means };
  return node.kind === 'art' && node.sign ? { figure: node.sign.means } : 'decoration';
}

/** A list item needs a label and a body; without them, everything is its body. */
const withBody = (parts: readonly Part[]): readonly Part[] =>
  parts.some(({ type }) => type === 'Lbl' || type === 'LBody') ? parts : [{ type: 'LBody', holds: parts }];

const isDecoration = (node: ToldNode | undefined): node is Stretch =>
  node?.kind === 'stretch' && node.number === undefined;

/** Merges neighbouring decoration. */
function joined(nodes: readonly ToldNode[]): ToldNode[] {
  const all: ToldNode[] = [];
  for (const node of nodes) {
    const last = all.at(-1);
    if (isDecoration(node) && isDecoration(last))
      all[all.length - 1] = { ...last, nodes: [...last.nodes, ...node.nodes] };
    else all.push(node);
  }
  return all;
}

const linesIn = (nodes: readonly SetNode[]): number =>
  nodes.reduce(
    (sum, node) => sum + (node.kind === 'group' ? linesIn(node.nodes) : +(node.kind === 'line')),
    0,
  );

/** A line with a space appended, so that its last word is not joined to the next line's first. */
function withBlank(line: Line): Line {
  const last = line.runs.at(-1);
  return last ? { ...line, runs: [...line.runs.slice(0, -1), { ...last, text: `${last.text} ` }] } : line;
}

/** Appends a space to all lines except the last. */
function spaced(nodes: readonly SetNode[]): readonly SetNode[] {
  let left = linesIn(nodes);
  if (left < 2) return nodes;
  const spaceOut = (node: SetNode): SetNode => {
    if (node.kind === 'group') return { ...node, nodes: node.nodes.map(spaceOut) };
    if (node.kind !== 'line') return node;
    left -= 1;
    return left > 0 ? withBlank(node) : node;
  };
  return nodes.map(spaceOut);
}

/** The stretches and structure of a page's nodes. */
export function tell(nodes: readonly SetNode[]): Told {
  let stretches = 0;

  const stretch = (node: SetNode, parts: Part[], type: string, alt?: string): Stretch => {
    const number = stretches++;
    parts.push({ type, ...(alt !== undefined && { alt }), holds: number });
    return { kind: 'stretch', number, type, nodes: spaced([node]) };
  };

  const tellGroup = (node: Group<SetNode>, reads: Word | 'nothing of its own', parts: Part[]): ToldNode => {
    const type = reads === 'nothing of its own' ? undefined : HOLDERS[reads];
    const held: Part[] = [];
    const told = { ...node, nodes: joined(node.nodes.map((each) => tellNode(each, held))) };
    if (type === undefined) parts.push(...held);
    else if (held.length > 0) parts.push({ type, holds: type === 'LI' ? withBody(held) : held });
    return told;
  };

  const tellNode = (node: SetNode, parts: Part[]): ToldNode => {
    const reads = readsOf(node);
    if (reads === 'decoration') return { kind: 'stretch', nodes: [node] };
    if (typeof reads === 'object') return stretch(node, parts, 'Figure', reads.figure);
    const words = reads === 'nothing of its own' ? undefined : WORDS[reads];
    if (words !== undefined || node.kind !== 'group') return stretch(node, parts, words ?? 'P');
    return tellGroup(node, reads, parts);
  };

  const parts: Part[] = [];
  return { nodes: joined(nodes.map((node) => tellNode(node, parts))), parts };
}
