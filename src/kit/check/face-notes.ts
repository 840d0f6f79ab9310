/**
 * What a maker should know of a face before it is printed: the house's own rules for anybody's cards. Each note names
 * the field and says what to do.
 */
import { contrastOf } from '../css-colour.ts';
import type { Colour } from '../edition.ts';
import type { Face, Line, Rect, SetNode, SetRun, Shape, Stroke, TextBlock, Node } from '../face.ts';
import type { PictureSetting } from '../pictures/set-picture.ts';
import { pictureFaceNote } from '../pictures/picture-faults.ts';
import type { Fonts } from '../type/font.ts';
import { textNotes } from '../type/type-faults.ts';
import { typeset } from '../type/typeset.ts';
import { centreOf, union } from '../rects.ts';
import { mmToPt, ptToMm } from '../units.ts';
import type { FaceNote } from './told-alike.ts';
import { apply, chain, growth, IDENTITY, move, scale, turn, type Matrix } from '../engrave/path/matrix.ts';

// The parts of a face in its own mm, in the order in which they are painted.

/** Something on a face that is no group. */
type Leaf = Exclude<Node, { readonly kind: 'group' }>;

interface FacePart {
  readonly node: Leaf;
  /** From the node's own coordinates to the face's. */
  readonly matrix: Matrix;
  /** How much larger lengths are on the face than in the node. */
  readonly growth: number;
}

/** The bounding box of a rectangle under a transform. */
function boundsUnder(matrix: Matrix, { x, y, width, height }: Rect): Rect {
  const corners = [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ] as const;
  return union(
    corners.map((corner) => {
      const [left, top] = apply(matrix, corner);
      return { x: left, y: top, width: 0, height: 0 };
    }),
  );
}

function* partsIn(nodes: readonly Node[], matrix: Matrix): Generator<FacePart> {
  for (const node of nodes) {
    if (node.kind !== 'group') {
      yield { node, matrix, growth: growth(matrix) };
      continue;
    }
    const { x, y, rotate = 0, scale: by = 1 } = node;
    yield* partsIn(node.nodes, chain(scale(by), turn(rotate), move(x, y), matrix));
  }
}

const partsOfFace = ({ nodes }: Face): readonly FacePart[] => [...partsIn(nodes, IDENTITY)];

/** The least contrast of small text, and of text from 14 pt. */
const LEAST_CONTRAST = { small: 4.5, large: 3, largeFrom: 14 } as const;

/** The least that home printers draw and people read, pt. */
const LEAST = { type: 6, line: 0.25 } as const;

/** Tolerance, mm: sums of inches and millimetres are not exact. */
const SLACK = 0.05;

const PAPER: Colour = '#ffffff';

/** A length as it is told: "1.2". */
const told = (length: number): string => String(Math.round(length * 10) / 10);

/** The part of a letter above the baseline, in ems: of a capital, with any accent left out. */
const ABOVE = 0.7;
const BELOW = 0.2;

/** The lines of a text block as they are set on a face; none where it does not fit, which is a fault of its own. */
function linesOf(face: Face, block: TextBlock, fonts: Fonts, setting: PictureSetting): readonly Line[] {
  const set = typeset({ ...face, nodes: [block] }, fonts, setting);
  const found = (nodes: readonly SetNode[]): Line[] =>
    nodes.flatMap((node) => {
      if (node.kind === 'group') return found(node.nodes);
      return node.kind === 'line' ? [node] : [];
    });
  return set.ok ? found(set.value.nodes) : [];
}

/** The printed part of a run, mm. */
const boundsOfRun = ({ baseline }: Line, { x, width, size }: SetRun): Rect => ({
  x,
  y: baseline - ABOVE * ptToMm(size),
  width,
  height: (ABOVE + BELOW) * ptToMm(size),
});

/** How far a rectangle is inside the trim, mm; negative outside. */
const distanceToCut = ({ width, height }: Face, rect: Rect): number =>
  Math.min(rect.x, rect.y, width - rect.x - rect.width, height - rect.y - rect.height);

/** Letters may come so much nearer to the cut than the safe area says, mm: their heights are estimated. */
const NEARER = 0.4;

function cutNote(face: Face, distance: number): string | undefined {
  if (distance < 0) return 'is cut off: move it inside the area';
  if (distance >= face.safe - NEARER) return undefined;
  return `comes within ${told(distance)} mm of the cut, and ${told(face.safe)} mm have to stay free: move it inside the area`;
}

/** A stroked or filled node's strokes. */
const strokesOf = ({ node }: FacePart): readonly Stroke[] => {
  if (node.kind === 'box') return node.stroke ? [node.stroke] : [];
  return node.kind === 'art' ? node.shapes.flatMap(({ stroke }: Shape) => stroke ?? []) : [];
};

function lineNotes(part: FacePart): readonly string[] {
  const ownScale = part.node.kind === 'art' ? (part.node.scale ?? 1) : 1;
  const finest = Math.min(...strokesOf(part).map(({ width }) => mmToPt(width * part.growth * ownScale)));
  if (finest >= LEAST.line - 0.005) return [];
  const what =
    part.node.kind === 'art' && part.node.sign
      ? `the art "${part.node.sign.means}"`
      : part.node.kind === 'art'
        ? 'a drawing'
        : 'a box';
  return [
    `${what} has a line of ${Math.round(finest * 100) / 100} pt: printers need ${LEAST.line} pt (${Math.ceil(ptToMm(LEAST.line) * 1000) / 1000} mm)`,
  ];
}

/** Whether a rectangle ends near the cut at some side, and does not go on into the bleed. */
function endsAtCut({ width, height, bleed }: Face, { x, y, width: wide, height: high }: Rect): boolean {
  const beyond = [-x, -y, x + wide - width, y + high - height];
  return beyond.some((reach) => reach > -0.3 && reach < bleed - SLACK);
}

function bleedNotes(face: Face, { node, matrix }: FacePart): readonly string[] {
  if (face.bleed === 0) return [];
  const isGround =
    (node.kind === 'box' && node.fill !== undefined && node.fill !== PAPER) || node.kind === 'picture';
  if (!isGround || !endsAtCut(face, boundsUnder(matrix, node))) return [];
  const what =
    node.kind === 'picture' ? `the picture "${node.field ?? node.file}"` : `a box in ${node.fill ?? ''}`;
  return [
    `${what} ends at the cut, where a knife that slips shows white: let it go ${told(face.bleed)} mm or more beyond (bleed)`,
  ];
}

const contains = (rect: Rect, { x, y }: { readonly x: number; readonly y: number }): boolean =>
  x >= rect.x && x <= rect.x + rect.width && y >= rect.y && y <= rect.y + rect.height;

/** The colour behind a place: of the topmost box below it; undefined on pictures and art, whose colours vary. */
function groundAt(below: readonly FacePart[], rect: Rect): Colour | undefined {
  const centre = centreOf(rect);
  for (const { node, matrix } of below.toReversed()) {
    if (node.kind === 'text') continue;
    // Art may be anywhere: it is left to the eye.
    if (node.kind === 'art') return undefined;
    if (!contains(boundsUnder(matrix, node), centre)) continue;
    if (node.kind === 'picture') return undefined;
    if (node.fill !== undefined) return node.fill;
  }
  return PAPER;
}

function contrastNote(run: SetRun, ground: Colour | undefined, growthOfType: number): string | undefined {
  if (ground === undefined) return undefined;
  const { small, large, largeFrom } = LEAST_CONTRAST;
  const least = run.size * growthOfType < largeFrom ? small : large;
  const contrast = contrastOf(run.ink, ground);
  if (contrast >= least) return undefined;
  return `is ${run.ink} on ${ground}, a contrast of ${told(contrast)}: it takes ${least} to be read`;
}

/** Notes on a text: its size, its place, its contrast. */
function blockNotes(
  face: Face,
  part: FacePart,
  block: TextBlock,
  lines: readonly Line[],
  below: readonly FacePart[],
): readonly string[] {
  const runs = lines.flatMap((line) =>
    line.runs.filter(({ text }) => text.trim() !== '').map((run) => ({ line, run })),
  );
  if (runs.length === 0) return [];
  const smallest = Math.min(...runs.map(({ run }) => run.size * part.growth));
  const distances = runs.map(({ line, run }) =>
    distanceToCut(face, boundsUnder(part.matrix, boundsOfRun(line, run))),
  );
  const grounds = runs.map(({ line, run }) =>
    contrastNote(
      run,
      block.sign?.ground ?? groundAt(below, boundsUnder(part.matrix, boundsOfRun(line, run))),
      part.growth,
    ),
  );
  const said = [
    smallest < LEAST.type - 0.005
      ? `is set in ${told(smallest)} pt, and ${LEAST.type} pt is the least that people read: give it more room or fewer words`
      : undefined,
    cutNote(face, Math.min(...distances)),
    grounds.find((note) => note !== undefined),
  ];
  return said.flatMap((note) => (note === undefined ? [] : [`the text "${block.field}" ${note}`]));
}

/** A sentence that begins with the face's id, as a note. */
const noteFrom = ({ id }: Face, sentence: string): FaceNote => ({
  face: id,
  says: sentence.startsWith(id) ? sentence.slice(id.length) : `: ${sentence}`,
});

export function faceNotes(
  face: Face,
  fonts: Fonts,
  setting: PictureSetting = {},
  tellsPictures = true,
): readonly FaceNote[] {
  const parts = partsOfFace(face);
  const own = parts.flatMap((part, index) => {
    const { node } = part;
    if (node.kind !== 'text') return [...lineNotes(part), ...bleedNotes(face, part)];
    const lines = linesOf(face, node, fonts, setting);
    return blockNotes(face, part, node, lines, parts.slice(0, index));
  });
  const set = typeset(face, fonts, setting);
  const pictures = tellsPictures && set.ok ? (set.value.notes ?? []).map(pictureFaceNote) : [];
  return [
    ...[...new Set(own)].map((says): FaceNote => ({ face: face.id, says: `: ${says}.` })),
    ...textNotes(face).map((sentence) => noteFrom(face, sentence)),
    ...pictures,
  ];
}
