/** The touches so far on the way to a move, and a button to start again. */
import { TABLE_PLAY_WORDS } from '../../words/table-play.ts';
import type { Menu } from './menu.ts';

const WORDS = TABLE_PLAY_WORDS.choose;

interface ChoicePathProps {
  readonly menu: Menu;
  readonly onAgain: () => void;
  /** A CSS class. */
  readonly look?: string;
}

export function ChoicePath({ menu: { chosen }, onAgain, look = 'chooser-chosen' }: ChoicePathProps) {
  if (chosen.length === 0) return null;
  return (
    <p class={look}>
      <span>
        {WORDS.chosen}: {chosen.map(({ says }) => says).join(', ')}
      </span>
      <button type="button" onClick={onAgain}>
        {WORDS.startAgain}
      </button>
    </p>
  );
}
