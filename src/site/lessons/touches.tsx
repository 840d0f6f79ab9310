/** The touches of a step as buttons; if there are many, those also on the board are collapsed. */
import type { Scene, Touch } from '../../referee/table/scene.ts';
import { LEARN_WORDS as WORDS } from '../words/learn.ts';

/** With more touches than this, those on the board are listed only on demand. */
const FEW = 6;

interface TouchesProps {
  readonly touches: readonly Touch[];
  readonly scene: Scene;
  /** Changes with the question: a list opened for one is closed for the next. */
  readonly depth: string;
  readonly onTouch: (id: string) => void;
}

/** The touches the board shows. */
function onBoardOf(touches: readonly Touch[], scene: Scene): readonly Touch[] {
  const fields = new Set(scene.fields.map(({ id }) => id));
  return touches.filter(({ id, spot }) => spot !== undefined || fields.has(id));
}

/** Whether the board shows all touches. */
export const areOnBoard = (touches: readonly Touch[], scene: Scene): boolean =>
  onBoardOf(touches, scene).length === touches.length;

export function Touches({ touches, scene, depth, onTouch }: TouchesProps) {
  const onBoard = onBoardOf(touches, scene);
  if (touches.length <= FEW || onBoard.length <= 1) return <TouchList touches={touches} onTouch={onTouch} />;
  return (
    <>
      <p class="lesson-on-board">{WORDS.onBoard}</p>
      <TouchList touches={touches.filter((touch) => !onBoard.includes(touch))} onTouch={onTouch} />
      <details key={depth} class="lesson-places">
        <summary>{WORDS.places(onBoard.length)}</summary>
        <TouchList touches={onBoard} onTouch={onTouch} />
      </details>
    </>
  );
}

function TouchList({ touches, onTouch }: Pick<TouchesProps, 'touches' | 'onTouch'>) {
  if (touches.length === 0) return null;
  return (
    <ul class="chooser-list" aria-label={WORDS.choices}>
      {touches.map(({ id, says }) => (
        <li key={id}>
          <button type="button" data-touch={id} onClick={() => onTouch(id)}>
            {says}
          </button>
        </li>
      ))}
    </ul>
  );
}
