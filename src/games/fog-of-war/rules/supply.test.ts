/** Supply, by the rulebook's five cases and by our own rulings on the map. */
import { describe, expect, it } from 'vitest';
import { AREAS, type AreaId } from '../../../../cards/fog-of-war/data/areas.ts';
import { chanceOf } from '../../../referee/chance/random.ts';
import { idOf, numberOf, type Side } from './areas.ts';
import { fogOfWar } from './judge.ts';
import { ALLIES, AXIS, type War } from './position.ts';
import { isSupplied, launchPlaces, reachesQuagmire, suppliedAreas, waysTo } from './supply.ts';

const first = fogOfWar.setUp([], chanceOf('supply'));
const START = first.ok ? first.value : undefined;

/** The starting map with some areas under other control and with quagmires. */
function map(
  hands: Partial<Record<AreaId, Side>> = {},
  quagmires: readonly AreaId[] = [],
  more: Partial<War> = {},
): War {
  if (START === undefined) throw new Error('no start');
  return {
    ...START,
    ...more,
    control: AREAS.map(({ id }, at) => hands[id] ?? START.control[at] ?? null),
    quagmires: quagmires.map((id) => ({ at: numberOf(id), attacker: AXIS, due: false })),
  };
}
const from = (position: War, side: Side, at: AreaId): readonly string[] =>
  launchPlaces(position, side, numberOf(at)).map(idOf);

describe('supply', () => {
  it('comes to all areas of both sides when the war begins', () => {
    expect(suppliedAreas(map(), AXIS).length).toBe(6);
    expect(suppliedAreas(map(), ALLIES).length).toBe(10);
  });

  it('lets Leningrad be attacked from the Baltic States by way of Poland, and not without them', () => {
    const hands = { baltic: AXIS } as const;
    expect(from(map(hands), AXIS, 'leningrad')).toEqual(['baltic']);
    expect(from(map(), AXIS, 'leningrad')).toEqual([]);
  });

  it('lets Egypt be attacked from Libya over the Eastern Mediterranean', () => {
    const hands = { emed: AXIS } as const;
    expect(from(map(hands), AXIS, 'egypt').toSorted()).toEqual(['emed', 'libya']);
  });

  it('lets Italy be attacked from the sea by way of the USA, and not through a quagmire', () => {
    const hands = { wmed: ALLIES, emed: AXIS, vichy: AXIS } as const;
    expect(from(map(hands), ALLIES, 'italy')).toEqual(['wmed']);
    const stuck = { ...hands, morocco: AXIS, britain: AXIS, paris: AXIS } as const;
    expect(from(map(stuck, ['catlantic']), ALLIES, 'italy')).toEqual([]);
  });

  it('never serves an attack on Ruhr from the North Sea, and comes to the North Sea from Ruhr', () => {
    const hands = { paris: AXIS, berlin: AXIS, scandinavia: AXIS } as const;
    expect(from(map(hands), ALLIES, 'ruhr')).toEqual([]);
    expect(from(map(), AXIS, 'northsea')).toEqual(['ruhr']);
  });

  it('leaves the Levant alone cut off when France has fallen', () => {
    const hands = { paris: AXIS, vichy: AXIS, morocco: AXIS, levant: AXIS } as const;
    const all = Object.keys(hands) as (keyof typeof hands)[];
    const cut = all.filter((id) => !isSupplied(map(hands), AXIS, numberOf(id)));
    expect(cut).toEqual(['levant']);
  });

  it('begins in the Urals once the USSR is in the war, and for the Allies alone', () => {
    const hands = { leningrad: AXIS, moscow: AXIS, stalingrad: AXIS } as const;
    expect(from(map(hands), ALLIES, 'moscow')).toEqual([]);
    expect(from(map(hands, [], { ussr: true }), ALLIES, 'moscow')).toEqual(['urals']);
    expect(from(map({ ...hands, kiev: AXIS }, [], { ussr: true }), AXIS, 'moscow')).not.toContain('urals');
  });

  it('comes to a quagmire from a source next to it that is in quagmire itself, which launches nothing (F-076, F-A17)', () => {
    const all: Partial<Record<AreaId, Side>> = { vichy: ALLIES };
    const position = map(all, ['paris', 'ruhr']);
    expect(reachesQuagmire(position, AXIS, numberOf('paris'))).toBe(true);
    expect(from(position, AXIS, 'paris')).toEqual([]);
    expect(reachesQuagmire(map({ ...all, ruhr: ALLIES }, ['paris']), AXIS, numberOf('paris'))).toBe(false);
  });

  it('comes to a quagmire from an enemy sea beside it where that rule is on, and from no sea in quagmire (F-A65)', () => {
    const options = { ...map().options, 'sea-supply': true };
    const britain = numberOf('britain');
    expect(reachesQuagmire(map({}, ['britain'], { options }), AXIS, britain)).toBe(true);
    expect(reachesQuagmire(map({}, ['britain']), AXIS, britain)).toBe(false);
    expect(reachesQuagmire(map({}, ['britain', 'northsea', 'natlantic'], { options }), AXIS, britain)).toBe(
      false,
    );
  });

  it('passes as few of the enemy’s seas as will do where that rule is on', () => {
    const options = { ...map().options, 'sea-supply': true };
    const position = map({ emed: ALLIES }, [], { options });
    const ways = waysTo(position, AXIS, numberOf('egypt'));
    expect(ways.map((way) => [idOf(way.from), ...way.via.map(idOf)])).toEqual([['libya']]);
    const cut = map({ emed: ALLIES, wmed: ALLIES }, [], { options });
    expect(waysTo(cut, AXIS, numberOf('egypt')).map((way) => [idOf(way.from), ...way.via.map(idOf)])).toEqual(
      [
        ['libya', 'wmed'],
        ['libya', 'emed'],
      ],
    );
  });
});
