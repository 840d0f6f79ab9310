/** The moves of the player to move as short lists of buttons, with the same touches as on the board. */
import { BESIDE_WORDS } from '../../words/sidebar.ts';
import { SEATED_WORDS } from '../../words/player-view.ts';
import { ChoicePath } from './choice.tsx';
import { useFocusKept } from '../preserve-focus.ts';
import type { Shown } from '../use-session-view.ts';

const WORDS = SEATED_WORDS.choose;

export function Chooser({ session }: { readonly session: Shown }) {
  const section = useFocusKept();
  const { menu, choices, decider, mayDecide, act } = session;
  if (!mayDecide) return null;
  return (
    <section class="chooser" ref={section} aria-label={BESIDE_WORDS.all}>
      {decider === 'chance' && menu.chosen.length === 0 && (
        <>
          <button type="button" data-touch onClick={() => act({ do: 'draw' })}>
            {WORDS.draw}
          </button>
          <p>{BESIDE_WORDS.byHand}</p>
        </>
      )}
      <ChoicePath menu={menu} onAgain={() => act({ do: 'choose-again' })} />
      <ul class="chooser-list">
        {menu.touches.map(({ id, says }) => (
          <li key={id}>
            <button type="button" data-touch onClick={() => act({ do: 'touch', id })}>
              {says}
            </button>
          </li>
        ))}
      </ul>
      {choices.length === 0 && <p>{WORDS.over}</p>}
    </section>
  );
}
