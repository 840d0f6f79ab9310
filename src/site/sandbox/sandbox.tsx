/** The sandbox: a whole game at one screen, with its referee. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { placesIn } from '../../referee/grip.ts';
import type { Scene } from '../../referee/scene.ts';
import { agreedIn, agreement } from '../play/agreement.ts';
import { Board } from '../board/board.tsx';
import { LiveBoard } from '../board/live-board.tsx';
import { ArrivalImport } from '../link/arrival-import.tsx';
import { ShareLink } from '../link/share-link.tsx';
import { PLAY_WORDS } from '../words/play.ts';
import { useBrought } from '../device/use-import.ts';
import { Bar } from '../play/bar.tsx';
import { Chooser } from '../play/chooser.tsx';
import { Files } from './files.tsx';
import { draftKept } from '../editor/draft-store.ts';
import { bringWorkshop, type Workshop } from './workshop.ts';
import { Games } from './games.tsx';
import { GameHistory } from './history.tsx';
import { keep, kept } from '../device/keepsakes.ts';
import { putUnread } from '../play/game-list.ts';
import { loadGame, type Loaded } from '../play/load.ts';
import { beginPlay, openText } from '../play/play.ts';
import { RefereeMode } from '../play/refusal.tsx';
import { Rulings } from './rulings.tsx';
import { useSheets } from './sheets.tsx';
import { Thoughts } from './thoughts.tsx';
import { useOpponent } from './use-opponent.ts';
import { useSigns } from './use-signs.ts';
import { useSession, type Begun } from '../play/use-session.ts';
import { Views } from './views.tsx';
import { Zones } from '../play/zones.tsx';

export interface SandboxProps {
  /** The game's id on the shelf. */
  readonly id: string;
  readonly name: string;
  /** The address of the folder that holds the faces, ending in a slash. */
  readonly faces: string;
  /** What is seen until the referee has come. */
  readonly first: Scene;
}

/** Only who looks back wants it. */
const bringReplay = () => import('./replay.tsx');

/** Also where the page comes over plain HTTP, as from a machine in the same house. */
const freshSeed = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

interface Ready extends Begun {
  readonly loaded: Loaded;
}

/** The game kept on the device, or a new one. */
async function readyWith(loaded: Loaded): Promise<Ready> {
  const text = kept(loaded.game.id, 'sandbox/record');
  const old = text === null ? null : await openText(loaded, text);
  const { id, options } = loaded.game;
  // Who comes with a set of rulings begins by it, unless a game is under way.
  const isFresh = old?.ok && old.value.play.words.length === 0 && agreedIn(location.hash, options) !== null;
  if (old?.ok && !isFresh) return { loaded, begun: old.value.play, greeting: old.value.says, opened: text };
  // Where it cannot be put by, it is not taken for opened, and nothing takes its place.
  const opened = text === null || old?.ok || putUnread(id, text) ? text : null;
  const begun = beginPlay(loaded.game, agreement(id, options, location.hash), freshSeed());
  if (!begun.ok) throw new Error(begun.faults.join('; '));
  const greeting = old === null || old.ok ? '' : PLAY_WORDS.file.keptBroken;
  return { loaded, begun: begun.value, greeting, opened };
}

export function Sandbox(props: SandboxProps) {
  const [ready, setReady] = useState<Ready | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    loadGame(props.id)
      .then(readyWith)
      .then(setReady, () => setFailed(true));
  }, [props.id]);
  if (ready) return <Played {...props} {...ready} />;
  return (
    <div class="play">
      <div class="play-table">
        <div class="board-frame">
          <Board scene={props.first} faces={props.faces} label={PLAY_WORDS.board(props.name)} />
        </div>
        <div class="play-side">
          <p role="status">{failed ? PLAY_WORDS.failedToLoad : PLAY_WORDS.loading}</p>
        </div>
      </div>
    </div>
  );
}

function Played({ id, name, faces, loaded, ...begun }: SandboxProps & Ready) {
  const session = useSession(loaded, begun, freshSeed);
  const [motion, setMotion] = useState(() => kept(id, 'sandbox/motion') !== 'off');
  const opponent = useOpponent(id, session, loaded, motion);
  const scene = useSigns(loaded, session);
  const { menu, play, covered, at, act } = session;
  const replay = useBrought(bringReplay, at !== null);
  const { sheets, attends } = useSheets({ session, loaded, scene, faces });
  const [workshop, setWorkshop] = useState<Workshop | null>(null);
  const wasAway = useRef(false);
  useEffect(() => {
    if (workshop === null && wasAway.current) document.querySelector<HTMLElement>('.chooser h2')?.focus();
    wasAway.current = workshop !== null;
  }, [workshop]);
  const { view, opponent: theirs, level, atOnce, games } = session;
  const { options } = play.head;
  const views = useMemo(
    () => (
      <Views
        session={session}
        seats={loaded.game.seats}
        motion={motion}
        setMotion={(on) => {
          setMotion(on);
          keep(id, 'sandbox/motion', on ? 'on' : 'off');
        }}
      />
    ),
    [id, loaded, view, theirs, level, atOnce, motion],
  );
  const files = useMemo(() => <Files session={session} loaded={loaded} />, [loaded, games]);
  const list = useMemo(() => <Games session={session} />, [games]);
  const rulings = useMemo(
    () => loaded.rulings && <Rulings session={session} options={options} bring={loaded.rulings} />,
    [loaded, options],
  );
  const say = (words: string) => act({ do: 'say', words });
  const touch = useCallback((touched: string) => act({ do: 'point', id: touched }), [act]);
  const { pointed, hold } = session;
  const chosen = hold === null ? menu.chosen.map((one) => one.id) : [hold.grip.at, hold.to ?? hold.grip.at];
  const places = useMemo(() => placesIn(scene), [scene]);
  // What is the same need not be drawn again: the opponent's thoughts come and go beside the table.
  const board = useMemo(
    () => (
      <LiveBoard
        scene={scene}
        faces={faces}
        label={PLAY_WORDS.board(name)}
        touches={hold === null ? pointed : pointed.filter((one) => !chosen.includes(one.id))}
        chosen={chosen}
        onTouch={touch}
        words={PLAY_WORDS.boardTools}
        moving={motion}
        attends={attends}
      />
    ),
    [scene, faces, name, menu, hold, pointed, touch, motion, attends],
  );
  const zones = useMemo(
    () => (
      <Zones
        {...{ scene, faces, decider: session.decider }}
        seats={loaded.game.seats}
        touches={pointed}
        onTouch={touch}
      />
    ),
    [scene, faces, session.decider, loaded, pointed, touch],
  );
  const past = useMemo(() => <GameHistory session={session} loaded={loaded} />, [session, loaded]);
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
        }}
        onBack={() => setWorkshop(null)}
      />
    );
  }
  return (
    <div class={`play${motion ? ' moving' : ''}`}>
      <ArrivalImport
        id={id}
        moves={play.words.length}
        sentences={loaded.sentences}
        open={(next, viewer) => {
          act({ do: 'seat', viewer });
          session.open(next);
        }}
        fresh={freshSeed}
      />
      <div class="play-table">
        {board}
        <div class="play-side">
          <p class="play-status">{scene.status}</p>
          {sheets}
          <Chooser session={session} game={loaded.game} />
          <Thoughts session={session} opponent={opponent} loaded={loaded} />
          <p class="play-said" role="status">
            {session.said}
            {!session.isKept && ` ${PLAY_WORDS.file.notKept}`}
          </p>
          <RefereeMode session={session} game={loaded.game} />
          {past}
        </div>
      </div>
      {!(covered && at === null) && zones}
      <Bar session={session} game={loaded.game} places={places} />
      {at !== null && replay && <replay.Replay session={session} loaded={loaded} />}
      <div class="play-settings">
        {views}
        {files}
        <ShareLink
          id={id}
          play={play}
          position={session.position}
          viewer={session.viewer}
          covered={covered}
        />
        {loaded.editing && (
          <section aria-label={PLAY_WORDS.setUp.heading}>
            <h2>{PLAY_WORDS.setUp.heading}</h2>
            <p class="buttons">
              <button type="button" disabled={covered} onClick={() => setUp(session.position)}>
                {PLAY_WORDS.setUp.change}
              </button>
              {draftKept(loaded.game.id) && (
                <button type="button" onClick={() => setUp(null)}>
                  {PLAY_WORDS.setUp.goOn}
                </button>
              )}
            </p>
          </section>
        )}
        {list}
        {rulings}
      </div>
    </div>
  );
}
