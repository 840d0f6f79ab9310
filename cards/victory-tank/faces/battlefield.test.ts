import { expect, test } from 'vitest';
import { EDITIONS } from '../../../src/kit/edition.ts';
import type { Art, Face, Node, TextBlock } from '../../../src/kit/face.ts';
import { dataOf } from '../../../src/kit/engrave/outline-data.ts';
import { readPath } from '../../../src/kit/engrave/path-data.ts';
import { ARMIES, BATTLEFIELD_CARDS, type BattlefieldCard } from '../box/battlefield.ts';
import { themeOf } from '../theme.ts';
import { battlefieldBack } from './battlefield-back.ts';
import { battlefieldFront } from './battlefield.ts';

const card = (id: string): BattlefieldCard => {
  const found = BATTLEFIELD_CARDS.find((each) => each.id === id);
  if (!found) throw new Error(`no card ${id}`);
  return found;
};

const arts = (nodes: readonly Node[]): Art[] =>
  nodes.flatMap((node): Art[] =>
    node.kind === 'art' ? [node] : node.kind === 'group' ? arts(node.nodes) : [],
  );

const texts = (nodes: readonly Node[]): TextBlock[] =>
  nodes.flatMap((node): TextBlock[] =>
    node.kind === 'text' ? [node] : node.kind === 'group' ? texts(node.nodes) : [],
  );

const meanings = (face: Face): string[] => arts(face.nodes).flatMap(({ sign }) => (sign ? [sign.means] : []));

/** The rectangle that art fills on the card, strokes left out. */
function extent({ x, y, scale = 1, shapes }: Art): {
  left: number;
  right: number;
  top: number;
  bottom: number;
} {
  const places = shapes.flatMap(({ d }) => readPath(d).flatMap(({ points }) => [...points]));
  const [xs, ys] = [places.map((place) => place[0] * scale + x), places.map((place) => place[1] * scale + y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

const weight = (face: Face): number =>
  arts(face.nodes).reduce(
    (sum, { shapes }) => sum + shapes.reduce((bytes, { d }) => bytes + dataOf(d).length, 0),
    0,
  );

const everyFront = EDITIONS.flatMap((edition) =>
  BATTLEFIELD_CARDS.map((each) => [each.id, edition, battlefieldFront(each, edition)] as const),
);

/** Everything on a face that is not its ground: pictures, ribbons, names and marks, with where they are turned to. */
const standing = (face: Face): Art[] =>
  face.nodes.flatMap((node) => (node.kind === 'art' ? [node] : [])).slice(2);

test.each(everyFront)('%s in %s has nothing but ground within 3.2 mm of the trim', (_id, _edition, face) => {
  for (const art of standing(face)) {
    const { left, right, top, bottom } = extent(art);
    expect(left).toBeGreaterThan(3.2);
    expect(top).toBeGreaterThan(3.2);
    expect(right).toBeLessThan(face.width - 3.2);
    expect(bottom).toBeLessThan(face.height - 3.2);
  }
});

test.each(everyFront)('%s in %s says what its special is', (id, edition, face) => {
  const { special, name } = card(id);
  expect(meanings(face).includes(name.toLowerCase())).toBe(special !== 'empty');
  const names = texts(face.nodes).flatMap(({ field, text }) => (field === 'name' ? [text] : []));
  const said = special === 'tank' ? 'TANK START' : name.toUpperCase();
  expect(names).toEqual(edition === 'screen' || special === 'empty' ? [] : [said, said]);
});

test('the special stands on the northern field', () => {
  for (const [, , face] of everyFront) {
    for (const art of arts(face.nodes)) {
      if (art.sign && art.sign.means !== 'start card')
        expect(extent(art).bottom).toBeLessThan(face.height / 2);
    }
  }
});

test('start cards, and no others, bear the start mark in their lower left corner', () => {
  for (const [id, , face] of everyFront) {
    const marks = arts(face.nodes).filter(({ sign }) => sign?.means === 'start card');
    expect(marks.length).toBe(card(id).start ? 1 : 0);
    for (const mark of marks) {
      const { left, right, top, bottom } = extent(mark);
      expect(left).toBeGreaterThan(face.safe);
      expect(bottom).toBeLessThan(face.height - face.safe);
      expect(right).toBeLessThan(face.width / 4);
      expect(top).toBeGreaterThan(face.height - face.width / 4);
      expect(right - left).toBeGreaterThan(5);
    }
  }
});

test('a face is the same every time it is drawn, and no two cards have the same ground', () => {
  expect(battlefieldFront(card('crate-1'), 'colour')).toEqual(battlefieldFront(card('crate-1'), 'colour'));
  const grounds = BATTLEFIELD_CARDS.map((each) => arts(battlefieldFront(each, 'colour').nodes)[0]?.shapes);
  expect(new Set(grounds.map((shapes) => JSON.stringify(shapes))).size).toBe(BATTLEFIELD_CARDS.length);
});

test('the armies’ home bases differ by shape, not by colour alone', () => {
  const shapes = ARMIES.map((army) => {
    const face = battlefieldFront(card(`home-${army}`), 'screen');
    return arts(face.nodes)
      .find(({ sign }) => sign?.means.endsWith('home base'))
      ?.shapes.map(({ d }) => d);
  });
  expect(shapes[0]).not.toEqual(shapes[1]);
});

test('the low-ink edition has no tint: paper, key and the army’s lines alone', () => {
  const inks = arts(battlefieldFront(card('jeep-red'), 'low-ink').nodes).flatMap(({ shapes }) =>
    shapes.flatMap(({ fill, stroke }) => [fill, stroke?.colour].filter((colour) => colour !== undefined)),
  );
  const { key, paper, army } = themeOf('low-ink');
  expect(new Set(inks)).toEqual(new Set([key, paper, army.red.flat]));
});

test('the back is the same whichever end is up', () => {
  for (const edition of EDITIONS) {
    const [, upper, lower] = battlefieldBack(edition).nodes;
    if (upper?.kind !== 'group' || lower?.kind !== 'group') throw new Error('the back is two halves');
    expect(lower).toMatchObject({ x: 63.5, y: 88.9, rotate: 180 });
    expect(lower.nodes).toBe(upper.nodes);
  }
});

test('no face is heavier than a printer and a page can take', () => {
  for (const [, edition, face] of everyFront) {
    expect(weight(face)).toBeLessThan({ colour: 64_000, 'low-ink': 48_000, screen: 32_000 }[edition]);
  }
});
