import { box, defineGame, title } from 'fieldkit';

export default defineGame({
  id: 'round-token',
  title: 'Round token',
  tokens: {
    coin: {
      size: [25, 25],
      shape: 'round',
      count: 20,
      face: ({ area, trim }) => [box({ ...trim, fill: '#e0b23c' }), title(1, area, { size: 22 })],
      back: ({ area, trim }) => [box({ ...trim, fill: '#b9c2c7' }), title(5, area, { size: 22 })],
    },
  },
});
