/** Typesets the text of a face: blocks become placed lines, or faults for what does not fit. */
import { chain, IDENTITY, move, scale, turn, type Matrix } from '../engrave/path/matrix.ts';
import {
  group,
  type Face,
  type Group,
  type Line,
  type Node,
  type SetFace,
  type SetNode,
  type TextBlock,
} from '../face.ts';
import { pictureSetter, type PictureSetter, type PictureSetting } from '../pictures/set-picture.ts';
import { failed, ok, type Result } from '../../result.ts';
import { ptToMm, round2 } from '../units.ts';
import { breakLines, letteredRuns, styleOf, type BrokenLine } from './break.ts';
import type { TypeFault } from './type-faults.ts';
import type { Font, Fonts } from './font.ts';

/** Lines may overflow by this, mm: rounding. */
const SLACK = 0.005;

const DEFAULT_LEADING = 1.2;

/** Undeclared fonts and missing glyphs of a block, each character once. */
export function fontFaults(
  face: string,
  block: Pick<TextBlock, 'field' | 'text' | 'style'>,
  fonts: Fonts,
): TypeFault[] {
  return letteredRuns(block.text, block.style, fonts).flatMap((run): TypeFault[] => {
    const id = styleOf(block.style, run).font;
    const font = fonts.get(id);
    if (!font) return [{ kind: 'font', face, field: block.field, font: id }];
    const lacking = [...new Set(run.text)].filter((character) => character !== '\n' && !font.has(character));
    return lacking.map((character) => ({
      kind: 'glyph',
      face,
      field: block.field,
      character,
      font: font.source.family,
    }));
  });
}

function overflows(
  face: string,
  block: TextBlock,
  lines: readonly BrokenLine[],
  height: number,
): TypeFault[] {
  const widest = Math.max(0, ...lines.map((line) => line.width));
  const excess = [
    { axis: 'width', overflow: widest - block.width },
    { axis: 'height', overflow: height - block.height },
  ] as const;
  return excess
    .filter(({ overflow }) => overflow > SLACK)
    .map(({ axis, overflow }) => ({ kind: 'overflow', face, field: block.field, axis, overflow }));
}

const SHARE_BEFORE = { left: 0, center: 0.5, right: 1, top: 0, middle: 0.5, bottom: 1 } as const;

/**
 * Places the lines of a block. Its height runs from the cap line of the first line to the descenders of the
 * last, which is what a reader takes for its edges.
 */
function place(
  block: TextBlock,
  lines: readonly BrokenLine[],
  font: Font,
): { nodes: Line[]; height: number } {
  const size = ptToMm(block.style.size);
  const step = size * (block.style.leading ?? DEFAULT_LEADING);
  const height = lines.length === 0 ? 0 : size * (font.capHeight + font.descent) + step * (lines.length - 1);
  // Middle means between cap line and baseline: descenders do not weigh.
  const inkHeight = block.valign === 'middle' ? height - size * font.descent : height;
  const top = block.y + (block.height - inkHeight) * SHARE_BEFORE[block.valign ?? 'top'];
  const nodes = lines.map((line, index): Line => {
    const x = block.x + (block.width - line.width) * SHARE_BEFORE[block.align ?? 'left'];
    return {
      kind: 'line',
      baseline: round2(top + size * font.capHeight + step * index),
      runs: line.runs.map((run) => ({ ...run, x: round2(run.x + x) })),
    };
  });
  return { nodes, height };
}

/** The step between sizes tried, points. */
const SIZE_STEP = 0.25;

function setAt(
  face: string,
  block: TextBlock,
  font: Font,
  fonts: Fonts,
): { readonly nodes: readonly Line[]; readonly overflow: readonly TypeFault[] } {
  const lines = breakLines(block.text, block.style, block.width, fonts, block.balance);
  const { nodes, height } = place(block, lines, font);
  return { nodes, overflow: overflows(face, block, lines, height) };
}

/**
 * The block at its own size or, if it may shrink, at the largest size that fits; runs with their own size keep
 * it.
 */
function fitted(face: string, block: TextBlock, font: Font, fonts: Fonts): ReturnType<typeof setAt> {
  const { style, fit } = block;
  let set = setAt(face, block, font, fonts);
  for (
    let size = style.size - SIZE_STEP;
    fit && set.overflow.length > 0 && size >= fit.least;
    size -= SIZE_STEP
  )
    set = setAt(face, { ...block, style: { ...style, size } }, font, fonts);
  return set;
}

function setBlock(face: string, block: TextBlock, fonts: Fonts, faults: TypeFault[]): readonly Line[] {
  const missing = fontFaults(face, block, fonts);
  const font = fonts.get(block.style.font);
  if (missing.length > 0 || !font) {
    faults.push(...missing);
    return [];
  }
  const { nodes, overflow } = fitted(face, block, font, fonts);
  faults.push(...overflow);
  return nodes;
}

/** What all nodes of a face are set with. */
interface Setting {
  readonly face: string;
  readonly fonts: Fonts;
  readonly faults: TypeFault[];
  readonly pictures: PictureSetter;
}

/** Maps the mm of a group's nodes to those around it. */
const placeIn = ({ x, y, rotate = 0, scale: factor = 1 }: Group<Node>): Matrix =>
  chain(scale(factor), turn(rotate), move(x, y));

function setNodes(setting: Setting, nodes: readonly Node[], at: Matrix): SetNode[] {
  const { face, fonts, faults, pictures } = setting;
  return nodes.flatMap((node): SetNode[] => {
    switch (node.kind) {
      case 'text': {
        const lines = setBlock(face, node, fonts, faults);
        return node.reads ? [group({ x: 0, y: 0, reads: node.reads, nodes: lines })] : [...lines];
      }
      case 'picture':
        return [...pictures.set(node, at)];
      case 'group': {
        const set: Group<SetNode> = {
          ...node,
          nodes: setNodes(setting, node.nodes, chain(placeIn(node), at)),
        };
        return [set];
      }
      case 'box':
        pictures.lay(node, at);
        return [node];
      case 'art':
        return [node];
    }
  });
}

/** A face with every text block broken into lines and placed, and its pictures found, or all its faults. */
export function typeset(face: Face, fonts: Fonts, setting: PictureSetting = {}): Result<SetFace, TypeFault> {
  const faults: TypeFault[] = [];
  const pictures = pictureSetter(face.id, setting);
  const nodes = setNodes({ face: face.id, fonts, faults, pictures }, face.nodes, IDENTITY);
  faults.push(...pictures.faults);
  if (faults.length > 0) return failed(...faults);
  return ok({ ...face, nodes, ...(pictures.notes.length > 0 && { notes: pictures.notes }) });
}
