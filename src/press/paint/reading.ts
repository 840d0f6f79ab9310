/**
 * What a page tells someone who has it read out, found in its nodes: every node comes to lie in one stretch that is
 * either a numbered piece of the page's reading or decoration.
 */
import type { Group, Line, Reads, SetNode } from '../../kit/face.ts';

/** A part of a page as a PDF's structure has it. */
export interface Part {
  /** The PDF's own word for what it is: "H1", "P", "L". */
  readonly type: string;
  /** What is read instead of what stands in it. */
  readonly alt?: string;
  /** Where it stands: left, lower, right and upper side in points of the page. */
  readonly box?: readonly number[];
  /** The number of a stretch of the page, or the parts that it is made of. */
  readonly holds: number | readonly Part[];
}

/** Nodes that are painted one after the other: a piece of the reading with its number and type, or decoration. */
export type Stretch = { readonly kind: 'stretch'; readonly nodes: readonly SetNode[] } & (
  { readonly number: number; readonly type: string } | { readonly number?: undefined }
);

/** Nodes in stretches, each where it stood. */
export type ToldNode = Stretch | Group<ToldNode>;

/** A page in the order of its reading. */
export interface Told {
  readonly nodes: readonly ToldNode[];
  readonly parts: readonly Part[];
}

type Word = Extract<Reads, string>;

/** Parts whose words are one stretch, by the PDF's words for them. */
const WORDS: Readonly<Partial<Record<Word, string>>> = {
  title: 'H1',
  heading: 'H2',
  subheading: 'H3',
  paragraph: 'P',
  label: 'Lbl',
  caption: 'Caption',
};

/** Parts that hold parts. */
const HOLDERS: Readonly<Partial<Record<Word, string>>> = {
  list: 'L',
  item: 'LI',
  body: 'LBody',
  aside: 'Div',
};

/** What a node is: where nothing is said of it words are a paragraph, and a drawing counts if it has a sign. */
function readsOf(node: SetNode): Reads | 'nothing of its own' {
  if (node.kind === 'line') return 'paragraph';
  if (node.kind === 'group') return node.reads ?? 'nothing of its own';
  return node.kind === 'art' && node.sign ? { figure: node.sign.means } : 'decoration';
}

/** An item of a list is a label and a body; what is neither is its body. */
const withBody = (parts: readonly Part[]): readonly Part[] =>
  parts.some(({ type }) => type === 'Lbl' || type === 'LBody') ? parts : [{ type: 'LBody', holds: parts }];

const isDecoration = (node: ToldNode | undefined): node is Stretch =>
  node?.kind === 'stretch' && node.number === undefined;

/** Neighbours that are decoration make one stretch. */
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

/** How many lines of words nodes hold. */
const linesIn = (nodes: readonly SetNode[]): number =>
  nodes.reduce(
    (sum, node) => sum + (node.kind === 'group' ? linesIn(node.nodes) : +(node.kind === 'line')),
    0,
  );

/** A line with a blank at its end, without which its last word and the first of the next line are read as one. */
function withBlank(line: Line): Line {
  const last = line.runs.at(-1);
  return last ? { ...line, runs: [...line.runs.slice(0, -1), { ...last, text: `${last.text} ` }] } : line;
}

/** Nodes whose lines but for the last one end in a blank. */
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

/** Tells the nodes of a page. */
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
