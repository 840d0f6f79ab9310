/** The combat panel: what each card would come to, and how that is worked out. */
import type { Reckoning } from '../../referee/scene.ts';
import { PLAY_WORDS } from '../words/play.ts';

const WORDS = PLAY_WORDS.reckoning;

const answer = (win: number): string => (win === 1 ? WORDS.win : win === 0 ? WORDS.loss : WORDS.chance(win));

export function Reckonings({ reckonings }: { readonly reckonings: readonly Reckoning[] }) {
  if (reckonings.length === 0) return null;
  return (
    <details class="reckoned" open>
      <summary>{WORDS.heading}</summary>
      <ul>
        {reckonings.map(({ card, win, sum }) => (
          <li key={card}>
            <b>
              {card}: {answer(win)}.
            </b>{' '}
            {sum}.
          </li>
        ))}
      </ul>
      <p>{WORDS.about}</p>
    </details>
  );
}
