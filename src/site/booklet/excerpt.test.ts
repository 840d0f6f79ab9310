import { expect, it } from 'vitest';
import type { ToldCase } from '../../book/blocks.ts';
import type { Scene } from '../../referee/table/scene.ts';
import { excerptOf } from './excerpt.ts';

const NAMES = ['a', 'b', 'c', 'd'];
const at = (index: number) => ({ x: index * 60, y: 0, width: 60, height: 40 });

/** Four cards in a row, each with one field. */
const TABLE: Scene = {
  ground: 'fog',
  pieces: [],
  lines: [],
  zones: [],
  status: '',
  cards: NAMES.map((name, index) => ({ id: `card ${name}`, face: 'card', turn: 0, ...at(index) })),
  fields: NAMES.map((name, index) => ({ id: name, says: name, label: name, ...at(index) })),
};

const told = (lines: Scene['lines']): ToldCase => ({
  title: 'Somebody goes',
  telling: { when: null, scored: [], story: '', answer: null, why: '', rules: [] },
  on: [],
  table: TABLE,
  written: [],
  finding: null,
  steps: lines.map((line) => ({
    words: 'go',
    says: 'Go',
    by: 'red',
    events: [],
    table: TABLE,
    lines: [line],
  })),
});

const cardsOf = (scene: Scene | null) => scene?.cards.map(({ id }) => id);

it('an example shows the cards that its moves are about, each way as one arrow', () => {
  const shown = excerptOf(
    told([
      { from: 'b', to: 'c', means: 'fire' },
      { from: 'b', to: 'c', means: 'way' },
    ]),
  );
  expect(cardsOf(shown)).toEqual(['card b', 'card c']);
  expect(shown?.fields.map(({ id }) => id)).toEqual(['b', 'c']);
  expect(shown?.lines).toEqual([{ from: 'b', to: 'c', means: 'way' }]);
});

it('an example draws a shot after which nobody goes there as a shot', () => {
  const shots = excerptOf(told([{ from: 'b', to: 'c', means: 'fire' }]));
  expect(shots?.lines).toEqual([{ from: 'b', to: 'c', means: 'fire' }]);
});

it('an example in which cards are laid shows them with those that they touch', () => {
  const before = { ...TABLE, cards: TABLE.cards.filter(({ id }) => id !== 'card b') };
  const lay = { words: 'lay', says: 'Lay', by: 'red', events: [], table: TABLE, lines: [] };
  const shown = excerptOf({ ...told([]), table: before, steps: [lay] });
  expect(cardsOf(shown)).toEqual(['card a', 'card c', 'card b']);
});

it('an example in which a card is laid shows what came with it, once, unused and under no veil', () => {
  const before = {
    ...TABLE,
    cards: TABLE.cards.filter(({ id }) => id !== 'card b'),
    fields: TABLE.fields.filter(({ id }) => id !== 'b'),
  };
  const tank = { id: 't', face: 'tank', field: 'b', count: 1, width: 9, height: 9, turn: 0, marks: [] };
  const after = {
    ...TABLE,
    cards: TABLE.cards.map((card) => ({ ...card, spent: [at(0)] })),
    pieces: [tank],
  };
  const lay = { words: 'lay', says: 'Lay', by: 'red', events: [], table: after, lines: [] };
  const shown = excerptOf({ ...told([]), table: before, steps: [lay, lay] });
  expect(shown?.cards.filter(({ id }) => id === 'card b')).toMatchObject([{ ghost: true }]);
  expect(shown?.cards.find(({ id }) => id === 'card b')?.spent).toBeUndefined();
  expect(shown?.pieces.map(({ face }) => face)).toEqual(['tank']);
});

it('an example shows where somebody comes onto the table, and does not leave out a last card', () => {
  const row = ['a', 'b', 'c', 'd', 'e'];
  const table = {
    ...TABLE,
    cards: row.map((name, index) => ({ id: `card ${name}`, face: 'card', turn: 0, ...at(index) })),
    fields: row.map((name, index) => ({ id: name, says: name, label: name, ...at(index) })),
  };
  const man = { id: 'm', face: 'man', field: 'e', count: 1, width: 9, height: 9, turn: 0, marks: [] };
  const step = (lines: Scene['lines'], pieces: Scene['pieces']) => ({
    words: 'go',
    says: 'Go',
    by: 'red',
    events: [],
    table: { ...table, pieces },
    lines,
  });
  const near = excerptOf({
    ...told([]),
    table,
    steps: [step([{ from: 'a', to: 'b', means: 'way' }], [man])],
  });
  expect(cardsOf(near)).toEqual(['card a', 'card b', 'card e']);
  const far = [
    { from: 'a', to: 'b', means: 'way' },
    { from: 'b', to: 'c', means: 'way' },
  ] as const;
  const all = excerptOf({ ...told([]), table, steps: [step(far, [man])] });
  expect(all?.cards).toHaveLength(5);
});

it('of a city on tiles an example shows no more than its tiles', () => {
  const ground = { x: 0, y: -40, width: 240, height: 80, plan: '', ruled: '' };
  const one = told([{ from: 'b', to: 'c', means: 'way' }]);
  const shown = excerptOf({ ...one, table: { ...TABLE, ground } });
  expect(shown?.ground).toMatchObject({ x: 60, y: 0, width: 120, height: 40 });
});

it('an example about one card shows the nearest beside it, and one about none the whole table', () => {
  expect(cardsOf(excerptOf(told([{ from: 'd', to: 'd', means: 'way' }])))).toEqual(['card c', 'card d']);
  expect(cardsOf(excerptOf(told([])))).toHaveLength(4);
});

it('an example shows the figures of the cards that it shows, and of no other', () => {
  const tags = [30, 210].map((x) => ({ x, y: 30, says: String(x), is: 'count' as const }));
  const example = told([{ from: 'c', to: 'd', means: 'fire' }]);
  expect(excerptOf({ ...example, table: { ...TABLE, tags } })?.tags?.map(({ says }) => says)).toEqual([
    '210',
  ]);
});

/** The same as a spread: two cards are played in the lane beside it. */
const SPREAD: Scene = {
  ...TABLE,
  ground: 'plain',
  cards: [
    ...TABLE.cards,
    ...['mud', 'smoke'].map((face, index) => ({ id: `card ${face}`, face, turn: 0, ...at(index), y: 100 })),
  ],
};

it('of a spread an example shows who aims, who is aimed at and what is played, side by side', () => {
  const shown = excerptOf({ ...told([{ from: 'd', to: 'a', means: 'fire' }]), table: SPREAD });
  expect(cardsOf(shown)).toEqual(['card d', 'card a', 'card mud', 'card smoke']);
  expect(shown?.lines).toEqual([{ from: 'd', to: 'a', means: 'fire' }]);
  const lefts = shown?.cards.map(({ x }) => x) ?? [];
  expect(lefts).toEqual(lefts.toSorted((one, other) => one - other));
  expect(new Set(lefts).size).toBe(4);
});

it('of a spread on which nothing is aimed and nothing played an example shows no picture', () => {
  expect(excerptOf({ ...told([]), table: { ...TABLE, ground: 'plain' } })).toBeNull();
});

it('of a spread from which a card goes an example shows that card', () => {
  const named = TABLE.cards.map((card) => ({ ...card, face: card.id }));
  const before: Scene = { ...TABLE, ground: 'plain', cards: named };
  const step = { words: 'recover', says: 'Recover', by: 'red', events: [], lines: [] };
  const after: Scene = { ...before, cards: named.filter(({ id }) => id !== 'card c') };
  const shown = excerptOf({ ...told([]), table: before, steps: [{ ...step, table: after }] });
  expect(cardsOf(shown)).toEqual(['card c']);
});

/** Ten squares by ten with a house, and a shot across some of them. */
const CITY: Scene = {
  cards: [],
  lines: [],
  zones: [],
  status: '',
  ground: { x: 0, y: 0, width: 180, height: 180, plan: 'M36 36h18v18h-18z', ruled: '' },
  fields: Array.from({ length: 100 }, (_, index) => {
    const [x, y] = [(index % 10) * 18, Math.floor(index / 10) * 18];
    return { id: `${x / 18}/${y / 18}`, says: 'street', label: null, x, y, width: 18, height: 18 };
  }),
  pieces: ['1/1', '9/9'].map((field) => ({
    id: field,
    face: 'tank',
    field,
    count: 1,
    width: 16,
    height: 16,
    turn: 45,
    marks: [],
  })),
};

it('of a plan an example shows the squares that it is about, those round them, and what stands there', () => {
  const table: Scene = { ...CITY, lines: [{ from: '1/1', to: '5/2', means: 'fire' }] };
  const shown = excerptOf({ ...told([]), table });
  expect(shown?.ground).toMatchObject({ x: 0, y: 0, width: 126, height: 90 });
  expect(shown?.fields).toHaveLength(35);
  expect(shown?.pieces.map(({ id }) => id)).toEqual(['1/1']);
  expect(excerptOf({ ...told([]), table: CITY })?.fields).toHaveLength(100);
});

it('of a plan an example about no square shows what stands there, and nothing of a bare one', () => {
  const [one] = CITY.pieces;
  const alone = { ...CITY, pieces: one ? [one] : [] };
  expect(excerptOf({ ...told([]), table: alone })?.fields).toHaveLength(25);
  const bare = { ...CITY, cards: [], ground: { x: 0, y: 0, width: 180, height: 180, plan: '', ruled: '' } };
  expect(excerptOf({ ...told([]), table: bare })).toBeNull();
});

it('of a plan an example in which nothing goes shows the squares that are named', () => {
  const named = CITY.fields.map((field, index) => ({ ...field, id: `s${index}` }));
  const pieces = CITY.pieces.map((piece, index) => ({ ...piece, field: index === 0 ? 's11' : 's99' }));
  const [tile] = TABLE.cards;
  const table: Scene = {
    ...CITY,
    fields: named,
    pieces,
    cards: tile ? [{ ...tile, x: 0, y: 0, width: 180, height: 180 }] : [],
    rulers: { columns: [], rows: [] },
  };
  const turned = { rule: 'A1', what: 'the tank on s11 has turned there' };
  const step = { words: 'end', says: 'End', by: 'red', events: [turned], table, lines: [] };
  const shown = excerptOf({ ...told([]), table, steps: [step] });
  expect(shown?.pieces.map(({ field }) => field)).toEqual(['s11']);
});

it('of a map an example shows a good part round the one place that it is about', () => {
  const ground = { x: 0, y: 0, width: 180, height: 180, face: 'board' };
  const fields = CITY.fields.map((field) => ({
    ...field,
    width: 4,
    height: 4,
    outline: 'M0 0L180 0L180 180Z',
  }));
  const [one] = CITY.pieces;
  const shown = excerptOf({ ...told([]), table: { ...CITY, ground, fields, pieces: one ? [one] : [] } });
  expect(shown?.fields.length).toBeGreaterThanOrEqual(9);
});

it('of a printed board an example shows what it is about, or what stands there, and nothing where nothing stands', () => {
  const ground = { x: 0, y: 0, width: 180, height: 180, face: 'board' };
  const table: Scene = { ...CITY, ground };
  const aimed = excerptOf({
    ...told([]),
    table: { ...table, lines: [{ from: '1/1', to: '5/2', means: 'fire' }] },
  });
  expect(aimed?.ground).toEqual(ground);
  expect(aimed?.fields).toHaveLength(35);
  const [one] = CITY.pieces;
  const stood = excerptOf({ ...told([]), table: { ...table, pieces: one ? [one] : [] } });
  expect(stood?.fields.map(({ id }) => id)).toContain('1/1');
  expect(stood?.fields).toHaveLength(25);
  expect(excerptOf({ ...told([]), table: { ...table, pieces: [] } })?.fields).toEqual([]);
});
