import { lotsOf } from '../../referee/chance.ts';
import { byWeight } from '../../referee/draw.ts';
import type { Side } from './areas.ts';
import { fogOfWar } from './game.ts';
import type { Move } from './move.ts';
import { actorIn, moves } from './moves.ts';
import { observe } from './observe.ts';
import { play } from './play.ts';
import { sideOf, type War } from './position.ts';
import { promiseOf } from './promise.ts';

/** What each move promises to the side that decides, by what it knows. */
export function promisesIn(position: War, all: readonly Move[], side: Side): readonly number[] {
  const seen = observe(position, side);
  return all.map((move) => promiseOf(seen, position, move));
}

function best(position: War, all: readonly Move[], side: Side): Move | undefined {
  const promises = promisesIn(position, all, side);
  return all[promises.indexOf(Math.max(...promises))];
}

/** More moves than three turns take. */
const LONGEST = 60;

/** What comes of a position if so many turns are ended by rule of thumb; chance is the same whenever it is asked. */
export function settled(first: War, ends: number): War {
  const lot = lotsOf('settled');
  let position = first;
  let turns = ends;
  for (let count = 0; count < LONGEST && turns > 0; count++) {
    const actor = actorIn(position);
    if (actor === null) return position;
    const all = moves(position);
    const move =
      actor === 'chance' ? byWeight(fogOfWar, position, all, lot) : best(position, all, sideOf(actor));
    if (move === undefined) return position;
    const next = play(position, move);
    if (next.active !== position.active) turns--;
    position = next;
  }
  return position;
}
