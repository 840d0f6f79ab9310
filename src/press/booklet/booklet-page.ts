/** A page of a booklet, with its header and page number. */
import { box, type SetNode } from '../../kit/face.ts';
import { reading, wordsAt, type Compositor, type Painted } from './compositor.ts';
import { EDGE, HALF } from './type.ts';

/** A page in reading order. */
export interface BookletPage extends Painted {
  /** The page number; the cover is 1. */
  readonly number: number;
  /** The title of its bookmark: what begins or continues here. */
  readonly title: string;
}

/** Whether it is a right-hand page, with the fold on its left; page 1 is. */
export const isRight = (number: number): boolean => number % 2 === 1;

export const leftEdge = (number: number): number => (isRight(number) ? EDGE.inner : EDGE.outer);

/** Height of a column, mm. */
export const columnHeight = ({ page }: Compositor): number =>
  Math.floor((page.height - EDGE.top - EDGE.foot) / HALF) * HALF;

/** The header and number of a page: its chapter on the outside and, on a left page, the game's title inside. */
export function furnish(
  press: Compositor,
  number: number,
  chapter: string,
  game: string,
): readonly SetNode[] {
  const { page, type, width } = press;
  const x = leftEdge(number);
  const align = isRight(number) ? 'right' : 'left';
  const head = (text: string, side: 'left' | 'right') =>
    wordsAt(
      press,
      { field: 'head', text: text.toUpperCase(), style: type.head },
      { x, baseline: EDGE.head, width, align: side },
    );
  const nodes = [
    ...head(chapter, align),
    ...(isRight(number) || chapter === game ? [] : head(game, 'right')),
    box({ x, y: EDGE.head + 1.5, width, height: 0.2, fill: type.inks.key }),
    ...wordsAt(
      press,
      { field: 'page', text: String(number), style: type.folio },
      { x, baseline: page.height - EDGE.folio, width, align },
    ),
  ];
  return [reading('decoration', nodes)];
}
