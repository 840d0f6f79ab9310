/** Drag and drop on the board and out of the hand, as session actions. */
import { useMemo } from 'preact/hooks';
import type { Seats } from '../../referee/seats.ts';
import type { Carrying } from '../board/use-drag.ts';
import type { CardDrag } from './seats/use-card-drag.ts';
import type { Shown } from './use-session-view.ts';

/** A card that is to be laid on the board. */
export interface LaidCard {
  readonly face: string;
  readonly drag: CardDrag;
}

export function useCarrying({ act, canHold, decider, scene, hold, laidFace }: Shown, seats: Seats) {
  const carrying = useMemo((): Carrying | null => {
    if (!canHold || typeof decider !== 'number') return null;
    const own = seats[decider];
    const standing = scene.pieces.flatMap(({ field, seat }) =>
      seat !== undefined && seat.ink === own?.ink && seat.shape === own.shape ? [field] : [],
    );
    const taken = new Set([...standing, ...(hold === null || hold.to === null ? [] : [hold.to])]);
    return {
      can: (id) => taken.has(id),
      over: (from, at) => act({ do: 'carry', from, at }),
      drop: (at) => act({ do: 'drop', at }),
    };
  }, [canHold, decider, scene, hold, seats, act]);
  const laid = useMemo(
    (): LaidCard | null =>
      laidFace === null
        ? null
        : {
            face: laidFace,
            drag: {
              over: (at) => act({ do: 'carry', from: null, at }),
              drop: (at) => act({ do: 'drop', at }),
            },
          },
    [laidFace, act],
  );
  return { carrying, laid };
}
