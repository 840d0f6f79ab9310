/** The lessons of Stepping Stones. */
export const LESSONS = [
  {
    id: 'hopping',
    title: 'Hopping',
    about: 'You hop, you hop too far, and you win.',
    start: { position: { at: { green: 2, brown: 1 }, hands: { green: [1, 2], brown: [1] } } },
    learner: 0,
    zones: ['hand-green', 'hand-brown'],
    steps: [
      {
        kind: 'move',
        title: 'One stone on',
        text: 'Play your hop of 1.',
        rules: ['S1'],
        hint: 'Your hand has a 1 and a 2.',
        moves: ['hop 1'],
      },
      {
        kind: 'ask',
        title: 'Your hand',
        text: 'Which cards are left in it?',
        rules: ['S1'],
        hint: 'You have just played one of two.',
        options: [
          { says: '1', wrong: 'That is the one that you have just played.' },
          { says: '2', right: true },
          { says: '1, 2', wrong: 'That was your hand before you hopped.' },
        ],
        answer: { zone: 'hand-green' },
      },
      {
        kind: 'watch',
        title: 'The brown frog',
        text: 'It hops after you.',
        rules: ['S1'],
        moves: ['hop 1'],
      },
    ],
    end: 'Now you can hop.',
  },
] as const;
