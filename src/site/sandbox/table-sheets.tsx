/** The overlays of the table: a refused try, a battle, the opponent's turn, the end. */
import { useLayoutEffect, useMemo } from 'preact/hooks';
import type { Scene } from '../../referee/table/scene.ts';
import { frameAbout, triedIn } from '../board/camera-focus.ts';
import type { Frame } from '../board/frame.ts';
import { useBrought } from '../device/use-import.ts';
import type { Loaded } from '../play/load-game.ts';
import { useBattle } from '../play/battle/use-battle.ts';
import type { Session } from '../play/use-session.ts';
import { TABLE_PLAY_WORDS } from '../words/table-play.ts';
import { OthersTurn } from './opponent/others-turn.tsx';

// In separate chunks, so that they load independently.
const bringRefused = async () => {
  const [{ Refused }] = await Promise.all([
    import('../play/refusal/illegal-move-loader.tsx'),
    import('../play/refusal/illegal-move-panel.tsx'),
    import('../play/refusal/suggested-fixes.ts'),
  ]);
  return { Refused };
};
const bringFought = async () => {
  const [{ Fought }] = await Promise.all([
    import('../play/battle/battle-panel-loader.tsx'),
    import('../play/battle/battle-panel.tsx'),
    import('../play/scores.ts'),
  ]);
  return { Fought };
};
const bringEnded = async () => {
  const [{ Ended }] = await Promise.all([import('./ending/ended.tsx'), import('./ending/end-sheet.tsx')]);
  return { Ended };
};

export interface SheetsProps {
  readonly session: Session;
  readonly loaded: Loaded;
  /** The scene as drawn: with the trail or the try. */
  readonly scene: Scene;
  readonly faces: string;
  /** Positions already there when the player sat down. */
  readonly since: readonly unknown[];
  /** Called with the part of the table they are about, or null. */
  readonly onAttend: (frame: Frame | null) => void;
}

export function Sheets({ session, loaded, scene, faces, since, onAttend }: SheetsProps) {
  const { refusal, at, decider, act } = session;
  const [battle, closeBattle] = useBattle(session, loaded, since);
  const attends: Frame | null = useMemo(
    () =>
      refusal !== null
        ? frameAbout(scene, triedIn(scene))
        : battle !== null
          ? frameAbout(scene, [battle.weighed.at])
          : null,
    [refusal, battle, scene],
  );
  useLayoutEffect(() => onAttend(attends), [attends]);
  const refused = useBrought(bringRefused, refusal !== null);
  const fought = useBrought(bringFought, battle !== null);
  const ended = useBrought(bringEnded, at === null && decider === null);
  const isFree = refusal === null && battle === null;
  const understand = () => act({ do: 'understand' });
  return (
    <>
      <div role="alert">
        {refused && (
          <refused.Refused
            key={session.play.words.length}
            {...{ refusal, loaded, scene, faces }}
            position={session.position}
            viewer={session.viewer}
            onDo={session.mayDecide ? (way) => act({ do: 'do-instead', way }) : null}
            onClose={understand}
          />
        )}
        {refused === null && refusal !== null && (
          <div class="refusal">
            <p>{refusal.verdict?.breaches.map(({ remedy }) => `${remedy}.`).join(' ')}</p>
            <button type="button" onClick={understand}>
              {TABLE_PLAY_WORDS.drawer.close}
            </button>
          </div>
        )}
      </div>
      {fought && (
        <fought.Fought
          {...{ session, loaded, faces }}
          battle={refusal === null ? battle : null}
          onClose={closeBattle}
        />
      )}
      <div role="status">{isFree && <OthersTurn {...{ session, loaded, scene, faces }} />}</div>
      {isFree && ended && <ended.Ended {...{ session, loaded, faces }} />}
    </>
  );
}
