/** The drawer of the table: display settings, saving and sharing, other games. Lazily loaded. */
import { draftKept } from '../editor/draft-store.ts';
import { ShareLink } from '../link/share-link.tsx';
import { toPage } from '../links.ts';
import type { Loaded } from '../play/load-game.ts';
import type { Session } from '../play/use-session.ts';
import { DRAWER_WORDS } from '../words/drawer.ts';
import { Files } from './files.tsx';
import { Games } from './start/games.tsx';
import { Rulings } from './rulings-switches.tsx';
import { Views } from './views.tsx';

const WORDS = DRAWER_WORDS.ways;

export interface DrawerProps {
  readonly id: string;
  readonly session: Session;
  readonly loaded: Loaded;
  readonly motion: boolean;
  readonly setMotion: (on: boolean) => void;
  readonly sound: boolean;
  readonly setSound: (on: boolean) => void;
  /** Opens the position editor: with the position on the table, or the stored draft. */
  readonly onSetUp: (position: unknown) => void;
  /** Goes back to the start page. */
  readonly onLeave: () => void;
}

export function DrawerContents(props: DrawerProps) {
  const { id, session, loaded, motion, setMotion, sound, setSound, onSetUp, onLeave } = props;
  const { play, position, viewer, covered } = session;
  return (
    <div class="drawer-inside">
      <nav class="drawer-ways" aria-label={WORDS.ways}>
        <button type="button" onClick={onLeave}>
          {WORDS.leave}
        </button>
        <a href={toPage(id, 'rules')}>{WORDS.rules}</a>
        <a href={toPage(id)}>{loaded.game.name}</a>
      </nav>
      <Views
        {...{ session, motion, setMotion, sound, setSound }}
        seats={loaded.game.seats}
        scenery={loaded.scenery}
        passes={loaded.game.forced !== undefined}
        hides={loaded.game.secrets !== false}
      />
      <Files session={session} loaded={loaded} />
      <ShareLink {...{ id, play, position, viewer, covered }} />
      {loaded.editing && (
        <section aria-label={DRAWER_WORDS.setUp.heading}>
          <h2>{DRAWER_WORDS.setUp.heading}</h2>
          <p class="buttons">
            <button type="button" disabled={covered} onClick={() => onSetUp(position)}>
              {DRAWER_WORDS.setUp.change}
            </button>
            {draftKept(id) && (
              <button type="button" onClick={() => onSetUp(null)}>
                {DRAWER_WORDS.setUp.goOn}
              </button>
            )}
          </p>
        </section>
      )}
      <Games {...{ id, session }} />
      {loaded.rulings && <Rulings session={session} options={play.head.options} bring={loaded.rulings} />}
    </div>
  );
}
