/**
 * The table during play: seats round the board, the hand, the bar; everything else is in the drawer and the side panel.
 */
import type { ComponentChildren } from 'preact';
import { useCallback, useMemo, useRef, useState } from 'preact/hooks';
import { placesIn } from '../play/handling.ts';
import type { Scene, SceneZone } from '../../referee/table/scene.ts';
import { frameOf, type Frame } from '../board/frame.ts';
import { LiveBoard } from '../board/live-board.tsx';
import { keep, kept } from '../device/local-storage.ts';
import { useBrought } from '../device/use-import.ts';
import { ArrivalImport } from '../link/arrival-import.tsx';
import { Bar } from '../play/bar/bar.tsx';
import { Hand } from '../play/seats/hand.tsx';
import { wordsIn } from '../play/seats/large-card.tsx';
import { Late } from '../play/deferred-render.tsx';
import type { Loaded } from '../play/load-game.ts';
import { nearest, SeatsRound } from '../play/seats/seats.tsx';
import { hasToTell } from '../play/start-choices.ts';
import { SaidLine } from '../play/said-line.tsx';
import { useTapOnce } from '../play/tap-once.ts';
import { useSound } from '../play/sound/use-sound.ts';
import { Thrown } from '../play/thrown-dice.tsx';
import { useCarrying } from '../play/use-carrying.ts';
import type { Session } from '../play/use-session.ts';
import { useWhyNot } from '../play/refusal/use-why-not.ts';
import { PLAY_WORDS } from '../words/play.ts';
import { TABLE_PLAY_WORDS } from '../words/table-play.ts';
import { Drawer } from './drawer-frame.tsx';
import { Head } from './head.tsx';
import { Side } from './side.tsx';
import { Thinking } from './opponent/thinking.tsx';
import { useOpponent } from './opponent/use-opponent.ts';
import { useBackCloses, useSeatedPage } from './use-at-table.ts';
import { useSigns } from './use-signs.ts';

export interface TableProps {
  readonly id: string;
  readonly name: string;
  readonly faces: string;
  readonly session: Session;
  readonly loaded: Loaded;
  readonly fresh: () => string;
  /** Turns on trying illegal moves. */
  readonly tryAnything: (on: boolean) => void;
  /** Loads the game with its reasons. */
  readonly bringWhole: () => Promise<Loaded>;
  readonly onSetUp: (position: unknown) => void;
  readonly onLeave: () => void;
  /** Notes about storing the game. */
  readonly notes: ComponentChildren;
}

const bringReplay = () => import('./replay/replay.tsx');
const bringSheets = () => import('./table-sheets.tsx');

/** Height of a printed board as a share of its width: what it leaves free on a phone its hand takes. 9 of one that grows. */
function tallness(scene: Scene): number {
  if (typeof scene.ground === 'string') return 9;
  const { width, height } = frameOf(scene);
  return height / width;
}

/** Zones of the viewer and of nobody: the cards that can be seen and may be played. */
const cardsSeen = (zones: readonly SceneZone[], own: number): readonly SceneZone[] =>
  zones.filter(({ owner }) => owner === own || owner === null);

export function Table(props: TableProps) {
  const { id, name, faces, session, loaded, fresh, tryAnything, bringWhole, onSetUp, onLeave, notes } = props;
  useSeatedPage();
  useTapOnce(session.position);
  const [motion, setMotion] = useState(() => kept(id, 'sandbox/motion') !== 'off');
  const [sound, setSound] = useState(() => kept(id, 'sandbox/sound') === 'on');
  useSound(session, sound);
  const [drawer, setDrawer] = useState(false);
  const [side, setSide] = useState(false);
  const opponent = useOpponent(id, session, loaded, motion);
  const { menu, play, covered, at, act, pointed, hold, decider, viewer } = session;
  const scene = useSigns(loaded, session);
  const replay = useBrought(bringReplay, at !== null);
  const [attends, setAttends] = useState<Frame | null>(null);
  const since = useRef(play.history.positions);
  // Loaded once there is something to tell; the opening choices are known to everybody.
  const told = useBrought(
    bringSheets,
    hasToTell(loaded, session) || session.refusal !== null || decider === null,
  );
  const { seats } = loaded.game;
  const { carrying, laid } = useCarrying(session, seats);
  const touch = useCallback((touched: string) => act({ do: 'point', id: touched }), [act]);
  const nearer = useCallback(() => act({ do: 'say', words: TABLE_PLAY_WORDS.bar.nearer }), [act]);
  const closeDrawer = useCallback(() => setDrawer(false), []);
  const closeSide = useCallback(() => setSide(false), []);
  useBackCloses(drawer, closeDrawer);
  useBackCloses(side, closeSide);
  const ask = useWhyNot(bringWhole, session);
  const chosen =
    hold === null
      ? [...menu.chosen.map((one) => one.id), ...(session.picked === null ? [] : [session.picked])]
      : [hold.handle.at, hold.to ?? hold.handle.at];
  const places = useMemo(() => placesIn(scene), [scene]);
  const wanted = useMemo(
    () => (hold === null ? null : { ends: new Set(hold.ends.keys()), send: touch }),
    [hold, touch],
  );
  const sits = { scene, seats, decider, viewer, faces, wanted, opponent: session.opponent };
  const own = nearest({ viewer, decider, seats, opponent: session.opponent });
  // Memoised: the opponent's progress redraws often beside the table.
  const board = useMemo(
    () => (
      <LiveBoard
        scene={scene}
        faces={faces}
        label={PLAY_WORDS.board(name)}
        touches={pointed}
        chosen={chosen}
        onTouch={touch}
        onClosed={ask}
        onNearer={nearer}
        words={PLAY_WORDS.boardTools}
        carrying={carrying}
        moving={motion}
        attends={attends}
        decision={session.position}
      />
    ),
    [
      scene,
      faces,
      name,
      menu,
      session.picked,
      hold,
      pointed,
      touch,
      ask,
      carrying,
      motion,
      attends,
      session.position,
    ],
  );
  const said = <SaidLine says={drawer ? '' : session.said} />;
  // Messages that are not about a move go into the notes: on a phone the bar has no room for them.
  const isNoted = at !== null || session.isNotice;
  return (
    <div class={`play seated${motion ? ' moving' : ''}`} style={{ '--tall': tallness(scene) }}>
      <Head
        {...{ name }}
        status={scene.status}
        isSideOpen={side}
        openDrawer={() => setDrawer(true)}
        openSide={() => setSide(!side)}
      />
      <Late after={play}>
        <SeatsRound {...sits} side="others" />
      </Late>
      <div class="table-board" data-ground={typeof scene.ground === 'string' ? scene.ground : 'face'}>
        {board}
        <div class="table-notes">
          <ArrivalImport
            id={id}
            moves={play.words.length}
            sentences={loaded.sentences}
            open={({ play: next, viewer: eyes, hurt }) => {
              act({ do: 'seat', viewer: eyes });
              session.open(next, '', hurt);
            }}
            fresh={fresh}
          />
          {notes}
          {at === null && <Thrown game={loaded.game} play={play} />}
          {isNoted && said}
        </div>
        <div class="table-sheet">
          {told && (
            <told.Sheets {...{ session, loaded, scene, faces }} since={since.current} onAttend={setAttends} />
          )}
        </div>
      </div>
      <Late after={play}>
        <SeatsRound {...sits} side="own" />
      </Late>
      <div class="table-near">
        <Late after={play}>
          <div class="table-hand">
            {!(covered && at === null) && (
              <Hand
                zones={cardsSeen(scene.zones, own)}
                faces={faces}
                touches={pointed}
                lifted={session.lifted ?? hold?.handle.at ?? null}
                onTouch={touch}
                laid={laid}
                wordsOf={wordsIn(loaded, session.position)}
              />
            )}
          </div>
        </Late>
        {at !== null && replay ? (
          <replay.Replay session={session} loaded={loaded} />
        ) : (
          <Bar
            {...{ session, places }}
            said={isNoted ? undefined : said}
            game={loaded.game}
            thinking={<Thinking {...{ session, opponent, seats }} />}
          />
        )}
      </div>
      <Side {...{ session, loaded, opponent, faces, tryAnything }} isOpen={side} onClose={closeSide} />
      <Drawer
        {...{ id, session, loaded, motion, sound, onSetUp, onLeave }}
        setMotion={(on) => {
          setMotion(on);
          keep(id, 'sandbox/motion', on ? 'on' : 'off');
        }}
        setSound={(on) => {
          setSound(on);
          keep(id, 'sandbox/sound', on ? 'on' : 'off');
        }}
        isOpen={drawer}
        onClose={closeDrawer}
      />
    </div>
  );
}
