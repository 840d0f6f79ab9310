import { defineGame, title } from 'fieldkit';
import { art, circle, written } from 'fieldkit/draw';

const disc = (fill: `#${string}`) =>
  art({
    x: 0,
    y: 0,
    shapes: [{ d: written(circle(12.5, 12.5, 12)), fill, stroke: { colour: '#1a1a1a', width: 0.4 } }],
  });

export default defineGame({
  id: 'round-token',
  title: 'Round token',
  tokens: {
    coin: {
      size: [25, 25],
      count: 20,
      face: ({ area }) => [disc('#e0b23c'), title(1, area, { size: 22 })],
      back: ({ area }) => [disc('#b9c2c7'), title(5, area, { size: 22 })],
    },
  },
});
