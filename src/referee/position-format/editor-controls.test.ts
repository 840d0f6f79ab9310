import { describe, expect, it } from 'vitest';
import type { Control, Draft } from '../table/editor.ts';
import type { Scene } from '../table/scene.ts';
import { numbered, oneOf, optional, withDefault, whole } from './shape.ts';
import { counted, someOf, byName } from './lists.ts';
import { counters, deskOf, editingOf, markers, presence, standsAt } from './editor-controls.ts';
import { bySeat, record, positionShape } from './position.ts';

type Both<T> = readonly [T, T];

interface Park {
  readonly day: number;
  readonly ducks: Both<readonly number[]>;
  readonly bread: readonly number[];
  readonly warden: { readonly at: number; readonly mood: 'calm' | 'cross' };
  readonly hands: Both<readonly [number, number]>;
}

const PLACES = ['pond', 'bench'] as const;
const place = numbered(PLACES);
const SEATS = ['ann', 'bob'] as const;

const shape = positionShape<Park, Park, never, string>({
  parts: {
    day: withDefault(whole(1, 7), ({ bread }: Park) => 1 + bread.length),
    ducks: bySeat(
      SEATS,
      byName(place, whole(0, 5), { size: () => 2, nothing: 0, add: (one, more) => one + more }),
    ),
    bread: someOf(place, () => 2),
    warden: record({ at: place, mood: oneOf(['calm', 'cross']) }),
    hands: optional(bySeat(SEATS, counted(['crumb', 'crust'], oneOf(['crumb', 'crust']), [3, 2])), [
      [0, 0],
      [0, 0],
    ]),
  },
  settle: (read) => read,
});

const SCENE: Scene = { ground: 'plain', fields: [], cards: [], pieces: [], lines: [], zones: [], status: '' };
const places = () => PLACES.map((id) => ({ id, says: id }));

const editing = editingOf<Park, string>({
  shape,
  scene: () => SCENE,
  pieces: (desk) => [
    counters(desk, 'ducks.ann', { id: 'duck', face: 'duck', says: 'Duck', left: 3, places }, ['day']),
    markers(desk, 'bread', { id: 'bread', face: 'bread', says: 'Bread', left: null, places }),
    {
      ...standsAt(desk, 'warden.at', { id: 'warden', face: 'w', says: 'Warden', left: null, places }),
      isAside: true,
    },
  ],
  around: (desk, at) => {
    const bread = markers(desk, 'bread', { id: 'bread', face: 'bread', says: 'Bread', left: null, places });
    return [presence(bread, at, 'bread', 'Bread lies here')];
  },
  settings: (desk) => [
    {
      heading: 'All',
      controls: [
        ...desk.controls('day', { says: 'Day' }),
        ...desk.controls('warden', { says: '', named: (name) => `Warden: ${name}` }),
        ...desk.controls('hands.bob', { says: '', id: 'bob', named: (kind) => `${kind}s of Bob` }),
      ],
    },
  ],
});

const controls = (draft: Draft): readonly Control[] => editing.settings(draft)[0]?.controls ?? [];

/** The visible part of a control, without its callbacks. */
const shown = ({ id, says, ...control }: Control) => [id, says, 'value' in control ? control.value : null];

describe('an editor from the shape of a position', () => {
  it('asks for every part as it can be', () => {
    expect(controls({}).map(shown)).toEqual([
      ['day', 'Day', 1],
      ['at', 'Warden: at', 'pond'],
      ['mood', 'Warden: mood', 'calm'],
      ['bob-crumb', 'crumbs of Bob', 0],
      ['bob-crust', 'crusts of Bob', 0],
    ]);
    expect(controls({})[0]).toMatchObject({ kind: 'number', least: 1, most: 7 });
  });

  it('sets what is asked for, and leaves the rest as it is', () => {
    const [day, , mood, crumbs] = controls({ bread: ['pond'] });
    expect(day?.kind === 'number' && day.set(3)).toEqual({ bread: ['pond'], day: 3 });
    expect(mood?.kind === 'choice' && mood.set('cross')).toMatchObject({
      warden: { at: 'pond', mood: 'cross' },
    });
    expect(crumbs?.kind === 'number' && crumbs.set(2)).toMatchObject({ hands: { bob: ['crumb', 'crumb'] } });
  });

  it('puts pieces on places and takes them up again, the first one first', () => {
    let draft: Draft = { day: 2 };
    for (const piece of ['duck', 'duck', 'bread', 'warden']) draft = editing.put(draft, piece, 'bench');
    expect(draft).toEqual({
      ducks: { ann: { bench: 2 }, bob: {} },
      bread: ['bench'],
      warden: { at: 'bench', mood: 'calm' },
    });
    const taken: string[] = [];
    for (let found = editing.take(draft, 'bench'); found !== null && taken.length < 4;) {
      taken.push(found.piece);
      draft = found.left;
      found = editing.take(draft, 'bench');
    }
    expect(taken).toEqual(['duck', 'duck', 'bread', 'warden']);
    expect(draft).toMatchObject({ ducks: { ann: {} }, bread: [], warden: { at: 'bench' } });
    expect(editing.take(draft, 'pond')).toBeNull();
  });

  it('shows in its tray what is not in a hand alone', () => {
    expect(editing.pieces({}).map(({ id }) => id)).toEqual(['duck', 'bread']);
    expect(editing.places({}, 'warden')).toHaveLength(2);
    expect(editing.put({ day: 2 }, 'swan', 'pond')).toEqual({ day: 2 });
  });

  it('switches what lies on a place', () => {
    const [bread] = editing.around({}, 'pond');
    const lain = bread?.kind === 'switch' ? bread.set(true) : {};
    expect(lain).toEqual({ bread: ['pond'] });
    expect(editing.around(lain, 'pond').map(shown)).toEqual([['bread', 'Bread lies here', true]]);
  });

  it('knows what is written, or follows from it', () => {
    const desk = deskOf(shape, { bread: ['pond'] });
    expect(desk.value('day')).toBe(2);
    expect([desk.isKnown('warden.at'), desk.isKnown('warden.hat')]).toEqual([true, false]);
  });
});
