/** A page of a booklet, and what stands about its column. */
import { box, type SetNode } from '../../kit/face.ts';
import { reading, wordsAt, type Compositor, type Painted } from './compositor.ts';
import { EDGE, HALF } from './type.ts';

/** A page as it is read. */
export interface BookletPage extends Painted {
  /** From 1, the cover. */
  readonly number: number;
  /** What begins here or goes on, for its bookmark. */
  readonly title: string;
}

/** Page 1 is a right one: its fold is on its left. */
export const isRight = (number: number): boolean => number % 2 === 1;

export const leftEdge = (number: number): number => (isRight(number) ? EDGE.inner : EDGE.outer);

/** Height of a column, mm. */
export const columnHeight = ({ page }: Compositor): number =>
  Math.floor((page.height - EDGE.top - EDGE.foot) / HALF) * HALF;

/** The head and the number of a page: its chapter outside, and on a left one the game inside. */
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
