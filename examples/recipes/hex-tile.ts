import { box, defineGame, title } from 'fieldkit';

export default defineGame({
  id: 'hex-tile',
  title: 'Hex tile',
  tokens: {
    meadow: {
      size: [50, 43.3],
      shape: 'hex',
      count: 6,
      face: ({ area, trim }) => [box({ ...trim, fill: '#9bb35a' }), title('Meadow', area)],
    },
  },
});
