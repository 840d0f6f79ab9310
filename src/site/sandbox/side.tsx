/** Beside the board on a desk, over it on a phone: the game so far, all that can be done in words, what lies where. */
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Loaded } from '../play/load.ts';
import { Chooser } from '../play/chooser.tsx';
import { Reckonings } from '../play/reckoning.tsx';
import { RefereeMode } from '../play/refusal.tsx';
import type { Session } from '../play/use-session.ts';
import { Zones } from '../play/zones.tsx';
import { PLAY_WORDS } from '../words/play.ts';

const WORDS = PLAY_WORDS.side;

interface SideProps {
  readonly session: Session;
  readonly loaded: Loaded;
  readonly tryAnything: (on: boolean) => void;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The game so far. */
  readonly past: ComponentChildren;
  readonly thoughts: ComponentChildren;
}

export function Side({ session, loaded, tryAnything, isOpen, onClose, past, thoughts }: SideProps) {
  const [lists, list] = useState(false);
  const close = useRef<HTMLButtonElement>(null);
  const { scene, covered, at } = session;
  return (
    <aside class="table-side" data-open={isOpen} aria-label={WORDS.label}>
      <button type="button" class="side-close" ref={close} onClick={onClose}>
        {WORDS.close}
      </button>
      {thoughts}
      <Reckonings reckonings={session.reckonings} />
      {past}
      <details class="side-list" open={lists} onToggle={(event) => list(event.currentTarget.open)}>
        <summary>{PLAY_WORDS.choose.all}</summary>
        {lists && <Chooser session={session} />}
      </details>
      <details class="side-zones">
        <summary>{WORDS.zones}</summary>
        {!(covered && at === null) && <Zones scene={scene} seats={loaded.game.seats} />}
      </details>
      <RefereeMode session={session} game={loaded.game} onSwitch={tryAnything} />
    </aside>
  );
}
