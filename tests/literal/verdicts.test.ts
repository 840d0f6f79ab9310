import { expect, test } from 'vitest';
import { STAGES } from '../../src/games/victory-tank/position.ts';
import { sameMoves, samePosition, sameVerdicts } from './compare.ts';
import { any, anyKind, eager } from './players.ts';
import { dealt, drawing, oneOf } from './scene.ts';
import { optionsOf } from './tables.ts';
import { wild } from './wild.ts';

const TRIES = 2_000_000;
const MOVES_EACH = 25;
/** Far longer than it takes on one core. */
const TIMEOUT = 900_000;

test(
  'the engine allows just what the statements allow, and knows which rulings decide',
  { timeout: TIMEOUT },
  () => {
    const draw = drawing(1916);
    const stages = new Map<string, number>();
    let tries = 0;
    for (let table = 0; tries < TRIES; table++) {
      const picker = oneOf([any, anyKind, eager], draw);
      const options = optionsOf(table, draw);
      let position = table % 4 === 0 ? dealt(draw, options) : wild(draw, options);
      for (let moves = 0; moves < MOVES_EACH && position.stage !== 'over'; moves++) {
        // The rarer a stage, the more of its positions are judged.
        const seen = stages.get(position.stage) ?? 0;
        if (draw(Math.ceil(seen / 10) + 1) === 0) {
          tries += sameVerdicts(position);
          stages.set(position.stage, seen + 1);
        }
        const legal = sameMoves(position);
        if (legal.length === 0) break;
        position = samePosition(position, picker(position, legal, draw));
      }
    }
    expect(STAGES.filter((stage) => stage !== 'over' && (stages.get(stage) ?? 0) < 10)).toEqual([]);
  },
);
