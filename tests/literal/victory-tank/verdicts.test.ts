import { expect, test } from 'vitest';
import { STAGES } from '../../../src/games/victory-tank/rules/position.ts';
import { sameMoves, samePosition, sameVerdicts } from './compare.ts';
import { any, anyKind, eager } from './players.ts';
import { LONG } from '../../lot.ts';
import { drawingFor, PATIENCE, tell } from '../lot.ts';
import { dealt, oneOf } from './scene.ts';
import { optionsOf } from './tables.ts';
import { wild } from './wild-positions.ts';

const TRIES = LONG ? 2_000_000 : 100_000;
/** The least number of positions to judge per stage. */
const OFTEN = LONG ? 10 : 1;
const MOVES_EACH = 25;
/** Stages judged less than `OFTEN`; play goes on until there are none. */
const rare = (judged: ReadonlyMap<string, number>): readonly string[] =>
  STAGES.filter((stage) => stage !== 'over' && (judged.get(stage) ?? 0) < OFTEN);

test(
  'the engine allows just what the statements allow, and knows which rulings decide',
  { timeout: PATIENCE },
  () => {
    const draw = drawingFor('verdicts');
    const first = LONG ? 0 : draw(1000);
    const stages = new Map<string, number>();
    let tries = 0;
    for (let table = first; tries < TRIES || rare(stages).length > 0; table++) {
      const picker = oneOf([any, anyKind, eager], draw);
      const options = optionsOf(table, draw);
      let position = table % 4 === 0 ? dealt(draw, options) : wild(draw, options);
      for (let moves = 0; moves < MOVES_EACH && position.stage !== 'over'; moves++) {
        // Judge a larger share of the positions of rare stages.
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
    const positions = [...stages.values()].reduce((sum, count) => sum + count, 0);
    tell('verdicts', { tries, positions });
    expect(rare(stages)).toEqual([]);
  },
);
