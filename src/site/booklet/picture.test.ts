import { expect, it } from 'vitest';
import type { SetFace } from '../../kit/face.ts';
import type { Scene } from '../../referee/table/scene.ts';
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
