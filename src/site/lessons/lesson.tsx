/** A lesson on a live board: the table above, the task below, near the thumb. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { hasBoard, type Scene } from '../../referee/table/scene.ts';
import { BareTable, Board } from '../board/board.tsx';
import type { Frame } from '../board/frame.ts';
import { LiveBoard } from '../board/live-board.tsx';
import { LinkHere } from '../link/page-link.tsx';
import { loadGame, type Loaded } from '../play/load-game.ts';
import { LEARN_WORDS } from '../words/learn.ts';
import { wordsIn } from '../play/seats/large-card.tsx';
import type { Wanted } from '../play/seats/wheel.tsx';
import { PLAY_WORDS } from '../words/play.ts';
import { Reach } from './goal-step.tsx';
import { keptProgress, nextOpen, type Stretch } from './learner-progress.ts';
import { bringIntoSight } from './viewer-mask.ts';
import { Ask, Told } from './step.tsx';
import { Beside } from './lesson-zones.tsx';
import { courseOf, type Course, type Opened } from './lesson-course.ts';
import { stepName, type Lesson } from '../../book/lesson.ts';
import { useLesson, type LessonSession } from './use-lesson.ts';

/** A lesson as links name it. */
interface Titled extends Stretch {
  readonly title: string;
  readonly address: string;
}

export interface LessonProps {
  readonly id: string;
  readonly lesson: Lesson;
  readonly opened: Opened;
  /** Shown until the referee has loaded. */
  readonly first: Scene;
  /** The visible part of an empty table; null for a game without a board. */
  readonly bare: Frame | null;
  /** URL of the folder of the face pictures, ending in a slash. */
  readonly faces: string;
  /** URL of the rules. */
  readonly rules: string;
  /** Texts of the rule sentences the lesson cites, by id. */
  readonly sentences: Readonly<Record<string, string>>;
  /** Where to go on afterwards. */
  readonly next: { readonly address: string; readonly name: string };
  /** All lessons of the game, in order. */
  readonly lessons: readonly Titled[];
  readonly all: string;
}

interface Ready {
  readonly loaded: Loaded;
  readonly course: Course;
}

async function prepare(id: string, lesson: Lesson, opened: Opened): Promise<Ready> {
  const loaded = await loadGame(id);
  const course = courseOf(loaded.game, lesson, opened);
  if (!course.ok) throw new Error(course.faults.join('; '));
  return { loaded, course: course.value };
}

export function LessonPlayer(props: LessonProps) {
  const { id, lesson, opened, first, faces } = props;
  const [ready, setReady] = useState<Ready | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    prepare(id, lesson, opened).then(setReady, () => setFailed(true));
  }, [id, lesson, opened]);
  if (ready) return <Playing {...props} {...ready} />;
  const [step] = lesson.steps;
  return (
    <div class="play lesson">
      <div class="lesson-table">
        <div class="board-frame">
          <Board scene={first} faces={faces} label={LEARN_WORDS.board} />
          <Bare scene={first} {...props} />
        </div>
        <div class="lesson-side">
          {step && <Told step={step} at={0} all={lesson.steps.length} props={props} />}
          <p role="status">{failed ? LEARN_WORDS.failedToLoad : LEARN_WORDS.loading}</p>
        </div>
      </div>
    </div>
  );
}

function Playing(props: LessonProps & Ready) {
  const { lesson, loaded, course } = props;
  const session = useLesson(loaded, lesson, course);
  const { at, stand, help, act } = session;
  // The lesson to go on with, by the progress stored before this page was opened: opening a watched step marks it done.
  const [open] = useState(() => nextOpen(keptProgress(props.id), props.lessons, lesson.id));
  const page = useRef<HTMLDivElement>(null);
  const first = useRef(at);
  // A new step takes the focus, so that screen readers read it next.
  useEffect(() => {
    if (first.current === at) return;
    first.current = -1;
    const asked = page.current?.querySelector<HTMLElement>('.lesson-ask');
    asked?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    bringIntoSight(asked);
  }, [at]);
  useEffect(() => {
    if (stand?.step.kind === 'show') act({ do: 'show' });
  }, [at]);
  const { menu } = session;
  const wanted: Wanted | null =
    menu.chosen.length === 0
      ? null
      : { ends: new Set(menu.touches.map(({ id }) => id)), send: (id) => act({ do: 'touch', id }) };
  const about = (scene: Scene) => (
    <>
      {!session.isKept && <p role="status">{LEARN_WORDS.notKept}</p>}
      <Beside
        scene={scene}
        faces={props.faces}
        seats={loaded.game.seats}
        wanted={wanted}
        wordsOf={wordsIn(loaded, session.stand?.position)}
      />
      <Steps session={session} lesson={lesson} />
    </>
  );
  return (
    <div class="play lesson moving" ref={page}>
      {open && at === 0 && (
        <p>
          <a href={open.address}>{LEARN_WORDS.goOn(open.title)}</a>
        </p>
      )}
      {stand?.step.kind === 'reach' && help !== 'shown' ? (
        <Reach key={at} {...{ session, props, loaded }} step={stand.step} first={stand.position}>
          {about}
        </Reach>
      ) : (
        <Stepped session={session} props={props} about={about(session.scene)} />
      )}
      <LinkHere key={`link ${session.at}`} rules={loaded.game.rules} />
    </div>
  );
}

interface SteppedProps {
  readonly session: LessonSession;
  readonly props: LessonProps & Ready;
  readonly about: ComponentChildren;
}

/** A step done by touches of its own. */
function Stepped({ session, props, about }: SteppedProps) {
  const { scene, menu, act } = session;
  return (
    <div class="lesson-table">
      <LiveBoard
        scene={scene}
        faces={props.faces}
        label={LEARN_WORDS.board}
        touches={menu.touches}
        chosen={menu.chosen.map((touch) => touch.id)}
        onTouch={(id) => act({ do: 'touch', id })}
        words={PLAY_WORDS.boardTools}
        about={session.used}
        decision={session.way}
        moving
      />
      {!hasBoard(scene) && props.bare !== null && menu.touches.every(({ spot }) => spot === undefined) && (
        <div class="board-frame">
          <Bare scene={scene} {...props} />
        </div>
      )}
      <div class="lesson-side">
        <Ask session={session} props={props} seats={props.loaded.game.seats} loaded={props.loaded} />
        {about}
      </div>
    </div>
  );
}

/** The empty table where cards will lie: a board that appeared with the first card would push the text down. */
function Bare({ scene, bare, faces }: Pick<LessonProps, 'bare' | 'faces'> & { readonly scene: Scene }) {
  if (bare === null || hasBoard(scene)) return null;
  return <BareTable ground={scene.ground} faces={faces} label={LEARN_WORDS.bare} frame={bare} />;
}

function Steps({ session, lesson }: { readonly session: LessonSession; readonly lesson: Lesson }) {
  return (
    <nav class="lesson-steps" aria-label={LEARN_WORDS.steps}>
      <ol>
        {lesson.steps.map(({ title }, index) => {
          const done = session.done.includes(index);
          return (
            <li key={index}>
              <a
                href={`#${stepName(index)}`}
                class={done ? 'done' : ''}
                aria-current={session.at === index ? 'step' : undefined}
                aria-label={LEARN_WORDS.stepLink(index + 1, title, done)}
                title={title}
              >
                {index + 1}
                {done && <span aria-hidden="true">✓</span>}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
