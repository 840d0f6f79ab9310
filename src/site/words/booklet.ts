import type { BookletForm, BookletSides } from '../../press/booklet/booklet-plan.ts';

/** Texts of the rules booklet, and about it. */
export const BOOKLET_WORDS = {
  name: 'The rules',
  contents: 'Contents',
  notes: 'Notes',
  box: 'In the box',
  setUp: 'The table at the start',
  code: 'Code that leads to',
  /** Below the picture of the set-up. */
  toVariants: (title: string): string =>
    `That is all. Whoever would rather play something otherwise finds it under “${title}”, at the end.`,
  /** What can be played otherwise, after the rules. */
  variants: {
    title: 'Variants',
    lead: 'Where the rulebook is silent, can be read two ways or leaves you a choice, the rules above say how we play. Some of that may as well be played otherwise: agree on it before you begin, as much of it as you like, and tick it here.',
    label: 'as played:',
  },
  /** Heads the list of the sentences' numbers. */
  index: 'The page of each number',
  /** Source notes behind sentences that are not simply the rulebook's. */
  marks: {
    ruling:
      'the rulebook is silent, or can be read two ways; this is how we read it. What may be played otherwise stands at the end.',
    derived: 'follows from what the rulebook says, without its saying so.',
    published: 'from the page of the publisher, and not from the rulebook.',
    simplified: 'the rulebook leaves a choice that never pays; it is made here.',
    ours: 'a figure that the rulebook’s lost pictures held, supplied by us.',
  } as Readonly<Record<string, string | undefined>>,
  version: (rules: string): string => `Rules, version ${rules}.`,

  /** On the page that offers the booklet. */
  offer: {
    title: 'The rules as a booklet',
    /** What is in it beside the rules: examples, with or without a referee, and choices to agree on. */
    says: (pages: number, has: { answers: boolean; examples: boolean; choices: boolean }): string =>
      `Every rule with its number${has.examples ? `, the examples${has.answers ? ' with the referee’s answers' : ''}` : ''}${has.choices ? ', and the variants to agree on before play' : ''}: ${pages} pages, to be folded once and stapled.`,
    download: (paper: string): string => `Booklet for ${paper}`,
    size: (pages: number, size: string): string => `PDF, ${pages} pages, ${size}`,
    how: 'Print on both sides, turned on the short edge. The first sheet says how, and how to fold.',
    all: 'Every booklet: for one side of the paper, with little ink, page by page',
    forms: { saddle: 'To fold and staple', plain: 'Page by page' } satisfies Record<BookletForm, string>,
    sides: {
      duplex: 'for a printer that prints both sides of the paper',
      single: 'for a printer that cannot turn the paper: all fronts first, then all backs',
    } satisfies Record<BookletSides, string>,
    plain: 'to read on a screen, or to print as you like',
    fromRules: 'The rules on paper: a booklet to fold',
  },
} as const;
