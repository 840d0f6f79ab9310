/** Texts of the move list and of trying by notation. */
const moves = (count: number): string => `${count} move${count === 1 ? '' : 's'}`;

export const HISTORY_WORDS = {
  referee: {
    switch: 'Referee mode: anything may be tried',
    about: 'What is not allowed may be tried too, and the referee says why it is not.',
    field: 'A move in notation',
    go: 'Try it',
  },
  history: {
    heading: 'The game so far',
    none: 'No move yet.',
    setUp: 'Set-up',
    undo: 'Take back',
    lookedAt: (count: number, all: number) =>
      `You are looking back, at ${count === 0 ? 'the start' : `move ${count}`} of a game of ${moves(all)}.`,
    present: 'Back to the game',
    goOn: 'Take back to here',
    fork: 'Play on from here as a new game',
    asks: (count: number) => `This takes back ${moves(count)}. What was seen since cannot be unseen:`,
    secret: (player: string) => `something that only ${player} saw`,
    seenBy: (player: string | null, what: string) => (player === null ? what : `${what} (${player} saw it)`),
    yes: (count: number) => `Take back ${moves(count)}`,
    no: 'Leave it',
  },
  replay: {
    heading: (game: string) => `Watch this game of ${game} again`,
    slider: 'Where in the game',
    start: 'the start',
    at: (count: number, all: number, told: string) => `${count} of ${all}: ${told}`,
    first: 'To the start',
    back: 'One move back',
    on: 'One move on',
    last: 'To the end',
    play: 'Replay',
    pause: 'Pause',
    pace: 'Speed',
    paces: { slow: 'Slow', steady: 'Steady', fast: 'Fast' },
  },
} as const;
