/** Names over a picture: as wide as their plate, in the picture, over nothing that lies there. */
import { expect, it } from 'vitest';
import { encloses, overlap } from '../../kit/rects.ts';
import { platesFor } from './picture-names.ts';

const BOUNDS = { x: 0, y: 0, width: 56, height: 36 } as const;
/** Letters of 1.2 mm each. */
const widthOf = (text: string): number => text.length * 1.2;

it('a plate is as wide as its longest line, and stays where its name is if nothing is in its way', () => {
  const [plate] = platesFor(
    [{ says: ['Egypt'], at: { x: 20, y: 12, width: 9, height: 2 } }],
    [],
    BOUNDS,
    widthOf,
  );
  expect(plate).toMatchObject({ x: 20, y: 12, says: ['Egypt'] });
  expect(plate?.width).toBeGreaterThanOrEqual(widthOf('Egypt'));
  expect(plate?.width).toBeLessThan(widthOf('Egypt') + 2);
});

it('a long name at the edge of a picture stays inside it, clear of cards and of the other names', () => {
  const cards = [
    { x: 44, y: 24, width: 8, height: 11 },
    { x: 20, y: 10, width: 8, height: 11 },
  ];
  const plates = platesFor(
    [
      { says: ['Eastern', 'Mediterranean'], at: { x: 42, y: 20, width: 12, height: 2 } },
      { says: ['Egypt'], at: { x: 45, y: 26, width: 8, height: 2 } },
      { says: ['Libya'], at: { x: 21, y: 12, width: 8, height: 2 } },
    ],
    cards,
    BOUNDS,
    widthOf,
  );
  expect(plates.length).toBe(3);
  for (const [at, plate] of plates.entries()) {
    expect(encloses(BOUNDS, plate)).toBe(true);
    expect(cards.some((card) => overlap(card, plate))).toBe(false);
    expect(plates.slice(at + 1).some((other) => overlap(other, plate))).toBe(false);
  }
});
