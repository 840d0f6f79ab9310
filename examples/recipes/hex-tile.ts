import { defineGame, title } from 'fieldkit';
import { art, polygon, written } from 'fieldkit/draw';

const hex = (radius: number) =>
  written(
    polygon(
      [0, 60, 120, 180, 240, 300].map((a) => [
        radius * Math.cos((a * Math.PI) / 180),
        radius * Math.sin((a * Math.PI) / 180),
      ]),
    ),
  );

export default defineGame({
  id: 'hex-tile',
  title: 'Hex tile',
  tokens: {
    meadow: {
      size: [50, 43.3],
      count: 6,
      face: ({ area, trim }) => [
        art({ x: trim.width / 2, y: trim.height / 2, shapes: [{ d: hex(25), fill: '#9bb35a' }] }),
        title('Meadow', area),
      ],
    },
  },
});
