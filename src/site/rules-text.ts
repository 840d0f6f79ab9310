/**
 * Parses a game's rules text, `content/<game>/rules.mdx`, into blocks in teaching order, for everything but the site's
 * pages. It uses the site's parser, so that words, quotation marks and anchors agree.
 *
 * ```ts
 * const read = readRulesText(source);
 * if (read.ok) for (const block of read.value) if (block.kind === 'rule') console.log(block.id);
 * ```
 *
 * Node only: the parser is native.
 */
import Slugger from 'github-slugger';
import { mdxToMdast, type MdastNode } from 'satteri';
import type { Run, SourceBlock } from '../book/blocks.ts';
import { failed, ok, type Result } from '../result.ts';

/** As Astro's `markdown.smartypants`. */
const FEATURES = { smartPunctuation: true } as const;

/** An error with the place of what cannot be read; thrown within this file only, as the parser does. */
const unknown = ({ position }: MdastNode, what: string): Error =>
  new Error(
    `${position ? `${position.start.line}:${position.start.column}: ` : ''}a text of rules knows no ${what}`,
  );

const childrenOf = (node: MdastNode): readonly MdastNode[] => ('children' in node ? node.children : []);

/** Joins lines: breaks in the source mean nothing. */
const joined = (text: string): string => text.replaceAll(/\s+/g, ' ');

const wordsOf = (node: MdastNode): string =>
  'value' in node ? (node.value ?? '') : childrenOf(node).map(wordsOf).join('');

function runOf(node: MdastNode): Run {
  switch (node.type) {
    case 'text':
      return { kind: 'plain', text: joined(node.value) };
    case 'inlineCode':
      return { kind: 'code', text: node.value };
    case 'emphasis':
    case 'strong':
      return { kind: node.type, text: joined(wordsOf(node)) };
    default:
      throw unknown(node, `${'name' in node && node.name ? `<${node.name}>` : node.type} within a sentence`);
  }
}

/** The runs of a paragraph, or of an element that holds words directly or in a paragraph. */
const runsOf = (nodes: readonly MdastNode[]): readonly Run[] =>
  nodes.flatMap((node) => (node.type === 'paragraph' ? node.children.map(runOf) : [runOf(node)]));

type Element = Extract<MdastNode, { readonly type: 'mdxJsxFlowElement' }>;

function attribute(element: Element, name: string): string {
  const found = element.attributes.find((each) => 'name' in each && each.name === name);
  if (found && typeof found.value === 'string') return found.value;
  throw unknown(element, `<${element.name}> without words for "${name}"`);
}

function elementOf(element: Element, slugger: Slugger): SourceBlock {
  switch (element.name) {
    case 'Rule':
      return { kind: 'rule', id: attribute(element, 'id') };
    case 'Case':
      return { kind: 'case', id: attribute(element, 'id') };
    case 'Faces':
      return {
        kind: 'faces',
        faces: attribute(element, 'of').split(' '),
        caption: runsOf(element.children),
      };
    case 'Aside':
      return { kind: 'aside', blocks: element.children.map((child) => blockOf(child, slugger)) };
    default:
      throw unknown(element, `<${element.name ?? ''}>`);
  }
}

function blockOf(node: MdastNode, slugger: Slugger): SourceBlock {
  switch (node.type) {
    case 'heading': {
      const text = joined(wordsOf(node));
      return { kind: 'heading', depth: node.depth, slug: slugger.slug(text), text };
    }
    case 'paragraph':
      return { kind: 'paragraph', words: runsOf(node.children) };
    case 'mdxJsxFlowElement':
      return elementOf(node, slugger);
    default:
      throw unknown(node, node.type);
  }
}

/** Parses the source of a `rules.mdx`; on failure a sentence about the first thing that cannot be read. */
export function readRulesText(source: string): Result<readonly SourceBlock[], string> {
  try {
    const slugger = new Slugger();
    return ok(childrenOf(mdxToMdast(source, { features: FEATURES })).map((node) => blockOf(node, slugger)));
  } catch (cause) {
    return failed(cause instanceof Error ? cause.message : String(cause));
  }
}
