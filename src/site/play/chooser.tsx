/** The moves of whoever decides, as short lists of buttons: the same touches that the board takes. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { actorName, type Named } from '../../referee/seats.ts';
import { ChoicePath } from './choice.tsx';
import { PLAY_WORDS } from '../words/play.ts';
import { Reckonings } from './reckoning.tsx';
import type { Session } from './use-session.ts';

const WORDS = PLAY_WORDS.choose;

interface ChooserProps {
  readonly session: Session;
  readonly game: Named;
}

export function Chooser({ session, game }: ChooserProps) {
  const section = useFocusKept();
  const { decider, at, covered, mayDecide, isTheirs, isYours } = session;
  const player = actorName(game, decider);
  const heading = decider === null ? WORDS.over : isYours ? WORDS.yours : WORDS.heading(player);
  return (
    <section class="chooser" ref={section} aria-label={heading}>
      <h2 tabIndex={-1}>{heading}</h2>
      {at !== null ? (
        <p>{PLAY_WORDS.history.lookedAt(at, session.play.words.length)}</p>
      ) : covered ? (
        <HandOver player={player} onHere={() => session.act({ do: 'hand over' })} />
      ) : isTheirs ? (
        <p>{PLAY_WORDS.opponent.thinks(player)}</p>
      ) : mayDecide ? (
        <Touches session={session} />
      ) : (
        typeof decider === 'number' && (
          <>
            <p>{WORDS.theirs(player)}</p>
            <button type="button" onClick={() => session.act({ do: 'view', view: decider })}>
              {WORDS.lookThrough(player)}
            </button>
          </>
        )
      )}
    </section>
  );
}

function Touches({ session }: { readonly session: Session }) {
  const { menu, choices, decider, act } = session;
  return (
    <>
      {decider === 'chance' && menu.chosen.length === 0 && (
        <>
          <button type="button" data-touch onClick={() => act({ do: 'draw' })}>
            {WORDS.draw}
          </button>
          <p>{WORDS.byHand}</p>
        </>
      )}
      <ChoicePath menu={menu} onAgain={() => act({ do: 'choose again' })} />
      <ul class="chooser-list">
        {menu.touches.map(({ id, says }) => (
          <li key={id}>
            <button type="button" data-touch onClick={() => act({ do: 'touch', id })}>
              {says}
            </button>
          </li>
        ))}
      </ul>
      <Reckonings reckonings={session.reckonings} />
      {choices.length === 0 && <p>{WORDS.over}</p>}
    </>
  );
}

function HandOver({ player, onHere }: { readonly player: string; readonly onHere: () => void }) {
  return (
    <div class="hand-over">
      <h3>{PLAY_WORDS.handOver.heading(player)}</h3>
      <p>{PLAY_WORDS.handOver.about}</p>
      <button type="button" onClick={onHere}>
        {PLAY_WORDS.handOver.here(player)}
      </button>
    </div>
  );
}

/** Buttons go when they are pressed and others come: the focus goes on to the first of them, never lost. */
export function useFocusKept() {
  const section = useRef<HTMLElement>(null);
  const focused = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const root = section.current;
    const note = ({ target }: FocusEvent) => {
      focused.current = target as HTMLElement;
    };
    const leave = (event: FocusEvent) => {
      if (event.relatedTarget !== null) focused.current = null;
    };
    root?.addEventListener('focusin', note);
    root?.addEventListener('focusout', leave);
    return () => {
      root?.removeEventListener('focusin', note);
      root?.removeEventListener('focusout', leave);
    };
  }, []);
  useLayoutEffect(() => {
    const root = section.current;
    if (focused.current?.isConnected !== false) return;
    const first = ['[data-touch]', 'button', 'h2, [tabindex="-1"]'].map((wanted) =>
      root?.querySelector<HTMLElement>(wanted),
    );
    first.find((found) => found)?.focus({ preventScroll: true });
  });
  return section;
}
