/** All that comes over the table for a while: a refused try, a battle, what the other side did, the end. */
import { useLayoutEffect, useMemo } from 'preact/hooks';
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
  /** The positions that there were when somebody sat down. */
  readonly since: readonly unknown[];
  /** Is told the part of the table that they are about; null where none is. */
  readonly onAttend: (frame: Frame | null) => void;
}

export function Sheets({ session, loaded, scene, faces, since, onAttend }: SheetsProps) {
  const { refusal } = session;
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
  const isFree = refusal === null && battle === null;
  return (
    <>
      <div role="alert">
        <Refused
          key={session.play.words.length}
          {...{ refusal, loaded, scene, faces }}
          position={session.position}
          viewer={session.viewer}
          onDo={session.mayDecide ? (way) => session.act({ do: 'do instead', way }) : null}
          onClose={() => session.act({ do: 'understand' })}
        />
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
}
