/** What is wrong with a text that is no game. */
export const NOT_JSON = {
  broken: 'It is not JSON, or it breaks off in the middle',
  'too deep': 'Its lists stand deeper in each other than those of any game',
  'too long': 'It is longer than any game',
} as const;
