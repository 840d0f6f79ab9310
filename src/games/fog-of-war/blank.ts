import { chanceOf } from '../../referee/chance.ts';
import { fogOfWar } from './game.ts';
import type { War } from './position.ts';

function firstWar(): War {
  const first = fogOfWar.setUp([], chanceOf(''));
  if (!first.ok) throw new Error('The Fog of War cannot be set up');
  return first.value;
}

/** The war before anything has been dealt: what is asked about a real table is put into it. */
export const BLANK: War = firstWar();
