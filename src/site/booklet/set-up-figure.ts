/** The picture of a game's set-up plan: parts of the box with numbers on them. */
import type { PrintedEdition } from '../../kit/edition.ts';
import { art } from '../../kit/face.ts';
import { plain, strong, type Words } from '../../book/blocks.ts';
import type { SetUpPlan } from '../../book/set-up.ts';
import type { PictureWord, SetUpPicture } from '../../press/booklet/content.ts';
import { KEY, OCHRE } from '../board/board-styles.ts';
import { circle } from '../board/board-paths.ts';
import type { FaceNamed } from './scene-picture.ts';

/** Radius of a number's disc and height of the number, as shares of the picture's width. */
const DISC = 1 / 42;
const NUMBER = 1 / 31;

interface PlanOf {
  readonly plan: SetUpPlan;
  readonly title: string;
  /** The printed faces, for boards and cards: it is they that lie on the table. */
  readonly faceNamed: FaceNamed;
  /** The same with fewer lines and larger signs, for pieces. */
  readonly smallFace: FaceNamed;
  readonly edition: PrintedEdition;
  /** What to do when it lies, below the notes. */
  readonly then: readonly Words[];
}

/** The booklet's picture of the set-up. */
export function setUpPicture({ plan, title, faceNamed, smallFace, edition, then }: PlanOf): SetUpPicture {
  const [radius, size] = [plan.width * DISC, plan.width * NUMBER];
  const fill = edition === 'low-ink' ? '#ffffff' : OCHRE;
  return {
    title,
    picture: {
      width: plan.width,
      height: plan.height,
      alt: plan.notes.map(({ says }, index) => `${index + 1}: ${says}`).join(' '),
      faces: plan.things.map(({ face, x, y, scale = 1, turned }) => {
        const printed = faceNamed(face);
        const isCard = printed.width > LEAST_CARD;
        const { id } = isCard ? printed : smallFace(face);
        return { face: id, x, y, turn: turned ? 180 : 0, scale, outlined: isCard };
      }),
      signs: art({
        x: 0,
        y: 0,
        shapes: plan.notes.map((note) => ({
          d: circle(note, radius),
          fill,
          stroke: { colour: KEY, width: radius / 6.4 },
        })),
      }),
      words: plan.notes.map(({ x, y }, index): PictureWord => ({
        kind: 'count',
        text: String(index + 1),
        x,
        y: y + size * 0.34,
        size,
        colour: KEY,
      })),
    },
    notes: [
      ...plan.notes.map(({ says, rules }, index) => [
        strong(`${index + 1}  `),
        plain(`${says} (${rules.join(', ')})`),
      ]),
      ...then,
    ],
  };
}

/** Anything wider is a card or a board and gets an outline, mm. */
const LEAST_CARD = 40;
