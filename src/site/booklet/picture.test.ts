import { expect, it } from 'vitest';
import type { SetFace } from '../../kit/face.ts';
import type { Scene } from '../../referee/table/scene.ts';
import { OCHRE } from '../board/board-styles.ts';
import { pictureOf } from './scene-picture.ts';

const face = (id: string, width: number, height: number): SetFace => ({
  id,
  width,
  height,
  bleed: 0,
  safe: 0,
  nodes: [],
});
const FACES = { board: face('board', 200, 100), card: face('card', 30, 40) } as const;
const faceNamed = (name: string): SetFace => (name === 'board' ? FACES.board : FACES.card);

/** A printed board with one place, on which several cards lie that stand beside one another. */
const SCENE: Scene = {
  ground: { face: 'board', x: 0, y: 0, width: 200, height: 100 },
  cards: [],
  lines: [],
  zones: [],
  fields: [{ id: 'a', says: 'a', label: 'a', x: 90, y: 40, width: 24, height: 24 }],
  pieces: ['one', 'two', 'three'].map((id) => ({
    id,
    face: 'card',
    field: 'a',
    width: 10,
    height: 14,
    count: 1,
    turn: 0,
    marks: [],
  })),
  status: '',
};

it('a picture of a board is as large as what stands on its places', () => {
  const { picture } = pictureOf({ scene: SCENE, faceNamed, edition: 'colour', id: 'picture' });
  const cards = picture.faces.filter((each) => each.face === 'card');
  expect(cards).toHaveLength(3);
  for (const { x, y, scale } of cards) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(x + 30 * scale).toBeLessThanOrEqual(picture.width);
    expect(y + 40 * scale).toBeLessThanOrEqual(picture.height);
  }
});

it('a part of a city is drawn on its printed tiles, each cut to what is shown, with arrows from tank to tank', () => {
  const tile = (id: string, x: number) =>
    ({ id, face: 'card', x, y: 0, width: 90, height: 90, turn: 0 }) as const;
  const scene: Scene = {
    ...SCENE,
    ground: { x: 54, y: 18, width: 72, height: 72, plan: '', ruled: '' },
    cards: [tile('west', 0), tile('east', 90)],
    rulers: { columns: [{ label: 'd', at: 63 }], rows: [{ label: '2', at: 27 }] },
    fields: [
      { id: 'd2', says: 'd2', label: 'd2', x: 54, y: 18, width: 18, height: 18 },
      { id: 'g5', says: 'g5', label: 'g5', x: 108, y: 72, width: 18, height: 18 },
    ],
    pieces: [],
    lines: [{ from: 'd2', to: 'g5', means: 'fire' }],
  };
  const printed = (name: string): SetFace => ({ ...faceNamed(name), id: `printed ${name}` });
  const { picture } = pictureOf({ scene, faceNamed, printed, edition: 'colour', id: 'picture' });
  expect(picture.faces.map(({ face: id }) => id)).toEqual(['printed card', 'printed card']);
  expect(picture.faces.map(({ cut }) => cut?.width)).toEqual([36, 36]);
  expect(picture.clip).toMatchObject({ width: 72, height: 72 });
  expect(picture.signs.shapes.some(({ fill }) => fill === OCHRE)).toBe(true);
});

it('an arrow between two cards of a spread goes from frame to frame, yellow with a dark edge, and over no picture', () => {
  const at = (id: string, x: number) => ({ id, x, y: 0, width: 63, height: 88 });
  const scene: Scene = {
    ...SCENE,
    ground: 'plain',
    pieces: [],
    cards: [at('one', 0), at('two', 72)].map((card) => ({ ...card, face: 'card', turn: 0 })),
    fields: [at('a', 0), at('b', 72)].map((field) => ({ ...field, says: field.id, label: null })),
    lines: [{ from: 'a', to: 'b', means: 'fire' }],
  };
  const { picture } = pictureOf({ scene, faceNamed, edition: 'colour', id: 'picture' });
  const { shapes } = picture.signs;
  expect(shapes.some(({ fill }) => fill === OCHRE)).toBe(true);
  const across = shapes.flatMap(({ d }) =>
    [...(typeof d === 'string' ? d : '').matchAll(/[ML ]?(-?[\d.]+)[ ,]-?[\d.]+/g)].map(([, x]) => Number(x)),
  );
  expect(Math.min(...across)).toBeGreaterThan(50);
  expect(Math.max(...across)).toBeLessThan(85);
});
