/** What the booklet of a game's rules says by itself, and what is said of it. */
export const BOOKLET_WORDS = {
  name: 'The rules',
  contents: 'Contents',
  notes: 'Notes',
  example: 'Example',
  code: 'Code that leads to',
  /** What stands behind a sentence that is not simply the rulebook's. */
  marks: {
    ruling: 'the rulebook is silent, or can be read two ways; this is how we read it.',
    simplified: 'the rulebook leaves a choice that never pays; it is made here.',
    ours: 'a figure that the rulebook’s lost pictures held, supplied by us.',
  } as Readonly<Record<string, string | undefined>>,
  version: (rules: string): string => `Rules, version ${rules}.`,
} as const;
