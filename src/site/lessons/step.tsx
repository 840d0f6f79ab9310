/** A step's task, its touches, and the response to a try. */
import { useEffect, useRef } from 'preact/hooks';
import { nameIn, type Seats } from '../../referee/seats.ts';
import { useFocusKept } from '../play/preserve-focus.ts';
import type { Loaded } from '../play/load-game.ts';
import { Refused } from '../play/refusal/illegal-move-loader.tsx';
import { ChoicePath } from '../play/bar/choice.tsx';
import { LEARN_WORDS as WORDS } from '../words/learn.ts';
import { Came, notedIn } from './event-list.tsx';
import { beginnerOf } from './lesson-course.ts';
import type { LessonProps } from './lesson.tsx';
import type { LessonStep, ShowStep } from '../../book/lesson.ts';
import { bringIntoSight, useListInSight } from './viewer-mask.ts';
import { areOnBoard, Touches } from './touches.tsx';
import type { NotThis, Tried } from './lesson-session.ts';
import type { LessonSession } from './use-lesson.ts';

interface AskProps {
  readonly session: LessonSession;
  readonly props: LessonProps;
  readonly seats: Seats;
  readonly loaded: Loaded;
}

export function Ask({ session, props, seats, loaded }: AskProps) {
  const section = useFocusKept();
  const { at, all, stand, isDone, tried, help, menu, way, scene } = session;
  useLed(section, session);
  const depth = `${way.length} ${menu.chosen.map(({ id }) => id).join()}`;
  useListInSight(section, at, depth, areOnBoard(menu.touches, scene));
  if (at >= all || stand === undefined) return <Ended session={session} props={props} section={section} />;
  const { step } = stand;
  return (
    <section ref={section} class="lesson-ask" aria-label={WORDS.step(at + 1, all)}>
      <div aria-live="polite">
        <Told step={step} at={at} all={all} props={props} />
        {help === 'hint' && 'hint' in step && !isDone && <p class="lesson-hint">{WORDS.hinted(step.hint)}</p>}
      </div>
      <div role="alert">
        {tried && tried.kind !== 'not-this' && (
          <Answered
            {...{ tried, session, loaded }}
            position={stand.position}
            faces={props.faces}
            viewer={props.lesson.learner}
          />
        )}
      </div>
      {isDone ? (
        <Done session={session} props={props} />
      ) : (
        (!tried || tried.kind === 'not-this') &&
        step.kind !== 'show' && <Doing {...{ session, seats, loaded, props }} />
      )}
    </section>
  );
}

/** Focuses the response or the end of a step and scrolls it into view, for screen readers to go on from there. */
function useLed(
  section: { readonly current: HTMLElement | null },
  { at, isDone, tried }: LessonSession,
): void {
  const before = useRef<Pick<LessonSession, 'at' | 'isDone' | 'tried'>>({ at, isDone: false, tried: null });
  useEffect(() => {
    const was = before.current;
    before.current = { at, isDone, tried };
    const find = (wanted: string) => section.current?.querySelector<HTMLElement>(wanted);
    if (at !== was.at) return;
    const isTold = tried !== null && tried !== was.tried;
    if (isTold) find('[role=alert] button')?.focus({ preventScroll: true });
    else if (isDone && !was.isDone) find('[data-next]')?.focus({ preventScroll: true });
    if (isTold || (isDone && !was.isDone)) bringIntoSight(find('.asking, .lesson-done'));
  }, [section, at, isDone, tried]);
}

const Pictures = ({ step, faces }: { readonly step: ShowStep; readonly faces: string }) => (
  <ul class="lesson-pictures">
    {step.pictures.map(({ face, says }) => (
      <li key={face}>
        <img src={`${faces}${face}.svg`} alt="" width="90" height="90" />
        <b>{says}</b>
      </li>
    ))}
  </ul>
);

interface ToldProps {
  readonly step: LessonStep;
  readonly at: number;
  readonly all: number;
  readonly props: LessonProps;
}

/** The step's text, and the rules it cites. */
export function Told({ step, at, all, props }: ToldProps) {
  return (
    <>
      <p class="lesson-count">{WORDS.step(at + 1, all)}</p>
      <h2 tabIndex={-1}>{step.title}</h2>
      <p class="lesson-text">{step.text}</p>
      {step.kind === 'show' && <Pictures step={step} faces={props.faces} />}
      {step.rules.length > 0 && (
        <details class="lesson-rules">
          <summary>
            {WORDS.rules}: {step.rules.join(', ')}
          </summary>
          {step.rules.map((rule) => (
            <p key={rule}>
              <RuleLink rule={rule} props={props} /> {props.sentences[rule]}
            </p>
          ))}
        </details>
      )}
    </>
  );
}

const RuleLink = ({ rule, props }: { readonly rule: string; readonly props: LessonProps }) => (
  <a class="rule-id" href={`${props.rules}#${rule}`}>
    {rule}
  </a>
);

/** Label of the button that starts a watched step. */
function beginning(player: number | null, seats: Seats): string {
  return player === null ? WORDS.comes : WORDS.watch(nameIn(seats, player));
}

interface DoingProps {
  readonly session: LessonSession;
  readonly seats: Seats;
  readonly loaded: Loaded;
  readonly props: LessonProps;
}

function Doing({ session, seats, loaded, props }: DoingProps) {
  const { menu, stand, help, events, anything, tried, act } = session;
  return (
    <>
      <Came events={notedIn(events, stand?.step.rules ?? [])} rules={props.rules} />
      <ChoicePath menu={menu} onAgain={() => act({ do: 'choose-again' })} />
      <Touches
        touches={menu.touches}
        scene={session.scene}
        depth={`${session.at} ${menu.chosen.map(({ id }) => id).join()}`}
        onTouch={(id) => act({ do: 'touch', id })}
      />
      <div role="alert">
        {tried?.kind === 'not-this' && (
          <div class="asking">
            <p class="refused-head">{WORDS.notThis(tried.words)}</p>
            <p>{tried.why ?? WORDS.notThisText}</p>
          </div>
        )}
      </div>
      <div class="buttons lesson-help">
        {stand?.step.kind === 'watch' ? (
          <button type="button" class="lesson-next" data-watch onClick={() => act({ do: 'show' })}>
            {beginning(beginnerOf(loaded.game, stand), seats)}
          </button>
        ) : (
          <HintOrWay help={help} act={act} />
        )}
        {stand?.step.kind === 'move' && (
          <TryAnything isOn={anything} set={() => act({ do: 'try-anything' })} />
        )}
      </div>
    </>
  );
}

interface AnsweredProps {
  readonly tried: Exclude<Tried, NotThis>;
  readonly session: LessonSession;
  readonly loaded: Loaded;
  readonly position: unknown;
  readonly faces: string;
  readonly viewer: number;
}

/** The response to a try that was not asked for, or not allowed. */
function Answered({ tried, session, ...shown }: AnsweredProps) {
  const takeBack = () => session.act({ do: 'take-back' });
  if (tried.kind === 'refused') {
    const { refusal } = tried;
    return (
      <Refused {...{ refusal, ...shown }} scene={session.scene} onDo={null} onClose={takeBack} isInline />
    );
  }
  return (
    <div class="asking">
      <p class="refused-head">{WORDS.other(tried.words)}</p>
      <p>{WORDS.otherText}</p>
      <button type="button" onClick={takeBack}>
        {WORDS.takeBack}
      </button>
    </div>
  );
}

/** Praise for a finished step. */
export const praiseOf = (step: LessonStep | undefined, help: LessonSession['help']): string => {
  if (help === 'shown') return WORDS.shown;
  if (step?.kind === 'watch' || step?.kind === 'show') return '';
  return step?.kind === 'try' ? WORDS.called : WORDS.right;
};

function Done({ session, props }: { readonly session: LessonSession; readonly props: LessonProps }) {
  const { stand, help, act, at, all, answered } = session;
  if (stand?.step.kind === 'show') return <Next at={at} all={all} act={act} />;
  return (
    <div class="lesson-done">
      <div role="status">
        <p>
          <b>{praiseOf(stand?.step, help)}</b> {answered !== null && <b>{answered}.</b>} {stand?.step.done}
        </p>
        <Came events={notedIn(session.events, stand?.step.rules ?? [])} rules={props.rules} />
      </div>
      <Next at={at} all={all} act={act} />
    </div>
  );
}

/** Button: a hint first, then the solution. */
export const HintOrWay = ({ help, act }: Pick<LessonSession, 'help' | 'act'>) =>
  help === 'none' ? (
    <button type="button" data-hint onClick={() => act({ do: 'hint' })}>
      {WORDS.hint}
    </button>
  ) : (
    <button type="button" data-show onClick={() => act({ do: 'show' })}>
      {WORDS.show}
    </button>
  );

interface TryAnythingProps {
  readonly isOn: boolean;
  readonly set: (on: boolean) => void;
}

/** Switch: whether illegal moves may be tried, and while it is on, what that is for. */
export const TryAnything = ({ isOn, set }: TryAnythingProps) => (
  <>
    <button type="button" data-anything aria-pressed={isOn} onClick={() => set(!isOn)}>
      {WORDS.anything}
    </button>
    <span class="lesson-anything" role="status">
      {isOn && WORDS.anythingOn}
    </span>
  </>
);

export const Next = ({ at, all, act }: Pick<LessonSession, 'at' | 'all' | 'act'>) => (
  <button type="button" class="lesson-next" data-next onClick={() => act({ do: 'go-to', step: at + 1 })}>
    {at + 1 < all ? WORDS.next : WORDS.finish}
  </button>
);

interface EndedProps {
  readonly session: LessonSession;
  readonly props: LessonProps;
  readonly section: { current: HTMLElement | null };
}

function Ended({ session, props, section }: EndedProps) {
  return (
    <section ref={section} class="lesson-ask" data-ended aria-label={WORDS.ended(props.lesson.title)}>
      <h2 tabIndex={-1}>{WORDS.ended(props.lesson.title)}</h2>
      <p class="lesson-text">{props.lesson.end}</p>
      <p class="lesson-ways">
        <a class="lesson-next" href={props.next.address}>
          {props.next.name}
        </a>
        <a href={props.all}>{WORDS.allLessons}</a>
      </p>
      <button type="button" onClick={() => session.act({ do: 'go-to', step: 0 })}>
        {WORDS.onceMore}
      </button>
    </section>
  );
}
