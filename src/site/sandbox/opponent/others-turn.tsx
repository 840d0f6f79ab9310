/** The opponent's latest moves, shown until they are answered. */
import { useMemo, useState } from 'preact/hooks';
import type { Scene } from '../../../referee/table/scene.ts';
import { useBrought } from '../../device/use-import.ts';
import type { Loaded } from '../../play/load-game.ts';
import type { Session } from '../../play/use-session.ts';

const bring = () =>
  Promise.all([import('../../play/describe/turn-card.tsx'), import('../../play/describe/describe-turn.ts')]);

interface OthersTurnProps {
  readonly session: Session;
  readonly loaded: Loaded;
  readonly scene: Scene;
  readonly faces: string;
}

/** Inside a live region, so it is read out when it changes. */
export function OthersTurn({ session, loaded, scene, faces }: OthersTurnProps) {
  const { play, opponent, asksAlways, free, viewer, mayDecide, hold, ids } = session;
  const [closed, setClosed] = useState<unknown>(null);
  const isOpen = opponent !== null && mayDecide && hold === null && ids.length === 0 && closed !== play;
  const brought = useBrought(bring, opponent !== null);
  const turns = useMemo(
    () =>
      isOpen && brought ? brought[1].turnsTold(loaded, { play, opponent, asksAlways, free }, viewer) : [],
    [isOpen, brought, play, opponent, asksAlways, free, viewer],
  );
  if (!brought || turns.length === 0) return null;
  const [{ TurnCard }] = brought;
  return (
    <TurnCard
      {...{ turns, viewer, scene, faces }}
      seats={loaded.game.seats}
      onClose={() => setClosed(play)}
    />
  );
}
