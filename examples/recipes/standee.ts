import { box, defineGame, picture, title } from 'fieldkit';

export default defineGame({
  id: 'standee',
  title: 'Standee',
  standees: {
    steamer: {
      size: [36, 40],
      depth: 14,
      face: ({ area, trim }) => [
        box({ ...trim, fill: '#dfe8ea' }),
        picture('pictures/steamer.svg', area.top(26), { fit: 'contain' }),
        title('Steamer', area.bottom(8), { size: 10 }),
      ],
    },
  },
});
