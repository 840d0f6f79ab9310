/** The sides of a game looked back at: their names, their ink and shape. Pure. */
import { playingIn } from '../../referee/table/scene.ts';
import type { Seat } from '../../referee/seats.ts';
import { SITE_LANGUAGE } from '../page-language.ts';
import type { Loaded } from '../play/load-game.ts';
import type { Review } from './look-back.ts';

export interface Side {
  /** As in the middle of a sentence: "red", "north and south". */
  readonly name: string;
  /** Its first seat, whose ink and shape it has. */
  readonly seat: Seat;
}

/** The teams of a review, by the seats that are taken at the end. */
export function sidesIn(
  { game, scenery }: Pick<Loaded, 'game' | 'scenery'>,
  { teams }: Review,
  last: unknown,
): readonly Side[] {
  const scene = scenery.scene(last, null);
  return teams.map((players) => {
    const playing = playingIn(scene, players);
    const seats = (playing.length > 0 ? playing : players).map((player) => game.seats[player] as Seat);
    return {
      name: SITE_LANGUAGE.and(seats.map(({ name }) => name)),
      seat: seats[0] ?? game.seats[0],
    };
  });
}
