/** A lesson on a page: its state, its URL, and the stored progress. */
import { useEffect, useLayoutEffect, useMemo, useReducer, useState } from 'preact/hooks';
import { stepName, type Lesson } from '../../book/lesson.ts';
import { whenKept } from '../device/local-storage.ts';
import { menuOf } from '../play/bar/menu.ts';
import { addressedTo } from '../play/describe/second-person.ts';
import { fieldsUsed, type Course, type Taught } from './lesson-course.ts';
import { keepProgress, keptProgress, stepsDone, together, withStep } from './learner-progress.ts';
import {
  after,
  lessonChoices,
  lessonEvents,
  lessonScene,
  stepNamed,
  stepState,
  type LessonAction,
  type LessonState,
  type LessonTable,
} from './lesson-session.ts';

/** The stored steps done; updated when other tabs add to them. */
function useStepsDone(game: string, lesson: string, all: number) {
  const [progress, setProgress] = useState(() => keptProgress(game));
  const [isKept, setIsKept] = useState(true);
  useEffect(
    () => whenKept(game, ['lessons'], () => setProgress((mine) => together(mine, keptProgress(game)))),
    [game],
  );
  const add = (step: number) => {
    const next = withStep(progress, lesson, step);
    setProgress(next);
    setIsKept(keepProgress(game, next));
  };
  return { done: stepsDone(progress, lesson, all), isKept, add };
}

export function useLesson(taught: Taught, lesson: Lesson, course: Course) {
  const all = lesson.steps.length;
  const { game } = taught;
  const table = useMemo(
    (): LessonTable => ({ ...addressedTo(taught, lesson.learner), lesson, course }),
    [taught, lesson, course],
  );
  const { done, isKept, add } = useStepsDone(game.id, lesson.id, all);
  const [state, act] = useReducer(
    (before: LessonState, action: LessonAction) => after(table, before, action),
    all,
    () => {
      const open = lesson.steps.findIndex((_, index) => !done.includes(index));
      return stepState(stepNamed(location.hash, all) ?? Math.max(0, open));
    },
  );
  const { at, isDone, ids } = state;
  useLayoutEffect(() => {
    if (isDone) add(at);
  }, [at, isDone]);
  // The URL is always that of the step, so that it can be shared.
  useLayoutEffect(() => {
    const address = location.pathname + location.search + (at < all ? `#${stepName(at)}` : '');
    history.replaceState(history.state, '', address);
  }, [at, all]);
  useEffect(() => {
    const follow = () => {
      const step = stepNamed(location.hash, all);
      if (step !== null) act({ do: 'go-to', step });
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [all]);
  const used = useMemo(() => fieldsUsed(taught, lesson, course), [taught, lesson, course]);
  const choices = useMemo(() => lessonChoices(table, state), [table, state]);
  const scene = useMemo(() => lessonScene(table, state), [table, at, state.way, isDone, state.tried]);
  const events = useMemo(() => lessonEvents(table, state), [table, at, state.way, isDone]);
  return {
    ...state,
    all,
    done,
    isKept,
    scene,
    used,
    events,
    act,
    stand: course[at],
    menu: menuOf(choices, ids),
  };
}

export type LessonSession = ReturnType<typeof useLesson>;
