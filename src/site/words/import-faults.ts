/** Why a text is no game. */
export const NOT_JSON = {
  broken: 'It is not JSON, or it breaks off in the middle',
  'too deep': 'Its lists stand deeper in each other than those of any game',
  'too long': 'It is longer than any game',
} as const;

/** Why a record ends where it could be read no further. */
export const ENDS = {
  broken: (moves: number) =>
    moves === 0 ? 'It breaks off before its first move' : `It breaks off after move ${moves}`,
  'no move': (moves: number) => `What stands as move ${moves + 1} is no move in notation`,
} as const;
