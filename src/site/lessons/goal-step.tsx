/** A lesson's step that is done by reaching a goal in any legal way. */
import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useMemo, useRef } from 'preact/hooks';
import type { ReachStep } from '../../book/lesson.ts';
import type { Scene } from '../../referee/table/scene.ts';
import type { Loaded } from '../play/load-game.ts';
import { LEARN_WORDS as WORDS } from '../words/learn.ts';
import { Came, notedIn } from './event-list.tsx';
import { zonesShown } from './lesson-course.ts';
import type { LessonProps } from './lesson.tsx';
import { eventsSoFar, FEW, questOfStep } from './goal-runner.ts';
import { ledTo, QuestTable } from './goal-table.tsx';
import { bringIntoSight } from './viewer-mask.ts';
import { HintOrWay, Next, praiseOf, Told, TryAnything } from './step.tsx';
import type { LessonSession } from './use-lesson.ts';
import { useQuest, type QuestSession } from './use-goal.ts';

interface ReachProps {
  readonly session: LessonSession;
  readonly props: LessonProps;
  readonly loaded: Loaded;
  readonly step: ReachStep;
  /** The start position. */
  readonly first: unknown;
  /** Shown beside the board, given its scene. */
  readonly children: (scene: Scene) => ComponentChildren;
}

export function Reach({ session, props, loaded, step, first, children }: ReachProps) {
  const { at, all, help, act } = session;
  const quest = useMemo(() => questOfStep(step, first, props.lesson.learner), [step, first]);
  const run = useQuest(loaded, quest, FEW);
  const bringWhole = useCallback(() => Promise.resolve(loaded), [loaded]);
  const { is } = run.standing;
  const section = useRef<HTMLElement>(null);
  const before = useRef(is);
  useEffect(() => {
    if (is === 'reached') act({ do: 'reached' });
    if (is === 'lost') bringIntoSight(section.current?.querySelector('.asking'));
    else if (is !== before.current && is !== 'going')
      ledTo(section.current?.querySelector<HTMLElement>('[data-next], .asking button'));
    before.current = is;
  }, [is]);
  const shown = step.zones ?? props.lesson.zones;
  const beside = { ...run.scene, zones: zonesShown(run.scene, shown) };
  return (
    <QuestTable
      {...{ session: run, loaded, bringWhole }}
      faces={props.faces}
      label={WORDS.board}
      about={session.used}
      asked={
        <section ref={section} class="lesson-ask" aria-label={WORDS.step(at + 1, all)}>
          <div aria-live="polite">
            <Told step={step} at={at} all={all} props={props} />
            {help === 'hint' && is !== 'reached' && <p class="lesson-hint">{WORDS.hinted(step.hint)}</p>}
          </div>
          <Stands {...{ session, props, run, step }} />
        </section>
      }
      below={
        <>
          {run.isOn && <Helps session={session} run={run} />}
          {children(beside)}
        </>
      }
    />
  );
}

interface StandsProps {
  readonly session: LessonSession;
  readonly props: LessonProps;
  readonly run: QuestSession;
  readonly step: ReachStep;
}

/** The standing in words: on the way, no longer possible, missed, or done. */
function Stands({ session: { at, all, help, act }, props, run, step }: StandsProps) {
  const { standing, table } = run;
  const came = <Came events={notedIn(eventsSoFar(table, run), step.rules)} rules={props.rules} />;
  if (standing.is === 'going' || standing.is === 'lost')
    return (
      <div role="status">
        {came}
        {standing.is === 'lost' && (
          <div class="asking">
            <p class="refused-head">{WORDS.lost}</p>
            <button
              type="button"
              data-back
              onClick={() => run.act({ do: 'try-again', after: standing.back ?? 0 })}
            >
              {WORDS.takeBack}
            </button>
          </div>
        )}
      </div>
    );
  if (standing.is === 'missed')
    return (
      <div class="asking" role="alert">
        <p class="refused-head">{WORDS.missed}</p>
        {standing.lacking.map((words) => (
          <p key={words}>{words}</p>
        ))}
        {came}
        <button type="button" onClick={() => run.act({ do: 'try-again', after: standing.back ?? 0 })}>
          {WORDS.again}
        </button>
      </div>
    );
  return (
    <div class="lesson-done">
      <div role="status">
        <p>
          <b>{praiseOf(step, help)}</b> {step.done}
        </p>
        {came}
      </div>
      <Next at={at} all={all} act={act} />
    </div>
  );
}

/** Hint and solution, undo, and what is not allowed. */
function Helps({
  session: { help, act },
  run,
}: {
  readonly session: LessonSession;
  readonly run: QuestSession;
}) {
  return (
    <div class="buttons lesson-help">
      <HintOrWay help={help} act={act} />
      {run.standing.is === 'going' && run.play.words.length > 0 && (
        <button type="button" data-back onClick={() => run.act({ do: 'take-back' })}>
          {WORDS.takeBack}
        </button>
      )}
      <TryAnything isOn={run.free} set={(on) => run.act({ do: 'free', on })} />
    </div>
  );
}
