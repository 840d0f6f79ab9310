/** How somebody at the board would say a move: the words of its touches. */
import { goingOn } from '../../language.ts';
import type { Touch } from './scene.ts';

/** "Operation Alpha, disband it": touches in a row, in their words. */
export const saidBy = (path: readonly Touch[]): string =>
  path.map(({ says }, index) => (index === 0 ? says : goingOn(says))).join(', ');
