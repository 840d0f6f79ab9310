import sharp from 'sharp';
import { expect, it } from 'vitest';
import { blankFace, fonts, RED, setFace } from '../../../tests/sample-faces.ts';
import { box } from '../../../src/kit/face.ts';
import { setUpPicture } from './set-up-on-table.ts';

const card = setFace(blankFace('card', [box({ x: 0, y: 0, width: 63.5, height: 88.9, fill: RED })]));
const faces = new Map([['card', card]]);
const planOf = (face: string) => ({
  of: 'set-up',
  width: 100,
  height: 200,
  things: [{ face, x: 20, y: 100 }],
  notes: [],
});

it('shows each thing where the set-up lays it, on bare boards', async () => {
  const { bytes, width, height } = await setUpPicture(planOf('card'), faces, fonts);
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([width, height]);
  const redAt = (x: number, y: number): boolean => {
    const at = (Math.round(y * height) * width + Math.round(x * width)) * info.channels;
    return (data[at] ?? 0) > (data[at + 1] ?? 0) + 80;
  };
  expect(redAt(0.5, 0.7)).toBe(true);
  expect(redAt(0.5, 0.2)).toBe(false);
});

it('stops at a name that the box does not hold', async () => {
  await expect(setUpPicture(planOf('bard'), faces, fonts)).rejects.toThrow('"bard"');
});
