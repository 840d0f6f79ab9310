/**
 * What is wrong with a face as it was drawn: numbers that are none, colours that painters do not know, nodes of no kind.
 * Each would be printed as something else, or as nothing.
 */
import { colourFault, isColour } from './css-colour.ts';
import type { Face, Node, Outline, Shape, Stroke } from './face.ts';
import { shown } from './untrusted-input.ts';

/** A fault of a drawing; `field` is the node, `says` continues the sentence. */
export interface DrawingFault {
  readonly kind: 'drawing';
  readonly face: string;
  readonly field: string;
  readonly says: string;
}

export const drawingFaultSentence = ({ face, field, says }: DrawingFault): string => {
  const end = says.endsWith('?') ? '' : '.';
  return field === '' ? `${face}: ${says}${end}` : `${face}, ${field}: ${says}${end}`;
};

/** Notes a fault of a node. */
type Note = (field: string, says: string) => void;

const KINDS = ['box', 'art', 'text', 'picture', 'group'];

function checkNumbers(values: Readonly<Record<string, unknown>>, field: string, note: Note): void {
  for (const [name, value] of Object.entries(values))
    if (value !== undefined && (typeof value !== 'number' || !Number.isFinite(value)))
      note(
        field,
        `its ${name} is ${typeof value === 'string' ? `the text "${shown(value)}"` : String(value)}, and takes a number`,
      );
}

function checkColour(colour: unknown, of: string, field: string, note: Note): void {
  if (colour !== undefined && !isColour(colour)) note(field, `its ${of}: ${colourFault(colour)}`);
}

function checkStroke(stroke: Stroke | undefined, field: string, note: Note): void {
  if (!stroke) return;
  checkColour(stroke.colour, 'stroke', field, note);
  if (!Number.isFinite(stroke.width)) checkNumbers({ 'line width': stroke.width }, field, note);
}

/** Outlines that have been looked through: engraved art is reused on many faces. */
const looked = new WeakSet<Outline>();

/** Whether every point of an outline is a number. A sum is none where one of its parts is none. */
function isWhole(outline: Outline): boolean {
  if (looked.has(outline)) return true;
  let sum = 0;
  for (const length of outline.at) sum += length;
  if (!Number.isFinite(sum)) return false;
  looked.add(outline);
  return true;
}

function checkShape({ d, fill, stroke }: Shape, field: string, note: Note): void {
  checkColour(fill, 'fill', field, note);
  checkStroke(stroke, field, note);
  if (typeof d === 'string') {
    if (d.includes('NaN') || d.includes('undefined')) note(field, `its path has no numbers in "${shown(d)}"`);
  } else if (!isWhole(d)) note(field, 'its path has a point that is no number');
}

/** The size of a node that has one; pictures and texts without room cannot be drawn. */
function checkRoom(
  { width, height }: { readonly width: number; readonly height: number },
  field: string,
  note: Note,
): void {
  if (width < 0 || height < 0) note(field, `it is ${width} x ${height} mm: no room is left for it`);
}

function checkNode(node: Node, index: number, note: Note): void {
  if (typeof node !== 'object' || node === null || !KINDS.includes(node.kind)) {
    const said =
      typeof node === 'object'
        ? `of the kind "${shown(String((node as Partial<Node> | null)?.kind))}"`
        : `"${shown(String(node))}"`;
    note('', `its node ${index + 1} is ${said}, and there are only ${KINDS.join(', ')}`);
    return;
  }
  const { x, y } = node;
  switch (node.kind) {
    case 'group':
      checkNumbers({ x, y, rotate: node.rotate, scale: node.scale }, 'group', note);
      node.nodes.forEach((inner, at) => checkNode(inner, at, note));
      return;
    case 'art':
      checkNumbers({ x, y, rotate: node.rotate, scale: node.scale }, 'art', note);
      for (const shape of node.shapes)
        checkShape(shape, node.sign ? `art "${node.sign.means}"` : 'art', note);
      return;
    case 'box':
      checkNumbers({ x, y, width: node.width, height: node.height, radius: node.radius }, 'box', note);
      checkRoom(node, 'box', note);
      checkColour(node.fill, 'fill', 'box', note);
      checkStroke(node.stroke, 'box', note);
      return;
    case 'text': {
      const field = `text "${node.field}"`;
      checkNumbers({ x, y, width: node.width, height: node.height, size: node.style.size }, field, note);
      checkRoom(node, field, note);
      checkColour(node.style.ink, 'ink', field, note);
      if (typeof node.text !== 'string' && !Array.isArray(node.text))
        note(field, `it is set to ${String(node.text)}, and takes words`);
      return;
    }
    case 'picture': {
      const field = `picture "${node.field ?? node.file}"`;
      checkNumbers({ x, y, width: node.width, height: node.height, radius: node.radius }, field, note);
      checkRoom(node, field, note);
    }
  }
}

/** Every fault of a face's drawing, each once. */
export function drawingFaults({ id, width, height, nodes, faults = [] }: Face): readonly DrawingFault[] {
  const found = new Map<string, DrawingFault>();
  const note: Note = (field, says) => {
    const fault: DrawingFault = { kind: 'drawing', face: id, field, says };
    found.set(`${field}: ${says}`, fault);
  };
  for (const fault of faults) note('', fault.replace(/\.$/, ''));
  checkNumbers({ width, height }, '', note);
  if (!Array.isArray(nodes)) note('', 'it has no list of nodes');
  else nodes.forEach((node, index) => checkNode(node, index, note));
  return [...found.values()];
}
