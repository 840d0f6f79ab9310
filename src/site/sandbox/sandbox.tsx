/** The sandbox: a whole game at one screen with its referee; the start page, then the table. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { LevelNames, Scene } from '../../referee/table/scene.ts';
import { kept } from '../device/local-storage.ts';
import { useBrought } from '../device/use-import.ts';
import { agreedIn, agreement } from '../play/kept/agreement.ts';
import { unopened } from '../play/kept/unreadable-game.ts';
import { loadSeat, loadStart, type Loaded } from '../play/load-game.ts';
import { beginPlay } from '../play/play.ts';
import { isUnderWay } from '../play/start-choices.ts';
import { useSession, type Begun } from '../play/use-session.ts';
import { useWhole } from '../play/use-full-game-loader.ts';
import { PLAY_WORDS } from '../words/play.ts';
import { Board } from '../board/board.tsx';
import { Start } from './start/start.tsx';
import { chosenEarly, EarlyTables, type Sides, type Way } from './start/table-cards.tsx';
import { sits, useAtTable } from './use-at-table.ts';
import type { Workshop } from './load-editor.ts';

export interface SandboxProps {
  readonly id: string;
  readonly name: string;
  /** URL of the folder of the face pictures, ending in a slash. */
  readonly faces: string;
  /** Shown until the referee has loaded. */
  readonly first: Scene;
  /** A table in the middle of a game; null where the first one shows something. */
  readonly picture: Scene | null;
  /** URL of the first lesson; null if there are none. */
  readonly learn: string | null;
  /** URLs of the puzzles, in order. */
  readonly puzzles: readonly string[];
  /** Who plays, for the pictures before the scripts have run. */
  readonly sides: Sides;
  /** What a game calls the levels of the opponent; null for the usual ranks. */
  readonly levels: LevelNames | null;
  /** Whether positions can be set up. */
  readonly isEdited: boolean;
}

type Page = Pick<SandboxProps, 'id' | 'first'>;

/** The table is loaded lazily, with what happens at it if the game of the start page tells none of that. */
async function bringTable({ id, first }: Page) {
  const [table, seated] = await Promise.all([import('./play-table.tsx'), loadSeat(id, first)]);
  return { ...table, seated };
}
const bringNotes = () => import('./start/storage-warnings.tsx');
const bringWorkshop = async (loaded: Loaded, position: unknown): Promise<Workshop> =>
  (await import('./load-editor.ts')).bringWorkshop(loaded, position);

/** Preloads the table; if that fails, it is loaded again on demand. */
const beforehand = (page: Page): void => void bringTable(page).catch(() => undefined);

/** `getRandomValues` also works over plain HTTP, as from a machine on the local network. */
const freshSeed = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

interface Ready extends Begun {
  readonly loaded: Loaded;
  /** The table that was chosen before the scripts had run. */
  readonly early: Way | null;
}

/** The stored game, or a new one. */
async function readyWith(loaded: Loaded): Promise<Omit<Ready, 'early'>> {
  const text = kept(loaded.game.id, 'sandbox/record');
  const old =
    text === null ? null : await (await import('../play/kept/open-kept-game.ts')).openText(loaded, text);
  const { id, options } = loaded.game;
  if (old?.ok) {
    const { play, says, hurt } = old.value;
    // A link with rulings starts a new game with them, unless one is in progress.
    const isFresh = hurt === null && !isUnderWay(loaded, play) && agreedIn(location.hash, options) !== null;
    if (!isFresh) return { loaded, begun: play, greeting: says, opened: hurt === null ? text : null, hurt };
  }
  const begun = beginPlay(loaded.game, agreement(id, options, location.hash), freshSeed());
  if (!begun.ok) throw new Error(begun.faults.join('; '));
  const found =
    text === null || old === null || old.ok
      ? { opened: text, hurt: null }
      : { opened: null, hurt: unopened(text, old.faults) };
  return { loaded, begun: begun.value, greeting: '', ...found };
}

export function Sandbox(props: SandboxProps) {
  const [ready, setReady] = useState<Ready | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (sits()) beforehand(props);
    loadStart(props.id, props.first)
      .then(readyWith)
      .then(
        (came) => setReady({ ...came, early: chosenEarly() }),
        () => setFailed(true),
      );
  }, [props.id]);
  return ready ? <Room {...props} {...ready} /> : <Arriving {...props} failed={failed} />;
}

/** Only the reader's clock knows today's puzzle: until it is asked, all of them are offered. */
const listOf = ([first]: readonly string[]): string | null => first?.replace(/[^/]+\/$/, '') ?? null;

/** The start page before its scripts have run; who sits at the table sees only that it is being set up. */
function Arriving({
  failed,
  name,
  faces,
  first,
  picture,
  puzzles,
  sides,
  levels,
  isEdited,
}: SandboxProps & { readonly failed: boolean }) {
  const shown = picture ?? first;
  return (
    <div class="play start start-arriving">
      <div class="start-board" aria-hidden="true">
        <Board scene={shown} faces={faces} label={name} />
      </div>
      <h2>{PLAY_WORDS.start.heading}</h2>
      <EarlyTables {...{ sides, levels, shown, faces, name, isEdited }} puzzle={listOf(puzzles)} />
      <Coming failed={failed} />
    </div>
  );
}

const Coming = ({ failed }: { readonly failed: boolean }) => (
  <p class="play-coming" role="status">
    {failed ? PLAY_WORDS.failedToLoad : PLAY_WORDS.loading}
  </p>
);

function Room({
  id,
  name,
  faces,
  first,
  picture,
  learn,
  puzzles,
  loaded: brought,
  early,
  ...begun
}: SandboxProps & Ready) {
  const [loaded, setLoaded] = useState(brought);
  const session = useSession(loaded, begun, freshSeed);
  const { isAt, sit, leave } = useAtTable();
  const [satDown] = useState(!isAt);
  const bringSeat = async () => {
    const table = await bringTable({ id, first });
    if (table.seated !== null) setLoaded(table.seated);
    return table;
  };
  const table = useBrought(bringSeat, isAt);
  const [workshop, setWorkshop] = useState<Workshop | null>(null);
  const { hurt, isKept } = session;
  const [isRead, setIsRead] = useState(false);
  // When storage fails again, say so again.
  useEffect(() => setIsRead(false), [isKept]);
  const tellsNotKept = !isKept && !isRead;
  const told = useBrought(bringNotes, hurt !== null || tellsNotKept);
  const notes = (
    <div class="kept-notes" role="status">
      {told && (
        <told.KeptNotes {...{ session, loaded, tellsNotKept }} onNotKeptRead={() => setIsRead(true)} />
      )}
      {told === null && <p>{hurt?.why ?? (isKept ? '' : PLAY_WORDS.file.notKept)}</p>}
    </div>
  );
  const say = (words: string) => session.act({ do: 'say', words });
  const bringWhole = useWhole(id, setLoaded);
  const begins = useRef(early);
  // Begun once, not each time that the start page is shown again.
  useEffect(() => void (begins.current = null), []);
  const wasAt = useRef(isAt);
  useLayoutEffect(() => {
    // Messages from the table are cleared on the start page.
    if (wasAt.current && !isAt) say('');
    wasAt.current = isAt;
  }, [isAt]);
  const tryAnything = (on: boolean) => {
    if (!on) return session.act({ do: 'free', on });
    // A refusal needs the game with its reasons.
    bringWhole().then(
      () => session.act({ do: 'free', on }),
      () => say(PLAY_WORDS.failedToLoad),
    );
  };
  const setUp = (position: unknown) => {
    say(PLAY_WORDS.setUp.loading);
    bringWorkshop(loaded, position).then(
      (brought) => {
        setWorkshop(brought);
        say('');
      },
      () => say(PLAY_WORDS.setUp.failed),
    );
  };
  if (workshop) {
    return (
      <workshop.SetUp
        {...workshop}
        {...{ loaded, faces, name }}
        onPlay={(next) => {
          setWorkshop(null);
          session.open(next);
          sit();
        }}
        onBack={() => setWorkshop(null)}
      />
    );
  }
  if (isAt && table) {
    return (
      <table.Table
        {...{ id, name, faces, session, loaded, tryAnything, bringWhole, notes }}
        fresh={freshSeed}
        onSetUp={setUp}
        onLeave={leave}
      />
    );
  }
  // Shown until the table has loaded.
  if (isAt && (table === null || !satDown)) return <Coming failed={table === null} />;
  return (
    <Start
      {...{ id, faces, session, loaded, learn, puzzles, notes }}
      first={picture ?? first}
      early={begins.current}
      onNear={() => beforehand({ id, first })}
      onSit={sit}
      onSetUp={setUp}
    />
  );
}
