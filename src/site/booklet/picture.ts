/** A scene as a picture for paper: what the board shows on the site, from the same faces in the same places. */
import type { SetFace } from '../../kit/face.ts';
import type { BookletPicture, PictureFace, PictureWord } from '../../press/booklet/content.ts';
import type { Scene, SceneCard } from '../../referee/scene.ts';
import { frameOf } from '../board/frame.ts';
import { MARK, standing, type Standing } from '../board/placement.ts';

/** Paper round the cards, mm of the table. */
const MARGIN = 2;

/** A face of the booklet, by the name that a scene calls it. */
export type FaceNamed = (name: string) => Pick<SetFace, 'id' | 'width' | 'height'>;

const QUARTERS = [0, 90, 180, 270] as const;

/** Any turn as one of the four of a table. */
const quarter = (degrees: number): PictureFace['turn'] =>
  QUARTERS[(((Math.round(degrees / 90) % 4) + 4) % 4) as 0 | 1 | 2 | 3];

interface Middle {
  readonly face: string;
  readonly x: number;
  readonly y: number;
  /** As wide as this before it is turned, mm. */
  readonly width: number;
  readonly turn: number;
}

/** A face about its middle. */
function about({ face, x, y, width, turn }: Middle, faceNamed: FaceNamed): PictureFace {
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

/** A stack as its pieces, leaning on each other, and what it bears. */
function stackFaces({ piece, x, y, scale, drawn, lean }: Standing, faceNamed: FaceNamed): PictureFace[] {
  const { face, turn, marks } = piece;
  const width = piece.width * scale;
  return [
    ...Array.from({ length: drawn }, (_, index) =>
      about({ face, x: x + lean * index, y, width, turn }, faceNamed),
    ),
    ...marks.map((mark, index) =>
      about({ face: mark.face, x: x + index * MARK, y, width: MARK, turn: 0 }, faceNamed),
    ),
  ];
}

function stackWords({ piece, x, y, scale, drawn, lean }: Standing): PictureWord[] {
  const { count, marks, width, height } = piece;
  const many = { x: x + lean * (drawn - 1) + (width * scale) / 2 - 2, y: y - (height * scale) / 2 + 2 };
  return [
    ...(count > 1 ? [{ kind: 'count' as const, text: String(count), ...many }] : []),
    ...marks.map((mark, index) => ({
      kind: 'count' as const,
      text: String(mark.count),
      x: x + index * MARK + MARK / 2,
      y: y - MARK / 2,
    })),
  ];
}

/** The table of a scene, cards under pieces, its fields named. */
export function pictureOf(scene: Scene, faceNamed: FaceNamed): BookletPicture {
  const frame = frameOf(scene, [], MARGIN);
  const stacks = scene.fields.flatMap((field) =>
    standing(
      field,
      scene.pieces.filter((piece) => piece.field === field.id),
    ),
  );
  const names = scene.fields.flatMap(({ label, x, y, width }): PictureWord[] =>
    label === null ? [] : [{ kind: 'name', text: label, x: x + width - 3, y: y + 8 }],
  );
  const faces = [
    ...scene.cards.map((card) => cardFace(card, faceNamed)),
    ...stacks.flatMap((stack) => stackFaces(stack, faceNamed)),
  ];
  const words = [...names, ...stacks.flatMap(stackWords)];
  const moved = <Part extends { readonly x: number; readonly y: number }>(part: Part): Part => ({
    ...part,
    x: part.x - frame.x,
    y: part.y - frame.y,
  });
  return {
    width: frame.width,
    height: frame.height,
    alt: scene.fields.map(({ says }) => says).join('; '),
    faces: faces.map(moved),
    words: words.map(moved),
  };
}
