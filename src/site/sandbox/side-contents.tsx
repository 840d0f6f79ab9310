/** What stands beside the board: the opponent's thoughts, the game so far, all that can be done in words, what lies where. */
import { useMemo, useState } from 'preact/hooks';
import { Chooser } from '../play/bar/chooser.tsx';
import type { Loaded } from '../play/load.ts';
import { Reckonings } from '../play/battle/combat-panel.tsx';
import { RefereeMode } from '../play/refusal/try-any-move-form.tsx';
import type { Session } from '../play/use-session.ts';
import { Zones } from '../play/seats/zones.tsx';
import { BESIDE_WORDS } from '../words/sidebar.ts';
import { GameHistory } from './replay/history.tsx';
import { Thoughts } from './opponent/thoughts.tsx';
import type { Opponent } from './opponent/use-opponent.ts';

export interface SideContentsProps {
  readonly session: Session;
  readonly loaded: Loaded;
  readonly opponent: Opponent;
  readonly tryAnything: (on: boolean) => void;
  /** An earlier position is to be seen on the board. */
  readonly onLook: () => void;
}

export function SideContents({ session, loaded, opponent, tryAnything, onLook }: SideContentsProps) {
  const [lists, setLists] = useState(false);
  const { play, scene, covered, at, viewer, act } = session;
  // The list grows long: what is held changes nothing of it.
  const past = useMemo(
    () => <GameHistory {...{ session, loaded, onLook }} />,
    [play, at, session.asked, viewer, covered, session.opponent, act, loaded, onLook],
  );
  return (
    <>
      <Thoughts {...{ session, opponent, loaded }} />
      <Reckonings reckonings={session.reckonings()} />
      {past}
      <details class="side-list" open={lists} onToggle={(event) => setLists(event.currentTarget.open)}>
        <summary>{BESIDE_WORDS.all}</summary>
        {lists && <Chooser session={session} />}
      </details>
      <details class="side-zones">
        <summary>{BESIDE_WORDS.zones.heading}</summary>
        {!(covered && at === null) && <Zones scene={scene} seats={loaded.game.seats} />}
      </details>
      <RefereeMode session={session} game={loaded.game} onSwitch={tryAnything} />
    </>
  );
}
