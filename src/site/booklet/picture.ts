/** A scene as a picture for paper: what the board shows on the site, from the same faces and signs in the same places. */
import type { PrintedEdition } from '../../kit/edition.ts';
import { art, type SetFace, type Shape as PaperShape } from '../../kit/face.ts';
import type { BookletPicture, PictureFace, PictureWord } from '../../press/booklet/content.ts';
import type { Box, Scene, SceneCard } from '../../referee/scene.ts';
import { frameOf, GUTTER, type Frame } from '../board/frame.ts';
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
} from '../board/looks.ts';
import { closed, corners } from '../board/outlines.ts';
import { stacksOf, type Picture } from '../board/placement.ts';
import { signsOf, spentIn, trailOf } from '../board/signs.ts';

/** Paper round the cards, mm of the table. */
const MARGIN = 2;

/** A face of the booklet, by the name that a scene calls it. */
export type FaceNamed = (name: string) => Pick<SetFace, 'id' | 'width' | 'height'>;

/** A picture, and the face that it needs besides those of the box: what lies between its cards and its pieces. */
export interface Drawn {
  readonly picture: BookletPicture;
  readonly under: SetFace | null;
}

export interface PictureOf {
  readonly scene: Scene;
  readonly faceNamed: FaceNamed;
  readonly edition: PrintedEdition;
  /** Names the picture's own face. */
  readonly id: string;
}

const QUARTERS = [0, 90, 180, 270] as const;

/** Any turn as one of the four of a table. */
const quarter = (degrees: number): PictureFace['turn'] =>
  QUARTERS[(((Math.round(degrees / 90) % 4) + 4) % 4) as 0 | 1 | 2 | 3];

/** A face about its middle. */
function about({ face, x, y, width, turn }: Omit<Picture, 'height'>, faceNamed: FaceNamed): PictureFace {
  const drawn = faceNamed(face);
  const scale = width / drawn.width;
  const quarters = quarter(turn);
  const lying = quarters === 90 || quarters === 270;
  const across = (lying ? drawn.height : drawn.width) * scale;
  const down = (lying ? drawn.width : drawn.height) * scale;
  return { face: drawn.id, x: x - across / 2, y: y - down / 2, turn: quarters, scale };
}

const cardFace = ({ face, x, y, width, height, turn }: SceneCard, faceNamed: FaceNamed): PictureFace => ({
  ...about({ face, x: x + width / 2, y: y + height / 2, width, turn }, faceNamed),
  outlined: true,
});

/** From one line of a veil to the next, mm of the table, and how wide it is: paper lets through what is not ink. */
const VEIL = { spacing: 1.5, width: 1.05 } as const;

/** Lines of paper over what fades. */
function veil({ x, y, width, height }: Box, paper: Colour): PaperShape {
  const lines = Array.from({ length: Math.floor(height / VEIL.spacing) }, (_, index) => {
    const at = y + (index + 0.5) * VEIL.spacing;
    return `M${x} ${at}L${x + width} ${at}`;
  });
  return { d: lines.join(''), stroke: { colour: paper, width: VEIL.width } };
}

/** A shape in an edition: where ink is saved, fills are bare paper, and a seat's ink is the edge alone. */
function inked(shape: Shape, edition: PrintedEdition): PaperShape {
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

const BARE = '#ffffff';

/** Strokes that lie on a darker, wider one, as the middle of a way does: there they part its two edges. */
const INNER: readonly LookName[] = ['wireHalo', 'way', 'lit'];

/** The edge of a shape where ink is saved: the ink of the page or of a seat, and none other. */
function savedInk({ look, ink }: Shape, { fill }: Look): Colour | undefined {
  if (fill === 'seat') return ink && SEAT_INKS[ink];
  if (INNER.includes(look)) return BARE;
  return KEY;
}

const wordOf = ({ text, x, y, size, colour }: Word, edition: PrintedEdition): PictureWord => ({
  ...{ kind: 'count', text, x, y, size },
  colour: edition === 'low-ink' ? KEY : colour,
});

/** The names of columns and rows, over and beside the table. */
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

/** The table of a scene: cards, what is used up and the trail, pieces, and the signs of a try. */
export function pictureOf({ scene, faceNamed, edition, id }: PictureOf): Drawn {
  const frame = frameOf(scene, [], MARGIN);
  const paper = edition === 'low-ink' ? BARE : PAPER;
  const stacks = stacksOf(scene);
  // What an attack comes to is said beside the picture, and is too wide for it.
  const tags = scene.tags?.filter(({ is }) => is === 'count') ?? [];
  const signs = signsOf({ ...scene, tags });
  const onPaper = (shapes: readonly Shape[]): readonly PaperShape[] =>
    shapes.map((shape) => inked(shape, edition));
  const faded = (boxes: readonly Box[]): readonly PaperShape[] => boxes.map((box) => veil(box, paper));
  const under = [
    ...faded(spentIn(scene.cards)),
    ...onPaper([...trailOf(scene), ...stacks.flatMap((stack) => stack.under)]),
  ];
  const ghosts = stacks.filter(({ piece }) => piece.ghost);
  const ghostCards = scene.cards.filter(({ ghost }) => ghost);
  const shapes = [
    ...faded([...ghostCards, ...ghosts.flatMap(({ pictures }) => pictures.map(boxOf))]),
    ...onPaper(ghostCards.map((card) => ({ look: 'ghostEdge', d: closed(corners(card, 1)) }))),
    ...onPaper([...stacks.flatMap((stack) => stack.over), ...signs.shapes]),
  ];
  const shift = <Part extends { readonly x: number; readonly y: number }>(part: Part): Part => ({
    ...part,
    x: part.x - frame.x,
    y: part.y - frame.y,
  });
  const between: readonly PictureFace[] =
    under.length === 0 ? [] : [{ face: id, x: frame.x, y: frame.y, turn: 0, scale: 1 }];
  const words = [...stacks.flatMap((stack) => stack.words), ...signs.words];
  return {
    picture: {
      width: frame.width,
      height: frame.height,
      alt: scene.fields.map(({ says }) => says).join('; '),
      faces: [
        ...scene.cards.map((card) => cardFace(card, faceNamed)),
        ...between,
        ...stacks.flatMap((stack) => stack.pictures.map((picture) => about(picture, faceNamed))),
      ].map(shift),
      signs: art({ x: -frame.x, y: -frame.y, shapes }),
      words: [...rulerWords(scene, frame), ...words.map((word) => wordOf(word, edition))].map(shift),
    },
    under: under.length === 0 ? null : faceUnder(id, frame, under),
  };
}

const boxOf = ({ x, y, width, height, turn }: Picture): Box => {
  const [across, down] = quarter(turn) % 180 === 0 ? [width, height] : [height, width];
  return { x: x - across / 2, y: y - down / 2, width: across, height: down };
};

const faceUnder = (id: string, { x, y, width, height }: Frame, shapes: readonly PaperShape[]): SetFace => ({
  ...{ id, width, height, bleed: 0, safe: 0 },
  nodes: [art({ x: -x, y: -y, shapes })],
});
