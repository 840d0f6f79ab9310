/** The two rules of Stepping Stones, a game made up for the tests. */
export const STATEMENTS = {
  S1: { text: 'On your turn, play a hop card and move your frog that many stones.', provenance: 'ours' },
  S2: {
    text: 'The frog that first sits on the last stone wins; no frog hops beyond it.',
    provenance: 'ours',
  },
} as const;

export type StatementId = keyof typeof STATEMENTS;
