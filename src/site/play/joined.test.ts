/** Events of several moves are merged as a person would tell them. */
import { expect, it } from 'vitest';
import { LOOPGRAVEN } from '../../games/loopgraven/index.ts';
import { STREET_ARMOUR } from '../../games/street-armour/index.ts';
import { VICTORY_TANK } from '../../games/victory-tank/index.ts';
import type { ShelfReferee } from '../../book/shelf-game.ts';
import type { Said } from '../../language.ts';
import { seenOf } from './describe/event-dedup.ts';

/** The texts of some events after merging; an event that was not merged shows its message key. */
async function toldOf({ scenery }: ShelfReferee, ...events: readonly Said[]) {
  const joined = (await scenery?.())?.joined;
  return seenOf(
    events.map((said) => ({ rule: '', what: said.says, said })),
    joined,
  );
}

const place = (at: string) => ({ at, base: null, holds: null, alone: false });
const step = (from: string, to: string, count = 3) => ({
  says: 'stepped',
  who: 1,
  count,
  from: place(from),
  by: [],
  place: place(to),
});
const tank = (who: number) => ({ says: 'putsTank', who, weight: 'light', at: { x: 1, y: 1 } });
const walk = (from: number, at: number, steps: number) => ({
  says: 'walks',
  who: 1,
  type: 'platoon',
  from,
  at,
  steps,
  moves: 1,
});
const deploy = (type: string, at: number) => ({ says: 'deploys', who: 1, type, at });

it('tells the way of soldiers who go on as one', async () => {
  const { referee } = VICTORY_TANK;
  expect(await toldOf(referee, step('s2', 'n1'), step('n1', 'o'), step('o', 's1'))).toEqual([
    '3 gray soldiers go from field s2 by field n1 and the middle (o) to field s1',
  ]);
  expect(await toldOf(referee, step('s2', 'n1'), step('n1', 'o', 2))).toHaveLength(2);
});

it('counts recruits who come to one place', async () => {
  const recruit = (left: number) => ({ says: 'recruited', who: 1, count: 1, place: place('s2'), left });
  expect(await toldOf(VICTORY_TANK.referee, recruit(4), recruit(3))).toEqual([
    '2 gray soldiers come to field s2, and 3 are left in the supply',
  ]);
});

it('counts the tanks that a side sets up', async () => {
  expect(await toldOf(STREET_ARMOUR.referee, ...Array.from({ length: 8 }, () => tank(1)))).toEqual([
    'East sets up 8 tanks',
  ]);
  expect(await toldOf(STREET_ARMOUR.referee, tank(0), tank(1))).toHaveLength(2);
});

it('tells the way of a unit as one, and counts units deployed, in both languages', async () => {
  const events = [walk(0, 1, 3), walk(1, 2, 2), deploy('platoon', 0), deploy('car', 1), deploy('platoon', 2)];
  expect(await toldOf(LOOPGRAVEN.referee, ...events)).toEqual([
    expect.stringMatching(/^gray’s platoon goes 5 steps in 2 moves from \w+ to \w+$/),
    expect.stringMatching(/^gray deploys 2 platoons and a car on \w+, \w+ and \w+$/),
  ]);
  expect(await toldOf(LOOPGRAVEN.in.nl.referee, ...events)).toEqual([
    expect.stringMatching(/ in 2 bewegingen 5 stappen, van \w+ naar \w+$/),
    expect.stringMatching(/ 2 pelotons en .+ in op \w+, \w+ en \w+$/),
  ]);
});

it('leaves a walk there and back as it was', async () => {
  expect(await toldOf(LOOPGRAVEN.referee, walk(0, 1, 1), walk(1, 0, 1))).toHaveLength(2);
});
