/** The picture of a game's set-up plan: parts of the box with numbers on them. */
import type { PrintedEdition } from '../../kit/edition.ts';
import { art } from '../../kit/face.ts';
import { plain, strong, type Words } from '../../book/blocks.ts';
import type { SetUpPlan } from '../../book/set-up.ts';
import type { PictureWord, SetUpPicture } from '../../press/booklet/content.ts';
import { KEY, OCHRE } from '../board/board-styles.ts';
import { circle } from '../board/board-paths.ts';
import type { FaceNamed } from './scene-picture.ts';

/** Radius of a number's disc and height of the number, mm of the table. */
const DISC = 9;
const NUMBER = 12;

interface PlanOf {
  readonly plan: SetUpPlan;
  readonly title: string;
  readonly faceNamed: FaceNamed;
  readonly edition: PrintedEdition;
  /** What to do when it lies, below the notes. */
  readonly then: readonly Words[];
}

/** The booklet's picture of the set-up. */
export function setUpPicture({ plan, title, faceNamed, edition, then }: PlanOf): SetUpPicture {
  const fill = edition === 'low-ink' ? '#ffffff' : OCHRE;
  return {
    title,
    picture: {
      width: plan.width,
      height: plan.height,
      alt: plan.notes.map(({ says }, index) => `${index + 1}: ${says}`).join(' '),
      faces: plan.things.map(({ face, x, y, scale = 1 }) => {
        const { id, width } = faceNamed(face);
        return { face: id, x, y, turn: 0, scale, outlined: width > LEAST_OUTLINED };
      }),
      signs: art({
        x: 0,
        y: 0,
        shapes: plan.notes.map((note) => ({
          d: circle(note, DISC),
          fill,
          stroke: { colour: KEY, width: 1.4 },
        })),
      }),
      words: plan.notes.map(({ x, y }, index): PictureWord => ({
        kind: 'count',
        text: String(index + 1),
        x,
        y: y + NUMBER * 0.34,
        size: NUMBER,
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

/** Anything wider is a card and gets an outline, mm. */
const LEAST_OUTLINED = 40;
