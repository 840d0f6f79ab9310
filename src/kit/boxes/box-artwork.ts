/** The artwork of boxes: the game's cover in front, the contents on the back, the title on the narrow sides. */
import { ART_REACH } from '../component.ts';
import type { Cover, CoverSide } from '../box-cover.ts';
import { rectangle } from '../engrave/path/shapes.ts';
import { written } from '../engrave/path/outline.ts';
import {
  art,
  box,
  group,
  text,
  type Face,
  type Node,
  type Rect,
  type TextStyle,
  type Size,
} from '../face.ts';
import type { Kit } from '../kit.ts';
import { colophonOf } from '../credits-line.ts';
import { kitWords } from '../words/kit-words.ts';
import { cartonBounds, cartonMarks, rectOf, type Carton, type CartonPanel } from '../papercraft/carton.ts';
import { NOTCH } from '../papercraft/tuck-box.ts';
import { grown } from '../rects.ts';
import type { Fonts } from '../type/font.ts';
import { typeset } from '../type/typeset.ts';
import { NET_FRAME, netSize, type PlannedBox } from './carton-plan.ts';
import { assemblyWords, contentsLines, type Lettered } from './box-words.ts';

/** What the artwork of one net is made from. */
export interface Dressing {
  readonly kit: Kit;
  readonly cover: Cover;
  readonly fonts: Fonts;
  readonly box: PlannedBox;
  /** The glue flaps of the whole box. */
  readonly flaps: readonly Lettered[];
}

/** How far colour bleeds past cuts and folds, mm. */
const SPILL = 2;
/** The flat border round a picture, mm: hides an imprecise fold. */
const BORDER = 2.4;
/** The same on a narrow side, mm. */
const RIM = 1.8;

/** Clockwise rotation to the reading direction of a panel. */
type Quarter = 0 | 90 | 180 | 270;

/** Draws on a panel in its reading direction, from its upper left corner. */
function onPanel({ x, y, width, height }: Rect, turn: Quarter, draw: (size: Size) => readonly Node[]): Node {
  const size = turn % 180 === 0 ? { width, height } : { width: height, height: width };
  const at = {
    0: { x, y },
    90: { x: x + width, y },
    180: { x: x + width, y: y + height },
    270: { x, y: y + height },
  }[turn];
  return group({ ...at, rotate: turn, clip: { x: 0, y: 0, ...size }, nodes: draw(size) });
}

/** The smallest legible title, points. */
const LEAST_TITLE = 5;

/** Whether text fits a room of this size. */
const isSet = (nodes: readonly Node[], size: Size, fonts: Fonts): boolean =>
  typeset({ id: 'panel', ...size, bleed: 0, safe: 0, nodes }, fonts).ok;

/**
 * The title along a narrow panel between two fine lines, as large as fits; empty where it would be illegible.
 */
function titleLine({ kit, cover, fonts }: Dressing, { width, height }: Size): readonly Node[] {
  const { onGround: ink } = cover.inks;
  const said = cover.title ?? { text: kit.title.toUpperCase(), font: 'stencil' };
  const size = height * 1.55;
  // Two lines only if one would be less than half as large.
  const line = height * 0.66;
  const title = text({
    field: 'title',
    text: said.text,
    align: 'center',
    valign: 'middle',
    style: { font: said.font, size, ink, tracking: 40 },
    fit: { least: LEAST_TITLE },
    x: 6,
    y: (height - line) / 2,
    width: width - 12,
    height: line,
  });
  if (size < LEAST_TITLE || !isSet([title], { width, height }, fonts)) return [];
  const inset = Math.min(1.6, height / 8);
  const frame = rectangle(inset, inset, width - 2 * inset, height - 2 * inset);
  const shapes = [{ d: written(frame), stroke: { colour: ink, width: 0.25 } }];
  return [art({ x: 0, y: 0, shapes }), title];
}

/** The least height of a side for a picture, mm. */
const LEAST_SCENE = 10;

/** A narrow side with the game's picture, if it has one and the side is high enough; else its title. */
const sideOf =
  (side: CoverSide['side']) =>
  (dressing: Dressing, size: Size): readonly Node[] => {
    const { cover } = dressing;
    if (!cover.side || size.height < LEAST_SCENE) return titleLine(dressing, size);
    const inner = { width: size.width - 2 * RIM, height: size.height - 2 * RIM };
    const nodes = cover.side({ ...inner, side });
    return [group({ x: RIM, y: RIM, clip: { x: 0, y: 0, ...inner }, nodes })];
  };

/** The picture within its border, below the notch if there is one. */
function front({ kit, cover, box: { kind } }: Dressing, { width, height }: Size): readonly Node[] {
  const top = kind === 'tuck' ? NOTCH + BORDER / 2 : BORDER;
  const inner = { width: width - 2 * BORDER, height: height - top - BORDER };
  const nodes = cover.front({ ...inner, line: kitWords(kit.language).front[kind] });
  return [group({ x: BORDER, y: top, clip: { x: 0, y: 0, ...inner }, nodes })];
}

/** Text sizes for the back, points; the largest that fits is used. */
const WORD_SIZES = [9, 8.5, 8, 7.5, 7, 6.5, 6, 5.5, 5] as const;

function backWords({ kit, cover, box: planned }: Dressing, { width, height }: Size, size: number): Node {
  const { key: ink } = cover.inks;
  const said = kitWords(kit.language);
  // A box for small cards needs narrow margins.
  const edge = Math.min(4, width / 14);
  return text({
    field: 'back',
    text: [
      { text: kit.about, style: { font: 'bold', size: size * 1.2 } },
      { text: `\n\n${contentsLines(planned, said).join('\n')}` },
      { text: `\n\n${said.facts(kit)}`, style: { font: 'bold' } },
      { text: `\n\n${colophonOf(kit)}`, style: { size: Math.max(5, size * 0.78) } },
    ],
    style: { font: 'text', size, ink, leading: 1.22 },
    x: edge,
    y: edge,
    width: width - 2 * edge,
    height: height - 2 * edge,
  });
}

/** The description and contents of the box, on paper. */
function back(dressing: Dressing, { width, height }: Size): readonly Node[] {
  const { cover, fonts } = dressing;
  const inner = { width: width - 2 * BORDER, height: height - 2 * BORDER };
  const paper = box({
    x: 0,
    y: 0,
    ...inner,
    fill: cover.inks.paper,
    stroke: { colour: cover.inks.key, width: 0.3 },
  });
  const words = WORD_SIZES.map((size) => backWords(dressing, inner, size));
  const fitting = words.find((node) => isSet([node], inner, fonts)) ?? words.at(-1);
  return [group({ x: BORDER, y: BORDER, nodes: [paper, ...(fitting ? [fitting] : [])] })];
}

/** The visible panels of a closed box, their reading direction, and what they show. */
type Shown = readonly [
  panel: string,
  turn: Quarter,
  draw: (dressing: Dressing, size: Size) => readonly Node[],
];

const bare = (): readonly Node[] => [];

/** A tray is paper with a band, mm below its rim: a wall full of ink cracks white at its folds. */
const BAND = { below: 2.2, width: 2.6, line: 0.5, gap: 0.9 } as const;

const rimBand = ({ cover: { inks } }: Dressing, { width }: Size): readonly Node[] => {
  const stripe = (y: number, height: number) => box({ x: 0, y, width, height, fill: inks.ground });
  return [stripe(BAND.below, BAND.width), stripe(BAND.below + BAND.width + BAND.gap, BAND.line)];
};

const SHOWN: Readonly<Record<PlannedBox['kind'], readonly Shown[]>> = {
  tuck: [
    ['back', 0, back],
    ['front', 0, front],
    ['left', 90, sideOf('left')],
    ['right', 90, sideOf('right')],
    // Seen from the front, the lid's far edge is its hinge.
    ['lid', 180, titleLine],
    ['tongue', 0, bare],
    ['foot', 0, titleLine],
  ],
  // The lid hides most of the tray's walls, and nobody sees its base. Each reads from its rim.
  tray: [
    ['north', 0, rimBand],
    ['south', 180, rimBand],
    ['west', 270, rimBand],
    ['east', 90, rimBand],
  ],
  lid: [
    ['base', 0, front],
    ['north', 180, titleLine],
    ['south', 0, titleLine],
    ['west', 90, sideOf('left')],
    ['east', 270, sideOf('right')],
  ],
};

function shownOn({ panels }: Carton, kind: PlannedBox['kind']): (readonly [CartonPanel, Shown])[] {
  return SHOWN[kind].flatMap((shown) => {
    const panel = panels.find(({ name }) => name === shown[0]);
    return panel ? [[panel, shown] as const] : [];
  });
}

/** The sides of a closed tuck box with artwork of their own. */
export const TUCK_SIDES = ['front', 'back', 'left', 'right', 'lid', 'foot'] as const;
export type TuckSide = (typeof TUCK_SIDES)[number];

/** One side of a tuck box, oriented as on the net, with its ground running past its edges. */
export function tuckSide(dressing: Omit<Dressing, 'flaps'>, side: TuckSide, { width, height }: Size): Face {
  const shown = SHOWN.tuck.find(([panel]) => panel === side);
  if (!shown) throw new Error(`a tuck box shows nothing on its ${side}`);
  const [, turn, draw] = shown;
  const rect = { x: 0, y: 0, width, height };
  const nodes = [
    box({ ...grown(rect, ART_REACH), fill: dressing.cover.inks.ground }),
    onPanel(rect, turn, (size) => draw({ ...dressing, flaps: [] }, size)),
  ];
  return { id: `${dressing.box.id}-${side}`, width, height, bleed: SPILL, safe: BORDER, nodes };
}

const LETTER_STYLE = { font: 'bold', size: 9 } as const;
const LETTER = 4.4;

/** A letter on bare paper in the middle of a flap. */
function letterOn(panel: CartonPanel, { letter }: Lettered, { inks }: Cover): Node[] {
  const { x, y, width, height } = rectOf(panel);
  const square = { x: x + (width - LETTER) / 2, y: y + (height - LETTER) / 2, width: LETTER, height: LETTER };
  return [
    box({ ...square, fill: inks.paper, radius: LETTER / 2 }),
    text({
      field: `flap ${letter}`,
      text: letter,
      style: { ...LETTER_STYLE, ink: inks.key },
      ...square,
      align: 'center',
      valign: 'middle',
    }),
  ];
}

const NOTE_STYLE = { font: 'text', size: 7.2, leading: 1.15 } as const;

/** The assembly instructions under the net. */
function note({ kit, box: planned, flaps, cover }: Dressing, carton: Carton): Node {
  const { x, y, width, height } = cartonBounds(carton);
  const style: TextStyle = { ...NOTE_STYLE, ink: cover.inks.key };
  return text({
    field: 'assembly',
    text: [
      { text: `${planned.name}. `, style: { font: 'bold' } },
      { text: assemblyWords(planned, flaps, kitWords(kit.language)) },
    ],
    style,
    x,
    y: y + height + NET_FRAME.around,
    width,
    height: NET_FRAME.words,
  });
}

/** The net of a carton as one face, with its lines and instructions. */
export function dressed(dressing: Dressing, carton: Carton): Face {
  const { kit, cover, box: planned, flaps } = dressing;
  const { key: ink, paper, ground } = cover.inks;
  const bounds = cartonBounds(carton);
  const { around } = NET_FRAME;
  const shown = shownOn(carton, planned.kind);
  const fill = planned.kind === 'tray' ? paper : ground;
  const grounds = shown.map(([panel]) => box({ ...grown(rectOf(panel), SPILL), fill }));
  const pictures = shown.map(([panel, [, turn, draw]]) =>
    onPanel(rectOf(panel), turn, (size) => draw(dressing, size)),
  );
  const own = flaps.filter((flap) => flap.carton === carton.name);
  const letters = own.flatMap((flap) => {
    const panel = carton.panels.find(({ name }) => name === flap.panel);
    return panel ? letterOn(panel, flap, cover) : [];
  });
  const marks = art({
    x: 0,
    y: 0,
    shapes: cartonMarks(carton, cover.inks),
    sign: { means: kitWords(kit.language).net(planned.name), ink, ground: paper },
  });
  const nodes = [...grounds, ...pictures, marks, ...letters, note(dressing, carton)];
  return {
    id: carton.name,
    ...netSize(carton),
    bleed: 0,
    safe: 0,
    nodes: [group({ x: around - bounds.x, y: around - bounds.y, nodes })],
  };
}
