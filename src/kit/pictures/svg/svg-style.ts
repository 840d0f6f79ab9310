/** The style of SVG elements: presentation attributes, simple rules of <style>, and style attributes, inherited. */
import type { SvgElement } from './svg-tree.ts';

/** Properties by name, as written. */
export type Style = Readonly<Record<string, string>>;

/** Properties that children take over. */
const INHERITED = [
  'color',
  'fill',
  'fill-opacity',
  'fill-rule',
  'clip-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-dasharray',
  'stroke-dashoffset',
  'visibility',
  'paint-order',
  'font-size',
  'marker-start',
  'marker-mid',
  'marker-end',
] as const;

/** Properties of the element alone. */
const OWN = [
  'opacity',
  'display',
  'clip-path',
  'mask',
  'filter',
  'stop-color',
  'stop-opacity',
  'mix-blend-mode',
  'transform',
] as const;

const KNOWN: ReadonlySet<string> = new Set([...INHERITED, ...OWN]);

interface Selector {
  readonly tag?: string;
  readonly id?: string;
  readonly classes: readonly string[];
}

interface Rule {
  readonly selector: Selector;
  /** Ids count more than classes, classes more than tags. */
  readonly weight: number;
  readonly style: Style;
}

export interface StyleSheet {
  readonly rules: readonly Rule[];
  /** Whether there were selectors or rules that are not understood. */
  readonly partial: boolean;
}

/** "fill: red; stroke: none" as properties. */
function declarations(text: string): Style {
  const style: Record<string, string> = {};
  for (const part of text.split(';')) {
    const colon = part.indexOf(':');
    if (colon < 0) continue;
    const value = part.slice(colon + 1).replace(/!\s*important\s*$/i, '');
    style[part.slice(0, colon).trim().toLowerCase()] = value.trim();
  }
  return style;
}

/** A selector of a tag, an id and classes; undefined for one with more. */
function selectorOf(text: string): Selector | undefined {
  const [whole, tag] = /^([a-z*][\w-]*)?((?:[.#][\w-]+)*)$/i.exec(text) ?? [];
  if (whole === undefined || text === '') return undefined;
  const marks = text.slice(tag?.length ?? 0).match(/[.#][\w-]+/g) ?? [];
  const id = marks.find((mark) => mark.startsWith('#'))?.slice(1);
  return {
    ...(tag !== undefined && tag !== '*' && { tag }),
    ...(id !== undefined && { id }),
    classes: marks.filter((mark) => mark.startsWith('.')).map((mark) => mark.slice(1)),
  };
}

const weightOf = ({ tag, id, classes }: Selector): number =>
  (id === undefined ? 0 : 10_000) + 100 * classes.length + (tag === undefined ? 0 : 1);

export function styleSheet(root: SvgElement): StyleSheet {
  const rules: Rule[] = [];
  let partial = false;
  const read = (css: string) => {
    const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
    if (plain.includes('@')) partial = true;
    for (const [, selectors = '', body = ''] of plain.matchAll(/([^{}@]+)\{([^{}]*)\}/g)) {
      for (const written of selectors.split(',')) {
        const selector = selectorOf(written.trim());
        if (selector) rules.push({ selector, weight: weightOf(selector), style: declarations(body) });
        else partial = true;
      }
    }
  };
  const visit = (element: SvgElement): void => {
    if (element.name === 'style') read(element.text);
    else element.children.forEach(visit);
  };
  visit(root);
  return { rules: rules.sort((a, b) => a.weight - b.weight), partial };
}

function matches({ name, attributes }: SvgElement, { tag, id, classes }: Selector): boolean {
  if (tag !== undefined && tag !== name) return false;
  if (id !== undefined && id !== attributes['id']) return false;
  const own = (attributes['class'] ?? '').split(/\s+/);
  return classes.every((each) => own.includes(each));
}

/** The properties of an element, with what it inherits. */
export function styleOf(element: SvgElement, above: Style, { rules }: StyleSheet): Style {
  const style: Record<string, string> = {};
  for (const name of INHERITED) {
    const value = above[name];
    if (value !== undefined) style[name] = value;
  }
  const put = (properties: Style) => {
    for (const [name, value] of Object.entries(properties)) {
      if (!KNOWN.has(name)) continue;
      if (value !== 'inherit') style[name] = value;
      else if (above[name] !== undefined) style[name] = above[name];
    }
  };
  put(element.attributes);
  for (const { selector, style: ruled } of rules) if (matches(element, selector)) put(ruled);
  put(declarations(element.attributes['style'] ?? ''));
  return style;
}
