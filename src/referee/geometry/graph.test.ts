import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graphOf, neighbours, type Arc, type Edge } from './graph.ts';
import { reach, wayTo } from './reach.ts';

type Kind = 'land' | 'sea' | 'urals';
type Side = 'axis' | 'allied';

/** A map of Europe as a strategic game draws it: an area, and those beside it that no line above has named. */
const EDGES: Readonly<Record<Kind, string>> = {
  land: `
    ruhr: berlin paris scandinavia
    berlin: poland italy yugoslavia balkans
    paris: vichy
    vichy: italy spain
    italy: yugoslavia
    yugoslavia: balkans greece
    greece: balkans turkey
    balkans: turkey odessa poland
    poland: baltic kiev
    baltic: leningrad kiev
    leningrad: moscow
    kiev: moscow odessa stalingrad
    odessa: stalingrad
    moscow: stalingrad
    scandinavia: leningrad
    turkey: levant stalingrad
    levant: egypt
    egypt: libya
    libya: morocco`,
  urals: `
    urals: leningrad moscow stalingrad`,
  sea: `
    northsea: britain ruhr scandinavia paris natlantic
    natlantic: britain paris catlantic usa
    catlantic: usa wmed morocco spain
    wmed: italy libya morocco spain vichy emed
    emed: italy libya egypt levant greece turkey`,
};

const edgesOf = (kind: Kind): readonly Edge<string, Kind>[] =>
  EDGES[kind]
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [from = '', to = ''] = line.trim().split(': ');
      return to.split(' ').map((other): Edge<string, Kind> => {
        // Ruhr cannot be attacked from the North Sea.
        const barred = from === 'northsea' && other === 'ruhr' ? ['ruhr'] : [];
        return { ends: [from, other], kind, barred };
      });
    });

const edges = [...edgesOf('land'), ...edgesOf('urals'), ...edgesOf('sea')];
const map = graphOf(edges);
const SEAS = ['northsea', 'natlantic', 'catlantic', 'wmed', 'emed'];
const SOURCES: Readonly<Record<Side, readonly string[]>> = {
  axis: ['berlin', 'ruhr', 'italy'],
  allied: ['britain', 'paris', 'egypt', 'usa'],
};

/** Who holds what, and where nobody passes. */
interface Front {
  readonly axis?: readonly string[];
  readonly allied?: readonly string[];
  readonly quagmires?: readonly string[];
}

const openTo = (side: Side) => (arc: Arc<string, Kind>) => side === 'allied' || arc.kind !== 'urals';

/** Where a side's supply comes to. */
function supply(side: Side, front: Front) {
  const held = front[side] ?? [];
  return reach({
    from: SOURCES[side].filter((source) => source === 'usa' || held.includes(source)),
    next: (area) => neighbours(map, area, openTo(side)),
    cost: (to) => (held.includes(to) ? 1 : null),
    passes: (area) => !(front.quagmires ?? []).includes(area),
  });
}

/** From where a side may attack an area: supplied, not in a quagmire, over an edge that is not barred. */
function launches(side: Side, front: Front, target: string): readonly string[] {
  const areas = [...supply(side, front).keys()].filter((area) => !front.quagmires?.includes(area));
  const attack = (arc: Arc<string, Kind>) => openTo(side)(arc) && !arc.barred;
  return areas.filter((area) => neighbours(map, area, attack).includes(target));
}

const START = {
  axis: ['ruhr', 'berlin', 'poland', 'italy', 'libya', 'wmed'],
  allied: [
    'britain',
    'paris',
    'vichy',
    'morocco',
    'egypt',
    'levant',
    'northsea',
    'natlantic',
    'catlantic',
    'emed',
  ],
};

describe('a graph', () => {
  it('has every edge both ways, whatever is barred', () => {
    expect(edges).toHaveLength(62);
    expect(map.size).toBe(30);
    for (const {
      ends: [one, other],
    } of edges) {
      expect(neighbours(map, one)).toContain(other);
      expect(neighbours(map, other)).toContain(one);
    }
    expect([...map.values()].flat()).toHaveLength(124);
  });

  it('leads over the edges of a kind alone where it is asked', () => {
    expect(neighbours(map, 'ruhr', ({ kind }) => kind === 'sea')).toEqual(['northsea']);
    expect(neighbours(map, 'ruhr', ({ kind }) => kind === 'land')).toEqual([
      'berlin',
      'paris',
      'scandinavia',
    ]);
    expect(neighbours(map, 'leningrad', openTo('allied'))).toContain('urals');
    expect(neighbours(map, 'leningrad', openTo('axis'))).not.toContain('urals');
  });

  it('bars an edge in one direction only, to those who heed it', () => {
    const heeded = ({ barred }: Arc<string, Kind>) => !barred;
    expect(neighbours(map, 'northsea')).toContain('ruhr');
    expect(neighbours(map, 'northsea', heeded)).not.toContain('ruhr');
    expect(neighbours(map, 'ruhr', heeded)).toContain('northsea');
  });

  it('leads nowhere from an area it does not have', () => {
    expect(neighbours(map, 'atlantis')).toEqual([]);
  });

  it('made of any edges leads from one area to another as often as an edge joins them', () => {
    const end = fc.constantFrom<string>('a', 'b', 'c', 'd');
    fc.assert(
      fc.property(fc.array(fc.tuple(end, end).filter(([one, other]) => one !== other)), (pairs) => {
        const graph = graphOf(pairs.map((ends) => ({ ends, kind: 'road' })));
        for (const from of 'abcd')
          for (const to of 'abcd') {
            const joined = pairs.filter((ends) => from !== to && ends.includes(from) && ends.includes(to));
            expect(neighbours<string, string>(graph, from).filter((area) => area === to)).toHaveLength(
              joined.length,
            );
          }
      }),
    );
  });
});

describe('supply', () => {
  it('comes to every province at the start, and to all but the Levant once Paris has fallen', () => {
    for (const side of ['axis', 'allied'] as const)
      expect(START[side].filter((area) => !supply(side, START).has(area))).toEqual([]);
    const fallen = ['paris', 'vichy', 'morocco', 'levant'];
    const after = {
      axis: [...START.axis, ...fallen],
      allied: START.allied.filter((area) => !fallen.includes(area)),
    };
    expect(after.axis.filter((area) => !supply('axis', after).has(area))).toEqual(['levant']);
    expect(after.allied.filter((area) => !supply('allied', after).has(area))).toEqual([]);
  });

  it('runs from Berlin to the Baltic for an attack on Leningrad, and not once the Baltic is lost', () => {
    const front = { axis: ['berlin', 'poland', 'baltic'] };
    expect(launches('axis', front, 'leningrad')).toEqual(['baltic']);
    expect(wayTo(supply('axis', front), 'baltic')).toEqual(['berlin', 'poland', 'baltic']);
    expect(launches('axis', { axis: ['berlin', 'poland'] }, 'leningrad')).toEqual([]);
  });

  it('runs over the sea to Libya for an attack on Egypt from land, or from the sea itself', () => {
    const front = { axis: ['italy', 'emed', 'libya'] };
    expect(launches('axis', front, 'egypt')).toEqual(['emed', 'libya']);
    expect(wayTo(supply('axis', front), 'libya')).toEqual(['italy', 'emed', 'libya']);
  });

  it('runs from America to Italy, unless the way is in a quagmire', () => {
    const front = { allied: ['catlantic', 'wmed'], axis: ['italy'] };
    expect(launches('allied', front, 'italy')).toEqual(['wmed']);
    expect(launches('allied', { ...front, quagmires: ['catlantic'] }, 'italy')).toEqual([]);
  });

  it('comes to a quagmire and not through it, but goes out from a supply province in one', () => {
    const front = { axis: ['berlin', 'poland', 'baltic'], quagmires: ['poland'] };
    expect([...supply('axis', front).keys()]).toEqual(['berlin', 'poland']);
    expect(supply('axis', { ...front, quagmires: ['berlin'] }).has('baltic')).toBe(true);
    expect(launches('axis', { ...front, quagmires: ['berlin'] }, 'ruhr')).toEqual([]);
  });

  it('goes out from Ruhr over the North Sea, from where nobody attacks Ruhr', () => {
    expect(supply('axis', { axis: ['ruhr', 'northsea'] }).has('northsea')).toBe(true);
    const front = { allied: ['britain', 'northsea'], axis: ['ruhr'] };
    expect(launches('allied', front, 'ruhr')).toEqual([]);
    expect(launches('allied', front, 'scandinavia')).toEqual(['northsea']);
  });

  it('passes as few of the enemy’s seas as it can', () => {
    const through = (held: readonly string[], quagmires: readonly string[] = []) =>
      reach<string>({
        from: ['ruhr', 'italy'],
        next: (area) => neighbours(map, area, openTo('axis')),
        cost: (to) => (held.includes(to) ? 0 : SEAS.includes(to) && !quagmires.includes(to) ? 1 : null),
      });
    const direct = through(['libya', 'morocco']);
    expect(direct.get('morocco')?.cost).toBe(1);
    const south = through(['libya', 'morocco'], ['wmed']);
    expect(wayTo(south, 'morocco')).toEqual(['italy', 'emed', 'libya', 'morocco']);
    const west = through(['morocco'], ['wmed']);
    expect(west.get('morocco')?.cost).toBe(3);
    expect(wayTo(west, 'morocco')).toEqual(['ruhr', 'northsea', 'natlantic', 'catlantic', 'morocco']);
    // Own provinces cost nothing, however many: a way round over land is no price.
    const round = ['berlin', 'balkans', 'turkey', 'levant', 'egypt', 'libya', 'morocco'];
    expect(through(round, ['wmed']).get('morocco')?.cost).toBe(0);
  });
});
