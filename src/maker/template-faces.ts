/** Draws the boxes of a template on a card's canvas. */
import { colourFault, colourFrom } from '../kit/css-colour.ts';
import type { Colour } from '../kit/edition.ts';
import { art, box, picture, type Node, type PictureOptions, type Rect } from '../kit/face.ts';
import { hintFor } from '../kit/nearest-name.ts';
import { round2 } from '../kit/units.ts';
import { shown } from '../kit/untrusted-input.ts';
import type { Canvas } from './definition.ts';
import { spotText } from './located.ts';
import { makerError } from './maker-faults.ts';
import { rich, words, type TextOptions } from './set-text.ts';
import type { Template, TemplateBox } from './template.ts';
import type { TemplateKeyName } from './template-keys.ts';
import type { Length, TemplateValue } from './template-values.ts';

/** What the columns of a row say; a card's row knows them whatever their case. */
export type Columns = object;

/** A box about to be drawn. */
interface Drawing {
  readonly template: Template;
  readonly box: TemplateBox;
  readonly canvas: Canvas;
  readonly columns: Columns;
}

/** Refuses a value with the place in the template where it stands. */
function refuse({ template, box }: Drawing, key: TemplateKeyName | undefined, says: string): never {
  const at = (key && box.keys.get(key)?.at) ?? box.at;
  throw makerError([`${spotText(template.file, at)}: ${says.replace(/[.?]?$/, (end) => end || '.')}`]);
}

const valueOf = ({ box }: Drawing, key: TemplateKeyName): TemplateValue | undefined =>
  box.keys.get(key)?.value;

const textOf = (drawing: Drawing, key: TemplateKeyName): string | undefined => {
  const value = valueOf(drawing, key);
  return typeof value === 'string' ? value : undefined;
};

const isLength = (value: TemplateValue | undefined): value is Length =>
  typeof value === 'object' && 'mm' in value;

const lengthOf = (drawing: Drawing, key: TemplateKeyName, whole: number): number | undefined => {
  const value = valueOf(drawing, key);
  return isLength(value) ? value.mm + value.share * whole : undefined;
};

function colourOf(drawing: Drawing, key: TemplateKeyName): Colour | undefined {
  const said = textOf(drawing, key);
  if (said === undefined) return undefined;
  const { ink } = drawing.canvas;
  const known = Object.hasOwn(ink, said) ? ink[said] : colourFrom(said);
  return known ?? refuse(drawing, key, `${key}: ${colourFault(said, Object.keys(ink))}`);
}

/** Names of what every object has, such as "constructor", are none of columns. */
const hasColumn = ({ columns }: Drawing, name: string): boolean =>
  Object.hasOwn(columns, name) || (name in columns && !(name in Object.prototype));

/** What a column says, as text. */
function cellOf(drawing: Drawing, column: string, key: TemplateKeyName | undefined): string {
  const { columns } = drawing;
  if (!hasColumn(drawing, column))
    return refuse(
      drawing,
      key,
      `there is no column "${shown(column)}"${hintFor(column, Object.keys(columns))}`,
    );
  const value: unknown = Reflect.get(columns, column);
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** The column that a box is bound to, and what it says. */
const boundCell = (drawing: Drawing): string =>
  cellOf(
    drawing,
    textOf(drawing, 'column') ?? drawing.box.name,
    drawing.box.keys.has('column') ? 'column' : undefined,
  );

/** The words of a box: its column's, or its own with columns in braces. */
function wordsOf(drawing: Drawing, isRich: boolean): string {
  const own = textOf(drawing, 'text');
  if (own === undefined) return boundCell(drawing);
  return own.replaceAll(/\{([^{}]+)\}/g, (mark, name: string) =>
    // In rich text braces also stand for icons.
    isRich && !hasColumn(drawing, name) ? mark : cellOf(drawing, name, 'text'),
  );
}

/** The rectangle of a box, mm. */
function rectOf(drawing: Drawing): Rect {
  const { area, trim, bleed } = drawing.canvas;
  const base = { area, trim, bleed }[textOf(drawing, 'in') ?? 'area'] ?? area;
  const x = lengthOf(drawing, 'x', base.width) ?? 0;
  const y = lengthOf(drawing, 'y', base.height) ?? 0;
  const width = lengthOf(drawing, 'width', base.width) ?? base.width - x;
  const height = lengthOf(drawing, 'height', base.height) ?? base.height - y;
  if (width < 0 || height < 0)
    refuse(
      drawing,
      width < 0 ? 'width' : 'height',
      `the box "${shown(drawing.box.name)}" is ${round2(width)} x ${round2(height)} mm: no room is left for it`,
    );
  return { x: base.x + x, y: base.y + y, width, height };
}

function textOptions(drawing: Drawing): TextOptions {
  const options: Record<string, unknown> = { field: drawing.box.name };
  for (const key of ['font', 'size', 'least', 'align', 'valign', 'leading', 'tracking', 'balance'] as const) {
    const value = valueOf(drawing, key);
    if (value !== undefined) options[key] = value;
  }
  const ink = colourOf(drawing, 'ink') ?? drawing.canvas.ink.key;
  // Each key has been read by its type.
  return { ...(options as TextOptions), ink };
}

const FOCUS: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  top: { x: 0.5, y: 0 },
  center: { x: 0.5, y: 0.5 },
  bottom: { x: 0.5, y: 1 },
  left: { x: 0, y: 0.5 },
  right: { x: 1, y: 0.5 },
};

/** The file of a picture that a column names: its folder and its ending are added where they are missing. */
function fileOf(drawing: Drawing): string {
  const own = textOf(drawing, 'file');
  if (own !== undefined) return own;
  const name = boundCell(drawing).trim();
  if (name === '') return '';
  const ending = textOf(drawing, 'ending') ?? '';
  const folder = textOf(drawing, 'folder') ?? 'pictures';
  const whole = ending === '' || /\.\w{2,4}$/.test(name) ? name : `${name}.${ending.replace(/^\./, '')}`;
  return name.includes('/') || folder === '' ? whole : `${folder.replace(/\/$/, '')}/${whole}`;
}

function drawPicture(drawing: Drawing, rect: Rect): readonly Node[] {
  const file = fileOf(drawing);
  // A card may have no picture.
  if (file === '') return [];
  const fit = textOf(drawing, 'fit') === 'contain' ? 'contain' : 'cover';
  const focus = FOCUS[textOf(drawing, 'focus') ?? ''];
  const radius = lengthOf(drawing, 'radius', rect.width);
  const means = textOf(drawing, 'means');
  const options: PictureOptions = {
    fit,
    field: drawing.box.name,
    ...(focus && { focus }),
    ...(radius !== undefined && { radius }),
    ...(means !== undefined && { means }),
  };
  return [picture(file, rect, options)];
}

const LINE = 0.3;

function drawBox(drawing: Drawing, rect: Rect): Node {
  const [fill, colour] = [colourOf(drawing, 'fill'), colourOf(drawing, 'stroke')];
  const radius = lengthOf(drawing, 'radius', rect.width);
  const width = lengthOf(drawing, 'line', rect.width) ?? LINE;
  return box({
    ...rect,
    ...(fill && { fill }),
    ...(colour && { stroke: { colour, width } }),
    ...(radius !== undefined && { radius }),
  });
}

/** A line from the upper left to the lower right of its box, straight where the box has no width or height. */
function drawLine(drawing: Drawing, { x, y, width, height }: Rect): Node {
  const colour = colourOf(drawing, 'ink') ?? drawing.canvas.ink.key;
  const thick = lengthOf(drawing, 'line', width) ?? LINE;
  return art({
    x,
    y,
    shapes: [{ d: `M0 0L${round2(width)} ${round2(height)}`, stroke: { colour, width: thick } }],
  });
}

/** Most icons in a row: more cannot be counted at a glance. */
const MOST_ICONS = 24;

/** The names of the icons in a row: one so often, or those that the column names. */
function iconNames(drawing: Drawing): readonly string[] {
  const icon = textOf(drawing, 'icon');
  const cell = boundCell(drawing).trim();
  if (icon === undefined) return cell.split(/[\s,;]+/).filter((name) => name !== '');
  const count = cell === '' ? 0 : Number(cell);
  if (!Number.isInteger(count) || count < 0 || count > MOST_ICONS)
    return refuse(
      drawing,
      'column',
      `"${shown(cell)}" is no number of icons: a row holds 0 to ${MOST_ICONS}`,
    );
  return Array.from({ length: count }, () => icon);
}

function iconFile(drawing: Drawing, name: string): string {
  const { icons } = drawing.template;
  const file = Object.hasOwn(icons, name) ? icons[name] : undefined;
  return (
    file ?? refuse(drawing, 'icon', `there is no icon "${shown(name)}"${hintFor(name, Object.keys(icons))}`)
  );
}

/** A row of icons, as high as the box, narrower where they would not fit. */
function drawIcons(drawing: Drawing, rect: Rect): readonly Node[] {
  const names = iconNames(drawing);
  if (names.length === 0) return [];
  const gap = lengthOf(drawing, 'gap', rect.width) ?? 1;
  const side = Math.min(rect.height, (rect.width - gap * (names.length - 1)) / names.length);
  if (side <= 0)
    return refuse(drawing, 'width', `${names.length} icons do not fit into ${round2(rect.width)} mm`);
  const whole = names.length * side + gap * (names.length - 1);
  const align = textOf(drawing, 'align') ?? 'left';
  const shift = { left: 0, center: (rect.width - whole) / 2, right: rect.width - whole }[align] ?? 0;
  const y = rect.y + (rect.height - side) / 2;
  return names.map((name, index) => {
    const x = rect.x + shift + index * (side + gap);
    return picture(
      iconFile(drawing, name),
      { x, y, width: side, height: side },
      { fit: 'contain', means: name, field: drawing.box.name },
    );
  });
}

const NO = ['', 'no', 'false', '0'];

function isDrawn(drawing: Drawing): boolean {
  const when = textOf(drawing, 'when');
  return when === undefined || !NO.includes(cellOf(drawing, when, 'when').trim().toLowerCase());
}

function drawOne(drawing: Drawing): readonly Node[] {
  if (!isDrawn(drawing)) return [];
  const rect = rectOf(drawing);
  switch (drawing.box.kind) {
    case 'picture':
      return drawPicture(drawing, rect);
    case 'icons':
      return drawIcons(drawing, rect);
    case 'box':
      return [drawBox(drawing, rect)];
    case 'line':
      return [drawLine(drawing, rect)];
    case 'text':
      return [words(wordsOf(drawing, false), rect, textOptions(drawing))];
    case 'rich':
      return [rich(wordsOf(drawing, true), rect, { ...textOptions(drawing), icons: drawing.template.icons })];
  }
}

/** The nodes of a face by its boxes. @throws with the place in the template of what cannot be drawn. */
export const drawTemplate = (
  template: Template,
  boxes: readonly TemplateBox[],
  canvas: Canvas,
  columns: Columns,
): readonly Node[] => boxes.flatMap((each) => drawOne({ template, box: each, canvas, columns }));
