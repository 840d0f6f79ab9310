/** Colours of a maker's nodes as painters take them: names of CSS become #rrggbb, unknown ones are refused. */
import { colourFault, colourFrom, isColour } from '../kit/css-colour.ts';
import type { Colour } from '../kit/edition.ts';
import type { Node, Run, Shape, Sign, Stroke, TextBlock, TextStyle } from '../kit/face.ts';

/** Turns a colour into a plain one; complains where it is none. */
type Plain = (colour: Colour, of: string) => Colour;

const plainStroke = (stroke: Stroke, plain: Plain): Stroke =>
  isColour(stroke.colour) ? stroke : { ...stroke, colour: plain(stroke.colour, 'stroke') };

function plainShape(shape: Shape, plain: Plain): Shape {
  const { fill, stroke } = shape;
  if ((fill === undefined || isColour(fill)) && (stroke === undefined || isColour(stroke.colour)))
    return shape;
  return {
    ...shape,
    ...(fill !== undefined && { fill: plain(fill, 'fill') }),
    ...(stroke && { stroke: plainStroke(stroke, plain) }),
  };
}

const plainSign = (sign: Sign, plain: Plain): Sign => ({
  ...sign,
  ink: plain(sign.ink, 'ink of a sign'),
  ground: plain(sign.ground, 'ground of a sign'),
});

const plainStyle = <Style extends Partial<TextStyle>>(style: Style, plain: Plain): Style =>
  style.ink === undefined || isColour(style.ink) ? style : { ...style, ink: plain(style.ink, 'ink') };

const plainRun = (run: Run, plain: Plain): Run =>
  run.style ? { ...run, style: plainStyle(run.style, plain) } : run;

function plainText(block: TextBlock, plain: Plain): TextBlock {
  const { text, style, sign } = block;
  return {
    ...block,
    text: Array.isArray(text) ? text.map((run: Run) => plainRun(run, plain)) : text,
    style: plainStyle(style, plain),
    ...(sign && { sign: plainSign(sign, plain) }),
  };
}

function plainNode(node: Node, plain: Plain): Node {
  switch (node.kind) {
    case 'group':
      // A group of stills stays one: no node changes its kind.
      return { ...node, nodes: node.nodes.map((inner) => plainNode(inner, plain)) } as Node;
    case 'art':
      return {
        ...node,
        shapes: node.shapes.map((shape) => plainShape(shape, plain)),
        ...(node.sign && { sign: plainSign(node.sign, plain) }),
      };
    case 'box':
      return {
        ...node,
        ...(node.fill !== undefined && { fill: plain(node.fill, 'fill') }),
        ...(node.stroke && { stroke: plainStroke(node.stroke, plain) }),
      };
    case 'text':
      return plainText(node, (colour, of) => plain(colour, `${of} of "${node.field}"`));
    case 'picture':
      return node;
    // A node of no kind is refused when the face is typeset.
    default:
      return node;
  }
}

/** Nodes with plain colours, and a fault for each that nobody knows. */
export function withPlainColours(nodes: readonly Node[]): {
  readonly nodes: readonly Node[];
  readonly faults: readonly string[];
} {
  const faults = new Set<string>();
  const plain: Plain = (colour, of) => {
    const known = colourFrom(colour);
    if (known === undefined) faults.add(`${of}: ${colourFault(colour)}.`);
    return known ?? '#000000';
  };
  return { nodes: nodes.map((node) => plainNode(node, plain)), faults: [...faults] };
}
