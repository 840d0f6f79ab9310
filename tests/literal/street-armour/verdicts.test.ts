/** Compares the verdicts of Street Armour’s engine with the second referee. */
import { describe, expect, it } from 'vitest';
import { armourForm } from '../../../src/games/street-armour/rules/position-format.ts';
import { streetArmour } from '../../../src/games/street-armour/rules/judge.ts';
import type { Move } from '../../../src/games/street-armour/rules/move.ts';
import { OPTION_IDS } from '../../../src/games/street-armour/rules/options.ts';
import type { Armour, Tank } from '../../../src/games/street-armour/rules/position.ts';
import { chanceOf, lotsOf } from '../../../src/referee/chance/random.ts';
import { DAY, LONG } from '../../lot.ts';
import { playByLot } from '../games-by-lot.ts';
import { legalMoves, stops } from './legal.ts';
import { OTHERWISE } from './other-readings.ts';
import { smallGame, smallSetUp } from './small-games.ts';
import { isAt } from './table.ts';

const lot = lotsOf(`${DAY} armour verdicts`);
const GAMES = LONG ? 400 : 25;

/** An empty table with some options on. */
function empty(): Armour {
  const first = streetArmour.setUp(
    OPTION_IDS.filter(() => lot(3) === 0),
    chanceOf('verdicts'),
  );
  if (!first.ok) throw new Error('no table');
  return first.value;
}

/** A small fight with its dice thrown. */
function moving(): Armour {
  const position = smallGame(empty(), lot);
  const throws = streetArmour.moves(position);
  const thrown = throws[lot(throws.length)];
  if (thrown === undefined) throw new Error('no throw');
  return streetArmour.play(position, thrown);
}

/** The position at the start of shooting, after a tank has turned and turned back with two dice. */
function turnedBack(position: Armour): Armour {
  const tank = position.tanks.findIndex(({ owner, state }) => owner === position.active && state === 'sound');
  const from = position.tanks[tank];
  if (from === undefined) throw new Error('no tank');
  const { x, y, facing } = from;
  return { ...position, stage: 'shoot', runs: [{ tank, from: { x, y, facing }, backed: false }] };
}

const MOST = 60;

/** The fewest steps to a square and facing, by the sentences; null if it cannot be reached. */
function fewest(position: Armour, tank: Tank, to: { x: number; y: number }, facing: number): number | null {
  const isEnough = (count: number) =>
    stops(position, tank, count, false).some((stop) => isAt(stop, to) && stop.way === facing);
  if (!isEnough(MOST)) return null;
  let [few, enough] = [0, MOST];
  while (enough - few > 1) {
    const middle = Math.trunc((few + enough) / 2);
    if (isEnough(middle)) enough = middle;
    else few = middle;
  }
  return enough;
}

describe('whoever is told how many steps a way takes', () => {
  it('is told the fewest, and of no way only where there is none', () => {
    const counts = { tooFar: 0, noWay: 0 };
    for (let game = 0; game < GAMES; game++) {
      const position = moving();
      const own = position.tanks.filter(({ owner, state }) => owner === position.active && state === 'sound');
      const tank = own[lot(own.length)];
      const die = position.dice[lot(position.dice.length)];
      if (tank === undefined || die === undefined) continue;
      for (let tries = 0; tries < 8; tries++) {
        const to = { x: lot(position.ground[0]?.length ?? 0), y: lot(position.ground.length) };
        const facing = lot(8) as Tank['facing'];
        const from = { x: tank.x, y: tank.y };
        const { breaches } = streetArmour.judge(position, { kind: 'move', from, to, facing, die });
        for (const { remedy } of breaches) {
          if (remedy.says !== 'tooFar' && remedy.says !== 'noWay') continue;
          counts[remedy.says]++;
          const told = remedy.says === 'tooFar' ? remedy.needs : null;
          expect(told, JSON.stringify([armourForm.write(position), from, to, facing])).toBe(
            fewest(position, tank, to, facing),
          );
        }
      }
    }
    expect(counts.tooFar).toBeGreaterThan(GAMES / 2);
  });
});

/** A random sample. */
const some = <T>(all: readonly T[], most: number): readonly T[] =>
  all.length <= most
    ? all
    : Array.from({ length: most }, () => all[lot(all.length)]).filter((one) => one !== undefined);

describe('whoever is told that an answer rests on a ruling without a switch', () => {
  it('would have the opposite answer by the sentence that could stand in its place, and nobody else', () => {
    const parted = new Map(Object.keys(OTHERWISE).map((rule) => [rule, 0]));
    const compare = (position: Armour): void => {
      const written = (moves: readonly Move[]) =>
        new Map(moves.map((move) => [streetArmour.print(position, move), move]));
      const legal = written(legalMoves(position));
      for (const [rule, otherwise] of Object.entries(OTHERWISE)) {
        const other = written(otherwise(position));
        const apart = [...legal, ...other].filter(([words]) => legal.has(words) !== other.has(words));
        for (const [words, move] of [...some(apart, 8), ...some([...legal], 8)]) {
          const { rulings, basis } = streetArmour.judge(position, move);
          const isApart = legal.has(words) !== other.has(words);
          const differs = rulings.find((ruling) => ruling.rule === rule)?.differs ?? false;
          const where = JSON.stringify([rule, words, armourForm.write(position)]);
          expect(differs !== false, where).toBe(isApart);
          if (isApart) expect(basis, where).toBe('ruling');
          if (isApart) parted.set(rule, (parted.get(rule) ?? 0) + 1);
        }
      }
    };
    playByLot({
      positions: LONG ? 3000 : 200,
      most: 40,
      begin: (game): Armour => {
        if (game % 12 === 11) return empty();
        if (game % 4 === 2) return turnedBack(moving());
        const table = (game % 3 === 0 ? smallSetUp : smallGame)(empty(), lot);
        // Late in a game, so that it ends for lack of losses.
        return game % 4 === 1 ? { ...table, quiet: 28, turns: [4, 4] } : table;
      },
      next: (position) => {
        compare(position);
        const moves = streetArmour.moves(position);
        const shots = moves.filter(({ kind }) => kind === 'shoot');
        const among = shots.length > 0 && lot(4) > 0 ? shots : moves;
        const move = among[lot(Math.max(1, among.length))];
        return move === undefined ? null : streetArmour.play(position, move);
      },
    });
    const met = [...parted].filter(([, count]) => count > 0);
    expect(met.length).toBeGreaterThanOrEqual(LONG ? parted.size : parted.size / 2);
  });
});
