/** The lessons of a game with the reader's progress. */
import { useEffect, useState } from 'preact/hooks';
import { LEARN_WORDS as WORDS } from '../words/learn.ts';
import { keptProgress, stepsDone, type Progress, type Stretch } from './learner-progress.ts';

export interface Listed extends Stretch {
  readonly title: string;
  readonly about: string;
  readonly address: string;
}

export function LessonList({
  game,
  lessons,
}: {
  readonly game: string;
  readonly lessons: readonly Listed[];
}) {
  const [progress, setProgress] = useState<Progress>({});
  useEffect(() => setProgress(keptProgress(game)), [game]);
  return (
    <ol class="lesson-list">
      {lessons.map(({ id, title, about, address, steps }) => {
        const done = stepsDone(progress, id, steps).length;
        return (
          <li key={id} class={done === steps ? 'done' : ''}>
            <h3>
              <a href={address}>{title}</a>
            </h3>
            <p>{about}</p>
            <p class="lesson-progress">
              <progress value={done} max={steps} aria-hidden="true" />
              <span>{WORDS.progress(done, steps)}</span>
            </p>
          </li>
        );
      })}
    </ol>
  );
}
