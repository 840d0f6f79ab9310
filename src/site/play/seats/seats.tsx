/** The seats round the table: the viewer below the board, the others above. */
import { useMemo } from 'preact/hooks';
import type { Scene } from '../../../referee/table/scene.ts';
import { areMates, playerOf, type Actor, type Seats } from '../../../referee/seats.ts';
import { SeatPlace, type Sitter } from './seat.tsx';
import type { Wanted } from './wheel.tsx';

interface SeatsProps {
  readonly scene: Scene;
  readonly seats: Seats;
  readonly decider: Actor | null;
  /** The seat of the built-in opponent; null if there is none. */
  readonly opponent: number | null;
  readonly viewer: number | null;
  readonly faces: string;
  /** The targets of what is held; null if nothing is. Must be memoized. */
  readonly wanted: Wanted | null;
}

/** The player who sits below the board: the viewer, else the person to move, else the first person. */
export const nearest = ({
  viewer,
  decider,
  opponent,
  seats,
}: Pick<SeatsProps, 'viewer' | 'decider' | 'opponent' | 'seats'>) => {
  const player = playerOf(decider);
  const theirs = areMates(seats, player, opponent);
  return viewer ?? (theirs ? null : player) ?? (areMates(seats, 0, opponent) ? 1 : 0);
};

export function SeatsRound(props: SeatsProps & { readonly side: 'own' | 'others' }) {
  const { scene, seats, decider, opponent, viewer, faces, side, wanted } = props;
  const { zones, sides, playing = [...seats.keys()] } = scene;
  const own = nearest({ viewer, decider, opponent, seats });
  const sitterOf = (player: number): Sitter =>
    opponent === null
      ? 'somebody'
      : areMates(seats, player, opponent)
        ? 'opponent'
        : isYours(player)
          ? 'you'
          : 'somebody';
  const isYours = (player: number): boolean => player === own || areMates(seats, player, own);
  // Of what is held only `wanted` matters here.
  return useMemo(
    () => (
      <div class={`seats seats-${side}`}>
        {seats.map(
          (seat, player) =>
            (player === own) === (side === 'own') &&
            playing.includes(player) && (
              <SeatPlace
                key={seat.id}
                {...{ seat, faces, wanted }}
                zones={zones.filter(({ owner }) => owner === player)}
                sitter={sitterOf(player)}
                plays={sides?.[player] ?? null}
                decides={decider === player}
              />
            ),
        )}
      </div>
    ),
    [zones, sides, seats, decider, opponent, own, faces, side, wanted],
  );
}
