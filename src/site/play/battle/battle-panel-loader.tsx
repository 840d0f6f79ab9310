/** Loads the battle sheet lazily, at the first battle of a session. */
import { useMemo } from 'preact/hooks';
import { useBrought } from '../../device/use-import.ts';
import { toPage } from '../../links.ts';
import type { Battle } from './battle.ts';
import type { Loaded } from '../load-game.ts';
import { positionAt } from '../play.ts';
import type { Session } from '../use-session.ts';

const bring = async ({ pad, sentences }: Loaded) => {
  const [{ BattlePanel }, { totalsAt }, scoring, quoted] = await Promise.all([
    import('./battle-panel.tsx'),
    import('../scores.ts'),
    pad === null ? null : pad().catch(() => null),
    sentences().catch(() => null),
  ]);
  return { BattlePanel, totalsAt, scoring, quoted };
};

interface FoughtProps {
  readonly session: Session;
  readonly loaded: Loaded;
  readonly faces: string;
  readonly battle: Battle | null;
  readonly onClose: () => void;
}

export function Fought({ session, loaded, faces, battle, onClose }: FoughtProps) {
  const { play, position, scene, menu, mayDecide, act } = session;
  const brought = useBrought(() => bring(loaded), battle !== null);
  const on = play.head.options;
  const scores = useMemo(() => {
    if (battle === null || !brought?.scoring) return null;
    const { scoring, totalsAt } = brought;
    const before = positionAt(play, battle.move - 1);
    return [totalsAt(scoring, before, on), totalsAt(scoring, position, on)] as const;
  }, [battle, brought, position]);
  if (battle === null || !brought) return null;
  const isNext = mayDecide && battle.weighed.goesOn && play.words.length === battle.move;
  return (
    <brought.BattlePanel
      key={battle.move}
      {...{ battle, faces, scores, onClose }}
      seats={loaded.game.seats}
      rules={toPage(loaded.game.id, 'rules')}
      sentence={(rule) => brought.quoted?.(on).sentence(rule) ?? ''}
      next={isNext ? { says: scene.status, menu } : null}
      onTouch={(id) => act({ do: 'touch', id })}
    />
  );
}
