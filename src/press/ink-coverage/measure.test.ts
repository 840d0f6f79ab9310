import { expect, test } from 'vitest';
import { fonts } from '../../../tests/sample-faces.ts';
import {
  art,
  box,
  group,
  type SetFace,
  type SetNode,
  type SetRun,
  type Shape,
  type Stroke,
} from '../../kit/face.ts';
import { inkOfFace } from './measure.ts';

/** The ink on 20 x 20 mm, as a share. */
function ink(...nodes: readonly SetNode[]): number {
  const face: SetFace = { id: 'face', width: 20, height: 20, bleed: 3, safe: 3, nodes };
  return inkOfFace(face, new Map());
}

const BLACK = '#000000';
const drawn = (...shapes: readonly Shape[]) => art({ x: 10, y: 10, shapes });
const stroke = (width: number, dash: readonly number[] = []): Stroke => ({ colour: BLACK, width, dash });

test('paper takes no ink, and a full face all of it', () => {
  expect(ink()).toBe(0);
  expect(ink(box({ x: -4, y: -4, width: 28, height: 28, fill: BLACK }))).toBeCloseTo(1, 5);
});

test('what lies beyond the trim does not count', () => {
  expect(ink(box({ x: -4, y: 10, width: 28, height: 28, fill: BLACK }))).toBeCloseTo(0.5, 5);
  expect(ink(drawn({ d: 'M0-40L40 0L0 40L-40 0Z', fill: BLACK }))).toBeCloseTo(1, 5);
});

test('what lies on top hides what is below', () => {
  const black = box({ x: 0, y: 0, width: 20, height: 20, fill: BLACK });
  expect(ink(black, box({ x: 0, y: 0, width: 20, height: 5, fill: '#ffffff' }))).toBeCloseTo(0.75, 2);
});

test('a round shape counts with its own area', () => {
  const circle = drawn({ d: 'M-6 0A6 6 0 0 1 6 0A6 6 0 0 1-6 0Z', fill: BLACK });
  expect(ink(circle)).toBeCloseTo((Math.PI * 36) / 400, 2);
  const rounded = box({ x: 4, y: 4, width: 12, height: 12, radius: 6, fill: BLACK });
  expect(ink(rounded)).toBeCloseTo((Math.PI * 36) / 400, 2);
});

test('holes are bare by the even-odd rule alone', () => {
  const d = 'M-5-5H5V5H-5ZM-3-3H3V3H-3Z';
  expect(ink(drawn({ d, fill: BLACK, fillRule: 'evenodd' }))).toBeCloseTo(64 / 400, 5);
  expect(ink(drawn({ d, fill: BLACK }))).toBeCloseTo(100 / 400, 5);
});

test('a line thinner than a pixel takes what it covers', () => {
  expect(ink(drawn({ d: 'M-8 0L8 0', stroke: stroke(0.1) }))).toBeCloseTo(1.6 / 400, 6);
  expect(ink(drawn({ d: 'M-8-8L8 8', stroke: stroke(0.1) }))).toBeCloseTo((1.6 * Math.SQRT2) / 400, 6);
});

test('only the dashes of a line are drawn, from each beginning anew', () => {
  expect(ink(drawn({ d: 'M-8 0H8', stroke: stroke(0.1, [3, 1]) }))).toBeCloseTo(1.2 / 400, 6);
  expect(ink(drawn({ d: 'M-8 0H8', stroke: stroke(0.1, [4]) }))).toBeCloseTo(0.8 / 400, 6);
  expect(ink(drawn({ d: 'M-8 0H-5M5 0H8', stroke: stroke(0.1, [3, 100]) }))).toBeCloseTo(0.6 / 400, 6);
});

test('round ends reach beyond a line', () => {
  const shape: Shape = { d: 'M-4 0H4', stroke: { ...stroke(4), cap: 'round' } };
  expect(ink(drawn(shape))).toBeCloseTo((32 + 4 * Math.PI) / 400, 3);
});

test('groups turn, scale and cut what they hold', () => {
  const nodes = [box({ x: 0, y: 0, width: 4, height: 2, fill: BLACK })];
  expect(ink(group({ x: 10, y: 10, rotate: 30, scale: 2, nodes }))).toBeCloseTo(32 / 400, 4);
  const clip = { x: 0, y: 0, width: 1, height: 8 };
  const cut = group({ x: 10, y: 10, rotate: 180, scale: 2, clip, nodes });
  expect(ink(cut)).toBeCloseTo(8 / 400, 5);
  // What follows the group is not clipped.
  expect(ink(cut, box({ x: 0, y: 0, width: 8, height: 8, fill: BLACK }))).toBeCloseTo(72 / 400, 2);
});

test('a letter takes the same ink wherever it stands and however it is turned, and what is cut off takes none', () => {
  const letters = ({ x = 2, rotate = 0, clip = false }) => {
    const [font = ''] = fonts.keys();
    const run: SetRun = { text: 'Bunker', x: 0, width: 12, font, size: 12, ink: BLACK, tracking: 0 };
    const line: SetNode = { kind: 'line', baseline: 10, runs: [run] };
    const half = { x: 0, y: 0, width: 6, height: 20 };
    const turned = group({ x, y: 0, rotate, nodes: [line], ...(clip && { clip: half }) });
    return inkOfFace({ id: 'face', width: 20, height: 20, bleed: 3, safe: 3, nodes: [turned] }, fonts);
  };
  const there = letters({});
  expect(there).toBeGreaterThan(0.02);
  expect(letters({ x: 2.34 })).toBeCloseTo(there, 2);
  expect(letters({ x: 14, rotate: 45 })).toBeCloseTo(there, 2);
  expect(letters({ clip: true })).toBeLessThan(0.7 * there);
});
