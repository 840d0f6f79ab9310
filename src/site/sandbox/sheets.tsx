/** All that comes over the table for a while: a refused try, a battle, what the other side did, the end. */
import { useMemo } from 'preact/hooks';
import type { Scene } from '../../referee/scene.ts';
import { frameAbout, triedIn } from '../board/attention.ts';
import type { Frame } from '../board/frame.ts';
import { Fought } from '../play/fought.tsx';
import type { Loaded } from '../play/load.ts';
import { Refused } from '../play/refused.tsx';
import { useBattle } from '../play/use-battle.ts';
import type { Session } from '../play/use-session.ts';
import { Ended } from './ended.tsx';
import { OthersTurn } from './others-turn.tsx';

export interface SheetsProps {
  readonly session: Session;
  readonly loaded: Loaded;
  /** The table as it is drawn: with the trail, or with the try. */
  readonly scene: Scene;
  readonly faces: string;
}

/** The sheets, and the part of the table that they are about. */
export function useSheets({ session, loaded, scene, faces }: SheetsProps) {
  const { refusal } = session;
  const [battle, closeBattle] = useBattle(session, loaded);
  const attends: Frame | null = useMemo(
    () =>
      refusal !== null
        ? frameAbout(scene, triedIn(scene))
        : battle !== null
          ? frameAbout(scene, [battle.weighed.at])
          : null,
    [refusal, battle, scene],
  );
  const isFree = refusal === null && battle === null;
  const sheets = (
    <>
      <div role="alert">
        <Refused {...{ session, loaded, scene, faces }} />
      </div>
      <Fought
        {...{ session, loaded, faces }}
        battle={refusal === null ? battle : null}
        onClose={closeBattle}
      />
      <div role="status">{isFree && <OthersTurn {...{ session, loaded, scene, faces }} />}</div>
      {isFree && <Ended {...{ session, loaded }} />}
    </>
  );
  return { sheets, attends };
}
