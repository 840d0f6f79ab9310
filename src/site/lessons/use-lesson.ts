/** What a lesson remembers from one render to the next, and what can be done in it. */
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { SceneEvent } from '../../referee/scene.ts';
import type { Refusal } from '../play/session.ts';
import { menuOf, touched } from '../play/menu.ts';
import { choicesAt, eventsOf, rightReply, sceneAt, type Course, type Taught } from './course.ts';
import { stepName, type Lesson } from '../../book/lesson.ts';
import { whenKept } from '../device/keepsakes.ts';
import { keepProgress, keptProgress, stepsDone, together, withStep } from './progress.ts';
import type { Reply } from './replies.ts';

/** What the learner did otherwise than asked. */
export type Tried =
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly asked: boolean }
  | { readonly kind: 'other'; readonly words: string; readonly after: unknown }
  | { readonly kind: 'not-this'; readonly words: string };

/** How much help was taken at a step. */
export type Help = 'none' | 'hint' | 'shown';

interface State {
  /** The step, from 0; the number of steps when all are done. */
  readonly at: number;
  /** How many of the step's moves are made. */
  readonly made: number;
  readonly isDone: boolean;
  readonly help: Help;
  readonly tried: Tried | null;
  readonly ids: readonly string[];
  /** Whether what is not allowed is offered too. */
  readonly anything: boolean;
  /** What was answered to the step's question. */
  readonly answered: string | null;
}

const begin = (at: number): State => ({
  at,
  made: 0,
  isDone: false,
  help: 'none',
  tried: null,
  ids: [],
  anything: false,
  answered: null,
});

/** The step that an address names, from 0: "#step-3" is 2. */
export function stepNamed(hash: string, all: number): number | null {
  const named = Array.from({ length: all }, (_, step) => `#${stepName(step)}`).indexOf(hash);
  return named < 0 ? null : named;
}

/** One lesson at one screen. */
export function useLesson(taught: Taught, lesson: Lesson, course: Course) {
  const { game } = taught;
  const all = lesson.steps.length;
  const [progress, setProgress] = useState(() => keptProgress(game.id));
  const [isKept, setKept] = useState(true);
  const done = stepsDone(progress, lesson.id, all);
  useEffect(
    () => whenKept(game.id, ['lessons'], () => setProgress((mine) => together(mine, keptProgress(game.id)))),
    [game],
  );
  const [state, setState] = useState<State>(() => {
    const open = lesson.steps.findIndex((_, index) => !done.includes(index));
    return begin(stepNamed(location.hash, all) ?? Math.max(0, open));
  });
  const { at, made, isDone, tried, ids, anything } = state;
  const stand = course[at];
  const asked = stand?.moves[made];
  const base = isDone || stand === undefined ? course[Math.min(at, all - 1)]?.after : asked?.before;
  const position = base ?? stand?.position;

  const choices = useMemo(
    () => (isDone || tried ? [] : choicesAt(taught, lesson, course, at, position, anything)),
    [taught, lesson, course, at, position, isDone, tried, anything],
  );
  const scene = useMemo(
    () =>
      tried?.kind === 'other'
        ? sceneAt(taught, lesson, course, at, tried.after, false)
        : sceneAt(taught, lesson, course, at, position, isDone),
    [taught, lesson, course, at, position, isDone, tried],
  );
  const events: readonly SceneEvent[] = useMemo(
    () => (stand === undefined ? [] : eventsOf(taught, stand.moves.slice(0, isDone ? undefined : made))),
    [taught, stand, made, isDone],
  );

  const put = (change: Partial<State>) => setState((before) => ({ ...before, ...change }));
  const finish = (help: Help, answered: string | null = null) => {
    const next = withStep(progress, lesson.id, at);
    setProgress(next);
    setKept(keepProgress(game.id, next));
    put({ isDone: true, tried: null, ids: [], help, answered });
  };
  // The address is always that of the step, so that it can be handed on.
  useLayoutEffect(() => {
    const address = location.pathname + location.search + (at < all ? `#${stepName(at)}` : '');
    history.replaceState(history.state, '', address);
  }, [at, all]);
  useEffect(() => {
    const follow = () => {
      const named = stepNamed(location.hash, all);
      if (named !== null) setState(begin(named));
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [all]);

  const attemptMove = (move: unknown) => {
    const words = game.print(position, move);
    const verdict = game.judge(position, move);
    const step = stand?.step;
    if (!verdict.allowed) {
      const wanted = step?.kind === 'try' && verdict.breaches.some(({ rule }) => rule === step.breaks);
      put({
        ids: [],
        tried: { kind: 'refused', refusal: { words, verdict, faults: [] }, asked: wanted },
      });
    } else if (asked && game.print(position, asked.move) === words) {
      if (made + 1 < (stand?.moves.length ?? 0)) put({ made: made + 1, ids: [] });
      else finish(state.help);
    } else put({ ids: [], tried: { kind: 'other', words, after: game.play(position, move) } });
  };
  const answer = (reply: Reply) => {
    if (reply.right) finish(state.help, reply.says);
    else put({ ids: [], tried: { kind: 'not-this', words: reply.says } });
  };

  return {
    ...state,
    all,
    done,
    stand,
    scene,
    events,
    isKept,
    menu: menuOf(choices, ids),
    touch: (id: string) => {
      const after = touched(choices, ids, id);
      if (after.choice === undefined || after.touches.length > 0) {
        put({ ids: after.chosen.map((touch) => touch.id) });
      } else if (stand?.step.kind === 'move' || stand?.step.kind === 'try') attemptMove(after.choice.move);
      else answer(after.choice.move as Reply);
    },
    chooseAgain: () => put({ ids: [] }),
    /** What was tried is taken back; where it was what the step asked to try, the step is done. */
    takeBack: () => {
      if (tried?.kind === 'refused' && tried.asked) finish(state.help);
      else put({ tried: null });
    },
    /** Offers what is not allowed too, or no longer. */
    tryAnything: () => put({ anything: !anything, ids: [] }),
    giveHint: () => put({ help: 'hint' }),
    /** Does for the learner what is asked, or shows what the other side does. */
    show: () => {
      const step = stand?.step;
      if (step?.kind === 'watch') finish(state.help);
      else if (step?.kind !== 'try') finish('shown', rightReply(choices)?.says ?? null);
      else {
        const move = game.parse(position, step.try);
        if (move.ok) attemptMove(move.value);
      }
    },
    goTo: (to: number) => setState(begin(to)),
    next: () => setState(begin(at + 1)),
  };
}

export type LessonSession = ReturnType<typeof useLesson>;
