/** How somebody at the board would say a move: the words of its touches. */
import type { Choice } from './scene.ts';

/** "Recruit, pay 2 points, play a 1" of a move among these; null for one that is not. */
export const wordsOf =
  <Move>(choices: readonly Choice<Move>[]) =>
  (move: Move): string | null => {
    const key = JSON.stringify(move);
    const choice = choices.find((each) => JSON.stringify(each.move) === key);
    if (choice === undefined) return null;
    return choice.path.map(({ says }, index) => (index === 0 ? says : goingOn(says))).join(', ');
  };

/** Words that follow others in a sentence; "A 2" of a card would not. */
const goingOn = (says: string): string =>
  /^\p{Lu}\p{Ll}/u.test(says) ? says.charAt(0).toLowerCase() + says.slice(1) : says;
