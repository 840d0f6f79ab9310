/** Those round the table: whoever looks sits below, the others above. */
import { useMemo } from 'preact/hooks';
import type { Scene } from '../../referee/scene.ts';
import { playerOf, type Actor, type Seats } from '../../referee/seats.ts';
import { SeatPlace, type Sitter } from './seat.tsx';

interface SeatsProps {
  readonly scene: Scene;
  readonly seats: Seats;
  readonly decider: Actor | null;
  /** Whose seat the opponent has; null where nobody's. */
  readonly opponent: number | null;
  readonly viewer: number | null;
  readonly faces: string;
}

/** Whose eyes the table is seen with, if only with whose it is best seen. */
export const nearest = ({
  viewer,
  decider,
  opponent,
}: Pick<SeatsProps, 'viewer' | 'decider' | 'opponent'>) => {
  const player = playerOf(decider);
  return viewer ?? (player === opponent ? null : player) ?? (opponent === 0 ? 1 : 0);
};

export function SeatsRound(props: SeatsProps & { readonly side: 'own' | 'others' }) {
  const { scene, seats, decider, opponent, viewer, faces, side } = props;
  const { zones, sides } = scene;
  const own = nearest({ viewer, decider, opponent });
  const sitterOf = (player: number): Sitter =>
    player === opponent ? 'opponent' : opponent !== null && player === own ? 'you' : 'somebody';
  // What is held changes nothing of it.
  return useMemo(
    () => (
      <div class={`seats seats-${side}`}>
        {seats.map(
          (seat, player) =>
            (player === own) === (side === 'own') && (
              <SeatPlace
                key={seat.id}
                {...{ seat, faces }}
                zones={zones.filter(({ owner }) => owner === player)}
                sitter={sitterOf(player)}
                plays={sides?.[player] ?? null}
                decides={decider === player}
              />
            ),
        )}
      </div>
    ),
    [zones, sides, seats, decider, opponent, own, faces, side],
  );
}
