/** Properties of Street Armour's lines and cities that hold in every position, whatever the reading of the rules. */
import { describe, expect, it } from 'vitest';
import {
  cellOf,
  distance,
  FACINGS,
  turned,
  type Facing,
  type Square,
} from '../../../src/geometry/squares.ts';
import { sectorsOf } from '../../../src/geometry/sectors.ts';
import { obstruction } from '../../../src/geometry/sight.ts';
import { chanceOf, lotsOf } from '../../../src/referee/chance/random.ts';
import { otherOf, type Both } from '../../../src/referee/seats.ts';
import { streetArmour } from '../../../src/games/street-armour/rules/judge.ts';
import type { Move } from '../../../src/games/street-armour/rules/move.ts';
import { OPTION_IDS } from '../../../src/games/street-armour/rules/options.ts';
import { type Armour } from '../../../src/games/street-armour/rules/position.ts';
import { DAY, LONG } from '../../lot.ts';
import { besideCorner, cornersOn, facesTowards, goesThrough, rootOf } from './geometry.ts';
import { smallGame } from './small-games.ts';

const lot = lotsOf(`${DAY} armour properties`);
const TRIES = LONG ? 20_000 : 2_000;
const RULES = ['both', 'any', 'never'] as const;

/** A random city of 12 by 9 squares, and two different squares in it. */
function someLine(): { from: Square; to: Square; blocks: (square: Square) => boolean } {
  const built = Array.from({ length: 12 * 9 }, () => lot(4) === 0);
  const square = (): Square => ({ x: lot(12), y: lot(9) });
  const from = square();
  let to = square();
  while (to.x === from.x && to.y === from.y) to = square();
  return { from, to, blocks: (at) => built[cellOf({ width: 12, height: 9 }, at)] ?? true };
}

describe('a line of fire', () => {
  it('is shut one way as it is the other, by every reading of corners', () => {
    for (let count = 0; count < TRIES; count++) {
      const { from, to, blocks } = someLine();
      for (const rule of RULES)
        expect(obstruction(from, to, rule, blocks) === null, JSON.stringify({ from, to, rule })).toBe(
          obstruction(to, from, rule, blocks) === null,
        );
    }
  });

  it('is shut by what its segment goes through, counted in fractions', () => {
    for (let count = 0; count < TRIES; count++) {
      const { from, to, blocks } = someLine();
      const through = Array.from({ length: 12 * 9 }, (_, cell) => ({
        x: cell % 12,
        y: Math.trunc(cell / 12),
      }))
        .filter((at) => !(at.x === from.x && at.y === from.y) && !(at.x === to.x && at.y === to.y))
        .some((at) => blocks(at) && goesThrough(from, to, at));
      const shutAt = cornersOn(from, to).map(
        (corner) => besideCorner(from, to, corner).filter(blocks).length,
      );
      const expected = { both: shutAt.includes(2), any: shutAt.some((shut) => shut > 0), never: false };
      for (const rule of RULES)
        expect(obstruction(from, to, rule, blocks) !== null, JSON.stringify({ from, to, rule })).toBe(
          through || expected[rule],
        );
    }
  });
});

describe('a distance', () => {
  it('is the same there and back, and what a root found by halving says', () => {
    for (let x = 0; x < 30; x++)
      for (let y = 0; y < 30; y++) {
        const [from, to] = [
          { x: 0, y: 0 },
          { x, y },
        ];
        expect(distance('euclid-round', from, to)).toBe(rootOf(x * x + y * y, false));
        expect(distance('euclid-ceil', from, to)).toBe(rootOf(x * x + y * y, true));
        expect(distance('euclid-round', to, from)).toBe(distance('euclid-round', from, to));
      }
  });
});

describe('the face that is hit', () => {
  it('turns with the tank and the shooter, and is told alike by turned vectors', () => {
    for (let x = -6; x <= 6; x++)
      for (let y = -6; y <= 6; y++) {
        if (x === 0 && y === 0) continue;
        for (const facing of FACINGS) {
          const hull = { x: 0, y: 0 };
          const faces = sectorsOf(facing, hull, { x, y });
          expect(facesTowards(hull, facing, { x, y })).toEqual(faces);
          // Both turned clockwise by a quarter.
          expect(sectorsOf(turned(facing, 2), hull, { x: -y, y: x })).toEqual(faces);
        }
      }
  });
});

/** The table mirrored: west becomes east. */
function mirrored(position: Armour): Armour {
  const width = position.ground[0]?.length ?? 0;
  const flip = <T extends Square>(at: T): T => ({ ...at, x: width - 1 - at.x });
  const way = (facing: Facing): Facing => turned(0, -facing);
  const swap = <T>([west, east]: Both<T>): Both<T> => [east, west];
  const task = position.task.startsWith('west')
    ? position.task.replace('west', 'east')
    : position.task.replace('east', 'west');
  return {
    ...position,
    ground: position.ground.map((row) => [...row].reverse().join('')),
    active: otherOf(position.active),
    first: otherOf(position.first),
    task: task as Armour['task'],
    teams: swap(position.teams),
    barricades: position.barricades.map(flip),
    flags: [position.flags[1].map(flip), position.flags[0].map(flip)],
    tanks: position.tanks.map((tank) => ({
      ...flip(tank),
      owner: otherOf(tank.owner),
      facing: way(tank.facing),
    })),
    runs: position.runs.map((run) => ({ ...run, from: { ...flip(run.from), facing: way(run.from.facing) } })),
    turns: swap(position.turns),
  };
}

function mirroredMove(move: Move, width: number): Move {
  const flip = ({ x, y }: Square): Square => ({ x: width - 1 - x, y });
  switch (move.kind) {
    case 'move':
      return { ...move, from: flip(move.from), to: flip(move.to), facing: turned(0, -move.facing) };
    case 'shoot':
      return { ...move, from: flip(move.from), at: flip(move.at) };
    default:
      return move;
  }
}

describe('both sides', () => {
  it('have the same moves in a mirror, with the same to follow', () => {
    const empty = streetArmour.setUp([], chanceOf('mirror'));
    if (!empty.ok) throw new Error('no table');
    const written = (moves: readonly Move[], position: Armour): readonly string[] =>
      moves.map((move) => streetArmour.print(position, move)).sort();
    for (let game = 0; game < (LONG ? 60 : 8); game++) {
      const options = Object.fromEntries(OPTION_IDS.map((id) => [id, lot(4) === 0])) as Armour['options'];
      let position = smallGame({ ...empty.value, options }, lot);
      const width = position.ground[0]?.length ?? 0;
      for (let ply = 0; ply < 12; ply++) {
        const other = mirrored(position);
        const moves = streetArmour.moves(position);
        expect(
          written(
            moves.map((move) => mirroredMove(move, width)),
            other,
          ),
        ).toEqual(written(streetArmour.moves(other), other));
        const move = moves[lot(Math.max(1, moves.length))];
        if (move === undefined) break;
        const after = streetArmour.play(position, move);
        expect(streetArmour.play(other, mirroredMove(move, width))).toEqual(mirrored(after));
        position = after;
      }
    }
  });
});
