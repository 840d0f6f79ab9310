import { defineGame, picture, title } from 'fieldkit';

export default defineGame({
  id: 'die',
  title: 'Die',
  dice: {
    wind: {
      edge: 18,
      face: ({ number, area }) =>
        number === 6
          ? picture('pictures/anchor.svg', area, { fit: 'contain' })
          : title(number, area, { size: 22 }),
    },
  },
});
