/** A scene as a picture for paper: the same faces and signs in the same places as on the site's board. */
import type { PrintedEdition } from '../../kit/edition.ts';
import { art, group, type SetFace, type SetNode, type Shape as PaperShape } from '../../kit/face.ts';
import type { BookletPicture, PictureFace, PictureWord } from '../../press/booklet/content.ts';
import { grown, union } from '../../kit/rects.ts';
import type { Box, Scene, SceneCard } from '../../referee/table/scene.ts';
import { frameOf, GUTTER, middleOf, type Frame } from '../board/frame.ts';
import {
  fillOf,
  KEY,
  LOOKS,
  PAPER,
  SEAT_INKS,
  type Colour,
  type Look,
  type LookName,
  type Shape,
  type Word,
} from '../board/board-styles.ts';
import { circle, closed, corners } from '../board/board-paths.ts';
import { stacksOf, type Picture, type Standing } from '../board/placement.ts';
import { signsOf, trailOf } from '../board/board-overlays.ts';
import { arrowPath, arrowShapes, type ArrowEnd } from './paper-arrows.ts';
import { hasHexes, namesOf, roomsIn, withoutGhosts, wordless } from './hex-picture.ts';

/** Margin round the cards, mm of the table. */
const MARGIN = 2;

/** Looks up a face of the booklet by its name in the scene. */
export type FaceNamed = (name: string) => SetFace;

/** A picture, and the faces it needs beyond those of the box: its ground, overlays, rotated things. */
export interface Drawn {
  readonly picture: BookletPicture;
  readonly besides: readonly SetFace[];
}

export interface PictureOf {
  readonly scene: Scene;
  /** The printed faces, for tiles of which a part is shown; where left out, those of everything else. */
  readonly printed?: FaceNamed;
  readonly faceNamed: FaceNamed;
  readonly edition: PrintedEdition;
  /** Prefix of the ids of the picture's own faces. */
  readonly id: string;
}

const QUARTERS = [0, 90, 180, 270] as const;

const quarter = (degrees: number): PictureFace['turn'] =>
  QUARTERS[(((Math.round(degrees / 90) % 4) + 4) % 4) as 0 | 1 | 2 | 3];

function about({ face, x, y, width, turn }: Omit<Picture, 'height'>, faceNamed: FaceNamed): PictureFace {
  const drawn = faceNamed(face);
  const scale = width / drawn.width;
  const quarters = quarter(turn);
  const lying = quarters === 90 || quarters === 270;
  const across = (lying ? drawn.height : drawn.width) * scale;
  const down = (lying ? drawn.width : drawn.height) * scale;
  return { face: drawn.id, x: x - across / 2, y: y - down / 2, turn: quarters, scale };
}

/** Whether something is not at a quarter turn. Paper only places by quarter turns, so it needs a face of its own. */
const isAcross = ({ turn }: Pick<Picture, 'turn'>): boolean => turn % 90 !== 0;

/** A face rotated by so many degrees, in the square that holds it. */
function turnedFace({ id, width, height, nodes }: SetFace, degrees: number): SetFace {
  const turn = ((degrees % 360) + 360) % 360;
  const radians = (turn * Math.PI) / 180;
  const side = Math.max(
    width * Math.abs(Math.cos(radians)) + height * Math.abs(Math.sin(radians)),
    width * Math.abs(Math.sin(radians)) + height * Math.abs(Math.cos(radians)),
  );
  const upright = group<SetNode>({ x: -width / 2, y: -height / 2, nodes });
  return {
    id: `${id} turned ${turn}`,
    width: side,
    height: side,
    bleed: 0,
    safe: 0,
    nodes: [group<SetNode>({ x: side / 2, y: side / 2, rotate: turn, nodes: [upright] })],
  };
}

/** A thing on the table about its centre, rotated. */
function thingFace(picture: Picture, faceNamed: FaceNamed, besides: SetFace[]): PictureFace {
  if (!isAcross(picture)) return about(picture, faceNamed);
  const face = faceNamed(picture.face);
  const turned = turnedFace(face, picture.turn);
  besides.push(turned);
  const scale = picture.width / face.width;
  const half = (turned.width * scale) / 2;
  return { face: turned.id, x: picture.x - half, y: picture.y - half, turn: 0, scale };
}

/** A rectangle that two share. */
function shared(one: Box, other: Box): Box {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const right = Math.min(one.x + one.width, other.x + other.width);
  const bottom = Math.min(one.y + one.height, other.y + other.height);
  return { x, y, width: right - x, height: bottom - y };
}

/** The part of a city that is shown, if its tiles lie under it. */
const windowOf = ({ ground, cards, rulers }: Scene): Box | null =>
  typeof ground === 'object' && 'plan' in ground && rulers && cards.length > 0
    ? { x: ground.x, y: ground.y, width: ground.width, height: ground.height }
    : null;

/** Tiles as they are printed, cut to what is shown of them. */
const tilesIn = (cards: readonly SceneCard[], window: Box, faceNamed: FaceNamed): readonly PictureFace[] =>
  cards.map((card) => ({
    ...about({ ...card, x: card.x + card.width / 2, y: card.y + card.height / 2 }, faceNamed),
    cut: shared(card, window),
  }));

const cardFace = ({ face, x, y, width, height, turn }: SceneCard, faceNamed: FaceNamed): PictureFace => ({
  ...about({ face, x: x + width / 2, y: y + height / 2, width, turn }, faceNamed),
  outlined: true,
});

/** Spacing and width of a veil's lines, mm of the table: paper has no transparency. So fine that a third of it reads as a tint. */
const VEIL = { spacing: 0.6, width: 0.42 } as const;

/** The colour of what is printed under all else of a card: of its drawn ground (the southern of two), or of its paper. */
function groundOf({ nodes: [under, ...over] }: SetFace, paper: Colour): Colour {
  const grounds = over
    .slice(0, 2)
    .flatMap((node) => (node.kind === 'art' ? (node.shapes[0]?.fill ?? []) : []));
  return grounds.at(-1) ?? (under?.kind === 'box' ? under.fill : undefined) ?? paper;
}

/** Lines in the colour of the ground over what fades. */
function veil({ x, y, width, height }: Box, paper: Colour): PaperShape {
  const lines = Array.from({ length: Math.floor(height / VEIL.spacing) }, (_, index) => {
    const at = y + (index + 0.5) * VEIL.spacing;
    return `M${x} ${at}L${x + width} ${at}`;
  });
  return { d: lines.join(''), stroke: { colour: paper, width: VEIL.width } };
}

/** A shape in an edition: low-ink has no fills, and only outlines in a seat's ink. */
export function inkedOnPaper(shape: Shape, edition: PrintedEdition): PaperShape {
  const look: Look = LOOKS[shape.look];
  const fill = fillOf(shape);
  const colour = edition === 'low-ink' ? savedInk(shape, look) : look.stroke;
  const { width = 1, dash, cap } = look;
  return {
    d: shape.d,
    ...(fill !== undefined && { fill: edition === 'low-ink' ? BARE : fill }),
    ...(colour !== undefined && { stroke: { colour, width, ...(dash && { dash }), ...(cap && { cap }) } }),
  };
}

const BARE: Colour = '#ffffff';

/** Strokes on top of a darker, wider one, such as the middle of a way: they separate its two edges. */
const INNER: readonly LookName[] = ['wireHalo', 'way', 'lit'];

/** Outline colour of a shape in the low-ink edition: only the page's ink or a seat's. */
function savedInk({ look, ink }: Shape, { fill }: Look): Colour | undefined {
  if (fill === 'seat') return ink && SEAT_INKS[ink];
  if (INNER.includes(look)) return BARE;
  return KEY;
}

const wordOf = ({ text, x, y, size, colour }: Word, edition: PrintedEdition): PictureWord => ({
  kind: 'count',
  text,
  x,
  y,
  size,
  colour: edition === 'low-ink' ? KEY : colour,
});

/** Column and row names, above and beside the table. */
const rulerWords = ({ rulers }: Scene, frame: Frame): readonly PictureWord[] => [
  ...(rulers?.columns ?? []).map(({ label, at }): PictureWord => ({
    kind: 'name',
    text: label,
    x: at,
    y: frame.y + GUTTER - 2,
  })),
  ...(rulers?.rows ?? []).map(({ label, at }): PictureWord => ({
    kind: 'name',
    text: label,
    x: frame.x + GUTTER / 2,
    y: at + 4,
  })),
];

/** Lines between squares and edges of buildings: width in mm of the table. */
const RULED = { width: 0.5, colour: '#c5baa8' } as const;
const EDGE_OF_BUILT = 1.4;
/** Buildings are dark; in the low-ink edition still darker than the streets. */
const BUILT = { colour: KEY, 'low-ink': '#c4bfb5' } as const satisfies Record<PrintedEdition, Colour>;

/** A city plan: streets and buildings. */
function planFace(
  ground: Exclude<Scene['ground'], string>,
  frame: Frame,
  edition: PrintedEdition,
  id: string,
): readonly SetFace[] {
  if (!('plan' in ground)) return [];
  const { plan, ruled, x, y, width, height } = ground;
  const isBare = edition === 'low-ink';
  const streets = `M${x} ${y}h${width}v${height}h${-width}z`;
  const shapes: readonly PaperShape[] = [
    { d: streets, fill: isBare ? BARE : PAPER },
    { d: ruled, stroke: { colour: RULED.colour, width: RULED.width } },
    { d: plan, fill: BUILT[edition], ...(isBare && { stroke: { colour: KEY, width: EDGE_OF_BUILT } }) },
    { d: streets, stroke: { colour: KEY, width: EDGE_OF_BUILT } },
  ].filter(({ d }) => d !== '');
  const clip = { x, y, width, height };
  const nodes = [group<SetNode>({ x: -frame.x, y: -frame.y, clip, nodes: [art({ x: 0, y: 0, shapes })] })];
  return [{ id, width: frame.width, height: frame.height, bleed: 0, safe: 0, nodes }];
}

const isPrinted = (ground: Scene['ground']): ground is Box & { readonly face: string } =>
  typeof ground !== 'string' && 'face' in ground;

/** A printed board as ground, cut to what the picture shows. */
function boardFace(ground: Scene['ground'], frame: Frame, faceNamed: FaceNamed): readonly PictureFace[] {
  if (!isPrinted(ground)) return [];
  const { id: face, width } = faceNamed(ground.face);
  const [left, top] = [Math.max(ground.x, frame.x), Math.max(ground.y, frame.y)];
  const right = Math.min(ground.x + ground.width, frame.x + frame.width);
  const bottom = Math.min(ground.y + ground.height, frame.y + frame.height);
  const cut = { x: left, y: top, width: right - left, height: bottom - top };
  return [{ face, x: ground.x, y: ground.y, turn: 0, scale: ground.width / width, cut }];
}

const edgeOfWindow = ({ x, y, width, height }: Box): PaperShape => ({
  d: `M${x} ${y}h${width}v${height}h${-width}z`,
  stroke: { colour: KEY, width: EDGE_OF_BUILT },
});

/** How many mm of a picture are one of the page: it is as wide as a column, or as high as most pictures. */
const unitOf = ({ width, height }: Frame): number => Math.max(width / 56, height / 46);

/** How far an arrow from card to card reaches over their frames, mm of the table. */
const OVER_FRAME = 4;

/** Whether all that is aimed goes from one card of a spread to another. */
const isAimedInSpread = ({ lines, fields, cards }: Scene): boolean =>
  lines.length > 0 &&
  lines.every(({ from, to, means }) => {
    const ends = fields.filter(({ id }) => id === from || id === to);
    return (
      means === 'fire' && ends.length > 1 && ends.every((end) => cards.some((card) => isSame(card, end)))
    );
  });

const isSame = (one: Box, other: Box): boolean =>
  one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;

/** Arrows between cards of a spread, from frame to frame, so that no picture is crossed. */
function arrowsOver({ lines, fields }: Scene, unit: number, edition: PrintedEdition): readonly PaperShape[] {
  return lines.flatMap(({ from, to }) => {
    const [start, aim] = [from, to].flatMap((id): ArrowEnd[] => {
      const field = fields.find((each) => each.id === id);
      return field ? [{ at: [middleOf(field)], things: [grown(field, -OVER_FRAME)] }] : [];
    });
    return start && aim ? arrowShapes(arrowPath(start, aim, [], 'straight'), 'way', unit, edition) : [];
  });
}

/** Arrows over a city: straight, as shells fly, from the edge of a tank to that of another. */
function arrowsIn(
  scene: Scene,
  stacks: readonly Standing[],
  unit: number,
  edition: PrintedEdition,
): readonly PaperShape[] {
  const fields = new Map(scene.fields.map((field) => [field.id, field]));
  const end = (id: string): ArrowEnd | undefined => {
    const field = fields.get(id);
    const pictures = stacks.filter(({ piece }) => piece.field === id).flatMap((stack) => stack.pictures);
    return field && { at: [middleOf(field)], things: pictures.map((each) => grown(boxOf(each), -0.5)) };
  };
  return scene.lines.flatMap(({ from, to, means }) => {
    const [start, aim] = [end(from), end(to)];
    if (!start || !aim || means === 'boots' || means === 'treads') return [];
    return arrowShapes(arrowPath(start, aim, [], 'straight'), means, unit, edition);
  });
}

/** The picture of a scene: cards, used-up areas, trail, pieces, and the signs of a try. */
export function pictureOf({ scene: all, faceNamed, printed = faceNamed, edition, id }: PictureOf): Drawn {
  const isOfHexes = hasHexes(all);
  const scene = isOfHexes ? withoutGhosts(all) : all;
  const window = windowOf(scene);
  const stacks = stacksOf(isOfHexes ? { ...scene, fields: roomsIn(scene) } : scene);
  // Pieces may be wider than their place, and must not be cut off by the picture's edge.
  const standing = stacks.flatMap(({ pictures }) => pictures.map((each) => grown(boxOf(each), MARGIN)));
  const frame = window
    ? frameOf({ ...scene, cards: [] }, [], MARGIN)
    : union([frameOf(scene, [], MARGIN), ...standing]);
  const paper = edition === 'low-ink' ? BARE : PAPER;
  // An attack's total is told beside the picture: its tag is too wide.
  const tags = scene.tags?.filter(({ is }) => is === 'count') ?? [];
  const isSpread = !window && isAimedInSpread(scene);
  const signs = signsOf({ ...scene, tags, ...((window || isSpread) && { lines: [] }) });
  const onPaper = (shapes: readonly Shape[]): readonly PaperShape[] =>
    shapes.map((shape) => inkedOnPaper(shape, edition));
  const faded = (boxes: readonly Box[], ground = paper): readonly PaperShape[] =>
    boxes.map((box) => veil(box, ground));
  const under = [
    ...scene.cards.flatMap(({ face, spent = [] }) => faded(spent, groundOf(faceNamed(face), paper))),
    ...onPaper([...trailOf(scene), ...stacks.flatMap((stack) => stack.under)]),
  ];
  const ghosts = stacks.filter(({ piece }) => piece.ghost);
  const ghostCards = scene.cards.filter(({ ghost }) => ghost);
  const shapes = [
    // A card that is laid is told by its broken edge: one has to see which it is.
    ...(window
      ? onPaper(ghosts.flatMap(({ pictures }) => pictures.map(ringRound)))
      : faded(ghosts.flatMap(({ pictures }) => pictures.map(boxOf)))),
    ...onPaper(ghostCards.map((card) => ({ look: 'ghostEdge', d: closed(corners(card, 1)) }))),
    ...onPaper([...stacks.flatMap((stack) => stack.over), ...signs.shapes]),
    ...(isSpread ? arrowsOver(scene, unitOf(frame), edition) : []),
    ...(window ? [...arrowsIn(scene, stacks, unitOf(frame), edition), edgeOfWindow(window)] : []),
  ];
  const shift = <Part extends { readonly x: number; readonly y: number }>(part: Part): Part => ({
    ...part,
    x: part.x - frame.x,
    y: part.y - frame.y,
  });
  const asGround = ({ id: face }: SetFace): PictureFace => ({
    face,
    x: frame.x,
    y: frame.y,
    turn: 0,
    scale: 1,
  });
  const ground =
    typeof scene.ground === 'string' || window ? [] : planFace(scene.ground, frame, edition, `${id} ground`);
  const between = under.length === 0 ? [] : [faceUnder(id, frame, under)];
  const turned: SetFace[] = [];
  const board = isOfHexes && isPrinted(scene.ground) ? [wordless(faceNamed(scene.ground.face))] : [];
  const words = [...stacks.flatMap((stack) => stack.words), ...signs.words];
  return {
    picture: {
      width: frame.width,
      height: frame.height,
      alt: scene.fields.map(({ says }) => says).join('; '),
      ...(window && { clip: shift(window) }),
      faces: [
        ...boardFace(scene.ground, frame, (name) => board[0] ?? faceNamed(name)),
        ...ground.map(asGround),
        ...(window
          ? tilesIn(scene.cards, window, printed)
          : scene.cards.map((card) => cardFace(card, scene.cards.length === 1 ? printed : faceNamed))),
        ...between.map(asGround),
        ...stacks.flatMap((stack) => stack.pictures.map((picture) => thingFace(picture, faceNamed, turned))),
      ].map((face) => ({ ...shift(face), ...(face.cut && { cut: shift(face.cut) }) })),
      signs: art({ x: -frame.x, y: -frame.y, shapes }),
      words: [
        ...rulerWords(scene, frame),
        ...(isOfHexes ? namesOf(scene) : []),
        ...words.map((word) => wordOf(word, edition)),
      ].map(shift),
    },
    besides: [...ground, ...board, ...between, ...turned],
  };
}

/** A broken ring round a piece that is not there yet. */
const ringRound = (piece: Picture): Shape => ({
  look: 'ghostEdge',
  d: circle(piece, Math.max(piece.width, piece.height) / 2 + 0.8),
});

const boxOf = ({ x, y, width, height, turn }: Picture): Box => {
  const [across, down] = quarter(turn) % 180 === 0 ? [width, height] : [height, width];
  return { x: x - across / 2, y: y - down / 2, width: across, height: down };
};

const faceUnder = (id: string, { x, y, width, height }: Frame, shapes: readonly PaperShape[]): SetFace => ({
  id,
  width,
  height,
  bleed: 0,
  safe: 0,
  nodes: [art({ x: -x, y: -y, shapes })],
});
