/** The side panel: the opponent's thoughts, the list of moves, all moves in words, and the zones. */
import { useMemo, useState } from 'preact/hooks';
import { Chooser } from '../play/bar/chooser.tsx';
import type { Loaded } from '../play/load-game.ts';
import { Reckonings } from '../play/battle/combat-panel.tsx';
import { RefereeMode } from '../play/refusal/try-any-move-form.tsx';
import type { Session } from '../play/use-session.ts';
import { Zones } from '../play/seats/zones.tsx';
import { SIDEBAR_WORDS } from '../words/sidebar.ts';
import { GameHistory } from './replay/history.tsx';
import { Thoughts } from './opponent/thoughts.tsx';
import type { Opponent } from './opponent/use-opponent.ts';

export interface SideContentsProps {
  readonly session: Session;
  readonly loaded: Loaded;
  readonly opponent: Opponent;
  readonly faces: string;
  readonly tryAnything: (on: boolean) => void;
  /** Called when an earlier position is shown on the board. */
  readonly onLook: () => void;
}

export function SideContents({ session, loaded, opponent, faces, tryAnything, onLook }: SideContentsProps) {
  const [lists, setLists] = useState(false);
  const { play, scene, covered, at, viewer, act } = session;
  // Memoised, as the list grows long: a move being composed does not change it.
  const past = useMemo(
    () => <GameHistory {...{ session, loaded, faces, onLook }} />,
    [play, at, session.asked, viewer, covered, session.opponent, session.view, act, loaded, faces, onLook],
  );
  return (
    <>
      <Thoughts {...{ session, opponent, loaded }} />
      <Reckonings reckonings={session.reckonings()} />
      {past}
      <details class="side-list" open={lists} onToggle={(event) => setLists(event.currentTarget.open)}>
        <summary>{SIDEBAR_WORDS.all}</summary>
        {lists && <Chooser session={session} />}
      </details>
      <details class="side-zones">
        <summary>{SIDEBAR_WORDS.zones.heading}</summary>
        {!(covered && at === null) && <Zones scene={scene} seats={loaded.game.seats} />}
      </details>
      <RefereeMode session={session} game={loaded.game} onSwitch={tryAnything} />
    </>
  );
}
