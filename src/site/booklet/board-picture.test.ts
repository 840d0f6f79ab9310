import { expect, it } from 'vitest';
import type { PrintedBoard } from '../../book/printed-board.ts';
import type { SetFace } from '../../kit/face.ts';
import { overlap } from '../../kit/rects.ts';
import type { Box, Scene } from '../../referee/table/scene.ts';
import { boardPicture, frameRound } from './board-picture.ts';
import { arrowPath } from './paper-arrows.ts';

const FIELD = { x: 0, y: 0, width: 400, height: 300 } as const;
const whole = (box: Box, frame: Box): boolean =>
  box.x >= frame.x &&
  box.y >= frame.y &&
  box.x + box.width <= frame.x + frame.width &&
  box.y + box.height <= frame.y + frame.height;

it('a picture of a map cuts no name at its edge', () => {
  const about = [{ x: 180, y: 140, width: 40, height: 20 }];
  const names = [
    { x: 112, y: 150, width: 30, height: 8 },
    { x: 262, y: 130, width: 30, height: 8 },
    { x: 190, y: 92, width: 30, height: 8 },
  ];
  const frame = frameRound(about, names, FIELD, 150);
  for (const name of names) expect(!overlap(name, frame) || whole(name, frame)).toBe(true);
  expect(whole(about[0] ?? FIELD, frame)).toBe(true);
});

it('an arrow goes round a name in its way, and ends beside what lies at its end', () => {
  const name = { x: 90, y: 95, width: 20, height: 10 };
  const card = { x: 190, y: 85, width: 20, height: 30 };
  const from = { at: [{ x: 0, y: 100 }], things: [] };
  const to = { at: [{ x: 200, y: 100 }], things: [card] };
  const line = arrowPath(from, to, [name]);
  expect(line.length).toBeGreaterThan(10);
  for (const { x, y } of line)
    for (const box of [name, card])
      expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(false);
});

const face = (id: string, width: number, height: number): SetFace => ({
  id,
  width,
  height,
  bleed: 0,
  safe: 0,
  nodes: [],
});

it('an example is shown on the printed board, with its cards in their places', () => {
  const scene: Scene = {
    ground: { ...FIELD, face: 'screen board' },
    cards: [],
    zones: [],
    status: '',
    lines: [{ from: 'a', to: 'b', means: 'fire' }],
    fields: ['a', 'b', 'far'].map((id) => ({ id, says: id, label: id, x: 0, y: 0, width: 9, height: 9 })),
    pieces: [],
  };
  const ends = { a: { x: 40, y: 40 }, b: { x: 120, y: 60 }, far: { x: 380, y: 280 } } as const;
  const card = (id: 'b' | 'far') => ({ face: `card ${id}`, width: 20, height: 30, ...ends[id] });
  const board: PrintedBoard = {
    face: 'printed board',
    field: FIELD,
    words: {},
    ends,
    width: 150,
    lying: ({ id }) => (id === 'b' || id === 'far' ? [card(id)] : []),
  };
  const faceNamed = (name: string): SetFace =>
    name === board.face ? face(name, 200, 150) : face(name, 10, 15);
  const picture = boardPicture({ scene, board, faceNamed, smallFace: faceNamed, edition: 'colour' });
  expect(picture?.faces.map((each) => [each.face, each.scale])).toEqual([
    ['printed board', 2],
    ['card b', 2],
  ]);
  expect(picture?.alt).toBe('a; b');
  expect(picture?.words).toEqual([]);

  // A name of which 14 pt become less than 6.5 on the page is said again in the page's letters, clear of what lies there.
  const named = {
    ...board,
    width: 300,
    names: { b: { says: ['Far', 'Bank'], box: { x: 130, y: 20, width: 30, height: 8 }, size: 14 } },
  };
  const drawn = (those: PrintedBoard) =>
    boardPicture({ scene, board: those, faceNamed, smallFace: faceNamed, edition: 'colour' });
  const wide = drawn(named);
  expect(wide?.names?.list.map(({ says }) => says)).toEqual([['Far', 'Bank']]);
  const laid = wide?.faces[1];
  expect(wide?.names?.clear).toContainEqual({ x: laid?.x, y: laid?.y, width: 20, height: 30 });
  expect(drawn({ ...named, width: 110 })?.names).toBeUndefined();

  // A card can be a block with its number: large enough to read where the card's own words are not.
  const blocks = drawn({
    ...named,
    lying: ({ id }) => (id === 'b' ? [{ ...card('b'), block: { says: '3', ink: 'red' } }] : []),
  });
  expect(blocks?.faces.map((each) => each.face)).toEqual(['printed board']);
  expect(blocks?.words.map(({ text }) => text)).toEqual(['3']);
});
