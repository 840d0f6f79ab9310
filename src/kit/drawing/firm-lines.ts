/** Holds strokes to the finest line that a home printer draws, where art is printed smaller than it was drawn. */
import type { Edition } from '../edition.ts';
import { FAINT, FINEST } from '../engrave/line-widths.ts';
import type { Node, Shape } from '../face.ts';

/** The finest line of an edition, mm. */
export const finestLine = (edition: Edition): number => (edition === 'low-ink' ? FINEST : FAINT);

const firm = <Part extends Pick<Shape, 'stroke'>>(part: Part, least: number): Part =>
  part.stroke && part.stroke.width > 0 && part.stroke.width < least
    ? { ...part, stroke: { ...part.stroke, width: least } }
    : part;

/** Thickens strokes to at least `least` mm on paper. */
export const firmLines = (nodes: readonly Node[], least: number): Node[] =>
  nodes.map((node): Node => {
    switch (node.kind) {
      case 'text':
      case 'picture':
        return node;
      case 'box':
        return firm(node, least);
      case 'group':
        return { ...node, nodes: firmLines(node.nodes, least / (node.scale ?? 1)) };
      case 'art':
        return { ...node, shapes: node.shapes.map((shape) => firm(shape, least / (node.scale ?? 1))) };
    }
  });
