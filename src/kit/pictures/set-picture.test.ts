import { describe, expect, it } from 'vitest';
import { fonts } from '../../../tests/sample-faces.ts';
import { box, group, picture, type Node, type Raster, type SetNode } from '../face.ts';
import { failed, ok } from '../../result.ts';
import { typeFaultSentence } from '../type/type-faults.ts';
import { typeset } from '../type/typeset.ts';
import type { Edition } from '../edition.ts';
import type { Pictures, RasterFile } from './picture-file.ts';

const never = () => Promise.reject(new Error('nothing is decoded when a face is set'));
const photo: RasterFile = {
  kind: 'raster',
  id: 'photo',
  width: 800,
  height: 400,
  alpha: false,
  encode: never,
  grey: never,
};
const pictures: Pictures = {
  find: (file) => (file === 'photo.jpg' ? ok(photo) : failed('is not there: did you mean "photo.jpg"')),
};

const set = (nodes: readonly Node[], edition: Edition = 'colour') =>
  typeset({ id: 'ship-1', width: 63, height: 88, bleed: 0, safe: 0, nodes }, fonts, { pictures, edition });

function rastersOf(nodes: readonly Node[], edition?: Edition): readonly Raster[] {
  const done = set(nodes, edition);
  if (!done.ok) throw new Error(done.faults.map(typeFaultSentence).join());
  const all = (inner: readonly SetNode[]): readonly Raster[] =>
    inner.flatMap((node) => (node.kind === 'group' ? all(node.nodes) : node.kind === 'raster' ? [node] : []));
  return all(done.value.nodes);
}

const SQUARE = { x: 10, y: 20, width: 40, height: 40 };

describe('a picture in its rectangle', () => {
  it('covers it, cropped about its middle or its focus', () => {
    expect(rastersOf([picture('photo.jpg', SQUARE)])[0]).toMatchObject({
      ...SQUARE,
      crop: { x: 200, y: 0, width: 400, height: 400 },
    });
    const right = rastersOf([picture('photo.jpg', SQUARE, { focus: { x: 1, y: 0 } })]);
    expect(right[0]?.crop.x).toBe(400);
    const near = rastersOf([picture('photo.jpg', SQUARE, { focus: { x: 0.3, y: 0 } })]);
    expect(near[0]?.crop.x).toBe(40);
  });

  it('is contained in it whole, in the middle or toward its focus', () => {
    expect(rastersOf([picture('photo.jpg', SQUARE, { fit: 'contain' })])[0]).toMatchObject({
      x: 10,
      y: 30,
      width: 40,
      height: 20,
      crop: { x: 0, y: 0, width: 800, height: 400 },
    });
    const low = rastersOf([picture('photo.jpg', SQUARE, { fit: 'contain', focus: { x: 0.5, y: 1 } })]);
    expect(low[0]?.y).toBe(40);
  });

  it('lies on the last box that holds it, through groups, or else on white', () => {
    const inner = picture('photo.jpg', { x: 2, y: 2, width: 6, height: 6 });
    const nodes: Node[] = [
      box({ x: 0, y: 0, width: 63, height: 88, fill: '#111111' }),
      box({ x: 10, y: 10, width: 10, height: 10, fill: '#222222' }),
      group<Node>({ x: 10, y: 10, nodes: [inner] }),
      group<Node>({ x: 11, y: 40, rotate: 90, scale: 2, nodes: [inner] }),
      group<Node>({ x: 60, y: 80, nodes: [inner] }),
    ];
    expect(rastersOf(nodes).map(({ ground }) => ground)).toEqual(['#222222', '#ffffff', '#ffffff']);
  });

  it('is told by its meaning, and drawn with lines or left out where ink is saved', () => {
    const told = picture('photo.jpg', SQUARE, { means: 'a ship' });
    expect(rastersOf([told])[0]).toMatchObject({ means: 'a ship' });
    expect(rastersOf([told])[0]?.halftone).toBeUndefined();
    expect(rastersOf([told], 'low-ink')[0]?.halftone).toBeDefined();
    expect(rastersOf([picture('photo.jpg', SQUARE, { lowInk: 'leave out' })], 'low-ink')).toEqual([]);
  });
});

describe('a picture that cannot be set', () => {
  it.each([
    [picture('foto.jpg', SQUARE), 'ship-1: the picture "foto.jpg" is not there: did you mean "photo.jpg".'],
    [
      picture('foto.jpg', SQUARE, { field: 'art' }),
      'ship-1, field "art": the picture "foto.jpg" is not there: did you mean "photo.jpg".',
    ],
    [
      picture('photo.jpg', { ...SQUARE, width: 0 }),
      'ship-1: the picture "photo.jpg" has no room: its width and height must be more than 0 mm.',
    ],
    [
      picture('photo.jpg', SQUARE, { focus: { x: Number.NaN, y: 0 } }),
      'ship-1: the picture "photo.jpg" has a focus or a radius that is no number.',
    ],
  ])('is a fault with a sentence', (node, sentence) => {
    const done = set([node]);
    expect(done.ok ? [] : done.faults.map(typeFaultSentence)).toEqual([sentence]);
  });

  it('is one even where it would be left out', () => {
    expect(set([picture('foto.jpg', SQUARE, { lowInk: 'leave out' })], 'low-ink').ok).toBe(false);
  });
});

it('a picture is measured at its printed size, in a group that is scaled, too', () => {
  const small = picture('photo.jpg', { x: 0, y: 0, width: 50, height: 25 });
  const done = set([group<Node>({ x: 0, y: 0, scale: 2.5, nodes: [small] })]);
  expect(done.ok && done.value.notes?.[0]).toMatchObject({
    kind: 'resolution',
    needs: { width: 985, height: 493 },
  });
  const fine = set([small]);
  expect(fine.ok && fine.value.notes).toBeUndefined();
});
