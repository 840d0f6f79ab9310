/** The moves of the player to move as short lists of buttons, with the same touches as on the board. */
import { SIDEBAR_WORDS } from '../../words/sidebar.ts';
import { TABLE_PLAY_WORDS } from '../../words/table-play.ts';
import { ChoicePath } from './choice.tsx';
import { useFocusKept } from '../preserve-focus.ts';
import type { Shown } from '../use-session-view.ts';

const WORDS = TABLE_PLAY_WORDS.choose;

export function Chooser({ session }: { readonly session: Shown }) {
  const section = useFocusKept();
  const { menu, choices, decider, mayDecide, act } = session;
  if (!mayDecide) return null;
  return (
    <section class="chooser" ref={section} aria-label={SIDEBAR_WORDS.all}>
      {decider === 'chance' && menu.chosen.length === 0 && (
        <>
          <button type="button" data-touch onClick={() => act({ do: 'draw' })}>
            {WORDS.draw}
          </button>
          <p>{SIDEBAR_WORDS.byHand}</p>
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
