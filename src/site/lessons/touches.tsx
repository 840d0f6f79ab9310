/** What can be touched for a step, as buttons: those that the board shows step back where they are many. */
import type { Touch } from '../../referee/scene.ts';
import { LEARN_WORDS as WORDS } from '../words/learn.ts';
import type { LessonSession } from './use-lesson.ts';

/** With more to touch than this, what the board shows is listed only on demand. */
const FEW = 6;

/** What can be touched as buttons. */
export function Touches({ session }: { readonly session: LessonSession }) {
  const { touches } = session.menu;
  const fields = new Set(session.scene.fields.map(({ id }) => id));
  const onBoard = touches.filter(({ id, spot }) => spot !== undefined || fields.has(id));
  if (touches.length <= FEW || onBoard.length <= 1) return <TouchList touches={touches} session={session} />;
  const depth = session.menu.chosen.map(({ id }) => id).join();
  return (
    <>
      <p class="lesson-on-board">{WORDS.onBoard}</p>
      <TouchList touches={touches.filter((touch) => !onBoard.includes(touch))} session={session} />
      <details key={`${session.at} ${depth}`} class="lesson-places">
        <summary>{WORDS.places(onBoard.length)}</summary>
        <TouchList touches={onBoard} session={session} />
      </details>
    </>
  );
}

interface TouchListProps {
  readonly touches: readonly Touch[];
  readonly session: LessonSession;
}

function TouchList({ touches, session }: TouchListProps) {
  if (touches.length === 0) return null;
  return (
    <ul class="chooser-list" aria-label={WORDS.choices}>
      {touches.map(({ id, says }) => (
        <li key={id}>
          <button type="button" data-touch={id} onClick={() => session.act({ do: 'touch', id })}>
            {says}
          </button>
        </li>
      ))}
    </ul>
  );
}
