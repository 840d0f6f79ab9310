/** How somebody at the board would say a move: the words of its touches. */
import { goingOn } from '../../language.ts';
import type { Choice, Scenery, Touch } from './scene.ts';

/** "Recruit, pay 2 points, play a 1" of a move among these; null for one that is not. */
export const wordsOf =
  <Move>(choices: readonly Choice<Move>[]) =>
  (move: Move): string | null => {
    const key = JSON.stringify(move);
    const choice = choices.find((each) => JSON.stringify(each.move) === key);
    return choice === undefined ? null : saidBy(choice.path);
  };

/** The same of any try at a table, legal or not; null where the game has no words for it. */
export const triedInWords = <Position, Move>(
  { way, tries }: Pick<Scenery<Position, Move>, 'way' | 'tries'>,
  position: Position,
  move: Move,
): string | null => (way ? saidBy(way(position, move)) : wordsOf(tries(position))(move));

/** "Operation Alpha, disband it": touches in a row, in their words. */
export const saidBy = (path: readonly Touch[]): string =>
  path.map(({ says }, index) => (index === 0 ? says : goingOn(says))).join(', ');
