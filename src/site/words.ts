/**
 * What the pages say besides the games' content. English stands here and nowhere else, so that another language is
 * another record of the same shape.
 */
import type { Provenance } from '../kit/component.ts';
import type { PrintedEdition } from '../kit/edition.ts';

const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;

export const WORDS = {
  site: 'Fieldkit',
  about: 'Print small war games at home, learn them by playing, and settle what their rules leave open.',
  unofficial:
    'Fieldkit is an unofficial companion, made by players. The games belong to their designers and publishers; words, pictures and boards here are our own.',
  skip: 'Skip to the text',
  theme: 'Dark page',
  nav: { site: 'Site', game: 'This game' },
  pages: {
    box: 'The box',
    rules: 'Rules',
    rulings: 'Rulings',
    examples: 'Examples',
    play: 'Play',
    search: 'Search',
  },

  home: {
    poster: 'You found a rulebook and no box.',
    pitch:
      'Here is the rest: sheets that come out of a home printer right the first time, rules to learn from, and a referee for what they leave in doubt.',
    shelf: 'The shelf',
    deeds: {
      print: {
        name: 'Print it',
        text: 'Cards, counters and paper models for A4 and Letter.',
        go: 'What is in the box',
      },
      learn: {
        name: 'Learn it',
        text: 'The rules in the order in which you need them, each sentence with examples.',
        go: 'Read the rules',
      },
      settle: {
        name: 'Settle it',
        text: 'Where the rulebook is silent: how we rule, the other reading, and what it changes.',
        go: 'Open the register',
      },
    },
    facts: (players: string, minutes: string): string => `${players} players · ${minutes} minutes`,
    age: (age: string): string => `age ${age}`,
  },

  box: {
    contents: 'What is in the box',
    count: (cards: number, pieces: number): string => `${many(cards, 'card')} and ${many(pieces, 'piece')}`,
    edition: 'Show the cards in',
    editions: { colour: 'colour', 'low-ink': 'little ink' } satisfies Record<PrintedEdition, string>,
    cards: (count: number): string => many(count, 'card'),
    back: 'Their back',
    backOf: (deck: string): string => `Back of: ${deck}`,
    pieces: 'Pieces',
    counter: (width: number, height: number): string => `a flat counter of ${width} × ${height} mm`,
    showpiece: { standee: 'a paper standee', cube: 'a paper cube', model: 'a paper model' },
    stands: (width: number, depth: number): string => `on ${width} × ${depth} mm`,
    provenance: {
      rulebook: 'as the rulebook has it',
      derived: 'worked out from the rulebook',
      ours: 'filled in by Fieldkit',
    } satisfies Record<Provenance, string>,
    credits: 'Who made the game',
    print: 'Print it',
    printed: (command: string, folder: string): readonly [string, string, string, string, string] => [
      'In a copy of the project, ',
      command,
      ' leaves the sheets for A4 and Letter, in colour and in little ink, in ',
      folder,
      '. Print at 100 %, without “fit to page”; the first sheet is a ruler to check that by.',
    ],
  },

  lost: {
    title: 'There is nothing on this field',
    text: 'The address leads into the fog: no page of this site lies there.',
    home: 'Back to the shelf',
  },
} as const;
