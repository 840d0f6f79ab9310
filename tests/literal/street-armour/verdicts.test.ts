/** What Street Armour’s referee says of refusals, held to the second referee’s reading of the sentences. */
import { describe, expect, it } from 'vitest';
import { armourForm } from '../../../src/games/street-armour/form.ts';
import { streetArmour } from '../../../src/games/street-armour/game.ts';
import { OPTION_IDS } from '../../../src/games/street-armour/options.ts';
import type { Armour, Tank } from '../../../src/games/street-armour/position.ts';
import { chanceOf, lotsOf } from '../../../src/referee/chance.ts';
import { DAY, LONG } from '../../lot.ts';
import { isAt } from './table.ts';
import { stops } from './legal.ts';
import { smallGame } from './small-games.ts';

const lot = lotsOf(`${DAY} armour verdicts`);
const GAMES = LONG ? 400 : 25;

/** A small fight with its dice thrown, at a table that holds with some of the other readings. */
function moving(): Armour {
  const first = streetArmour.setUp(
    OPTION_IDS.filter(() => lot(3) === 0),
    chanceOf('verdicts'),
  );
  if (!first.ok) throw new Error('no table');
  const position = smallGame(first.value, lot);
  const throws = streetArmour.moves(position);
  const thrown = throws[lot(throws.length)];
  if (thrown === undefined) throw new Error('no throw');
  return streetArmour.play(position, thrown);
}

const MOST = 60;

/** The fewest steps to another pose, by the sentences; null where no way leads there. */
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
