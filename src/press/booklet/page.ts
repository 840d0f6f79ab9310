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

/** The head and the number of a page: the game on the left, the chapter on the right, both outside. */
export function furnish(press: Compositor, number: number, words: string): readonly SetNode[] {
  const { page, type, width } = press;
  const x = leftEdge(number);
  const align = isRight(number) ? 'right' : 'left';
  const nodes = [
    ...wordsAt(
      press,
      { field: 'head', text: words.toUpperCase(), style: type.head },
      { x, baseline: EDGE.head, width, align },
    ),
    box({ x, y: EDGE.head + 1.5, width, height: 0.2, fill: type.inks.key }),
    ...wordsAt(
      press,
      { field: 'page', text: String(number), style: type.folio },
      { x, baseline: page.height - EDGE.folio, width, align },
    ),
  ];
  return [reading('decoration', nodes)];
}
