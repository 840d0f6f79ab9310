/** Typesets the text of a face: blocks become placed lines, or faults for what does not fit. */
import { drawingFaults } from '../drawing-faults.ts';
import { chain, IDENTITY, move, scale, turn, type Matrix } from '../engrave/path/matrix.ts';
import {
  group,
  picture,
  type Face,
  type Group,
  type Icon,
  type IconFile,
  type Line,
  type Node,
  type SetFace,
  type SetNode,
  type Still,
  type TextBlock,
} from '../face.ts';
import { pictureSetter, type PictureSetter, type PictureSetting } from '../pictures/set-picture.ts';
import { failed, ok, type Result } from '../../result.ts';
import { ptToMm, round2 } from '../units.ts';
import { breakLines, letteredRuns } from './break.ts';
import { inItsFonts } from './font-family.ts';
import { isHyphenated } from './hyphenation.ts';
import type { BrokenLine, LineIcon } from './set-line.ts';
import { styleOf } from './word.ts';
import type { TypeFault } from './type-faults.ts';
import type { Font, Fonts } from './font.ts';
import type { FontSource } from './fonts.ts';

/** Lines may overflow by this, mm: rounding, and letters that stand closer to or farther from a space than alone. */
const SLACK = 0.03;

const DEFAULT_LEADING = 1.2;

/** Letters that a font need not have: they are not printed. */
const UNPRINTED: readonly string[] = ['\n', '\u00ad'];

/** How a fault names a font: by its family, and by its file if a maker brought it. */
const nameOf = ({ family, file, isLocal }: FontSource): string => (isLocal ? `${family} (${file})` : family);

/** Undeclared fonts, missing glyphs, each character once, and languages whose hyphenation is not there. */
export function fontFaults(
  face: string,
  block: Pick<TextBlock, 'field' | 'text' | 'style'>,
  fonts: Fonts,
): TypeFault[] {
  const { field } = block;
  return letteredRuns(block.text, block.style, fonts).flatMap((run): TypeFault[] => {
    const { font: id, hyphenate } = styleOf(block.style, run);
    const font = fonts.get(id);
    if (!font) return [{ kind: 'font', face, field, font: id }];
    if (hyphenate !== undefined && !isHyphenated(hyphenate))
      return [{ kind: 'hyphenation', face, field, language: hyphenate }];
    const lacking = [...new Set(run.text)].filter(
      (character) => !UNPRINTED.includes(character) && !font.has(character),
    );
    return lacking.map((character) => ({ kind: 'glyph', face, field, character, font: nameOf(font.source) }));
  });
}

/** What the marks of a block have wrong, but for what is only a note. */
const markFaults = (face: string, { field, troubles = [] }: TextBlock): TypeFault[] =>
  troubles.flatMap((trouble): TypeFault[] =>
    trouble.kind === 'unclosed' ? [] : [{ kind: 'mark', face, field, trouble }],
  );

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

/** A line, or an icon on one. */
type Laid = Line | Group<Still>;

/** The drawing of an icon at its place, standing on the baseline. */
function placeIcon({ icon, x, height }: LineIcon, left: number, baseline: number): Group<Still> {
  return group({
    x: round2(left + x),
    y: round2(baseline - height),
    scale: height / icon.height,
    reads: { figure: icon.means },
    nodes: icon.nodes,
  });
}

/** How far each line is moved down, mm: for gaps between paragraphs, and for icons higher than a capital. */
function drops(lines: readonly BrokenLine[], capital: number, step: number, room: number): readonly number[] {
  let drop = 0;
  return lines.map(({ gap = 0, icons = [] }, index) => {
    const rise = Math.max(0, ...icons.map(({ height }) => height - capital));
    drop += index === 0 ? rise : gap * step + Math.max(0, rise - room);
    return drop;
  });
}

/**
 * Places the lines of a block. Its height runs from the cap line of the first line to the descenders of the
 * last, which is what a reader takes for its edges.
 */
function place(
  block: TextBlock,
  lines: readonly BrokenLine[],
  font: Font,
): { nodes: Laid[]; height: number } {
  const size = ptToMm(block.style.size);
  const step = size * (block.style.leading ?? DEFAULT_LEADING);
  const letters = size * (font.capHeight + font.descent);
  const down = drops(lines, size * font.capHeight, step, Math.max(0, step - letters));
  const height = lines.length === 0 ? 0 : letters + step * (lines.length - 1) + (down.at(-1) ?? 0);
  // Middle means between cap line and baseline: descenders do not weigh.
  const inkHeight = block.valign === 'middle' ? height - size * font.descent : height;
  const top = block.y + (block.height - inkHeight) * SHARE_BEFORE[block.valign ?? 'top'];
  const nodes = lines.flatMap(({ runs, width, icons = [], said }, index): Laid[] => {
    const x = block.x + (block.width - width) * SHARE_BEFORE[block.align ?? 'left'];
    const baseline = round2(top + size * font.capHeight + step * index + (down[index] ?? 0));
    const line: Line = {
      kind: 'line',
      baseline,
      runs: runs.map((run) => ({ ...run, x: round2(run.x + x) })),
      ...(said && { said }),
    };
    return [line, ...icons.map((icon) => placeIcon(icon, x, baseline))];
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
): { readonly nodes: readonly Laid[]; readonly overflow: readonly TypeFault[] } {
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

/** What all nodes of a face are set with. */
interface Setting {
  readonly face: string;
  readonly fonts: Fonts;
  readonly faults: TypeFault[];
  readonly pictures: PictureSetter;
}

/** The height of an icon's drawing before it is scaled, mm: outlines are rounded to a thousandth of it. */
const ICON = 10;

/** An icon from a file as a drawing: a picture as wide as the file says. */
function drawnIcon(icon: Icon | IconFile, field: string, pictures: PictureSetter): Icon {
  if ('nodes' in icon) return icon;
  const { file, ...rest } = icon;
  const width = ICON * pictures.ratioOf(file);
  const rect = { x: 0, y: 0, width, height: ICON };
  return {
    ...rest,
    width,
    height: ICON,
    nodes: [picture(file, rect, { fit: 'contain', field, lowInk: 'keep' })],
  };
}

/** A block whose icons are drawings. */
function withIcons(block: TextBlock, pictures: PictureSetter): TextBlock {
  if (typeof block.text === 'string') return block;
  const runs = block.text.map((run) =>
    run.icon ? { ...run, icon: drawnIcon(run.icon, block.field, pictures) } : run,
  );
  return { ...block, text: runs };
}

function setBlock({ face, fonts, faults, pictures }: Setting, asked: TextBlock): readonly Laid[] {
  const block = inItsFonts(asked, fonts);
  const missing = [...markFaults(face, block), ...fontFaults(face, block, fonts)];
  const font = fonts.get(block.style.font);
  if (missing.length > 0 || !font) {
    faults.push(...missing);
    return [];
  }
  const { nodes, overflow } = fitted(face, withIcons(block, pictures), font, fonts);
  faults.push(...overflow);
  return nodes;
}

/** Maps the mm of a group's nodes to those around it. */
const placeIn = ({ x, y, rotate = 0, scale: factor = 1 }: Group<Node>): Matrix =>
  chain(scale(factor), turn(rotate), move(x, y));

function setNodes(setting: Setting, nodes: readonly Node[], at: Matrix): SetNode[] {
  const { pictures } = setting;
  return nodes.flatMap((node): SetNode[] => {
    switch (node.kind) {
      case 'text': {
        const laid = setBlock(setting, node).flatMap((each) =>
          each.kind === 'line' ? [each] : setNodes(setting, [each], at),
        );
        return node.reads ? [group({ x: 0, y: 0, reads: node.reads, nodes: laid })] : laid;
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
  const drawn = drawingFaults(face);
  if (drawn.length > 0) return failed(...drawn);
  const faults: TypeFault[] = [];
  const pictures = pictureSetter(face.id, setting);
  const nodes = setNodes({ face: face.id, fonts, faults, pictures }, face.nodes, IDENTITY);
  faults.push(...pictures.faults);
  if (faults.length > 0) return failed(...faults);
  return ok({ ...face, nodes, ...(pictures.notes.length > 0 && { notes: pictures.notes }) });
}
