/** Parses SVG into a tree of elements, within limits: the files are anybody's. */
import { parseXml, XmlElement, XmlError } from '@rgrove/parse-xml';
import { failed, ok, type Result } from '../../../result.ts';

/** An element with its attributes, without prefixes of namespaces. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly SvgElement[];
  /** The text directly in it. */
  readonly text: string;
}

/** Limits: far more than a drawing for a card needs. */
const MOST = { tags: 100_000, depth: 100 } as const;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Whether elements nest too deep, found without recursion. */
function isDeep(text: string): boolean {
  let depth = 0;
  for (const [tag] of text.matchAll(/<\/|<[a-z_][^<]*?>/gi)) {
    if (tag === '</') depth -= 1;
    else if (!tag.endsWith('/>')) depth += 1;
    if (depth > MOST.depth) return true;
  }
  return false;
}

function elementOf(element: XmlElement): SvgElement {
  const attributes: Record<string, string> = {};
  // A plain attribute counts more than the same one with a prefix: href, then xlink:href.
  for (const [name, value] of Object.entries(element.attributes)) attributes[localName(name)] ??= value;
  for (const [name, value] of Object.entries(element.attributes))
    if (!name.includes(':')) attributes[name] = value;
  const texts = element.children.flatMap((child) =>
    'text' in child && !(child instanceof XmlElement) ? [child.text] : [],
  );
  return {
    name: localName(element.name),
    attributes,
    children: element.children.flatMap((child) => (child instanceof XmlElement ? [elementOf(child)] : [])),
    text: texts.join(''),
  };
}

/** The line and column of a fault, and what it is. */
function placeOf(error: unknown): string {
  if (!(error instanceof XmlError)) return 'is no readable SVG';
  const what = (error.message.split('\n')[0] ?? '').replace(/ \(line.*$/, '').replace(/\.$/, '');
  return `is no readable SVG: line ${error.line}, column ${error.column}: ${what}`;
}

/** The root of an SVG file; else the rest of the sentence 'the picture "ship.svg" ...'. */
export function svgTree(text: string): Result<SvgElement, string> {
  let tags = 0;
  for (const _ of text.matchAll(/</g)) tags += 1;
  if (tags > MOST.tags)
    return failed(`has more than ${MOST.tags} elements, which is more than a card can show`);
  if (isDeep(text)) return failed(`has more than ${MOST.depth} elements inside each other`);
  try {
    // What a document type declares is not read, so that no entity can grow.
    const { root } = parseXml(text, { ignoreUndefinedEntities: true });
    if (!root || localName(root.name) !== 'svg') return failed('is no SVG: its first element is not <svg>');
    return ok(elementOf(root));
  } catch (error) {
    return failed(placeOf(error));
  }
}
