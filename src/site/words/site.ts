/**
 * Texts of the site, apart from the games'. No other module contains English, so that a translation is a record of the
 * same shape.
 */
import { factsOf } from '../../kit/words/kit.en.ts';
import type { Facts } from '../../kit/kit.ts';
import { capital, ENGLISH, type LanguageId } from '../../language.ts';
import type { Provenance, SheetForm } from '../../kit/component.ts';
import type { PrintedEdition } from '../../kit/edition.ts';

const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;

/** Most games that a site is named by. */
const MOST_IN_NAME = 3;

export const WORDS = {
  site: 'Fieldkit',
  about: 'Print small war games at home, learn them by playing, and settle what their rules leave open.',
  unofficial:
    'Fieldkit is an unofficial companion, made by players. The games belong to their designers and publishers; words, pictures and boards here are our own.',
  licenses: 'Licences of its fonts and programs.',
  /** The title of several games of makers' own on a picture, which has no room for their names. */
  ours: 'Our games',
  /** What a site of makers' own games is called, and what there is. */
  mine: (titles: readonly string[]): { readonly name: string; readonly about: string } => ({
    name: titles.length > MOST_IN_NAME ? 'Our games' : ENGLISH.and(titles),
    about: `${ENGLISH.and(titles)}, to print at home.`,
  }),
  /** Alternative text of the link preview. */
  previewOf: (game?: string): string =>
    game === undefined ? 'Cards of the games on the shelf, in a fan' : `Cards of ${game}, in a fan`,
  skip: 'Skip to the text',
  theme: 'Dark mode',
  nav: { site: 'Site', game: 'This game', more: 'More' },
  /** Names of a game's pages, and invitations to them. */
  pages: {
    box: { name: 'The box', go: 'Get the sheets' },
    print: { name: 'Print desk', go: 'Fit them to your printer' },
    learn: { name: 'Lessons', go: 'Learn by playing' },
    puzzles: { name: 'Puzzles', go: 'Find the best turn' },
    rules: { name: 'Rules', go: 'Read the rules' },
    cards: { name: 'Cards', go: 'See what the cards do' },
    examples: { name: 'Examples', go: 'Look at examples' },
    play: { name: 'Play', go: 'Play on a board' },
    'how-it-plays': { name: 'How it plays', go: 'See who wins, and by what' },
    'can-i': { name: 'Can I?', go: 'Ask the referee' },
    questions: { name: 'Questions', go: 'Read what others asked' },
    table: { name: 'Round and score', go: 'Keep round and score' },
    check: { name: 'Measure', go: 'Measure at your table' },
    rulings: { name: 'Rulings', go: 'Open the register' },
    agree: { name: 'Agreement', go: 'Agree on it before you play' },
  },
  deeds: {
    print: {
      short: 'Print',
      name: 'Print it',
      text: 'All that was in the box, on sheets for A4 and Letter that come right out of a home printer.',
    },
    learn: {
      short: 'Learn',
      name: 'Learn it',
      text: 'Lessons on a board that lets you try, and says why not; the rules in the order in which you need them.',
    },
    play: {
      short: 'Play',
      name: 'Play it',
      text: 'On a board, two of you or against the computer; or on your own table, with round and score kept on a phone.',
    },
    settle: {
      short: 'Settle',
      name: 'Settle it',
      text: 'Yes, no, or the rulebook is silent: how we rule, the other reading, and what it changes.',
    },
  },
  /** In place of `learn` where a game has rules to read and no lessons. */
  read: { short: 'Read', name: 'Read it' },

  home: {
    poster: 'You found a rulebook and no box.',
    pitch:
      'Here is the rest: sheets for your printer, lessons, a board to play on, and a referee for what the rules leave in doubt.',
    each: 'For each game',
    abroad: 'In another language',
    abroadSays: 'The cards, rules and lessons of these games are in their own language.',
    facts: (facts: Facts): string => factsOf(facts).join(' · '),
  },

  /** Round a game that is in another language. */
  abroad: {
    says: {
      en: 'The rules, cards and lessons of this game are in English; the links below lead there.',
      nl: 'The rules, cards and lessons of this game are in Dutch; the links below lead there.',
    } satisfies Record<LanguageId, string>,
  },

  box: {
    contents: 'What is in the box',
    count: (cards: number, pieces: number, sheets: number): string =>
      ENGLISH.and([
        ...(cards === 0 && pieces + sheets > 0 ? [] : [many(cards, 'card')]),
        ...(pieces === 0 ? [] : [many(pieces, 'piece')]),
        ...(sheets === 0 ? [] : [many(sheets, 'sheet')]),
      ]),
    edition: (hasCards: boolean): string => `Show the ${hasCards ? 'cards' : 'pieces'} in`,
    editions: { colour: 'colour', 'low-ink': 'little ink' } satisfies Record<PrintedEdition, string>,
    cards: (count: number): string => many(count, 'card'),
    back: 'Their back',
    backOf: (deck: string): string => `Back of: ${deck}`,
    other: 'Its other side',
    otherOf: (card: string): string => `Other side of: ${card}`,
    pieces: 'Pieces',
    counter: (width: number, height: number): string => `a flat counter of ${width} × ${height} mm`,
    sheets: 'Sheets',
    sheet: {
      mat: 'a mat',
      pad: 'to write on',
      poster: 'a board of paper',
      strip: 'to measure with',
      wheel: 'discs on a pin',
      die: 'a die to be folded',
    } satisfies Record<SheetForm['make'], string>,
    size: (width: number, height: number): string => `${Math.round(width)} × ${Math.round(height)} mm`,
    /** The alternative form a piece is printed in, and its footprint. */
    orElse: (what: string, width: number, depth: number): string => `, or ${what} on ${width} × ${depth} mm`,
    showpiece: { standee: 'a paper standee', cube: 'a paper cube', model: 'a paper model' },
    provenance: {
      rulebook: 'as the rulebook has it',
      published: 'as it was published elsewhere',
      derived: 'worked out from the rulebook',
      ours: 'filled in by Fieldkit',
    } satisfies Record<Provenance, string>,
    credits: 'Who made the game',
  },

  search: {
    label: 'Ask the rules',
    hint: 'in plain words, such as “how do I win?”, or by the number of a rule',
    go: 'Search',
    game: 'In the rules of',
    everyGame: 'every game',
    title: 'Search',
    about: 'Ask the rules in plain words, or find a sentence by its number.',
    noScript:
      'Searching needs JavaScript, which is switched off here. The contents of the rules and the list of numbers at their end lead everywhere too.',
    everything: 'All there is to read',
  },

  rules: {
    title: (game: string): string => `The rules of ${game}`,
    about: (game: string): string =>
      `The complete rules of ${game} in our own words and a teaching order, with tested examples.`,
    lead: (count: number): string =>
      `Everything, in the order in which you need it. The ${count} numbered sentences are the rules; the rest explains them.`,
    contents: 'Contents',
    numbers: 'By number',
    numbersText: 'Every numbered sentence, by the part of the rules its letter stands for.',
    /** Where they are numbered by chapters, without letters. */
    chaptersText: 'Every numbered sentence, by its chapter.',
    toRulings: 'Sentences marked as rulings stand in the register with their other reading.',
    linkTo: (id: string): string => `Rule ${id}, link to it`,
    beside: (examples: number, rulings: number, questions: number): string =>
      [
        examples > 0 && many(examples, 'example'),
        questions > 0 && many(questions, 'question'),
        rulings > 0 && many(rulings, 'ruling'),
      ]
        .filter(Boolean)
        .join(', '),
    besideOf: (id: string): string => `for ${id}`,
    ruling: 'Ruling',
  },

  rulings: {
    title: 'The register of rulings',
    about: (game: string): string =>
      `Where the rulebook of ${game} is silent or can be read two ways: both readings, ours, why, and what differs.`,
    lead: (count: number, switches: number): string =>
      `In ${count} places the rulebook is silent, or can be read two ways. Here is how we rule, and the other reading. ${switches} of them can be switched: agree on them before play.`,
    contents: 'Contents',
    switches: 'To be agreed before play',
    switchesText:
      'Each of these has an option. It is off unless you switch it on; any of them may be on together. The referee answers by the readings in force.',
    fixed: 'Not switchable',
    fixedText:
      'Here the other reading is told for those who meet it elsewhere; the referee keeps to ours, since the rest of the rules leans on it.',
    ours: 'We rule',
    other: 'The other reading',
    alters: 'With it these sentences read',
    from: 'Why',
    option: 'Option',
    none: 'none',
    differ: 'Where they differ',
    underOurs: 'By our reading',
    underOther: 'By the other',
    asShown: 'As it is shown here.',
    notPlayed: 'The referee does not play by this reading: this is our word, not its answer.',
    notPlayedBut: (differs: boolean): string =>
      `The referee does not play by this reading, and says as much: the answer would be ${differs ? 'the opposite' : 'the same'}.`,
  },

  examples: {
    title: 'Examples',
    about: (game: string): string =>
      `Cases from ${game} with the table, what is done, and what the referee says, rule by rule.`,
    lead: (count: number): string =>
      `${count} cases with the referee’s answer. It gave each of them when this page was made; none was written by hand.`,
    contents: 'Contents',
    all: 'All examples',
    aboutTheme: (theme: string, game: string): string =>
      `${theme}: cases from ${game} with the table, what is done, and what the referee says.`,
    table: 'The table',
    after: 'Afterwards',
    back: 'Back',
    next: 'Next move',
    step: (step: number, steps: number, move: string, happened: readonly string[]): string =>
      [`${step} of ${steps}`, ...(happened.length === 0 ? [move] : happened.map(capital))]
        .map((part) => `${part}.`)
        .join(' '),
  },

  lost: {
    title: 'There is nothing on this field',
    text: 'No page of this site has this address.',
    home: 'Back to the shelf',
  },
} as const;
